"""A game played at a table elsewhere, kept among one's own as that table told it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from sorry_a11y.rules.board import Seat
from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.record import whole
from sorry_a11y.table.setup import Setup

NO_SEED = 0
"""Nothing follows from it any more: all shuffles are in the record."""


def keep_told(
    library: Library, setup: Setup, own: Sequence[Seat], started: int, lines: Sequence[str]
) -> int | None:
    """Keep a game that is over; its number, None for what is no such game or cannot be kept. Who
    sat on ``own`` is "you" in it; ``started``: in seconds since 1970."""
    chairs = tuple(
        replace(one, name=None) if one.seat in own else one for one in setup.chairs
    )
    try:
        header = Header(
            replace(setup, chairs=chairs), NO_SEED, datetime.fromtimestamp(started, UTC)
        )
        return library.keep(whole(header, lines))
    except (StorageError, ValueError, OverflowError, OSError):
        return None
