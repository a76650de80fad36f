"""The inputs of a seat's own four pawns, wherever the others stand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from sorry_a11y.core.bots.card_odds import hit_masks
from sorry_a11y.core.bots.features import InputPart, Shape
from sorry_a11y.core.rules.board import (
    MOST_KINDS,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SPOTS,
    Position,
    Seat,
    Spot,
)

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

_STEPS_NEAR: Final = 20.0
"""The steps to go at which the input for being near the end has the number one half."""
_MOST_LOOKS: Final = 100
"""The most `Own` that are kept for each seat."""
ELSEWHERE, STARTING, ARRIVED, AT_DOOR = range(4)
"""The kind of a spot for a pawn: none of the others, its start, its goal, or where it comes out."""

OnTrack = tuple[float, Seat, Spot, int, int]
"""A pawn on the track: the part of its road behind it, 0 to 1; its seat; its square; its place as
`place_table` counts it for that seat; the first bit of the square in `card_odds.HitMasks`."""
SpotRow = tuple[int, float, int, int, OnTrack | None]
"""A spot for a pawn of a seat: its place (`place_table`); the part of the road that is left, 0 to
1; ELSEWHERE to AT_DOOR; the bits of the squares that cards reach from it (`card_odds.HitMasks`);
what a pawn there is on the track, None elsewhere."""


@final
class Own:
    """The inputs about a seat's own four pawns in one position.

    Args:
        part: The inputs of the seat about them.
        active: The inputs of places, pawns in start and pawns at home; other seats are told them.
        opens: Whether a card may bring a pawn out.
        standing: The pawns on the track.
        rows: For each pawn the first row of its pairs with pawns of other seats.
        hits: The squares that the seat's cards reach, as bits (`card_odds.HitMasks`).

    Attributes:
        ahead: The pawns on the track, the farthest on its road first.
        seen_by: For each other seat the part that tells it of these pawns, and their places as
            that seat counts them.
    """

    __slots__ = ("active", "ahead", "hits", "opens", "part", "rows", "seen_by", "standing")

    def __init__(
        self,
        part: InputPart,
        active: list[int],
        opens: bool,
        standing: list[OnTrack],
        rows: list[int],
        hits: int,
    ) -> None:
        self.part = part
        self.active = active
        self.opens = opens
        self.standing = standing
        self.ahead = sorted(standing, reverse=True)
        self.rows = rows
        self.seen_by: dict[Seat, tuple[InputPart, list[int]]] = {}
        self.hits = hits


@final
class OwnPawns:
    """The inputs about the own four pawns of one seat, kept for the last positions."""

    __slots__ = ("_first", "_idle", "_kept", "_shape", "_spots", "_whole")

    def __init__(self, rules: Ruleset, seat: Seat, shape: Shape) -> None:
        board = rules.board
        self._first = PAWNS_EACH * seat
        self._shape = _InputPlaces(shape)
        self._idle = shape.track + shape.lane
        self._whole = PAWNS_EACH * board.distance(RED, board.start(RED))
        self._spots = _spot_rows(rules, seat, shape)
        self._kept: dict[bytes, Own] = {}

    def seen(self, position: Position) -> Own:
        """Return the inputs about the seat's pawns in a position.

        They are kept, since most options leave most pawns in place.
        """
        part = position[self._first : self._first + PAWNS_EACH]
        own = self._kept.get(part)
        if own is None:
            if len(self._kept) >= _MOST_LOOKS:
                self._kept.clear()
            own = self._kept[part] = self._look(part)
        return own

    def _look(self, part: bytes) -> Own:
        active: list[int] = []
        standing: list[OnTrack] = []
        in_start = arrived = hits = 0
        road, blocked = 0.0, False
        spots = self._spots
        for spot in part:
            place, left, sort, hitting, square = spots[spot]
            active.append(place)
            road += left
            if sort == STARTING:
                in_start += 1
            elif sort == ARRIVED:
                arrived += 1
            elif sort == AT_DOOR:
                blocked = True
            if square:
                standing.append(square)
            hits |= hitting
        road /= PAWNS_EACH
        near = 1.0 / (1.0 + road * self._whole / _STEPS_NEAR)
        places = self._shape
        rows: list[int] = []
        pairs: list[int] = []
        if places.width:
            width, idle = places.width, self._idle
            own = sorted(active)
            pairs = [
                one * width + two
                for number, one in enumerate(own)
                if one < idle
                for two in own[number + 1 :]
            ]
            rows = [(width + place) * width for place in own]
        active += (places.starts + in_start, places.homes + arrived)
        shut = blocked and in_start > 0
        inputs = InputPart(
            [*active, places.blocked] if shut else active,
            places.roads,
            (road, road * road, near, road * in_start),
            pairs,
        )
        return Own(inputs, active, in_start > 0 and not blocked, standing, rows, hits)


@final
class _InputPlaces:
    """The inputs about the own pawns in a shape, each calculated once.

    Attributes:
        width: The number of places of a pawn; 0 if the network has no weights of pairs.
    """

    __slots__ = ("blocked", "homes", "roads", "starts", "width")

    def __init__(self, shape: Shape) -> None:
        self.starts = shape.starts
        self.homes = shape.homes
        self.blocked = shape.blocked
        self.roads = tuple(range(shape.out_odds + 1, shape.out_odds + 5))
        self.width = shape.places if shape.pairs else 0


def _spot_rows(rules: Ruleset, seat: Seat, shape: Shape) -> list[SpotRow]:
    """Return for each spot the facts about a pawn of the seat on it."""
    board, goals = rules.board, rules.tables.goal_table
    start, door = board.start(seat), (board.exit_square(seat), board.exit_spot(seat))
    places, roads = place_table(rules, seat, seat, shape), road_table(rules, seat)
    masks = hit_masks(rules)[seat]
    return [
        (
            places[spot],
            roads[spot],
            STARTING
            if spot == start
            else ARRIVED
            if goals[spot]
            else AT_DOOR
            if spot in door
            else ELSEWHERE,
            masks[spot],
            (1.0 - roads[spot], seat, spot, places[spot], MOST_KINDS * spot)
            if spot < board.track
            else None,
        )
        for spot in SPOTS
    ]


@lru_cache(maxsize=128)
def road_table(rules: Ruleset, seat: Seat) -> tuple[float, ...]:
    """Return for each spot the part of its road that a pawn of the seat has left, 0 to 1."""
    board = rules.board
    whole = board.distance(seat, board.start(seat))
    lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
    roads = [0.0] * 256
    for spot in (*SPOTS[: board.track], *lane, board.start(seat), board.exit_spot(seat)):
        roads[spot] = board.distance(seat, spot) / whole
    return tuple(roads)


def place_table(rules: Ruleset, owner: Seat, seat: Seat, shape: Shape) -> list[int]:
    """Return for each spot the place of a pawn of ``owner`` there, as ``seat`` counts places.

    Squares count from the first square of ``seat``; the owner's lane, start, goal and doorstep
    follow.
    """
    board = rules.board
    home = shape.track + shape.lane + 1
    table = [home] * 256
    origin = board.square(seat, 0)
    for square in SPOTS[: board.track]:
        offset = (square - origin) % board.track
        table[square] = offset * shape.track // board.track
    for step in range(1, board.lane + 1):
        table[board.lane_spot(owner, step)] = shape.track + min(step, shape.lane) - 1
    table[board.start(owner)] = shape.track + shape.lane
    if board.doorstep:
        table[board.exit_spot(owner)] = shape.track + shape.lane + 2
    table[NOWHERE] = home
    return table
