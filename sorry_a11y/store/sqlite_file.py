"""Files of SQLite: how they are opened and read, and what their errors mean."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sorry_a11y.store.errors import UNWRITABLE, LogCode, LogError
from sorry_a11y.store.files import SIDES

_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/:._-~")
"""The bytes that stand for themselves in an address."""


def file_uri(path: Path, how: str = "mode=rw") -> str:
    """Return the URI of an existing file, with parameters for SQLite."""
    # Path.as_uri loads all of the library's web client
    name = os.fsencode(path.absolute().as_posix())
    quoted = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02X}" for byte in name)
    return f"file://{'' if name.startswith(b'/') else '/'}{quoted}?{how}"


NO_LOCKS = f"mode=rw&vfs={'win32' if os.name == 'nt' else 'unix'}-none"
"""The parameters by which SQLite locks nothing."""


def without_writing(path: Path) -> tuple[str, Sequence[str]]:
    """Return the URI and the settings by which a file can be read where nothing can be written.

    SQLite's shared memory is a file too, so it is done without.
    """
    if any(_has_bytes(f"{path}{end}") for end in SIDES):
        return file_uri(path), ("locking_mode = EXCLUSIVE",)
    return file_uri(path, "immutable=1"), ()


def _has_bytes(path: str) -> bool:
    try:
        return os.stat(path).st_size > 0
    except FileNotFoundError:
        return False


def to_read(path: Path, wait_s: float) -> sqlite3.Connection:
    """Return a connection for reading a file, also where nothing can be written.

    Raises:
        LogError: The file cannot be read.
    """
    with told():
        file = connected(file_uri(path, "mode=ro"), (), wait_s)
    try:
        with told():
            file.execute("SELECT 1 FROM sqlite_schema").fetchall()
    except LogError as error:
        file.close()
        if error.code not in UNWRITABLE:
            raise
        with told():
            return connected(*without_writing(path), wait_s)
    return file


class Database(sqlite3.Connection):
    """A connection that is closed when it is deleted, so that Python does not warn of it."""

    def __del__(self) -> None:
        """Close the log, unless it could not be opened."""
        with suppress(sqlite3.ProgrammingError):
            self.close()


def connected(uri: str, settings: Sequence[str], wait_s: float) -> sqlite3.Connection:
    """Return a connection with some pragmas, for any thread; raises sqlite3.Error."""
    file = sqlite3.connect(
        uri,
        uri=True,
        timeout=wait_s,
        isolation_level=None,
        check_same_thread=False,
        factory=Database,
    )
    try:
        for setting in (*settings, "foreign_keys = ON"):
            file.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        file.close()
        raise
    return file


_CODES: Mapping[int, LogCode] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CONSTRAINT: "taken",
    **dict.fromkeys((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB), "damaged"),
    **dict.fromkeys(
        (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL), "locked"
    ),
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "denied",
}
"""The meanings of SQLite's primary codes. Errors of input and output have none: only the system
knows their reason."""


@contextmanager
def told() -> Iterator[None]:
    """Raise errors of SQLite as LogError."""
    try:
        yield
    except sqlite3.Error as error:
        code = _CODES.get(getattr(error, "sqlite_errorcode", -1) & 0xFF, "failed")
        raise LogError(str(error), code) from error
    except UnicodeDecodeError as error:  # SQLite quotes a damaged name in its error
        raise LogError(str(error), "damaged") from error
