"""What has come for a front and was not taken yet: filled by one thread, taken by another."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from sorry_a11y.wire import protocol as msg

MOST_UNTAKEN = 5000
"""Messages that wait to be taken; a server that sends more is left."""

_lot = Random()  # of its own: whoever fixes the random numbers of the program fixes other things


def pause_before(attempt: int, pauses: Sequence[float]) -> float:
    """Seconds to wait before an attempt (from 0) to come back, somewhat by lot, so that not all
    guests of a server come at once. ``pauses``: the seconds before each; the last one stays."""
    return pauses[min(attempt, len(pauses) - 1)] * _lot.uniform(0.5, 1.5)


class Inbox:
    """The taking half of a `client.remote_game.TableConnection`."""

    def __init__(self) -> None:
        self._wake: Callable[[], None] = lambda: None
        self._untaken: deque[msg.Down] = deque()
        self._arrived = threading.Condition()

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have somebody woken when there is something to take."""
        self._wake = wake

    def take(self) -> msg.Down | None:
        """The oldest message that was not taken; None if there is none."""
        with self._arrived:
            return self._untaken.popleft() if self._untaken else None

    def wait(self, seconds: float) -> bool:
        """Wait until there is something to take; whether there is."""
        with self._arrived:
            return self._arrived.wait_for(lambda: bool(self._untaken), seconds)

    def _put(self, message: msg.Down) -> bool:
        """Keep a message; False where too many wait already."""
        with self._arrived:
            if len(self._untaken) >= MOST_UNTAKEN:
                return False
            self._untaken.append(message)
            self._arrived.notify_all()
        self._wake()
        return True
