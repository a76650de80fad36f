"""Landmarks: what somebody who sees the board would call a square by, since boards have no numbers
on them: start circles, slides, and the squares behind either."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sorry_a11y.rules.board import SEATS, SPOTS, Board, Seat, Spot

Where = Literal["circle", "start", "short", "long", "after-short", "after-long", "after-start"]
"""On a start circle (with homes) or a start square (with targets); on a seat's shorter or longer
slide; behind one of these."""


class Landmark(NamedTuple):
    """``seat``: whose colour it has; ``steps``: which square of a slide, or how many squares
    behind, from 1; 0 on a start square."""

    where: Where
    seat: Seat
    steps: int


def landmark(board: Board, square: Spot) -> Landmark:
    """What the square is called by: itself, or the landmark that was passed last."""
    for back in range(board.track):
        if (found := _at(board, SPOTS[(square - back) % board.track])) is None:
            continue
        if not back:
            return found
        if found.where in ("circle", "short"):  # the circle lies at the end of a slide
            return Landmark("after-short", found.seat, back)
        return Landmark("after-long" if found.where == "long" else "after-start", found.seat, back)
    raise AssertionError("a board without a start square")


def _at(board: Board, square: Spot) -> Landmark | None:
    for seat in SEATS:
        if square == board.exit_square(seat):
            return Landmark("circle" if board.has_home else "start", seat, 0)
        for offset, length in board.slides:
            steps = (square - board.square(seat, offset)) % board.track + 1
            if steps <= length + 1:
                shortest = min(along for _, along in board.slides)
                return Landmark("short" if length == shortest else "long", seat, steps)
    return None
