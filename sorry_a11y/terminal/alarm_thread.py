"""Alarms of a program at a terminal: one thread for all of them."""

from __future__ import annotations

import heapq
import sys
import threading
from collections.abc import Callable
from itertools import count
from time import monotonic


class AlarmThread:
    """Calls functions after a while, all from one thread, which starts with the first alarm and
    does not keep the program from ending. An instance is an `Alarm` of `session.surroundings`."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: list[tuple[float, int, _Call]] = []
        self._numbers = count()
        self._thread: threading.Thread | None = None

    def __call__(self, seconds: float, call: Callable[[], None]) -> _Call:
        """Call ``call`` after ``seconds``; the alarm can be cancelled."""
        timer = _Call(call)
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

    def _next(self) -> _Call:
        """Wait for the alarm that is due first."""
        with self._changed:
            while True:
                while self._waiting and self._waiting[0][2].is_cancelled:
                    heapq.heappop(self._waiting)
                left = self._waiting[0][0] - monotonic() if self._waiting else None
                if left is not None and left <= 0:
                    return heapq.heappop(self._waiting)[2]
                self._changed.wait(left)


class _Call:
    """One call that is to come, unless it is cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call: Callable[[], None] | None = call

    @property
    def is_cancelled(self) -> bool:
        """Tell whether nothing will be called any more."""
        return self._call is None

    def cancel(self) -> None:
        """Do not call any more."""
        self._call = None

    def ring(self) -> None:
        """Call, unless it was cancelled meanwhile."""
        if call := self._call:
            call()
