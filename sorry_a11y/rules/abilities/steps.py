"""Walking (12, 17, 18, 20, D10 to D12)."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.rules.abilities.ability import Ability, walk_hits, walks_of
from sorry_a11y.rules.board import SPOTS, Pawn, Position, Seat, Spot, seat_of
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.ways import Hop, Reason, Way


class Steps(Ability):
    """The ability to walk one pawn a number of squares.

    Args:
        steps: The number of squares, negative for backward.
        track_only: Whether pawns in their lane are left out (20).
        optional: As of every ability.
    """

    __slots__ = ("steps", "track_only")

    def __init__(self, steps: int, track_only: bool = False, optional: bool = False) -> None:
        self.steps = steps
        self.track_only = track_only
        self.optional = optional

    def content(self) -> tuple[object, ...]:
        """Return the arguments of ``__init__``."""
        return self.steps, self.track_only, self.optional

    @property
    def words(self) -> str:
        """The end of the keys of its messages."""
        return "steps"

    @property
    def reference(self) -> str:
        """The end of the key on a reference card; it is told backward only (`rule_pages`)."""
        return "back"

    @property
    def values(self) -> dict[str, int | str]:
        """The number of its steps, and whether they lead forward."""
        return {"way": "forward" if self.steps > 0 else "back", "steps": abs(self.steps)}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append up to one way a pawn, two where a lane may be entered or passed (D20) or a slide
        declined (24), see `Ability.find`."""
        seats = tables.shared[seat] if tables.shares_always else tables.mover_seats(position, seat)
        before = len(found)
        alike = tables.ways.find_walks(self.steps, position, seats, found)
        if self.track_only:
            track = tables.board.track
            found[before:] = [
                way for way in found[before:] if isinstance(way, Hop) and way.here[0] < track
            ]
        return alike

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the pawn's walks."""
        spot = SPOTS[position[pawn]]
        if self.track_only and tables.board.lane_step(seat_of(pawn), spot):
            yield Reason.NOT_ON_TRACK
        else:
            yield from walks_of(tables, position, pawn, self.steps)

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield where the walk ends, and its slide."""
        if not (self.track_only and spot >= tables.board.track):
            yield from walk_hits(tables, seat, spot, self.steps)
