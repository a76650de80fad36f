"""The stakes of each seat: what it may lose and win by the next card of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, final

from sorry_a11y.bots.card_odds import mask_of
from sorry_a11y.bots.features import Inputs, Shape
from sorry_a11y.bots.own_pawns import OnTrack, Own, road_table
from sorry_a11y.rules.abilities.swap import Swap
from sorry_a11y.rules.board import SEATS, Seat

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

Chances = list[Callable[[int], float]]
"""Of each seat, in order: kinds as bits -> the chance that it comes by one of them."""
Hit = tuple[Seat, float, float]
"""The victim of a seat's next card, what it loses, and what the hitter wins."""


def _foes_of(rules: Ruleset, seats: tuple[Seat, ...]) -> list[list[int]]:
    """Return for each seat that plays the places of its rivals among ``seats``."""
    side_of = rules.tables.side_of
    return [[at for at, foe in enumerate(seats) if foe not in side_of[seat]] for seat in seats]


@final
class Stakes:
    """The losses and wins that each seat may come to, in whole roads and on average."""

    __slots__ = ("_at", "_foes", "_inputs", "_roads", "_swap")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        self._foes = _foes_of(rules, seats)
        self._at = {seat: at for at, seat in enumerate(seats)}
        self._roads = [road_table(rules, seat) for seat in SEATS]
        self._swap = mask_of(rules, Swap)
        self._inputs = tuple(range(shape.numbers, shape.out_odds))

    def add(
        self, looks: list[Inputs], own: list[Own], waits: list[int], odds: Chances
    ) -> None:
        """Add to each look what its seat may lose and win.

        First what it may lose to seats whose turn comes before its own and to the others, then what
        it may win from seats whose turn comes after its own and from the others. Each seat hits the
        pawn that loses most.

        Args:
            looks: The looks of the seats.
            own: What their pawns say.
            waits: How many others have their turn before each.
            odds: The chances of the cards that each may play.
        """
        stakes = [[0.0] * 4 for _ in own]
        for hitter, rivals in enumerate(self._foes):
            foes = own[rivals[0]].ahead
            if len(rivals) > 1:
                foes = [one for rival in rivals for one in own[rival].ahead]
                foes.sort(reverse=True)  # the farthest on its road first
            if not foes:
                continue
            wait, wins = waits[hitter], stakes[hitter]
            for seat, lost, won in self._hits(own[hitter], foes, odds[hitter]):
                victim = self._at[seat]
                late = wait > waits[victim]
                stakes[victim][late] += lost
                wins[2 + late] += won
        for at, inputs in enumerate(looks):
            for number, input_at in zip(stakes[at], self._inputs, strict=True):
                if number:
                    inputs.measured.append(input_at)
                    inputs.numbers.append(number)

    def _hits(
        self, own: Own, foes: Sequence[OnTrack], odds: Callable[[int], float]
    ) -> list[Hit]:
        """Return the hits of a seat's next card."""
        found: list[Hit] = []
        mask, reached = 0, 0.0
        if own.hits:
            for worth, _, square, seat, _ in foes:
                more = mask | own.hits_on(square)
                if more != mask:
                    mask, before, reached = more, reached, odds(more)
                    lost = worth * (reached - before)
                    found.append((seat, lost, lost))
        if own.standing and self._swap:
            chance = odds(self._swap)
            swap = self._best_swap(own, foes) if chance else None
            if swap:
                found.append((swap[0], chance * swap[1], chance * swap[2]))
        return found

    def _best_swap(self, own: Own, foes: Sequence[OnTrack]) -> Hit | None:
        """Return the swap that changes most."""
        best, most = None, 0.0
        for _, _, square, hitter, _ in own.standing:
            roads = self._roads[hitter]
            before = roads[square]
            for worth, _, spot, seat, _ in foes:
                won = before - roads[spot]
                lost = worth - (1.0 - self._roads[seat][square])
                if won + lost > most:
                    best, most = (seat, lost, won), won + lost
        return best


@final
class PawnHits:
    """The chances that a rival's next card hits each pawn, before and after its seat's turn."""

    __slots__ = ("_foes", "_late", "_soon")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        self._foes = _foes_of(rules, seats)
        self._soon = shape.hits
        self._late = shape.hits + shape.track

    def add(
        self, looks: list[Inputs], own: list[Own], waits: list[int], odds: Chances
    ) -> None:
        """Add to each look what may hit its pawns, see `Stakes.add`."""
        for at, inputs in enumerate(looks):
            wait = waits[at]
            for _, _, square, _, place in own[at].standing:
                soon = late = 0.0
                for foe in self._foes[at]:
                    mask = own[foe].hits_on(square)
                    if not mask:
                        continue
                    if waits[foe] > wait:
                        late += odds[foe](mask)
                    else:
                        soon += odds[foe](mask)
                if soon:
                    inputs.measured.append(self._soon + place)
                    inputs.numbers.append(soon)
                if late:
                    inputs.measured.append(self._late + place)
                    inputs.numbers.append(late)
