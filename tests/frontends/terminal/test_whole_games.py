"""The real program on a real pseudo-terminal: a whole game by keys, and the rules of the screen on
each key."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import chain, cycle
from pathlib import Path

import pytest

from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.frontends.terminal.layout import Layout, columns_of, page
from sorry_a11y.ui.session.reply import Reply
from tests.harness.programs import command, environment
from tests.harness.pty_session import Heard, PtySession
from tests.harness.sessions import sentences, session

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")

GAME = (
    *("play", "--seed", "3", "--seats", "red=you,yellow=chance", "--quick", "--sound", "off"),
    *("--save", "no"),
)
"""A short game; nothing but the replies is written."""
BYTES = {
    "enter": "\r",
    "tab": "\t",
    "shift-tab": "\x1b[Z",
    "backspace": "\x7f",
    "escape": "\x1b",
    "up": "\x1b[A",
    "space": " ",
}
ASKED = (
    *("w", "l", "?", "?", "tab", "x", "i", "3", "0", "up", "r", "d", "9", "h", "w", "shift-tab"),
    *("m", "escape", *("i", "6") * 3, ",", "u", "backspace", "A", "q", "n"),
)
"""Keys between those that play."""

Start = Callable[..., PtySession]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the program on a terminal; whatever it starts is ended with the test."""
    with ExitStack() as sessions:

        def start(*more: str, rows: int = 24, columns: int = 80, **env: str) -> PtySession:
            changes: dict[str, str | None] = {**environment(tmp_path), "LC_ALL": None, **env}
            program = command(*GAME, *more)
            return sessions.enter_context(
                PtySession(program, rows=rows, columns=columns, env=changes)
            )

        yield start


class Sitting:
    """The program on its terminal beside its twin, so that every byte is known beforehand."""

    def __init__(self, program: PtySession, columns: int, rows: int) -> None:
        self.program = program
        self.layout = Layout(columns, rows)
        self.twin = session(
            Wishes(quick=True), 3, seats="red=you,yellow=chance", goes_on_after=True
        )
        self.status: int | None = None
        self.saved = 0
        self.cursor = 0

    def open(self) -> None:
        """Hear the first reply, on the line that the shell left fresh."""
        reply = self.twin.opened()
        self._check(Heard(b"\r\n" + self.program.hear(), None), reply)

    def press(self, key: str) -> None:
        """Press a key and check all that comes, page by page."""
        before = self.twin.settings
        reply = self.twin.key(key.lower() if len(key) == 1 else key)
        self.saved = int(self.twin.settings != before)  # a change is written into its file too
        self._check(self.program.press(BYTES.get(key, key)), reply)

    def _check(self, heard: Heard, reply: Reply) -> None:
        left: tuple[str, ...] = tuple(sentences(reply))
        ends = reply.status is not None
        while True:
            lines, left = page(left, self.layout, self.twin.more, ends=ends)
            self._check_page(heard, lines, closed=ends and not left)
            if not left:
                break
            heard = self.program.press(" ")
        self.status = reply.status

    def _check_page(self, heard: Heard, lines: list[str], *, closed: bool) -> None:
        """The rules of one write; with the last page the program closes its log, which writes to
        disk as well."""
        assert b"\x1b" not in heard.data
        assert closed or heard.writes in (1 + self.saved, None)
        after = "\r\n" if closed else self._padding(lines)
        assert heard.data.decode() == "\r\n" + "\r\n".join(lines) + after
        assert all(columns_of(line) < self.layout.columns and line.strip() for line in lines)
        assert len(lines) < self.layout.rows
        if not closed:
            assert self.program.cursor_line() == lines[-1]
            assert self.program.cursor_gap() == len(after)
            self.cursor = columns_of(lines[-1] + after)

    def _padding(self, lines: list[str]) -> str:
        """The space behind a line that Fenrir would else take for the echo of typing: one that
        moves the cursor by as many columns as it has, with that space."""
        moved = abs(columns_of(lines[0]) - self.cursor)
        return " " if len(lines) == 1 and moved == columns_of(lines[0]) + 1 else ""


def test_a_whole_game_by_keys(start: Start) -> None:
    """On every key of a whole game: no escape byte, one write, exactly the lines meant, none over
    the width, none blank, the cursor at the end of the focus line; at the end status 0 and the
    terminal as it was found."""
    sitting = Sitting(start(columns=40), 40, 24)
    sitting.open()
    asked = chain(ASKED, cycle(("enter",)))
    for number in range(400):
        plays = number % 3 or sitting.twin.who.is_over
        sitting.press("q" if sitting.twin.who.is_over else "enter" if plays else next(asked))
        if sitting.status is not None:
            break
    program = sitting.program
    assert (sitting.status, program.wait()) == (0, 0)
    assert program.attributes_after == program.attributes_before
    assert program.output.endswith(b"\r\n")
    assert not program.output.endswith(b"\r\n\r\n")


def test_the_first_line_names_the_mode_and_the_key_for_help(start: Start) -> None:
    """Key mode and line mode open differently, both name the key for help, which helps."""
    by_keys, by_lines = start(), start("--mode", "lines")
    first = by_keys.hear().decode().splitlines()[0]
    other = by_lines.hear().decode().splitlines()[0]
    assert first != other
    for line in (first, other):
        assert " h " in f" {line} "
    assert by_keys.press("h").lines != by_keys.press("j").lines


def test_lines_cut_for_a_braille_display(start: Start) -> None:
    """On a wide terminal the setting for a display keeps every line, and the cursor behind the
    last one, within its cells; the environment gives it as well as the option."""
    for program in (start("--cells", "20"), start("--mode", "lines", SORRY_A11Y_CELLS="20")):
        program.hear()
        for key in "wtksl":
            program.press(f"{key}\r")
        assert max(map(columns_of, program.display())) > 12
        assert max(map(columns_of, program.display())) < 20
        assert program.screen.cursor.x < 20
