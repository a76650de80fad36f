"""The board as it is drawn: everything in its place, for every rule book and every seat."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from sorry_a11y.core.rules.board import GREEN, RED, SEATS, SPOTS, Board, Seat, Spot
from sorry_a11y.core.rulesets import dog, sorry
from sorry_a11y.frontends.web.table_drawing import Drawing, drawing

BOARDS = {
    "Sorry": sorry.sorry_board(bounces=False),
    "Dog 64": dog.dog_board(64),
    "Dog 40": dog.dog_board(40),
}
EVERY = [(board, below) for board in BOARDS.values() for below in SEATS]


def radius(drawn: Drawing, spot: Spot) -> float:
    """How far a spot reaches: a square half its side."""
    return drawn.wide.get(spot, 0.5)


@pytest.mark.parametrize(("board", "below"), EVERY)
def test_nothing_lies_on_anything_else(board: Board, below: Seat) -> None:
    """Promise of docs/page.md: every spot has a place of its own, but for a pawn that has just come
    out, which stands on the square where it came out; and all of it is in the picture."""
    drawn = drawing(board, below)
    last = board.home(GREEN) if board.has_home else board.start(GREEN)
    spots = SPOTS[: last + 1]
    for one, other in combinations(spots, 2):
        apart = radius(drawn, one) + radius(drawn, other)
        assert dist(drawn.places[one], drawn.places[other]) >= apart - 0.26, (one, other)
    for spot in spots:
        reach = radius(drawn, spot)
        for value in drawn.places[spot]:
            assert value - reach >= -1
            assert value + reach <= drawn.side + 1


@pytest.mark.parametrize("board", BOARDS.values())
def test_cards_lie_in_the_middle(board: Board) -> None:
    """Promise of docs/page.md: the pile and the card that was played lie in the middle of every
    board, and on no square."""
    drawn = drawing(board, RED)
    for x, y, wide in drawn.cards:
        assert wide >= 1
        for spot, (px, py) in zip(SPOTS, drawn.places, strict=False):
            if spot in drawn.wide:
                assert dist((px, py), (x, y)) > drawn.wide[spot] + wide / 2
            elif (px, py) != (0.0, 0.0):
                assert max(abs(px - x) - wide / 2, abs(py - y) - 0.7 * wide) >= 0.3, spot


@pytest.mark.parametrize(("board", "below"), EVERY)
def test_a_step_forward_is_a_square_beside(board: Board, below: Seat) -> None:
    """Promise of the drawing: who walks on the track or in a lane goes from a square to one that
    touches it, also from the door into the lane."""
    places = drawing(board, below).places
    for seat in SEATS:
        for spot in (
            *range(board.track),
            *(board.lane_spot(seat, step) for step in range(1, board.lane)),
        ):
            for path in board.paths(seat, spot, 1):
                if not board.is_home(seat, path[0]):
                    assert dist(places[spot], places[path[0]]) == pytest.approx(1), (spot, path)


@pytest.mark.parametrize(("board", "below"), EVERY)
def test_the_own_side_lies_below(board: Board, below: Seat) -> None:
    """Promise of docs/page.md: one's own start is below, the next seat's to the left, as the sounds
    have it."""
    drawn = drawing(board, below)
    middle = drawn.side / 2
    own, left = (drawn.places[board.start(SEATS[(below + turn) % 4])] for turn in (0, 1))
    assert own[1] == max(drawn.places[board.start(seat)][1] for seat in SEATS) > middle
    assert left[0] == min(drawn.places[board.start(seat)][0] for seat in SEATS) < middle


def test_slides_run_along_their_side() -> None:
    """Promise of the drawing: a slide is drawn where the rules have it, three or four squares
    long, within one side."""
    drawn = drawing(BOARDS["Sorry"], RED)
    lengths = []
    for _, begins, ends in drawn.slides:
        (x1, y1), (x2, y2) = drawn.places[begins], drawn.places[ends]
        assert x1 == x2 or y1 == y2
        lengths.append(round(dist((x1, y1), (x2, y2))))
    assert sorted(lengths) == [3, 3, 3, 3, 4, 4, 4, 4]
