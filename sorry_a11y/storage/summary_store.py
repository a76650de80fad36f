"""The summaries of all saved games, in an SQLite file that is made from the records alone.

A record is led through the rules once; its summary is found again by number, size and time of
writing. The file can be deleted at any time: it is made anew, as it is when it is damaged or of
another version. Where it cannot be written, or another program holds it, or it is a link or the
like, the summaries stay in memory.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any
from zlib import crc32

import msgspec

from sorry_a11y.storage.errors import RecordError, StorageError
from sorry_a11y.storage.folder import Folder, SavedFile
from sorry_a11y.storage.home import Home
from sorry_a11y.storage.record import read_record
from sorry_a11y.storage.summary import Summary, summarise

NAME = "statistics.sqlite"
MEMORY = ":memory:"
SCHEMA = 6
"""The version of the file. It counts up whenever a `Summary` has other contents: another field, or
another judge of what choices cost."""
WAIT = 2.0
"""Seconds to wait for another program that writes to the file."""
_TABLE = """CREATE TABLE record (
    number INTEGER PRIMARY KEY, written INTEGER NOT NULL, size INTEGER NOT NULL,
    summary BLOB NOT NULL
)"""
"""``summary``: what `_packed` makes."""
_CHECK_BYTES = 4
_SUMMARY = msgspec.json.Decoder(Summary)
_ERROR = msgspec.json.Decoder(tuple[str, int])

ReadingProgress = Callable[[int, int], None]
"""Called with how many records have been read anew, and how many are to be."""


class SummaryStore:
    """The summaries of the records in ``home``. Never raises for what its file is like."""

    def __init__(self, home: Home, records: Folder) -> None:
        self._path = home.database(NAME) or MEMORY
        self._records = records
        self._mended = False
        self._connection = self._open()

    def summary(self, file: SavedFile) -> Summary:
        """Return the summary of a record; raises RecordError, StorageError."""
        rows = self._ask(
            "SELECT summary FROM record WHERE number = ? AND written = ? AND size = ?",
            [(file.number, file.written, file.size)],
        )
        known = _unpacked(rows[0][0]) if rows else None
        return _given(known or self._read(file))

    def summaries(
        self, progress: ReadingProgress | None = None, patience: float = float("inf")
    ) -> dict[int, Summary] | None:
        """Return every summary there is, by number; what is gone is forgotten. None where reading
        what is new would take longer than ``patience`` seconds (what has been read by then is known
        the next time). Raises StorageError "cannot-read"."""
        end = monotonic() + patience
        known = {row[0]: row[1:] for row in self._ask("SELECT * FROM record")}
        found: dict[int, Summary | RecordError] = {}
        due = []
        files = self._records.files()
        for file in files:
            written, size, packed = known.get(file.number, (0, 0, b""))
            kept = _unpacked(packed) if (written, size) == (file.written, file.size) else None
            if kept:
                found[file.number] = kept
            else:
                due.append(file)
        self._forget(known.keys() - {file.number for file in files})
        for done, file in enumerate(due, 1):
            with suppress(StorageError):  # deleted meanwhile
                found[file.number] = self._read(file)
            if progress:
                progress(done, len(due))
            if monotonic() > end and done < len(due):
                return None
        return {number: one for number, one in found.items() if isinstance(one, Summary)}

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    # -- filling -----------------------------------------------------------------------------

    def _read(self, file: SavedFile) -> Summary | RecordError:
        """Return the summary made anew, or why there is none; raises StorageError where the file
        cannot be read."""
        found: Summary | RecordError
        try:
            found = summarise(read_record(self._records.read(file.number)))
        except RecordError as error:
            found = error
        self._ask(
            "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?)",
            [(file.number, file.written, file.size, _packed(found))],
        )
        return found

    def _forget(self, numbers: Iterable[int]) -> None:
        gone = [(number,) for number in numbers]
        if gone:
            self._ask("DELETE FROM record WHERE number = ?", gone)

    # -- the file ----------------------------------------------------------------------------

    def _ask(self, query: str, values: Sequence[tuple[object, ...]] = ((),)) -> list[Any]:
        """Return the rows found with each of the values; none where the file fails."""
        try:
            with self._connection:
                return [
                    row for one in values for row in self._connection.execute(query, one)
                ]
        except sqlite3.DatabaseError as error:
            self._mend(error)
            return []

    def _mend(self, error: sqlite3.DatabaseError) -> None:
        """Go on with a new file, or in memory where there can be none or it fails again."""
        self._connection.close()
        if _is_damage(error) and not self._mended:
            self._mended = True
            self._delete()
            self._connection = self._open()
        else:
            self._connection = _prepared(MEMORY)

    def _open(self) -> sqlite3.Connection:
        """Return the file, whole and of this version; made anew if it is not; in memory if that
        cannot be."""
        try:
            return _prepared(self._path)
        except (sqlite3.DatabaseError, OSError) as error:
            if isinstance(error, sqlite3.DatabaseError) and _is_damage(error):
                self._delete()
                with suppress(sqlite3.DatabaseError):
                    return _prepared(self._path)
        return _prepared(MEMORY)

    def _delete(self) -> None:
        for ending in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                Path(f"{self._path}{ending}").unlink(missing_ok=True)


def _packed(found: Summary | RecordError) -> bytes:
    """Return a summary or an error as bytes, with a check before them."""
    data = msgspec.json.encode(
        found if isinstance(found, Summary) else (found.code, found.line)
    )
    return crc32(data).to_bytes(_CHECK_BYTES, "big") + data


def _unpacked(packed: object) -> Summary | RecordError | None:
    """Return what was packed; None if these bytes are something else."""
    if not isinstance(packed, bytes):
        return None
    check, data = packed[:_CHECK_BYTES], packed[_CHECK_BYTES:]
    if crc32(data).to_bytes(_CHECK_BYTES, "big") != check:
        return None
    try:
        if data.startswith(b"["):
            return RecordError(*_ERROR.decode(data))
        return _SUMMARY.decode(data)
    except msgspec.DecodeError:
        return None


def _given(found: Summary | RecordError) -> Summary:
    if isinstance(found, RecordError):
        raise found
    return found


def _prepared(place: str) -> sqlite3.Connection:
    """Return a connection to a whole table of this version; raises sqlite3.DatabaseError."""
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
            connection.executescript(f"BEGIN; {_TABLE}; PRAGMA user_version = {SCHEMA}; COMMIT;")
    except BaseException:
        connection.close()
        raise
    return connection


def _is_damage(error: Exception) -> bool:
    """Tell whether making the file anew can help."""
    hopeless = (
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM,
    )
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF not in hopeless
