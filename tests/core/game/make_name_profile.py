"""Makes ``core/game/name_profile.py`` of two files of Unicode's security mechanisms (UTS 39).

    python -m tests.core.game.make_name_profile FOLDER

The folder has IdentifierStatus.txt and confusables.txt of https://www.unicode.org/Public/security/.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from pathlib import Path

import sorry_a11y
from sorry_a11y.core.game.names import has_script

MODULE = Path(sorry_a11y.__file__).parent / "core/game/name_profile.py"
_WIDTH = 90
_TEXT = '''\
"""Unicode's security profile for names: allowed characters, and those that look alike (UTS 39).

The files IdentifierStatus.txt and confusables.txt of Unicode in the form that names need: of the
second the single letters and digits, without accents. The version of the second is {version}.

Copyright 1991-{year} Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
https://www.unicode.org/copyright.html.

Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
files and any associated documentation (the "Data Files") or Unicode software and any associated
documentation (the "Software") to deal in the Data Files or Software without restriction, including
without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies
of the Data Files or Software, and to permit persons to whom the Data Files or Software are
furnished to do so, provided that either (a) this copyright and permission notice appear with all
copies of the Data Files or Software, or (b) this copyright and permission notice appear in
associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN
THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THE DATA FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall not be used in advertising
or otherwise to promote the sale, use or other dealings in these Data Files or Software without
prior written authorization of the copyright holder.
"""

from __future__ import annotations

from bisect import bisect

_EDGES = (
{edges}
)
"""The first allowed character of each range, and the first one after it."""

_ALIKE = (
{rows}
)
"""Each prototype, the characters that look like it, and a line feed."""

PROTOTYPES = {{
    ord(char): prototype
    for prototype, _, alike in (row.partition(" ") for row in _ALIKE.splitlines())
    for char in alike
}}
"""The prototype of each character that looks like another, by its number."""


def is_allowed(char: str) -> bool:
    """Return whether the profile allows a character in names."""
    return bisect(_EDGES, char) % 2 == 1
'''


def is_of_a_name(char: str) -> bool:
    """Whether a character may stand in the spread form of a name."""
    forms = {unicodedata.normalize(form, char) for form in ("NFKC", "NFD")}
    return forms == {char} and unicodedata.category(char)[0] in "LN" and has_script(char)


def bare(text: str) -> str:
    """The letters and digits of a text, without accents."""
    spread = unicodedata.normalize("NFD", text)
    return "".join(char for char in spread if unicodedata.category(char)[0] in "LN")


def prototypes(text: str) -> dict[str, str]:
    """What Unicode's file says of the characters of names."""
    found = {}
    for line in text.splitlines():
        parts = line.partition("#")[0].split(";")
        if len(parts) == 3:
            source, prototype = (
                "".join(chr(int(code, 16)) for code in part.split()) for part in parts[:2]
            )
            if len(source) == 1 and is_of_a_name(source) and bare(prototype):
                found[source] = bare(prototype)
    return found


def edges(text: str) -> str:
    """The edges of the allowed ranges."""
    found = re.findall(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*; Allowed", text, re.M)
    numbers: list[int] = []
    for first, last in ((int(one, 16), int(other or one, 16)) for one, other in found):
        if numbers and numbers[-1] == first:
            numbers.pop()
        else:
            numbers.append(first)
        numbers.append(last + 1)
    return "".join(map(chr, numbers))


def rows(text: str) -> str:
    """A row for each prototype, with the characters that look like it."""
    alike: dict[str, list[str]] = {}
    for source, prototype in sorted(prototypes(text).items()):
        alike.setdefault(prototype, []).append(source)
    return "".join(f"{prototype} {''.join(chars)}\n" for prototype, chars in sorted(alike.items()))


def literal(text: str) -> str:
    """A text as lines of Python."""
    lines: list[str] = []
    line = ""
    for char in text:
        sign = ascii(char)[1:-1].replace('"', '\\"')
        if len(line) + len(sign) > _WIDTH:
            lines, line = [*lines, line], ""
        line += sign
    return "\n".join(f'    "{one}"' for one in [*lines, line])


def made(status: str, confusables: str) -> str:
    """The module, of the texts of Unicode's two files."""
    (version,) = re.findall(r"Version: ([\d.]+)", confusables)
    (year,) = re.findall(r"© (\d+) Unicode", confusables)
    texts = {"edges": literal(edges(status)), "rows": literal(rows(confusables))}
    return _TEXT.format(version=version, year=year, **texts)


if __name__ == "__main__":
    files = [Path(sys.argv[1], f"{name}.txt") for name in ("IdentifierStatus", "confusables")]
    MODULE.write_text(made(*(file.read_text("utf-8-sig") for file in files)), "utf-8")
