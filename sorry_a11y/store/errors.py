"""Errors of records and of the folder of games, as codes that are told in words."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Literal, NamedTuple

LONGEST_SHOWN = 60
"""Characters of a file's name that are told back."""


class StorageError(Exception):
    """Something that cannot be done with the saved games. ``code`` names the message
    ``store-error-<code>``; ``values`` are what the message takes.

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
"""Why a game is not being saved; "changed": another program changed its record."""


class Trouble(NamedTuple):
    """News of a game's record for the player. Behind "changed" the whole game is saved anew as
    game ``number``."""

    code: TroubleCode
    number: int = 0


_NUMBERS: dict[TroubleCode, tuple[str, ...]] = {
    "full": ("ENOSPC", "EDQUOT", "EFBIG"),
    "read-only": ("EROFS", "EACCES", "EPERM", "EEXIST"),
    "gone": ("ENOENT", "ENOTDIR", "ENODEV", "ENXIO", "ESTALE"),
}
_CODES = {
    getattr(errno, name): code
    for code, names in _NUMBERS.items() for name in names
    if hasattr(errno, name)  # not every system knows every one
}


def trouble_of(error: OSError) -> TroubleCode:
    """Return the code that an operating system's error is."""
    return _CODES.get(error.errno or 0, "failed")


def shown(path: Path | str) -> str:
    """Return a file's name as it can be told on one line: at most 60 characters, the end of a
    longer one, question marks for what cannot be printed, a blank one in quotation marks."""
    text = "".join(char if char.isprintable() else "?" for char in str(path))
    if not str(path).strip():
        return f'"{text[:LONGEST_SHOWN]}"'
    return text if len(text) <= LONGEST_SHOWN else "..." + text[-LONGEST_SHOWN:]
