"""The one file of a player: their games, and notes (setups, seats elsewhere).

It is in write-ahead mode. What was written outlives the program at once, and the machine as soon
as the `Flusher` of the `Home` has sent it to the disk. A file that SQLite cannot read is set aside
under another name; what can be read of it goes into a new one.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

from sorry_a11y.store.errors import StorageError, TroubleCode, shown, trouble_of
from sorry_a11y.store.home import GAMES_FILE, Flusher, Home, is_something
from sorry_a11y.store.log_store import NEWER, DamagedError, LogError, StoredEntry
from sorry_a11y.store.ordinary_files import NotAFileError, check_file
from sorry_a11y.store.sqlite_log import SqliteLog, check, close_to_others

DISK_WAIT_S = 2.0
"""Seconds that closing waits for the disk."""
WRITER_WAIT_S = 2.0
"""Seconds to wait for another program that writes to the file."""
_LAST_NUMBER = "last number"
_FULL = (sqlite3.SQLITE_FULL,)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_READ_ONLY = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN)
_SHARED = (
    "page_size = 1024", "journal_mode = WAL", "synchronous = NORMAL", "wal_autocheckpoint = 16000"
)
"""Small pages, since a key writes few bytes; and a checkpoint, which waits for the disk, when the
file is closed."""
_ALONE = ("page_size = 1024", "journal_mode = TRUNCATE", "temp_store = MEMORY")
"""Where nobody else can have the file, and the system knows neither locks nor shared memory."""


class ChangedError(Exception):
    """Somebody else wrote to the game or deleted it, or another file has taken the place."""


class PlayerFile:
    """The file in a game's folder, which need not be there yet. It is opened when it is needed, and
    made with the first thing to be stored.

    Args:
        home: The game's folder.
    """

    def __init__(self, home: Home) -> None:
        self.home = home
        self.path = home.path(GAMES_FILE)
        self.notice: StorageError | None = None
        self._log: SqliteLog | None = None
        self._seen: os.stat_result | None = None
        self._flusher: Flusher | None = None
        self._wal = -1

    @property
    def exists(self) -> bool:
        """True if anything was ever stored, as far as a quick look tells."""
        return is_something(self.path)

    # -- reading ---------------------------------------------------------------------------------

    def read(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a statement; none where there is no file.

        Raises:
            StorageError: "not-a-file", "cannot-read", "newer", or "set-aside" for a damaged file,
                which was set aside.
        """
        with self._told():
            log = self._opened(make=False)
            return log.read(statement, *values) if log else []

    def texts(self, game: int) -> list[str]:
        """Return the log of a game, empty if there is none.

        Raises:
            StorageError: As of `read`.
            DamagedError: A text is not as it was written.
        """
        with self._told():
            log = self._opened(make=False)
            return [entry.text for entry in log.entries(str(game))] if log else []

    def note(self, name: str) -> str:
        """Return the value of a note, empty if there is none or it cannot be read."""
        try:
            found = self.read("SELECT value FROM note WHERE name = ?", name)
        except StorageError as error:
            self.notice = error if error.code == "set-aside" else self.notice
            return ""
        return str(found[0][0]) if found else ""

    # -- writing ---------------------------------------------------------------------------------

    def create(self, texts: Sequence[str]) -> int:
        """Store a new game and return its number, which no other game had or will get; raises
        LogError."""
        with self._writing() as file:
            number = int(next(file.execute(
                "INSERT INTO note VALUES (?, '1') ON CONFLICT (name)"
                " DO UPDATE SET value = CAST(value AS INTEGER) + 1 RETURNING value", (_LAST_NUMBER,)
            ))[0])
            self._write(number, 1, texts)
        return number

    def append(self, game: int, seq: int, texts: Sequence[str]) -> None:
        """Store texts of a game, the first of which has a number.

        Raises:
            ChangedError: The game is not as this program left it.
            LogError: They cannot be stored.
        """
        if self._is_replaced():
            self.close()
            raise ChangedError
        try:
            with self._writing():
                self._write(game, seq, texts)
        except LogError as error:
            if _is_damage(error):
                self._set_aside()
            elif not isinstance(error.__cause__, sqlite3.IntegrityError):
                raise
            raise ChangedError from error

    def run(self, statement: str, *values: object) -> int:
        """Do a statement and return how many rows it changed; raises LogError."""
        with self._writing() as file:
            return file.execute(statement, values).rowcount

    def keep_note(self, name: str, value: str) -> bool:
        """Keep a note, and return whether that could be done."""
        try:
            self.run("INSERT OR REPLACE INTO note VALUES (?, ?)", name, value)
        except LogError:
            return False
        return True

    def request_flush(self) -> None:
        """Have what was written sent on to the disk; raises RuntimeError if that cannot be
        asked."""
        if self._flusher is None:
            with suppress(OSError):
                self._wal = os.open(f"{self.path}-wal", os.O_RDWR)
                self._flusher = self.home.make_flusher(self._wal, self.home.folder)
        if self._flusher:
            self._flusher.request()

    @property
    def failure(self) -> OSError | None:
        """The first error of sending to the disk; None if all went well."""
        return self._flusher.failure if self._flusher else None

    def close(self) -> OSError | None:
        """Wait for the disk, two seconds at most, and let go of the file; return what went wrong
        with that."""
        flusher, self._flusher = self._flusher, None
        if self._wal >= 0 and (flusher is None or flusher.close(DISK_WAIT_S)):
            os.close(self._wal)
        self._wal = -1
        log, self._log = self._log, None
        if log:
            log.close()
        return flusher.failure if flusher else None

    # -- the file --------------------------------------------------------------------------------

    def _write(self, game: int, seq: int, texts: Sequence[str]) -> None:
        assert self._log is not None, "within `_writing`"
        self._log.write([
            StoredEntry(str(game), at, text) for at, text in enumerate(texts, seq)
        ])

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            log = self._opened(make=True)
        except OSError as error:
            raise LogError(str(error)) from error
        assert log is not None, "a file is made"
        with log.transaction() as file:
            yield file

    def _opened(self, *, make: bool) -> SqliteLog | None:
        """Return the open file; None where there is none that may be made. Raises LogError,
        OSError."""
        if self._log and self._is_replaced():
            self.close()
        if self._log is None:
            try:
                for end in ("-journal", "-shm", "-wal"):
                    with suppress(FileNotFoundError):
                        check_file(f"{self.path}{end}")
                check_file(self.path)
                if not make and not self.exists:
                    return None
            except (FileNotFoundError, NotADirectoryError):
                if not make:
                    return None
                self.path.parent.mkdir(parents=True, exist_ok=True)
                close_to_others(self.path)
            try:
                self._log = _connected(self.path, is_alone=self.home.is_alone)
            except LogError as error:
                if not _is_damage(error):
                    raise
                self._set_aside()
                self._log = _connected(self.path, is_alone=self.home.is_alone)
            self._seen = os.stat(self.path)
        return self._log

    def _is_replaced(self) -> bool:
        """Return whether the name leads to another file by now, or to none."""
        if self._log is None or self._seen is None:
            return False
        try:
            return not os.path.samestat(os.stat(self.path, follow_symlinks=False), self._seen)
        except OSError:
            return True

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Have errors of the file told as those of a player's games."""
        try:
            yield
        except DamagedError:
            raise
        except NotAFileError as error:
            raise StorageError("not-a-file", file=shown(self.path)) from error
        except OSError as error:
            raise StorageError("cannot-read", file=shown(self.path)) from error
        except LogError as error:
            if str(error) == NEWER:
                raise StorageError("newer") from error
            if _is_damage(error):
                self._set_aside()
                self._tell_notice()
            raise StorageError("cannot-read", file=shown(self.path)) from error
        if self.notice:
            self._tell_notice()

    def _tell_notice(self) -> NoReturn:
        notice, self.notice = self.notice, None
        assert notice is not None, "there is one"
        raise notice

    def _set_aside(self) -> None:
        """Give a damaged file another name, and put what can be read of it into a new one."""
        self.close()
        aside = next(
            path for number in range(1, 1000)
            if not os.path.lexists(path := self.path.with_name(f"damaged-{number}-{GAMES_FILE}"))
        )
        for end in ("", "-wal"):
            with suppress(FileNotFoundError):
                os.replace(f"{self.path}{end}", f"{aside}{end}")
        with suppress(FileNotFoundError):
            os.unlink(f"{self.path}-shm")
        self.notice = StorageError("set-aside", file=shown(aside))
        close_to_others(self.path)
        log = _connected(self.path, is_alone=self.home.is_alone)
        try:
            with suppress(sqlite3.Error), log.transaction() as file:
                _rescue(aside, file)
        finally:
            log.close()


