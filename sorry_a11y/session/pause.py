"""The pause before the next turn is told by itself."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.session.surroundings import Alarm, PendingCall


class Pause:
    """A pause, one at a time. Without an ``alarm``, or as long as nobody is to be woken, there is
    none.

    Attributes:
        wake: Called when the pause is over.
    """

    def __init__(self, alarm: Alarm | None) -> None:
        self.wake: Callable[[], None] | None = None
        self._alarm = alarm
        self._timer: PendingCall | None = None
        self._is_over = False

    def begin(self, seconds: float) -> None:
        """Begin a pause in place of the last one."""
        self.stop()
        if self._alarm and self.wake:
            self._timer = self._alarm(seconds, self._ring)

    def _ring(self) -> None:
        self._is_over = True
        if self.wake:
            self.wake()

    def stop(self) -> bool:
        """Stop it; return whether there was one to stop."""
        timer, self._timer = self._timer, None
        self._is_over = False
        if timer:
            timer.cancel()
        return timer is not None

    def take_end(self) -> bool:
        """Return whether it is over; said once."""
        if not self._is_over:
            return False
        self.stop()
        return True
