"""Errors of saved games, with codes for which the language files have messages."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Literal, NamedTuple, get_args

_LONGEST_SHOWN = 60
"""The most characters of a file's name that are told."""


class StorageError(Exception):
    """Raised for something that cannot be done with the saved games.

    ``code`` names the message ``saved-error-<code>``; ``values`` are the values of the message.

    Codes: "no-game", "in-use", "already", "no-person", "finished", "unreadable" (number);
    "hands-hidden", "none-unfinished"; "no-file", "not-a-file", "exists" (file); "cannot-read",
    "cannot-write", "damaged" (file, and why, a `Cause`); "set-aside" (file, and the figures of
    `store.rescue.Rescued`).
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


Cause = Literal[
    "full",
    "read-only",
    "denied",
    "gone",
    "locked",
    "no-locks",
    "newer",
    "foreign",
    "failed",
]
"""The reason why a file cannot be read or written. "denied": its permissions forbid it; "locked":
another program keeps it to itself; "no-locks": its disk has no locks; "newer": a newer version
wrote it; "foreign": it belongs to another program; "failed": the disk fails."""
TroubleCode = Literal[Cause, "changed", "damaged"]
"""The reason why a game is not saved in its place; "changed": another program changed its record;
"damaged": the file was damaged."""
LogCode = Literal[Cause, "damaged", "in-use", "taken", "changed"]
"""The fault of a log. "in-use": a server has it open; "taken": an entry with the same number
exists; "changed": another program has changed the game."""
UNWRITABLE = frozenset({"full", "read-only", "denied", "failed"})
"""The faults with which a file may still be read."""


class Trouble(NamedTuple):
    """News for the player about saving a game.

    Attributes:
        code: The reason why it is not saved.
        number: With "changed" and "damaged", the number under which the whole game was saved anew;
            else 0.
    """

    code: TroubleCode
    number: int = 0


class LogError(Exception):
    """Raised if entries of a log cannot be stored or read."""

    def __init__(self, text: str, code: LogCode = "failed") -> None:
        super().__init__(text)
        self.code = code

    @property
    def cause(self) -> Cause:
        """The reason why a file cannot be read or written."""
        return next((cause for cause in get_args(Cause) if cause == self.code), "failed")


class DamagedError(LogError):
    """Raised for a text of a game's log that is not as it was written.

    Attributes:
        lines_before: The number of lines in the texts of the log before it.
    """

    def __init__(self, lines_before: int) -> None:
        super().__init__("damaged", "damaged")
        self.lines_before = lines_before


_NAMES: dict[Cause, tuple[str, ...]] = {
    "full": ("ENOSPC", "EDQUOT", "EFBIG"),
    "read-only": ("EROFS",),
    "denied": ("EACCES", "EPERM"),
    "gone": ("ENOENT", "ENOTDIR", "EEXIST", "ENODEV", "ENXIO", "ESTALE"),
    "locked": ("EAGAIN", "EBUSY", "ETXTBSY"),
}
_CAUSES: dict[int, Cause] = {
    getattr(errno, name): cause
    for cause, names in _NAMES.items()
    for name in names
    if hasattr(errno, name)  # not every system knows every one
}


def system_error(error: OSError) -> LogError:
    """Return the error of a log for an error of the operating system."""
    return LogError(str(error), _CAUSES.get(error.errno or 0, "failed"))


def shown(path: Path | str) -> str:
    """Return a file's name for a message: at most its last 60 characters, on one line.

    Question marks stand for characters that cannot be printed; a blank name is quoted.
    """
    text = "".join(char if char.isprintable() else "?" for char in str(path))
    if not str(path).strip():
        return f'"{text[:_LONGEST_SHOWN]}"'
    return text if len(text) <= _LONGEST_SHOWN else "..." + text[-_LONGEST_SHOWN:]