def trouble_code(error: Exception) -> TroubleCode:
    """Return why something could not be stored."""
    cause = error.__cause__
    if isinstance(cause, OSError):
        return trouble_of(cause)
    code = _code(error)
    if code in _FULL:
        return "full"
    return "read-only" if code in _READ_ONLY else "failed"


def _code(error: Exception) -> int:
    """Return the primary code of SQLite behind an error, -1 if there is none."""
    return int(getattr(error.__cause__, "sqlite_errorcode", -1)) & 0xFF


def _is_damage(error: Exception) -> bool:
    return _code(error) in _DAMAGED


def _connected(path: Path, *, is_alone: bool) -> SqliteLog:
    """Return the log in a file, open. Raises LogError."""
    try:
        return SqliteLog(_once(path, _ALONE if is_alone else _SHARED), steps_s=0)
    except LogError as error:
        if _code(error) not in _READ_ONLY:
            raise
        return SqliteLog(_once(path, (), "immutable=1"), steps_s=0)


def _once(
    path: Path, settings: Sequence[str], how: str = "mode=rw"
) -> Callable[[], sqlite3.Connection]:
    """Return a function that returns the same connection each time."""
    made: list[sqlite3.Connection] = []

    def connect() -> sqlite3.Connection:
        if not made:
            made.append(sqlite3.connect(
                f"{path.absolute().as_uri()}?{how}", uri=True, timeout=WRITER_WAIT_S,
                isolation_level=None,
                check_same_thread=False,
            ))
            for setting in (*settings, "foreign_keys = ON"):
                made[0].execute(f"PRAGMA {setting}")
        return made[0]

    return connect


