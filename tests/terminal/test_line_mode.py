"""Lines of text as commands, typed or piped (terminal/line_mode.py)."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from sorry_a11y.terminal.line_mode import LONGEST_LINE, TypedLine, command_in, piped_commands
from sorry_a11y.terminal.signals import Happening, Signals
from tests.harness.posix import posix


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", "enter"),
        ("  \t\r", "enter"),
        ("w", "w"),
        (" W \r", "w"),
        ("？", "?"),
        ("Tab", "tab"),
        ("SHIFT-TAB", "shift-tab"),
        ("space", "space"),
        ("Hello there", "Hello there"),
        ("f5", "f5"),
        ("12", "12"),
        ("a\x00\x1b[31mb", "a [31mb"),
    ],
)
def test_a_line_is_one_command(line: str, command: str) -> None:
    """The same commands as in key mode; any other word is given as typed, to be refused by name,
    without what a terminal would obey."""
    assert command_in(line) == command


def piped(data: bytes, tmp_path: Path) -> list[str | Happening]:
    file = tmp_path / "input"
    file.write_bytes(data)
    with Signals() as signals, file.open("rb") as stream:
        return list(piped_commands(stream.fileno(), signals))


def test_lines_come_in_order_and_then_the_end(tmp_path: Path) -> None:
    """A script is heard to its last line, also one without a newline."""
    assert piped(b"w\r\n\n3\nq", tmp_path) == ["w", "enter", "3", "q", Happening.INPUT_ENDED]
    assert piped(b"", tmp_path) == [Happening.INPUT_ENDED]
    assert piped(b"\xef\xbb\xbfw\n", tmp_path) == ["w", Happening.INPUT_ENDED]


def test_junk_is_no_traceback(tmp_path: Path) -> None:
    """Not UTF-8, NUL, a line of a megabyte: refusable words of a bounded length."""
    events = piped(b"\xff\xfe\x80\nA\x00\n" + b"x" * 1_000_000 + b"\n1\n\xe2\x82", tmp_path)
    assert events[0] == "\ufffd\ufffd\ufffd"
    assert events[1:] == ["a", "x" * LONGEST_LINE, "1", "\ufffd", Happening.INPUT_ENDED]


@posix
def test_a_signal_ends_the_wait_for_a_line() -> None:
    """Ctrl-C, or a request to terminate, is noticed while no line comes."""
    reader, writer = os.pipe()
    with Signals() as signals:
        events = piped_commands(reader, signals)
        os.write(writer, b"w\n")
        assert next(events) == "w"
        timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGTERM))
        timer.start()
        assert next(events) is Happening.TERMINATED
        timer.join()
    os.close(reader)
    os.close(writer)


def test_typing_is_echoed_and_erased_character_by_character() -> None:
    """Backspace, space, backspace for each column of the last character."""
    line = TypedLine()
    assert [line.type(character, 20) for character in "W棋"] == ["W", "棋"]
    assert line.erase() == "\b\b  \b\b"
    assert line.erase() == "\b \b"
    assert line.erase() is None
    assert line.finish() == "enter"


def test_typing_past_the_edge_is_taken_but_not_shown() -> None:
    """Echo never wraps, since erasing could not follow it."""
    line = TypedLine()
    echo = "".join(line.type(character, 5) for character in "shift-tab")
    assert echo == "shift"
    assert line.erase() == ""
    assert line.type("B", 5) == ""
    assert line.finish() == "shift-tab"
    assert line.type("w", 5) == "w"


def test_a_typed_line_is_bounded() -> None:
    """A cat on the keyboard does not fill the memory."""
    line = TypedLine()
    for _ in range(LONGEST_LINE + 50):
        line.type("x", 20)
    assert line.finish() == "x" * LONGEST_LINE
