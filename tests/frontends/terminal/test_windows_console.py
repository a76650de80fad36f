"""What the game asks a Windows console, answered by one that stands still."""

from __future__ import annotations

import asyncio
import errno
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from ctypes import c_uint32, c_void_p
from typing import Any, cast

import pytest

from sorry_a11y.cli.commands import environment
from sorry_a11y.cli.commands.environment import LastWord
from sorry_a11y.cli.program import is_closed_pipe, stream_encoding
from sorry_a11y.frontends.terminal import keyboard
from sorry_a11y.frontends.terminal.console import Console, is_terminal
from sorry_a11y.frontends.terminal.signals import Happening
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN


class FakeKernel32:
    """A console with a mode and unread keys. ``mode`` None: there is no console any more;
    ``sequences``: whether it knows keys as escape sequences; ``programs``: how many share it."""

    def __init__(self, mode: int | None, sequences: bool = True, programs: int = 1) -> None:
        self.mode = mode
        self.unread = 5
        self.modes_set: list[int] = []
        self._sequences = sequences
        self._programs = programs

    def GetStdHandle(self, which: int) -> int:  # noqa: N802 the system's names
        assert which == -10
        return 3

    def GetConsoleMode(self, handle: c_void_p, mode: Any) -> int:  # noqa: N802
        assert handle.value == 3
        if self.mode is None:
            return 0
        mode._obj.value = self.mode
        return 1

    def SetConsoleMode(self, handle: c_void_p, mode: int) -> int:  # noqa: N802
        assert handle.value == 3
        if self.mode is None or (mode & 0x200 and not self._sequences):
            return 0
        self.mode = mode
        self.modes_set.append(mode)
        return 1

    def FlushConsoleInputBuffer(self, handle: c_void_p) -> int:  # noqa: N802
        assert handle.value == 3
        self.unread = 0
        return 1

    def GetConsoleProcessList(self, numbers: Any, room: int) -> int:  # noqa: N802
        assert len(numbers) == room
        numbers[0] = c_uint32(77).value
        return self._programs


COOKED, RAW, SEQUENCES = 0x1F7, 0x1F0, 0x3F0


class Device(io.StringIO):
    """A character device as Python sees it on Windows: NUL and consoles alike."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 7


@pytest.mark.parametrize("console", [True, False])
def test_on_windows_only_a_console_is_a_terminal(console: bool) -> None:
    """``sorry-a11y < NUL`` ends instead of waiting for keys: isatty is true of NUL there."""
    asked: list[int] = []

    def is_console(fd: int) -> bool:
        asked.append(fd)
        return console

    assert is_terminal(Device(), "win32", is_console) is console
    assert asked == [7]
    assert is_terminal(Device(), "linux", is_console)
    assert not is_terminal(io.StringIO(), "win32", is_console)
    assert not is_terminal(None, "win32", is_console)
    assert asked == [7]


@pytest.mark.parametrize("raised", [OSError("no handle"), ValueError("closed")])
def test_a_stream_that_cannot_be_asked_is_no_terminal(raised: Exception) -> None:
    """A program started without standard streams must not break at its first question."""

    def fails(fd: int) -> bool:  # noqa: ARG001 whatever is asked
        raise raised

    assert not is_terminal(Device(), "win32", fails)


@pytest.mark.parametrize(("sequences", "held"), [(True, SEQUENCES), (False, RAW)])
def test_the_keyboard_is_held_and_given_back_without_keys(sequences: bool, held: int) -> None:
    """Keys typed while the game says goodbye are dropped, or the shell would run them; the mode is
    given back as it was. An older console has no sequences, and is held all the same."""
    system = FakeKernel32(COOKED, sequences)
    console = Console(system)
    console.hold()
    assert system.mode == held
    assert system.unread == 5
    console.release()
    assert (system.mode, system.unread) == (COOKED, 0)
    system.unread = 5
    console.release()
    assert system.unread == 5


def test_a_console_that_went_away_is_left_alone() -> None:
    """Nothing is set or dropped where there is nothing, and the console says that it is gone."""
    system = FakeKernel32(None)
    console = Console(system)
    console.hold()
    console.release()
    assert (system.modes_set, system.unread) == ([], 5)
    assert not console.answers()
    assert Console(FakeKernel32(COOKED)).answers()


@pytest.mark.parametrize(("programs", "alone"), [(1, True), (2, False), (9, False)])
def test_a_window_of_ones_own_is_known(programs: int, alone: bool) -> None:
    """Only a window that closes with the game is kept open at its end, never a shell's."""
    assert Console(FakeKernel32(COOKED, programs=programs)).is_ours_alone() is alone


