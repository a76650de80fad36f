"""The log of games in one SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from time import time
from typing import Any
from zlib import crc32

from sorry_a11y.store.errors import DamagedError, LogCode, LogError
from sorry_a11y.store.log_store import MOST_DUE, StoredEntry

_VERSION = 1
_FORGOTTEN_AT_ONCE = 50
"""The most games that are deleted at once, since decisions wait meanwhile."""
DAY_S = 86_400
_SCHEMA = """
CREATE TABLE game (
    id TEXT PRIMARY KEY, header TEXT NOT NULL, code TEXT NOT NULL DEFAULT '',
    at REAL NOT NULL, closed INTEGER NOT NULL DEFAULT 0, crc INTEGER NOT NULL,
    summary TEXT NOT NULL DEFAULT '', due INTEGER NOT NULL DEFAULT 0,
    due_text TEXT NOT NULL DEFAULT ''
);
CREATE INDEX game_code ON game (code) WHERE code <> '' AND NOT closed;
CREATE INDEX game_at ON game (at, id);
CREATE INDEX game_due ON game (due) WHERE due <> 0;
CREATE TABLE entry (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
    text TEXT NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
"""The tables. ``game.at``: the time of the last entry, in seconds since 1970; ``crc``: the check of
the row's text; ``summary``: the packed summary of the log, empty until it is made; ``due``: the
person whose turn it is, 0 for nobody; ``note``: named values beside the games."""
_ENTRIES = """
SELECT 1, header, crc FROM game WHERE id = ?1
UNION ALL SELECT * FROM (SELECT seq, text, crc FROM entry WHERE game = ?1 ORDER BY seq)
"""
_OLD = "SELECT id FROM game WHERE at < ? OR (closed AND at < ?) LIMIT ?"


def today() -> int:
    """Return the number of days since 1 January 1970, in UTC."""
    return int(time()) // DAY_S


class SqliteLog:
    """Games in one file.

    Args:
        uri: The address of the file.
        settings: The pragmas of each connection to it.
        wait_s: Seconds to wait for another program that writes to it.
        steps_s: The seconds by which the column ``game.at`` may be too old: it is not written for
            each entry.
        new_lock: The function that makes a lock if several threads use the log: one may read, over
            its own connection, while another writes. None if one thread does all.
        held: The descriptor of a lock, which is closed with the file; -1 for none.

    Raises:
        LogError: The file cannot be opened, or has a newer version.
    """

    def __init__(
        self, uri: str, settings: Sequence[str], *, wait_s: float = 0.0, steps_s: int = DAY_S,
        new_lock: Callable[[], AbstractContextManager[object]] | None = None, held: int = -1,
    ) -> None:
        self._steps_s = steps_s
        self._held = held
        self._writing, self._reading = (new_lock or nullcontext)(), (new_lock or nullcontext)()
        with _told():
            self._file = connected(uri, settings, wait_s)
            try:
                _prepare(self._file)
                self._reader = connected(uri, settings, wait_s) if new_lock else self._file
            except BaseException:
                self._file.close()
                raise

    # -- writing ---------------------------------------------------------------------------------

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store all of the entries or none; return when they are safe."""
        with self.transaction():
            self.write(entries)

    def write(self, entries: Sequence[StoredEntry]) -> None:
        """Write entries within a `transaction`."""
        now = time()
        self._file.executemany(
            "INSERT INTO game (id, header, code, at, crc) VALUES (?, ?, ?, ?, ?)",
            [(one.game, one.text, one.code, now, check(*one[:3])) for one in entries
             if one.seq == 1],
        )
        self._file.executemany(
            "INSERT INTO entry VALUES (?, ?, ?, ?)",
            [(*one[:3], check(*one[:3])) for one in entries if one.seq > 1],
        )
        self._file.executemany(
            "UPDATE game SET code = ? WHERE id = ?",
            [(one.code, one.game) for one in entries if one.code and one.seq > 1],
        )
        self._file.executemany(
            "UPDATE game SET due = ?, due_text = ? WHERE id = ?",
            [(*one.due, one.game) for one in entries if one.due],
        )
        self._file.executemany(
            "UPDATE game SET at = ?, summary = '' WHERE id = ? AND at <= ?",
            [(now, game, now - self._steps_s) for game in {one.game for one in entries}],
        )

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Store everything that the block writes, or nothing; raise LogError."""
        with _told(), self._writing:
            self._file.execute("BEGIN IMMEDIATE")
            try:
                yield self._file
                self._file.execute("COMMIT")
            except BaseException:
                if self._file.in_transaction:  # a full disk has ended it already
                    self._file.execute("ROLLBACK")
                raise

    def close_game(self, game: str) -> None:
        """Make sure that no code finds a game any more, because nobody will play it again."""
        with self.transaction() as file:
            file.execute("UPDATE game SET closed = 1 WHERE id = ?", (game,))

    def forget(self, games: Iterable[str]) -> None:
        """Delete some games; their place in the file is overwritten."""
        with self.transaction() as file:
            gone = [(game,) for game in games]
            file.executemany("DELETE FROM game WHERE id = ?", gone)

    def probe(self) -> None:
        """Write to the file, to see whether writing is possible."""
        with self.transaction() as file:
            file.execute(f"PRAGMA user_version = {_VERSION}")

    # -- reading ---------------------------------------------------------------------------------

    def read(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a statement; another thread may write meanwhile. Raises LogError."""
        with _told(), self._reading:
            return self._reader.execute(statement, values).fetchall()

    def entries(self, game: str) -> list[StoredEntry]:
        """Return the whole log of a game, empty if there is none.

        Raises:
            DamagedError: A text is not as it was written.
            LogError: The file cannot be read.
        """
        found: list[StoredEntry] = []
        for number, (seq, text, crc) in enumerate(self.read(_ENTRIES, game), 1):
            if seq != number or crc != check(game, seq, text):
                raise DamagedError(sum(one.text.count("\n") + 1 for one in found))
            found.append(StoredEntry(game, seq, text))
        return found

    def codes(self) -> dict[str, str]:
        """Return the id of every game that is found by a code, by the digest of the code."""
        return dict(self.read("SELECT code, id FROM game WHERE code <> '' AND NOT closed"))

    def game_with(self, code: str) -> str:
        """Return the game that is found by the digest of a code; empty for none."""
        found = self.read("SELECT id FROM game WHERE code = ? AND code <> '' AND NOT closed", code)
        return str(found[0][0]) if found else ""

    def turns_of(self, person: int) -> list[str]:
        """Return the texts of the oldest MOST_DUE games in which it is a person's turn."""
        return [row[0] for row in self.read(
            "SELECT due_text FROM game WHERE due = ? AND due <> 0 AND NOT closed"
            " ORDER BY at, id LIMIT ?", person, MOST_DUE,
        )]

    def old_games(self, day: int, closed_day: int) -> list[str]:
        """Return some games without an entry since ``day``, or, if closed, since ``closed_day``."""
        before = (day * DAY_S, closed_day * DAY_S)
        return [row[0] for row in self.read(_OLD, *before, _FORGOTTEN_AT_ONCE)]

    def close(self) -> None:
        """Close the file when no thread reads or writes any more."""
        with self._reading:
            self._reader.close()
        with self._writing:
            self._file.close()
        if self._held >= 0:
            os.close(self._held)


def check(game: str, seq: int, text: str) -> int:
    """Return the checksum of a text, by which a change of the text or its place is found."""
    return crc32(f"{game} {seq} {text}".encode())


_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/:._-~")
"""The bytes that stand for themselves in an address."""


def file_uri(path: Path, how: str = "mode=rw") -> str:
    """Return the URI of an existing file, with parameters for SQLite."""
    # Path.as_uri loads all of the library's web client
    name = os.fsencode(path.absolute().as_posix())
    quoted = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02X}" for byte in name)
    return f"file://{'' if name.startswith(b'/') else '/'}{quoted}?{how}"


class Database(sqlite3.Connection):
    """A connection that is closed when it is deleted, so that Python does not warn of it."""

    def __del__(self) -> None:
        """Close the log, unless it could not be opened."""
        with suppress(sqlite3.ProgrammingError):
            self.close()


def connected(uri: str, settings: Sequence[str], wait_s: float) -> sqlite3.Connection:
    """Return a connection with some pragmas, for any thread; raises sqlite3.Error."""
    file = sqlite3.connect(
        uri, uri=True, timeout=wait_s, isolation_level=None, check_same_thread=False,
        factory=Database,
    )
    try:
        for setting in (*settings, "foreign_keys = ON"):
            file.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        file.close()
        raise
    return file


_CODES: dict[int, LogCode] = {
    sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_CONSTRAINT: "taken",
    **dict.fromkeys((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB), "damaged"),
    **dict.fromkeys(
        (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN), "read-only"
    ),
}
"""The meanings of SQLite's primary codes."""


@contextmanager
def _told() -> Iterator[None]:
    """Raise errors of SQLite as LogError."""
    try:
        yield
    except sqlite3.Error as error:
        code = _CODES.get(getattr(error, "sqlite_errorcode", -1) & 0xFF, "failed")
        raise LogError(str(error), code) from error


def _prepare(file: sqlite3.Connection) -> None:
    """Create the tables of a new file; raises LogError for a file of a newer version."""
    version = file.execute("PRAGMA user_version").fetchone()[0]
    if version > _VERSION:
        raise LogError("a newer version", "newer")
    if version < _VERSION:
        file.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} PRAGMA user_version = {_VERSION}; COMMIT;")


