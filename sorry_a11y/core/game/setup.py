"""A game before its first card: its settings, which everybody knows, and who sits where.

`Setup` describes it. `seat_players` makes a seating from a number of players and opponents,
`parse_seats` from a text such as ``red=you,yellow=runner``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sorry_a11y.core.bots.bot import Bot
from sorry_a11y.core.bots.opponents import BOTS, CAST, DEFAULT_BOT, make_bot
from sorry_a11y.core.game.names import NameRefusedError, checked_name, is_taken
from sorry_a11y.core.rules.board import BLUE, RED, SEATS, YELLOW, Seat
from sorry_a11y.core.rules.notation import COLOURS, seat_called
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.way_tables import OPPOSITE
from sorry_a11y.core.rulesets.families import Wishes, make_rules

PERSON = "person"


class Occupant(NamedTuple):
    """A seat with its occupant, as headers, summaries and messages have it.

    Attributes:
        seat: The seat.
        kind: "person" or the name of a bot.
        name: The name of the occupant; None for a person who is called "you".
        sitter: A number that no other occupant of the table has.
    """

    seat: Seat
    kind: str
    name: str | None
    sitter: int


class Seating:
    """The occupants of the seats that play.

    Args:
        occupants: The occupants of the seats that play.
        bots: Bots for seats of people or of other bots.

    Attributes:
        occupants: The occupant of each seat that plays, clockwise.
        seats: The seats that play, in turn order.
        people: The seats of people, at this computer or elsewhere.
        bots: The bot on each seat that has one.

    Raises:
        KeyError: There is no such bot.
    """

    def __init__(
        self, occupants: Iterable[Occupant], bots: Mapping[Seat, Bot] | None = None
    ) -> None:
        self.occupants = {one.seat: one for one in sorted(occupants)}
        self.seats = tuple(self.occupants)
        self.bots: Mapping[Seat, Bot] = {
            **{
                seat: make_bot(one.kind)
                for seat, one in self.occupants.items()
                if one.kind != PERSON
            },
            **(bots or {}),
        }
        self.people = tuple(seat for seat in self.seats if seat not in self.bots)
        self._held = {
            seat: tuple(s for s, other in self.occupants.items() if other.sitter == occupant.sitter)
            for seat, occupant in self.occupants.items()
        }

    @property
    def listed(self) -> tuple[Occupant, ...]:
        """The occupants as they are called now."""
        return tuple(self.occupants.values())

    def rename(self, names: Mapping[Seat, str]) -> None:
        """Call the occupants of some seats otherwise, since others have taken these seats."""
        for seat, name in names.items():
            self.occupants[seat] = self.occupants[seat]._replace(name=name)

    def name(self, seat: Seat) -> str:
        """Return the name told for a seat; empty for a person who is always "you"."""
        return self.occupants[seat].name or ""

    def seats_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats of the occupant of ``seat``, who may have several."""
        return self._held[seat]


