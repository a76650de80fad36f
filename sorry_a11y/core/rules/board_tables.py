"""A board under the movement rules of one rule book: who plays with whom, and who has arrived.

"Who stands there?" is a ``find`` in a position. Every move of a pawn stands in `way_tables`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    PAWNS_EACH,
    SEATS,
    SPOTS,
    Board,
    Pawn,
    Position,
    Seat,
    others_in_turn,
    own_part,
    pawns_of,
)
from sorry_a11y.core.rules.way_tables import MovementRules, WayTables

_ALL_ARRIVED: Final = b"\1" * PAWNS_EACH


class BoardTables:
    """The tables of a board under movement rules.

    Attributes:
        track: Number of squares.
        ways: The tables of every move.
        start_of: The start of each pawn.
        side_of: For each seat the seats of its side.
        rivals: For each seat the pawns of other sides, seats clockwise.
        always_moved: For each seat the seats whose pawns it may move, if that never changes; else
            none.
        goal_table: 256 bytes, 1 for every spot on which a pawn has arrived.
    """

    def __init__(self, board: Board, movement: MovementRules) -> None:
        self.board = board
        self.movement = movement
        self.track = board.track
        self.ways = WayTables(board, movement)
        self.start_of = tuple([SPOTS[start] for start in self.ways.starts])
        self.side_of = tuple(
            next(side for side in movement.sides if seat in side) for seat in SEATS
        )
        self.rivals = tuple(
            [
                tuple(
                    [
                        pawn
                        for other in others_in_turn(seat)
                        if other not in self.side_of[seat]
                        for pawn in pawns_of(other)
                    ]
                )
                for seat in SEATS
            ]
        )
        goals = {spot for seat in SEATS for spot in board.goals(seat)}
        self.goal_table = bytes(spot in goals for spot in range(256))
        self._mover_seats = tuple(self._moved_by(seat) for seat in SEATS)
        self.always_moved = tuple(
            [before if before == after else () for before, after in self._mover_seats]
        )
        self._movers = tuple(
            [
                tuple(
                    [
                        tuple([pawn for member in seats for pawn in pawns_of(member)])
                        for seats in both
                    ]
                )
                for both in self._mover_seats
            ]
        )

    def __reduce__(
        self,
    ) -> tuple[Callable[[Board, MovementRules], BoardTables], tuple[Board, MovementRules]]:
        """Return how a copy is made: there is one object for equal boards and rules."""
        return tables_for, (self.board, self.movement)

    def _moved_by(self, seat: Seat) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Return the seats whose pawns a seat may move: before its own have arrived, and after."""
        partners = tuple([other for other in self.side_of[seat] if other != seat])
        always = self.movement.shares == "always"
        return ((seat, *partners),) * 2 if always else ((seat,), partners)

    def mover_seats(self, position: Position, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats whose pawns ``seat`` may move now (36, D22).

        Its own comes first, then its partners'.
        """
        return self.always_moved[seat] or self._mover_seats[seat][self.arrived(position, seat)]

    def movers(self, position: Position, seat: Seat) -> tuple[Pawn, ...]:
        """Return the pawns that ``seat`` may move now, its own first."""
        always = self.always_moved[seat]
        return self._movers[seat][0 if always else self.arrived(position, seat)]

    def starters(self, position: Position, seat: Seat) -> list[Pawn]:
        """Return the lowest pawn in start of each colour that ``seat`` may move.

        The others there are interchangeable with it.
        """
        found = []
        for member in self.mover_seats(position, seat):
            start = self.start_of[PAWNS_EACH * member]
            if start in position:
                found.append(ALL_PAWNS[position.find(start)])
        return found

    def arrived(self, position: Position, seat: Seat) -> bool:
        """Return whether all four pawns of the seat are home (in their targets)."""
        goals = self.goal_table
        return goals[position[PAWNS_EACH * seat]] > 0 and (
            own_part(position, seat).translate(goals) == _ALL_ARRIVED
        )

    def won(self, position: Position, seat: Seat) -> bool:
        """Return whether every pawn of the seat's side has arrived (34, 43, D23)."""
        if not self.arrived(position, seat):  # as most of the time
            return False
        return all(self.arrived(position, member) for member in self.side_of[seat])

    def may_hit_own(self, seat: Seat) -> bool:
        """Return whether landing, or coming out onto a slide, may send back the seat's own side."""
        return (
            self.movement.bumps_own
            or len(self.side_of[seat]) > 1
            or self.board.exit_square(seat) in self.ways.slide_of[PAWNS_EACH * seat]
        )


@lru_cache
def tables_for(board: Board, movement: MovementRules) -> BoardTables:
    """Return the tables of a board, made once: many rule books differ in cards only."""
    return BoardTables(board, movement)
