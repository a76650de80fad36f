"""Back up all that a server keeps, even while it runs, and restore a backup to an empty folder."""

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
_DATABASES = (TABLES_FILE, PEOPLE)
_OTHERS = ("ssh-host-key", "operator.log")
"""Files of a server that are not databases."""
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
    """Raised when a backup or a restore fails; no half copy is left.

    Args:
        why: "taken" (the folder has files), "none" (there is nothing to copy), "damaged" or
            "failed" (a file cannot be read or written).
        file: The file that failed; empty if it is not known.
    """

    def __init__(self, why: str, file: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.file = file


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
            _copy_database(source / name, part / name)
        for name in _present(source, _OTHERS):
            shutil.copyfile(source / name, _created(part / name))
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


def _created(path: Path) -> Path:
    """Create an empty file that only its owner may read or write, and return its path."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return path


def _copy_database(source: Path, to: Path) -> None:
    source.open("rb").close()  # open it first: Python's error names the file, SQLite's does not
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(read_only, uri=True, timeout=5.0)) as old,
        closing(sqlite3.connect(_created(to))) as new,
    ):
        old.backup(new, pages=_PAGES)
        if new.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise CopyError("damaged")


def _count(path: Path, statement: str) -> int:
    if not path.exists():
        return 0
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute(statement).fetchone()[0])