class Setup(NamedTuple):
    """The settings of a game, which tell nothing about the cards to come.

    Attributes:
        wishes: The rule book and all its options.
        may_undo: Whether decisions may be taken back.
        occupants: The occupants by seat.
    """

    wishes: Wishes
    may_undo: bool
    occupants: tuple[Occupant, ...]

    @classmethod
    def of(cls, rules: Ruleset, seating: Seating, *, may_undo: bool) -> Setup:
        """Return the setup of a table that is about to begin."""
        return cls(Wishes.of(rules), may_undo, seating.listed)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in turn order."""
        return tuple(occupant.seat for occupant in self.occupants)

    def rules(self) -> Ruleset:
        """Return the rule book; raise CombinationError or OptionError if there is no such book."""
        return make_rules(self.wishes, self.seats)


YOU = "you"
ROBOT_NAMES = (
    ("Ann", "Ada", "Amy", "Alma"),
    ("Ben", "Bob", "Boris", "Basil"),
    ("Cid", "Cal", "Cora", "Clio"),
    ("Dora", "Dan", "Dina", "Doris"),
)
"""Names for bots, by seat; a bot has the first that is free at the table."""


def bot_name(kind: str, seat: Seat, taken: Sequence[str]) -> str:
    """Return a free name for a bot: one of its kind's in `CAST`, or one of its seat's."""
    names = (*CAST.get(kind, ()), *ROBOT_NAMES[seat])
    return next(one for one in names if not is_taken(one, taken))


SEATS_FOR: Mapping[int, tuple[Seat, ...]] = {
    2: (RED, YELLOW),
    3: (RED, BLUE, YELLOW),
    4: SEATS,
}
"""The seats that play, by number of players; two sit opposite (1)."""
_SEATS_OF_EACH = {2: OPPOSITE}
"""By number of colours that a player takes: the seats of each player."""


class SeatingError(ValueError):
    """Raised for seats, players or names that are not possible.

    Args:
        code: "colour", "twice", "bot", "name", "name-script", "name-word", "name-twice", "players",
            "opponents", "pair" or "nobody".
        given: The wrong part of the text.
        accepted: The texts that are accepted in its place.
    """

    def __init__(self, code: str, given: str = "", accepted: Sequence[str] = ()) -> None:
        super().__init__(f"{code}: {given}")
        self.code = code
        self.given = given
        self.accepted = tuple(accepted)


def seat_players(
    players: int | None, opponents: Sequence[str], name: str | None, *, colours_each: int = 1
) -> Seating:
    """Return the person at the keyboard on red, and bots on the other seats.

    Args:
        players: The number of players, 2 to 4; None for the usual number.
        opponents: One kind of bot for all other seats, or one for each other player.
        name: The name of the person; None for "you".
        colours_each: The number of colours that a player takes, 1 or 2.

    Raises:
        SeatingError: The seats are not possible.
    """
    names = list(opponents) or [DEFAULT_BOT]
    for bot in names:
        if bot not in BOTS:
            raise SeatingError("bot", bot, list(BOTS))
    places = _places(players, names, colours_each)
    if len(names) == 1:
        names *= len(places) - 1
    if len(names) != len(places) - 1:
        raise SeatingError("opponents", str(len(names)), (str(len(places) - 1),))
    wanted = {seat: who for seats, who in zip(places, (YOU, *names), strict=True) for seat in seats}
    return _seated(wanted, name, colours_each)


def parse_seats(text: str, name: str | None, *, colours_each: int = 1) -> Seating:
    """Return the seating that a text such as ``red=you,yellow=runner`` describes.

    An occupant is a bot, "you", or the name of a person, which does not begin with a small letter.
    "you" may have several seats; others may have several if ``colours_each`` is 2.

    Args:
        text: The text.
        name: The name of the person at the keyboard; None for "you".
        colours_each: The number of colours that a player takes, 1 or 2.

    Raises:
        SeatingError: The text describes no possible seating.
    """
    return _seated(seats_named(text), name, colours_each)


def seats_named(text: str) -> dict[Seat, str]:
    """Return the word for the occupant of each seat in a text such as ``red=you,yellow=runner``.

    Raises SeatingError.
    """
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
    return wanted


def _places(
    players: int | None, opponents: Sequence[str], colours_each: int
) -> Sequence[tuple[Seat, ...]]:
    """Return the seats of each player, the person at the keyboard first."""
    if shared := _SEATS_OF_EACH.get(colours_each):
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
    """Return the seating; ``wanted`` has for each seat "you", a bot, or a person's name."""
    own = None if name is None else _named(name)
    occupants: list[Occupant] = []
    holders = _holders(wanted, name, colours_each)
    names: list[str] = []
    for seats, who in holders.items():
        if who not in BOTS:
            called = own if who == YOU else _written(who)
            if called and is_taken(called, names):
                raise SeatingError("name-twice", called)
            names += [called] if called else []
            occupants += [Occupant(seat, PERSON, called, seats[0]) for seat in seats]
    if not occupants:
        raise SeatingError("nobody")
    for seats, who in holders.items():
        if who in BOTS:
            called = bot_name(who, seats[0], names)
            names.append(called)
            occupants += [Occupant(seat, who, called, seats[0]) for seat in seats]
    return Seating(occupants)


def _holders(
    wanted: Mapping[Seat, str], name: str | None, colours_each: int
) -> dict[tuple[Seat, ...], str]:
    """Return the occupant of each group of seats: "you", a bot, or a name as written."""
    asked = {
        seat: YOU if who == name and who not in BOTS else who
        for seat, who in sorted(wanted.items())
    }
    holders: dict[tuple[Seat, ...], str] = {}
    yours = tuple(seat for seat, who in asked.items() if who == YOU)
    for seat, who in asked.items():
        together: tuple[Seat, ...] = yours if who == YOU else (seat,)
        for shared in _SEATS_OF_EACH.get(colours_each, ()):
            if seat in shared and who != YOU and all(asked.get(s) == who for s in shared):
                together = shared
        holders[together] = who
    return holders


def _written(text: str) -> str:
    """Return the name of a person; raises SeatingError if it is written like a bot's."""
    if text[0].islower():
        raise SeatingError("bot", text, (YOU, *BOTS))
    return _named(text)


def _named(text: str) -> str:
    try:
        return checked_name(text)
    except NameRefusedError as error:
        raise SeatingError(error.code, error.given, (error.accepted,)) from error
