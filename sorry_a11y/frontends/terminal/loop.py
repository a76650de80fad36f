"""The terminal frontend: runs a screen on the player's terminal, or on lines from a pipe.

In key mode every key acts at once and nothing is echoed. Keys typed ahead, or pasted, are
answered one after another in the order they came, each by one write of its own; what is still
unread when the session ends is dropped, so that the shell never runs it.

A session ends with the status that the screen's last reply names, or when it ends from outside:
0 at the end of the input (Ctrl-D too), 129 when the terminal goes away, 130 after Ctrl-C, 141 when
nobody reads the output any more, 143 after SIGTERM. The screen's farewell may name another status
for the first three. A signal that cannot be answered, since the terminal takes nothing more or the
game does not come to an end with a key, ends the program all the same.

All of it but the first reply runs on one event loop.
"""

from __future__ import annotations

import atexit
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Protocol

from sorry_a11y.frontends.terminal.console import Console, is_terminal
from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.line_mode import TypedLine, command_in
from sorry_a11y.frontends.terminal.output import OutputClosedError, StreamOutput
from sorry_a11y.frontends.terminal.signals import Happening, Signals, Waker
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.reply import OUTPUT_CLOSED, TERMINATED, Reply
from sorry_a11y.ui.session.screen import Screen

if sys.platform != "win32":
    from sorry_a11y.frontends.terminal.console import PosixTerminal

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from sorry_a11y.frontends.terminal.key_decoder import Key
    from sorry_a11y.ui.session.player_events import PlayerEvents

    Event = Key | str | Happening | Exception
    """A key, a command, a happening, or an error that ends the session."""


class InputSource(Protocol):
    """The source of a player's keys or commands, which adds them to the events of the session."""

    def read_on(self) -> None:
        """Read on, unless enough waits to be answered. Called before each wait for an event."""

    def close(self) -> None:
        """Read nothing more."""


_OF_LINES = frozenset({"escape", "backspace", "tab", "shift-tab", "up", "down"})
"""The keys without a text that a screen which asks for a line knows."""


