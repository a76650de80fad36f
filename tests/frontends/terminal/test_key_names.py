"""Keys reach the game under the names it knows (frontends/terminal/key_decoder.py)."""

from __future__ import annotations

import pytest
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from sorry_a11y.frontends.terminal.key_decoder import GIVE_UP, KeyDecoder


def names_of(data: bytes) -> list[str]:
    """What a burst of bytes is called, once nothing follows it."""
    now = 0.0
    decoder = KeyDecoder(lambda: now)
    decoder.feed(data.decode("utf-8", "surrogateescape"))
    decoder.flush()
    now = GIVE_UP
    decoder.flush()
    return [key.name for key in decoder.keys.take()]


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
def test_keys_of_the_game(data: bytes, name: str) -> None:
    """Either case, the safe keys, arrows as aliases; full-width forms mean the same."""
    assert names_of(data) == [name]


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
        (b"\xff", "unknown"),
    ],
)
def test_other_keys_are_named_to_be_refused(data: bytes, name: str) -> None:
    """A refusal names what was tried, so every other key has a printable name."""
    assert names_of(data) == [name]
    assert name.isprintable()


@pytest.mark.parametrize(
    "data", [b"\x1b[99;5X", b"\x1b[?62;1;2c", b"\x1b[49;5u", b"\x1b[I", b"\x1b[1;1!w"]
)
def test_no_digit_of_an_unknown_sequence_is_played(data: bytes) -> None:
    """A terminal's report, or an unusual key, must not choose a play."""
    assert names_of(data) == ["unknown"]


def test_what_a_key_types_is_kept_as_it_was() -> None:
    """Line mode echoes the character that was typed."""
    decoder = KeyDecoder()
    decoder.feed("WÄ")
    assert [key.text for key in decoder.keys.take()] == ["W", "Ä"]


def test_keys_of_an_old_windows_console() -> None:
    """prompt_toolkit reads them itself there: Alt comes as an Escape before the key."""
    decoder = KeyDecoder()
    decoder.keys.press_all(
        [
            KeyPress(Keys.Up),
            KeyPress(Keys.Escape),
            KeyPress("x"),
            KeyPress(Keys.ScrollUp),
            KeyPress(Keys.BracketedPaste, "1\r\n2"),
            KeyPress(Keys.Escape),
        ]
    )
    assert [key.name for key in decoder.keys.take()] == ["up", "alt-x", "1", "enter", "2"]
    decoder.flush()
    assert [key.name for key in decoder.keys.take()] == ["escape"]
