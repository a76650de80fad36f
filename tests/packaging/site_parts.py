"""The parts of the page without a server, and its page of licences (docs/page.md)."""

from __future__ import annotations

import json
import shutil
from html import escape
from pathlib import Path

from tests.packaging.parts import OURS, TEXTS, Part

PAGE = "licences.html"
FOLDER = "licences"
COPIED = ("mpl-2.0", "python", "emscripten")
"""The texts that no wheel carries."""


def write(folder: Path, versions: dict[str, str], texts: dict[str, str]) -> None:
    """Write the texts of all licences into the site, and a page that links to them.

    Args:
        folder: The folder of the site.
        versions: The version of Pyodide and of each wheel that the game's archive holds.
        texts: The text of each wheel's licence.
    """
    to = folder / FOLDER
    to.mkdir(exist_ok=True)
    for name in COPIED:
        shutil.copyfile(TEXTS / f"{name}.txt", to / f"{name}.txt")
    shutil.copyfile(TEXTS.parents[2] / "LICENSE", to / "sorry-a11y.txt")
    for name, text in texts.items():
        (to / f"{name}.txt").write_text(text, "utf-8")
    (to / "versions.json").write_text(json.dumps(versions), "utf-8")
    rows = "".join(
        f"<li>{escape(part.name)} {escape(part.version)}, {part.licence}, "
        f'<a href="{part.texts[0]}">licence of {escape(part.name)}</a></li>\n'
        for part in parts(folder)
    )
    (folder / PAGE).write_text(
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<title>Licences</title>\n'
        f"<h1>Licences</h1>\n<p>What this page is made of.</p>\n<ul>\n{rows}</ul>\n</html>\n",
        "utf-8",
    )


def parts(folder: Path) -> list[Part]:
    """Return the parts of a site that was built."""
    versions = json.loads((folder / FOLDER / "versions.json").read_text("utf-8"))
    lock = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))["info"]
    found = [
        Part(
            "Python",
            lock["python"],
            "PSF-2.0",
            "Python Software Foundation",
            (f"{FOLDER}/python.txt",),
            ("stdlib.zip*", "pyodide.asm.wasm*"),
        ),
        Part(
            "Pyodide",
            versions["pyodide"],
            "MPL-2.0",
            "The Pyodide authors",
            (f"{FOLDER}/mpl-2.0.txt",),
            ("pyodide*",),
        ),
        Part(
            "Emscripten",
            "",
            "MIT",
            "The Emscripten authors",
            (f"{FOLDER}/emscripten.txt",),
            ("pyodide.asm.*",),
        ),
    ]
    licences = {"msgspec": "BSD-3-Clause"}
    found += [
        Part(
            name,
            version,
            licences[name],
            f"The authors of {name}",
            (f"{FOLDER}/{name}.txt",),
            ("game.zip*",),
        )
        for name, version in versions.items()
        if name in licences
    ]
    others = ("stdlib.zip", "pyodide")
    ours = tuple(
        path.relative_to(folder).as_posix()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(others)
    )
    return [Part("sorry-a11y", "", "MIT", OURS, (f"{FOLDER}/sorry-a11y.txt",), ours), *found]
