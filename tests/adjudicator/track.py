"""The track of Sorry!: single steps, landing, bumping and sliding."""

from functools import cache

from .options import Rules
from .places import HOME, START, Board, Place, copy_board, seat_of

SQUARES = 60
SIDE = 15
ENTRANCE = 2
CIRCLE = 4
LAST_SAFETY = 5
SLIDES = ((1, 3), (9, 4))
"""The triangle of each slide, counted from the colour's corner, and its steps to the end."""


def entrance(colour: str) -> Place:
    """The square after which a colour's forward moves turn into its safety zone."""
    return ("square", SIDE * seat_of(colour) + ENTRANCE)


def circle(colour: str) -> Place:
    """The square on which a colour's pawns come out of start."""
    return ("square", SIDE * seat_of(colour) + CIRCLE)


def one_forward(colour: str, place: Place) -> Place:
    """The next place for a pawn on the track or in its safety zone."""
    if place == entrance(colour):
        return ("safety", 1)
    kind, number = place
    if kind == "square":
        return ("square", (number + 1) % SQUARES)
    return HOME if number == LAST_SAFETY else ("safety", number + 1)


def one_back(colour: str, place: Place) -> Place:
    """The place before; from home only a bounce asks for it. The track never leads in."""
    if place == HOME:
        return ("safety", LAST_SAFETY)
    if place == ("safety", 1):
        return entrance(colour)
    kind, number = place
    return ("safety", number - 1) if kind == "safety" else ("square", (number - 1) % SQUARES)


def after_forward(colour: str, place: Place, steps: int, rules: Rules) -> Place | None:
    """Where a forward count ends, or None if it overshoots home and may not bounce."""
    turned = False
    for _ in range(steps):
        if place == HOME:
            if rules["home"] != "bounce":
                return None
            turned = True
        place = one_back(colour, place) if turned else one_forward(colour, place)
    return place


def after_back(colour: str, place: Place, steps: int) -> Place:
    """Where a backward count ends."""
    for _ in range(steps):
        place = one_back(colour, place)
    return place


@cache
def slide_from(square: int) -> tuple[str, list[int]] | None:
    """The colour of the slide that begins on a square and the squares after its triangle."""
    for colour in ("red", "blue", "yellow", "green"):
        for triangle, steps in SLIDES:
            first = SIDE * seat_of(colour) + triangle
            if square == first:
                return colour, [first + step for step in range(1, steps + 1)]
    return None


def bump(board: Board, square: int, mover: tuple[str, int]) -> None:
    """Send every pawn on a square to its start, except the one that moves."""
    for colour, places in board.items():
        for number, place in enumerate(places):
            if place == ("square", square) and (colour, number) != mover:
                places[number] = START


def own_pawn_stands(board: Board, mover: tuple[str, int], place: Place) -> bool:
    """Whether another pawn of the mover's colour is on a place."""
    colour, mine = mover
    return any(there == place and number != mine for number, there in enumerate(board[colour]))


def slide_boards(board: Board, mover: tuple[str, int], square: int, rules: Rules) -> list[Board]:
    """The boards that a pawn standing on a square may leave: stayed, slid or both."""
    colour, number = mover
    slide = slide_from(square)
    if slide is None:
        return [board]
    own = slide[0] == colour
    if own != (rules["slide"] == "own"):
        return [board]
    slid = copy_board(board)
    slid[colour][number] = ("square", slide[1][-1])
    for passed in slide[1]:
        bump(slid, passed, mover)
    return [board, slid] if rules["slide"] == "optional" else [slid]


def arrive(board: Board, mover: tuple[str, int], place: Place, rules: Rules) -> list[Board]:
    """Every board after a pawn comes to a place; none if its own colour is in the way."""
    if place != HOME and own_pawn_stands(board, mover, place):
        return []
    colour, number = mover
    after = copy_board(board)
    after[colour][number] = place
    if place[0] != "square":
        return [after]
    bump(after, place[1], mover)
    return slide_boards(after, mover, place[1], rules)
