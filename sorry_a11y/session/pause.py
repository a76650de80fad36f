"""A pause after which the next turn is told by itself."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will call, unless it is told not to."""

    def cancel(self) -> None:
        """Do not call any more."""


StartAlarm = Callable[[float, Callable[[], None]], Alarm]
"""Starts an alarm: after so many seconds it calls, from any thread."""


def start_alarm(seconds: float, ring: Callable[[], None]) -> Alarm:
    """A real one; it does not keep the program from ending."""
    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    return timer


class Pause:
    """One pause at a time. ``start`` starts its alarm, which exists only while it lasts."""

    def __init__(self, start: StartAlarm = start_alarm) -> None:
        self._start = start
        self._alarm: Alarm | None = None
        self._is_over = False

    def begin(self, seconds: float, wake: Callable[[], None]) -> None:
        """Begin; when it is over, ``wake`` is called."""
        self.stop()

        def ring() -> None:
            self._is_over = True
            wake()

        self._alarm = self._start(seconds, ring)

    def stop(self) -> bool:
        """Stop it; whether there was one to stop."""
        alarm, self._alarm = self._alarm, None
        self._is_over = False
        if alarm:
            alarm.cancel()
        return alarm is not None

    def take_end(self) -> bool:
        """Whether it is over; said once."""
        if not self._is_over:
            return False
        self.stop()
        return True
