"""The inputs of a learned player's network, made from the position and the cards.

Squares are counted from each seat's own first square, so that one set of weights serves all seats.
Inputs tell only what the seat that decides can know: its own hand, and of other hands their size
and the odds of the unseen cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, final

from sorry_a11y.core.bots.card_odds import CardOdds, mask_of
from sorry_a11y.core.bots.features import TURNS, InputPart, Inputs, Outlook, Shape
from sorry_a11y.core.bots.own_pawns import Own, OwnPawns, place_table
from sorry_a11y.core.bots.stakes import Chances, Stakes
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.board import ALL_PAWNS, NO_KIND, Kind, Position, Seat, pawns_of, seat_of
from sorry_a11y.core.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

_ODDS_WEIGH: Final = 5.0
"""The factor by which the difference of a kind's odds from those of a full pile is multiplied."""
_MOST_PILES: Final = 100
"""The most parts for piles that are kept, and the most for hands."""


class Turns(NamedTuple):
    """The order of turns after a decision.

    Attributes:
        waits: For each seat, in order, how many others have their turn before it.
        parts: For each seat the part that tells this, and which seats the runner plays.
    """

    waits: list[int]
    parts: list[InputPart]


@final
class _TurnParts:
    """The orders of turns of a game, made once for each seat that has decided."""

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
            runners: The seats that are taken to be played by the runner.
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
                    for other in range(count)
                    if other != at and seats[other] not in runners
                ]
            parts.append(InputPart(there))
        return Turns(waits, parts)


@final
class _OtherPawns:
    """The inputs of each seat about the others' pawns, alone and in pairs with its own."""

    __slots__ = ("_first", "_idle", "_pawns", "_seats", "_seen_from", "_waiting")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        self._seats = seats
        self._pawns = [pawns_of(seat) for seat in seats]
        self._first = (
            [
                [
                    shape.others + _seat_place(seats, at, other) * shape.turns
                    for other in range(len(seats))
                ]
                for at in range(len(seats))
            ]
            if shape.around
            else []
        )
        """For each seat and each other seat, the first of the inputs about the other's pawns;
        empty if the network has no such inputs."""
        self._seen_from = (
            [
                [place_table(rules, seat_of(pawn), seat, shape) for pawn in ALL_PAWNS]
                for seat in seats
            ]
            if shape.pairs
            else []
        )
        """For each seat and each pawn, the place of every spot as that seat counts; empty if the
        network has no weights of pairs."""
        self._idle = shape.track + shape.lane
        """The first place of a pawn that waits in start, has arrived or has just come out."""
        self._waiting = (shape.places + self._idle) * shape.places
        """The first row of the pairs of such a pawn with a pawn of another seat."""

    def add(self, looks: list[Inputs], own: list[Own], position: Position) -> None:
        """Add to each look the inputs of the other seats' pawns.

        Args:
            looks: The inputs of the seats.
            own: The inputs of the seats' own pawns.
            position: The spots of all pawns.
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
                        row + place
                        for row in rows
                        for place in places
                        if place < idle or row < waiting
                    ]

    def _seen(
        self, at: int, other: int, theirs: Own, position: Position
    ) -> tuple[InputPart, list[int]]:
        """Return the part that tells seat ``at`` of seat ``other``, and its pawns' places.

        Both seats are given by their place in the order of the seats.
        """
        active: list[int] = []
        if self._first:
            first = self._first[at][other]
            active = [first + place for place in theirs.active]
        places: list[int] = []
        if self._seen_from:
            seen_from = self._seen_from[at]
            places = [seen_from[pawn][position[pawn]] for pawn in self._pawns[other]]
        return InputPart(active), places


@final
class _CardParts:
    """The inputs about the pile and the own hand."""

    __slots__ = ("_first_piles", "_hands", "_measured", "_piles", "_shape", "_usual", "_whole")

    def __init__(self, rules: Ruleset, shape: Shape) -> None:
        self._shape = shape
        self._whole = sum(rules.deck)
        self._measured = range(shape.left, shape.left + shape.kinds + 1)
        self._usual = [count / self._whole for count in rules.deck]
        self._piles: dict[tuple[int, ...], InputPart] = {}
        self._first_piles: dict[int, InputPart] = {}
        """By the number of cards left, the first of such piles."""
        self._hands: dict[tuple[bytes, Kind], InputPart] = {}

    def pile(self, card_odds: CardOdds) -> InputPart:
        """Return the part that tells which cards are left, the same for all seats."""
        part = self._piles.get(card_odds.left)
        if part is None:
            if len(self._piles) >= _MOST_PILES:
                self._piles.clear()
                self._first_piles.clear()
            kinds = self._shape.kinds
            numbers = [
                (odds - usual) * _ODDS_WEIGH
                for odds, usual in zip(card_odds.odds, self._usual, strict=True)
            ][:kinds]
            numbers += [0.0] * (kinds - len(numbers))
            numbers.append(card_odds.total / self._whole - 0.5)
            near = self._first_piles.get(card_odds.total)
            part = InputPart((), self._measured, numbers, (), near)
            self._piles[card_odds.left] = part
            self._first_piles.setdefault(card_odds.total, part)
        return part

    def hand(self, hand: bytes, gift: Kind) -> InputPart:
        """Return the part that tells the own hand and the card given away (NO_KIND for none)."""
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
    """The maker of the inputs of all seats of a game.

    Lists have an entry for each seat that plays, in order.

    Attributes:
        seats: The seats that play.
        side_at: For each seat the place of its side among the sides that play.
    """

    __slots__ = (
        "_around",
        "_cards",
        "_is_open",
        "_others",
        "_out",
        "_out_at",
        "_own",
        "_stakes",
        "_turns",
        "seats",
        "shape",
        "side_at",
    )

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
            runners: The seats that are taken to be played by the runner.
        """
        position, hand, again, gift = after
        waits, told = self._turns.of(seen.seat, again, runners)
        own = [pawns.seen(position) for pawns in self._own]
        looks = [Inputs([mine.part, told[at]]) for at, mine in enumerate(own)]
        self._stakes.add(looks, own, waits, self._odds(seen, card_odds, hand))
        for at, mine in enumerate(own):
            if mine.opens:
                looks[at].numbers[self._out_at] = card_odds.chance(self._out)
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
        """Return for each seat the function from kinds to the chance that it can play one."""
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
    """Return which of its three others, by turn, seat ``other`` is to seat ``at``, 0 to 2."""
    apart = 1 if len(seats) == TURNS else 2
    # of three seats, the one before counts as the last of the others, as it does of four
    return ((other - at) % len(seats) - 1) * apart


@lru_cache(maxsize=64)
def lens(rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> Lens:
    """Return the lens of a game, one object for the same arguments."""
    return Lens(rules, seats, shape)
