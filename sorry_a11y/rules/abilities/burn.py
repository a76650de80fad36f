"""The 7 of Dog, which burns (D14)."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.rules.abilities.ability import walk_hits
from sorry_a11y.rules.abilities.sharing import Share, Sharing
from sorry_a11y.rules.board import Position, Seat, Spot
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.ways import Way, WayChain


class Burn(Sharing):
    """``total`` single steps by the player's pawns in any split and order.

    Every step hits the pawn on its square, own pawns too. The step that brings the fourth pawn home
    opens the partner's pawns for the rest.
    """

    __slots__ = ()

    def __init__(self, total: int, optional: bool = False) -> None:
        super().__init__(total, True, optional)

    def content(self) -> tuple[object, ...]:
        """Return the arguments of ``__init__``."""
        return self.total, self.optional

    @property
    def words(self) -> str:
        """The end of the keys of its messages."""
        return "burn"

    @property
    def values(self) -> dict[str, int | str]:
        """The number of its steps."""
        return {"steps": self.total}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append every way to use all steps, see `Ability.find`; of several that lead to the same
        board with the same rest the first."""
        seen: list[set[Position]] = [set() for _ in range(self.total)]
        self._burn(tables, seat, position, (), seen, found)
        return True

    def _steps(self, tables: BoardTables, seat: Seat, position: Position) -> list[Way]:
        """Return every single step."""
        steps: list[Way] = []
        seats = tables.mover_seats(position, seat)
        tables.ways.find_walks(1, position, seats, steps)
        return steps

    def _burn(
        self, tables: BoardTables, seat: Seat, position: Position, steps: tuple[Way, ...],
        seen: list[set[Position]], found: list[Way],
    ) -> None:
        """Append every way that goes on after ``steps``."""
        met, ends = seen[len(steps)], len(steps) + 1 == self.total
        for step in self._steps(tables, seat, position):
            after = step.after(position)
            if after in met:
                continue
            met.add(after)
            if ends:
                found.append(WayChain((*steps, step), after, False))
            else:
                self._burn(tables, seat, after, (*steps, step), seen, found)

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return one more step by one pawn."""
        return [
            share.grown(step, 1, 0, False) for step in self._steps(tables, seat, share.position)
        ]

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield where each of its steps ends."""
        for part in range(1, self.total + 1):
            yield from walk_hits(tables, seat, spot, part)
