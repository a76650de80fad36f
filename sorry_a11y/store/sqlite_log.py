"""The log of games in one SQLite file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from time import monotonic, sleep, time
from typing import Any, TypeGuard
from zlib import crc32

from sorry_a11y.store.errors import DamagedError, LogError
from sorry_a11y.store.files import PAUSE
from sorry_a11y.store.log_store import MOST_DUE, StoredEntry
from sorry_a11y.store.sqlite_file import connected, told

_APPLICATION = 0x536F7279
"""The number by which a file of ours is known among other files of SQLite, from any version."""
_VERSION = 1
_LAST_VERSION = 999
"""The highest version that there may ever be: a higher number is damage."""
_FORGOTTEN_AT_ONCE = 50
"""The most games that are deleted at once, since decisions wait meanwhile."""
LAST_NUMBER = "last number"
"""The note that has the highest number which a game of a player ever had."""
_LATEST = 1e11
"""Seconds since 1970 that no clock shows; what stands in a file may."""
_MOST_DIGITS = 9
DAY_S = 86_400
PAGE_BYTES = 1024
"""The bytes of a page in the file of a player: few, since a key writes little."""
_SCHEMA = """
CREATE TABLE game (
    id TEXT PRIMARY KEY, header TEXT NOT NULL, code TEXT NOT NULL DEFAULT '',
    at REAL NOT NULL, closed INTEGER NOT NULL DEFAULT 0, crc INTEGER NOT NULL,
    last INTEGER NOT NULL DEFAULT 0, summary TEXT NOT NULL DEFAULT '',
    due INTEGER NOT NULL DEFAULT 0, due_text TEXT NOT NULL DEFAULT ''
);
CREATE INDEX game_code ON game (code) WHERE code <> '' AND NOT closed;
CREATE INDEX game_at ON game (at, id);
CREATE INDEX game_due ON game (due) WHERE due <> 0;
CREATE TABLE entry (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
    text TEXT NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE note (
    name TEXT PRIMARY KEY, value TEXT NOT NULL, crc INTEGER NOT NULL
) WITHOUT ROWID;
"""
"""The tables. ``game.at``: the time of the last entry, in seconds since 1970; ``crc``: the check of
the row's text; ``summary``: the packed summary of the log, empty until it is made; ``due``: the
person whose turn it is, 0 for nobody; ``last``: the sealed number of the last entry when ``at``
was written; ``note``: named values beside the games."""
_ENTRIES = """
SELECT 1, header, crc, last FROM game WHERE id = ?1
UNION ALL SELECT * FROM (SELECT seq, text, crc, 0 FROM entry WHERE game = ?1 ORDER BY seq)
"""
_OLD = "SELECT id FROM game WHERE at < ? OR (closed AND at < ?) LIMIT ?"


_STATEMENTS = tuple(part.strip() for part in _SCHEMA.split(";") if part.strip())
_TABLES = frozenset(_STATEMENTS)


def today() -> int:
    """Return the number of days since 1 January 1970, in UTC."""
    return int(time()) // DAY_S


class SqliteLog:
    """Games in one file.

    Args:
        uri: The address of the file.
        settings: The pragmas of each connection to it.
        wait_s: Seconds to wait for another program that writes to it.
        steps_s: The seconds by which the columns ``game.at`` and ``game.last`` may be too old: they
            are not written for each entry. If it is 0, a log without its last entries is damaged.
        new_lock: The function that makes a lock if several threads use the log: one may read, over
            its own connection, while another writes. None if one thread does all.
        held: The descriptor of a lock, which is closed with the file; -1 for none.

    Raises:
        LogError: The file cannot be opened, has a newer version or belongs to another program.
    """

    def __init__(
        self,
        uri: str,
        settings: Sequence[str],
        *,
        wait_s: float = 0.0,
        steps_s: int = DAY_S,
        new_lock: Callable[[], AbstractContextManager[object]] | None = None,
        held: int = -1,
    ) -> None:
        self._steps_s = steps_s
        self._held = held
        self._writing, self._reading = (new_lock or nullcontext)(), (new_lock or nullcontext)()
        until = monotonic() + wait_s
        while True:
            try:
                self._file = _opened(uri, settings, wait_s)
                break
            except LogError as error:  # SQLite itself does not wait while it changes the journal
                if error.code != "locked" or monotonic() >= until:
                    raise
                sleep(PAUSE)
        with told():
            self._reader = connected(uri, settings, wait_s) if new_lock else self._file
            self._reader.text_factory = decode_text

    # -- writing ---------------------------------------------------------------------------------

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store all of the entries or none; return when they are safe."""
        with self.transaction():
            self.write(entries)

    def write(self, entries: Sequence[StoredEntry]) -> None:
        """Write entries within a `transaction`."""
        now, lasts = time(), {one.game: one.seq for one in entries}
        self._file.executemany(
            "INSERT INTO game (id, header, code, at, crc) VALUES (?, ?, ?, ?, ?)",
            [
                (one.game, one.text, one.code, now, check(*one[:3]))
                for one in entries
                if one.seq == 1
            ],
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
            "UPDATE game SET at = ?1, summary = '', last = ?2"
            " WHERE id = ?3 AND NOT (at > ?4 AND at < ?1)",  # a clock may be set back
            [(now, sealed(game, last), game, now - self._steps_s) for game, last in lasts.items()],
        )

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Store everything that the block writes, or nothing; raise LogError."""
        with told(), self._writing:
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
        with told(), self._reading:
            return self._reader.execute(statement, values).fetchall()

    def entries(self, game: str) -> list[StoredEntry]:
        """Return the whole log of a game, empty if there is none.

        Raises:
            DamagedError: A text is not as it was written.
            LogError: The file cannot be read.
        """
        found: list[StoredEntry] = []
        rows = self.read(_ENTRIES, game)
        due = unsealed(game, rows[0][3]) if rows and not self._steps_s else None
        for number, (seq, text, crc, _) in enumerate(rows, 1):
            if seq != number or crc != check(game, seq, text):
                raise DamagedError(_lines(found))
            found.append(StoredEntry(game, seq, text))
        if due not in (None, len(rows)):
            raise DamagedError(_lines(found))
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
        return [
            row[0]
            for row in self.read(
                "SELECT due_text FROM game WHERE due = ? AND due <> 0 AND NOT closed"
                " ORDER BY at, id LIMIT ?",
                person,
                MOST_DUE,
            )
        ]

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


def _lines(entries: Iterable[StoredEntry]) -> int:
    return sum(one.text.count("\n") + 1 for one in entries)


def check(game: str, seq: int, text: str) -> int:
    """Return the checksum of a text, by which a change of the text or its place is found."""
    return crc32(f"{game} {seq} {text}".encode())


def note_row(name: str, value: str) -> tuple[str, str, int]:
    """Return a row of notes."""
    return name, value, check(name, 0, value)


def sealed(game: str, last: int) -> int:
    """Return the number of a game's last entry with a check of 16 bits."""
    return last << 16 | crc32(f"{game} {last}".encode()) & 0xFFFF


def unsealed(game: str, seal: object) -> int | None:
    """Return the number that was sealed; None for a value that is no seal."""
    last = seal >> 16 if isinstance(seal, int) else 0
    return last if seal == sealed(game, last) else None


def _opened(uri: str, settings: Sequence[str], wait_s: float) -> sqlite3.Connection:
    """Return a connection to a file of ours, or to an empty one, which gets its tables.

    Raises:
        LogError: The file cannot be opened, has a newer version or belongs to another program.
    """
    with told():
        # what a connection locks must be settled before it looks into the file
        early = [setting for setting in settings if setting.startswith("locking_mode")]
        file = connected(uri, early, wait_s)
        file.text_factory = decode_text
        try:
            file.execute("BEGIN")  # another program may be making the tables
            version = file_version(file)
            file.execute("COMMIT")
            for setting in settings:
                file.execute(f"PRAGMA {setting}")
            if not version:
                _prepare(file)
        except BaseException:
            file.close()
            raise
        return file


def file_version(file: sqlite3.Connection) -> int:
    """Return the version of a file of ours, 0 for an empty file; nothing is written.

    Raises:
        LogError: It has a newer version, is damaged, or belongs to another program.
        sqlite3.Error: It cannot be read.
    """
    (owner,), (version,) = (
        file.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
    )
    found = {row[0] for row in file.execute("SELECT sql FROM sqlite_schema WHERE sql <> ''")}
    if owner == _APPLICATION and any("TRIGGER" in str(one).upper() for one in found):
        raise LogError("statements that are run by themselves", "damaged")
    if owner == _APPLICATION and _VERSION < version <= _LAST_VERSION:
        raise LogError("a newer version", "newer")
    if owner == _APPLICATION and version == _VERSION and found >= _TABLES:
        return _VERSION
    if owner == _APPLICATION or found & _TABLES:
        raise LogError("not the tables of this program", "damaged")
    if owner or version or found:
        raise LogError("a file of another program", "foreign")
    return 0


def _prepare(file: sqlite3.Connection) -> None:
    """Create the tables of an empty file, unless another program has done so by now."""
    file.execute("BEGIN IMMEDIATE")
    try:
        if not file_version(file):
            for statement in _STATEMENTS:
                file.execute(statement)
            file.execute(f"PRAGMA application_id = {_APPLICATION}")
            file.execute(f"PRAGMA user_version = {_VERSION}")
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise


def is_number(game: object) -> TypeGuard[str]:
    """Return whether a value of a file is the number of a player's game."""
    return (
        isinstance(game, str)
        and game.isascii()
        and game.isdecimal()
        and len(game) <= _MOST_DIGITS
        and not game.startswith("0")
    )


def is_time(at: object) -> TypeGuard[float]:
    """Return whether a value of a file is a time."""
    return isinstance(at, (int, float)) and 0 <= at < _LATEST


def heads() -> Mapping[int, bytes]:
    """Return the pages, by number, that say where each table begins: the same in every file."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        file.execute(f"PRAGMA page_size = {PAGE_BYTES}")
        _prepare(file)
        data, tables = file.serialize(), file.execute("SELECT rootpage FROM sqlite_schema")
        pages = set(range(1, len(data) // PAGE_BYTES + 1)) - {row[0] for row in tables}
    return {page: data[(page - 1) * PAGE_BYTES : page * PAGE_BYTES] for page in pages}


def decode_text(data: bytes) -> str:
    """Return a text of a file; damaged ones fail their check, whatever stands for their bytes."""
    return data.decode("utf-8", "replace")
