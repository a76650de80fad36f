"""What legs did, as events: read off the position before each leg and the one after it.

The rules say once where every pawn comes to stand (`legs`); this only puts it in events, so that
what a menu tells before a play and what the news tell after it cannot differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


def account(ground: Ground, position: Position, legs: Iterable[Leg]) -> list[Event]:
    """The events of legs made one after the other, up to the first that cannot be made."""
    events: list[Event] = []
    for leg in legs:
        after = leg.resolve(ground, position)
        if isinstance(after, Reason):
            break
        events += _leg(ground, position, leg, after)
        position = after
    return events


def _leg(ground: Ground, before: Position, leg: Leg, after: Position) -> Iterator[Event]:
    pawn = leg.pawn
    origin = before[pawn]
    match leg:
        case Walk():
            walked = _walked(ground, leg, origin)
            yield walked
            yield from _arrived(ground, before, pawn, walked.spot, leg.slide, after)
        case ComeOut():
            yield PawnStarted(pawn, origin, after[pawn])
            square = ground.board.exit_square(seat_of(pawn))
            yield from _arrived(ground, before, pawn, square, True, after)
        case TakePlace():
            spot = before[leg.other]
            yield PawnTookPlace(pawn, origin, spot)
            yield from _arrived(ground, before, pawn, spot, leg.slide, after)
        case SwapPlaces():
            spot = before[leg.other]
            yield PawnsSwapped(pawn, leg.other, origin, spot)
            swapped = bytearray(before)
            swapped[pawn], swapped[leg.other] = spot, origin
            yield from _arrived(ground, bytes(swapped), pawn, spot, leg.slide, after)
        case SendBack():
            yield PawnSentBack(pawn, origin, after[pawn])
        case _:
            assert_never(leg)


def _walked(ground: Ground, leg: Walk, origin: int) -> PawnWalked:
    seat = seat_of(leg.pawn)
    path = ground.board.paths(seat, origin, leg.steps)[leg.way]
    home = ground.board.home(seat)
    bounced = leg.steps - 1 - path.index(home) if home in path else 0
    return PawnWalked(leg.pawn, origin, path[-1], leg.steps, bounced, past=leg.way > 0)


def _arrived(
    ground: Ground, before: Position, pawn: int, spot: int, slide: bool, after: Position
) -> Iterator[Event]:
    """What followed when ``pawn`` came to ``spot``: whoever stood there was bumped, and so was
    whoever stood on the slide that begins there."""
    if not slide:
        yield SlideDeclined(pawn, spot)
    yield from _bumped(before, pawn, spot, after)
    path = ground.slide_of[pawn].get(spot) if slide else None
    if path:
        yield PawnSlid(pawn, spot, path[-1])
        for square in path:
            yield from _bumped(before, pawn, square, after)


def _bumped(before: Position, pawn: int, spot: int, after: Position) -> Iterator[Event]:
    there = before.find(spot)
    if there >= 0 and there != pawn and after[there] != spot:
        yield PawnBumped(there, spot, after[there], pawn)
