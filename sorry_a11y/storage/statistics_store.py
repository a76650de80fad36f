"""The figures of all kept games in an SQLite file beside the records, made from nothing but them.

The file can be deleted at any time: it is made anew. So it is when it is damaged or of another
version; where it cannot be written or somebody else holds it, the figures are made in memory.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from sorry_a11y.storage.errors import StorageError
from sorry_a11y.storage.folder import File
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.summary import Summary, summarise

NAME = "statistics.sqlite"
SCHEMA = 1
BATCH = 200
"""Records that are read between two commits."""
WAIT = 2.0
"""Seconds to wait for another program that writes the figures."""

_TABLES = """
CREATE TABLE record (number INTEGER PRIMARY KEY, written INTEGER NOT NULL, size INTEGER NOT NULL);
CREATE TABLE game (
    number INTEGER PRIMARY KEY, started TEXT NOT NULL, book TEXT NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    turns INTEGER NOT NULL CHECK (typeof(turns) = 'integer'),
    undone INTEGER NOT NULL CHECK (typeof(undone) = 'integer')
);
CREATE TABLE person (
    number INTEGER NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    turns INTEGER NOT NULL CHECK (typeof(turns) = 'integer'),
    home INTEGER NOT NULL CHECK (typeof(home) = 'integer'),
    given INTEGER NOT NULL CHECK (typeof(given) = 'integer'),
    taken INTEGER NOT NULL CHECK (typeof(taken) = 'integer'),
    PRIMARY KEY (number, place)
) WITHOUT ROWID;
CREATE TABLE rival (
    number INTEGER NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL,
    PRIMARY KEY (number, place, kind)
) WITHOUT ROWID;
"""
"""``person.place``: 0 for the first person of a game in seat order; the name of somebody who is
only ever "you" is empty. ``rival.kind``: "person" or a kind of bot on another side."""

Progress = Callable[[int, int], None]
"""Called with how many records have been read anew, and how many are to be."""


class Store:
    """The figures, in line with the records as of the last `refresh`."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._path = library.folder / NAME
        self.connection = self._open()

    def refresh(self, progress: Progress | None = None) -> None:
        """Read what is new or changed, and forget what is gone. Never raises for what the file
        of figures is like."""
        try:
            self._refresh(progress)
        except sqlite3.DatabaseError as error:
            self.rebuild(error, progress)

    def rebuild(self, error: Exception, progress: Progress | None = None) -> None:
        """Make the figures anew after an error: in the file, or in memory where another program
        holds the file or nothing can be written."""
        self.connection.close()
        if _is_damage(error):
            self._delete()
            self.connection = self._open()
            try:
                self._refresh(progress)
                return
            except sqlite3.DatabaseError:
                self.connection.close()
        self.connection = _prepared(":memory:")
        self._refresh(progress)

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    # -- the file ----------------------------------------------------------------------------

    def _open(self) -> sqlite3.Connection:
        """The file of figures, whole and of this version; made anew if it is not; in memory if
        that cannot be."""
        try:
            self._library.folder.mkdir(parents=True, exist_ok=True)
            return _prepared(str(self._path))
        except (sqlite3.DatabaseError, OSError) as error:
            if not isinstance(error, OSError) and _is_damage(error):
                self._delete()
                with suppress(sqlite3.DatabaseError):
                    return _prepared(str(self._path))
        return _prepared(":memory:")

    def _delete(self) -> None:
        for ending in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                Path(f"{self._path}{ending}").unlink(missing_ok=True)

    # -- filling -----------------------------------------------------------------------------

    def _refresh(self, progress: Progress | None) -> None:
        files = {file.number: file for file in self._library.records.files()}
        known = {
            number: (written, size)
            for number, written, size in self.connection.execute(
                "SELECT number, written, size FROM record"
            )
        }
        gone = [number for number in known if number not in files]
        due = [f for f in files.values() if known.get(f.number) != (f.written, f.size)]
        self._forget(gone)
        for start in range(0, len(due), BATCH):
            batch = due[start : start + BATCH]
            rows = [(file, self._summary(file.number)) for file in batch]
            self._forget(file.number for file in batch)
            self._keep(rows)
            if progress:
                progress(start + len(batch), len(due))

    def _summary(self, number: int) -> Summary | None:
        """None for a record that cannot be read: it is not counted."""
        try:
            return summarise(self._library.load(number))
        except StorageError:
            return None

    def _forget(self, numbers: Iterable[int]) -> None:
        rows = [(number,) for number in numbers]
        if rows:
            with self.connection:
                for table in ("record", "game", "person", "rival"):
                    self.connection.executemany(f"DELETE FROM {table} WHERE number = ?", rows)

    def _keep(self, rows: list[tuple[File, Summary | None]]) -> None:
        with self.connection:
            for file, summary in rows:
                self.connection.execute(
                    "INSERT INTO record VALUES (?, ?, ?)", (file.number, file.written, file.size)
                )
                if summary:
                    self._add(file.number, summary)

    def _add(self, number: int, summary: Summary) -> None:
        head = summary.header
        self.connection.execute(
            "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?)",
            (number, head.started.isoformat(), head.setup.book, int(summary.finished),
             summary.all_turns, summary.undone),
        )
        for place, (chair, seats) in enumerate(summary.people()):
            won = any(seat in summary.winners for seat in seats)
            figures = [
                sum(values[seat] for seat in seats)
                for values in (summary.turns, summary.home, summary.given, summary.taken)
            ]
            self.connection.execute(
                "INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (number, place, chair.name or "", int(won), *figures),
            )
            rivals = {
                other.kind for other in head.setup.chairs
                if not set(seats) & set(summary.sides[other.seat])
            }
            self.connection.executemany(
                "INSERT INTO rival VALUES (?, ?, ?)", [(number, place, kind) for kind in rivals]
            )


def _prepared(place: str) -> sqlite3.Connection:
    """A connection to whole tables of this version; raises sqlite3.DatabaseError."""
    connection = sqlite3.connect(place, timeout=WAIT)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if version != SCHEMA:
            if tables:
                raise sqlite3.DatabaseError("another version")
            connection.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
    except BaseException:
        connection.close()
        raise
    return connection


def _is_damage(error: Exception) -> bool:
    """Whether making the file anew can help."""
    hopeless = (
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM,
    )
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in hopeless


