"""The thread of a program at a terminal that makes its alarms."""

from __future__ import annotations

import heapq
import sys
import threading
from collections.abc import Callable
from itertools import count
from time import monotonic

from sorry_a11y.session.surroundings import PendingCall


class AlarmThread:
    """Calls functions after a while, all from one thread.

    The thread starts with the first alarm and does not keep the program from ending. An instance is
    an `Alarm` of `session.surroundings`.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: list[tuple[float, int, PendingCall]] = []
        self._numbers = count()
        self._thread: threading.Thread | None = None

    def __call__(self, seconds: float, call: Callable[[], None]) -> PendingCall:
        """Return an alarm, which can be cancelled and calls ``call`` after ``seconds``."""
        timer = PendingCall(call)
        with self._changed:
            heapq.heappush(self._waiting, (monotonic() + seconds, next(self._numbers), timer))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="alarms", daemon=True)
                self._thread.start()
            self._changed.notify()
        return timer

    def _run(self) -> None:
        while True:
            timer = self._next()
            try:
                timer.ring()
            except Exception:  # reported as that of any thread; the next alarms come all the same
                failed = (*sys.exc_info(), threading.current_thread())
                threading.excepthook(threading.ExceptHookArgs(failed))

    def _next(self) -> PendingCall:
        """Wait for the alarm that is due first."""
        with self._changed:
            while True:
                while self._waiting and self._waiting[0][2].is_cancelled:
                    heapq.heappop(self._waiting)
                left = self._waiting[0][0] - monotonic() if self._waiting else None
                if left is not None and left <= 0:
                    return heapq.heappop(self._waiting)[2]
                self._changed.wait(left)