def _rescue(damaged: Path, file: sqlite3.Connection) -> None:
    """Put what can be read of a damaged file into a new one, game by game."""
    old = sqlite3.connect(damaged, isolation_level=None)
    try:
        games: dict[str, None] = {}
        for statement in ("SELECT id FROM game", "SELECT id FROM game ORDER BY id DESC"):
            games |= dict.fromkeys(row[0] for row in _readable(old, statement))
        for game in games:
            header = [*_readable(old, "SELECT * FROM game WHERE id = ?", game)]
            file.executemany(f"INSERT INTO game VALUES ({', '.join('?' * 7)})", header)
            rows = _readable(old, "SELECT * FROM entry WHERE game = ? ORDER BY seq", game)
            whole = [row for at, row in enumerate(rows, 2) if row[1] == at] if header else []
            file.executemany(
                "INSERT INTO entry VALUES (?, ?, ?, ?)",
                [row for row in whole if row[3] == check(*row[:3])],
            )
        notes = _readable(old, "SELECT * FROM note")
        file.executemany("INSERT OR IGNORE INTO note VALUES (?, ?)", [*notes])
        last = max((int(game) for game in games if game.isdecimal()), default=0)
        file.execute(
            "INSERT INTO note VALUES (?1, ?2) ON CONFLICT (name)"
            " DO UPDATE SET value = max(CAST(value AS INTEGER), ?2)", (_LAST_NUMBER, last)
        )
    finally:
        old.close()


def _readable(
    file: sqlite3.Connection, statement: str, *values: object
) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a statement up to the first that cannot be read."""
    with suppress(sqlite3.Error, UnicodeDecodeError):
        yield from file.execute(statement, values)
