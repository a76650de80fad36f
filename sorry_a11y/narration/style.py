"""How much is told."""

from __future__ import annotations

from enum import Enum


class Verbosity(Enum):
    """Brief: what happened. Normal: also where and how far. Full: also the rule and squares."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"

    @property
    def next(self) -> Verbosity:
        """The next one round, for the key that changes it."""
        every = list(Verbosity)
        return every[(every.index(self) + 1) % len(every)]
