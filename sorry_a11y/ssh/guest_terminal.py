"""The terminal of a guest who came by ssh, whose keys come and replies go over the connection."""

from __future__ import annotations

import asyncio
import codecs
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import asyncssh

from sorry_a11y.client.screen_runner import ScreenRunner
from sorry_a11y.narration.catalog import LOCALE_VARIABLES, match_language
from sorry_a11y.session.screen import Screen
from sorry_a11y.terminal.conversation import Conversation
from sorry_a11y.terminal.key_decoder import Key
from sorry_a11y.terminal.keyboard import MOST_UNREAD, TypedKeys
from sorry_a11y.terminal.line_mode import TypedLine
from sorry_a11y.terminal.loop import KeySession, choose_mode
from sorry_a11y.terminal.output import Output, OutputClosedError
from sorry_a11y.terminal.signals import Happening, Signals

if TYPE_CHECKING:
    Session = asyncssh.SSHServerSession[bytes]
    Channel = asyncssh.SSHServerChannel[bytes]
else:
    Session = asyncssh.SSHServerSession

_MOST_UNSENT = 64 * 1024
"""The most bytes that wait to be sent; a slower connection is ended."""
SEATED_S = 120.0
"""Seconds until a guest must have a seat."""
CHARACTERS = "utf-8"
_LANGUAGE_VARIABLES = (*LOCALE_VARIABLES, "LANGUAGE")
_LINE = "a line\n"
_SIGNALS = {"INT": Happening.INTERRUPTED, "TERM": Happening.TERMINATED, "HUP": Happening.HUNG_UP}


class _ConnectionOutput(Output):
    """The output at the other end of a connection.

    Args:
        encoding: The encoding of the guest's terminal.
        send: The function that sends bytes, from any thread; False if the guest is gone.
        size: The function that returns the columns and rows that the guest's program told last.
        typing: Whether the guest types lines.
        is_terminal: Whether the guest has a terminal.
    """

    def __init__(
        self, encoding: str, send: Callable[[bytes], bool], size: Callable[[], tuple[int, int]], *,
        typing: bool, is_terminal: bool,
    ) -> None:
        super().__init__(encoding, typing=typing)
        self._send = send
        self._told_size = size
        self.newline = "\r\n" if is_terminal else "\n"

    def size(self) -> tuple[int, int]:
        """Return the columns and rows that the guest's program told last."""
        return self._told_size()

    def put(self, data: bytes) -> None:
        """Send one packet."""
        if not self._send(data):
            raise OutputClosedError


class _GuestDialogue:
    """The screen of a guest, with its output; used on a thread of the pool."""

    def __init__(
        self, screen: Screen, output: _ConnectionOutput, *, is_terminal: bool, by_keys: bool
    ) -> None:
        self.screen = screen
        self._output = output
        self._is_terminal = is_terminal
        self._conversation = Conversation(
            screen, output, paged=is_terminal, clock=monotonic if by_keys else None
        )
        self._key_session = KeySession(
            self._conversation, Signals(), None, None if by_keys else TypedLine(),
            echoes=is_terminal,
        )

    @property
    def status(self) -> int | None:
        """The exit status; None while the session goes on."""
        return self._conversation.status

    def open(self) -> None:
        """Tell the first reply."""
        self._do(self._conversation.open)

    def take(self, event: Key | Happening | None) -> None:
        """Take a key or another event; None if there may be news."""
        if event is Happening.INPUT_ENDED and self._is_terminal:
            event = Happening.HUNG_UP  # Ctrl-D is a key there
        self._do(lambda: self._key_session.take(event))

    def fail(self) -> None:
        """Tell the guest that the session ends by an error of the program."""
        self._conversation.end("failure")

    def _do(self, work: Callable[[], None]) -> None:
        if self.status is None:
            work()
            self._output.cells = self.screen.settings.cells


