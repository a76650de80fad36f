"""An alarm that rings when a test says so."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.ui.session.surroundings import PendingCall


class Bell:
    """An alarm that rings when the test says so."""

    def __init__(self) -> None:
        self._started: list[tuple[float, PendingCall]] = []

    @property
    def rings(self) -> list[tuple[float, Callable[[], None]]]:
        """What is still to come."""
        return [(after, one.ring) for after, one in self._started if not one.is_cancelled]

    def start(self, seconds: float, ring: Callable[[], None]) -> PendingCall:
        """Note a call; this is the alarm."""
        timer = PendingCall(ring)
        self._started.append((seconds, timer))
        return timer

    def pass_by(self, seconds: float) -> None:
        """Make the calls that are to come after so many seconds."""
        for after, ring in self.rings:
            if after == seconds:
                ring()
