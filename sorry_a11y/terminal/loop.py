"""The terminal endpoint: runs a screen on the player's terminal, or on lines from a pipe.

In key mode every key acts at once and nothing is echoed. Keys typed ahead, or pasted, are
answered one after another in the order they came, each by one write of its own; what is still
unread when the session ends is dropped, so that the shell never runs it.

A session ends with the status that the screen's last reply names, or when it ends from outside:
0 at the end of the input (Ctrl-D too), 129 when the terminal goes away, 130 after Ctrl-C, 141 when
nobody reads the output any more, 143 after SIGTERM. The screen's farewell may name another status
for the first three. A signal that cannot be answered, since the terminal takes nothing more or the
game does not come to an end with a key, ends the program all the same.
"""

from __future__ import annotations

import atexit
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Literal

from sorry_a11y.session.reply import OUTPUT_CLOSED, TERMINATED
from sorry_a11y.session.screen import Screen
from sorry_a11y.terminal.console import Console, is_terminal
from sorry_a11y.terminal.conversation import Conversation
from sorry_a11y.terminal.line_mode import TypedLine, piped_commands
from sorry_a11y.terminal.output import Output, OutputClosedError, StreamOutput
from sorry_a11y.terminal.signals import Happening, Signals

if sys.platform != "win32":
    from sorry_a11y.terminal.console import PosixTerminal

if TYPE_CHECKING:
    from sorry_a11y.terminal.key_decoder import Key
    from sorry_a11y.terminal.keyboard import Keyboard


def end_by(happening: Happening, conversation: Conversation) -> None:
    """End the session if ``happening`` is one that ends it."""
    match happening:
        case Happening.INPUT_ENDED:
            conversation.end("end-of-input")
        case Happening.INTERRUPTED:
            conversation.end("interrupt")
        case Happening.HUNG_UP:
            conversation.end("hang-up")
        case Happening.TERMINATED:
            conversation.end("terminate", TERMINATED)
        case Happening.SUSPENDED | Happening.CONTINUED | Happening.NEWS:
            pass


class KeySession:
    """A player at a keyboard.

    Args:
        conversation: The player's talk with the game.
        signals: The happenings besides keys.
        held: The terminal, which is given back while the program is stopped; None if it cannot be
            stopped.
        line: The line into which keys are typed; None if each key acts at once.
        echoes: Whether typed lines are to be shown.
    """

    def __init__(
        self,
        conversation: Conversation,
        signals: Signals,
        held: PosixTerminal | None,
        line: TypedLine | None,
        *,
        echoes: bool,
    ) -> None:
        self._conversation = conversation
        self._signals = signals
        self._held = held
        self._line = line
        self._wanted = TypedLine()
        self._echoes = echoes
        self._news_waits = False

    def run(self, keyboard: Keyboard) -> None:
        """Answer what happens until the session ends."""
        if self._conversation.status is not None:
            return
        for event in keyboard.events():
            self.take(event)
            if self._conversation.status is not None:
                return

    def take(self, event: Key | Happening) -> None:
        """Answer a key, or whatever else happened."""
        if isinstance(event, Happening):
            self._happen(event)
        else:
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
        else:
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
        if happening is Happening.INPUT_ENDED:
            # Ctrl-D came as a key: a terminal without input is a terminal that went away.
            happening = Happening.HUNG_UP
        end_by(happening, self._conversation)
        if happening is Happening.SUSPENDED and self._held:
            self._stop(self._held)
        elif happening is Happening.NEWS:
            self._news_waits = True
            self._tell_news()
        elif happening is Happening.CONTINUED and self._held:
            self._held.resume()
            self._conversation.again(fresh=False)

    def _stop(self, held: PosixTerminal) -> None:
        if line := self._typed_line:
            line.forget()
        stopped = held.suspend()
        if not self._signals.ending_is_near():
            self._conversation.again(fresh=stopped)

    def _type(self, key: Key, line: TypedLine) -> None:
        """Collect text in line mode until Enter gives the command.

        Any other key is a command by itself, whatever was typed before it.
        """
        if key.name == "enter":
            self._conversation.key(line.finish())
        elif key.name == "backspace" and (erased := line.erase()) is not None:
            self._echo(erased)
        elif key.text:
            room = self._conversation.typing_room
            self._echo(line.type(key.text, room))
        else:
            line.forget()
            self._conversation.key(key.name)

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
    screen: Screen, mode: Mode, cells: int = 0, once_told: Callable[[], object] = lambda: None,
    note_error: Callable[[Exception], str] = lambda _error: "",
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
        if is_terminal(sys.stdin):
            _run_on_terminal(conversation, screen, output, mode, once_told)
        else:
            _run_on_lines(conversation, screen, output, once_told)
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


def _run_on_terminal(
    conversation: Conversation, screen: Screen, output: Output, mode: Mode,
    once_told: Callable[[], object],
) -> None:
    with ExitStack() as stack:
        signals = stack.enter_context(Signals(output.is_busy))
        screen.wake_by(signals.wake)
        if sys.platform == "win32":
            held, stoppable = Console(), None
            atexit.register(held.forget_keys)  # also those typed while the program ends
        else:
            held = stoppable = PosixTerminal(sys.stdin.fileno(), signals)
        stack.callback(held.release)
        held.hold()
        conversation.open()
        once_told()
        # Loaded late: the first reply is told before this import, which takes longer than all else.
        from prompt_toolkit.input import create_input

        from sorry_a11y.terminal.keyboard import Keyboard

        line = TypedLine() if mode == "lines" else None
        session = KeySession(conversation, signals, stoppable, line, echoes=held.shows_typing)
        session.run(Keyboard(create_input(), signals, typed_ahead=True))
        _settle(conversation, signals)


def _run_on_lines(
    conversation: Conversation, screen: Screen, output: Output, once_told: Callable[[], object]
) -> None:
    with Signals(output.is_busy) as signals:
        screen.wake_by(signals.wake)
        conversation.open()
        once_told()
        if sys.stdin is None:
            conversation.end("end-of-input")
            return
        for event in piped_commands(sys.stdin.fileno(), signals):
            if isinstance(event, str):
                conversation.key(event)
            elif event is Happening.NEWS:
                conversation.news()
            else:
                end_by(event, conversation)
            if conversation.status is not None:
                break
        _settle(conversation, signals)


def _settle(conversation: Conversation, signals: Signals) -> None:
    if conversation.ended_by in ("hang-up", "interrupt", "terminate"):
        signals.ignore_endings()
