"""Plays: what a seat may do with its cards in a position, in one stable order.

`choices` lists the legal plays; `resolve` says what legs lead to. A play is legal if and only if
it is one that a card's abilities offer and its legs resolve. The order is: card as held, ability
as listed, pawn number, bigger part first, target seats clockwise. Plays with the same outcome
(the same places for each colour, the same card, drawing again or not) are one: the first stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, final

from sorry_a11y.rules.board import ALL_KINDS, PAWNS_EACH, Kind, Seat
from sorry_a11y.rules.board_tables import BoardTables, Position, Reason
from sorry_a11y.rules.cards import Card, Found
from sorry_a11y.rules.legs import Leg


class Play(NamedTuple):
    """One thing ``seat`` may do.

    ``card``: the index of a kind; ``after``: the position after the legs; ``again``: whether the
    seat draws (plays) again.
    """

    seat: Seat
    card: Kind
    legs: tuple[Leg, ...]
    after: Position
    again: bool


class NamedPlay(NamedTuple):
    """A play as a text names it, legal or not."""

    seat: Seat
    card: Kind
    legs: tuple[Leg, ...]


_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


class Choices:
    """The plays of a seat, in order, and their ``count``; ``may_pass`` when there is none, or none
    that must be made.

    Plays that `choices` finds are made when they are first asked for: a caller that wants one of
    them, or only how many there are or where they lead, is spared the others.
    """

    __slots__ = ("_picked", "_plays", "count", "may_pass")

    def __init__(self, plays: tuple[Play, ...], may_pass: bool) -> None:
        self._plays: tuple[Play, ...] | None = plays
        self._picked: Play | None = None
        self.count = len(plays)
        self.may_pass = may_pass

    @property
    def plays(self) -> tuple[Play, ...]:
        """All of them."""
        plays = self._plays
        if plays is None:
            plays = self._plays = self._made()
        return plays

    def _made(self) -> tuple[Play, ...]:
        """Return the plays, for the first time."""
        raise NotImplementedError

    def play(self, at: int) -> Play:
        """Play number ``at``, from 0; raises IndexError for none."""
        return self.plays[at]

    def afters(self) -> list[Position]:
        """Return the position after each play."""
        return [play.after for play in self.plays]

    def offers(self, play: Play) -> bool:
        """Return whether it was picked from these plays; one that only equals them may be legal
        too."""
        return any(one is play for one in self.plays)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Choices)
            and self.may_pass == other.may_pass
            and self.plays == other.plays
        )

    def __hash__(self) -> int:
        return hash((self.plays, self.may_pass))

    def __reduce__(self) -> tuple[type[Choices], tuple[tuple[Play, ...], bool]]:
        """Return how a copy is made, for `pickle` and `copy`."""
        return Choices, (self.plays, self.may_pass)

    def __repr__(self) -> str:
        return f"Choices({self.plays}, {self.may_pass})"


@final
class _OfCard(Choices):
    """The plays of one card: ``found`` by its abilities, at least one."""

    __slots__ = ("_draws", "_found", "_kind", "_seat", "_tables")

    def __init__(
        self, tables: BoardTables, seat: Seat, kind: Kind, draws: bool, found: list[Found],
        may_pass: bool,
    ) -> None:
        self._plays = None
        self._picked = None
        self.count = len(found)
        self.may_pass = may_pass
        self._tables = tables
        self._seat = seat
        self._kind = kind
        self._draws = draws
        self._found = found

    def _made(self) -> tuple[Play, ...]:
        seat, kind = self._seat, self._kind
        if not self._draws:
            return tuple([
                _new(Play, (
                    seat, kind, legs, after, again and not self._tables.won(after, seat)
                ))
                for legs, after, again in self._found
            ])
        return tuple([
            _new(Play, (seat, kind, legs, after, not self._tables.won(after, seat)))
            for legs, after, _ in self._found
        ])

    def play(self, at: int) -> Play:
        """Play number ``at``, see `Choices.play`."""
        legs, after, again = self._found[at]
        if again or self._draws:
            again = not self._tables.won(after, self._seat)
        play = self._picked = _new(Play, (self._seat, self._kind, legs, after, again))
        return play

    def afters(self) -> list[Position]:
        """Return the position after each play."""
        return [one[1] for one in self._found]

    def offers(self, play: Play) -> bool:
        """Return whether it was picked from these plays: it is the one that was picked last, or has
        the very legs and position."""
        if play is self._picked:
            return True
        seat, kind, legs, after, again = play
        if seat == self._seat and kind == self._kind:
            for one in self._found:
                if one[1] is after and one[0] is legs:
                    draws = one[2] or self._draws
                    return again == (draws and not self._tables.won(after, seat))
        return False


@final
class _OfHand(Choices):
    """The plays of several cards, one after the other; each has at least one."""

    __slots__ = ("_cards",)

    def __init__(self, cards: list[Choices], may_pass: bool) -> None:
        self._plays = None
        self._picked = None
        self.count = sum([card.count for card in cards])
        self.may_pass = may_pass
        self._cards = cards

    def _made(self) -> tuple[Play, ...]:
        plays: list[Play] = []
        for card in self._cards:
            plays += card.plays
        return tuple(plays)

    def play(self, at: int) -> Play:
        """Play number ``at``, see `Choices.play`."""
        for card in self._cards:
            if at < card.count:
                return card.play(at)
            at -= card.count
        raise IndexError(at)

    def afters(self) -> list[Position]:
        """Return the position after each play."""
        afters: list[Position] = []
        for card in self._cards:
            afters += card.afters()
        return afters

    def offers(self, play: Play) -> bool:
        """Return whether it was picked from these plays."""
        return any(card.offers(play) for card in self._cards)


NO_PLAYS: Final = Choices((), True)
"""No play at all."""


class Refusal(NamedTuple):
    """The refusal of leg number ``at`` (from 0) of some legs."""

    at: int
    leg: Leg
    reason: Reason


def choices(
    tables: BoardTables, position: Position, seat: Seat, cards: Sequence[Card], hand: bytes
) -> Choices:
    """Return every legal play of ``seat`` with the cards of ``hand`` (indices into ``cards``)."""
    if len(hand) == 1:
        kind = ALL_KINDS[hand[0]]
        return choices_of(tables, position, seat, cards[kind], kind)
    found: list[Choices] = []
    may_pass = True
    for card in dict.fromkeys(hand):
        kind = ALL_KINDS[card]
        more = choices_of(tables, position, seat, cards[kind], kind)
        if more is not NO_PLAYS:
            found.append(more)
            may_pass = may_pass and more.may_pass
    return _OfHand(found, may_pass)


def choices_of(
    tables: BoardTables, position: Position, seat: Seat, card: Card, kind: Kind
) -> Choices:
    """Return every legal play of ``seat`` with one card."""
    found: list[Found] = []
    alike, may_pass, abilities, before = False, True, 0, 0
    for ability in card.abilities:
        if ability.find(tables, position, seat, found):
            alike = True
        count = len(found)
        if count > before:
            before = count
            abilities += 1
            if may_pass and not ability.optional:
                may_pass = False
    if not found:
        return NO_PLAYS
    if len(found) > 1 and (
        alike
        or (abilities > 1 and tables.may_hit_own[seat]
            and _bumps_own(tables, position, seat, found))
    ):
        found = _merged(tables, seat, found)
    return _OfCard(tables, seat, kind, card.again, found, may_pass)


def _bumps_own(
    tables: BoardTables, position: Position, seat: Seat, found: list[Found]
) -> bool:
    """Return whether some play sends a pawn of the seat's side back: then two abilities may come to
    the same, as 1 and 11 of an ace do for a pawn behind two of its own."""
    for member in tables.side_of[seat]:
        first = PAWNS_EACH * member
        start = tables.start_of[first]
        there = position.count(start)
        for one in found:
            if one[1].count(start) > there:
                return True
    return False


MIXED: Final = tuple(pow(7_919, spot + 2, (1 << 28) - 57) for spot in range(256))
"""A number for each spot, mixed so that sums over different places seldom agree."""
ANOTHER: Final = 1 << 40
"""More than any sum: where the next outcome of one sum is kept."""


def _merged(tables: BoardTables, seat: Seat, found: list[Found]) -> list[Found]:
    """Return the first of each outcome.

    Outcomes that are equal have equal sums over the places of the seat's side, so that most need no
    closer look; one with a sum that was there before is held against those that have it.
    """
    pawns, *others = [tables.pawns_of[member] for member in tables.side_of[seat]]
    a, b, c, d = pawns
    mixed = MIXED
    kept: dict[int, Found] = {}
    for one in found:
        after = one[1]
        total = mixed[after[a]] + mixed[after[b]] + mixed[after[c]] + mixed[after[d]]
        for pawns in others:
            total *= 3
            for pawn in pawns:
                total += mixed[after[pawn]]
        while total in kept:
            first = kept[total]
            if one[2] == first[2] and _same_outcome(after, first[1]):
                break
            total += ANOTHER
        else:
            kept[total] = one
    return list(kept.values())


def _same_outcome(one: Position, other: Position) -> bool:
    """Return whether each colour has the same places, whichever of its pawns stands on which."""
    if one == other:
        return True
    for first in range(0, len(one), PAWNS_EACH):
        mine, theirs = one[first : first + PAWNS_EACH], other[first : first + PAWNS_EACH]
        if mine != theirs and sorted(mine) != sorted(theirs):
            return False
    return True


def is_legal(
    tables: BoardTables, position: Position, cards: Sequence[Card], hand: bytes, play: Play
) -> bool:
    """Return whether a play that is not listed is legal all the same: a 7 whose parts are made in
    another order than that of the listed play with its outcome."""
    seat, kind, legs, after, again = play
    if kind not in hand or resolve(tables, position, legs) != after:
        return False
    card = cards[kind]
    won = tables.won(after, seat)
    return any(
        ability.allows(tables, position, seat, legs, draws)
        and again == ((draws or card.again) and not won)
        for ability in card.abilities
        for draws in (False, True)
    )


def resolve(tables: BoardTables, position: Position, legs: Iterable[Leg]) -> Position | Refusal:
    """Return the position after the legs, each on the board that the one before left; or the first
    refusal."""
    for at, leg in enumerate(legs):
        after = leg.resolve(tables, position)
        if isinstance(after, Reason):
            return Refusal(at, leg, after)
        position = after
    return position
