"""The surroundings of a square or a pawn: landmarks of the board, pawns behind and ahead.

Sighted players name a square by a landmark, since boards have no numbers on them: start
circles, slides, and the squares behind either.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SEATS,
    SPOTS,
    Board,
    Pawn,
    Seat,
    Spot,
    seat_of,
    spot_of,
)
from sorry_a11y.rules.value import Value
from sorry_a11y.rules.view import View

Where = Literal["circle", "start", "short", "long", "after-short", "after-long", "after-start"]
"""On a start circle (with homes) or a start square (with targets); on a seat's shorter or longer
slide; behind one of these."""


class Landmark(NamedTuple):
    """A landmark on the track.

    Attributes:
        where: The kind of landmark.
        seat: The seat whose colour it has.
        steps: Which square of a slide, or how many squares behind, from 1; 0 on a start square.
    """

    where: Where
    seat: Seat
    steps: int


def landmark(board: Board, square: Spot) -> Landmark:
    """Return the landmark on the square, or the last landmark before it."""
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


_WITHIN = 20
"""The greatest distance, in steps, that is still near."""
Whose = TypeVar("Whose", Pawn, Seat)


class Neighbours(Value):
    """The pawns and squares near a pawn.

    Attributes:
        pawn: The pawn.
        behind: The nearest pawn of another player behind, and its steps to the pawn; None for none
            within _WITHIN steps.
        ahead: The nearest one ahead, and the steps to it; None for none within _WITHIN steps.
        slide: Steps to the next triangle on which the pawn slides; 0 for none before the lane or
            within _WITHIN steps.
        circle: The next square on which another seat's pawns come out, and the steps to it; None
            for none.
        lane: Steps to the first spot of its lane.
    """

    pawn: Pawn
    behind: tuple[Pawn, int] | None
    ahead: tuple[Pawn, int] | None
    slide: int
    circle: tuple[Seat, int] | None
    lane: int


def neighbours(seen: View, pawn: Pawn) -> Neighbours | None:
    """Return the neighbours of the pawn; None for a pawn that is not on the track."""
    board = seen.rules.board
    here = board.square_of(spot_of(seen.position, pawn))
    if here == NOWHERE:
        return None
    seat = seat_of(pawn)
    others = [
        (other, board.square_of(spot_of(seen.position, other))) for other in ALL_PAWNS
        if seat_of(other) in seen.seats and seat_of(other) != seat
        and board.square_of(spot_of(seen.position, other)) != NOWHERE
    ]
    lane = board.distance(seat, spot_of(seen.position, pawn)) - board.distance(
        seat, board.lane_spot(seat, 1)
    )
    return Neighbours(
        pawn,
        _nearest([(other, (here - square) % board.track) for other, square in others]),
        _nearest([(other, (square - here) % board.track) for other, square in others]),
        _slide(seen, pawn, here, lane),
        _nearest([
            (other, (board.exit_square(other) - here) % board.track)
            for other in seen.seats if other != seat
        ]),
        lane,
    )


def on_circle_of(seen: View, pawn: Pawn) -> Seat | None:
    """Return the other seat whose pawns come out on the square on which the pawn stands, if any."""
    board = seen.rules.board
    here = board.square_of(spot_of(seen.position, pawn))
    if here == NOWHERE:
        return None
    others = (seat for seat in seen.seats if seat not in seen.rules.tables.side_of[seat_of(pawn)])
    return next((seat for seat in others if board.exit_square(seat) == here), None)


def before_slide(seen: View, pawn: Pawn) -> bool:
    """Return whether the pawn stands right in front of a triangle on which it would slide."""
    near = neighbours(seen, pawn)
    return near is not None and near.slide == 1


def _nearest(found: list[tuple[Whose, int]]) -> tuple[Whose, int] | None:
    near = [one for one in found if 0 < one[1] <= _WITHIN]
    return min(near, key=lambda one: one[1], default=None)


def _slide(seen: View, pawn: Pawn, here: Spot, lane: int) -> int:
    slides = seen.rules.tables.slide_of[pawn]
    track = seen.rules.board.track
    steps = range(1, min(_WITHIN + 1, lane))
    return next((step for step in steps if (here + step) % track in slides), 0)
