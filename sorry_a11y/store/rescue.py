"""Rescue of the games in a damaged file, each by itself, whatever page of the file is bad.

SQLite finds the rows of a table through pages that lead to others, and a bad one cuts off all
behind it. So a copy of the file is read page by page as well, each page as if it were the whole
table. Every text has a checksum that names its game and its place in it: a row proves itself,
wherever it was found.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from sorry_a11y.store.files import SIDES, close_to_others
from sorry_a11y.store.sqlite_file import file_uri
from sorry_a11y.store.sqlite_log import (
    LAST_NUMBER,
    PAGE_BYTES,
    SqliteLog,
    check,
    decode_text,
    heads,
    is_number,
    is_time,
    note_row,
    sealed,
    unsealed,
)

_GAMES = (
    "SELECT id, header, crc, at, last FROM game",
    "SELECT id, header, crc, NULL, NULL FROM game",
)
"""The statements that read games; the second one does without what a game can do without."""
_ENTRIES = "SELECT game, seq, text, crc FROM entry"
_ENTRIES_OF = "SELECT ?1, seq, text, crc FROM entry WHERE game = ?1 ORDER BY seq"
_NOTES = "SELECT name, value, crc FROM note"
_MOST_TRIED = 100_000
"""The highest number of a game that is looked for where nothing names the game."""
_INDEXES = (
    "SELECT id FROM game INDEXED BY sqlite_autoindex_game_1 ORDER BY id",
    "SELECT id FROM game INDEXED BY game_at ORDER BY at",
)
_OF_ROWS, _OF_KEYS = frozenset({0x05, 0x0D}), frozenset({0x02, 0x0A})
"""The first bytes of pages: of tables with row numbers, of tables and indexes in order of a key."""
_SIZE_AT = 28
"""The byte of a file at which its number of pages stands."""


_COPIED = ("page_size = 1024", "journal_mode = MEMORY", "synchronous = FULL", "foreign_keys = OFF")
"""The settings of a new file while the games of a damaged one are copied into it."""


class Rescued(NamedTuple):
    """The number of games in a damaged file, by what became of them.

    Attributes:
        whole: Games of which everything was copied.
        part: Games of which everything before the damage was copied.
        lost: Games of which nothing could be copied.
        notes: Whether all notes beside the games were copied.
    """

    whole: int = 0
    part: int = 0
    lost: int = 0
    notes: bool = True


def rescue(damaged: Path, log: SqliteLog) -> Rescued:
    """Copy what can be read of a damaged file into a new log, in one step.

    Args:
        damaged: The path of the damaged file.
        log: The new log, which is empty and takes entries of games that are not there yet.

    Returns:
        The number of games by what became of them.

    Raises:
        LogError: The new log cannot be written.
        OSError: The damaged file cannot be read.
    """
    with log.transaction() as new:
        copying = _Copying(new)
        # closing it takes into the file what SQLite has written beside it
        with closing(sqlite3.connect(file_uri(damaged), uri=True, isolation_level=None)) as old:
            copying.copy_tables(old)
        with closing(_Pages(damaged.read_bytes())) as pages:
            copying.copy_tables(pages.file)
            copying.copy_pages(pages)
        return copying.finished()


def replaced(path: Path) -> tuple[Rescued, Path]:
    """Put a new file with what can be read in the place of a damaged one, which stays beside.

    Args:
        path: The path of the damaged file.

    Returns:
        What was read, and the new path of the damaged file.

    Raises:
        LogError: Nothing can be read or written, and the damaged file is as it was.
        OSError: The same.
    """
    new = path.with_name(f".{path.name}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    try:
        close_to_others(new)
        with closing(SqliteLog(file_uri(new), _COPIED)) as log:
            found = rescue(path, log)
        return found, _put_in_place(new, path)
    finally:
        with suppress(FileNotFoundError):
            new.unlink()


def _put_in_place(new: Path, path: Path) -> Path:
    """Rename the damaged file, then the new one; return the new path of the damaged one."""
    aside = next(
        aside
        for number in count(1)
        if not os.path.lexists(aside := path.with_name(f"damaged-{number}-{path.name}"))
    )
    # what SQLite would apply to any file of this name goes first
    for end in SIDES:
        with suppress(FileNotFoundError):
            os.replace(f"{path}{end}", f"{aside}{end}")
    with suppress(FileNotFoundError):
        os.unlink(f"{path}-shm")
    os.replace(path, aside)
    os.replace(new, path)
    return aside


class _Rows:
    """The rows of a statement up to the first that cannot be read.

    Attributes:
        are_whole: Whether all rows were read; set when the iteration ends.
    """

    def __init__(self, file: sqlite3.Connection, statement: str, *values: object) -> None:
        self.are_whole = False
        self._file = file
        self._statement = statement
        self._values = values

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        try:
            yield from self._file.execute(self._statement, self._values)
        except (sqlite3.Error, UnicodeDecodeError):  # what is behind is found page by page
            return
        self.are_whole = True


class _Pages:
    """A copy of a file in memory, of which each page can be read by itself.

    The pages that say where the tables begin are those of an empty file. So a bad one loses
    nothing, and neither does a file that was cut, which SQLite refuses as a whole.

    Args:
        data: The bytes of the file.

    Attributes:
        file: The connection to the copy.
    """

    def __init__(self, data: bytes) -> None:
        found, copy = heads(), bytearray(data)
        copy += bytes(max(-len(data) % PAGE_BYTES, PAGE_BYTES * max(found) - len(data)))
        for page, head in found.items():
            copy[(page - 1) * PAGE_BYTES : page * PAGE_BYTES] = head
        copy[_SIZE_AT : _SIZE_AT + 4] = (len(copy) // PAGE_BYTES).to_bytes(4, "big")
        self._page_types = {
            page: copy[(page - 1) * PAGE_BYTES]
            for page in range(1, len(copy) // PAGE_BYTES + 1)
            if page not in found
        }
        self.file = sqlite3.connect(":memory:", isolation_level=None)
        self.file.deserialize(bytes(copy))

    def tables(self, name: str, types: frozenset[int], statement: str) -> Iterator[_Rows]:
        """Yield for each page of some types what a statement finds in a table that begins there."""
        for page, found in self._page_types.items():
            if found in types:
                self.file.execute("PRAGMA writable_schema = ON")
                self.file.execute(
                    "UPDATE sqlite_schema SET rootpage = ? WHERE name = ?", (page, name)
                )
                self.file.execute("PRAGMA writable_schema = RESET")
                yield _Rows(self.file, statement)

    def close(self) -> None:
        """Free the memory."""
        self.file.close()


class _Copying:
    """The copying of a damaged file into a new one.

    Args:
        new: The connection to the new file, within a transaction.
    """

    def __init__(self, new: sqlite3.Connection) -> None:
        self._new = new
        self._games: set[str] = set()
        self._named: set[str] = set()
        self._has_notes = False

    def copy_tables(self, old: sqlite3.Connection) -> None:
        """Copy what SQLite finds in the file."""
        old.text_factory = decode_text
        by_id, by_time = ({row[0] for row in _Rows(old, way)} for way in _INDEXES)
        # a name that stands in one index alone may be the damage
        self._named |= {game for game in by_id & by_time if is_number(game)}
        for statement in _GAMES:
            self._copy_games(_Rows(old, statement))
        self._copy_entries(_Rows(old, _ENTRIES))
        for game in self._wanted(old, by_id | by_time):
            for statement in _GAMES:
                self._copy_games(_Rows(old, f"{statement} WHERE id = ?", game))
            self._copy_entries(_Rows(old, _ENTRIES_OF, game))
        notes = _Rows(old, _NOTES)
        self._has_notes |= self._copy_notes(notes) and notes.are_whole

    def _wanted(self, old: sqlite3.Connection, found: set[object]) -> set[str]:
        """Return the numbers of all games that there may be."""
        names = {
            *found,
            *self._named,
            *(row[1] for row in _Rows(old, f"{_NOTES} WHERE name = ?", LAST_NUMBER)),
        }
        numbers = {name for name in names if is_number(name)}
        last = max((int(number) for number in numbers), default=0)
        return numbers | {str(number) for number in range(1, min(last, _MOST_TRIED) + 1)}

    def copy_pages(self, pages: _Pages) -> None:
        """Copy what stands on any page."""
        for statement in _GAMES:
            for order in ("", "ORDER BY rowid DESC"):
                for rows in pages.tables("game", _OF_ROWS, f"{statement} {order}"):
                    self._copy_games(rows)
        for statement in (_ENTRIES, f"{_ENTRIES} ORDER BY game DESC, seq DESC"):
            for rows in pages.tables("entry", _OF_KEYS, statement):
                self._copy_entries(rows)
        for rows in pages.tables("note", _OF_KEYS, _NOTES):
            self._copy_notes(rows)

    def finished(self) -> Rescued:
        """Remove what stands behind a gap, and games without an entry; return the figures."""
        part = sum([self._is_cut(game) for game in sorted(self._games)])
        self._new.execute("DELETE FROM entry WHERE game NOT IN (SELECT id FROM game)")
        last = max(map(int, self._wanted(self._new, set())), default=0)
        self._new.execute(
            "INSERT OR REPLACE INTO note VALUES (?, ?, ?)", note_row(LAST_NUMBER, str(last))
        )
        lost = len(self._named - self._games)
        return Rescued(len(self._games) - part, part, lost, self._has_notes)

    def _copy_games(self, rows: _Rows) -> None:
        for game, header, crc, at, last in rows:
            if not is_number(game) or game in self._games or crc != check(game, 1, header):
                continue
            self._games.add(game)
            self._named.add(game)
            self._new.execute(
                "INSERT INTO game (id, header, at, crc, last) VALUES (?, ?, ?, ?, ?)",
                (game, header, at if is_time(at) else 0.0, crc, last or 0),
            )

    def _copy_entries(self, rows: _Rows) -> None:
        for row in rows:
            if is_number(row[0]) and row[3] == check(*row[:3]):
                self._named.add(row[0])
                self._new.execute("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)", row)

    def _copy_notes(self, rows: _Rows) -> bool:
        """Copy notes that are as they were written, and return whether all are."""
        are_good = True
        for row in rows:
            if row[2] == check(row[0], 0, row[1]):
                self._new.execute("INSERT OR IGNORE INTO note VALUES (?, ?, ?)", row)
            else:
                are_good = False
        return are_good

    def _is_cut(self, game: str) -> bool:
        """Return whether a game is kept in part; what stands behind a gap is removed."""
        ((seal,),) = self._new.execute("SELECT last FROM game WHERE id = ?", (game,))
        last, found = (
            1,
            self._new.execute(
                "SELECT seq FROM entry WHERE game = ? ORDER BY seq", (game,)
            ).fetchall(),
        )
        for (seq,) in found:
            last += seq == last + 1
        if last == len(found) + 1 and unsealed(game, seal) in (None, last):
            return False
        self._new.execute("DELETE FROM entry WHERE game = ? AND seq > ?", (game, last))
        self._new.execute("UPDATE game SET last = ? WHERE id = ?", (sealed(game, last), game))
        if last == 1:
            self._new.execute("DELETE FROM game WHERE id = ?", (game,))
            self._games.discard(game)
        return last > 1
