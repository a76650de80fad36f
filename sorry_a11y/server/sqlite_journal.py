"""The journal in one SQLite file: write-ahead log, synced in full at every commit."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time
from typing import Any

from sorry_a11y.server.journal import RECODED, JournalError, StoredEntry
from sorry_a11y.storage.ordinary_files import lock

SCHEMA = 1
FORGOTTEN_AT_ONCE = 50
"""Tables; what is decided meanwhile waits as long."""
DAY_S = 86_400
WAIT = 5.0
"""Seconds to wait for another program that holds the file."""

_TABLES = """
CREATE TABLE line (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tbl, seq)
) WITHOUT ROWID;
CREATE TABLE closed (tbl TEXT PRIMARY KEY) WITHOUT ROWID;
"""
_TOUCHED = "CREATE TABLE touched (tbl TEXT PRIMARY KEY, day INTEGER NOT NULL) WITHOUT ROWID"
_TOUCH = "INSERT INTO touched VALUES (?, ?) ON CONFLICT (tbl) DO UPDATE SET day = excluded.day"
_OLD = """
SELECT touched.tbl FROM touched LEFT JOIN closed ON closed.tbl = touched.tbl
WHERE day < ? OR (closed.tbl IS NOT NULL AND day < ?) LIMIT ?
"""
_IS_RECODED = f"substr(text, 1, {len(RECODED)}) = '{RECODED}'"
_RECODED = f"CREATE INDEX IF NOT EXISTS recoded ON line (tbl, seq) WHERE {_IS_RECODED}"


def today() -> int:
    """Return the day of now, counted from 1 January 1970."""
    return int(time()) // DAY_S


def locked(path: Path) -> int:
    """Have the journal in the file ``path`` for this program and those that it starts; return the
    descriptor that holds it. Raises JournalError, "in use" where another program has it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise JournalError(str(error)) from error
    if not lock(descriptor):
        os.close(descriptor)
        raise JournalError("in use")
    return descriptor


class SqliteJournal:
    """Entries in the file ``path``, which nobody else may have open as a journal. One thread at a
    time writes, any thread may read meanwhile; one commit may hold the entries of many tables.
    ``is_locked``: whether somebody else holds the file for this program (`locked`). Raises
    JournalError where the file cannot be opened, is in use or of another version."""

    def __init__(self, path: Path, *, is_locked: bool = False) -> None:
        self._lock = -1 if is_locked else locked(path)
        self._writing = threading.Lock()
        self._touched: set[str] = set()
        self._day = 0
        try:
            close_to_others(path)
            self._file = _opened(path)
            self._prepare()
            self._reader = _opened(path)
            self._reading = threading.Lock()
        except (sqlite3.Error, OSError) as error:
            raise JournalError(str(error)) from error

    def _prepare(self) -> None:
        version = self._file.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            self._file.executescript(f"BEGIN; {_TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
        elif version != SCHEMA:
            raise JournalError(f"journal of version {version}")
        self._file.execute(_RECODED)
        has_days = self._file.execute("SELECT 1 FROM sqlite_schema WHERE name = 'touched'")
        if not has_days.fetchone():  # a file of an older version: its tables count as of today
            self._file.execute("BEGIN")
            self._file.execute(_TOUCHED)
            self._file.execute(
                "INSERT INTO touched SELECT tbl, ? FROM line WHERE seq = 1", (today(),)
            )
            self._file.execute("COMMIT")
        self._file.execute("PRAGMA secure_delete = ON")

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries or none."""
        with self.transaction():
            self.write(entries)

    def write(self, entries: Sequence[StoredEntry]) -> None:
        """Write entries within a `transaction`."""
        day = today()
        if day != self._day:
            self._day, self._touched = day, set()
        fresh = {entry.table for entry in entries} - self._touched
        self._file.executemany("INSERT INTO line VALUES (?, ?, ?)", entries)
        self._file.executemany(_TOUCH, [(table, day) for table in fresh])
        self._touched |= fresh

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Have what is written meanwhile committed, all of it or nothing; raises JournalError."""
        try:
            with self._writing:
                self._file.execute("BEGIN IMMEDIATE")
                try:
                    yield self._file
                    self._file.execute("COMMIT")
                except BaseException:
                    self._touched = set()
                    if self._file.in_transaction:  # a full disk has ended it already
                        self._file.execute("ROLLBACK")
                    raise
        except sqlite3.Error as error:
            raise JournalError(str(error)) from error

    def old_tables(self, day: int, closed_day: int) -> list[str]:
        """Return some tables at which nothing happened since ``day``, or since ``closed_day`` if
        they are over for good."""
        return [row[0] for row in self.read(_OLD, day, closed_day, FORGOTTEN_AT_ONCE)]

    def forget(self, tables: Iterable[str]) -> None:
        """Delete all that is kept of some tables; what was there is overwritten."""
        with self.transaction():
            self.erase(tables)

    def erase(self, tables: Iterable[str]) -> None:
        """Delete all that is kept of some tables, within a `transaction`."""
        for table in tables:
            for kept in ("line", "closed", "touched"):
                self._file.execute(f"DELETE FROM {kept} WHERE tbl = ?", (table,))

    def read(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Return what a statement finds, beside whoever writes; raises JournalError."""
        try:
            with self._reading:
                return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise JournalError(str(error)) from error

    def entries(self, table: str) -> list[StoredEntry]:
        """Return all entries of a table, in order."""
        return [StoredEntry(*row) for row in self.read(
            "SELECT tbl, seq, text FROM line WHERE tbl = ? ORDER BY seq", table
        )]

    def code_entries(self) -> Iterable[StoredEntry]:
        """Return the entries of every table that was not closed that tell its code, in order."""
        return [
            StoredEntry(*row) for which in ("seq = 1", _IS_RECODED) for row in self.read(
                f"SELECT tbl, seq, text FROM line WHERE {which}"
                " AND tbl NOT IN (SELECT tbl FROM closed) ORDER BY tbl, seq"
            )
        ]

    def close_table(self, table: str) -> None:
        """Do not list a table any more, which is over for good."""
        with self.transaction():
            self._file.execute("INSERT OR IGNORE INTO closed VALUES (?)", (table,))

    def close(self) -> None:
        """Let go of the file, once the threads that read and write now are done with it."""
        with self._reading:
            self._reader.close()
        with self._writing:
            self._file.close()
        if self._lock >= 0:
            os.close(self._lock)


def close_to_others(path: Path) -> None:
    """Have the file, which SQLite makes its side files like, read and written by its owner alone:
    the secrets from which all cards follow are in it. Raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).chmod(0o600)


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection
