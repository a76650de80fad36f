"""Errors of saved games, with codes for which the language files have messages."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Literal, NamedTuple

_LONGEST_SHOWN = 60
"""The most characters of a file's name that are told."""


class StorageError(Exception):
    """Raised for something that cannot be done with the saved games.

    ``code`` names the message ``saved-error-<code>``; ``values`` are the values of the message.

    Codes: "no-game", "in-use", "already", "no-person", "finished", "unreadable" (number);
    "hands-hidden", "none-unfinished", "newer"; "no-file", "not-a-file", "exists", "cannot-read",
    "cannot-write", "set-aside" (file).
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values


class RecordError(StorageError):
    """Raised for a record that does not hold what the rules allow.

    The entries before the wrong line are good. Codes: "not-a-record", "newer", "cut", "cut-header",
    "too-big"; and with a line "changed" (the line is not as it was written), "header" (the header
    may not have this line here) and "refused" (the rules do not allow the entry).

    Args:
        code: One of the codes.
        line: The first line that is wrong, from 1; 0 if the error concerns no line.
    """

    def __init__(self, code: str, line: int = 0) -> None:
        if line:
            super().__init__(code, line=line)
        else:
            super().__init__(code)
        self.line = line


TroubleCode = Literal["full", "read-only", "gone", "failed", "changed"]
"""The reason why a game is not being saved; "changed": another program changed its record."""
LogCode = Literal[
    "full", "read-only", "gone", "failed", "damaged", "newer", "in-use", "taken", "changed",
]
"""The fault of a log. "newer": a newer version wrote it; "in-use": another program has it open;
"taken": an entry with the same number exists; "changed": another program has changed the game."""


class Trouble(NamedTuple):
    """News for the player about saving a game.

    Attributes:
        code: The reason why it is not saved.
        number: With "changed", the number under which the whole game was saved anew; else 0.
    """

    code: TroubleCode
    number: int = 0


class LogError(Exception):
    """Raised if entries of a log cannot be stored or read."""

    def __init__(self, text: str, code: LogCode = "failed") -> None:
        super().__init__(text)
        self.code = code

    @property
    def trouble(self) -> TroubleCode:
        """The reason why a game is not saved, as a code."""
        return self.code if self.code in ("full", "read-only", "gone") else "failed"


class DamagedError(LogError):
    """Raised for a text of a game's log that is not as it was written.

    Attributes:
        lines_before: The number of lines in the texts of the log before it.
    """

    def __init__(self, lines_before: int) -> None:
        super().__init__("damaged", "damaged")
        self.lines_before = lines_before


_NUMBERS: dict[Literal["full", "read-only", "gone"], tuple[str, ...]] = {
    "full": ("ENOSPC", "EDQUOT", "EFBIG"),
    "read-only": ("EROFS", "EACCES", "EPERM", "EEXIST"),
    "gone": ("ENOENT", "ENOTDIR", "ENODEV", "ENXIO", "ESTALE"),
}
_CODES = {
    getattr(errno, name): code
    for code, names in _NUMBERS.items() for name in names
    if hasattr(errno, name)  # not every system knows every one
}


def system_error(error: OSError) -> LogError:
    """Return the error of a log for an error of the operating system."""
    return LogError(str(error), _CODES.get(error.errno or 0, "failed"))


def shown(path: Path | str) -> str:
    """Return a file's name for a message: at most its last 60 characters, on one line.

    Question marks stand for characters that cannot be printed; a blank name is quoted.
    """
    text = "".join(char if char.isprintable() else "?" for char in str(path))
    if not str(path).strip():
        return f'"{text[:_LONGEST_SHOWN]}"'
    return text if len(text) <= _LONGEST_SHOWN else "..." + text[-_LONGEST_SHOWN:]
