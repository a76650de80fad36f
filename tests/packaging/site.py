"""Look for faults in the documentation as a site: ``python -m tests.packaging.site FOLDER``.

Opens every page in Chromium, on a window of 320 pixels, and asks axe-core. `.ci/docs` does this.
Exit status 1 when anything is found.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.frontends.web.walks import axe_findings
from tests.harness.browsers import browser
from tests.harness.file_host import hosted

WIDTH = 320
"""Pixels of a phone's window, or of any at four times its size."""


def faults(folder: Path) -> Iterator[str]:
    """Yield what is wrong with the pages of a site, a line each."""
    with hosted(folder) as url, browser("chromium") as running:
        tab = running.tab(url)
        tab.resize(WIDTH, 800)
        for file in sorted(folder.rglob("*.html")):
            place = file.relative_to(folder).as_posix()
            tab.open(f"{url}/{place}")
            yield from (f"{place}: {found}" for found in axe_findings(tab))
            wide = tab.run("document.documentElement.scrollWidth")
            if wide > WIDTH:
                yield f"{place}: {wide} pixels wide on a window of {WIDTH}"


def main() -> int:
    """Look; the exit status."""
    folder = Path(sys.argv[1])
    found = list(faults(folder))
    pages = len(list(folder.rglob("*.html")))
    sys.stdout.write("".join(f"{line}\n" for line in found))
    sys.stdout.write(f"{pages} pages, {len(found)} faults\n")
    return 1 if found or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
