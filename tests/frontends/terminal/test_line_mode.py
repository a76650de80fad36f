"""Lines of text as commands, typed or piped (frontends/terminal/line_mode.py)."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sorry_a11y.frontends.terminal.line_mode import LONGEST_LINE, TypedLine, command_in
from sorry_a11y.frontends.terminal.piped import PipedLines
from sorry_a11y.frontends.terminal.signals import Happening, Signals, Waker
from sorry_a11y.ui.session.player_events import PlayerEvents
from tests.harness.posix import posix

from .parrot import Parrot


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


async def _commands(fd: int) -> list[str | Happening]:
    told: list[str | Happening] = []
    events: PlayerEvents[Any] = PlayerEvents(Parrot())
    with closing(PipedLines(fd, events)) as source:
        while Happening.INPUT_ENDED not in told:
            source.read_on()
            event = await events.next()
            assert event is not None
            told.append(event)
    return told


def piped(data: bytes, tmp_path: Path) -> list[str | Happening]:
    file = tmp_path / "input"
    file.write_bytes(data)
    with file.open("rb") as stream:
        return asyncio.run(_commands(stream.fileno()))


def test_lines_come_in_order_and_then_the_end(tmp_path: Path) -> None:
    """A script is heard to its last line, also one without a newline."""
    assert piped(b"w\r\n\n3\nq", tmp_path) == ["w\r", "", "3", "q", Happening.INPUT_ENDED]
    assert piped(b"", tmp_path) == [Happening.INPUT_ENDED]
    assert piped(b"\xef\xbb\xbfw\n", tmp_path) == ["w", Happening.INPUT_ENDED]


def test_junk_is_no_traceback(tmp_path: Path) -> None:
    """Not UTF-8, NUL, a line of a megabyte: refusable words of a bounded length."""
    events = piped(b"\xff\xfe\x80\nA\x00\n" + b"x" * 1_000_000 + b"\n1\n\xe2\x82", tmp_path)
    assert events[0] == "\ufffd\ufffd\ufffd"
    assert events[1:] == ["A\0", "x" * LONGEST_LINE, "1", "\ufffd", Happening.INPUT_ENDED]


@posix
def test_a_pipe_is_heard_in_whatever_parts_it_comes() -> None:
    """Promise: a line that comes in parts is one command, and no other is lost between two."""
    reader, writer = os.pipe()
    parts = [b"he", b"y\n\n", b"3", b"\nq"]

    async def told() -> list[str | Happening]:
        loop, listening = asyncio.get_running_loop(), asyncio.create_task(_commands(reader))
        for at, part in enumerate(parts):
            loop.call_later(at / 50, os.write, writer, part)
        loop.call_later(len(parts) / 50, os.close, writer)
        return await listening

    assert asyncio.run(told()) == ["hey", "", "3", "q", Happening.INPUT_ENDED]
    os.close(reader)


@posix
def test_a_signal_ends_the_wait_for_a_line() -> None:
    """Ctrl-C, or a request to terminate, is noticed while no line comes."""
    reader, writer = os.pipe()
    waker = Waker()

    async def wait(signals: Signals) -> Happening | None:
        events: PlayerEvents[Any] = PlayerEvents(Parrot())
        waker.run_on(asyncio.get_running_loop(), events.wake)
        with closing(PipedLines(reader, events)) as source:
            os.write(writer, b"w\n")
            source.read_on()
            assert await events.next() == "w"
            source.read_on()
            timer = threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGTERM))
            timer.start()
            assert await events.next() is None
            timer.join()
            return signals.take()

    with Signals(wake=waker) as signals:
        assert asyncio.run(wait(signals)) is Happening.TERMINATED
    os.close(reader)
    os.close(writer)


def test_typing_is_echoed_and_erased_character_by_character() -> None:
    """Backspace, space, backspace for each column of the last character."""
    line = TypedLine()
    assert [line.type(character, 20) for character in "W棋"] == ["W", "棋"]
    assert line.edit("backspace", 20) == "\b\b  \b\b"
    assert line.edit("backspace", 20) == "\b \b"
    assert line.edit("backspace", 20) is None
    assert line.finish() == ""


def test_a_typed_line_is_bounded() -> None:
    """A cat on the keyboard does not fill the memory."""
    line = TypedLine()
    for _ in range(LONGEST_LINE + 50):
        line.type("x", 20)
    assert line.finish() == "x" * LONGEST_LINE
