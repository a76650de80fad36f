"""Line mode: a command is typed and ended with Enter.

For those who mistype, for braille keyboards, and for scripts.

A line is one command: a key's character or its name ("tab", "enter"). An empty line is Enter.
"""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Generator, Iterator

from sorry_a11y.session.reply import NAMED_KEYS
from sorry_a11y.terminal.layout import columns_of
from sorry_a11y.terminal.signals import Happening, Signals

LONGEST_LINE = 200
"""Characters of a line that are read; the rest of it is dropped."""

_CHUNK = 65536


def command_in(line: str) -> str:
    """Return the command that a line gives, which may be none that the game knows.

    Case does not matter for a single character or a key's name, nor do blanks and control
    characters around; any other word is given as it is typed.
    """
    kept = "".join(character if character.isprintable() else " " for character in line)
    word = " ".join(kept.split())
    name = unicodedata.normalize("NFKC", word).lower()
    if not word:
        return "enter"
    return name if len(name) == 1 or name in NAMED_KEYS else word


class TypedLine:
    """The line that is being typed on a terminal.

    Characters that have no room on the line of the screen are taken but not echoed, since erasing
    by backspace cannot climb to the line above.

    Attributes:
        text: The characters so far.
    """

    def __init__(self) -> None:
        self.text = ""
        self._shown: list[int] = []  # the columns that each typed character took

    def type(self, text: str, room: int) -> str:
        """Take one typed character, and return what to echo of it.

        Args:
            text: The character.
            room: The columns that are free behind the reply.
        """
        if len(self.text) >= LONGEST_LINE:
            return ""
        columns = columns_of(text)
        fits = sum(self._shown) + columns <= room
        self.text += text
        self._shown.append(columns if fits else 0)
        return text if fits else ""

    def erase(self) -> str | None:
        """Take back the last character, and return what to echo; None if nothing was typed."""
        if not self.text:
            return None
        self.text = self.text[:-1]
        columns = self._shown.pop()
        return "\b" * columns + " " * columns + "\b" * columns

    def finish(self) -> str:
        """Return the command typed so far; the line is empty again."""
        command = command_in(self.text)
        self.forget()
        return command

    def forget(self) -> None:
        """Empty the line; nothing is echoed, since a reply follows on a line of its own."""
        self.text = ""
        self._shown.clear()


def piped_commands(fd: int, signals: Signals) -> Iterator[str | Happening]:
    """Yield the commands in the lines of a file, pipe or device, and what happens meanwhile.

    The last event says that the input has ended. Bytes that are not UTF-8 count as characters
    that the game does not know.
    """
    decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
    line = ""
    while chunk := (yield from _next_chunk(fd, signals)):
        *ended, rest = (line + decoder.decode(chunk)).split("\n")
        for each in ended:
            while happening := signals.take():
                yield happening
            yield command_in(each[:LONGEST_LINE])
        line = rest[:LONGEST_LINE]
    line += decoder.decode(b"", True)
    if line:
        yield command_in(line)
    yield Happening.INPUT_ENDED


def _next_chunk(fd: int, signals: Signals) -> Generator[Happening, None, bytes]:
    while True:
        while happening := signals.take():
            yield happening
        # Windows cannot wait for a pipe and a signal at once; there the read itself waits.
        if sys.platform == "win32" or signals.wait_readable(fd, None):
            return _read(fd)


def _read(fd: int) -> bytes:
    try:
        return os.read(fd, _CHUNK)
    except OSError:
        return b""
