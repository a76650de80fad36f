"""The line of a front that runs beside the tables: the messages of the wire, and no socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sorry_a11y.hall.guests import Outgoing
from sorry_a11y.net.inbox import Inbox
from sorry_a11y.net.server import as_sent
from sorry_a11y.wire import hall_messages as talk


class Tables(Protocol):
    """The tables as somebody in the same program uses them (`net.server.TableServer`)."""

    def attach(self, address: str, tell: Callable[[Outgoing], None]) -> int:
        """Come in from an address, on the thread of the tables; the number of the connection.
        ``tell`` is called there with whatever is to be told."""

    def hand(self, number: int, message: talk.Up) -> None:
        """Say something."""

    def detach(self, number: int) -> None:
        """Be gone."""


class NearLine(Inbox):
    """A `session.far_table.Line` to the tables of this program. ``hello``: what it begins with;
    the table is asked for the chair by whoever uses the line."""

    def __init__(self, tables: Tables, address: str, hello: talk.Hello) -> None:
        super().__init__()
        self._tables = tables
        self._address = address
        self._hello = hello
        self._number = -1
        self.ended_by = ""

    def dial(self, first: talk.HostTable | talk.Join | talk.Back) -> None:
        """Come in, and ask for a chair."""
        self._number = self._tables.attach(self._address, self._told)
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

    def close(self) -> None:
        """Hang up."""
        self.drop()

    @property
    def is_lost(self) -> bool:
        """Never: while the listener is away nobody asks."""
        return False

    def _told(self, message: Outgoing) -> None:
        if not isinstance(message, talk.Welcome):
            self._put(as_sent(message))