class KeySession:
    """A player at a keyboard, or a script that gives commands.

    Args:
        conversation: The player's talk with the game.
        signals: The signals of this program.
        held: The terminal, which is given back while the program is stopped; None if it cannot be
            stopped.
        line: The line into which keys are typed; None if each key acts at once.
        echoes: Whether typed lines are to be shown.
    """

    def __init__(
        self,
        conversation: Conversation,
        signals: Signals,
        held: PosixTerminal | None = None,
        line: TypedLine | None = None,
        *,
        echoes: bool = False,
    ) -> None:
        self._conversation = conversation
        self._signals = signals
        self._held = held
        self._line = line
        self._wanted = TypedLine()
        self._echoes = echoes
        self._news_waits = False

    async def run(self, events: PlayerEvents[Event], source: InputSource) -> None:
        """Answer one event after another until the session ends."""
        import asyncio

        while True:
            await self._conversation.settle(events)
            if self._conversation.status is not None:
                return
            source.read_on()
            # a signal that comes while keys wait is answered before them
            self.take(self._signals.take() or await events.next())
            if events.waiting:  # else the loop goes on while the next event is waited for
                await asyncio.sleep(0)

    def add_last(self, sentence: str) -> None:
        """Tell a sentence after the last reply."""
        self._conversation.tell_last(Reply((), sentence))

    def take(self, event: Event | None) -> None:
        """Answer an event; None if there may be news.

        Raises:
            Exception: The event, if it is an error.
        """
        match event:
            case None:
                self._news_waits = True
                self._tell_news()
            case str():
                self._line_or_key(event)
            case Happening():
                self._happen(event)
            case Exception():
                raise event
            case _:
                self._key(event)

    def _key(self, key: Key) -> None:
        if key.name == "ctrl-c":
            self._conversation.end("interrupt")
        elif key.name == "ctrl-d":
            self._conversation.end("end-of-input")
        elif key.name == "ctrl-z" and self._held:
            self._stop(self._held)
        elif line := self._typed_line:
            self._type(key, line)
        elif key.name:  # else it is an unseen sign
            self._conversation.key(key.name, in_burst=key.in_burst)
        self._tell_news()

    @property
    def _typed_line(self) -> TypedLine | None:
        """The line into which keys are typed; None if each acts at once."""
        return self._line or (self._wanted if self._conversation.takes_line else None)

    def _tell_news(self) -> None:
        """Tell the news that wait, unless a line is being typed: they follow the reply to it."""
        line = self._typed_line
        if self._news_waits and not (line and line.text):
            self._news_waits = False
            self._conversation.news()

    def _happen(self, happening: Happening) -> None:
        match happening:
            case Happening.INPUT_ENDED:
                self._conversation.end("end-of-input")
            case Happening.INTERRUPTED:
                self._conversation.end("interrupt")
            case Happening.HUNG_UP:
                self._conversation.end("hang-up")
            case Happening.TERMINATED:
                self._conversation.end("terminate", TERMINATED)
            case Happening.SUSPENDED if self._held:
                self._stop(self._held)
            case Happening.CONTINUED if self._held:
                self._held.resume()
                self._conversation.again(fresh=False)

    def _stop(self, held: PosixTerminal) -> None:
        if line := self._typed_line:
            line.forget()
        stopped = held.suspend()
        if not self._signals.ending_is_near():
            self._conversation.again(fresh=stopped)

    def _type(self, key: Key, line: TypedLine) -> None:
        """Collect text until Enter ends it: a line that the screen asks for, or a command.

        While something is typed, keys edit it. In line mode any other key is a command by itself,
        whatever was typed before it. In a line that the screen asks for, others do nothing, but for
        those that the screen knows while the line is empty, and Escape.
        """
        asks, room = self._conversation.takes_line, self._conversation.typing_room
        if key.name == "enter" and not (key.is_pasted and asks):
            self._line_or_key(line.finish(), in_burst=key.in_burst)
        elif text := key.text or (" " if key.is_pasted else ""):
            self._echo(line.type(text, room))
        elif (edited := line.edit(key.name, room)) is not None:
            self._echo(edited)
        elif not key.name:
            pass  # an unseen sign
        elif not asks or key.name == "escape" or (key.name in _OF_LINES and not line.text):
            line.forget()
            self._conversation.key(key.name)

    def _line_or_key(self, typed: str, *, in_burst: bool = False) -> None:
        if typed.strip() and self._conversation.takes_line:
            self._conversation.line(typed)
        else:
            self._conversation.key(command_in(typed), in_burst=in_burst)

    def _echo(self, text: str) -> None:
        if self._echoes:
            self._conversation.echo(text)


Mode = Literal["keys", "lines"]


def choose_mode(requested: str | None, stdin_is_tty: bool, term: str | None) -> Mode:
    """Return how the player gives commands.

    They are single keys, unless lines are requested, or input is no terminal or a dumb one.

    Args:
        requested: The mode that was asked for; None for none.
        stdin_is_tty: Whether the input is a terminal.
        term: The value of the variable TERM; None if it is unset.
    """
    if requested == "lines" or not stdin_is_tty or term == "dumb":
        return "lines"
    return "keys"


