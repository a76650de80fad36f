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
"""The victim of a swap, what it loses, and what the seat wins."""
_Told = tuple[list[list[float]], list[dict[int, float]]]
"""Of each seat what it may lose soon and late and win soon and late; and by input the chance that
its pawn on a square is hit."""


@final
class Stakes:
    """The losses and wins that each seat may come to, in whole roads and on average.

    Where each seat sees what is around it, it is also told by what chance a rival's next card hits
    each of its pawns, before and after its own turn.
    """

    __slots__ = ("_at", "_foes", "_inputs", "_roads", "_squares", "_swap")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        side_of = rules.tables.side_of
        self._foes = [
            [at for at, foe in enumerate(seats) if foe not in side_of[seat]] for seat in seats
        ]
        """For each seat that plays the places of its rivals among the seats."""
        self._at = {seat: at for at, seat in enumerate(seats)}
        self._roads = [road_table(rules, seat) for seat in SEATS]
        self._swap = mask_of(rules, Swap)
        self._inputs = tuple(range(shape.numbers, shape.out_odds))
        self._squares = (shape.hits, shape.hits + shape.track) if shape.around else ()
        """The first inputs of squares on which a pawn may be hit before and after its turn."""

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
        exposed: list[dict[int, float]] = [{} for _ in own]
        for hitter, rivals in enumerate(self._foes):
            foes = own[rivals[0]].ahead
            if len(rivals) > 1:
                foes = [one for rival in rivals for one in own[rival].ahead]
                foes.sort(reverse=True)  # the farthest on its road first
            if foes:
                told = stakes, exposed
                self._hit(hitter, foes, own[hitter], waits, odds[hitter], told)
        for at, inputs in enumerate(looks):
            measured, numbers = inputs.measured, inputs.numbers
            for input_at, number in zip(self._inputs, stakes[at], strict=True):
                if number:
                    measured.append(input_at)
                    numbers.append(number)
            measured += exposed[at]
            numbers += exposed[at].values()

    def _hit(
        self, by: int, foes: Sequence[OnTrack], mine: Own, waits: list[int],
        odds: Callable[[int], float], told: _Told,
    ) -> None:
        """Add the hits of a seat's next card to ``told``.

        Args:
            by: The place of the seat.
            foes: Its rivals' pawns on the track, the farthest on its road first.
            mine: What its pawns say.
            waits: How many others have their turn before each seat.
            odds: The chances of its cards.
            told: What is added to.
        """
        stakes, exposed = told
        at, wait, wins, squares = self._at, waits[by], stakes[by], self._squares
        if mine.hits:
            mask, reached, hits_on = 0, 0.0, mine.hits_on
            for worth, _, square, seat, place in foes:
                kinds = hits_on(square)
                if not kinds:
                    continue
                victim = at[seat]
                late = wait > waits[victim]
                if squares:
                    there, input_at = exposed[victim], squares[late] + place
                    there[input_at] = there.get(input_at, 0.0) + odds(kinds)
                more = mask | kinds
                if more != mask:
                    mask, before, reached = more, reached, odds(more)
                    lost = worth * (reached - before)
                    stakes[victim][late] += lost
                    wins[2 + late] += lost
        if mine.standing and self._swap:
            chance = odds(self._swap)
            swap = self._best_swap(mine, foes) if chance else None
            if swap:
                seat, lost, won = swap
                victim = at[seat]
                late = wait > waits[victim]
                stakes[victim][late] += chance * lost
                wins[2 + late] += chance * won

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
