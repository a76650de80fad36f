"""The inputs of a learned player: each seat's own pawns, cards and dangers, as numbers.

Every seat is looked at from its own start square, so that one set of weights serves all seats;
nothing here is learned, `learned_net` is. Nothing that a seat cannot know is among its inputs: its
own hand is, other hands count only by their size and the odds of the unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, final

from sorry_a11y.bots.card_odds import CardOdds, mask_of
from sorry_a11y.bots.features import TURNS, InputPart, Inputs, Outlook, Shape
from sorry_a11y.bots.own_pawns import Own, OwnPawns, place_table
from sorry_a11y.bots.stakes import Chances, Stakes
from sorry_a11y.rules.abilities.out import Out
from sorry_a11y.rules.board import ALL_PAWNS, NO_KIND, Kind, Position, Seat, pawns_of, seat_of
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

_ODDS_WEIGH: Final = 5.0
"""The factor of the difference of a kind's odds from those of a full pile."""
_MOST_PILES: Final = 100
"""Looks at the pile, and at hands, that are kept."""


class Turns(NamedTuple):
    """The order of turns after a decision.

    Attributes:
        waits: Of each seat, in order, how many others have their turn before it.
        parts: The part that tells each seat so, and who runs.
    """

    waits: list[int]
    parts: list[InputPart]


@final
class _TurnParts:
    """The orders of turns of a game, kept by whose turn it was."""

    __slots__ = ("_kept", "_seats", "_shape")

    def __init__(self, seats: tuple[Seat, ...], shape: Shape) -> None:
        self._seats = seats
        self._shape = shape
        self._kept: dict[tuple[Seat, bool, tuple[Seat, ...]], Turns] = {}

    def of(self, mover: Seat, again: bool, runners: tuple[Seat, ...]) -> Turns:
        """Return the order of turns.

        Args:
            mover: The seat that has decided.
            again: Whether it draws again.
            runners: The seats that are taken for runners.
        """
        key = mover, again, runners
        turns = self._kept.get(key)
        if turns is None:
            turns = self._kept[key] = self._made(mover, again, runners)
        return turns

    def _made(self, mover: Seat, again: bool, runners: tuple[Seat, ...]) -> Turns:
        shape, seats = self._shape, self._seats
        count = len(seats)
        first = seats.index(mover) + (not again)
        waits = [(at - first) % count for at in range(count)]
        parts = []
        for at, seat in enumerate(seats):
            there = [shape.turns + waits[at]]
            if shape.runners and seat in runners:
                there.append(shape.runs)
            if shape.around:
                there += [
                    shape.strangers + _seat_place(seats, at, other)
                    for other in range(count) if other != at and seats[other] not in runners
                ]
            parts.append(InputPart(there))
        return Turns(waits, parts)


@final
class _OtherPawns:
    """The inputs that the others' pawns give to each seat, alone and in pairs with its own."""

    __slots__ = ("_first", "_idle", "_pawns", "_seats", "_seen_from", "_waiting")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        self._seats = seats
        self._pawns = [pawns_of(seat) for seat in seats]
        self._first = [
            [shape.others + _seat_place(seats, at, other) * shape.turns
             for other in range(len(seats))]
            for at in range(len(seats))
        ] if shape.around else []
        """For each seat, and each other one, the first of the inputs that tell where it stands;
        nothing if that is not looked at."""
        self._seen_from = [
            [place_table(rules, seat_of(pawn), seat, shape) for pawn in ALL_PAWNS]
            for seat in seats
        ] if shape.pairs else []
        """For each seat the places of all pawns in its eyes; nothing if pairs are not looked at."""
        self._idle = shape.track + shape.lane
        """The first place of a pawn that waits in start, has arrived or has just come out."""
        self._waiting = (shape.places + self._idle) * shape.places
        """The first row of the pairs of such a pawn with another's."""

    def add(self, looks: list[Inputs], own: list[Own], position: Position) -> None:
        """Add to each look the inputs of the other seats' pawns.

        Args:
            looks: The looks of the seats.
            own: What their own pawns say.
            position: Where all pawns stand.
        """
        idle, waiting = self._idle, self._waiting
        for at, inputs in enumerate(looks):
            seat, rows = self._seats[at], own[at].rows
            for other, theirs in enumerate(own):
                if other == at:
                    continue
                known = theirs.seen_by.get(seat)
                if known is None:
                    known = theirs.seen_by[seat] = self._seen(at, other, theirs, position)
                part, places = known
                inputs.parts.append(part)
                if rows:
                    inputs.crossed += [
                        row + place for row in rows for place in places
                        if place < idle or row < waiting
                    ]

    def _seen(
        self, at: int, other: int, theirs: Own, position: Position
    ) -> tuple[InputPart, list[int]]:
        """Return what seat number ``at`` is told of number ``other``, and its pawns' places."""
        there: list[int] = []
        if self._first:
            first = self._first[at][other]
            there = [first + place for place in theirs.there]
        places: list[int] = []
        if self._seen_from:
            seen_from = self._seen_from[at]
            places = [seen_from[pawn][position[pawn]] for pawn in self._pawns[other]]
        return InputPart(there), places


