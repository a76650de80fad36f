"""The laws of the terminal, on a real pseudo-terminal, with every kind of reply."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sorry_a11y.frontends.terminal.layout import columns_of
from tests.harness.pty_session import Heard, PtySession

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

Start = Callable[..., PtySession]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the parrot in a mode; whatever it starts is ended with the test."""
    with ExitStack() as sessions:

        def start(mode: str = "keys", rows: int = 24, columns: int = 80, **env: str) -> PtySession:
            parrot = [sys.executable, "-m", "tests.frontends.terminal.parrot"]
            command = [*parrot, mode, str(tmp_path / "log")]
            return sessions.enter_context(PtySession(command, rows=rows, columns=columns, env=env))

        yield start


def check_lines(heard: Heard, columns: int, rows: int) -> None:
    """Check one reply: no escape byte, no blank line, none over the width, the last one open."""
    assert b"\x1b" not in heard.data, heard.data
    assert all(character.isprintable() or character == "\n" for character in heard.text)
    assert heard.lines[-1], "the last line is left open"
    assert len(heard.lines) <= max(rows - 1, 2)
    for line in heard.lines:
        assert line.strip(), f"a blank line in {heard.lines}"
        assert columns_of(line) <= columns - 1, line


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (6, 20)])
def test_key_mode_keeps_the_law(start: Start, rows: int, columns: int) -> None:
    """No escape byte, one write a key with the newline first, no blank line, none over the width,
    the cursor at the end of the focus line; also in 20 columns."""
    session = start(rows=rows, columns=columns)
    check_lines(Heard(session.hear(), None), columns, rows)
    for key in ("h", "w", "n", "c", "d", "1", "\x1b", "\x1b[A", "\t", "\x1b[99;5X", "l", " "):
        heard = session.press(key)
        assert heard.data.startswith(b"\r\n")
        check_lines(heard, columns, rows)
        assert heard.writes in (1, None), key
        assert session.cursor_line() == heard.lines[-1]
        assert session.cursor_gap() == 0


@pytest.mark.parametrize(("rows", "columns"), [(6, 20)])
def test_line_mode_keeps_the_law(start: Start, rows: int, columns: int) -> None:
    """Each character echoed by one write, erased in place, no Enter echoed; the focus line ends
    with a stop and a space; the reply is one write."""
    session = start("lines", rows=rows, columns=columns)
    check_lines(Heard(session.hear(), None), columns, rows)
    for word in ["h", "hey", "d", "w", "n"]:
        focus = session.cursor_line()
        assert focus.endswith((".", "?"))
        assert session.cursor_gap() == 1
        for typed, letter in enumerate(word, 1):
            heard = session.press(letter)
            assert (heard.data, heard.writes or 1) == (letter.encode(), 1)
            assert session.cursor_line() == f"{focus} {word[:typed]}"
        assert session.press("x").data == b"x"
        assert session.press("\x7f").data == b"\b \b"
        assert session.cursor_line() == f"{focus} {word}"
        heard = session.press("\r")
        check_lines(heard, columns, rows)
        assert heard.writes in (1, None)
        while session.cursor_line().startswith("More"):
            heard = session.press("\r")
            check_lines(heard, columns, rows)


def test_keys_typed_ahead_get_one_write_each(start: Start) -> None:
    """For a burst of keys: as many replies as keys, in order, each by its own write."""
    session = start()
    session.hear()
    heard = session.press("a" + "efgh" * 5)
    said = [line for line in heard.lines if line.startswith("You said")]
    assert said == [f"You said {key}" for key in "a" + "efgh" * 5]
    assert heard.writes in (21, None)


def test_keys_typed_while_the_program_loads_are_neither_echoed_nor_lost(start: Start) -> None:
    """Keys typed at the first line, while the rest still loads, are answered and not shown."""
    session = start()
    while b"Anna" not in session.output:
        session.overhear(0.001)
    session.type("gh")
    while b"Turn 2, go on" not in session.output:
        session.hear()
    text = session.output.decode().replace("\r", "")
    assert text.endswith("Anna\nYou said g\nTurn 1, go on\nYou said h\nTurn 2, go on")


