"""Lines as they are typed and edited: a command in line mode, and text that a screen asks for.

For those who mistype, for braille keyboards, and for scripts.

A line is one command: a key's character or its name ("tab", "enter"). An empty line is Enter.
"""

from __future__ import annotations

import unicodedata

from sorry_a11y.frontends.terminal.layout import columns_of
from sorry_a11y.ui.session.reply import NAMED_KEYS

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
    """The line that is being typed on a terminal, and the place where the next sign goes.

    Signs that have no room on the line of the screen are taken but not echoed, since the cursor
    cannot climb to the line above.
    """

    def __init__(self) -> None:
        self._signs: list[str] = []  # each with the marks that belong to it
        self._at = 0

    @property
    def text(self) -> str:
        """The text so far."""
        return "".join(self._signs)

    def type(self, text: str, room: int) -> str:
        """Take one typed character, and return what to echo of it.

        Args:
            text: The character.
            room: The columns that are free behind the reply.
        """
        if len(self.text) >= LONGEST_LINE:
            return ""
        signs, at = self._signs, self._at
        before = signs[at - 1] if at else ""
        if before and (_joins(text) or before.endswith(_JOINER)):
            return self._become([*signs[: at - 1], before + text, *signs[at:]], at, room)
        if _joins(text):
            return ""
        return self._become([*signs[:at], text, *signs[at:]], at + 1, room)

    def edit(self, key: str, room: int) -> str | None:
        """Edit the line by a key, and return what to echo; None if nothing was typed, or by others.

        Args:
            key: The name of the key.
            room: As in `type`.
        """
        if not self._signs or key not in _EDITS:
            return None
        signs, at, end = self._signs, self._at, len(self._signs)
        match key:
            case "left":
                return self._become(signs, max(at - 1, 0), room)
            case "right":
                return self._become(signs, min(at + 1, end), room)
            case "home" | "ctrl-a":
                return self._become(signs, 0, room)
            case "end" | "ctrl-e":
                return self._become(signs, end, room)
            case "delete":
                return self._become([*signs[:at], *signs[at + 1 :]], at, room)
            case "ctrl-k":
                return self._become(signs[:at], at, room)
        begin = {"backspace": max(at - 1, 0), "ctrl-u": 0}.get(key, self._begin_of_word())
        return self._become([*signs[:begin], *signs[at:]], begin, room)

    def finish(self) -> str:
        """Return what was typed so far; the line is empty again."""
        text = self.text
        self.forget()
        return text

    def forget(self) -> None:
        """Empty the line; nothing is echoed, since a reply follows on a line of its own."""
        self._signs, self._at = [], 0

    def _begin_of_word(self) -> int:
        """Return where the word before the cursor begins."""
        at = self._at
        while at and not self._signs[at - 1].strip():
            at -= 1
        while at and self._signs[at - 1].strip():
            at -= 1
        return at

    def _become(self, signs: list[str], at: int, room: int) -> str:
        """Take another text and cursor, and return what draws them in place of the present ones."""
        old, cursor = _shown(self._signs, room), self._at
        self._signs, self._at = signs, at
        new = _shown(signs, room)
        same = 0
        while same < min(len(old), len(new)) and old[same] == new[same]:
            same += 1
        cursor, at = min(cursor, len(old)), min(at, len(new))
        if old == new:
            return _back(new[at:cursor]) + "".join(new[cursor:at])
        left = sum(map(columns_of, old[same:])) - sum(map(columns_of, new[same:]))
        erased = " " * max(left, 0)
        return (
            _back(old[same:cursor])
            + "".join(old[cursor:same])
            + "".join(new[same:])
            + erased
            + "\b" * len(erased)
            + _back(new[at:])
        )


_JOINER = "\u200d"
"""The sign that makes one picture of those beside it."""
_EDITS = frozenset(
    {
        "left",
        "right",
        "home",
        "end",
        "backspace",
        "delete",
        "ctrl-a",
        "ctrl-e",
        "ctrl-k",
        "ctrl-u",
        "ctrl-w",
    }
)
"""The keys that edit a line."""


def _joins(text: str) -> bool:
    """Return whether a character belongs to the one before it."""
    return unicodedata.category(text) in ("Mn", "Me", "Mc", "Cf")


def _shown(signs: list[str], room: int) -> list[str]:
    """Return the signs that have room."""
    columns = 0
    for at, sign in enumerate(signs):
        columns += columns_of(sign)
        if columns > room:
            return signs[:at]
    return signs


def _back(signs: list[str]) -> str:
    return "\b" * sum(map(columns_of, signs))
