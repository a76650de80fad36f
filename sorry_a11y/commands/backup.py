"""Copy all that a server keeps while it runs, and put a copy in place of nothing."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from sorry_a11y.server.identities import FILE as PEOPLE

TABLES_FILE = "tables.sqlite"
_DATABASES = (TABLES_FILE, PEOPLE, "ssh-seats.sqlite")
_OTHERS = ("ssh-host-key", "operator.log")
"""Files of a server that are no databases."""
_PAGES = 1000
"""Pages of a database that are copied at once; a server writes in between."""


class Copied(NamedTuple):
    """The number of things in a copy.

    Attributes:
        tables: Tables with a game.
        people: People who are known.
    """

    tables: int
    people: int


class CopyError(Exception):
    """Raised where there is no copy.

    Args:
        why: "taken" (the folder has files), "none" (there is nothing to copy), "damaged" or
            "failed" (a file cannot be read or written).
        file: The file that failed; empty where it is not known.
    """

    def __init__(self, why: str, file: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.file = file


def back_up(folder: Path, to: Path) -> Copied:
    """Copy what a server keeps in ``folder``, which may be running, to a new folder.

    Raises CopyError.
    """
    return _copy(folder, to)


def restore(folder: Path, copy: Path) -> Copied:
    """Put a copy where a server will find it, in ``folder``, which has no tables yet.

    Raises CopyError.
    """
    return _copy(copy, folder)


def _copy(source: Path, to: Path) -> Copied:
    """Copy to a folder beside the one that is wanted, which then takes its place."""
    part: Path | None = None
    try:
        if to.exists() and any(to.iterdir()):
            raise CopyError("taken")
        if not (source / TABLES_FILE).exists():
            raise CopyError("none")
        to.parent.mkdir(parents=True, exist_ok=True)
        part = Path(mkdtemp(prefix=f"{to.name}.", dir=to.parent))
        for name in _present(source, _DATABASES):
            _copy_database(source / name, part / name)
        for name in _present(source, _OTHERS):
            shutil.copyfile(source / name, _opened(part / name))
        copied = Copied(
            _count(part / TABLES_FILE, "SELECT count(*) FROM game"),
            _count(part / PEOPLE, "SELECT count(*) FROM person"),
        )
        if to.exists():
            to.rmdir()
        part.rename(to)
    except sqlite3.DatabaseError as error:
        is_damaged = not isinstance(error, sqlite3.OperationalError)
        raise CopyError("damaged" if is_damaged else "failed") from error
    except OSError as error:
        raise CopyError("failed", str(error.filename or "")) from error
    finally:
        if part:
            shutil.rmtree(part, ignore_errors=True)
    return copied


def _present(folder: Path, names: tuple[str, ...]) -> Iterator[str]:
    return (name for name in names if (folder / name).exists())


def _opened(path: Path) -> Path:
    """Return a new file's path that its owner alone reads."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return path


def _copy_database(source: Path, to: Path) -> None:
    source.open("rb").close()  # where it cannot be read this error names it, SQLite's does not
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(read_only, uri=True, timeout=5.0)) as old,
        closing(sqlite3.connect(_opened(to))) as new,
    ):
        old.backup(new, pages=_PAGES)
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise CopyError("damaged")


def _count(path: Path, statement: str) -> int:
    if not path.exists():
        return 0
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute(statement).fetchone()[0])
