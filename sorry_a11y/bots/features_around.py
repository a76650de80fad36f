"""What a seat sees around it: what may hit each of its pawns, where the others stand, what is
left of the pile. Looked at where the weights ask for it (`Shape.around`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from sorry_a11y.bots.features_outlook import Deck
from sorry_a11y.bots.features_seats import Around, Inputs, Own
from sorry_a11y.bots.features_shape import TURNS, Shape
from sorry_a11y.rules.board import PAWNS_EACH

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

ODDS_WEIGH = 5.0
"""By what the difference of a kind's odds from those of a full pile is multiplied."""


class Surroundings:
    """What is around the seats of a game; made once for (rules, seats, shape)."""

    def __init__(self, rules: Ruleset, seats: Sequence[int], shape: Shape) -> None:
        self.seats = seats
        self.shape = shape
        self._side_of = rules.ground.side_of
        self._whole = sum(rules.deck)
        self._usual = [count / self._whole for count in rules.deck]
        apart = 1 if len(seats) == TURNS else 2  # three: the one before sits where it does of four
        self._others = {
            seat: [
                (seats[(at + turn) % len(seats)], (turn - 1) * apart)
                for turn in range(1, len(seats))
            ]
            for at, seat in enumerate(seats)
        }

    def added(
        self, looks: Sequence[Inputs], own: Mapping[int, Own], waits: Mapping[int, int],
        deck: Deck, odds: Mapping[int, Callable[[int], float]], runners: Collection[int],
    ) -> list[Inputs]:
        """The ``looks`` of the seats with what is around each. ``waits``: how many seats
        come before each; ``odds``: kinds as bits -> the chance that it comes by one of them."""
        pile = deck.told
        if pile is None:
            pile = deck.told = self.pile(deck)
        found = []
        for seat, inputs in zip(self.seats, looks, strict=True):
            there = [*inputs.there, *self.others(seat, own, runners)]
            hits = [*self.hits(seat, own, waits, odds)]
            found.append(Inputs(there, inputs.numbers, inputs.pairs, hits, pile))
        return found

    def pile(self, deck: Deck) -> tuple[Around, ...]:
        """What is left of the pile, alike for all seats."""
        first = self.shape.left
        found = [
            (first + kind, (odds - usual) * ODDS_WEIGH)
            for kind, (odds, usual) in enumerate(zip(deck.odds, self._usual, strict=True))
            if kind < self.shape.kinds
        ]
        found.append((first + self.shape.kinds, deck.total / self._whole - 0.5))
        return tuple(found)

    def others(
        self, seat: int, own: Mapping[int, Own], runners: Collection[int]
    ) -> Iterator[int]:
        """The inputs that tell where the others stand, and who of them is not taken for a
        runner."""
        shape = self.shape
        for other, place in self._others[seat]:
            first = shape.others + place * shape.turns
            for at in own[other].there:
                yield first + at
        for other, place in self._others[seat]:
            if other not in runners:
                yield shape.strangers + place

    def hits(
        self, seat: int, own: Mapping[int, Own], waits: Mapping[int, int],
        odds: Mapping[int, Callable[[int], float]],
    ) -> Iterator[Around]:
        """What may hit each of the seat's pawns with its next card, before and after the seat's
        turn."""
        shape, mine, side = self.shape, own[seat], self._side_of[seat]
        foes = [
            (own[foe].rows, odds[foe], waits[foe] > waits[seat])
            for foe in self.seats if foe not in side
        ]
        for _, pawn, square, _ in mine.standing:
            soon = late = 0.0
            for rows, chance, is_late in foes:
                mask = 0
                for row in rows:
                    mask |= row[square]
                if is_late:
                    late += chance(mask)
                else:
                    soon += chance(mask)
            at = shape.hits + mine.there[pawn % PAWNS_EACH]
            if soon:
                yield at, soon
            if late:
                yield at + shape.track, late
