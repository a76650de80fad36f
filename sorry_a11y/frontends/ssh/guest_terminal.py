"""The terminal of a guest who came by ssh, whose keys come and replies go over the connection."""

from __future__ import annotations

import asyncio
import codecs
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

import asyncssh

from sorry_a11y.frontends.ssh.guest_session import GuestScreen, GuestSession
from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.keyboard import MOST_UNREAD, TypedKeys
from sorry_a11y.frontends.terminal.layout import Layout
from sorry_a11y.frontends.terminal.line_mode import TypedLine
from sorry_a11y.frontends.terminal.loop import KeySession, choose_mode
from sorry_a11y.frontends.terminal.output import Output, OutputClosedError
from sorry_a11y.frontends.terminal.signals import Happening, Signals
from sorry_a11y.output.narration.catalog import LOCALE_VARIABLES, match_language
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.surroundings import Alarm

if TYPE_CHECKING:
    from sorry_a11y.frontends.terminal.loop import Event

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

log = logging.getLogger(__name__)


class _ChannelOutput(Output):
    """The output at the other end of a connection.

    Args:
        channel: The channel of the guest's session.
        screen: The screen of the guest, whose settings may narrow the lines.
        encoding: The encoding of the guest's terminal.
        typing: Whether the guest types lines.
    """

    def __init__(
        self, channel: Channel, screen: GuestScreen, encoding: str, *, typing: bool
    ) -> None:
        super().__init__(encoding, typing=typing)
        self._channel = channel
        self._screen = screen
        self.newline = "\r\n" if channel.get_terminal_type() is not None else "\n"

    def layout(self) -> Layout:
        """Return the output's size and rules, by the settings that hold."""
        self.cells = self._screen.settings.cells
        return super().layout()

    def size(self) -> tuple[int, int]:
        """Return the columns and rows that the guest's program told last."""
        columns, rows, *_pixels = self._channel.get_terminal_size()
        return columns, rows

    def put(self, data: bytes) -> None:
        """Send one packet."""
        if self._channel.get_write_buffer_size() > _MOST_UNSENT:
            self._channel.abort()
        if self._channel.is_closing():
            raise OutputClosedError
        self._channel.write(data)


class _Dialogue:
    """The talk of a guest with their session, in a task of its own on the loop of the server.

    It is the `Source` of the guest's keys.

    Args:
        session: The session.
        channel: The channel of it.
        encoding: The encoding of the guest's terminal.
        by_keys: Whether keys act at once.
    """

    def __init__(
        self, session: GuestSession, channel: Channel, encoding: str, *, by_keys: bool
    ) -> None:
        screen = GuestScreen(session.player)
        self.events: PlayerEvents[Event] = PlayerEvents(screen)
        self._session = session
        self._channel = channel
        self._is_terminal = channel.get_terminal_type() is not None
        self._decoder = codecs.getincrementaldecoder(encoding)("surrogateescape")
        self._keys = TypedKeys(self.events.add)
        self._line = None if by_keys else TypedLine()
        self._conversation = Conversation(
            screen,
            _ChannelOutput(channel, screen, encoding, typing=not by_keys),
            paged=self._is_terminal,
            clock=monotonic if by_keys else None,
        )
        screen.wake_by(self.events.wake)

    def typed(self, data: bytes) -> None:
        """Take bytes that the guest types, and the next ones only when few keys wait."""
        self._keys.feed(self._decoder.decode(data))
        if self.events.waiting > MOST_UNREAD:
            self._channel.pause_reading()

    def end_of_input(self) -> None:
        """Note that the guest sends nothing more; replies are still sent."""
        # Ctrl-D is a key of a terminal, so one without input went away
        self.events.add(Happening.HUNG_UP if self._is_terminal else Happening.INPUT_ENDED)

    async def run(self) -> None:
        """Answer one event after another; an error ends the session of this guest alone."""
        conversation = self._conversation
        keys = KeySession(conversation, Signals(), line=self._line, echoes=self._is_terminal)
        try:
            conversation.open()
            await keys.run(self.events, self)
        except Exception:
            log.exception("error in the session of a guest by ssh")
            self._fail()
        finally:
            self.close()
            self._session.close()
            self._channel.exit(conversation.status or 0)

    def _fail(self) -> None:
        """Tell the guest that the session ends by an error of the program."""
        try:
            self._conversation.end("failure")
        except Exception:
            log.exception("error in the farewell of a guest by ssh")

    def read_on(self) -> None:
        """Read on, unless too many keys wait."""
        if self.events.waiting <= MOST_UNREAD:
            self._channel.resume_reading()

    def close(self) -> None:
        """Wait no longer for further bytes of a key."""
        self._keys.close()


class GuestTerminal(Session):
    """The terminal of one guest, without commands and subsystems.

    Args:
        receive: The function that returns the guest's session; it gets the language and whether
            keys act at once.
        alarm: The alarm that ends the session of a guest who takes no seat.
    """

    def __init__(self, receive: Callable[[str, bool], GuestSession], alarm: Alarm) -> None:
        self._receive = receive
        self._alarm = alarm
        self._dialogue: _Dialogue | None = None

    def connection_made(self, chan: Channel) -> None:
        """Note the channel."""
        self._channel = chan

    def shell_requested(self) -> bool:
        """Accept the request for a shell, which is the game."""
        return True

    def session_started(self) -> None:
        """Begin the dialogue, which ends after a while if the guest takes no seat."""
        term = self._channel.get_terminal_type()
        by_keys = choose_mode(None, term is not None, term) == "keys"
        environment = dict(self._channel.get_environment())
        session = self._receive(guest_language(environment), by_keys)
        encoding = guest_encoding(environment)
        self._dialogue = _Dialogue(session, self._channel, encoding, by_keys=by_keys)
        timer = self._alarm(
            SEATED_S, lambda: None if session.is_seated else self._happen(Happening.HUNG_UP)
        )
        self._task = asyncio.create_task(self._dialogue.run())
        self._task.add_done_callback(lambda _task: timer.cancel())

    def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:  # noqa: ARG002
        """Take keys, if a terminal was asked for."""
        if self._dialogue:
            self._dialogue.typed(data)

    def eof_received(self) -> bool:
        """Note that the guest sends nothing more."""
        if self._dialogue:
            self._dialogue.end_of_input()
        return True

    def signal_received(self, signal: str) -> None:
        """Take a signal as if the system had sent it."""
        if signal in _SIGNALS:
            self._happen(_SIGNALS[signal])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that the connection ended."""
        self._happen(Happening.HUNG_UP)

    def end(self) -> None:
        """Say goodbye because the server ends."""
        self._happen(Happening.TERMINATED)

    def _happen(self, happening: Happening) -> None:
        if self._dialogue:
            self._dialogue.events.add(happening)


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
