"""The line of a front that runs beside the tables: the messages of the wire, and no socket."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from sorry_a11y.hall.guests import Heard, Outgoing
from sorry_a11y.net.link import MOST_UNTAKEN
from sorry_a11y.wire import hall_messages as talk
from sorry_a11y.wire.packets import pack_news


class Tables(Protocol):
    """The tables as somebody in the same program uses them (`net.server.TableServer`)."""

    def attach(self, address: str, tell: Callable[[Outgoing], None]) -> int:
        """Come in from an address, on the thread of the tables; the number of the connection.
        ``tell`` is called there with whatever is to be told."""

    def hand(self, number: int, message: talk.Up) -> None:
        """Say something."""

    def detach(self, number: int) -> None:
        """Be gone."""


class NearLine:
    """A `session.far_table.Line` to the tables of this program. ``hello``: what it begins with;
    the table is asked for the chair by whoever uses the line."""

    def __init__(self, tables: Tables, address: str, hello: talk.Hello) -> None:
        self._tables = tables
        self._address = address
        self._hello = hello
        self._wake: Callable[[], None] = lambda: None
        self._queue: deque[talk.Down] = deque()
        self._arrived = threading.Condition()
        self._number = -1
        self.ended_by = ""

    def dial(self, first: talk.HostTable | talk.Join | talk.Back) -> None:
        """Come in, and ask for a chair."""
        self._number = self._tables.attach(self._address, self._put)
        self._tables.hand(self._number, self._hello)
        self._tables.hand(self._number, first)

    def drop(self) -> None:
        """The listener is out of reach: to the tables they are gone."""
        number, self._number = self._number, -1
        if number >= 0:
            self._tables.detach(number)

    def send(self, message: talk.Up) -> bool:
        """Send a message; False while nobody listens."""
        number = self._number
        if number < 0:
            return False
        self._tables.hand(number, message)
        return True

    def take(self) -> talk.Down | None:
        """The oldest message that was not taken; None if there is none."""
        with self._arrived:
            return self._queue.popleft() if self._queue else None

    def wait(self, seconds: float) -> bool:
        """Wait until there is something to take; whether there is."""
        with self._arrived:
            return self._arrived.wait_for(lambda: bool(self._queue), seconds)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have somebody woken when there is something to take."""
        self._wake = wake

    def close(self) -> None:
        """Hang up."""
        self.drop()

    @property
    def is_lost(self) -> bool:
        """Never: while the listener is away nobody asks."""
        return False

    def _put(self, message: Outgoing) -> None:
        if isinstance(message, talk.Welcome):
            return
        if isinstance(message, Heard):
            message = talk.News(message.seq, msgspec.Raw(pack_news(message.batch)))
        with self._arrived:
            if len(self._queue) < MOST_UNTAKEN:
                self._queue.append(message)
            self._arrived.notify_all()
        self._wake()
