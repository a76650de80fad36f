"""The connection of a guest to the tables of a server, which comes back by itself when it breaks.

A connection has one *line* at a time: a web socket (`client.web_sockets`), or a guest of a server
in this program (`server.local_guest`). A table may move to another server; then the connection asks
for its seat there by itself. A decision is never sent again by itself: after a break the table
tells whether it has got it. All methods are called on one event loop, and none but `open` and
`seat` waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Protocol

from msgspec import structs

from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Outgoing, Unread
from sorry_a11y.online.wire.placement import Wish, server_path
from sorry_a11y.output.narration.catalog import FALLBACK

ANSWER_S = 5.0
"""Seconds to wait for the answer of a server."""
AGAIN_S = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each attempt to come back; the last value repeats."""
_MOST_EARLY = 5000
"""The most messages that wait for somebody to listen; a connection with more is ended."""
_MOST_FAILURES = 5
"""Internal errors of a server in a row, before the seat is given, that end the connection."""
_SERVER_FAILED = 1011
"""The close code of a server with an internal error."""
_BUSY = frozenset({"many", "saved"})
"""The refusals of a seat that can be had a little later."""
_FINAL = {msg.CLOSE_CODES[why]: why for why in ("elsewhere", "removed")}
"""Close codes that end the connection for good, with their reasons."""
_REFUSED_FOR_GOOD = frozenset({"newer", "version", "banned"})
"""The reasons of a failed attempt after which there is no other one."""

_lots = Random()  # a generator of its own, so that a seed of the game does not change pauses

Told = Outgoing | Unread
"""A message or batch from a table, or a message that this program cannot read."""


def pause_before(attempt: int, pauses: Sequence[float]) -> float:
    """Return the seconds before an attempt (from 0) to come back.

    ``pauses`` are the seconds before each attempt; the last value repeats. Chance changes them, so
    that not all guests of a server come back at once.
    """
    return pauses[min(attempt, len(pauses) - 1)] * _lots.uniform(0.5, 1.5)


def hello_of(language: str = FALLBACK, identity: str = "") -> msg.Hello:
    """Return the first message for a player who hears a language.

    ``identity``: the secret that proves who the player is at that server; empty for none.
    """
    return msg.Hello(msg.PROTOCOL, RULES_VERSION, language, identity)


