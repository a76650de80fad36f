"""Messages that have come and were not taken yet: filled by one thread, taken by another."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from msgspec import structs

from sorry_a11y.wire import protocol as msg

MOST_UNTAKEN = 5000
"""Messages that wait to be taken; a server that sends more is left."""

_lot = Random()  # of its own: whoever fixes the random numbers of the program fixes other things


def pause_before(attempt: int, pauses: Sequence[float]) -> float:
    """Seconds to wait before an attempt (from 0) to come back, somewhat by lot, so that not all
    guests of a server come at once. ``pauses``: the seconds before each; the last one stays."""
    return pauses[min(attempt, len(pauses) - 1)] * _lot.uniform(0.5, 1.5)


class Inbox:
    """The half of a `client.remote_game.TableConnection` that all kinds share: messages that have
    come, and the wish for a seat, which is repeated wherever the table moves."""

    def __init__(self) -> None:
        self._wake: Callable[[], None] = lambda: None
        self._untaken: deque[msg.Down] = deque()
        self._arrived = threading.Condition()
        self._wish: msg.HostTable | msg.Join | msg.Back | None = None

    def heard(self, entry: int) -> None:
        """Ask for the own seat, from now on, as one who has heard the table's journal up to an
        entry."""
        if isinstance(self._wish, msg.Back):
            self._wish = structs.replace(self._wish, since=entry)

    def _note_seat(self, message: msg.Down) -> None:
        """Wish for the seat itself once a message gives it."""
        if isinstance(message, msg.Seated):
            self._wish = msg.Back(message.table, message.token, -1)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have somebody woken when there is something to take."""
        self._wake = wake

    def take(self) -> msg.Down | None:
        """The oldest message that was not taken; None if there is none."""
        with self._arrived:
            return self._untaken.popleft() if self._untaken else None

    def first(self) -> msg.Down | None:
        """Return the oldest message that was not taken, and leave it; None if there is none."""
        with self._arrived:
            return self._untaken[0] if self._untaken else None

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
