"""The table that a player wants, and those remembered: the last one, and named ones."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from sorry_a11y.game.setup import SEATS_FOR, YOU
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets.families import BOOKS, DEFAULT

TABLES_NOTE = "tables"
"""The note in the file of a player that remembers them."""
MOST_NAMED = 7
"""Tables saved by a name: with the rows around them they fit one screen."""
DEFAULT_BOT = "runner"


@dataclass(frozen=True)
class TablePlan:
    """A table before anybody sits down, by the command line's options; empty or 0 for none.

    Attributes:
        game: The name of the rule book.
        rules: The values of its options.
        teams: Whether partners play together.
        points: Whether the match is for points.
        rounds: The number of rounds of a points match.
        target: The number of points at which a points match ends.
        quick: Whether it is the quick game.
        seats: The text after --seats, in place of players, opponents and people.
        players: How many play.
        opponents: Kinds of bots, one for all or one for each.
        people: The names of others at this keyboard.
        first: "lot", "draw", or a colour.
    """

    game: str = ""
    rules: Mapping[str, str] = field(default_factory=dict)
    teams: bool = False
    points: bool = False
    rounds: int = 0
    target: int = 0
    quick: bool = False
    seats: str = ""
    players: int = 0
    opponents: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    first: str = ""

    def with_rule(self, option: str, value: str) -> TablePlan:
        """Return the same with another house rule; one that the rule book has anyway is none."""
        rules = {name: given for name, given in self.rules.items() if name != option}
        if value != BOOKS[self.game or DEFAULT].values()[option]:
            rules[option] = value
        return replace(self, rules=rules)

    @property
    def seats_text(self) -> str:
        """The occupants as after --seats; empty where that follows from the numbers."""
        if self.seats or not self.people:
            return self.seats
        places = SEATS_FOR[self.players or 4]
        bots = list(self.opponents) or [DEFAULT_BOT]
        left = len(places) - 1 - len(self.people)
        occupants = [YOU, *self.people, *(bots * left)[:left]]
        return ",".join(
            f"{COLOURS[seat]}={who}" for seat, who in zip(places, occupants, strict=False)
        )


@dataclass(frozen=True)
class Tables:
    """The remembered tables.

    Attributes:
        last: The table of the last game; None if there was none.
        named: The tables with a name.
        offered: Whether the player has been told at one of them that a single choice can play
            itself.
    """

    last: TablePlan | None = None
    named: Mapping[str, TablePlan] = field(default_factory=dict)
    offered: bool = False


def read_tables(text: str) -> Tables:
    """Return what a text of `written_tables` remembers; nothing of any other text."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return Tables()
    if not isinstance(given, dict):
        return Tables()
    named = given.get("named")
    plans = {
        str(name): plan for name, one in (named.items() if isinstance(named, dict) else ())
        if (plan := _plan(one))
    }
    return Tables(_plan(given.get("last")), plans, given.get("offered") is True)


def written_tables(tables: Tables) -> str:
    """Return tables as a text."""
    return json.dumps({
        "last": _written(tables.last) if tables.last else None,
        "named": {name: _written(one) for name, one in tables.named.items()},
        "offered": tables.offered,
    })


def _written(plan: TablePlan) -> dict[str, object]:
    """Return the values that somebody chose."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in asdict(plan).items() if value
    }


def _plan(given: object) -> TablePlan | None:
    """Return the plan that a table of the file means; None where a value is of the wrong kind."""
    if not isinstance(given, dict):
        return None
    known = {one.name: type(getattr(TablePlan(), one.name)) for one in fields(TablePlan)}
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value
                              for name, value in given.items() if name in known}
    if any(type(value) is not known[name] for name, value in values.items()):
        return None
    texts = [*values.get("opponents", ()), *values.get("people", ()),
             *values.get("rules", {}).values()]
    return TablePlan(**values) if all(isinstance(text, str) for text in texts) else None
