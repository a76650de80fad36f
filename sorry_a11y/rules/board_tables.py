"""A board and the movement rules of one rule book, compiled to tables.

A *position* is 16 bytes: the spot of pawn ``n`` (0 to 3) of seat ``s`` at index ``4 * s + n``.
Spots name a place for good, so "who stands there?" is a ``find``, and moving a pawn by a number
of steps is one look into a 256-byte table. Everything here is derived from the board and the
movement rules; only those tables and the last answer of `guards_up` are remembered between calls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    BLUE,
    GREEN,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SEAT_OF,
    SEATS,
    SPOTS,
    YELLOW,
    Board,
    Pawn,
    Seat,
    Spot,
    Trail,
    others_in_turn,
    pawns_of,
    seat_of,
)

Position = bytes
"""16 spots, see the module."""
Crossing = tuple[Spot, int, bytes, int]
"""Where a walk ends, which guarded squares it crosses or ends on (a bit for each seat), which
spots of the lane it enters where these must be empty, and which way it goes."""
Crossings = tuple[tuple[tuple[Crossing, ...], ...], ...]
"""For each pawn and each spot every walk of a number of steps from there."""
Ends = tuple[tuple[Spot, ...], ...]
"""For each pawn a table of 256: spot -> spot where a walk of a number of steps ends, or NOWHERE."""
Reach = tuple[Ends, ...]
"""`Ends` for each way of walking a number of steps: one, or two where the board forks."""
Stride = tuple[Spot, int, bytes, bytes]
"""Where a walk ends, what it comes to there (see FREE), and as one byte each where it begins and
ends."""
Strides = tuple[tuple[Stride | None, ...], ...]
"""For each pawn and each spot the walk of a number of steps from there that does not pass the
lane; None where there is none."""
EACH_ALONE: Final = ((RED,), (BLUE,), (YELLOW,), (GREEN,))
OPPOSITE: Final = ((RED, YELLOW), (BLUE, GREEN))
"""The colours that face each other: red and yellow against blue and green (D1)."""
MOST_STEPS: Final = 128
"""More steps than any card has."""

SINGLE: Final = tuple(bytes((spot,)) for spot in range(256))
"""Each spot as one byte: a pawn that stands alone is moved by replacing its byte."""
STANDING: Final = 0
FREE: Final = 1
SLIDES: Final = 2
"""What a walk comes to on a spot: a pawn that stands there is met; any number may stand there; a
slide begins."""


class Reason(Enum):
    """A reason why a leg cannot be made."""

    IN_START = "the pawn is still in its start"
    IS_HOME = "the pawn has arrived"
    OVERSHOOTS = "the steps lead past the end of the lane"
    OWN_PAWN = "a pawn of its own colour stands there"
    NO_BACKWARD = "no steps backward in the lane"
    GUARDED = "a protected pawn stands in the way"
    LANE_BLOCKED = "a pawn in the lane stands in the way"
    NOT_IN_START = "no pawn in start"
    NOT_ON_TRACK = "the pawn is not on the track"
    NOBODY_THERE = "no pawn on the track to take"
    NOT_YOURS = "the pawn is not the player's to move"
    NO_SLIDE = "no slide begins there"
    NO_REST = "the rest of the card cannot be used"
    WRONG_CARD = "the card does not do this"


OWN_PAWN: Final = Reason.OWN_PAWN
"""Looked up once: a name of an enumeration costs a call each time."""


@dataclass(frozen=True)
class MovementRules:
    """The rules of a rule book for how pawns treat one another.

    ``sides``: the seats that play together, every seat in exactly one side; ``shares``: whether a
    player may always move the partners' pawns ("always"), or only once the own four have arrived
    ("when home"); ``bumps_own``: whether landing on a pawn of the own colour sends it back; if not,
    it is not allowed; ``slides``: whose triangles slide; ``may_stay``: whether a slide is a choice;
    ``blocks_lane``: whether a pawn in the lane stands in the way of those behind it (D19);
    ``guards``: which pawns on their own exit square cannot be passed or hit. Raises ValueError for
    any other value.
    """

    sides: tuple[tuple[Seat, ...], ...] = EACH_ALONE
    shares: Literal["always", "when home"] = "always"
    bumps_own: bool = False
    slides: Literal["others", "own", "none"] = "others"
    may_stay: bool = False
    blocks_lane: bool = False
    guards: Literal["none", "fresh", "start"] = "none"

    def __post_init__(self) -> None:
        if sorted(seat for side in self.sides for seat in side) != list(SEATS):
            raise ValueError(f"every seat is on one side, not {self.sides}")
        for name, value, known in (
            ("shares", self.shares, ("always", "when home")),
            ("slides", self.slides, ("others", "own", "none")),
            ("guards", self.guards, ("none", "fresh", "start")),
        ):
            if value not in known:
                raise ValueError(f"{name} is one of {', '.join(known)}, not {value}")


class BoardTables:
    """The tables of a board under movement rules, and the one way a pawn arrives on a spot."""

    def __init__(self, board: Board, movement: MovementRules) -> None:
        self.board = board
        self.movement = movement
        self.start_of = tuple(board.start(seat_of(pawn)) for pawn in ALL_PAWNS)
        self.homes = frozenset(board.home(seat) for seat in SEATS) - {NOWHERE}
        self.side_of = tuple(
            next(side for side in movement.sides if seat in side) for seat in SEATS
        )
        self.pawns_of = tuple(pawns_of(seat) for seat in SEATS)
        self._shared = tuple(
            (seat, *(other for other in self.side_of[seat] if other != seat)) for seat in SEATS
        )
        self._shared_pawns = tuple(
            tuple(pawn for seat in seats for pawn in self.pawns_of[seat]) for seats in self._shared
        )
        self.rivals = tuple(self._rivals(seat) for seat in SEATS)
        self._slides = tuple(self._slide_table(seat) for seat in SEATS)
        self.slide_of = tuple(self._slides[seat_of(pawn)] for pawn in ALL_PAWNS)
        self.goal_table = self._goal_table()
        self._all_home = tuple(self._arrivals(seat) for seat in SEATS)
        self.stuck = self._stuck_table()
        self.idle = bytes(self.stuck[spot] is not Reason.OVERSHOOTS for spot in range(256))
        """256 bytes: 1 for every spot from which no walk of any length leads."""
        self.reach: list[Reach | None] = [None] * (2 * MOST_STEPS)
        """By steps (backward ones from the end of the list) what `ways` has found so far."""
        self.strides: list[Strides | None] = [None] * (2 * MOST_STEPS)
        """By steps what `strode` has found so far."""
        self.guarded_squares = (
            {board.exit_square(seat): seat for seat in SEATS} if movement.guards != "none" else {}
        )
        self.exits = tuple((board.exit_square(seat), board.exit_spot(seat)) for seat in SEATS)
        self.has_obstacles = movement.blocks_lane or movement.guards != "none"
        """Whether pawns can stand in the way of others (D18, D19)."""
        self.may_stay = movement.may_stay
        self.sort = 2 * board.forks + movement.may_stay
        """0 to 3: which forms its walks have, see `cards.walk_forms`."""
        self.crossings: list[Crossings | None] = [None] * (2 * MOST_STEPS)
        """By steps what `crossed` has found so far."""
        self._paths: dict[tuple[Seat, Spot, int], tuple[Trail, ...]] = {}
        self._guards = tuple(
            (1 << seat, board.exit_square(seat), board.exit_spot(seat), PAWNS_EACH * seat)
            for seat in SEATS if movement.guards != "none"
        )
        self._last_guards: tuple[Position, int] = (b"", 0)
        self._bumps_own = movement.bumps_own
        self._shares_always = movement.shares == "always"
        self.landing = tuple(self._landing_table(pawn) for pawn in ALL_PAWNS)
        """For each pawn 256 bytes: what a walk that ends on the spot comes to, see FREE."""
        self.may_hit_own = tuple(
            movement.bumps_own or len(self.side_of[seat]) > 1
            or self.exits[seat][0] in self._slides[seat] for seat in SEATS
        )
        """For each seat, whether a play that does not slide may send a pawn of its side back."""

    def __reduce__(self) -> tuple[Callable[[Board, MovementRules], BoardTables],
                                  tuple[Board, MovementRules]]:
        """Return how a copy is made: there is one object for equal boards and rules."""
        return tables_for, (self.board, self.movement)

    # -- tables ------------------------------------------------------------------------------

    def _rivals(self, seat: Seat) -> tuple[Pawn, ...]:
        """Return the pawns of other sides, seats clockwise from ``seat``."""
        return tuple(
            pawn for other in others_in_turn(seat) if other not in self.side_of[seat]
            for pawn in pawns_of(other)
        )

    def _slide_table(self, seat: Seat) -> dict[Spot, Trail]:
        """Return the squares slid over by triangle, for pawns of ``seat``."""
        table = {}
        for square in sorted(self.board.triangles()):
            found = self.board.slide_path(square)
            if found and (found[0] == seat) == (self.movement.slides == "own"):
                table[square] = found[1]
        return table

    def _goal_table(self) -> bytes:
        """Return 256 bytes: 1 for every spot on which a pawn has arrived."""
        table = bytearray(256)
        for seat in SEATS:
            for spot in self.board.goals(seat):
                table[spot] = 1
        return bytes(table)

    def _arrivals(self, seat: Seat) -> frozenset[bytes]:
        """Return all that the spots of the seat's four pawns may be once all have arrived."""
        goals = self.board.goals(seat)
        if self.board.ends_in_targets:
            return frozenset(bytes(spots) for spots in permutations(goals, PAWNS_EACH))
        return frozenset([bytes(goals) * PAWNS_EACH])

    def _landing_table(self, pawn: Pawn) -> bytes:
        table = bytearray(256)
        for home in self.homes:
            table[home] = FREE
        for triangle in self.slide_of[pawn]:
            table[triangle] = SLIDES
        return bytes(table)

    def _stuck_table(self) -> tuple[Reason, ...]:
        """Return why a walk from each spot that leads nowhere leads nowhere."""
        table = [Reason.OVERSHOOTS] * 256
        table[NOWHERE] = Reason.NOT_YOURS
        for seat in SEATS:
            table[self.board.start(seat)] = Reason.IN_START
        for home in self.homes:
            table[home] = Reason.IS_HOME
        return tuple(table)

    def ways(self, steps: int) -> Reach:
        """Return where walks of ``steps`` end, see `Reach`."""
        if not -MOST_STEPS <= steps < MOST_STEPS:  # no card's, only what a text says
            return self._ways(steps)
        found = self.reach[steps]
        if found is None:
            found = self.reach[steps] = self._ways(steps)
        return found

    def _ways(self, steps: int) -> Reach:
        ways = 2 if self.board.forks and steps > 0 else 1
        ends_of = [[[NOWHERE] * len(SPOTS) for _ in SEATS] for _ in range(ways)]
        for seat in SEATS:
            for spot in SPOTS[: self.board.spots]:
                for way, path in enumerate(self.board.paths(seat, spot, steps)):
                    ends_of[way][seat][spot] = path[-1]
        found = [[tuple(ends) for ends in way] for way in ends_of]
        return tuple(tuple(way[seat_of(pawn)] for pawn in ALL_PAWNS) for way in found)

    def strode(self, steps: int) -> Strides:
        """Return the walks of ``steps``, which a card has, see `Strides`."""
        strides_of: list[tuple[Stride | None, ...]] = []
        for seat in SEATS:
            pawn = pawns_of(seat)[0]
            ends, landing = self.ways(steps)[0][pawn], self.landing[pawn]
            strides_of.append(tuple(
                None if end == NOWHERE else (end, landing[end], SINGLE[spot], SINGLE[end])
                for spot, end in enumerate(ends)
            ))
        found = tuple(strides_of[seat_of(pawn)] for pawn in ALL_PAWNS)
        self.strides[steps] = found
        return found

    def crossed(self, steps: int) -> Crossings:
        """Return what walks of ``steps``, which a card has, come across, see `Crossings`."""
        ends_of = [
            tuple(
                tuple(self._crossing(path, way)
                      for way, path in enumerate(self.board.paths(seat, spot, steps)))
                for spot in SPOTS[: self.board.spots]
            ) + ((),) * (256 - self.board.spots)
            for seat in SEATS
        ]
        found = tuple(ends_of[seat_of(pawn)] for pawn in ALL_PAWNS)
        self.crossings[steps] = found
        return found

    def _crossing(self, path: Trail, way: int) -> Crossing:
        crossed = {self.guarded_squares.get(square, NOWHERE) for square in path} - {NOWHERE}
        lane = bytes(spot for spot in path if spot >= self.board.track)
        return (path[-1], sum(1 << owner for owner in crossed),
                lane if self.movement.blocks_lane else b"", way)

    # -- questions to a position -------------------------------------------------------------

    def mover_seats(self, position: Position, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats whose pawns ``seat`` may move now: its own first, then its partners'."""
        if self._shares_always:
            return self._shared[seat]
        if self.arrived(position, seat):
            return self._shared[seat][1:]
        return self._shared[seat][:1]

    def movers(self, position: Position, seat: Seat) -> tuple[Pawn, ...]:
        """Return the pawns that ``seat`` may move now, its own first."""
        if self._shares_always:
            return self._shared_pawns[seat]
        shared = self._shared_pawns[seat]
        return shared[PAWNS_EACH:] if self.arrived(position, seat) else shared[:PAWNS_EACH]

    def arrived(self, position: Position, seat: Seat) -> bool:
        """Return whether all four pawns of the seat are home (in their targets)."""
        first = PAWNS_EACH * seat
        return position[first : first + PAWNS_EACH] in self._all_home[seat]

    def won(self, position: Position, seat: Seat) -> bool:
        """Return whether every pawn of the seat's side has arrived (34, 43, D23)."""
        first = PAWNS_EACH * seat
        if not self.goal_table[position[first]]:  # as most of the time
            return False
        if position[first : first + PAWNS_EACH] not in self._all_home[seat]:
            return False
        side = self.side_of[seat]
        return len(side) == 1 or all(self.arrived(position, member) for member in side)

    def on_track(self, spot: Spot) -> bool:
        """Return whether a spot is a square that everybody shares."""
        return self.board.square_of(spot) != NOWHERE

    def guards_up(self, position: Position) -> int:
        """Return the seats whose exit square nobody may pass or hit now, a bit for each (D17, D18).
        The last answer is kept: all cards of a hand ask about one position."""
        asked, up = self._last_guards
        if asked is position:
            return up
        up = 0
        with_start = self.movement.guards == "start"
        for bit, square, spot, first in self._guards:
            if spot in position or (
                with_start and position.find(square, first, first + PAWNS_EACH) >= 0
            ):
                up |= bit
        self._last_guards = position, up
        return up

    def guarded(self, position: Position, spot: Spot, pawn: Pawn) -> bool:
        """Return whether a protected pawn other than ``pawn`` stands on the spot's square (D17,
        D18)."""
        owner = self.guarded_squares.get(spot)
        if owner is None:
            return False
        if self.board.exit_spot(owner) in position:
            return True
        if self.movement.guards != "start":
            return False
        there = position.find(spot)
        return there >= 0 and there != pawn and SEAT_OF[there] == owner

    def obstacle(self, position: Position, pawn: Pawn, steps: int, way: int) -> Reason | None:
        """Return what keeps ``pawn`` from walking its path: a protected pawn on it or at its end
        (D17, D18), or a pawn in the lane (D19); None if the path is free."""
        seat = seat_of(pawn)
        walk = seat, SPOTS[position[pawn]], steps
        paths = self._paths.get(walk)
        if paths is None:
            paths = self._paths[walk] = self.board.paths(*walk)
        for spot in paths[way]:
            if spot >= self.board.track:
                if self.movement.blocks_lane and spot in position:
                    return Reason.LANE_BLOCKED
            elif spot in self.guarded_squares and self.guarded(position, spot, pawn):
                return Reason.GUARDED
        return None

    def refusal_of_walk(self, pawn: Pawn, origin: Spot, steps: int) -> Reason:
        """Return why a walk that leads nowhere leads nowhere."""
        if steps < 0 and self.board.lane_step(seat_of(pawn), origin):
            return Reason.NO_BACKWARD
        return self.stuck[origin]

    # -- arriving ----------------------------------------------------------------------------

    def arrive(self, position: Position, pawn: Pawn, spot: Spot, slide: bool) -> Position | Reason:
        """Put ``pawn`` on ``spot`` (a track square, lane spot or home) and settle what follows.

        A pawn that stands there is bumped (10, 13, 26, D16). A triangle that slides is slid along
        if ``slide`` (24, 25), bumping all pawns on it, own ones too (26).
        """
        there = position.find(spot)
        meets = there >= 0 and there != pawn and spot not in self.homes
        if meets and SEAT_OF[there] == SEAT_OF[pawn] and not self._bumps_own:
            return OWN_PAWN
        board = bytearray(position)
        if meets:
            board[there] = self.start_of[there]
        board[pawn] = spot
        if slide and spot in self.slide_of[pawn]:
            path = self.slide_of[pawn][spot]
            for square in path:
                if square in position:
                    there = position.find(square)
                    if there != pawn:
                        board[there] = self.start_of[there]
            board[pawn] = path[-1]
        return bytes(board)


@lru_cache
def tables_for(board: Board, movement: MovementRules) -> BoardTables:
    """Return the tables of a board, made once: many rule books differ in cards only."""
    return BoardTables(board, movement)


def set_both(position: Position, pawn: Pawn, spot: Spot, other: Pawn, place: Spot) -> Position:
    """Return the position with ``pawn`` on ``spot`` and ``other`` at ``place``."""
    board = bytearray(position)
    board[pawn] = spot
    board[other] = place
    return bytes(board)
