"""The documentation as texts to be heard: the pages of ``docs``, without Markdown's marks.

Each paragraph, entry of a list, row of a table and line of an example is one text. Entries that
begin with a link within the page are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_PROBE = "keys.md"
_LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]*)\)")
_ENTRY = re.compile(r"\s*(?:[-*]|\d+\.) +")
_RULE = re.compile(r"[\s|:-]+")
_MARKS = re.compile(r"\*\*|(?<!\w)[*_](?=\w)|(?<=\w)[*_](?!\w)|`")


def _manual_folder() -> Traversable:
    """Return the folder of the documentation: in the package, else in the checkout.

    Raises FileNotFoundError if neither holds it.
    """
    package = files("sorry_a11y").joinpath("docs")
    if package.joinpath(_PROBE).is_file():
        return package
    checkout = Path(__file__).resolve().parents[3] / "docs"
    if checkout.joinpath(_PROBE).is_file():
        return checkout
    raise FileNotFoundError("the documentation is not installed")


def manual_pages() -> Mapping[str, str]:
    """Return the title of each page by its name, in alphabetical order."""
    found = sorted(one.name for one in _manual_folder().iterdir() if one.name.endswith(".md"))
    return {
        name.removesuffix(".md"): _source(name).partition("\n")[0].lstrip("# ") for name in found
    }


def manual_texts(name: str) -> list[str]:
    """Return the texts of a page, one of `manual_pages`, in their order."""
    return list(_texts(_source(f"{name}.md").splitlines()))


def _source(file: str) -> str:
    return _manual_folder().joinpath(file).read_text(encoding="utf-8")


def _texts(lines: list[str]) -> Iterator[str]:
    paragraph: list[str] = []
    heads: list[str] | None = None
    fenced = False
    for line in [*lines, ""]:
        is_row = line.startswith("|") and not fenced
        begins = bool(_ENTRY.match(line)) or line.startswith("#")
        if fenced or is_row or begins or not line.strip() or line.startswith(("```", "    ")):
            yield from _whole(paragraph)
            paragraph = []
        if not is_row:
            heads = None
        if line.startswith("```"):
            fenced = not fenced
        elif fenced or (line.startswith("    ") and not begins):
            yield from filter(None, [line.strip()])
        elif is_row and heads is None:
            heads = _cells(line)
        elif is_row and heads:
            yield from _row(heads, line)
        elif line.startswith("#"):
            yield _stopped(_plain(line.lstrip("# ")))
        elif line.strip():
            paragraph.append(_ENTRY.sub("", line, count=1).strip() if begins else line.strip())


def _whole(paragraph: list[str]) -> Iterator[str]:
    text = " ".join(paragraph)
    link = _LINK.match(text)
    if text and not (link and link[2].startswith("#")):
        yield _stopped(_plain(text))


def _cells(line: str) -> list[str]:
    return [_plain(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _row(heads: list[str], line: str) -> Iterator[str]:
    """Yield a row of a table as one text, each cell after the head of its column.

    Tables of one or two columns are read without heads. The rule below the heads yields nothing.
    """
    cells = _cells(line)
    if len(heads) <= 2:
        heads = [""] * len(heads)
    if not _RULE.fullmatch(line):
        yield _stopped(
            ", ".join(
                f"{head} {cell}".strip() for head, cell in zip(heads, cells, strict=False) if cell
            )
        )


def _plain(text: str) -> str:
    """Return a text without marks; of a link only its words are kept."""
    return _MARKS.sub("", _LINK.sub(r"\1", text))


def _stopped(text: str) -> str:
    text = text.rstrip(";,")
    return text if text.endswith((".", ":", "!", "?", "。")) else f"{text}."