@final
class _CardParts:
    """The inputs that the pile and the own hand give."""

    __slots__ = ("_hands", "_measured", "_piles", "_shape", "_usual", "_whole")

    def __init__(self, rules: Ruleset, shape: Shape) -> None:
        self._shape = shape
        self._whole = sum(rules.deck)
        self._measured = range(shape.left, shape.left + shape.kinds + 1)
        self._usual = [count / self._whole for count in rules.deck]
        self._piles: dict[tuple[int, ...], InputPart] = {}
        self._hands: dict[tuple[bytes, Kind], InputPart] = {}

    def pile(self, card_odds: CardOdds) -> InputPart:
        """Return what is left of the pile, alike for all seats."""
        part = self._piles.get(card_odds.left)
        if part is None:
            if len(self._piles) >= _MOST_PILES:
                self._piles.clear()
            kinds = self._shape.kinds
            numbers = [
                (odds - usual) * _ODDS_WEIGH
                for odds, usual in zip(card_odds.odds, self._usual, strict=True)
            ][:kinds]
            numbers += [0.0] * (kinds - len(numbers))
            numbers.append(card_odds.total / self._whole - 0.5)
            part = self._piles[card_odds.left] = InputPart((), self._measured, numbers)
        return part

    def hand(self, hand: bytes, gift: Kind) -> InputPart:
        """Return the cards in the own hand, and the one given away (NO_KIND for none)."""
        part = self._hands.get((hand, gift))
        if part is None:
            if len(self._hands) >= _MOST_PILES:
                self._hands.clear()
            shape = self._shape
            there = [shape.hand + kind for kind in hand if kind < shape.kinds]
            if gift != NO_KIND:
                there.append(shape.given + min(gift, shape.kinds - 1))
            part = self._hands[hand, gift] = InputPart(there)
        return part


@final
class Lens:
    """A look at the seats of a game; made once for (rules, seats, shape).

    Lists have a place for each seat that plays, in order.

    Attributes:
        seats: The seats that play.
        side_at: For each seat the place of its side among the sides that play.
    """

    __slots__ = ("_around", "_cards", "_is_open", "_others", "_out", "_out_at", "_own", "_stakes",
                 "_turns", "seats", "shape", "side_at")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        self.seats = seats
        self.shape = shape
        side_of = rules.tables.side_of
        sides = list(dict.fromkeys(side_of[seat] for seat in seats))
        self.side_at = {seat: sides.index(side_of[seat]) for seat in seats}
        self._is_open = rules.is_open
        self._out = mask_of(rules, Out)
        self._out_at = shape.out_odds
        self._turns = _TurnParts(seats, shape)
        self._own = [OwnPawns(rules, seat, shape) for seat in seats]
        self._cards = _CardParts(rules, shape)
        self._stakes = Stakes(rules, seats, shape)
        self._others = _OtherPawns(rules, seats, shape) if shape.around or shape.pairs else None
        self._around = shape.around > 0

    def look(
        self, seen: View, card_odds: CardOdds, after: Outlook, runners: tuple[Seat, ...] = ()
    ) -> list[Inputs]:
        """Return the inputs of every seat, in their order, once ``seen.seat`` has decided.

        Args:
            seen: What the seat sees before it decides.
            card_odds: The odds of the cards to come.
            after: The outcome of the decision.
            runners: The seats that are taken for runners.
        """
        position, hand, again, gift = after
        waits, told = self._turns.of(seen.seat, again, runners)
        own = [pawns.seen(position) for pawns in self._own]
        looks = [Inputs([mine.part, told[at]]) for at, mine in enumerate(own)]
        odds = self._odds(seen, card_odds, hand)
        self._stakes.add(looks, own, waits, odds)
        for at, mine in enumerate(own):
            if mine.opens:
                looks[at].measured.append(self._out_at)
                looks[at].numbers.append(card_odds.chance(self._out))
        if self._others is not None:
            self._others.add(looks, own, position)
        if self._around:
            pile = self._cards.pile(card_odds)
            for inputs in looks:
                inputs.parts.append(pile)
        if hand or gift != NO_KIND:
            looks[self.seats.index(seen.seat)].parts.append(self._cards.hand(hand, gift))
        return looks

    def _odds(self, seen: View, card_odds: CardOdds, hand: bytes) -> Chances:
        """Return the chances that each seat comes by some kinds."""
        if self._is_open:
            return [card_odds.chance] * len(self.seats)
        sizes = seen.hand_sizes
        return [
            _holds(hand) if seat == seen.seat else _may_hold(card_odds, sizes[seat])
            for seat in self.seats
        ]


def _holds(hand: bytes) -> Callable[[int], float]:
    held = 0
    for kind in hand:
        held |= 1 << kind
    return lambda mask: 1.0 if mask & held else 0.0


def _may_hold(card_odds: CardOdds, cards: int) -> Callable[[int], float]:
    return lambda mask: card_odds.held(mask, cards)


def _seat_place(seats: tuple[Seat, ...], at: int, other: int) -> int:
    """Return which of the other three seats number ``other`` is to number ``at``, by turn."""
    apart = 1 if len(seats) == TURNS else 2
    # three: the one before sits where it does of four
    return ((other - at) % len(seats) - 1) * apart


@lru_cache(maxsize=64)
def lens(rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> Lens:
    """Return the one lens of a game."""
    return Lens(rules, seats, shape)