class GuestTerminal(Session):
    """The terminal of one guest, without commands and subsystems.

    Args:
        receive: The function that returns the guest's screen; it gets the language and whether
            keys act at once.
        pool: The pool of threads on which the screen runs.
        is_seated: The function that tells whether the guest has a seat.
    """

    def __init__(
        self, receive: Callable[[str, bool], Screen], pool: Executor,
        is_seated: Callable[[], bool],
    ) -> None:
        self._receive = receive
        self._is_seated = is_seated
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._runner: ScreenRunner | None = None
        self._seat_timer: asyncio.TimerHandle | None = None
        self._is_gone = False

    # -- what the guest's program does -------------------------------------------------------

    def connection_made(self, chan: Channel) -> None:
        """Note the channel."""
        self._channel = chan

    def shell_requested(self) -> bool:
        """Accept the request for a shell, which is the game."""
        return True

    def session_started(self) -> None:
        """Open the screen."""
        term = self._channel.get_terminal_type()
        is_terminal = term is not None
        by_keys = choose_mode(None, is_terminal, term) == "keys"
        environment = dict(self._channel.get_environment())
        encoding = guest_encoding(environment)
        self._decoder = codecs.getincrementaldecoder(encoding)("surrogateescape")
        self._keys = TypedKeys(self._happen)
        output = _ConnectionOutput(
            encoding, self._send, self._size, typing=not by_keys, is_terminal=is_terminal
        )
        screen = self._receive(guest_language(environment), by_keys)
        self._dialogue = _GuestDialogue(screen, output, is_terminal=is_terminal, by_keys=by_keys)
        self._runner = ScreenRunner(
            self._pool, news=partial(self._take, None), fail=self._fail
        )
        screen.wake_by(self._runner.wake)
        self._seat_timer = self._loop.call_later(SEATED_S, self._leave_unseated)
        self._runner.ask(self._open)

    def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:  # noqa: ARG002
        """Take keys."""
        if self._runner is None:  # no terminal was asked for
            return
        self._keys.feed(self._decoder.decode(data))
        if self._runner.waiting > MOST_UNREAD:
            self._channel.pause_reading()

    def eof_received(self) -> bool:
        """Note that the guest sends nothing more; replies are still sent."""
        self._happen(Happening.INPUT_ENDED)
        return True

    def signal_received(self, signal: str) -> None:
        """Take a signal as if the system had sent it."""
        if signal in _SIGNALS:
            self._happen(_SIGNALS[signal])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that the connection ended."""
        self._is_gone = True
        if self._seat_timer:
            self._keys.close()
            self._seat_timer.cancel()
        self._happen(Happening.HUNG_UP)

    # -- what happens, one after another -------------------------------------------------------

    def end(self) -> None:
        """Say goodbye because the server ends."""
        self._happen(Happening.TERMINATED)

    def _leave_unseated(self) -> None:
        if not self._is_seated():
            self._happen(Happening.HUNG_UP)

    def _happen(self, event: Key | Happening) -> None:
        if self._runner:
            self._runner.ask(partial(self._take, event))

    def _go_on(self) -> None:
        """Read on, or end the session when the screen has ended it."""
        if self._is_gone or not self._runner:
            return
        if self._dialogue.status is not None:
            self._is_gone = True
            self._runner.close()
            self._channel.exit(self._dialogue.status)
        elif self._runner.waiting <= MOST_UNREAD:
            self._channel.resume_reading()

    # -- on a thread of the pool -----------------------------------------------------------------

    def _open(self) -> None:
        self._dialogue.open()
        self._loop.call_soon_threadsafe(self._go_on)

    def _take(self, event: Key | Happening | None) -> None:
        self._dialogue.take(event)
        self._loop.call_soon_threadsafe(self._go_on)

    def _fail(self) -> None:
        try:
            self._dialogue.fail()
        finally:
            self._loop.call_soon_threadsafe(self._go_on)

    # -- what goes down ------------------------------------------------------------------------

    def _size(self) -> tuple[int, int]:
        columns, rows, *_pixels = self._channel.get_terminal_size()
        return columns, rows

    def _send(self, data: bytes) -> bool:
        if self._is_gone or self._channel.is_closing():
            return False
        self._loop.call_soon_threadsafe(self._send_now, data)
        return True

    def _send_now(self, data: bytes) -> None:
        if self._channel.is_closing():
            return
        if self._channel.get_write_buffer_size() > _MOST_UNSENT:
            self._channel.abort()
            return
        self._channel.write(data)


def guest_language(environment: dict[str, str]) -> str:
    """Return the language of a guest's system; empty if the game does not have it.

    The locale "C" counts as no language.
    """
    for name in _LANGUAGE_VARIABLES:
        if told := environment.get(name, ""):
            return "" if told.partition(".")[0] in ("C", "POSIX") else match_language(told) or ""
    return ""


def guest_encoding(environment: dict[str, str]) -> str:
    """Return the encoding of a guest's terminal, as far as the guest's system tells it."""
    told = next(filter(None, map(environment.get, ("LC_ALL", "LC_CTYPE", "LANG"))), "")
    try:
        named = codecs.lookup(told.partition(".")[2].partition("@")[0]).name
        # others use escape bytes, or bytes of ASCII within wide characters
        is_plain = "2022" not in named and _LINE.encode(named) == _LINE.encode()
        return named if is_plain else CHARACTERS
    except (LookupError, TypeError, UnicodeError):
        return CHARACTERS
