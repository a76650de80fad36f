"""Connections to tables: what they have in common, and the one within this program.

The one within this program carries the messages of the wire, and has no socket. A table may be at
another server, or move there. Then the connection asks for the seat again by itself, as one with a
socket does.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from msgspec import structs

from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing, as_sent

MOST_UNTAKEN = 5000
"""Messages that wait to be taken; a server that sends more is left."""
AGAIN_S = (0.2, 0.5, 1.0, 2.0)
"""Pauses before the tables are asked again; the last one stays."""

_lots = Random()  # of its own: whoever fixes the random numbers of the program fixes other things


def pause_before(attempt: int, pauses: Sequence[float]) -> float:
    """Return the seconds before an attempt (from 0) to come back.

    ``pauses`` are the seconds before each; the last one stays. They vary by chance, so that not
    all guests of a server come at once.
    """
    return pauses[min(attempt, len(pauses) - 1)] * _lots.uniform(0.5, 1.5)


Wish = msg.HostTable | msg.Join | msg.Back | msg.PlayNow | msg.EnterHall
"""What somebody comes for."""


class TableConnection(Protocol):
    """A connection to a table, by a socket or within this program."""

    def ask(self, wish: Wish) -> bool:
        """Ask for a seat, now and wherever the table moves until there is one; False while the
        connection is down."""

    def heard(self, entry: int) -> None:
        """Come back, if it must be, as one who has heard the table's journal up to an entry."""

    def send(self, message: msg.Up) -> bool:
        """Send a message; False while the connection is down: nothing is sent later."""

    def first(self) -> msg.Down | None:
        """Return the oldest message that was not taken, and leave it; None if there is none."""

    def take(self) -> msg.Down | None:
        """Return the oldest message that was not taken; None if there is none."""

    def put_back(self, messages: Sequence[msg.Down]) -> None:
        """Have messages that were taken count as not taken, before all others."""

    def wait(self, seconds: float) -> bool:
        """Wait until there is something to take; return whether there is."""

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there is something to take, or the connection is lost."""

    def close(self) -> None:
        """Hang up."""

    @property
    def is_lost(self) -> bool:
        """Tell whether the connection is down and could not be had back at once."""

    @property
    def ended_by(self) -> str:
        """Return why nobody tries to have it back; empty while somebody does."""


class Inbox:
    """The half of a `TableConnection` that all kinds share: messages that have
    come, and the wish for a seat, which is repeated wherever the table moves."""

    def __init__(self) -> None:
        self._wake: Callable[[], None] = lambda: None
        self._untaken: deque[msg.Down] = deque()
        self._arrived = threading.Condition()
        self._wish: Wish | None = None

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
        """Return the oldest message that was not taken; None if there is none."""
        with self._arrived:
            return self._untaken.popleft() if self._untaken else None

    def put_back(self, messages: Sequence[msg.Down]) -> None:
        """Have messages that were taken count as not taken, before all others."""
        with self._arrived:
            self._untaken.extendleft(reversed(messages))

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


class LocalTables(Protocol):
    """The tables of a server in this program (`server.table_server.TableServer`)."""

    def attach(self, address: str, tell: Callable[[Outgoing | None], None]) -> int:
        """Come in from an address; return the number of the connection.

        Called on the thread of the tables, as ``tell`` is with each message. After None the
        number is void, and the guest comes in again; after a `Bye` for a restart, elsewhere.
        """

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something, from any thread."""

    def detach(self, number: int) -> None:
        """Be gone, from any thread."""


class LocalConnection(Inbox):
    """A `TableConnection` to ``tables`` for a guest at ``address``.

    ``hello`` is the first message. ``alarm`` calls on the thread of the tables. ``hang_up`` is
    called when this program ends and others carry the tables.
    """

    ended_by = ""

    def __init__(
        self, tables: LocalTables, address: str, hello: msg.Hello,
        alarm: Alarm, hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self._tables = tables
        self._address = address
        self._hello = hello
        self._alarm = alarm
        self._number = -1
        self._visits = 0
        self._failed = 0
        self._hang_up = hang_up

    def ask(self, wish: Wish) -> bool:
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
        """True if the table was gone and could not be had back at the first attempt."""
        return self._failed > 1

    def _told(self, message: Outgoing | None) -> None:
        match message:
            case msg.Welcome():
                pass
            case None:
                self._come_in_again()
            case msg.Bye(why="restart"):
                self._number = -1
                self._hang_up()
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

        self._alarm(pause, enter)


class LoopAlarm:
    """An `Alarm` of `session.surroundings` that calls on an event loop, and needs no thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def __call__(self, seconds: float, call: Callable[[], None]) -> PendingCall:
        """Call after some seconds; nothing once the loop is closed."""
        timer = PendingCall(call)
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._loop.call_later, seconds, timer.ring)
        return timer
