"""Back up all that a server keeps, even while it runs, and restore a backup to an empty folder."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic
from typing import NamedTuple

from sorry_a11y.online.server.people.identities import FILE as PEOPLE
from sorry_a11y.store.errors import Cause, LogError, system_error
from sorry_a11y.store.files import explained
from sorry_a11y.store.sqlite_file import to_read, told
from sorry_a11y.store.sqlite_log import file_version

TABLES_FILE = "tables.sqlite"
_DATABASES = (TABLES_FILE, PEOPLE)
_OTHERS = ("ssh-host-key", "operator.log")
"""Files of a server that are not databases."""
_PAGES = 1000
"""Pages of a database that are copied at once; a server writes in between."""
_WAIT_S = 5.0
"""Seconds to wait for a program that keeps a database to itself."""


class Copied(NamedTuple):
    """The number of things in a copy.

    Attributes:
        tables: Tables with a game.
        people: People who are known.
    """

    tables: int
    people: int


class CopyError(Exception):
    """Raised when a backup or a restore fails; no half copy is left.

    Args:
        code: "taken" (the folder has files), "none" (there is nothing to copy), "damaged" or
            "failed" (a file cannot be read or written).
        file: The file that failed; empty if it is not known.
        cause: The reason why it failed.
    """

    def __init__(self, code: str, file: str = "", cause: Cause = "failed") -> None:
        super().__init__(code)
        self.code = code
        self.file = file
        self.cause = cause


def copy_server(source: Path, to: Path) -> Copied:
    """Copy the files of a server, running or not, to a folder that is empty or missing.

    The files are copied to a new folder beside ``to``, which is then renamed.

    Args:
        source: The folder of a server, or a backup.
        to: The folder of the backup, or of the server that is restored.

    Raises:
        CopyError: The copy failed.
    """
    part: Path | None = None
    try:
        if to.exists() and any(to.iterdir()):
            raise CopyError("taken")
        if not (source / TABLES_FILE).exists():
            raise CopyError("none")
        to.parent.mkdir(parents=True, exist_ok=True)
        part = Path(mkdtemp(prefix=f"{to.name}.", dir=to.parent))
        for name in _present(source, _DATABASES):
            _copy_database(source / name, part / name, to / name)
        for name in _present(source, _OTHERS):
            shutil.copyfile(source / name, _created(part / name))
        copied = Copied(
            _count(part / TABLES_FILE, "SELECT count(*) FROM game"),
            _count(part / PEOPLE, "SELECT count(*) FROM person"),
        )
        if to.exists():
            to.rmdir()
        part.rename(to)
    except OSError as error:
        cause = system_error(error).cause
        raise CopyError("failed", str(error.filename or ""), cause) from error
    finally:
        if part:
            shutil.rmtree(part, ignore_errors=True)  # what is left is empty or half a copy
    return copied


def _present(folder: Path, names: tuple[str, ...]) -> Iterator[str]:
    return (name for name in names if (folder / name).exists())


def _created(path: Path) -> Path:
    """Create an empty file that only its owner may read or write, and return its path."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return path


def _copy_database(source: Path, part: Path, to: Path) -> None:
    """Copy a database.

    Args:
        source: Its path.
        part: The path of the copy.
        to: The path that the copy will have, by which an error names it.
    """
    source.open("rb").close()  # open it first: Python's error names the file, SQLite's does not
    with _failing(source):
        old = to_read(source, _WAIT_S)
    with closing(old), closing(sqlite3.connect(_created(part))) as new:
        if source.name == TABLES_FILE:
            with _failing(source):
                file_version(old)
        with _failing(to):
            _copy_pages(old, new)
            if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise LogError("not sound", "damaged")


def _copy_pages(old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    until = monotonic() + _WAIT_S

    def go_on(status: int, _left: int, _all: int) -> None:
        nonlocal until
        if status not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            until = monotonic() + _WAIT_S
        elif monotonic() >= until:  # Python would try for ever
            raise LogError("locked", "locked")

    old.backup(new, pages=_PAGES, progress=go_on)


@contextmanager
def _failing(path: Path) -> Iterator[None]:
    """Raise errors of a database as CopyError."""
    try:
        with told():
            yield
    except LogError as error:
        code = "damaged" if error.code == "damaged" else "failed"
        raise CopyError(code, str(path), explained(error, path.parent).cause) from error


def _count(path: Path, statement: str) -> int:
    if not path.exists():
        return 0
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute(statement).fetchone()[0])
