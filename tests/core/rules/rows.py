"""A row of a rule book's test table: a position, a card, and what may be done with it.

A table is a text. Each row begins with the rule's point, its source and what it says; the lines
under it, indented, have the position, the card (several, comma between: a hand; several, "or"
between: a row for each, which names it by {card}) and then, in any order:

    = outcomes of all plays, " / " between, or "nothing"
    + outcomes that must be there
    - outcomes that must not
    turn blue; may pass; must play; rules slide=own; teams; points
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sorry_a11y.core.rules.ruleset import Ruleset
from tests.core.rules.positions import book, found, outcome, position, told


@dataclass(frozen=True)
class Row:
    """``point`` and ``source`` cite the rule (number; file and paragraph), ``what`` says it.

    In ``position`` the colour ``turn`` plays ``card`` (several, comma between: a hand).
    ``plays``: what all plays lead to, in any order; or ``has`` and ``lacks``: some that must be
    there, some that must not. An outcome is a position, ``again`` at its end if the turn goes on.
    ``may_pass``: by default True exactly if there are no plays. ``rules``: options besides.
    """

    point: str
    source: str
    what: str
    position: str
    card: str
    plays: tuple[str, ...] | None = None
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    turn: str = "red"
    may_pass: bool | None = None
    rules: str = ""
    teams: bool = False
    points: bool = False

    def __str__(self) -> str:
        return f"{self.point}: {self.what}"

    def check(self, preset: str) -> None:
        """Assert that the rule book ``preset`` gives this row its due."""
        rules = book(preset, self.rules, teams=self.teams, points=self.points)
        choices = found(rules, self.position, self.turn, *self.card.split(","))
        given = {outcome(rules, play) for play in choices.plays}
        where = f"{self.point} ({self.source}): {self.what}; {self.position}; {self.card}"
        if self.plays is not None:
            assert given == {read(rules, text) for text in self.plays}, where
        for text in self.has:
            assert read(rules, text) in given, f"{where}: {text} is missing among {given}"
        for text in self.lacks:
            assert read(rules, text) not in given, f"{where}: {text} should not be"
        may_pass = not choices.plays if self.may_pass is None else self.may_pass
        assert choices.may_pass == may_pass, f"{where}: may pass: {choices.may_pass}"


def rows(text: str) -> tuple[Row, ...]:
    return tuple(row for block in re.split(r"\n(?=\S)", text.strip()) for row in _rows_of(block))


def _rows_of(block: str) -> Iterator[Row]:
    head, _, rest = block.partition("\n")
    point, source, what = head.split(" | ")
    told, cards, *cells = " ".join(rest.split()).split(" | ")
    given: dict[str, object] = {}
    for cell in cells:
        match cell.split(" ", 1):
            case ["=" | "+" | "-" as sign, outcomes]:
                name = {"=": "plays", "+": "has", "-": "lacks"}[sign]
                given[name] = () if outcomes == "nothing" else tuple(outcomes.split(" / "))
            case ["turn" | "rules" as name, value]:
                given[name] = value
            case ["may" | "must" as verb, "pass" | "play"]:
                given["may_pass"] = verb == "may"
            case ["teams" | "points" as name]:
                given[name] = True
            case _:
                raise ValueError(cell)
    for card in cards.split(" or "):
        yield Row(point, source, what.replace("{card}", card), told, card, **given)  # type: ignore[arg-type]


def read(rules: Ruleset, text: str) -> str:
    """An outcome as `outcome` tells it, from one written in any order."""
    again = " again" if text.endswith(" again") else ""
    return told(rules, position(rules, text.removesuffix(" again"))) + again
