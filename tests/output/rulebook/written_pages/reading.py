"""How a source is read: each of its sentences in a few words of ours, with what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from sorry_a11y.core.rulesets.presets import Sentence

SOURCES: Mapping[str, str] = {
    "000": "German hobby page",
    "001": "German Parker leaflet, Art. 601 1013",
    "002": "Italian Hasbro leaflet",
    "003": "Chinese article",
    "004": "Dog with rummy cards, a braille-game wiki",
    "H05": "Hasbro leaflet in English, 2005",
    "US39": "American rules of 1939",
    "UK96": "British deck of 1996",
    "A5065": "Hasbro edition of 2013",
    "WP": "Wikipedia",
    "board": "what is printed on the board",
    "Brändi": "rules of Brändi Dog, a Swiss edition of the game",
}
"""The sources by the short names that `Sentence.sources` uses."""


class Verdict(Enum):
    """What becomes of a sentence: ``KEPT``: played so; ``OTHERWISE``: decided otherwise;
    ``SILENT``: it says nothing that could be played (praise, headings, contents of a picture)."""

    KEPT = "kept"
    OTHERWISE = "otherwise"
    SILENT = "silent"


@dataclass(frozen=True)
class Reading:
    """One sentence. ``section``: its part of the source, as the points cite it; ``number``: its
    place in there, from 1; ``said``: what it says, in our words; ``points``: the points where
    it is kept or decided; ``options``: the values that make it so, as "seven=cards"; ``why``:
    how it is read instead, empty unless it is decided otherwise."""

    section: str
    number: int
    verdict: Verdict
    points: tuple[str, ...]
    options: tuple[str, ...]
    said: str
    why: str = ""

    @property
    def named(self) -> str:
        """Where it stands, as "section 5.1, 3"."""
        section = f"section {self.section}" if self.section[:1].isdigit() else self.section
        return f"{section}, {self.number}"


@dataclass(frozen=True)
class SourceSection:
    """A part of a source with so many sentences, as counted in the source itself; ``told``: a
    line for each, "verdict points options | what it says | why it is decided otherwise"."""

    name: str
    sentences: int
    told: str

    def readings(self) -> Iterator[Reading]:
        """The sentences in order; raises ValueError for a line that is none."""
        for number, line in enumerate(self.told.strip().splitlines(), 1):
            ruled, said, *why = (part.strip() for part in line.split("|"))
            verdict, *where = ruled.split()
            yield Reading(
                self.name,
                number,
                Verdict(verdict),
                tuple(one for one in where if "=" not in one),
                tuple(one for one in where if "=" in one),
                said,
                *why,
            )


def sections(text: str) -> tuple[SourceSection, ...]:
    """Return the parts of a source: each begins with a line "= name sentences"."""
    parts = [part.partition("\n") for part in text.strip().removeprefix("= ").split("\n= ")]
    named = [(*head.rsplit(" ", 1), told) for head, _, told in parts]
    return tuple(SourceSection(name, int(count), told) for name, count, told in named)


def citations(sentence: Sentence) -> dict[str, str]:
    """Return the place in each source ("" for none), in the order given."""
    pairs = (cited.strip().partition(" ") for cited in sentence.sources.split(";") if cited)
    return {source: place for source, _, place in pairs}
