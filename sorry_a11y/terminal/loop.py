"""The terminal edge: runs a front on the player's terminal, or on lines from a pipe.

In key mode every key acts at once and nothing is echoed. Keys typed ahead, or pasted, are
answered one after another in the order they came, each by one write of its own; what is still
unread when the session ends is dropped, so that the shell never runs it.

A session ends with the status that the front's last reply names, or when it ends from outside:
0 at the end of the input (Ctrl-D too), 129 when the terminal goes away, 130 after Ctrl-C, 141 when
nobody reads the output any more, 143 after SIGTERM. The front's farewell may name another status
for the first three.
"""

from __future__ import annotations

import atexit
import sys
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Literal

from sorry_a11y.session.reply import OUTPUT_CLOSED
from sorry_a11y.session.screen import Screen
from sorry_a11y.terminal.console import Console, is_terminal
from sorry_a11y.terminal.conversation import Conversation
from sorry_a11y.terminal.key_session import KeySession, end_by
from sorry_a11y.terminal.keyboard import Keyboard
from sorry_a11y.terminal.line_mode import TypedLine, piped_commands
from sorry_a11y.terminal.output import OutputClosedError, StreamOutput
from sorry_a11y.terminal.signals import Happening, Signals

if TYPE_CHECKING:
    from prompt_toolkit.input import Input

Mode = Literal["keys", "lines"]


def choose_mode(requested: str | None, stdin_is_tty: bool, term: str | None) -> Mode:
    """How the player gives commands: single keys, unless lines are requested, or input is no
    terminal or a dumb one (``term`` is the value of TERM, None if unset)."""
    if requested == "lines" or not stdin_is_tty or term == "dumb":
        return "lines"
    return "keys"


def run(front: Screen, mode: Mode, cells: int = 0) -> int:
    """Let the player talk to ``front`` until one side ends it; the exit status. ``cells``: of the
    braille display that lines are cut for, 0 for lines as wide as the terminal.

    Works on standard input and output, in the main thread. Whatever happens, an error in the
    front included, the terminal is given back as it was found, the cursor on a fresh line.
    """
    try:
        if sys.stdout is None:
            raise OutputClosedError
        sheet = StreamOutput(typing=mode == "lines" and is_terminal(sys.stdin), cells=cells)
    except OutputClosedError:
        front.hang_up("hang-up")
        return OUTPUT_CLOSED
    # a line is typed and ended on purpose; and a script hears nothing
    by_keys = mode == "keys" and is_terminal(sys.stdin)
    telling = Conversation(
        front, sheet, paged=is_terminal(sys.stdin), clock=time.monotonic if by_keys else None
    )
    try:
        if is_terminal(sys.stdin):
            _run_on_terminal(telling, front, mode)
        else:
            _run_on_lines(telling, front)
    except BaseException:
        telling.break_off()
        raise
    return telling.status or 0


def _run_on_terminal(telling: Conversation, front: Screen, mode: Mode) -> None:
    with ExitStack() as stack:
        signals = stack.enter_context(Signals())
        front.wake_by(signals.wake)
        line = TypedLine() if mode == "lines" else None
        if sys.platform == "win32":
            console = Console()
            stack.callback(console.release)
            atexit.register(console.forget_keys)  # also those typed while the program ends
            console.hold()
            telling.open()
            source = _keyboard_source()
            session = KeySession(telling, signals, None, line, echoes=True)
        else:
            from sorry_a11y.terminal.held_terminal import HeldTerminal

            held = HeldTerminal(sys.stdin.fileno(), signals)
            stack.callback(held.release, forget_keys=True)
            held.hold()
            telling.open()
            source = _keyboard_source()
            session = KeySession(telling, signals, held, line, echoes=held.shows_typing)
        session.run(Keyboard(source, signals))
        _settle(telling, signals)


def _keyboard_source() -> Input:
    # Loaded late: the first reply is told before this import, which takes longer than all else.
    from prompt_toolkit.input import create_input

    return create_input()


def _run_on_lines(telling: Conversation, front: Screen) -> None:
    with Signals() as signals:
        front.wake_by(signals.wake)
        telling.open()
        if sys.stdin is None:
            telling.end("end-of-input")
            return
        for event in piped_commands(sys.stdin.fileno(), signals):
            if isinstance(event, str):
                telling.key(event)
            elif event is Happening.NEWS:
                telling.news()
            else:
                end_by(event, telling)
            if telling.status is not None:
                break
        _settle(telling, signals)


def _settle(telling: Conversation, signals: Signals) -> None:
    if telling.ended_by in ("hang-up", "interrupt", "terminate"):
        signals.ignore_endings()
