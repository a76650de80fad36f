"""Writes ``core/game/name_profile.py`` anew of two files of Unicode's security mechanisms (UTS 39).

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


def made(module: str, status: str, confusables: str) -> str:
    """The module with the texts, the version and the year of Unicode's two files."""
    (version,) = re.findall(r"Version: ([\d.]+)", confusables)
    (year,) = re.findall(r"© (\d+) Unicode", confusables)
    module = re.sub(r"(?<=of the second is ).+", f"{version}.", module, count=1)
    module = re.sub(r"(?<=Copyright 1991-)\d+", year, module, count=1)
    for name, text in (("_EDGES", edges(status)), ("_ALIKE", rows(confusables))):
        before, head, rest = module.partition(f"{name} = (\n")
        module = before + head + literal(text) + rest[rest.index("\n)\n") :]
    return module


if __name__ == "__main__":
    files = [Path(sys.argv[1], f"{name}.txt") for name in ("IdentifierStatus", "confusables")]
    texts = [file.read_text("utf-8-sig") for file in files]
    MODULE.write_text(made(MODULE.read_text("utf-8"), *texts), "utf-8")
