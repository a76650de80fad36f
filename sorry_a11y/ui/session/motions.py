"""Motions are what those see who watch the board while the news tell it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from sorry_a11y.core.rules.board import SPOTS, Board, Pawn, Spot, Trail, seat_of
from sorry_a11y.core.rules.events import (
    Event,
    PawnBumped,
    PawnSentBack,
    PawnSlid,
    PawnsSwapped,
    PawnStarted,
    PawnTookPlace,
    PawnWalked,
)


class Motion(NamedTuple):
    """The way of a pawn over the board.

    Attributes:
        pawn: The pawn.
        kind: How it goes: ``hop`` from its start, ``bump`` back to it.
        spots: The spots that it touches, from where it stood to where it ends.
    """

    pawn: Pawn
    kind: Literal["walk", "slide", "hop", "swap", "bump"]
    spots: Trail


def motions(events: Iterable[Event], board: Board) -> Iterator[Motion]:
    """Yield the motions of the pawns that events move, in their order."""
    for event in events:
        match event:
            case PawnWalked(pawn=pawn, origin=origin, spot=spot):
                paths = board.paths(seat_of(pawn), origin, event.steps)
                yield Motion(
                    pawn, "walk", next((origin, *path) for path in paths if path[-1] == spot)
                )
            case PawnSlid(pawn=pawn, origin=origin, spot=spot):
                yield Motion(pawn, "slide", _between(board, origin, spot))
            case PawnsSwapped(pawn=pawn, origin=origin, spot=spot):
                yield Motion(pawn, "swap", (origin, spot))
                yield Motion(event.other, "swap", (spot, origin))
            case PawnStarted() | PawnTookPlace():
                yield Motion(event.pawn, "hop", (event.origin, event.spot))
            case PawnBumped() | PawnSentBack():
                yield Motion(event.pawn, "bump", (event.origin, event.spot))
            case _:
                pass


def _between(board: Board, first: Spot, last: Spot) -> Trail:
    """Return the squares of the track from one to another, both among them."""
    steps = range((last - first) % board.track + 1)
    return tuple(SPOTS[(first + step) % board.track] for step in steps)
