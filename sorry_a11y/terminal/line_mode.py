"""Line mode: a command is typed and ended with Enter.

For those who mistype, for braille keyboards, and for scripts.

A line is one command: a key's character or its name ("tab", "enter"). An empty line is Enter.
"""

from __future__ import annotations

import unicodedata

from sorry_a11y.session.reply import NAMED_KEYS
from sorry_a11y.terminal.layout import columns_of

LONGEST_LINE = 200
"""Characters of a line that are read; the rest of it is dropped."""


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
        """Return what was typed so far; the line is empty again."""
        text = self.text
        self.forget()
        return text

    def forget(self) -> None:
        """Empty the line; nothing is echoed, since a reply follows on a line of its own."""
        self.text = ""
        self._shown.clear()
