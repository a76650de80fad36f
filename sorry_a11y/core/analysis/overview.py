"""An overview of the table as numbers, and the surroundings of a square or a pawn.

Every function looks at one seat's `View` and changes nothing. Squares are also named by landmarks,
as sighted players do, since boards have no numbers on them: start circles, slides, and the squares
behind them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeVar

from sorry_a11y.core.analysis.odds import Drawer, again_kinds, again_pool, hit_chance
from sorry_a11y.core.analysis.queries import kinds_to_come, outcomes_with, ways_with
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SEATS,
    SPOTS,
    Board,
    Kind,
    Pawn,
    Seat,
    Spot,
    kinds_in,
    pawns_of,
    seat_of,
    spot_of,
)
from sorry_a11y.core.rules.rounds import pawns_home
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rules.view import View, unseen


def track_order(seen: View, seat: Seat) -> list[tuple[Pawn, int]]:
    """Return the pawns on the track, each with its squares ahead of the seat's exit square.

    They are sorted by this distance, 0 to one less than the length of the track.
    """
    board = seen.rules.board
    first = board.exit_square(seat)
    found = []
    for pawn in ALL_PAWNS:
        square = board.square_of(spot_of(seen.position, pawn))
        if seat_of(pawn) in seen.seats and square != NOWHERE:
            found.append((pawn, (square - first) % board.track))
    return sorted(found, key=lambda one: one[1])


def homes(seen: View) -> list[tuple[Seat, int]]:
    """Return the seats that have pawns home, each with their number, the most first."""
    counted = [(seat, pawns_home(seen.rules, seen.position, seat)) for seat in seen.seats]
    return sorted([one for one in counted if one[1]], key=lambda one: -one[1])


class Target(Value):
    """A rival's pawn that the seat can hit.

    Attributes:
        pawn: The pawn.
        cards: The kinds that hit it.
        chance: The chance that the next card drawn is one of these kinds, 0 to 1; 1 if the seat
            has the card in its hand.
    """

    pawn: Pawn
    cards: tuple[Kind, ...]
    chance: float


def hits(seen: View) -> list[Target]:
    """Return the rivals' pawns that the seat can hit on the board, the likeliest first.

    It hits with the next card that it draws, or with a card of its hand.
    """
    side = seen.rules.tables.side_of[seen.seat]
    start_of = seen.rules.tables.start_of
    out = [
        pawn
        for pawn in ALL_PAWNS
        if seat_of(pawn) in seen.seats
        and seat_of(pawn) not in side
        and seen.position[pawn] != start_of[pawn]
    ]
    found = _by_pawn(seen, out, lambda pawn, after: after[pawn] == start_of[pawn])
    targets = [Target(pawn, cards, _next_chance(seen, cards)) for pawn, cards in found.items()]
    return sorted(targets, key=lambda one: (-one.chance, one.pawn))


def home_cards(seen: View) -> list[tuple[Pawn, tuple[Kind, ...]]]:
    """Return the pawns that one card brings home, or in Dog onto a target field, with its kinds."""
    table = seen.rules.tables.goal_table
    out = [pawn for pawn in pawns_of(seen.seat) if not table[seen.position[pawn]]]
    return list(_by_pawn(seen, out, lambda pawn, after: bool(table[after[pawn]])).items())


def winners(seen: View, of: Sequence[Seat] | None = None) -> list[tuple[Seat, tuple[Kind, ...]]]:
    """Return the seats that can win with one card, with the kinds of that card, in seat order.

    Args:
        seen: What one seat sees.
        of: The seats to look at; None for all.
    """
    tables = seen.rules.tables
    found = []
    for seat in seen.seats if of is None else of:
        if tables.starters(seen.position, seat):
            continue  # no card brings a pawn home from start
        cards = tuple(
            kind
            for kind in _kinds_of(seen, seat)
            if any(
                way.may_win and tables.won(way.after(seen.position), seat)
                for way in ways_with(seen, seat, kind)
            )
        )
        if cards:
            found.append((seat, cards))
    return found


def _by_pawn(
    seen: View, pawns: Sequence[Pawn], done: Callable[[Pawn, bytes], bool]
) -> dict[Pawn, tuple[Kind, ...]]:
    """Map each pawn to the kinds that can lead to a position in which ``done`` holds for it."""
    found: dict[Pawn, list[Kind]] = {}
    for kind in _kinds_of(seen, seen.seat):
        afters = outcomes_with(seen, seen.seat, kind)
        for pawn in pawns:
            if any(done(pawn, after) for after in afters):
                found.setdefault(pawn, []).append(kind)
    return {pawn: tuple(found[pawn]) for pawn in pawns if pawn in found}


def _kinds_of(seen: View, seat: Seat) -> Sequence[Kind]:
    """Return the kinds that a seat may play next.

    They are the viewer's own hand if there is one, else all kinds that may still come.
    """
    is_known = not seen.rules.is_open and seat == seen.seat
    return kinds_in(seen.hand) if is_known else kinds_to_come(seen)


def _next_chance(seen: View, cards: Sequence[Kind]) -> float:
    if not seen.rules.is_open:
        return 1.0
    turn = Drawer(1, frozenset(cards))
    return hit_chance(tuple(unseen(seen)), again_pool(seen), again_kinds(seen), (turn,))


Where = Literal["circle", "start", "short", "long", "after-short", "after-long", "after-start"]
"""The kind of a landmark: a start circle (on boards with homes) or start square (with targets), a
shorter or longer slide, or the squares behind one of these."""


class Landmark(NamedTuple):
    """A landmark on the track.

    Attributes:
        where: The kind of landmark.
        seat: The seat whose colour it has.
        steps: The number of the square on the slide, or of squares behind the landmark, from 1; 0
            on a start circle or square.
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
"""The greatest distance, in steps, of a neighbour."""
Whose = TypeVar("Whose", Pawn, Seat)


class Neighbours(Value):
    """The pawns and squares near a pawn.

    Attributes:
        pawn: The pawn.
        behind: The nearest pawn of another seat behind, and the steps between them; None if there
            is none within _WITHIN steps.
        ahead: The nearest pawn of another seat ahead, likewise.
        slide: The steps to the next triangle on which the pawn slides; 0 if there is none before
            the lane or within _WITHIN steps.
        circle: The next other seat on whose exit square the pawn comes, and the steps to it; None
            if there is none within _WITHIN steps.
        lane: The steps to the first spot of its lane.
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
        (other, board.square_of(spot_of(seen.position, other)))
        for other in ALL_PAWNS
        if seat_of(other) in seen.seats
        and seat_of(other) != seat
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
        _nearest(
            [
                (other, (board.exit_square(other) - here) % board.track)
                for other in seen.seats
                if other != seat
            ]
        ),
        lane,
    )


def on_circle_of(seen: View, pawn: Pawn) -> Seat | None:
    """Return the rival whose pawns come out on the square on which the pawn stands, if any."""
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
    slides = seen.rules.tables.ways.slide_of[pawn]
    track = seen.rules.board.track
    steps = range(1, min(_WITHIN + 1, lane))
    return next((step for step in steps if (here + step) % track in slides), 0)
