"""Errors of what is stored, as codes that are told in words."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Literal, NamedTuple

_LONGEST_SHOWN = 60
"""Characters of a file's name that are told back."""


class StorageError(Exception):
    """Something that cannot be done with the saved games.

    ``code`` names the message ``store-error-<code>``; ``values`` are what the message takes.

    Codes: "no-game", "in-use", "already", "no-person" (number); "hands-hidden"; "no-file",
    "not-a-file", "exists", "cannot-read", "cannot-write", "set-aside" (file); "newer".
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code = code
        self.values = values


class RecordError(StorageError):
    """Raised for a record that does not hold what the rules allow.

    Everything before the wrong line is good, the header apart. Codes: "not-a-record", "newer",
    "cut-header", "too-big"; and with a line "changed" (the line is not what was written), "header"
    (it does not belong where it stands) and "refused" (it is no decision that the rules allow
    here).

    Args:
        code: One of the codes.
        line: The first line that is wrong, from 1; 0 where no line is to blame.
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
"""The fault of a log; "newer": a newer version wrote it; "in-use": another program has it;
"taken": a number of a text was given before; "changed": a game is not as this program left it."""


class Trouble(NamedTuple):
    """News of a game's record for the player.

    Behind "changed" the whole game is saved anew as game ``number``.
    """

    code: TroubleCode
    number: int = 0


class LogError(Exception):
    """Raised where entries of a log are not stored or not to be had."""

    def __init__(self, text: str, code: LogCode = "failed") -> None:
        super().__init__(text)
        self.code = code

    @property
    def trouble(self) -> TroubleCode:
        """The reason why a game is not saved, as a code."""
        return self.code if self.code in ("full", "read-only", "gone") else "failed"


class DamagedError(LogError):
    """Raised for a text that is not as it was written.

    Attributes:
        lines_before: The lines of the texts before it.
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
    """Return the error that an operating system's error is to a log."""
    return LogError(str(error), _CODES.get(error.errno or 0, "failed"))


def shown(path: Path | str) -> str:
    """Return a file's name as it can be told on one line.

    It has at most 60 characters, the end of a longer one, question marks for what cannot be
    printed, and a blank one is in quotation marks.
    """
    text = "".join(char if char.isprintable() else "?" for char in str(path))
    if not str(path).strip():
        return f'"{text[:_LONGEST_SHOWN]}"'
    return text if len(text) <= _LONGEST_SHOWN else "..." + text[-_LONGEST_SHOWN:]
