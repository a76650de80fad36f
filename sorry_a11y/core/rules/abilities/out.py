"""Coming out of start (8, 9, D9)."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.board import Pawn, Position, Seat, Spot
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.ways import ComeOut, Reason, Way


class Out(Ability):
    """The ability to bring a pawn out of its start: one way a colour."""

    __slots__ = ()
    words = "out"

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append the way out of start of one pawn a colour."""
        ways, alike = tables.ways, False
        for pawn in tables.starters(position, seat):
            out = ways.outs[pawn]
            if not ways.blocks(out, position):
                found.append(out)
                alike = alike or out.bumps_on in position  # Sorry! on this card does so too
        return alike

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the way out of a pawn that is in start."""
        yield tables.ways.named(position, ComeOut(pawn))

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the exit square, and the slide that begins there, for a pawn in start."""
        if spot == tables.board.start(seat):
            yield from tables.ways.hits([tables.ways.outs[4 * seat]])