class Babble:
    """A console of which only focus and mouse are heard, or nothing any more."""

    closed = False

    def __init__(self) -> None:
        self.reads = 0

    @contextmanager
    def attach(self, input_ready_callback: Callable[[], None]) -> Iterator[None]:
        loop, is_attached = asyncio.get_running_loop(), True

        def hear() -> None:
            if is_attached:
                input_ready_callback()
                loop.call_soon(hear)

        hear()
        yield
        is_attached = False

    def read_keys(self) -> list[object]:
        self.reads += 1
        return []

    def flush_keys(self) -> list[object]:
        return []


def _listen(monkeypatch: pytest.MonkeyPatch, answers: Callable[[int], bool]) -> int:
    source = Babble()

    async def first() -> object:
        events: PlayerEvents[Any] = PlayerEvents(LastWord(Settings()))
        with closing(keyboard.Keyboard(cast(Any, source), events)) as keys:
            monkeypatch.setattr(keys, "_is_there", lambda: answers(source.reads))
            keys.read_on()
            return await events.next()

    assert asyncio.run(first()) is Happening.HUNG_UP
    return source.reads


def test_a_lost_console_ends_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wait on a console that went away returns at once: without this a core would be burnt for
    ever. Events that are no keys do not end anything while the console answers."""
    once = _listen(monkeypatch, lambda _: False)
    assert _listen(monkeypatch, lambda reads: reads < 10 * once) == 10 * once


def test_a_closed_pipe_is_told_by_either_number() -> None:
    """``sorry-a11y rules | more`` and q: no traceback, on Windows neither, which says EINVAL."""
    invalid = OSError(errno.EINVAL, "Invalid argument")
    assert is_closed_pipe(invalid, "win32")
    assert not is_closed_pipe(invalid, "linux")
    assert not is_closed_pipe(OSError(errno.ENOSPC, "No space left"), "win32")
    assert is_closed_pipe(BrokenPipeError(errno.EPIPE, "Broken pipe"), "linux")
    assert is_closed_pipe(BrokenPipeError(errno.EPIPE, "Broken pipe"), "win32")


def test_files_and_pipes_are_utf_8_on_windows() -> None:
    """The code page of the country has no Chinese; who chooses an encoding gets it."""
    pipe = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    assert stream_encoding(pipe, {}, "win32") == "utf-8"
    assert stream_encoding(pipe, {"PYTHONIOENCODING": "cp850"}, "win32") is None
    assert stream_encoding(pipe, {}, "linux") is None


def test_the_last_word_asks_for_any_key_in_every_language() -> None:
    """A game started by its icon keeps its window until a key: one line, then nothing."""
    for language in SPOKEN:
        word = LastWord(Settings(language=language))
        assert len(word.opened().focus) > 3
        assert word.opened().news == ()
        assert word.key("x") == word.hang_up("interrupt") == Reply((), "", status=0, silent=True)


@pytest.mark.skipif(sys.platform == "win32", reason="asks what happens elsewhere")
def test_no_window_is_kept_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Linux and macOS the game ends when it ends."""
    monkeypatch.setattr(environment, "Console", lambda: pytest.fail("a console was asked"))
    environment.keep_window_open()
