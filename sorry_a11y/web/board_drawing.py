"""The drawing of a board: in squares of one unit, from the board's own numbers.

The track is the rim of a square with ``side`` squares from corner to corner; one seat's side lies
below, and clockwise goes to the left there, as the earcons do.
"""

from __future__ import annotations

from math import dist

from msgspec import Struct

from sorry_a11y.rules.board import SEATS, Board, Seat, Spot

DEEP = 2.0
"""From the rim to the middle of a start circle."""
START_RADIUS = 1.25
HOME_RADIUS = 1.25
LEAST_MIDDLE = 2.0
"""Cards are drawn in the middle where there is so much room."""
BESIDE = 2.25
"""A start stands so far beside the lane where both begin in the middle of a side."""


class Drawing(Struct, frozen=True):
    """The drawing of a board.

    Attributes:
        track: The number of squares of the rim, which are the first spots.
        places: (x, y) of each spot, 0, 0 for spots that the board does not use.
        wide: Radius of the spots that hold four pawns, by spot, ``homes`` among them.
        lanes: (seat, spot) of each spot of a lane.
        slides: (seat, spot where it begins, spot where it ends).
        exits: (seat, spot) where pawns come out.
        doors: (seat, square of the rim) behind which a lane begins.
        middle: From the middle of the board to what lies nearest, 0 where there is no room for
            cards.
    """

    side: int
    track: int
    places: list[tuple[float, float]]
    wide: dict[Spot, float]
    homes: list[Spot]
    lanes: list[tuple[Seat, Spot]]
    slides: list[tuple[Seat, Spot, Spot]]
    exits: list[tuple[Seat, Spot]]
    doors: list[tuple[Seat, Spot]]
    middle: float


def drawing(board: Board, below: Seat) -> Drawing:
    """Return the board with the side of seat ``below`` below."""
    side = board.spacing
    # a board that ends in targets has its lanes next to its exits: in the middle of the side
    shift = 0 if board.has_home else side // 2
    places = [(0.0, 0.0)] * board.spots
    wide: dict[Spot, float] = {}
    lanes: list[tuple[Seat, Spot]] = []
    for seat in SEATS:
        turn = (seat - below) % len(SEATS)
        for offset in range(side):
            at = offset + shift
            places[board.square(seat, offset)] = _point(
                side, (turn + at // side) % len(SEATS), at % side, 0
            )
        door = board.door + shift
        for step in range(1, board.lane + 1):
            spot = board.lane_spot(seat, step)
            places[spot] = _point(side, turn, door, step)
            lanes.append((seat, spot))
        start = board.start(seat)
        beside = 0 if board.has_home else BESIDE
        places[start] = _point(side, turn, board.exit + shift + beside, DEEP)
        wide[start] = START_RADIUS
        if board.has_home:
            home = board.home(seat)
            places[home] = _point(side, turn, door, board.lane + 0.5 + HOME_RADIUS)
            wide[home] = HOME_RADIUS
        places[board.exit_spot(seat)] = places[board.exit_square(seat)]
    homes = [board.home(seat) for seat in SEATS] if board.has_home else []
    slides: list[tuple[Seat, Spot, Spot]] = [
        (seat, square, board.square(seat, offset + steps))
        for seat in SEATS for offset, steps in board.slides
        for square in (board.square(seat, offset),)
    ]
    exits: list[tuple[Seat, Spot]] = [(seat, board.exit_square(seat)) for seat in SEATS]
    doors = [(seat, board.square(seat, board.door)) for seat in SEATS]
    middle = side / 2 - board.lane - 0.5  # to the ends of lanes in the middle of a side
    if board.has_home:
        middle = min(dist(places[home], (side / 2, side / 2)) - HOME_RADIUS for home in homes)
    return Drawing(
        side, board.track, places, wide, homes, lanes, slides, exits, doors,
        round(middle, 2) if middle > LEAST_MIDDLE else 0.0,
    )


def _point(side: int, turn: int, along: float, deep: float) -> tuple[float, float]:
    """Return the point ``along`` one side of the rim, clockwise from its corner, and ``deep``
    inward; ``turn``: 0 below, 1 left, 2 above, 3 right."""
    match turn:
        case 0:
            return side - along, side - deep
        case 1:
            return deep, side - along
        case 2:
            return along, deep
    return side - deep, along
