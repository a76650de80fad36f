"""The output that replies are printed on: append only, one write each, no escape sequence."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence

from sorry_a11y.frontends.terminal.layout import Layout, columns_of

_USUAL_SIZE = (80, 24)


class OutputClosedError(Exception):
    """Nobody reads the output any more: a closed pipe, a terminal that went away."""


class Output(ABC):
    """A place to which lines are appended.

    Args:
        encoding: The encoding of its characters.
        typing: Whether the player types lines behind the last line (see `Layout`).
        cells: The cells of the braille display for which lines are cut if the terminal is wider; 0
            for none.

    Attributes:
        newline: The characters that end a line.
        cells: The cells of the braille display; 0 for none.
    """

    newline = "\n"

    def __init__(self, encoding: str, *, typing: bool = False, cells: int = 0) -> None:
        self._encoding = encoding
        self.cells = cells
        self._typing = typing
        self._takes_line = False
        self._cursor = 0
        self._is_writing = False

    def is_busy(self) -> bool:
        """Tell whether something is being written, as a signal finds it."""
        return self._is_writing

    @abstractmethod
    def size(self) -> tuple[int, int]:
        """Return the present columns and rows of the terminal, 0 for a number that is unknown."""

    @abstractmethod
    def put(self, data: bytes) -> None:
        """Bring bytes to the terminal, in one write unless the system takes them in parts.

        Raises:
            OutputClosedError: Nobody reads.
        """

    def expect_line(self, takes_line: bool) -> None:
        """Note whether a line is to be typed next, though each key acts at once otherwise."""
        self._takes_line = takes_line

    def layout(self) -> Layout:
        """Return the output's size and rules as they are now; 80 by 24 where nothing is known."""
        columns, rows = self.size()
        columns, rows = columns or _USUAL_SIZE[0], rows or _USUAL_SIZE[1]
        typing = self._typing or self._takes_line
        return Layout(min(columns, self.cells or columns), rows, self._encoding, typing)

    def print_lines(self, lines: Sequence[str], *, fresh: bool, closed: bool) -> None:
        """Print lines in one write.

        A newline comes before the first unless the cursor stands on a ``fresh`` line, and one after
        the last if the output is ``closed`` with it.

        Raises OutputClosedError when nobody reads.
        """
        if not lines:
            return
        text = self.newline.join(lines)
        if closed:
            text = text.rstrip(" ") + self.newline
        elif self._seems_typed(lines):
            text += " "
        self.write(text if fresh else self.newline + text)

    def write(self, text: str) -> None:
        """Write cleaned text as it is. Raises OutputClosedError when nobody reads."""
        self._cursor = _column_after(text, self._cursor)
        self._is_writing = True
        try:
            self.put(text.encode(self._encoding, "replace"))
        finally:
            self._is_writing = False

    def ring(self) -> None:
        """Ring the terminal's bell, which prints nothing.

        Raises OutputClosedError when nobody reads.
        """
        self.put(b"\a")

    def _seems_typed(self, lines: Sequence[str]) -> bool:
        """Return whether the cursor will move by exactly the columns of the new text.

        The screen reader Fenrir takes that for the echo of typing, and would not speak the line.
        """
        line = lines[0]
        moved = abs(columns_of(line) - self._cursor)
        return len(lines) == 1 and moved == len(line.rstrip(" ")) + 1


class StreamOutput(Output):
    """Standard output, or another open file descriptor."""

    def __init__(self, fd: int = 1, *, typing: bool = False, cells: int = 0) -> None:
        super().__init__(_encoding(), typing=typing, cells=cells)
        self._fd = fd
        try:
            # Unbuffered, so that one write here is one write there; on Windows this is the
            # console's own writer, which takes UTF-8 whatever the code page.
            self._raw = open(fd, "wb", buffering=0, closefd=False)  # noqa: SIM115
        except OSError as error:
            raise OutputClosedError from error
        # Elsewhere the terminal adds the carriage return (a held keyboard sees to it), and
        # two of them would reach the reader.
        if sys.platform == "win32" and self._raw.isatty():
            self.newline = "\r\n"

    def size(self) -> tuple[int, int]:
        """Return the terminal's size; of standard input if this is printed into something else."""
        for fd in (self._fd, 0):  # printed into "tee", it still stands on the player's terminal
            try:
                columns, rows = os.get_terminal_size(fd)
            except (OSError, ValueError):  # Windows knows the sizes of the standard streams only
                continue
            return columns, rows
        import shutil  # loads much that a terminal needs not

        columns, rows = shutil.get_terminal_size(_USUAL_SIZE)
        return columns, rows

    def put(self, data: bytes) -> None:
        """Write at once, unless the system takes it in parts."""
        left = memoryview(data)
        try:
            while left:
                taken = self._raw.write(left)
                if taken is None:  # somebody made the terminal non-blocking
                    _wait_for_room(self._raw.fileno())
                else:
                    left = left[taken:]
        except OSError as error:
            raise OutputClosedError from error


def _column_after(text: str, column: int) -> int:
    """Return where the cursor stands after ``text``; it stood in ``column``, counted from 0."""
    _, newline, line = text.rpartition("\n")
    steps_back = line.count("\b")
    forward = columns_of(line.replace("\b", ""))
    return (0 if newline else column) + forward - steps_back


def _encoding() -> str:
    name = getattr(sys.stdout, "encoding", None) or "utf-8"
    # Encodings that switch alphabets do it with escape bytes.
    return "ascii" if "2022" in name else name


def _wait_for_room(fd: int) -> None:
    from selectors import EVENT_WRITE, DefaultSelector  # not select, which knows 1,024 files

    with DefaultSelector() as selector:
        selector.register(fd, EVENT_WRITE)
        selector.select(1.0)
