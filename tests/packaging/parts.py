"""The parts of what a release hands out: whose each file is, by which licence, and its text.

One list of parts serves all: the check that no file is without a licence, the bill of materials,
Debian's copyright file, and the page of licences of the site.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from email.message import Message
from email.parser import HeaderParser
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

OURS = "The sorry-a11y founders"
TEXTS = Path(__file__).parents[2] / "docs" / "packaging" / "licences"
"""Texts of licences that no wheel carries."""
SPDX = {
    "MIT License": "MIT",
    "Apache 2": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "PSF": "PSF-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "Python Software Foundation License": "PSF-2.0",
    **{one: one for one in ("Apache-2.0", "BSD-3-Clause", "MIT", "MPL-2.0", "PSF-2.0")},
}
"""Names by which wheels call a licence -> its SPDX identifier."""


class Part(NamedTuple):
    """A part of an artefact.

    Attributes:
        name: What it is called.
        version: Its version, empty where it has none of its own.
        licence: The SPDX identifier of its licence.
        owner: Who holds its copyright.
        texts: The texts of its licence, as paths in the artefact.
        files: Patterns of its files, as paths in the artefact; ``*`` stands for folders too.
    """

    name: str
    version: str
    licence: str
    owner: str
    texts: tuple[str, ...]
    files: tuple[str, ...]

    def has(self, path: str) -> bool:
        """Tell whether a file is of this part."""
        return any(fnmatch(path, pattern) for pattern in self.files)


def installed_parts(library: Path, under: str = "") -> list[Part]:
    """Return the parts of a folder into which pip has installed wheels.

    Args:
        library: The folder.
        under: Where it lies in the artefact, with a slash at its end.
    """
    found = []
    for info in sorted(library.glob("*.dist-info")):
        told = HeaderParser().parsestr((info / "METADATA").read_text("utf-8"))
        name, version = told["Name"], told["Version"]
        texts = sorted(
            path
            for path in info.rglob("*")
            if path.is_file() and re.match(r"(LICEN[CS]E|COPYING|NOTICE)", path.name, re.IGNORECASE)
        )
        tops = {
            line.partition(",")[0].split("/")[0]
            for line in (info / "RECORD").read_text("utf-8").splitlines()
        } - {"", ".."}
        found.append(
            Part(
                name,
                version,
                _licence(told),
                told["Author"] or told["Author-email"] or name,
                tuple(f"{under}{path.relative_to(library).as_posix()}" for path in texts),
                tuple(f"{under}{top}{end}" for top in sorted(tops) for end in ("", "/*")),
            )
        )
    return found


def _licence(told: Message) -> str:
    if told["License-Expression"]:
        return str(told["License-Expression"])
    names = [str(told["License"]).strip().partition("\n")[0]]
    names += [str(one).rpartition(" :: ")[2] for one in told.get_all("Classifier") or ()]
    return next((SPDX[name] for name in names if name in SPDX), "unknown")


def unlicensed(folder: Path, parts: Sequence[Part]) -> list[str]:
    """Return what is wrong, a line each: a file that belongs to no part, a part whose licence is
    not known, or whose text is not there."""
    found = [
        f"{path} belongs to no part"
        for path in files_of(folder)
        if not any(part.has(path) for part in parts)
    ]
    for part in parts:
        if part.licence == "unknown":
            found.append(f"the licence of {part.name} is not known")
        found += [
            f"the licence of {part.name} is not here: {text}"
            for text in part.texts
            if not (folder / text).is_file()
        ]
        if not part.texts:
            found.append(f"the licence of {part.name} has no text")
    return found


def files_of(folder: Path) -> list[str]:
    """Return the files of a folder as paths in it, in order."""
    return sorted(
        path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
    )


def bill(name: str, version: str, folder: Path, parts: Iterable[Part]) -> str:
    """Return the bill of materials of an artefact (CycloneDX 1.6), each file with its hash."""
    files = files_of(folder)
    components = [
        {
            "type": "library",
            "bom-ref": part.name,
            "name": part.name,
            **({"version": part.version} if part.version else {}),
            "licenses": [{"expression": part.licence}],
            "components": [
                {
                    "type": "file",
                    "name": path,
                    "hashes": [{"alg": "SHA-256", "content": _digest(folder / path)}],
                }
                for path in files
                if part.has(path)
            ],
        }
        for part in parts
    ]
    return (
        json.dumps(
            {
                "bomFormat": "CycloneDX",
                "specVersion": "1.6",
                "version": 1,
                "metadata": {
                    "component": {"type": "application", "name": name, "version": version}
                },
                "components": components,
            },
            indent=1,
        )
        + "\n"
    )


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def debian_copyright(folder: Path, parts: Sequence[Part]) -> str:
    """Return a copyright file in Debian's format (DEP-5) for what lies in a folder."""
    stanzas = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: sorry-a11y\nSource: https://sorry-a11y.example/source\n"
    ]
    for part in parts:
        patterns = "\n ".join(part.files)
        text = "\n\n".join((folder / path).read_text("utf-8") for path in part.texts)
        if part.licence == "Apache-2.0":  # Debian has this text once for all packages
            text = "The full text is in /usr/share/common-licenses/Apache-2.0 on Debian systems."
        lines = "".join(
            f" {line.rstrip()}\n" if line.strip() else " .\n" for line in text.strip().splitlines()
        )
        owner = " ".join(part.owner.split())
        stanzas.append(
            f"Files: {patterns}\nCopyright: {owner}\nLicense: {part.licence}-{part.name}\n{lines}"
        )
    return "\n".join(stanzas)
