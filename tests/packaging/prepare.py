"""Every change that a release needs, in one go: ``.ci/release --prepare VERSION --home URL``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from difflib import unified_diff
from pathlib import Path
from urllib.parse import urlsplit

EXAMPLE = "sorry-a11y.example"
ADDRESSED = (
    *(".ci/mkdocs.yml", "docs/getting.md", "docs/packaging/org.sorry_a11y.game.metainfo.xml"),
    *("pyproject.toml", "tests/packaging/debian.py", "tests/packaging/parts.py"),
)
"""The files with addresses that are examples before the first release."""
UNRELEASED = {
    "docs/getting.md": {
        "Nothing has been uploaded yet: the addresses below are those of the first release.\n\n": ""
    },
    "README.md": {
        "There is no release to download yet. With Python 3.11 or newer, in the folder of this "
        "file:\n\n    pip install . &&": "docs/getting.md has an installer for Windows and a "
        "package for Debian. With Python 3.11 or\nnewer:\n\n    pip install sorry-a11y &&",
        "`py -m pip install .`": "`py -m pip install sorry-a11y`",
    },
}
"""What a file says before the first release -> what it says then."""


class PrepareError(Exception):
    """A release cannot be prepared; the text says why."""


def changes(root: Path, version: str, home: str, day: date) -> dict[str, str]:
    """Return the files that a release changes, each with its new text.

    Args:
        root: The checkout.
        version: The version that is released, such as ``1.0.0``.
        home: The address of the project, such as ``https://games.test/sorry``.
        day: The day of the release.

    Raises:
        PrepareError: The version, the address or a file is not as a release needs it.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise PrepareError(f"{version} is not a version such as 1.0.0.")
    place = urlsplit(home)
    if place.scheme != "https" or not place.hostname:
        raise PrepareError(f'--home "{home}" is not an address such as https://games.test.')
    new: dict[str, str] = {}

    def replace(name: str, sought: str, pattern: str, to: str) -> None:
        text = new.get(name) or (root / name).read_text("utf-8")
        new[name], times = re.subn(pattern, lambda _: to, text, count=1, flags=re.MULTILINE)
        if not times:
            raise PrepareError(f"{name} has no {sought}.")

    replace(
        "sorry_a11y/__init__.py",
        "line with __version__",
        r'^__version__ = ".*"',
        f'__version__ = "{version}"',
    )
    replace(
        "docs/sorry-a11y.1",
        "line with .TH",
        r"^\.TH .*",
        f'.TH SORRY-A11Y 1 "{day}" "sorry-a11y {version}" "Games"',
    )
    replace(
        "docs/packaging/org.sorry_a11y.game.metainfo.xml",
        "element release",
        r"<release version=.*/>",
        f'<release version="{version}" date="{day}"/>',
    )
    replace(
        "tests/golden/commands/version.txt",
        "line with the version",
        r"^sorry-a11y .*",
        f"sorry-a11y {version}",
    )
    # a version that was prepared before may be prepared again
    replace(
        "docs/changelog.md",
        'heading "## Unreleased"',
        rf"^## (Unreleased|{re.escape(version)}, .*)$",
        f"## {version}, {day}",
    )
    for name in ADDRESSED:
        text = new.get(name) or (root / name).read_text("utf-8")
        text = text.replace(f"https://{EXAMPLE}", home.rstrip("/"))
        new[name] = text.replace(EXAMPLE, place.hostname)
    for name, sentences in UNRELEASED.items():
        text = new.get(name) or (root / name).read_text("utf-8")
        for before, then in sentences.items():
            if before not in text and then not in text:
                raise PrepareError(f'{name} no longer says "{before}".')
            text = text.replace(before, then)
        new[name] = text
    return new


def difference(root: Path, new: dict[str, str]) -> str:
    """Return what the new texts change, as a difference."""
    lines: list[str] = []
    for name, text in sorted(new.items()):
        old = (root / name).read_text("utf-8")
        lines += unified_diff(_lines(old), _lines(text), f"a/{name}", f"b/{name}", n=1)
    return "".join(lines)


def _lines(text: str) -> Sequence[str]:
    return text.splitlines(keepends=True)
