"""The 7 of Dog, which burns (D14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sorry_a11y.core.rules.abilities.sharing import Share, Sharing
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.board import Position, Seat, Spot
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.ways import MOST_LEGS, Way, WayChain

_ONE_STEP: Final = Steps(1)


class Burn(Sharing):
    """``total`` single steps by the player's pawns in any split and order.

    Every step hits the pawn on its square, own pawns too. The step that brings the fourth pawn home
    opens the partner's pawns for the rest. Of several ways that lead to the same board with the
    same rest the first is found.
    """

    __slots__ = ()
    words = "burn"
    in_steps = True
    most = MOST_LEGS

    @property
    def values(self) -> dict[str, int | str]:
        """The number of steps."""
        return {"steps": self.total}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append the ways to burn all steps, one to each board."""
        reached: dict[Position, tuple[Way, ...]] = {position: ()}
        for _ in range(self.total):
            before, reached = reached, {}
            for there, steps in before.items():
                further: list[Way] = []
                _ONE_STEP.find(tables, there, seat, further)
                for step in further:
                    after = step.after(there)
                    if after not in reached:
                        reached[after] = (*steps, step)
        found += [WayChain(steps, after, False) for after, steps in reached.items()]
        return True

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return the shares one step further."""
        further: list[Way] = []
        _ONE_STEP.find(tables, share.position, seat, further)
        return [share.grown(step, 1, 0, False) for step in further]

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the squares that one to ``total`` steps may hit."""
        for part in range(1, self.total + 1):
            yield from tables.ways.hits(tables.ways.rows(part)[seat][spot])