def test_line_mode_does_not_echo_where_the_terminal_does_not() -> None:
    """In an Emacs shell the terminal's echo is off because Emacs shows the typing itself."""
    command = f"stty -echo; exec {sys.executable} -m tests.frontends.terminal.parrot"
    with PtySession(["sh", "-c", command], env={"TERM": "dumb"}) as session:
        session.hear()
        assert session.press("hey\n").lines == ["You said hey", "Turn 1, go on. "]


def test_a_resize_writes_nothing_and_counts_from_the_next_reply(start: Start) -> None:
    """A resize is silent; the next reply is wrapped at the new width."""
    session = start()
    session.hear()
    session.resize(24, 30)
    session.kill(signal.SIGWINCH)
    assert session.overhear() == b""
    check_lines(session.press("w"), 30, 24)
    session.resize(24, 60)
    assert session.overhear() == b""
    assert any(columns_of(line) > 30 for line in session.press("w").lines)


def test_a_terminal_of_unknown_size_counts_as_80_by_24(start: Start) -> None:
    """Some connections give no size; the game still wraps, and turns pages."""
    session = start()
    session.hear()
    session.resize(0, 0)
    check_lines(session.press("w"), 80, 24)
    assert len(session.press("l").lines) == 23


def test_a_terminal_found_without_newlines_gets_them_for_the_game() -> None:
    """A terminal left raw by another program: each line still starts at the left, and at the end
    it is given back as it was found."""
    command = f"stty -opost; exec {sys.executable} -m tests.frontends.terminal.parrot"
    with PtySession(["sh", "-c", command]) as session:
        session.hear()
        assert session.press("h").data == b"\r\nYou said h\r\nTurn 1, go on"
        session.type("q")
        assert session.wait() == 0
        assert session.attributes_after is not None
        assert not session.attributes_after[1] & 1  # OPOST


def test_ctrl_z_gives_the_terminal_back_and_fg_repeats_the_focus(start: Start) -> None:
    """On suspend the terminal is as it was found; continued, it is held again, and the focus
    line is said again on the fresh line that the shell left."""
    session = start()
    session.hear()
    session.press("h")
    held = session.attributes()
    assert held != session.attributes_before
    session.type("\x1a")
    assert session.wait_stopped() == session.attributes_before
    assert session.overhear() == b""
    session.resume()
    assert session.hear() == b"Turn 1, go on"
    assert session.attributes() == held
    assert session.press("h").lines == ["You said h", "Turn 2, go on"]


@pytest.mark.parametrize("number", [signal.SIGTSTP, signal.SIGSTOP])
def test_a_stop_from_outside(start: Start, number: int) -> None:
    """Also stopped by another program, the terminal is held again on continuing and the focus
    line is repeated once; at the end it is as it was found before all."""
    session = start()
    session.hear()
    session.kill(number)
    restored = session.wait_stopped()
    if number == signal.SIGTSTP:
        assert restored == session.attributes_before
    session.resume()
    assert session.hear().replace(b"\r\n", b"") == b"Say something, Anna"
    assert session.overhear() == b""
    assert session.press("h").lines == ["You said h", "Turn 1, go on"]
    session.type("q")
    assert session.wait() == 0
    assert session.attributes_after == session.attributes_before


def test_the_harness_counts_each_write() -> None:
    """The measure itself can fail: three writes and an escape are seen as such."""
    script = (
        "import os,sys,tty\ntty.setraw(0)\nos.write(1, b'go')\n"
        "while os.read(0, 1):\n for part in (b'\\r\\na', b'b', b'\\x1b[1m'): os.write(1, part)\n"
    )
    with PtySession([sys.executable, "-c", script]) as session:
        session.hear()
        heard = session.press("x")
        assert heard.data == b"\r\nab\x1b[1m"
        assert heard.writes in (3, None)
        assert session.cursor_line() == "ab"
