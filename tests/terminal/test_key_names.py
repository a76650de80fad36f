"""Keys reach the game under the names it knows (terminal/key_names.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input

from sorry_a11y.terminal.keyboard import KeyNames
from tests.harness.posix import posix


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as source:
        yield source


def names_of(keyboard: PipeInput, data: bytes) -> list[str]:
    """What a burst of bytes is called, once nothing follows it."""
    keyboard.send_bytes(data)
    names = KeyNames()
    keys = names.feed(keyboard.read_keys()) + names.feed(keyboard.flush_keys()) + names.flush()
    return [key.name for key in keys]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"w", "w"),
        (b"W", "w"),
        (b"7", "7"),
        (b"?", "?"),
        (b",", ","),
        (b"[", "["),
        (b"\r", "enter"),
        (b"\n", "enter"),
        (b" ", "space"),
        (b"\t", "tab"),
        (b"\x1b[Z", "shift-tab"),
        (b"\x7f", "backspace"),
        (b"\x08", "backspace"),
        (b"\x1b", "escape"),
        (b"\x1b[A", "up"),
        (b"\x1bOD", "left"),
        ("Ä".encode(), "ä"),
        ("\uff17".encode(), "7"),
        ("\uff37".encode(), "w"),
        ("？".encode(), "?"),
        ("。".encode(), "."),
        ("\u3000".encode(), "space"),
    ],
)
def test_keys_of_the_game(keyboard: PipeInput, data: bytes, name: str) -> None:
    """Rule 11: either case, the safe keys, arrows as aliases; full-width forms mean the same."""
    assert names_of(keyboard, data) == [name]


@pytest.mark.parametrize(
    ("data", "name"),
    [
        (b"\x01", "ctrl-a"),
        (b"\x00", "ctrl-space"),
        (b"\x1bOP", "f1"),
        (b"\x1b[15~", "f5"),
        (b"\x1b[5~", "page-up"),
        (b"\x1b[1;5C", "ctrl-right"),
        (b"\x1b[1;2A", "shift-up"),
        (b"\x1bx", "alt-x"),
        (b"\x1b1", "alt-1"),
        (b"\x1b\r", "alt-enter"),
        (b"\x1b[1;3A", "alt-up"),
        (b"\x1b[", "alt-["),
        pytest.param(b"\xff", "unknown", marks=posix),  # Windows gives characters, not bytes
        ("\u202e".encode(), "unknown"),
    ],
)
def test_other_keys_are_named_to_be_refused(keyboard: PipeInput, data: bytes, name: str) -> None:
    """Rule 15: a refusal names what was tried, so every other key has a printable name."""
    assert names_of(keyboard, data) == [name]
    assert name.isprintable()


@pytest.mark.parametrize(
    "data", [b"\x1b[99;5X", b"\x1b[?62;1;2c", b"\x1b[49;5u", b"\x1b[I", b"\x1b[1;1!w"]
)
def test_no_digit_of_an_unknown_sequence_is_played(keyboard: PipeInput, data: bytes) -> None:
    """Rule 13: a terminal's report, or an unusual key, must not choose a play."""
    assert names_of(keyboard, data) == ["unknown"]


def test_an_unknown_sequence_may_come_in_parts(keyboard: PipeInput) -> None:
    """The same over a slow line: the sequence is put together across reads."""
    names = KeyNames()
    heard = []
    for part in (b"\x1b[?6", b"2;1", b"c", b"w"):
        keyboard.send_bytes(part)
        heard += names.feed(keyboard.read_keys())
    assert [key.name for key in heard] == ["unknown", "w"]


def test_what_a_key_types_is_kept_as_it_was(keyboard: PipeInput) -> None:
    """Rule 10: line mode echoes the character that was typed."""
    keyboard.send_bytes("WÄ".encode())
    assert [key.text for key in KeyNames().feed(keyboard.read_keys())] == ["W", "Ä"]
