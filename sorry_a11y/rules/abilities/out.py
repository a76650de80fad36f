"""Coming out of start (8, 9, D9)."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.rules.abilities.ability import Ability
from sorry_a11y.rules.board import Pawn, Position, Seat, Spot
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.ways import Reason, Way


class Out(Ability):
    """The ability to bring a pawn out of its start."""

    __slots__ = ()

    @property
    def words(self) -> str:
        """The end of the keys of its messages."""
        return "out"

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append one way a colour at most, see `Ability.find`."""
        ways = tables.ways
        for pawn in tables.starters(position, seat):
            out = ways.outs[pawn]
            if ways.may_go(out, position):
                found.append(out)
        return False

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the pawn's way out."""
        waits = position[pawn] == tables.start_of[pawn]
        yield tables.ways.outs[pawn] if waits else Reason.NOT_IN_START

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the exit square for a pawn in start."""
        if spot == tables.board.start(seat):
            yield tables.board.exit_square(seat)
