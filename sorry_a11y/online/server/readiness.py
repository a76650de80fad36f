"""Who at a table is ready for the coming game, and when it begins by itself."""

from __future__ import annotations

from math import ceil

COUNTDOWN_S = 10.0
"""Seconds between the last guest's ready and the beginning of the game."""


class Readiness:
    """The guests of a room who are ready for the coming game, and the countdown to it.

    It is not in the journal: after a restart of the server everybody is asked again.

    Attributes:
        ready: The numbers of the guests who are ready.
        seconds_left: The seconds until the game begins by itself; 0 if it does not.
    """

    def __init__(self) -> None:
        self.ready: set[int] = set()
        self.seconds_left = 0
        self._begins_at: float | None = None

    @property
    def counts_down(self) -> bool:
        """Whether the game will begin by itself."""
        return self._begins_at is not None

    def forget(self) -> None:
        """Note that nobody is ready, as after the beginning of a game."""
        self.ready.clear()
        self.stop()

    def stop(self) -> None:
        """End the countdown."""
        self._begins_at, self.seconds_left = None, 0

    def count_down(self, now: float, seconds: float) -> None:
        """Begin the countdown at the monotonic time ``now``."""
        self._begins_at = now + seconds
        self.is_due(now)

    def is_due(self, now: float) -> bool:
        """Return whether the countdown has come to its end."""
        if self._begins_at is None:
            return False
        self.seconds_left = max(ceil(self._begins_at - now), 0)
        return now >= self._begins_at
