"""What a seat sees around it: what may hit each of its pawns, where the others stand, what is
left of the pile. Looked at where the weights ask for it (`Shape.around`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from sorry_a11y.bots.features_outlook import Deck
from sorry_a11y.bots.features_seats import Around, Inputs, Own
from sorry_a11y.bots.features_shape import TURNS, Shape
from sorry_a11y.rules.board import PAWNS_EACH, Seat

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

ODDS_WEIGH = 5.0
"""By what the difference of a kind's odds from those of a full pile is multiplied."""


class SurroundingInputs:
    """What is around the seats of a game; made once for (rules, seats, shape)."""

    def __init__(self, rules: Ruleset, seats: Sequence[Seat], shape: Shape) -> None:
        self.seats = seats
        self.shape = shape
        self._side_of = rules.tables.side_of
        self._whole = sum(rules.deck)
        self._usual = [count / self._whole for count in rules.deck]
        apart = 1 if len(seats) == TURNS else 2  # three: the one before sits where it does of four
        places = [(turn, (turn - 1) * apart) for turn in range(1, len(seats))]
        self._others = {
            seat: [
                (seats[(at + turn) % len(seats)], shape.others + place * shape.turns,
                 shape.strangers + place)
                for turn, place in places
            ]
            for at, seat in enumerate(seats)
        }
        self._foes = {
            seat: [foe for foe in seats if foe not in self._side_of[seat]] for seat in seats
        }
        # asked for in every look, and each reckoned anew
        self._hit, self._hit_late = shape.hits, shape.hits + shape.track

    def added(
        self, looks: Sequence[Inputs], own: Mapping[Seat, Own], waits: Mapping[Seat, int],
        deck: Deck, odds: Mapping[Seat, Callable[[int], float]], runners: Collection[Seat],
    ) -> list[Inputs]:
        """The ``looks`` of the seats with what is around each. ``waits``: how many seats
        come before each; ``odds``: kinds as bits -> the chance that it comes by one of them."""
        pile = deck.told
        if pile is None:
            pile = deck.told = self.pile(deck)
        found = []
        for seat, inputs in zip(self.seats, looks, strict=True):
            there = inputs.there + self.others(seat, own, runners)
            hits = self.hits(seat, own, waits, odds)
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
        self, seat: Seat, own: Mapping[Seat, Own], runners: Collection[Seat]
    ) -> list[int]:
        """The inputs that tell where the others stand, and who of them is not taken for a
        runner."""
        found = []
        for other, first, _ in self._others[seat]:
            found += [first + at for at in own[other].there]
        found += [
            stranger for other, _, stranger in self._others[seat] if other not in runners
        ]
        return found

    def hits(
        self, seat: Seat, own: Mapping[Seat, Own], waits: Mapping[Seat, int],
        odds: Mapping[Seat, Callable[[int], float]],
    ) -> list[Around]:
        """What may hit each of the seat's pawns with its next card, before and after the seat's
        turn."""
        mine, wait, found = own[seat], waits[seat], []
        foes = [(own[foe].rows, odds[foe], waits[foe] > wait) for foe in self._foes[seat]]
        for _, pawn, square, _ in mine.standing:
            soon = late = 0.0
            for rows, chance, is_late in foes:
                mask = 0
                for row in rows:
                    mask |= row[square]
                if not mask:
                    continue
                if is_late:
                    late += chance(mask)
                else:
                    soon += chance(mask)
            at = mine.there[pawn % PAWNS_EACH]
            if soon:
                found.append((self._hit + at, soon))
            if late:
                found.append((self._hit_late + at, late))
        return found
