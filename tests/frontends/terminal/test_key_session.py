"""A player at a keyboard, through prompt_toolkit's pipe input: no terminal needed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from prompt_toolkit.input import DummyInput, PipeInput, create_pipe_input
from prompt_toolkit.key_binding import KeyPress

from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.frontends.terminal.keyboard import MOST_UNREAD, Keyboard
from sorry_a11y.frontends.terminal.line_mode import TypedLine
from sorry_a11y.frontends.terminal.loop import KeySession, choose_mode
from sorry_a11y.frontends.terminal.output import StreamOutput
from sorry_a11y.frontends.terminal.signals import Happening, Signals
from sorry_a11y.ui.session.player_events import PlayerEvents
from tests.harness.posix import posix

from .parrot import Parrot


class Typist:
    """A parrot, a keyboard fed by the test, and a file for a terminal."""

    def __init__(self, source: PipeInput, path: Path) -> None:
        self._source = source
        self._path = path
        self.parrot = Parrot()

    def play(
        self, data: bytes, *, lines: bool = False, echoes: bool = True, typed_ahead: bool = False
    ) -> str:
        """All that is printed when ``data`` is typed and then the input ends."""
        self._source.send_bytes(data)
        self._source.close()
        line = TypedLine() if lines else None
        with self._path.open("wb") as file:
            sheet = StreamOutput(file.fileno(), typing=lines)
            self.telling = Conversation(self.parrot, sheet, paged=True)
            self.telling.open()
            session = KeySession(self.telling, Signals(), line=line, echoes=echoes)
            asyncio.run(self._run(session, typed_ahead=typed_ahead))
        return self._path.read_text("utf-8")

    async def _run(self, session: KeySession, *, typed_ahead: bool) -> None:
        events: PlayerEvents[Any] = PlayerEvents(self.parrot)
        with closing(Keyboard(self._source, events, typed_ahead=typed_ahead)) as keyboard:
            await session.run(events, keyboard)


@pytest.fixture
def typist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Typist]:
    monkeypatch.setattr(os, "get_terminal_size", lambda _fd: os.terminal_size((80, 24)))
    with create_pipe_input() as source:
        yield Typist(source, tmp_path / "terminal")


def test_keys_typed_ahead_are_answered_in_order(typist: Typist) -> None:
    """Every key typed ahead or pasted is processed in order; none is dropped or doubled."""
    typist.play(b"w1\x1b[A\t?" + b"3" * 3000 + b"W")
    assert typist.parrot.pressed == ["w", "1", "up", "tab", "?", *["3"] * 3000, "w"]


def test_a_lone_escape_is_a_key_by_itself(typist: Typist) -> None:
    """Escape is answered without another key, and nothing is held back at the end."""
    typist.play(b"w\x1b")
    assert typist.parrot.pressed == ["w", "escape"]


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        (b"\x1bn", ["escape", "n"]),
        (b"\x1b\x1b\r", ["escape", "escape", "enter"]),
        (b"n\x1b[A", ["n", "up"]),
    ],
)
def test_keys_that_waited_for_the_game_are_keys_of_their_own(
    typist: Typist, typed: bytes, keys: list[str]
) -> None:
    """Escape and another key, pressed while the program still started, are not one Alt key, though
    they are read in the same moment."""
    typist.play(typed, typed_ahead=True)
    assert typist.parrot.pressed == keys


class DeafKeyboard(DummyInput):
    """A terminal that went away without saying so: always ready, never a byte, never closed."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._reads = 0

    @contextmanager
    def attach(self, input_ready_callback: Callable[[], None]) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        loop.add_reader(self._fd, input_ready_callback)
        yield
        loop.remove_reader(self._fd)

    def read_keys(self) -> list[KeyPress]:
        self._reads += 1
        assert self._reads < 10_000, "it spins"
        return []

    @property
    def closed(self) -> bool:
        return False


@posix
def test_a_terminal_that_fails_every_read_does_not_spin() -> None:
    """A read error for ever is the end of the input, not a busy loop."""
    reader, writer = os.pipe()
    os.close(writer)

    async def first() -> object:
        events: PlayerEvents[Any] = PlayerEvents(Parrot())
        with closing(Keyboard(DeafKeyboard(reader), events)) as keyboard:
            keyboard.read_on()
            return await events.next()

    assert asyncio.run(first()) is Happening.HUNG_UP
    os.close(reader)


def test_nothing_is_read_while_too_many_keys_wait() -> None:
    """Promise of `Keyboard.read_on`: what is typed waits in the terminal until keys are answered,
    and one reader is enough; behind the end nothing is read."""

    async def pause() -> None:
        events: PlayerEvents[Any] = PlayerEvents(Parrot())
        for _ in range(MOST_UNREAD + 1):
            events.add("w")
        attach = Mock(return_value=nullcontext())
        keyboard = Keyboard(Mock(DummyInput, attach=attach), events)
        keyboard.read_on()
        assert not attach.called
        await events.next()
        keyboard.read_on()
        keyboard.read_on()
        assert attach.call_count == 1
        keyboard.close()
        keyboard.read_on()
        assert attach.call_count == 1

    asyncio.run(pause())


@pytest.mark.parametrize(
    ("keys", "pressed"),
    [
        (b"\t", ["tab"]),
        (b"ab\x1b[B", ["down"]),
        (b"ab\x1b[Bc\r", ["down", "c"]),
        (b"\x7f", ["backspace"]),
        (b"\x1b[15~", ["f5"]),
        (b" \r", ["enter"]),
    ],
)
def test_in_line_mode_keys_without_a_character_act_at_once(
    typist: Typist, keys: bytes, pressed: list[str]
) -> None:
    """Silence is a bug; such a key is a command by itself and forgets what was typed."""
    typist.play(keys, lines=True)
    assert typist.parrot.pressed == pressed


def test_pages_turn_by_a_line_in_line_mode(typist: Typist) -> None:
    """In line mode also the pages ask for Enter."""
    text = typist.play(b"l\rxyz", lines=True)
    assert "More, 19 lines left, any key. xyz" in text
    assert typist.parrot.pressed == ["l"]


CHOICES: list[tuple[str | None, bool, str | None, str]] = [
    (None, True, "xterm", "keys"),
    (None, True, None, "keys"),
    ("keys", True, "xterm", "keys"),
    ("lines", True, "xterm", "lines"),
    (None, True, "dumb", "lines"),
    ("keys", True, "dumb", "lines"),
    (None, False, "xterm", "lines"),
    ("keys", False, "xterm", "lines"),
]


@pytest.mark.parametrize(("requested", "tty", "term", "mode"), CHOICES)
def test_the_mode_is_chosen_by_what_can_work(
    requested: str | None, tty: bool, term: str | None, mode: str
) -> None:
    """Single keys on a terminal; lines if asked for, and always elsewhere."""
    assert choose_mode(requested, tty, term) == mode