# -- a damaged file ----------------------------------------------------------------------------


def rescue(damaged: Path, log: SqliteLog) -> int:
    """Copy all that is readable in a damaged file into a new file, game by game.

    Returns:
        The highest number among the games in it.
    """
    old = sqlite3.connect(damaged, isolation_level=None)
    try:
        games: dict[str, None] = {}
        for statement in ("SELECT id FROM game", "SELECT id FROM game ORDER BY id DESC"):
            games |= dict.fromkeys(row[0] for row in _readable(old, statement))
        with log.transaction() as file:
            for game in games:
                header = [*_readable(old, "SELECT * FROM game WHERE id = ?", game)]
                marks = ", ".join("?" * len(header[0])) if header else ""
                file.executemany(f"INSERT OR IGNORE INTO game VALUES ({marks})", header)
                rows = _readable(old, "SELECT * FROM entry WHERE game = ? ORDER BY seq", game)
                whole = [row for at, row in enumerate(rows, 2) if row[1] == at] if header else []
                file.executemany(
                    "INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)",
                    [row for row in whole if row[3] == check(*row[:3])],
                )
            notes = _readable(old, "SELECT * FROM note")
            file.executemany("INSERT OR IGNORE INTO note VALUES (?, ?)", [*notes])
    finally:
        old.close()
    return max((int(game) for game in games if game.isdecimal()), default=0)


def _readable(
    file: sqlite3.Connection, statement: str, *values: object
) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a statement up to the first that cannot be read."""
    with suppress(sqlite3.Error, UnicodeDecodeError):
        yield from file.execute(statement, values)
