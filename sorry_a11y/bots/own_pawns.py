"""The inputs of a seat's own four pawns, wherever the others stand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from sorry_a11y.bots.card_odds import hit_masks, hits_on
from sorry_a11y.bots.features import InputPart, Shape
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SPOTS,
    Pawn,
    Position,
    Seat,
    Spot,
)

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

_STEPS_NEAR: Final = 20.0
"""Steps to go at which a seat counts as half way to being nearly there."""
_MOST_LOOKS: Final = 100
"""Looks at its own pawns that are kept for each seat."""
ELSEWHERE, STARTING, ARRIVED, AT_DOOR = range(4)
"""The kind of a spot for a pawn: none of the others, its start, its home, or where it comes out."""

OnTrack = tuple[float, Pawn, Spot, Seat, int]
"""A pawn on the track: the part of its road behind it, 0 to 1, the pawn, its square, its seat, its
place as the seat sees it."""
SpotRow = tuple[int, float, int, int]
"""A spot for a pawn of a seat: its place, the part of the road that is left, what it is to the
pawn, and the kinds that hit from it (`card_odds.hits_on`)."""


@final
class Own:
    """The inputs that a seat's own four pawns give where they stand now.

    Args:
        part: Their inputs.
        there: The inputs of places alone, which others are told too.
        opens: Whether a card may bring a pawn out.
        standing: The pawns on the track.
        rows: The first row of each pawn's pairs with another's.
        hits: The kinds with which the seat hits a pawn on each square (`card_odds.hits_on`).

    Attributes:
        ahead: The pawns on the track, the farthest on its road first.
        seen_by: By seat the part that they are to another, and their places in its eyes.
    """

    __slots__ = ("_hits_on", "ahead", "hits", "opens", "part", "rows", "seen_by",
                 "standing", "there")

    def __init__(
        self, part: InputPart, there: list[int], opens: bool, standing: list[OnTrack],
        rows: list[int], hits: int,
    ) -> None:
        self.part = part
        self.there = there
        self.opens = opens
        self.standing = standing
        self.ahead = sorted(standing, reverse=True)
        self.rows = rows
        self.seen_by: dict[Seat, tuple[InputPart, list[int]]] = {}
        self.hits = hits
        self._hits_on: dict[Spot, int] = {}

    def hits_on(self, square: Spot) -> int:
        """Return the kinds, a bit each, with which the seat hits a pawn on a square."""
        kinds = self._hits_on.get(square)
        if kinds is None:
            kinds = self._hits_on[square] = hits_on(self.hits, square)
        return kinds


@final
class OwnPawns:
    """The looks at the own four pawns of one seat, kept by where they stand."""

    __slots__ = ("_first", "_idle", "_kept", "_seat", "_shape", "_spots", "_track", "_whole")

    def __init__(self, rules: Ruleset, seat: Seat, shape: Shape) -> None:
        board = rules.board
        self._seat = seat
        self._first = PAWNS_EACH * seat
        self._track = board.track
        self._shape = _InputPlaces(shape)
        self._idle = shape.track + shape.lane
        self._whole = PAWNS_EACH * board.distance(RED, board.start(RED))
        self._spots = _spot_rows(rules, seat, shape)
        self._kept: dict[bytes, Own] = {}

    def seen(self, position: Position) -> Own:
        """Return the look of the pawns, which is kept: most options leave most pawns in place."""
        part = position[self._first : self._first + PAWNS_EACH]
        own = self._kept.get(part)
        if own is None:
            if len(self._kept) >= _MOST_LOOKS:
                self._kept.clear()
            own = self._kept[part] = self._look(part)
        return own

    def _look(self, part: bytes) -> Own:
        there: list[int] = []
        standing: list[OnTrack] = []
        in_start = arrived = hits = 0
        road, blocked = 0.0, False
        seat, spots, track = self._seat, self._spots, self._track
        for number, spot in enumerate(part):
            place, left, sort, hitting = spots[spot]
            there.append(place)
            road += left
            if sort == STARTING:
                in_start += 1
            elif sort == ARRIVED:
                arrived += 1
            elif sort == AT_DOOR:
                blocked = True
            if spot < track:
                pawn = ALL_PAWNS[self._first + number]
                standing.append((1.0 - left, pawn, SPOTS[spot], seat, place))
            hits |= hitting
        road /= PAWNS_EACH
        near = 1.0 / (1.0 + road * self._whole / _STEPS_NEAR)
        places = self._shape
        rows: list[int] = []
        pairs: list[int] = []
        if places.width:
            width, idle = places.width, self._idle
            own = sorted(there)
            pairs = [
                one * width + two for number, one in enumerate(own)
                for two in own[number + 1 :] if one < idle or two < idle
            ]
            rows = [(width + place) * width for place in own]
        there += (places.starts + in_start, places.homes + arrived)
        shut = blocked and in_start > 0
        inputs = InputPart(
            [*there, places.blocked] if shut else there, places.roads,
            (road, road * road, near, road * in_start), pairs,
        )
        return Own(inputs, there, in_start > 0 and not blocked, standing, rows, hits)


@final
class _InputPlaces:
    """Where the inputs of the own pawns are in a shape, each reckoned once.

    ``width``: the places of a pawn in a row of pairs; 0 if pairs are not looked at.
    """

    __slots__ = ("blocked", "homes", "roads", "starts", "width")

    def __init__(self, shape: Shape) -> None:
        self.starts = shape.starts
        self.homes = shape.homes
        self.blocked = shape.blocked
        self.roads = tuple(range(shape.out_odds + 1, shape.out_odds + 5))
        self.width = shape.places if shape.pairs else 0


def _spot_rows(rules: Ruleset, seat: Seat, shape: Shape) -> list[SpotRow]:
    """Return for each spot what it says of a pawn of the seat."""
    board, goals = rules.board, rules.tables.goal_table
    start, door = board.start(seat), (board.exit_square(seat), board.exit_spot(seat))
    places, roads = place_table(rules, seat, seat, shape), road_table(rules, seat)
    masks = hit_masks(rules)[seat]
    return [
        (places[spot], roads[spot],
         STARTING if spot == start else ARRIVED if goals[spot]
         else AT_DOOR if spot in door else ELSEWHERE,
         masks[spot])
        for spot in SPOTS
    ]


@lru_cache(maxsize=128)
def road_table(rules: Ruleset, seat: Seat) -> tuple[float, ...]:
    """Return for each spot the part of its road that a pawn has before it, 0 to 1."""
    board = rules.board
    whole = board.distance(seat, board.start(seat))
    lane = [board.lane_spot(seat, step) for step in range(1, board.lane + 1)]
    roads = [0.0] * 256
    for spot in (*SPOTS[: board.track], *lane, board.start(seat), board.exit_spot(seat)):
        roads[spot] = board.distance(seat, spot) / whole
    return tuple(roads)


def place_table(rules: Ruleset, owner: Seat, seat: Seat, shape: Shape) -> list[int]:
    """Return for each spot of a pawn of ``owner`` its place as ``seat`` looks at it.

    The track is counted from that seat's first square, the rest from the owner's.
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
