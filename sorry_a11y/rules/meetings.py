"""What follows when a pawn comes to a spot, and the ways to the square of another pawn."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    PAWNS_EACH,
    SEATS,
    SPOTS,
    Board,
    Pawn,
    Seat,
    Spot,
    Trail,
    seat_of,
)
from sorry_a11y.rules.movement import MovementRules
from sorry_a11y.rules.ways import Landing, SentBack, Take, Trade, Way


class Landings:
    """The consequences of coming to each spot of a board.

    Attributes:
        start_of: The start of each pawn.
        slide_of: For each pawn the squares it slides over, by triangle (24, 25).
    """

    def __init__(self, board: Board, movement: MovementRules) -> None:
        self._board = board
        self.start_of = tuple(board.start(seat_of(pawn)) for pawn in ALL_PAWNS)
        self.starts = bytes(self.start_of)
        slides = [self._slides_of(movement, seat) for seat in SEATS]
        self.slide_of = tuple(slides[seat_of(pawn)] for pawn in ALL_PAWNS)
        self._squares: list[dict[Spot, Landing]] = []

    def slides(self, seat: Seat) -> dict[Spot, Trail]:
        """Return the squares slid over by pawns of the seat, by triangle."""
        return self.slide_of[PAWNS_EACH * seat]

    def _slides_of(self, movement: MovementRules, seat: Seat) -> dict[Spot, Trail]:
        """Return the squares slid over by pawns of the seat, by triangle."""
        board, whose = self._board, movement.slides
        found = {square: board.slide_path(square) for square in sorted(board.triangles())}
        return {
            square: path[1] for square, path in found.items()
            if path and whose != "none" and (path[0] == seat) == (whose == "own")
        }

    def at(self, seat: Seat, spot: Spot, slide: bool = True, bounced: int = 0) -> Landing:
        """Return the landing of a pawn of the seat on a spot.

        Args:
            seat: The seat.
            spot: The spot it comes to.
            slide: Whether it slides where it may.
            bounced: How many steps of the walk were walked back from home.
        """
        if spot == self._board.home(seat):
            return Landing(spot, b"", spot, self.starts, bounced)
        sweep = self.slides(seat).get(spot, ()) if slide else ()
        end = sweep[-1] if sweep else spot
        return Landing(spot, bytes((spot, *sweep)), end, self.starts, bounced)

    def squares(self, seat: Seat) -> dict[Spot, Landing]:
        """Return the landing on each square of the track for pawns of the seat."""
        if not self._squares:
            squares = SPOTS[: self._board.track]
            self._squares = [
                {square: self.at(one, square) for square in squares} for one in SEATS
            ]
        return self._squares[seat]


class Meetings:
    """The ways to the square of another pawn, made when they are asked for.

    Args:
        board: The board.
        movement: Its rules of movement.
        landings: The consequences of coming to each spot.
        guarded: The seat of each square that may be guarded.
    """

    def __init__(
        self, board: Board, movement: MovementRules, landings: Landings,
        guarded: Mapping[Spot, int],
    ) -> None:
        self._board = board
        self._may_stay = movement.may_stay
        self._landings = landings
        fresh: dict[int, int] = {
            board.exit_spot(seat): int(seat) for seat in SEATS if board.doorstep
        }
        self._guarded = fresh | {int(square): seat for square, seat in guarded.items()}
        self._trades: dict[Pawn, list[list[Trade]]] = {}
        self._takes: dict[Pawn, list[list[Take]]] = {}

    def trades(self, pawn: Pawn) -> list[list[Trade]]:
        """Return for each other pawn the forms of the trade: sliding, and not sliding."""
        trades = self._trades.get(pawn)
        if trades is None:
            landings, track = self._landings.squares(seat_of(pawn)), self._board.track
            trades = self._trades[pawn] = [
                [Trade(pawn, other, slide, landings, track, self._guarded)
                 for slide in (True, False)] for other in ALL_PAWNS
            ]
        return trades

    def takes(self, pawn: Pawn) -> list[list[Take]]:
        """Return for each other pawn the forms of taking its place: sliding, and not sliding."""
        takes = self._takes.get(pawn)
        if takes is None:
            landings, starts = self._landings.squares(seat_of(pawn)), self._landings.starts
            takes = self._takes[pawn] = [
                [Take(pawn, other, slide, landings, starts)
                 for slide in (True, False)] for other in ALL_PAWNS
            ]
        return takes

    def sent_back(self, pawn: Pawn) -> SentBack:
        """Return the way of a pawn back to its start."""
        start = self._landings.start_of[pawn]
        return SentBack(pawn, start, self._board.home(seat_of(pawn)))

    def forms(self, forms: list[Trade] | list[Take], pawn: Pawn, spot: Spot) -> list[Way]:
        """Return those of the two forms of a way that a pawn has on a square: not to slide is one
        only where a slide begins and may be declined (24)."""
        if self._may_stay and spot in self._landings.slide_of[pawn]:
            return [*forms]
        return [forms[0]]
