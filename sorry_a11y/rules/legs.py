"""Legs: the single moves a play is made of, and what each does to a position.

``leg.resolve(tables, position)`` gives the position after the leg, or the `Reason` why it cannot
be made there. Each leg sees the position that the leg before it left (16). `account` tells as
events what legs did, read off the position before each leg and the one after it: they say once
where every pawn comes to stand, so that what a menu tells before a play and what the news tell
after it cannot differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from sorry_a11y.rules.board import ALL_PAWNS, NOWHERE, SPOTS, Pawn, Spot, seat_of
from sorry_a11y.rules.board_tables import BoardTables, Position, Reason, set_both
from sorry_a11y.rules.events import (
    Event,
    PawnBumped,
    PawnSentBack,
    PawnSlid,
    PawnsSwapped,
    PawnStarted,
    PawnTookPlace,
    PawnWalked,
    SlideDeclined,
)


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk of ``pawn`` by ``steps`` squares (negative: backward). ``way`` 0 turns into the lane,
    1 goes past it where the board forks (D20); ``slide`` False stays on a triangle (24)."""

    pawn: Pawn
    steps: int
    way: int = 0
    slide: bool = True

    def resolve(self, tables: BoardTables, position: Position) -> Position | Reason:
        """Return the position after the walk, or the reason why it cannot be made: IN_START,
        IS_HOME, OVERSHOOTS, OWN_PAWN, GUARDED, LANE_BLOCKED or NO_SLIDE."""
        pawn = self.pawn
        origin = SPOTS[position[pawn]]
        ways = tables.ways(self.steps)
        if self.way >= len(ways):
            return Reason.OVERSHOOTS
        spot = ways[self.way][pawn][origin]
        if spot == NOWHERE:
            return tables.refusal_of_walk(pawn, origin, self.steps)
        if not self.slide and spot not in tables.slide_of[pawn]:
            return Reason.NO_SLIDE
        if tables.has_obstacles:
            in_the_way = tables.obstacle(position, pawn, self.steps, self.way)
            if in_the_way is not None:
                return in_the_way
        return tables.arrive(position, pawn, spot, self.slide)


@dataclass(frozen=True, slots=True)
class ComeOut:
    """The move of ``pawn`` from its start to its exit square (8, 10, D9, D16)."""

    pawn: Pawn

    def resolve(self, tables: BoardTables, position: Position) -> Position | Reason:
        """Return the position after it, or the reason why not: NOT_IN_START, OWN_PAWN or
        GUARDED."""
        pawn = self.pawn
        seat = seat_of(pawn)
        if position[pawn] != tables.start_of[pawn]:
            return Reason.NOT_IN_START
        square, spot = tables.exits[seat]
        if tables.has_obstacles and tables.guarded(position, square, pawn):
            return Reason.GUARDED
        after = tables.arrive(position, pawn, square, True)
        if spot == square or not isinstance(after, bytes):
            return after
        return after[:pawn] + bytes((spot,)) + after[pawn + 1 :]


@dataclass(frozen=True, slots=True)
class TakePlace:
    """The move of ``pawn`` from its start to the square of ``other``, which goes back (22, 23)."""

    pawn: Pawn
    other: Pawn
    slide: bool = True

    def resolve(self, tables: BoardTables, position: Position) -> Position | Reason:
        """Return the position after it, or the reason why not: NOT_IN_START, NOBODY_THERE, OWN_PAWN
        or NO_SLIDE."""
        pawn = self.pawn
        spot = SPOTS[position[self.other]]
        if position[pawn] != tables.start_of[pawn]:
            return Reason.NOT_IN_START
        if not tables.on_track(spot):
            return Reason.NOBODY_THERE
        if not self.slide and spot not in tables.slide_of[pawn]:
            return Reason.NO_SLIDE
        return tables.arrive(position, pawn, spot, self.slide)


@dataclass(frozen=True, slots=True)
class SwapPlaces:
    """The exchange of the squares of ``pawn`` and ``other``; only ``pawn`` may slide (20, 21,
    D13)."""

    pawn: Pawn
    other: Pawn
    slide: bool = True

    def resolve(self, tables: BoardTables, position: Position) -> Position | Reason:
        """Return the position after it, or the reason why not: NOT_ON_TRACK, NOBODY_THERE, GUARDED
        or NO_SLIDE."""
        pawn, other = self.pawn, self.other
        origin, spot = SPOTS[position[pawn]], SPOTS[position[other]]
        track = tables.board.track
        if origin >= track:
            return Reason.GUARDED if tables.on_track(origin) else Reason.NOT_ON_TRACK
        if spot >= track:
            return Reason.GUARDED if tables.on_track(spot) else Reason.NOBODY_THERE
        if seat_of(pawn) != seat_of(other) and tables.guarded(position, spot, pawn):
            return Reason.GUARDED
        if not self.slide and spot not in tables.slide_of[pawn]:
            return Reason.NO_SLIDE
        swapped = set_both(position, pawn, spot, other, origin)
        if spot not in tables.slide_of[pawn]:
            return swapped
        return tables.arrive(swapped, pawn, spot, self.slide)


