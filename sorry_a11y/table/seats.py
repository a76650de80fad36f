"""Seats from what was asked for: ``red=you,yellow=runner``, a number of players, opponents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sorry_a11y.bots.registry import BOTS, DEFAULT_BOT, make_bot
from sorry_a11y.rules.board import BLUE, RED, SEATS, YELLOW, Seat
from sorry_a11y.rules.board_tables import OPPOSITE
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.table.names import LONGEST_NAME, NameRefusedError, checked_name, is_taken
from sorry_a11y.table.setup import Occupant, Person, Robot, Seating

YOU = "you"
ROBOT_NAMES = (
    ("Ann", "Ada", "Amy", "Alma"), ("Ben", "Bob", "Boris", "Basil"),
    ("Cid", "Cal", "Cora", "Clio"), ("Dora", "Dan", "Dina", "Doris"),
)
"""Names for bots by seat; the first that nobody at the table has."""
SEATS_FOR: Mapping[int, tuple[Seat, ...]] = {
    2: (RED, YELLOW), 3: (RED, BLUE, YELLOW), 4: SEATS,
}
"""Which seats play; two sit opposite (1)."""
SHARED = {2: OPPOSITE}
"""The seats of each player where everybody takes so many colours."""


class SeatingError(ValueError):
    """Seats that cannot be. ``code``: "colour", "twice", "bot", "name", "name-script",
    "name-word", "name-twice", "players", "opponents", "pair", "nobody"; ``given`` the offender,
    ``accepted`` what would be right."""

    def __init__(self, code: str, given: str = "", accepted: Sequence[str] = ()) -> None:
        super().__init__(f"{code}: {given}")
        self.code = code
        self.given = given
        self.accepted = tuple(accepted)


def seat_players(
    players: int | None, opponents: Sequence[str], name: str | None, *, colours_each: int = 1
) -> Seating:
    """The person at the keyboard (called ``name`` or "you") on red, and bots. ``opponents``:
    one bot for all other seats, or one for each player; ``colours_each``: how many colours a
    player takes (`rulesets.registry.colours_each`). Raises SeatingError."""
    names = list(opponents) or [DEFAULT_BOT]
    for bot in names:
        if bot not in BOTS:
            raise SeatingError("bot", bot, list(BOTS))
    places = _places(players, names, colours_each)
    if len(names) == 1:
        names *= len(places) - 1
    if len(names) != len(places) - 1:
        raise SeatingError("opponents", str(len(names)), (str(len(places) - 1),))
    wanted = {
        seat: who for seats, who in zip(places, (YOU, *names), strict=True) for seat in seats
    }
    return _seated(wanted, name, colours_each)


def parse_seats(text: str, name: str | None, *, colours_each: int = 1) -> Seating:
    """The seating that ``red=you,yellow=runner`` names: a bot, "you", or the name of a person
    (which does not begin with a small letter). "you" may hold several seats; so may others, or
    a bot, where players take several colours. Raises SeatingError."""
    wanted: dict[Seat, str] = {}
    for pair in text.split(","):
        colour, sign, who = (part.strip() for part in pair.partition("="))
        if colour not in COLOURS:
            raise SeatingError("colour", colour, COLOURS)
        if not sign or not who:
            raise SeatingError("pair", pair.strip())
        seat = seat_called(colour)
        if seat in wanted:
            raise SeatingError("twice", colour)
        wanted[seat] = who
    if len(wanted) not in SEATS_FOR:
        raise SeatingError("players", str(len(wanted)), ("2", "3", "4"))
    return _seated(wanted, name, colours_each)


def _places(
    players: int | None, opponents: Sequence[str], colours_each: int
) -> Sequence[tuple[Seat, ...]]:
    """The seats of each player, the person at the keyboard first."""
    if shared := SHARED.get(colours_each):
        if players not in (None, len(shared)):
            raise SeatingError("players", str(players), (str(len(shared)),))
        return shared
    count = len(SEATS) if len(opponents) == 1 else len(opponents) + 1
    if players is not None:
        count = players
    if count not in SEATS_FOR:
        raise SeatingError("players", str(count), ("2", "3", "4"))
    return [(seat,) for seat in SEATS_FOR[count]]


def _seated(wanted: Mapping[Seat, str], name: str | None, colours_each: int) -> Seating:
    """``wanted``: who is to sit on each seat, as it was written."""
    own = None if name is None else _named(name)
    occupants: dict[Seat, Occupant] = {}
    holders = _holders(wanted, name, colours_each)
    names: list[str] = []
    for seats, who in holders.items():
        if who not in BOTS:
            called = own if who == YOU else _written(who)
            if called and is_taken(called, names):
                raise SeatingError("name-twice", called)
            names += [called] if called else []
            occupants |= dict.fromkeys(seats, Person(seats[0], called))
    if not occupants:
        raise SeatingError("nobody")
    for seats, who in holders.items():
        if who in BOTS:
            called = next(one for one in ROBOT_NAMES[seats[0]] if not is_taken(one, names))
            names.append(called)
            occupants |= dict.fromkeys(seats, Robot(seats[0], called, make_bot(who)))
    return Seating(occupants)


def _holders(
    wanted: Mapping[Seat, str], name: str | None, colours_each: int
) -> dict[tuple[Seat, ...], str]:
    """(all seats that one occupant holds) -> who it is: "you", a bot, or a name as written."""
    asked = {
        seat: YOU if who == name and who not in BOTS else who
        for seat, who in sorted(wanted.items())
    }
    holders: dict[tuple[Seat, ...], str] = {}
    yours = tuple(seat for seat, who in asked.items() if who == YOU)
    for seat, who in asked.items():
        together: tuple[Seat, ...] = yours if who == YOU else (seat,)
        for shared in SHARED.get(colours_each, ()):
            if seat in shared and who != YOU and all(asked.get(s) == who for s in shared):
                together = shared
        holders[together] = who
    return holders


def _written(text: str) -> str:
    """The name of a person who is written like a bot."""
    if text[0].islower():
        raise SeatingError("bot", text, (YOU, *BOTS))
    return _named(text)


def _named(text: str) -> str:
    try:
        return checked_name(text)
    except NameRefusedError as error:
        raise SeatingError(error.code, error.given, (str(LONGEST_NAME),)) from error
