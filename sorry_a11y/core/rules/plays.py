"""Plays: what a seat may do with its cards in a position, in one stable order.

A `Finder` asks the abilities of each card for their ways. A play is legal if it is among the
choices of its game, or is a 7 whose parts are made in another order. The order is: card as held,
ability as listed, pawn number, bigger part first, target seats clockwise. Plays with the same
outcome (the same places for each colour, the same card, drawing again or not) are one: the first
stays.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final, NamedTuple

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.board import (
    ALL_KINDS,
    PAWNS_EACH,
    RED,
    SEAT_LETTERS,
    SEATS,
    Board,
    Kind,
    Position,
    Seat,
)
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.value import Value, check_fields, wrong_field
from sorry_a11y.core.rules.way_tables import MovementRules
from sorry_a11y.core.rules.ways import Leg, Way


class Card(Value):
    """A kind of card.

    Attributes:
        name: The name, one word.
        abilities: What it lets a player do, in the order in which that is offered.
        again: Whether the same player draws (plays) again after it (11).
    """

    name: str
    abilities: tuple[Ability, ...]
    again: bool = False

    def _settle(self) -> None:
        check_fields(self, name="word", abilities=[Ability], again=bool)
        if not self.abilities:
            raise wrong_field(self, "abilities", "at least one")
        declinable = [ability.optional for ability in self.abilities]
        if declinable != sorted(declinable):
            raise wrong_field(self, "abilities", "in an order in which optional ones come last")


class NamedPlay(NamedTuple):
    """A play as a text names it, legal or not."""

    seat: Seat
    card: Kind
    legs: tuple[Leg, ...]


class Play:
    """One thing that a seat may do: a card of its choices, used in one way.

    Attributes:
        of: The choices to which it belongs.
        card: The index of a kind.
        way: The way to use it.
    """

    __slots__ = ("card", "of", "way")

    def __init__(self, of: Choices, card: Kind, way: Way) -> None:
        self.of = of
        self.card = card
        self.way = way

    @property
    def after(self) -> Position:
        """The position that it leads to."""
        return self.way.after(self.of.position)

    @property
    def seat(self) -> Seat:
        """The seat that plays it."""
        return self.of.seat

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The single moves that it is made of."""
        return self.way.legs(self.of.position)

    @property
    def events(self) -> list[Event]:
        """The events of the play, which tell what happens to pawns."""
        log: list[Event] = []
        self.way.tell(self.of.position, log)
        return log

    @property
    def wins(self) -> bool:
        """Whether every pawn of the seat's side has arrived after it."""
        return self.way.may_win and self.of.finder.tables.won(self.after, self.of.seat)

    @property
    def again(self) -> bool:
        """Whether the seat draws (plays) again."""
        return (self.way.again or self.of.finder.draws[self.card]) and not self.wins

    def content(self) -> tuple[Seat, Kind, tuple[Leg, ...], Position, bool]:
        """Return its seat, card and legs, where it leads, and whether the seat draws again."""
        return self.seat, self.card, self.legs, self.after, self.again

    def __eq__(self, other: object) -> bool:
        """Return whether the other is the same play of the same position."""
        return self is other or (isinstance(other, Play) and self.content() == other.content())

    def __hash__(self) -> int:
        """Return a number of its card and outcome."""
        return hash((self.card, self.after))

    def __repr__(self) -> str:
        """Return its content."""
        return f"Play{self.content()}"

    def __str__(self) -> str:
        """Return its text (`notation`); legs that repeat are counted."""
        parts = []
        for leg, same in groupby(self.legs, str):
            count = len(list(same))
            parts.append(f"{leg}*{count}" if count > 1 else leg)
        name = self.of.finder.cards[self.card].name
        return " ".join([SEAT_LETTERS[self.seat], name, *parts])

    def __reduce__(
        self,
    ) -> tuple[
        Callable[[Choices, Kind, tuple[Leg, ...], bool], Play],
        tuple[Choices, Kind, tuple[Leg, ...], bool],
    ]:
        """Return how a copy is made, for pickle and copy: found among the choices by name."""
        return _named_again, (self.of, self.card, self.legs, self.way.again)


def _named_again(of: Choices, card: Kind, legs: tuple[Leg, ...], again: bool) -> Play:
    return next(play for play in of.named(card, legs) if play.way.again == again)


