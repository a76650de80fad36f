"""The board as a picture of letters, for a sighted person beside the player.

Nobody hears it: it is drawn on request, and what it shows is told in words by other keys.
"""

from __future__ import annotations

from collections import Counter

from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SEATS,
    SPOTS,
    Board,
    Seat,
    Spot,
    number_of,
    seat_of,
    spot_of,
)
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rules.view import View

EMPTY = " ."
ARROWS = ">v<^"
"""The sign of a triangle on each side, the first along the top."""

Cell = tuple[int, int]
"""Row and column, from the top left."""


def picture(to: Listener, seen: View) -> tuple[str, ...]:
    """Return the track as a square, two signs a square, red's side on top; then what the signs mean
    and whom the letters stand for. A line of the square has twice as many columns as a side
    squares."""
    board = seen.rules.board
    cells = _ground(to, board)
    for pawn in ALL_PAWNS:
        cell = _cell(board, spot_of(seen.position, pawn))
        if cell and seat_of(pawn) in seen.seats:
            cells[cell] = f"{_letter(to, seat_of(pawn))}{number_of(pawn) + 1}"
    size = range(board.spacing + 1)
    square = tuple(
        "".join(cells.get((row, column), "  ") for column in size).rstrip() for row in size
    )
    return (*square, *_legend(to, seen))


def columns(board: Board) -> int:
    """Return how wide the square is."""
    return 2 * (board.spacing + 1)


def _ground(to: Listener, board: Board) -> dict[Cell, str]:
    """Return the squares without pawns: slides with their triangles and ends, start circles,
    lanes."""
    cells = {_on_track(board, square): EMPTY for square in SPOTS[: board.track]}
    for seat in SEATS:
        letter = _letter(to, seat).lower()
        for offset, length in board.slides:
            for step in range(length + 1):
                square = board.square(seat, offset + step)
                sign = ARROWS[seat] if not step else "="
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
    """Return the cell of a step of the lane, inward from the square at which it begins; from a
    corner across."""
    row, column = _on_track(board, board.square(seat, board.door))
    last = board.spacing
    down = (row == 0) - (row == last)
    right = (column == 0) - (column == last)
    return row + step * down, column + step * right


def _cell(board: Board, spot: Spot) -> Cell | None:
    """Return where a spot is drawn; None in start and at home, which are counted below."""
    square = board.square_of(spot)
    if square != NOWHERE:
        return _on_track(board, square)
    for seat in SEATS:
        if step := board.lane_step(seat, spot):
            return _in_lane(board, seat, step)
    return None


def _letter(to: Listener, seat: Seat) -> str:
    return to.say("board-letter", colour=COLOURS[seat])


def _legend(to: Listener, seen: View) -> list[str]:
    """Return what the signs are, then a line a player: the letter, who it is, the pawns not
    drawn."""
    board = seen.rules.board
    lines = [to.say("board-signs", board=board.lane_word)]
    counts: Counter[tuple[Seat, str]] = Counter()
    for pawn in ALL_PAWNS:
        seat, spot = seat_of(pawn), spot_of(seen.position, pawn)
        if _cell(board, spot) is None:
            counts[seat, "home" if board.is_home(seat, spot) else "start"] += 1
    return lines + [
        to.say(
            "board-player", letter=_letter(to, seat), who=to.join(_who(to, seat)),
            board=board.lane_word, start=counts[seat, "start"], home=counts[seat, "home"],
        )
        for seat in seen.seats
    ]


def _who(to: Listener, seat: Seat) -> list[str]:
    """Return the colour, and whose it is where that is known."""
    name = to.seating.name(seat) or (to.say("board-you") if seat in to.own_seats else "")
    return [to.colour(seat), *([name] if name else [])]
