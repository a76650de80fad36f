"""A connection to tables of this program: the messages of the wire, and no socket.

A table may be at another server, or move there. Then the connection asks for the seat again by
itself, as one with a socket does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sorry_a11y.client.inbox import Inbox, pause_before
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing, as_sent

AGAIN_S = (0.2, 0.5, 1.0, 2.0)
"""Pauses before the tables are asked again; the last one stays."""


class LocalTables(Protocol):
    """The tables of a server in this program (`server.table_server.TableServer`)."""

    def attach(self, address: str, tell: Callable[[Outgoing], None]) -> int:
        """Come in from an address; return the number of the connection.

        Called on the thread of the tables, as ``tell`` is with each message. After a `Moved` the
        number is void, and the guest comes in again; after a `Bye` for a restart, elsewhere.
        """

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something, from any thread."""

    def detach(self, number: int) -> None:
        """Be gone, from any thread."""


class LocalConnection(Inbox):
    """A `TableConnection` to ``tables`` for a guest at ``address``.

    ``hello`` is the first message. ``call_later(seconds, call)`` has ``call`` called on the thread
    of the tables; it may itself be called on any thread. ``hang_up`` is called when this program
    ends and others carry the tables.
    """

    ended_by = ""

    def __init__(
        self, tables: LocalTables, address: str, hello: msg.Hello,
        call_later: Callable[[float, Callable[[], None]], object],
    ) -> None:
        super().__init__()
        self._tables = tables
        self._address = address
        self._hello = hello
        self._call_later = call_later
        self._number = -1
        self._visits = 0
        self._failed = 0
        self.hang_up: Callable[[], None] = lambda: None

    def ask(self, wish: msg.HostTable | msg.Join | msg.Back) -> bool:
        """Ask for a seat, coming in first where the guest is out; always possible."""
        self._wish = wish
        if not self.send(wish):
            self._come_in(0.0)
        return True

    def drop(self) -> None:
        """Leave the tables while the player is out of reach."""
        self._visits += 1
        number, self._number = self._number, -1
        if number >= 0:
            self._tables.detach(number)

    def send(self, message: msg.Up) -> bool:
        """Send a message; False while the guest is out."""
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

    def _told(self, message: Outgoing) -> None:
        match message:
            case msg.Welcome():
                pass
            case msg.Moved():
                self._come_in_again()
            case msg.Bye(why="restart"):
                self._number = -1
                self.hang_up()
            case _:
                self._failed = 0
                arrived = as_sent(message)
                self._note_seat(arrived)
                self._put(arrived)

    def _come_in_again(self) -> None:
        self._number = -1
        pause = pause_before(self._failed, AGAIN_S)
        self._failed += 1
        if self.is_lost:
            self._wake()
        self._come_in(pause)

    def _come_in(self, pause: float) -> None:
        """Come in after a pause, unless the guest does so or hangs up meanwhile, and ask for the
        seat."""
        self._visits += 1
        visits = self._visits

        def enter() -> None:
            first = self._wish
            if visits != self._visits or first is None:
                return
            self._number = self._tables.attach(self._address, self._told)
            self._tables.hand(self._number, self._hello)
            self._tables.hand(self._number, first)

        self._call_later(pause, enter)