class ConnectionFailedError(Exception):
    """Raised if there is no connection.

    Args:
        why: "address", "plain" (no encryption over the internet), "proxy", "refused", "silent",
            "certificate", "newer" (than this program is the server), or the reason of
            ``message``.
        message: The refusal of the server, if it sent one.
    """

    def __init__(self, why: str, message: msg.Refused | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.message = message


class Line(Protocol):
    """One way to a server, which tells its `LineEnd` nothing more once it is closed."""

    def say(self, message: msg.Up) -> bool:
        """Send a message; return False if the line is down, and the message is lost."""

    def close(self) -> None:
        """Hang up, without waiting for the other side."""


class LineEnd(Protocol):
    """The end of a line at which its guest listens."""

    def hear(self, message: Told) -> None:
        """Take a message of the server."""

    def lost(self, code: int) -> None:
        """Note that the line broke; ``code``: the close code of its web socket, 0 for none."""


OpenLine = Callable[[str, LineEnd], Awaitable[Line]]
"""A function that opens a line by the path of a server (`wire.placement`). Raises
ConnectionFailedError."""


LineFor = Callable[[str], OpenLine]
"""A function that returns, for the network address of a guest, the function that opens lines."""


class MessageListener(Protocol):
    """The part of the program that a connection tells its messages: a table, or the hall."""

    def hear(self, message: Told) -> None:
        """Take a message."""


class TableConnection:
    """A connection to tables, with the wish for a seat, which is repeated after a break.

    Args:
        open_line: The function that opens a line.
        hello: The first message of each line.
        moved: The function that is called when this program ends and other servers go on with its
            tables; None if the connection then comes back by itself.

    Attributes:
        ended_by: The reason why it no longer comes back; empty while it does.
    """

    def __init__(
        self, open_line: OpenLine, hello: msg.Hello, moved: Callable[[], None] | None = None
    ) -> None:
        self.ended_by = ""
        self._open_line = open_line
        self._hello = hello
        self._moved = moved
        self._wish: Wish | None = None
        self._state = _LineState()
        self._listener: MessageListener | None = None
        self._early: list[Told] = []  # what came before there was somebody to listen
        self._wake: Callable[[], None] | None = None
        self._answer: asyncio.Future[msg.Seated | msg.Refused] | None = None

    # -- what the player's side does -------------------------------------------------------------

    async def open(self, wish: Wish | None = None) -> None:
        """Connect for the first time; raises ConnectionFailedError.

        ``wish``: the wish that will be asked, which decides the server's path.
        """
        self._state.path = server_path(wish)
        await self._connect()

    def listen(self, listener: MessageListener) -> None:
        """Tell a listener all messages from now on, and those that nobody has heard."""
        self._listener = listener
        early, self._early = self._early, []
        for message in early:
            self._tell(message)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call a function after each message, and when the line is lost or back."""
        self._wake = wake

    @property
    def is_lost(self) -> bool:
        """Whether an attempt to come back failed, and none has succeeded since."""
        return self._state.failed > 0

    def ask(self, wish: Wish) -> bool:
        """Ask for a seat, and again after each break until there is one.

        Return False while the connection is down.
        """
        self._wish = wish
        state = self._state
        state.awaits_seat = isinstance(wish, msg.Back)
        path = server_path(wish, state.path)
        if state.line and path == state.path:
            return state.line.say(wish)
        if state.coming:
            return False
        state.leave()
        state.path, state.is_asking = path, True
        state.coming = asyncio.create_task(self._come_in())
        return True

    async def seat(
        self, wish: msg.HostTable | msg.Join | msg.PlayNow | msg.Back, seconds: float = ANSWER_S
    ) -> msg.Seated | msg.Refused | None:
        """Ask for a seat and wait for the answer.

        Messages after a seat was given wait for the next listener.

        Args:
            wish: The table to open or to join, or the seat to come back to.
            seconds: The most seconds to wait.

        Returns:
            The answer; None if none came in time. For a seat to come back to, it has no seats.
        """
        answer: asyncio.Future[msg.Seated | msg.Refused] = asyncio.Future()
        self._answer = answer
        if not self.ask(wish) and not self._state.coming:
            return None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await answer
        return None

    def send(self, message: msg.Up) -> bool:
        """Send a message; return False if the connection is down, and the message is lost."""
        return self._state.line is not None and self._state.line.say(message)

    def heard(self, entry: int) -> None:
        """Note the last journal entry that the player has heard, for the request to come back."""
        if isinstance(self._wish, msg.Back):
            self._wish = structs.replace(self._wish, since=entry)

    def drop(self) -> None:
        """Leave the tables until `ask` is called again."""
        self._state.leave()

    def close(self) -> None:
        """Hang up. Idempotent."""
        self.drop()

    # -- what the line tells ---------------------------------------------------------------------

    def hear(self, message: Told) -> None:
        """Take a message of the server."""
        state, is_refusal = self._state, isinstance(message, msg.Refused)
        if state.welcome and not state.welcome.done():
            state.welcome.set_result(message)
            return
        if (
            isinstance(message, msg.Refused)
            and state.awaits_seat
            and message.why in _BUSY
            and (self._answer is None or self._answer.done())
        ):
            state.leave()
            self.lost(0)
            return
        if isinstance(message, msg.Seated):
            self._wish = msg.Back(message.table, message.token, -1)
        elif is_refusal and not isinstance(self._wish, msg.Back):
            self._wish = None
        elif isinstance(message, msg.TableState):
            state.awaits_seat, state.failed = False, 0
        if not self._answers(message):
            self._tell(message)
        if self._wake:
            self._wake()

    def lost(self, code: int) -> None:
        """Note that the line broke, and come back, unless its close code forbids it."""
        state = self._state
        state.line = None
        if state.welcome and not state.welcome.done():
            state.welcome.set_exception(ConnectionFailedError("refused"))
            return
        if self._moved and code == msg.CLOSE_CODES["restart"]:
            self._moved()
            return
        is_mistake = code == _SERVER_FAILED and state.awaits_seat
        state.mistakes = state.mistakes + 1 if is_mistake else 0
        why = "failed" if state.mistakes >= _MOST_FAILURES else _FINAL.get(code, "")
        if why:
            self._end(why)
            return
        if state.awaits_seat:  # it did not give the seat
            state.failed += 1
        state.coming = asyncio.create_task(self._come_in())
        if self._wake:
            self._wake()

    def _answers(self, message: Told) -> bool:
        """Give a message to whoever waits for a seat; return whether it was the answer."""
        answer = self._answer
        if answer is None or answer.done():
            return False
        if isinstance(message, msg.Seated | msg.Refused):
            answer.set_result(message)
            self._listener = None if isinstance(message, msg.Seated) else self._listener
            return True
        if isinstance(self._wish, msg.Back):  # the table has begun to tell
            answer.set_result(msg.Seated(self._wish.table, self._wish.token, -1, []))
            self._listener = None
        return False

    def _tell(self, message: Told) -> None:
        if self._listener:
            self._listener.hear(message)
        elif len(self._early) < _MOST_EARLY:
            self._early.append(message)
        else:
            self._end("flood")

    def _end(self, why: str) -> None:
        self.ended_by = why
        self._state.leave()
        if self._wake:
            self._wake()

    # -- coming in -------------------------------------------------------------------------------

    async def _come_in(self) -> None:
        """Connect, however long it takes, and ask for the seat."""
        state = self._state
        attempt = state.failed
        while True:
            if not state.is_asking or attempt > state.failed:
                await asyncio.sleep(pause_before(attempt, AGAIN_S))
            attempt += 1
            try:
                await self._connect()
            except ConnectionFailedError as error:
                state.failed += 1
                if error.why in _REFUSED_FOR_GOOD:
                    # the refusal says until when one is banned
                    if (
                        error.message
                        and not self._answers(error.message)
                        and (error.why == "banned")
                    ):
                        self._tell(error.message)
                    state.coming = None
                    self._end(error.why)
                    return
                if state.failed == 1 and self._wake:
                    self._wake()
                continue
            state.coming = None
            return

    async def _connect(self) -> None:
        """Open a line, greet the server, and ask for the seat. Raises ConnectionFailedError."""
        state, wish = self._state, self._wish
        state.welcome = welcome = asyncio.get_running_loop().create_future()
        line = await self._open_line(state.path, self)
        try:
            line.say(self._hello)
            async with asyncio.timeout(ANSWER_S):
                greeting = await welcome
            if not isinstance(greeting, msg.Welcome):
                refused = greeting if isinstance(greeting, msg.Refused) else None
                raise ConnectionFailedError(refused.why if refused else "newer", refused)
        except BaseException as error:
            line.close()
            if isinstance(error, TimeoutError):
                raise ConnectionFailedError("silent") from error
            raise
        wish, state.line = self._wish, line
        state.awaits_seat = isinstance(wish, msg.Back)
        if not state.awaits_seat:
            state.failed = 0
        # a seat may be asked for twice, but a table that is asked for twice is two tables
        if wish and (state.is_asking or not isinstance(wish, msg.HostTable)):
            line.say(wish)
        state.is_asking = False
        if self._wake:
            self._wake()


class _LineState:
    """The line of a connection, and how far it is on its way back.

    Attributes:
        path: The path of the server.
        line: The line; None while there is none, or before the server has said welcome.
        welcome: The answer of the server to the hello of the last line; None before the first.
        coming: The task that comes back; None while none runs.
        failed: Failures in a row to connect, or to have the seat back.
        mistakes: Internal errors of the server in a row, instead of the seat.
        awaits_seat: Whether the seat was asked for and is not given yet.
        is_asking: Whether the player asked for a seat that no line was asked for yet.
    """

    def __init__(self) -> None:
        self.path = server_path(None)
        self.line: Line | None = None
        self.welcome: asyncio.Future[Told] | None = None
        self.coming: asyncio.Task[None] | None = None
        self.failed = 0
        self.mistakes = 0
        self.awaits_seat = False
        self.is_asking = False

    def leave(self) -> None:
        """Close the line, and come back no more."""
        line, self.line = self.line, None
        coming, self.coming = self.coming, None
        if coming:
            coming.cancel()
        if line:
            line.close()
