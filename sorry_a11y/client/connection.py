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
from functools import partial
from random import Random

from msgspec import structs

from sorry_a11y.narration.catalog import FALLBACK
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


def hello_of(program: str, language: str = FALLBACK, identity: str = "") -> msg.Hello:
    """Return the first message of a program whose player hears a language.

    ``identity``: the secret that proves who they are at that server, empty for none.
    """
    return msg.Hello(msg.PROTOCOL, program[:40], msg.RULES_VERSION, language, identity)


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


Attach = Callable[[str, Callable[[Told | None], None]], Callable[[msg.Up | None], None]]
"""The way in of a server in this program: called on its thread with the address of a guest and what
takes what they are told, returns what they say something by from any thread, or by None are gone.
Who is told None comes in again, after a `Bye` for a restart elsewhere."""


def tables_here(attach: Attach, alarm: Alarm) -> ConnectTables:
    """Return the way to the tables of a server in this program; ``alarm`` calls on its thread."""
    return lambda address, hello, hang_up: LocalConnection(
        partial(attach, address), alarm, hello, hang_up
    )


class LocalConnection(TableConnection):
    """A connection to the tables of a server in this program; see `tables_here`."""

    def __init__(
        self, attach: Callable[[Callable[[Told | None], None]], Callable[[msg.Up | None], None]],
        alarm: Alarm, hello: msg.Hello, hang_up: Callable[[], None],
    ) -> None:
        super().__init__()
        self._attach = attach
        self._alarm = alarm
        self._hello = hello
        self._say: Callable[[msg.Up | None], None] | None = None
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
        say, self._say = self._say, None
        if say:
            say(None)

    def send(self, message: msg.Up) -> bool:
        """Send a message; False while the guest is out."""
        say = self._say
        if say:
            say(message)
        return say is not None

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
                self._say = None
                self._hang_up()
            case _:
                self._failed = 0
                self._note_seat(message)
                self._put(message)

    def _come_in_again(self) -> None:
        self._say = None
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
            self._say = say = self._attach(self._told)
            say(self._hello)
            say(first)

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
