"""The line of a front that runs beside the tables: the messages of the wire, and no socket.

A table may be at another server, or go there; then the tables ask to come in again, and the line
does so by itself, as one with a socket does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from sorry_a11y.client.inbox import Inbox, pause_before
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing, as_sent

AGAIN_S = (0.2, 0.5, 1.0, 2.0)
"""Pauses before the tables are asked again; the last one stays."""


class Tables(Protocol):
    """The tables as somebody in the same program uses them (`server.table_server.TableServer`)."""

    def attach(self, address: str, tell: Callable[[Outgoing | None], None]) -> int:
        """Come in from an address, on the thread of the tables; the number of the connection.
        ``tell`` is called there with whatever is to be told; after None the number is nobody's
        and one comes in again, after a `Bye` for a restart somewhere else."""

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something."""

    def detach(self, number: int) -> None:
        """Be gone."""


class LocalConnection(Inbox):
    """A `TableConnection` to the tables of this program. ``hello``: what it begins with;
    ``back``: asked for the message with which to take the own chair again, None before there is
    one; ``hang_up``: called when this program ends and others carry the tables."""

    def __init__(self, tables: Tables, address: str, hello: msg.Hello) -> None:
        super().__init__()
        self._tables = tables
        self._address = address
        self._hello = hello
        self._first: msg.HostTable | msg.Join | msg.Back | None = None
        self._number = -1
        self._dials = 0
        self._failed = 0
        self.back: Callable[[], msg.Back | None] = lambda: None
        self.hang_up: Callable[[], None] = lambda: None
        self.ended_by = ""

    def dial(self, first: msg.HostTable | msg.Join | msg.Back) -> None:
        """Come in, and ask for a chair."""
        self._first = first
        self._dials += 1
        self._number = self._tables.attach(self._address, self._told)
        self._tables.hand(self._number, self._hello)
        self._tables.hand(self._number, first)

    def drop(self) -> None:
        """The listener is out of reach: to the tables they are gone."""
        self._dials += 1
        number, self._number = self._number, -1
        if number >= 0:
            self._tables.detach(number)

    def send(self, message: msg.Up) -> bool:
        """Send a message; False while nobody listens, or the table is not to be had."""
        number = self._number
        if number < 0:
            return False
        self._tables.hand(number, message)
        return True

    def close(self) -> None:
        """Hang up."""
        self.drop()

    @property
    def is_lost(self) -> bool:
        """Whether the table was gone and could not be had back at the first attempt."""
        return self._failed > 1

    def _told(self, message: Outgoing | None) -> None:
        match message:
            case msg.Welcome():
                pass
            case None:
                self._come_in_again()
            case msg.Bye(why="restart"):
                self._number = -1
                self.hang_up()
            case _:
                self._failed = 0
                self._put(as_sent(message))

    def _come_in_again(self) -> None:
        """Try anew after a pause, unless somebody else does so or hangs up meanwhile."""
        self._number = -1
        pause = pause_before(self._failed, AGAIN_S)
        self._failed += 1
        if self.is_lost:
            self._wake()
        dials = self._dials

        def dial() -> None:
            first = self.back() or self._first
            if dials == self._dials and first:
                self.dial(first)

        asyncio.get_running_loop().call_later(pause, dial)
