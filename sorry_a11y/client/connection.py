"""Connections to tables: what they have in common, and the one within this program.

The one within this program carries the messages of the wire, and has no socket. A table may be at
another server, or move there. Then the connection asks for the seat again by itself, as one with a
socket does.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from msgspec import structs

from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import HALL, bucket_of, new_bucket, typed_code
from sorry_a11y.wire.encoding import Outgoing, Unread

_MOST_UNTAKEN = 5000
"""Messages that wait to be taken; a server that sends more is left."""
_AGAIN_HERE_S = (0.2, 0.5, 1.0, 2.0)
"""Pauses before the tables are asked again; the last one stays."""

_lots = Random()  # of its own: whoever fixes the random numbers of the program fixes other things


def pause_before(attempt: int, pauses: Sequence[float]) -> float:
    """Return the seconds before an attempt (from 0) to come back.

    ``pauses`` are the seconds before each; the last one stays. They vary by chance, so that not
    all guests of a server come at once.
    """
    return pauses[min(attempt, len(pauses) - 1)] * _lots.uniform(0.5, 1.5)


Wish = msg.HostTable | msg.Join | msg.Back | msg.PlayNow | msg.EnterHall
"""The wish with which somebody comes."""


def bucket_for(wish: Wish | None, now: str = "") -> str:
    """Return the bucket of tables at whose server a wish is met.

    It is the first digits of the code or of the table's id, that of the hall for what strangers
    share, and any other one for a private table, the one of ``now`` where that is so.
    """
    match wish:
        case msg.Join(code=code):
            return bucket_of(typed_code(code) or "") or HALL
        case msg.Back(table=table):
            return bucket_of(table)
        case msg.HostTable(public=False):
            return now if now not in ("", HALL) else new_bucket()
    return HALL


Told = Outgoing | Unread
"""Anything that comes from a table."""


class TableConnection(ABC):
    """A connection to a table, by a socket or within this program.

    It holds the messages that have come, and the wish for a seat, which is repeated wherever the
    table moves. ``ended_by`` says why nobody tries to have it back, empty while somebody does.
    """

    ended_by = ""

    def __init__(self) -> None:
        self._wake: Callable[[], None] = lambda: None
        self._untaken: deque[Told] = deque()
        self._arrived = threading.Condition()
        self._wish: Wish | None = None

    @property
    @abstractmethod
    def is_lost(self) -> bool:
        """Tell whether the connection is down and could not be had back at once."""

    @abstractmethod
    def ask(self, wish: Wish) -> bool:
        """Ask for a seat, now and wherever the table moves until there is one.

        Return False while the connection is down.
        """

    @abstractmethod
    def send(self, message: msg.Up) -> bool:
        """Send a message; return False while the connection is down: nothing is sent later."""

    @abstractmethod
    def drop(self) -> None:
        """Leave the tables until `ask` is called again, without waiting for anything."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""

    def heard(self, entry: int) -> None:
        """Ask for the own seat, from now on, as one who has heard the journal up to an entry."""
        if isinstance(self._wish, msg.Back):
            self._wish = structs.replace(self._wish, since=entry)

    def _note_seat(self, message: Told) -> None:
        """Wish for the seat itself once a message gives it."""
        if isinstance(message, msg.Seated):
            self._wish = msg.Back(message.table, message.token, -1)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have somebody woken when there is something to take."""
        self._wake = wake

    def take(self) -> Told | None:
        """Return the oldest message that was not taken; None if there is none."""
        with self._arrived:
            return self._untaken.popleft() if self._untaken else None

    def put_back(self, messages: Sequence[Told]) -> None:
        """Have messages that were taken count as not taken, before all others."""
        with self._arrived:
            self._untaken.extendleft(reversed(messages))

    def first(self) -> Told | None:
        """Return the oldest message that was not taken, and leave it; None if there is none."""
        with self._arrived:
            return self._untaken[0] if self._untaken else None

    def wait(self, seconds: float) -> bool:
        """Wait until there is something to take; whether there is."""
        with self._arrived:
            return self._arrived.wait_for(lambda: bool(self._untaken), seconds)

    def _put(self, message: Told) -> bool:
        """Keep a message; False where too many wait already."""
        with self._arrived:
            if len(self._untaken) >= _MOST_UNTAKEN:
                return False
            self._untaken.append(message)
            self._arrived.notify_all()
        self._wake()
        return True


ConnectTables = Callable[[str, msg.Hello, Callable[[], None]], TableConnection]
"""The way to tables for guests of this program. Makes a connection, which comes in when something
is asked, and never waits; given the address of the guest, the first message, and what is called
when this program ends and others carry the tables."""


class LocalTables(NamedTuple):
    """The way to the tables of a server in this program.

    Attributes:
        alarm: Calls on the thread of the tables.
        attach: Comes in from an address, and returns the number of the connection; called on the
            thread of the tables, as what it is given is with each message. After None the number is
            void, and the guest comes in again; after a `Bye` for a restart, elsewhere.
        hand: Says something as a number, from any thread.
        detach: Is gone, from any thread.
    """

    alarm: Alarm
    attach: Callable[[str, Callable[[Told | None], None]], int]
    hand: Callable[[int, msg.Up], None]
    detach: Callable[[int], None]

    def connect(
        self, address: str, hello: msg.Hello, hang_up: Callable[[], None] = lambda: None
    ) -> LocalConnection:
        """Return a connection, as of `ConnectTables`."""
        return LocalConnection(self, address, hello, hang_up)


class LocalConnection(TableConnection):
    """A connection to the tables of a server in this program; made by `LocalTables.connect`."""

    def __init__(
        self, tables: LocalTables, address: str, hello: msg.Hello, hang_up: Callable[[], None]
    ) -> None:
        super().__init__()
        self._tables = tables
        self._address = address
        self._hello = hello
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

    def _told(self, message: Told | None) -> None:
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
                self._note_seat(message)
                self._put(message)

    def _come_in_again(self) -> None:
        self._number = -1
        pause = pause_before(self._failed, _AGAIN_HERE_S)
        self._failed += 1
        if self.is_lost:
            self._wake()
        self._come_in(pause)

    def _come_in(self, pause: float) -> None:
        """Come in after a pause, unless the guest does so or hangs up meanwhile.

        Then ask for the seat.
        """
        self._visits += 1
        visits = self._visits

        def enter() -> None:
            first = self._wish
            if visits != self._visits or first is None:
                return
            self._number = self._tables.attach(self._address, self._told)
            self._tables.hand(self._number, self._hello)
            self._tables.hand(self._number, first)

        self._tables.alarm(pause, enter)


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
