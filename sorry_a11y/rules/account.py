"""What legs did, as events: read off the position before each leg and the one after it.

The rules say once where every pawn comes to stand (`legs`); this only puts it in events, so that
what a menu tells before a play and what the news tell after it cannot differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from sorry_a11y.rules.board import seat_of
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
from sorry_a11y.rules.ground import Ground, Position, Reason
from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk


def account(
    ground: Ground, position: Position, legs: Sequence[Leg], after_all: Position = b""
) -> list[Event]:
    """The events of legs made one after the other, up to the first that cannot be made.
    ``after_all``: the position after the last, where it is known."""
    events: list[Event] = []
    last = len(legs) - 1
    for at, leg in enumerate(legs):
        after = after_all if at == last and after_all else leg.resolve(ground, position)
        if isinstance(after, Reason):
            break
        _tell(ground, position, leg, after, events)
        position = after
    return events


def _tell(
    ground: Ground, before: Position, leg: Leg, after: Position, events: list[Event]
) -> None:
    pawn = leg.pawn
    origin = before[pawn]
    match leg:
        case Walk():
            spot = ground.ways(leg.steps)[leg.way][pawn][origin]
            bounced = _bounced(ground, leg, origin) if ground.board.bounces else 0
            events.append(PawnWalked(pawn, origin, spot, leg.steps, bounced, leg.way > 0))
            _tell_arrival(ground, before, pawn, spot, leg.slide, after, events)
        case ComeOut():
            events.append(PawnStarted(pawn, origin, after[pawn]))
            square = ground.board.exit_square(seat_of(pawn))
            _tell_arrival(ground, before, pawn, square, True, after, events)
        case TakePlace():
            spot = before[leg.other]
            events.append(PawnTookPlace(pawn, origin, spot))
            _tell_arrival(ground, before, pawn, spot, leg.slide, after, events)
        case SwapPlaces():
            spot = before[leg.other]
            events.append(PawnsSwapped(pawn, leg.other, origin, spot))
            swapped = bytearray(before)
            swapped[pawn], swapped[leg.other] = spot, origin
            _tell_arrival(ground, bytes(swapped), pawn, spot, leg.slide, after, events)
        case SendBack():
            events.append(PawnSentBack(pawn, origin, after[pawn]))
        case _:
            assert_never(leg)


def _bounced(ground: Ground, leg: Walk, origin: int) -> int:
    """How many of the steps were walked back from home."""
    seat = seat_of(leg.pawn)
    path = ground.board.paths(seat, origin, leg.steps)[leg.way]
    home = ground.board.home(seat)
    return leg.steps - 1 - path.index(home) if home in path else 0


def _tell_arrival(
    ground: Ground, before: Position, pawn: int, spot: int, slide: bool, after: Position,
    events: list[Event],
) -> None:
    """What followed when ``pawn`` came to ``spot``: whoever stood there was bumped, and so was
    whoever stood on the slide that begins there."""
    if not slide:
        events.append(SlideDeclined(pawn, spot))
    _tell_bump(before, pawn, spot, after, events)
    path = ground.slide_of[pawn].get(spot) if slide else None
    if path:
        events.append(PawnSlid(pawn, spot, path[-1]))
        for square in path:
            _tell_bump(before, pawn, square, after, events)


def _tell_bump(
    before: Position, pawn: int, spot: int, after: Position, events: list[Event]
) -> None:
    there = before.find(spot)
    if there >= 0 and there != pawn and after[there] != spot:
        events.append(PawnBumped(there, spot, after[there], pawn))
