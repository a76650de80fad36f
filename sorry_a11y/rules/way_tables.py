"""The tables of ways: every walk, exit, trade and taking of a board, made when it is asked for.

Finding the walks of a seat is a lookup and a filter: the row of each spot on which one of its pawns
stands, without the hops whose ``bar`` another of them occupies.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SEAT_OF,
    SEATS,
    SPOTS,
    Board,
    Pawn,
    Position,
    Seat,
    Spot,
    Trail,
    number_of,
    pawns_of,
    seat_of,
)
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk
from sorry_a11y.rules.meetings import Landings, Meetings
from sorry_a11y.rules.movement import MovementRules
from sorry_a11y.rules.ways import (
    Exit,
    Hop,
    Landing,
    Reason,
    Way,
    WayChain,
)

HopRow = list[tuple[Hop, ...]]
"""For each spot the hops from there."""
HopRows = list[HopRow]
"""For each seat its row."""
MOST_STEPS: Final = 128
"""More steps than any card has."""


class Refusal(NamedTuple):
    """The refusal of leg number ``at`` (from 0) of some legs."""

    at: int
    leg: Leg
    reason: Reason


class WayTables:
    """The ways of a board under movement rules.

    Attributes:
        has_obstacles: Whether pawns can stand in the way of others (D18, D19).
        landings: The consequences of coming to a spot.
        meetings: The ways to the square of another pawn.
    """

    def __init__(self, board: Board, movement: MovementRules) -> None:
        self._board = board
        self._movement = movement
        self.landings = Landings(board, movement)
        self.has_obstacles = movement.blocks_lane or movement.guards != "none"
        self._guards = [
            (seat, board.exit_square(seat), board.exit_spot(seat))
            for seat in SEATS if movement.guards != "none"
        ]
        """For each seat its exit square, and the spot on it of a pawn that has just come out."""
        self._last_guards: tuple[Position, int] = b"", 0
        self._rows: list[HopRows | None] = [None] * (2 * MOST_STEPS)
        """By steps, backward ones from the end of the list, what `rows` has made so far."""
        self.returns: set[int] = set()
        """The steps of `rows` of which one leads a pawn back to where it stood."""
        self.outs = [self._out(pawn) for pawn in ALL_PAWNS]
        """For each pawn its way out of start."""
        guarded = {square: int(seat) for seat, square, _ in self._guards}
        self.meetings = Meetings(board, movement, self.landings, guarded)

    # -- making ------------------------------------------------------------------------------

    def rows(self, steps: int) -> HopRows:
        """Return every walk of ``steps``, by seat and spot."""
        rows = self._rows[steps]
        if rows is None:
            rows = self._rows[steps] = [self._row(seat, steps) for seat in SEATS]
        return rows

    def _row(self, seat: Seat, steps: int) -> HopRow:
        board = self._board
        ways = 2 if board.forks and steps > 0 else 1
        forms: list[list[tuple[Leg, ...]]] = [
            [(Walk(pawn, steps, way, slide),) for pawn in pawns_of(seat)]
            for way in range(ways) for slide in (True, False)
        ]
        row: HopRow = []
        for spot in SPOTS[: board.spots]:
            hops = []
            for way, path in enumerate(board.paths(seat, spot, steps)):
                stays = self._movement.may_stay and path[-1] in self.landings.slides(seat)
                hops += [
                    self._hop(forms[2 * way + (not slide)], seat, spot, path, slide)
                    for slide in ((True, False) if stays else (True,))
                ]
            if any([hop.here == hop.there for hop in hops]):
                self.returns.add(steps)
            row.append(tuple(hops))
        row += [()] * (len(SPOTS) - len(row))
        return row

    def _hop(
        self, forms: list[tuple[Leg, ...]], seat: Seat, here: Spot, path: Trail, slide: bool
    ) -> Hop:
        board, movement = self._board, self._movement
        spot, home = path[-1], board.home(seat)
        bounced = len(path) - 1 - path.index(home) if home in path else 0
        landing = self.landings.at(seat, spot, slide, bounced)
        lane = bytes(square for square in path if square >= board.track)
        crossed = self._guards_on(path), lane if movement.blocks_lane else b""
        shares = movement.bumps_own or spot in (here, home)
        return Hop(
            forms, seat, here, landing, crossed, shares, landing.end in board.goals(seat)
        )

    def _guards_on(self, path: Iterable[Spot]) -> int:
        """Return the seats whose guarded exit squares lie on a path, a bit each."""
        return sum([1 << seat for seat, square, _ in self._guards if square in path])

    def _out(self, pawn: Pawn) -> Exit:
        board, seat = self._board, seat_of(pawn)
        square, spot = board.exit_square(seat), board.exit_spot(seat)
        landing = self.landings.at(seat, square)
        if spot != square:
            landing = Landing(square, landing.path, spot, landing.starts)
        bumps_own = self._movement.bumps_own
        return Exit(pawn, board.start(seat), landing, self._guards_on((square,)), bumps_own)

    # -- guards ------------------------------------------------------------------------------

    def guards_up(self, position: Position) -> int:
        """Return the seats whose exit square nobody may pass or hit now, a bit each (D17, D18).

        The last answer is kept: all cards of a hand ask about one position.
        """
        asked, up = self._last_guards
        if asked is position:
            return up
        up = 0
        with_start = self._movement.guards == "start"
        for seat, square, fresh in self._guards:
            if fresh in position or (
                with_start and position.find(square, 4 * seat, 4 * seat + 4) >= 0
            ):
                up |= 1 << seat
        self._last_guards = position, up
        return up

    # -- finding -----------------------------------------------------------------------------

    def find_walks(
        self, steps: int, position: Position, seats: Iterable[Seat], found: list[Way]
    ) -> bool:
        """Append the walks of ``steps`` that the seats' pawns can make, pawn by pawn.

        Returns:
            Whether a walk of so many steps may lead a pawn back to where it stood.
        """
        rows = self._rows[steps] or self.rows(steps)
        for seat in seats:
            own, row = position[4 * seat : 4 * seat + 4], rows[seat]
            if self.has_obstacles:
                found += [
                    hop for spot in own for hop in row[spot]
                    if hop.bar not in own and (hop.is_free or self.may_go(hop, position))
                ]
                continue
            for spot in own:
                for hop in row[spot]:
                    if hop.bar not in own:
                        found.append(hop)
        return steps in self.returns

    def may_go(self, hop: Hop, position: Position) -> bool:
        """Return whether nothing stands in the way of a hop."""
        up = self.guards_up(position) if hop.guards else 0
        return hop.refusal(position, up) is None

    def way(self, position: Position, leg: Leg) -> Way | Reason:
        """Return the way that a leg names in a position, or the reason why it cannot be used."""
        way = self.named(position, leg)
        if isinstance(way, Reason):
            return way
        return way.refusal(position, self.guards_up(position)) or way

    def named(self, position: Position, leg: Leg) -> Way | Reason:
        """Return the way that a leg names in a position, whatever stands in its way; the reason
        where there is none."""
        pawn = leg.pawn
        match leg:
            case Walk():
                return self._walk(position, leg)
            case ComeOut():
                waits = position[pawn] == self.landings.start_of[pawn]
                return self.outs[pawn] if waits else Reason.NOT_IN_START
            case TakePlace():
                return self.meetings.takes(pawn)[leg.other][not leg.slide]
            case SwapPlaces():
                return self.meetings.trades(pawn)[leg.other][not leg.slide]
            case SendBack():
                return self.meetings.sent_back(pawn)

    def _walk(self, position: Position, leg: Walk) -> Hop | Reason:
        seat, origin = seat_of(leg.pawn), SPOTS[position[leg.pawn]]
        hops = self.rows(leg.steps)[seat][origin]
        for hop in hops:
            if hop.forms[number_of(leg.pawn)] == (leg,):
                return hop
        paths = self._board.paths(seat, origin, leg.steps) if hops else ()
        if leg.way >= len(paths):
            return self.no_walk(leg.pawn, origin, leg.steps)
        path = paths[leg.way]
        if path[-1] not in self.landings.slides(seat):
            return Reason.NO_SLIDE
        forms: list[tuple[Leg, ...]] = [(leg.replace(pawn=pawn),) for pawn in pawns_of(seat)]
        return self._hop(forms, seat, origin, path, leg.slide)

    def no_walk(self, pawn: Pawn, origin: Spot, steps: int) -> Reason:
        """Return why no walk of ``steps`` leads from a spot."""
        board, seat = self._board, SEAT_OF[pawn]
        if origin == NOWHERE:
            return Reason.NOT_YOURS
        if origin == board.start(seat):
            return Reason.IN_START
        if board.is_home(seat, origin):
            return Reason.IS_HOME
        in_lane = steps < 0 and board.lane_step(seat, origin)
        return Reason.NO_BACKWARD if in_lane else Reason.OVERSHOOTS


def resolve(ways: WayTables, position: Position, legs: Iterable[Leg]) -> WayChain | Refusal:
    """Return the ways that legs name, each on the board that the one before left; or the first
    refusal."""
    steps: list[Way] = []
    after = position
    for at, leg in enumerate(legs):
        way = ways.way(after, leg)
        if isinstance(way, Reason):
            return Refusal(at, leg, way)
        steps.append(way)
        after = way.after(after)
    return WayChain(tuple(steps), after, False)


def account(ways: WayTables, position: Position, legs: Iterable[Leg]) -> list[Event]:
    """Return what legs tell that are made one after the other, up to the first that cannot be
    made."""
    log: list[Event] = []
    for leg in legs:
        way = ways.way(position, leg)
        if isinstance(way, Reason):
            break
        way.tell(position, log)
        position = way.after(position)
    return log
