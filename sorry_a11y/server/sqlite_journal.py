"""The journal in one SQLite file: write-ahead log, synced in full at every commit."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from sorry_a11y.server.journal import RECODED, JournalError, StoredEntry
from sorry_a11y.storage.ordinary_files import lock

SCHEMA = 1
WAIT = 5.0
"""Seconds to wait for another program that holds the file."""

_TABLES = """
CREATE TABLE line (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tbl, seq)
) WITHOUT ROWID;
CREATE TABLE closed (tbl TEXT PRIMARY KEY) WITHOUT ROWID;
"""
_IS_RECODED = f"substr(text, 1, {len(RECODED)}) = '{RECODED}'"
_RECODED = f"CREATE INDEX IF NOT EXISTS recoded ON line (tbl, seq) WHERE {_IS_RECODED}"


class SqliteJournal:
    """Entries in the file ``path``, which nobody else may have open as a journal. One thread at a
    time writes, any thread may read meanwhile; one commit may hold the entries of many tables.
    Raises JournalError where the file cannot be opened, is in use or of another version."""

    def __init__(self, path: Path) -> None:
        self._lock = -1
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
            if not lock(self._lock):
                raise JournalError("in use")
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

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries or none."""
        try:
            self._file.execute("BEGIN IMMEDIATE")
            try:
                self._file.executemany("INSERT INTO line VALUES (?, ?, ?)", entries)
                self._file.execute("COMMIT")
            except BaseException:
                if self._file.in_transaction:  # a full disk has ended it already
                    self._file.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise JournalError(str(error)) from error

    def entries(self, table: str) -> list[StoredEntry]:
        """Return all entries of a table, in order."""
        try:
            with self._reading:
                found = self._reader.execute(
                    "SELECT tbl, seq, text FROM line WHERE tbl = ? ORDER BY seq", (table,)
                ).fetchall()
            return [StoredEntry(*row) for row in found]
        except sqlite3.Error as error:
            raise JournalError(str(error)) from error

    def code_entries(self) -> Iterable[StoredEntry]:
        """Return the entries of every table that was not closed that tell its code, in order."""
        found = []
        try:
            for which in ("seq = 1", _IS_RECODED):
                found += [StoredEntry(*row) for row in self._reader.execute(
                    f"SELECT tbl, seq, text FROM line WHERE {which}"
                    " AND tbl NOT IN (SELECT tbl FROM closed) ORDER BY tbl, seq"
                )]
            return found
        except sqlite3.Error as error:
            raise JournalError(str(error)) from error

    def close_table(self, table: str) -> None:
        """Do not list a table any more, which is over for good."""
        try:
            self._file.execute("INSERT OR IGNORE INTO closed VALUES (?)", (table,))
        except sqlite3.Error as error:
            raise JournalError(str(error)) from error

    def close(self) -> None:
        """Let go of the file."""
        self._reader.close()
        self._file.close()
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
