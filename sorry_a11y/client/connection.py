"""Connections to tables: their common base, and the connection to a server in this program.

A table may move to another server. Then every connection asks for its seat there by itself.
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
from sorry_a11y.wire.encoding import Outgoing, Unread

_MOST_UNTAKEN = 5000
"""The most messages that wait to be taken; a connection with more is ended."""
_AGAIN_HERE_S = (0.2, 0.5, 1.0, 2.0)
"""Seconds before each attempt to reach the tables again; the last value repeats."""

_lots = Random()  # a generator of its own, so that a seed of the game does not change pauses


def pause_before(attempt: int, pauses: Sequence[float]) -> float:
    """Return the seconds before an attempt (from 0) to come back.

    ``pauses`` are the seconds before each attempt; the last value repeats. Chance changes them, so
    that not all guests of a server come back at once.
    """
    return pauses[min(attempt, len(pauses) - 1)] * _lots.uniform(0.5, 1.5)


Wish = msg.HostTable | msg.Join | msg.Back | msg.PlayNow | msg.EnterHall
"""The request by which a guest gets a seat or enters the hall."""


def hello_of(language: str = FALLBACK, identity: str = "") -> msg.Hello:
    """Return the first message for a player who hears a language.

    ``identity``: the secret that proves who the player is at that server; empty for none.
    """
    return msg.Hello(msg.PROTOCOL, msg.RULES_VERSION, language, identity)


Told = Outgoing | Unread
"""A message or batch from a table, or a message that this program cannot read."""


class TableConnection(ABC):
    """A connection to a table, by a socket or within this program.

    It keeps the messages that have come, and the wish for a seat, which is repeated after the
    connection broke.

    Attributes:
        ended_by: The reason why it no longer reconnects; empty while it does.
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
        """Return whether the connection is down and the first attempt to come back failed."""

    @abstractmethod
    def ask(self, wish: Wish) -> bool:
        """Ask for a seat, and again after each new connection until there is one.

        Return False while the connection is down.
        """

    @abstractmethod
    def send(self, message: msg.Up) -> bool:
        """Send a message; return False if the connection is down, and the message is lost."""

    @abstractmethod
    def drop(self) -> None:
        """Leave the tables until `ask` is called again, without waiting for anything."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""

    def heard(self, entry: int) -> None:
        """Note the last journal entry that the player has heard, for the request to come back."""
        if isinstance(self._wish, msg.Back):
            self._wish = structs.replace(self._wish, since=entry)

    def _note_seat(self, message: Told) -> None:
        """If a message gives a seat, wish for that seat from now on."""
        if isinstance(message, msg.Seated):
            self._wish = msg.Back(message.table, message.token, -1)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Set the function that is called when there is a message to take."""
        self._wake = wake

    def take(self) -> Told | None:
        """Return the oldest message that was not taken; None if there is none."""
        with self._arrived:
            return self._untaken.popleft() if self._untaken else None

    def put_back(self, messages: Sequence[Told]) -> None:
        """Put messages that were taken back before all others."""
        with self._arrived:
            self._untaken.extendleft(reversed(messages))

    def first(self) -> Told | None:
        """Return the oldest message without taking it; None if there is none."""
        with self._arrived:
            return self._untaken[0] if self._untaken else None

    def wait(self, seconds: float) -> bool:
        """Wait until there is a message to take; return whether there is one."""
        with self._arrived:
            return self._arrived.wait_for(lambda: bool(self._untaken), seconds)

    def _put(self, message: Told) -> bool:
        """Keep a message; return False if too many wait already."""
        with self._arrived:
            if len(self._untaken) >= _MOST_UNTAKEN:
                return False
            self._untaken.append(message)
            self._arrived.notify_all()
        self._wake()
        return True


ConnectTables = Callable[[str, msg.Hello, Callable[[], None]], TableConnection]
"""A function that makes a guest's connection to the tables, without waiting. It gets the address of
the guest, the first message, and a function that is called when this program ends and other servers
go on with the tables."""


Attach = Callable[[str, Callable[[Told | None], None]], Callable[[msg.Up | None], None]]
"""A function, called on the thread of the server, that lets a guest in. It gets the guest's address
and a function that receives the messages to the guest; None tells that the guest must come in again
elsewhere. It returns a function, for any thread, that takes the guest's messages; None ends the
connection."""


def tables_here(attach: Attach, alarm: Alarm) -> ConnectTables:
    """Return the function that connects to the tables of a server in this program.

    Args:
        attach: The function that lets guests in.
        alarm: The alarm that calls on the thread of the server.
    """
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
        """Ask for a seat, after coming in if needed; this always succeeds."""
        self._wish = wish
        if not self.send(wish):
            self._come_in(0.0)
        return True

    def drop(self) -> None:
        """Leave the tables until `ask` is called again."""
        self._visits += 1
        say, self._say = self._say, None
        if say:
            say(None)

    def send(self, message: msg.Up) -> bool:
        """Send a message; return False while the guest is not connected."""
        say = self._say
        if say:
            say(message)
        return say is not None

    def close(self) -> None:
        """Hang up."""
        self.drop()

    @property
    def is_lost(self) -> bool:
        """True if the guest is not connected and the first attempt to come back failed."""
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
