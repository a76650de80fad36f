"""The board drawn with letters: the track as a square, two signs for each place.

`output/narration/at_a_glance` draws with the letters of a language; ``str(game)`` with those of
English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    COLOURS,
    NOWHERE,
    SEATS,
    SPOTS,
    Board,
    Position,
    Seat,
    Spot,
    number_of,
    pawns_of,
    seat_of,
    spot_of,
)

EMPTY: Final = " ."
_ARROWS: Final = ">v<^"
"""The sign of a triangle on each side, the first along the top."""
_INITIALS: Final = tuple(colour[0].upper() for colour in COLOURS)

Cell = tuple[int, int]
"""Row and column, from the top left."""


def drawn_board(
    board: Board, position: Position, seats: Sequence[Seat], letters: Sequence[str] = _INITIALS
) -> tuple[str, ...]:
    """Return the track as a square, red's side on top, with the pawns of ``seats``.

    ``letters``: one for each colour. A line has twice as many columns as a side squares.
    """
    cells = _ground(board, letters)
    for pawn in ALL_PAWNS:
        cell = _cell(board, spot_of(position, pawn))
        if cell and seat_of(pawn) in seats:
            cells[cell] = f"{letters[seat_of(pawn)]}{number_of(pawn) + 1}"
    size = range(board.spacing + 1)
    return tuple(
        "".join(cells.get((row, column), "  ") for column in size).rstrip() for row in size
    )


def columns(board: Board) -> int:
    """Return how wide the square is."""
    return 2 * (board.spacing + 1)


def undrawn(board: Board, position: Position, seat: Seat) -> tuple[int, int]:
    """Return how many pawns of a seat stand in start and at home, which are not drawn."""
    spots = [spot_of(position, pawn) for pawn in pawns_of(seat)]
    home = sum(board.is_home(seat, spot) for spot in spots)
    return sum(spot == board.start(seat) for spot in spots), home


def off_board(board: Board, position: Position, seat: Seat) -> list[str]:
    """Return in the words of the notation how many pawns of a seat are not drawn."""
    start, home = undrawn(board, position, seat)
    return [f"{start} in {board.start_word}", *([f"{home} home"] if board.has_home else [])]


def _ground(board: Board, letters: Sequence[str]) -> dict[Cell, str]:
    """Return the squares without pawns.

    There are slides with their triangles and ends, start circles, and lanes.
    """
    cells = {_on_track(board, square): EMPTY for square in SPOTS[: board.track]}
    for seat in SEATS:
        letter = letters[seat].lower()
        for offset, length in board.slides:
            for step in range(length + 1):
                square = board.square(seat, offset + step)
                sign = _ARROWS[seat] if not step else "="
                cells[_on_track(board, square)] = letter + sign
        cells[_on_track(board, board.exit_square(seat))] = f"{letter}o"
        for step in range(1, board.lane + 1):
            cells[_in_lane(board, seat, step)] = f"{letter}."
    return cells


def _on_track(board: Board, square: Spot) -> Cell:
    """Return the cell of a square: red's squares along the top from the left, and on clockwise."""
    side, along = divmod(square, board.spacing)
    last = board.spacing
    return ((0, along), (along, last), (last, last - along), (last - along, 0))[side]


def _in_lane(board: Board, seat: Seat, step: int) -> Cell:
    """Return the cell of a step of the lane, inward from the square at which it begins.

    From a corner it goes across.
    """
    row, column = _on_track(board, board.square(seat, board.door))
    last = board.spacing
    down = (row == 0) - (row == last)
    right = (column == 0) - (column == last)
    return row + step * down, column + step * right


def _cell(board: Board, spot: Spot) -> Cell | None:
    """Return where a spot is drawn; None in start and at home."""
    square = board.square_of(spot)
    if square != NOWHERE:
        return _on_track(board, square)
    for seat in SEATS:
        if step := board.lane_step(seat, spot):
            return _in_lane(board, seat, step)
    return None