@dataclass(frozen=True, slots=True)
class SendBack:
    """The move of ``pawn`` back to its start, to pay for a Sorry! without effect (40)."""

    pawn: Pawn

    def resolve(self, tables: BoardTables, position: Position) -> Position | Reason:
        """Return the position after it, or the reason why not: IN_START or IS_HOME."""
        pawn = self.pawn
        origin = position[pawn]
        if origin == tables.start_of[pawn]:
            return Reason.IN_START
        if origin == NOWHERE or origin in tables.homes:
            return Reason.IS_HOME
        spot = tables.start_of[pawn]
        return position[:pawn] + bytes((spot,)) + position[pawn + 1 :]


Leg = Walk | ComeOut | TakePlace | SwapPlaces | SendBack
"""A single move; a play is a tuple of them."""


def account(
    tables: BoardTables, position: Position, legs: Sequence[Leg], after_all: Position = b""
) -> list[Event]:
    """Return the events of legs made one after the other, up to the first that cannot be made.
    ``after_all``: the position after the last, where it is known."""
    events: list[Event] = []
    last = len(legs) - 1
    for at, leg in enumerate(legs):
        after = after_all if at == last and after_all else leg.resolve(tables, position)
        if isinstance(after, Reason):
            break
        _tell(tables, position, leg, after, events)
        position = after
    return events


def _tell(
    tables: BoardTables, before: Position, leg: Leg, after: Position, events: list[Event]
) -> None:
    pawn = leg.pawn
    origin = SPOTS[before[pawn]]
    match leg:
        case Walk():
            spot = tables.ways(leg.steps)[leg.way][pawn][origin]
            bounced = _bounced(tables, leg, origin) if tables.board.bounces else 0
            events.append(PawnWalked(pawn, origin, spot, leg.steps, bounced, leg.way > 0))
            _tell_arrival(tables, before, pawn, spot, leg.slide, after, events)
        case ComeOut():
            events.append(PawnStarted(pawn, origin, SPOTS[after[pawn]]))
            square = tables.board.exit_square(seat_of(pawn))
            _tell_arrival(tables, before, pawn, square, True, after, events)
        case TakePlace():
            spot = SPOTS[before[leg.other]]
            events.append(PawnTookPlace(pawn, origin, spot))
            _tell_arrival(tables, before, pawn, spot, leg.slide, after, events)
        case SwapPlaces():
            spot = SPOTS[before[leg.other]]
            events.append(PawnsSwapped(pawn, leg.other, origin, spot))
            swapped = bytearray(before)
            swapped[pawn], swapped[leg.other] = spot, origin
            _tell_arrival(tables, bytes(swapped), pawn, spot, leg.slide, after, events)
        case SendBack():
            events.append(PawnSentBack(pawn, origin, SPOTS[after[pawn]]))
        case _:
            assert_never(leg)


def _bounced(tables: BoardTables, leg: Walk, origin: Spot) -> int:
    """Return how many of the steps were walked back from home."""
    seat = seat_of(leg.pawn)
    path = tables.board.paths(seat, origin, leg.steps)[leg.way]
    home = tables.board.home(seat)
    return leg.steps - 1 - path.index(home) if home in path else 0


def _tell_arrival(
    tables: BoardTables, before: Position, pawn: Pawn, spot: Spot, slide: bool, after: Position,
    events: list[Event],
) -> None:
    """Append what followed when ``pawn`` came to ``spot``: pawns bumped there and on the slide that
    begins there."""
    if not slide:
        events.append(SlideDeclined(pawn, spot))
    _tell_bump(before, pawn, spot, after, events)
    path = tables.slide_of[pawn].get(spot) if slide else None
    if path:
        events.append(PawnSlid(pawn, spot, path[-1]))
        for square in path:
            _tell_bump(before, pawn, square, after, events)


def _tell_bump(
    before: Position, pawn: Pawn, spot: Spot, after: Position, events: list[Event]
) -> None:
    there = before.find(spot)
    if there >= 0 and there != pawn and after[there] != spot:
        events.append(PawnBumped(ALL_PAWNS[there], spot, SPOTS[after[there]], pawn))