class Choices:
    """The plays of a seat, in order; ``may_pass`` when there is none, or none that must be made.

    Plays are made when they are asked for: a caller that wants one of them, or only how many there
    are or where they lead, is spared the others.

    Args:
        finder: The search that found them.
        position: Where the pawns stand.
        seat: The seat on turn.
        groups: Each kind of card held that can be used, with the ways to use it.
        count: How many plays there are.
        may_pass: Whether none of them must be made.
    """

    __slots__ = ("_plays", "count", "finder", "groups", "may_pass", "position", "seat")

    def __init__(
        self,
        finder: Finder,
        position: Position,
        seat: Seat,
        groups: list[tuple[Kind, list[Way]]],
        count: int,
        may_pass: bool,
    ) -> None:
        self.finder = finder
        self.position = position
        self.seat = seat
        self.groups = groups
        self.count = count
        self.may_pass = may_pass
        self._plays: tuple[Play, ...] | None = None

    @property
    def plays(self) -> tuple[Play, ...]:
        """All plays, in order."""
        plays = self._plays
        if plays is None:
            plays = self._plays = tuple(
                [Play(self, kind, way) for kind, ways in self.groups for way in ways]
            )
        return plays

    def play(self, at: int) -> Play:
        """Return play number ``at``, from 0; raises IndexError for none."""
        for kind, ways in self.groups:
            if at < len(ways):
                return Play(self, kind, ways[at])
            at -= len(ways)
        raise IndexError(at)

    def afters(self) -> list[Position]:
        """Return the position after each play."""
        position = self.position
        return [way.after(position) for _, ways in self.groups for way in ways]

    def named(self, card: Kind, legs: tuple[Leg, ...]) -> list[Play]:
        """Return the plays of a card that have these legs, listed or in another order."""
        finder = self.finder
        return [
            Play(self, kind, way)
            for kind, _ in self.groups
            if kind == card
            for ability in finder.cards[kind].abilities
            for way in ability.named(finder.tables, self.position, self.seat, legs)
        ]

    def offers(self, play: Play) -> bool:
        """Return whether a play is one of these, listed or in another order."""
        return play.of is self or any(one == play for one in self.named(play.card, play.legs))

    def __eq__(self, other: object) -> bool:
        """Return whether the others are the same plays, and as free to be passed."""
        return (
            isinstance(other, Choices)
            and self.may_pass == other.may_pass
            and self.plays == other.plays
        )

    def __hash__(self) -> int:
        """Return a number of its content."""
        return hash((self.plays, self.may_pass))

    def __reduce__(
        self,
    ) -> tuple[
        Callable[[Finder, Position, Seat, bytes, bool], Choices],
        tuple[Finder, Position, Seat, bytes, bool],
    ]:
        """Return how a copy is made, for pickle and copy: found again."""
        hand = bytes([kind for kind, _ in self.groups])
        return _found_again, (self.finder, self.position, self.seat, hand, self.may_pass)

    def __repr__(self) -> str:
        """Return its content."""
        return f"Choices({self.plays}, {self.may_pass})"


def _found_again(
    finder: Finder, position: Position, seat: Seat, hand: bytes, may_pass: bool
) -> Choices:
    return finder.choices(position, seat, hand) if hand or may_pass else NO_CHOICES


class Finder:
    """The search for the plays of a rule book's cards on its board.

    Args:
        tables: The board under its movement rules.
        cards: Its kinds of cards.

    Attributes:
        draws: For each kind, whether the same seat draws (plays) again.
    """

    __slots__ = ("_abilities", "_may_coincide", "cards", "draws", "tables")

    def __init__(self, tables: BoardTables, cards: tuple[Card, ...]) -> None:
        self.tables = tables
        self.cards = cards
        self.draws = [card.again for card in cards]
        self._abilities = [card.abilities for card in cards]
        self._may_coincide = [
            [tables.may_hit_own(seat) and len(card.abilities) > 1 for card in cards]
            for seat in SEATS
        ]
        """For each seat and kind, whether two abilities may come to the same."""

    def __reduce__(self) -> tuple[type[Finder], tuple[BoardTables, tuple[Card, ...]]]:
        """Return how a copy is made, for pickle and copy."""
        return Finder, (self.tables, self.cards)

    def choices(self, position: Position, seat: Seat, hand: bytes) -> Choices:
        """Return every legal play of ``seat`` with the cards of ``hand``."""
        tables, abilities, may_coincide = self.tables, self._abilities, self._may_coincide[seat]
        groups: list[tuple[Kind, list[Way]]] = []
        may_pass, count = True, 0
        for kind in hand if len(hand) == 1 else dict.fromkeys(hand):
            found: list[Way] = []
            coincide = may_coincide[kind]
            for ability in abilities[kind]:  # optional ones come last (19)
                if ability.find(tables, position, seat, found):
                    coincide = True
                if found and not ability.optional:
                    may_pass = False
            if found:
                if coincide and len(found) > 1:
                    found = _merged(tables, position, seat, found)
                count += len(found)
                groups.append((ALL_KINDS[kind], found))
        return Choices(self, position, seat, groups, count, may_pass)


_NO_CARDS: Final = Finder(BoardTables(Board(4, 1, -1, 0, has_home=False), MovementRules()), ())
NO_CHOICES: Final = Choices(_NO_CARDS, b"", RED, [], 0, may_pass=False)
"""The choices of a seat that has nothing to play now."""
_MIXED: Final = tuple(pow(7_919, spot + 2, (1 << 28) - 57) for spot in range(256))
"""A number for each spot, mixed so that sums over different places seldom agree."""
_ANOTHER: Final = 1 << 40
"""More than any sum: where the next outcome of one sum is kept."""


def _merged(tables: BoardTables, position: Position, seat: Seat, ways: list[Way]) -> list[Way]:
    """Return the first way to each outcome.

    Outcomes that are equal have equal sums over the places of the seat's side, so that most need no
    closer look; one with a sum that was there before is held against those that have it.
    """
    side = [PAWNS_EACH * member for member in tables.side_of[seat]]
    mixed = _MIXED
    kept: dict[int, Way] = {}
    for way in ways:
        after, total = way.after(position), 0
        for at in side:
            total = (
                total * 3
                + mixed[after[at]]
                + mixed[after[at + 1]]
                + mixed[after[at + 2]]
                + mixed[after[at + 3]]
            )
        while total in kept:
            first = kept[total]
            if way.again == first.again and same_places(after, first.after(position)):
                break
            total += _ANOTHER
        else:
            kept[total] = way
    return list(kept.values())


def same_places(one: Position, other: Position) -> bool:
    """Return whether each colour has the same places, whichever of its pawns stands on which."""
    for at in range(0, len(one), PAWNS_EACH):
        mine, theirs = one[at : at + PAWNS_EACH], other[at : at + PAWNS_EACH]
        if mine != theirs and sorted(mine) != sorted(theirs):
            return False
    return True
