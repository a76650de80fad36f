"""Walking (12, 17, 18, 20, D10 to D12)."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.core.rules.abilities import MOST_STEPS, Ability
from sorry_a11y.core.rules.board import SPOTS, Pawn, Position, Seat, Spot, seat_of
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.value import check_fields, wrong_field
from sorry_a11y.core.rules.ways import Reason, Way


class Steps(Ability):
    """The ability to walk one pawn a number of squares.

    Up to one way a pawn, two where a lane may be entered or passed (D20) or a slide declined (24).

    Args:
        steps: The number of squares, negative for backward.
        track_only: Whether only pawns on a square of the track may walk (20).
        optional: Whether a card that allows nothing else may be declined (19).
    """

    __slots__ = ("steps", "track_only")
    __match_args__ = ("steps", "track_only", "optional")
    words = "steps"

    def __init__(self, steps: int, track_only: bool = False, optional: bool = False) -> None:
        self.steps = steps
        self.track_only = track_only
        super().__init__(optional)
        check_fields(self, steps=range(-MOST_STEPS, MOST_STEPS + 1), track_only=bool)
        if not steps:
            raise wrong_field(self, "steps", "forward, or below 0 for backward")

    @property
    def reference(self) -> str:
        """The end of the key on a reference card; it is told backward only (`rule_pages`)."""
        return "back"

    @property
    def values(self) -> dict[str, int | str]:
        """The direction, and the number of steps."""
        return {"way": "forward" if self.steps > 0 else "back", "steps": abs(self.steps)}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append the walks of each pawn that nothing stops."""
        ways, alike = tables.ways, False
        rows, returns, are_free = ways.walks[self.steps] or ways.walks_of(self.steps)
        for member in tables.always_moved[seat] or tables.mover_seats(position, seat):
            own = position[4 * member : 4 * member + 4]
            row = rows[member]
            for spot in own:
                if self.track_only and spot >= tables.track:
                    continue
                for hop in row[spot]:
                    if hop.own_free not in own and (are_free or not ways.blocks(hop, position)):
                        found.append(hop)
                        if returns and hop.here == hop.there:
                            alike = True
        return alike

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the walks of a pawn, or why there is none."""
        if self.track_only and tables.board.lane_step(seat_of(pawn), SPOTS[position[pawn]]):
            yield "not-on-track"
        else:
            yield from tables.ways.tried(position, pawn, self.steps)

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the squares that the walk hits."""
        if not (self.track_only and spot >= tables.track):
            yield from tables.ways.hits(tables.ways.rows(self.steps)[seat][spot])
