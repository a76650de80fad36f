"""An emulation of how NVDA follows a terminal; NVDA itself runs on Windows only.

What its manual and its users describe: after the terminal's text has changed, the text is
compared with what it was, character by character from both ends. What is new between is spoken,
line by line, blank lines left out; what only moved is not. That is the choice "Diffing", its
default.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pyte

from tests.harness.pty_session import PtySession
from tests.readers.cells import ROWS, Cell

SCROLLED = 5000
"""Lines kept above the screen: the whole text is compared, not the visible part."""


class LiveText:
    """The text of a terminal, and what is new in it since the last look."""

    def __init__(self, columns: int) -> None:
        self.screen = pyte.HistoryScreen(columns, ROWS, history=SCROLLED, ratio=0.5)
        self._stream = pyte.ByteStream(self.screen)
        self._before = ""

    def hear(self, data: bytes) -> list[str]:
        """Take what came, and give what is spoken of it, a line at a time."""
        self._stream.feed(data)
        before, self._before = self._before, "\n".join(self._lines())
        new = self._before
        first = _alike(before, new)
        left, right = before[first:][::-1], new[first:][::-1]
        new = new[first : len(new) - _alike(left, right)]
        return [line.strip() for line in new.split("\n") if line.strip()]

    def _lines(self) -> list[str]:
        above = [
            "".join(row[column].data for column in range(self.screen.columns))
            for row in self.screen.history.top
        ]
        lines = [line.rstrip() for line in (*above, *self.screen.display)]
        while lines and not lines[-1]:
            lines.pop()
        return lines


def _alike(one: str, other: str) -> int:
    """How many characters the two begin with in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


class Nvda:
    """A session listened to by the emulation."""

    name = "NVDA (emulated)"

    def __init__(self, program: PtySession, columns: int) -> None:
        self._program = program
        self._text = LiveText(columns)

    def start(self) -> list[str]:
        """What is said at the start."""
        return self._text.hear(self._program.hear())

    def press(self, typed: str) -> list[str]:
        """What is said after keys."""
        return self._text.hear(self._program.press(typed).data)

    def cursor_line(self) -> str:
        """The line under the cursor, which a braille display shows."""
        return self._program.cursor_line()


def missing() -> str:
    """Why it cannot be run here; empty if it can."""
    return ""


@contextmanager
def listening(cell: Cell, _folder: Path, env: Mapping[str, str | None]) -> Iterator[Nvda]:
    """The program with the emulation beside it."""
    with PtySession(cell.command(), rows=ROWS, columns=cell.columns, env=env) as program:
        yield Nvda(program, cell.columns)
