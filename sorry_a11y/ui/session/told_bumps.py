"""The bumps that a person at a table was told, the last of which a key tells again."""

from __future__ import annotations

from typing import NamedTuple

from sorry_a11y.core.game.port import Batch
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.events import PawnBumped, TurnBegan


class LastBumps(NamedTuple):
    """The bumps of the last turn that had any.

    Attributes:
        seat: The seat whose turn it was.
        bumps: The bumps.
        ago: How many turns were told since.
    """

    seat: Seat
    bumps: list[PawnBumped]
    ago: int


class ToldBumps:
    """The turns that were told, and the pawns that were bumped in them.

    Each entry has the number of the question that was open after it.
    """

    def __init__(self) -> None:
        self._turns: list[tuple[int, Seat]] = []
        self._bumps: list[tuple[int, int, PawnBumped]] = []

    def hear(self, batch: Batch) -> None:
        """Note the turns and bumps of a batch."""
        if (back_to := batch.back_to) is not None:
            self._turns = [one for one in self._turns if one[0] <= back_to]
            self._bumps = [one for one in self._bumps if one[0] <= back_to]
        for event in batch.events:
            if isinstance(event, TurnBegan):
                self._turns.append((batch.number, event.seat))
            elif isinstance(event, PawnBumped):
                self._bumps.append((batch.number, len(self._turns) - 1, event))

    def last(self) -> LastBumps | None:
        """Return the bumps of the last turn that had any; None if nobody was bumped."""
        if not self._bumps:
            return None
        turn = self._bumps[-1][1]
        bumps = [event for _, at, event in self._bumps if at == turn]
        return LastBumps(self._turns[turn][1], bumps, len(self._turns) - 1 - turn)
