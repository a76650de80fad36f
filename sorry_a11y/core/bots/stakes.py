"""The stakes of each seat: what it may lose and win by the next card of every seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, final

from sorry_a11y.core.bots.card_odds import ALL_OF_SQUARE, mask_of
from sorry_a11y.core.bots.features import Inputs, Shape
from sorry_a11y.core.bots.own_pawns import OnTrack, Own, road_table
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import SEATS, Seat

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

Chances = list[Callable[[int], float]]
"""For each seat, in order, a function from kinds as bits to the chance that it can play one."""
Hit = tuple[Seat, float, float]
"""A swap: its victim, and what the victim loses and the other seat wins, in parts of a road."""


@final
class Stakes:
    """The expected losses and gains of each seat by hits and swaps, in whole roads of a pawn.

    If the shape has such inputs (``around``), each seat is also told the chance that a rival's next
    card hits each of its pawns, before and after its own turn.
    """

    __slots__ = ("_at", "_behind", "_first", "_foes", "_roads", "_squares", "_swap")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...], shape: Shape) -> None:
        side_of = rules.tables.side_of
        self._foes = [
            [at for at, foe in enumerate(seats) if foe not in side_of[seat]] for seat in seats
        ]
        """For each seat that plays the indices of its rivals among the seats."""
        self._at = {seat: at for at, seat in enumerate(seats)}
        self._roads = [road_table(rules, seat) for seat in SEATS]
        self._behind = [[1.0 - left for left in roads] for roads in self._roads]
        self._swap = mask_of(rules, Swap)
        self._first = shape.numbers
        """The first of four inputs: losses before and after a seat's turn, gains before and after
        the victims' turns."""
        self._squares = (shape.hits, shape.hits + shape.track) if shape.around else ()
        """The first inputs, by square, for hits before and after the turn of the pawn's seat."""

    def add(self, looks: list[Inputs], own: list[Own], waits: list[int], odds: Chances) -> None:
        """Add its expected losses and gains to the inputs of each seat.

        Each seat is taken to hit the pawn that loses most.

        Args:
            looks: The inputs of the seats.
            own: The inputs about their pawns.
            waits: For each seat how many others have their turn before it.
            odds: The chances of the cards that each seat may play.
        """
        for hitter, rivals in enumerate(self._foes):
            foes = own[rivals[0]].ahead
            if len(rivals) > 1:
                foes = [one for rival in rivals for one in own[rival].ahead]
                foes.sort(reverse=True)  # the farthest on its road first
            if foes:
                self._hit(hitter, foes, own[hitter], waits, odds[hitter], looks)

    def _hit(
        self,
        by: int,
        foes: Sequence[OnTrack],
        mine: Own,
        waits: list[int],
        odds: Callable[[int], float],
        looks: list[Inputs],
    ) -> None:
        """Add the hits of a seat's next card to the inputs of the seats.

        Args:
            by: The index of the seat.
            foes: Its rivals' pawns on the track, the farthest on its road first.
            mine: The inputs about its pawns.
            waits: For each seat how many others have their turn before it.
            odds: The chances of its cards.
            looks: The inputs of all seats.
        """
        at, wait, wins, squares = self._at, waits[by], looks[by].numbers, self._squares
        first, reachable = self._first, mine.hits
        if reachable:
            mask, reached = 0, 0.0
            for worth, seat, _, place, bit in foes:
                kinds = reachable >> bit & ALL_OF_SQUARE
                if not kinds:
                    continue
                victim = at[seat]
                late, loses = wait > waits[victim], looks[victim].numbers
                if squares:
                    input_at = squares[late] + place
                    loses[input_at] = loses.get(input_at, 0.0) + odds(kinds)
                more = mask | kinds
                if more != mask:
                    mask, before, reached = more, reached, odds(more)
                    lost, input_at = worth * (reached - before), first + late
                    loses[input_at] = loses.get(input_at, 0.0) + lost
                    wins[input_at + 2] = wins.get(input_at + 2, 0.0) + lost
        if mine.standing and self._swap:
            chance = odds(self._swap)
            swap = self._best_swap(mine, foes) if chance else None
            if swap:
                seat, lost, won = swap
                victim = at[seat]
                input_at, loses = first + (wait > waits[victim]), looks[victim].numbers
                loses[input_at] = loses.get(input_at, 0.0) + chance * lost
                wins[input_at + 2] = wins.get(input_at + 2, 0.0) + chance * won

    def _best_swap(self, own: Own, foes: Sequence[OnTrack]) -> Hit | None:
        """Return the swap that changes most, or None if none gains anything."""
        best, most = None, 0.0
        for _, hitter, square, _, _ in own.standing:
            roads = self._roads[hitter]
            before = roads[square]
            for worth, seat, spot, _, _ in foes:
                won = before - roads[spot]
                lost = worth - self._behind[seat][square]
                if won + lost > most:
                    best, most = (seat, lost, won), won + lost
        return best
