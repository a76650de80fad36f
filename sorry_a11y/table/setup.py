"""Seats from what was asked for: ``red=you,yellow=runner``, a number of players, opponents."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.bots.registry import BOTS, DEFAULT, make_bot
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.table.seating import Person, Robot, Seating, Sitter

YOU = "you"
LONGEST_NAME = 20
"""Characters; a name is said in every sentence."""
ROBOT_NAMES = (("Ann", "Ada"), ("Ben", "Bob"), ("Cid", "Cal"), ("Dora", "Dan"))
"""Names for bots by seat; the second where a person already has the first."""
SEATS_FOR = {2: (0, 2), 3: (0, 1, 2), 4: SEATS}
"""Which seats play; two sit opposite (1)."""


class SetupError(ValueError):
    """Seats that cannot be. ``code``: "colour", "twice", "bot", "name", "name-twice",
    "players", "opponents", "pair", "nobody"; ``given`` the offender, ``accepted`` what would be
    right."""

    def __init__(self, code: str, given: str = "", accepted: Sequence[str] = ()) -> None:
        super().__init__(f"{code}: {given}")
        self.code = code
        self.given = given
        self.accepted = tuple(accepted)


def seat_players(players: int | None, opponents: Sequence[str], name: str | None) -> Seating:
    """The person at the keyboard (called ``name`` or "you") on red, and bots. ``opponents``:
    one bot for all other seats, or one for each. Raises SetupError."""
    names = list(opponents) or [DEFAULT]
    for bot in names:
        if bot not in BOTS:
            raise SetupError("bot", bot, list(BOTS))
    count = players if players is not None else (4 if len(names) == 1 else len(names) + 1)
    if count not in SEATS_FOR:
        raise SetupError("players", str(count), ("2", "3", "4"))
    if len(names) == 1:
        names *= count - 1
    if len(names) != count - 1:
        raise SetupError("opponents", str(len(names)), (str(count - 1),))
    seats = SEATS_FOR[count]
    return _seated({seats[0]: name or YOU, **dict(zip(seats[1:], names, strict=True))}, name)


def parse_seats(text: str, name: str | None) -> Seating:
    """The seating that ``red=you,yellow=runner`` names: a bot, "you", or the name of a person
    (which does not begin with a small letter). Raises SetupError."""
    wanted: dict[int, str] = {}
    for pair in text.split(","):
        colour, sign, who = (part.strip() for part in pair.partition("="))
        if colour not in COLOURS:
            raise SetupError("colour", colour, COLOURS)
        if not sign or not who:
            raise SetupError("pair", pair.strip())
        if COLOURS.index(colour) in wanted:
            raise SetupError("twice", colour)
        wanted[COLOURS.index(colour)] = who
    if len(wanted) not in SEATS_FOR:
        raise SetupError("players", str(len(wanted)), ("2", "3", "4"))
    return _seated(wanted, name)


def _seated(wanted: dict[int, str], name: str | None) -> Seating:
    sitters: dict[int, Sitter] = {}
    people: dict[int, Person] = {}
    for seat, who in wanted.items():
        if who in (YOU, name):
            people[seat] = Person(checked_name(name) if name else None)
        elif who not in BOTS:
            if who[0].islower():
                raise SetupError("bot", who, (YOU, *BOTS))
            people[seat] = Person(checked_name(who))
    taken = [person.name for person in people.values()]
    for given in taken:
        if given and taken.count(given) > 1:
            raise SetupError("name-twice", given)
    if not people:
        raise SetupError("nobody")
    for seat, who in sorted(wanted.items()):
        first, second = ROBOT_NAMES[seat]
        robot_name = second if first in taken else first
        sitters[seat] = people.get(seat) or Robot(robot_name, make_bot(who))
    return Seating(sitters)


def checked_name(name: str) -> str:
    """A name fit to be said: raises SetupError for an empty or long one, or one with control
    characters."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        shown = "".join(c for c in name if c.isprintable())[: LONGEST_NAME * 2]
        raise SetupError("name", shown, (str(LONGEST_NAME),))
    return name