def run(
    screen: Screen,
    mode: Mode,
    cells: int = 0,
    once_told: Callable[[], object] = lambda: None,
    note_error: Callable[[Exception], str] = lambda _error: "",
    alarm: LoopAlarm | None = None,
    at_end: Callable[[], Awaitable[str | None]] | None = None,
) -> int:
    """Let the player talk to ``screen`` until one side ends it.

    It reads standard input and writes standard output, in the main thread. Whatever happens, the
    terminal is given back as it was found, the cursor on a fresh line. An error in the screen ends
    the session with the screen's farewell.

    Args:
        screen: The screen.
        mode: The way in which keys are given.
        cells: The cells of the braille display for which lines are cut; 0 for lines as wide as the
            terminal.
        once_told: A function that is called when the first reply has been told, for work that the
            player need not wait for.
        note_error: A function that writes an error down and returns the path of the file, empty if
            it could not be written.
        alarm: The alarm of the screen, which begins to call when the first reply has been told.
        at_end: A function that puts away what the screens have opened, whatever ends the session,
            and returns a sentence about what could not be saved after the last reply.

    Returns:
        The exit status.
    """
    try:
        if sys.stdout is None:
            raise OutputClosedError
        output = StreamOutput(typing=mode == "lines" and is_terminal(sys.stdin), cells=cells)
    except OutputClosedError:
        screen.hang_up("hang-up")
        return OUTPUT_CLOSED
    # a line is typed and ended on purpose; and a script hears nothing
    by_keys = mode == "keys" and is_terminal(sys.stdin)
    conversation = Conversation(
        screen, output, paged=is_terminal(sys.stdin), clock=time.monotonic if by_keys else None
    )
    try:
        waker = Waker()
        screen.wake_by(waker)
        with ExitStack() as stack:
            signals = stack.enter_context(Signals(output.is_busy, waker))
            held = _held(stack, signals) if is_terminal(sys.stdin) else None
            conversation.open()
            once_told()
            if sys.stdin is None:
                conversation.end("end-of-input")
            if conversation.status is None or at_end:
                line = TypedLine() if held and mode == "lines" else None
                session = KeySession(
                    conversation,
                    signals,
                    None if isinstance(held, Console) else held,
                    line,
                    echoes=held is not None and held.shows_typing,
                )
                _run_on_loop(session, screen, waker, alarm, at_end)
            if conversation.ended_by in ("hang-up", "interrupt", "terminate"):
                signals.ignore_endings()
    except SystemExit:  # by a signal that could not be answered: nothing more can be told
        raise
    except OutputClosedError:
        raise
    except Exception as error:
        conversation.fail(note_error(error))
    except BaseException:
        conversation.break_off()
        raise
    return conversation.status or 0


def _held(stack: ExitStack, signals: Signals) -> PosixTerminal | Console:
    """Hold the terminal until the stack is closed."""
    if sys.platform == "win32":
        held = Console()
        atexit.register(held.forget_keys)  # also those typed while the program ends
    else:
        held = PosixTerminal(sys.stdin.fileno(), signals)
    stack.callback(held.release)
    held.hold()
    return held


def _run_on_loop(
    session: KeySession,
    screen: Screen,
    waker: Waker,
    alarm: LoopAlarm | None,
    at_end: Callable[[], Awaitable[str | None]] | None,
) -> None:
    """Run a session whose first reply has been told, until it ends."""
    # Loaded late: the first reply is told before these imports, which take longer than all else.
    import asyncio

    from sorry_a11y.ui.session.player_events import PlayerEvents

    async def run() -> None:
        events: PlayerEvents[Event] = PlayerEvents(screen)
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(partial(_end_by_error, events))
        waker.run_on(loop, events.wake)
        if alarm:
            alarm.run_on(loop)
        try:
            with closing(_source(events)) as source:
                await session.run(events, source)
        finally:
            if at_end and (lost := await at_end()):
                session.add_last(lost)

    asyncio.run(run())


def _source(events: PlayerEvents[Event]) -> InputSource:
    if not is_terminal(sys.stdin):
        from sorry_a11y.frontends.terminal.piped import PipedLines

        return PipedLines(sys.stdin.fileno(), events)
    from prompt_toolkit.input import create_input

    from sorry_a11y.frontends.terminal.keyboard import Keyboard

    return Keyboard(create_input(), events, typed_ahead=True)


def _end_by_error(
    events: PlayerEvents[Event], _loop: AbstractEventLoop, context: dict[str, Any]
) -> None:
    """Have an error in a callback of the loop end the session as one of the screen does."""
    if isinstance(error := context.get("exception"), Exception):
        events.add(error)
