"""The file of a player in SQLite: games and notes (setups, seats on servers).

It uses a write-ahead log. Written data outlives a crash of the program at once, and one of the
machine as soon as the `Flusher` has sent it to the disk. A file that SQLite cannot read is renamed;
its readable games are copied into a new file.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from sorry_a11y.store.errors import DamagedError, LogError, StorageError, shown, system_error
from sorry_a11y.store.files import GAMES_FILE, check_file, close_to_others, unreadable
from sorry_a11y.store.log_store import StoredEntry

if TYPE_CHECKING:
    import sqlite3

    from sorry_a11y.store.sqlite_log import SqliteLog  # loaded with the first use of the file

_DISK_WAIT_S = 2.0
"""Seconds that closing waits for the disk."""
_WRITER_WAIT_S = 2.0
"""Seconds to wait for another program that writes to the file."""
_LAST_NUMBER = "last number"
_SHARED = (
    "page_size = 1024", "journal_mode = WAL", "synchronous = NORMAL", "wal_autocheckpoint = 16000"
)
"""The usual settings: small pages, since a key writes few bytes, and rare checkpoints, which wait
for the disk."""
_ALONE = ("page_size = 1024", "journal_mode = TRUNCATE", "temp_store = MEMORY")
"""The settings in a browser, which has no locks and no shared memory."""


class Flusher:
    """The means to send the data of an open file to the disk, here within the call itself.

    Attributes:
        failure: The first error; None for none. It stays, since after a failed sync the system
            reports success for the next although data are lost.
    """

    def __init__(self, descriptor: int, folder: Path) -> None:  # noqa: ARG002 for subclasses
        self.failure: OSError | None = None
        self._descriptor = descriptor

    def request(self) -> None:
        """Ask that all data written so far are sent to the disk; may raise RuntimeError."""
        self._sync()

    def close(self, timeout: float) -> bool:  # noqa: ARG002 nothing is ever due
        """Finish flushing, and return whether this took at most ``timeout`` seconds.

        If it did not, the file must stay open.
        """
        return True

    def _sync(self) -> None:
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            self.failure = self.failure or error


class PlayerFile:
    """The file of a player in the game's folder; it is created when something is first stored.

    Args:
        folder: The game's folder.
        make_flusher: The function that makes the flusher, from a descriptor and the folder.
        is_alone: Whether no other program can open the file, and there are no locks.

    Attributes:
        folder: The game's folder.
        is_alone: Whether no other program can open the file, and there are no locks.
        path: The path of the file.
        notice: The error, raised by the next reading, that a damaged file was renamed.
    """

    def __init__(
        self, folder: Path, make_flusher: Callable[[int, Path], Flusher] = Flusher, *,
        is_alone: bool = False,
    ) -> None:
        self.folder = folder
        self.is_alone = is_alone
        self.path = folder / GAMES_FILE
        self.notice: StorageError | None = None
        self._make_flusher = make_flusher
        self._log: SqliteLog | None = None
        self._seen: os.stat_result | None = None
        self._flusher: Flusher | None = None
        self._wal = -1

    @property
    def exists(self) -> bool:
        """True if anything was ever stored, as far as a quick look tells."""
        try:
            return os.lstat(self.path).st_size > 0
        except OSError:
            return False

    # -- reading ---------------------------------------------------------------------------------

    def read(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a statement; none if there is no file.

        Raises:
            StorageError: "not-a-file", "cannot-read", "newer", or "set-aside" for a damaged file,
                which was renamed.
        """
        with self._told():
            log = self._opened(make=False)
            return log.read(statement, *values) if log else []

    def texts(self, game: int) -> list[str]:
        """Return the log of a game, empty if there is none.

        Raises:
            StorageError: See `read`.
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
        """Store a new game and return its number, which no other game had or will get.

        Raises LogError.
        """
        with self._writing() as file:
            number = int(next(file.execute(
                "INSERT INTO note VALUES (?, '1') ON CONFLICT (name)"
                " DO UPDATE SET value = CAST(value AS INTEGER) + 1 RETURNING value", (_LAST_NUMBER,)
            ))[0])
            self._write(number, 1, texts)
        return number

    def append(self, game: int, seq: int, texts: Sequence[str]) -> None:
        """Store texts of a game.

        Args:
            game: The number of the game.
            seq: The number of the first of the texts in the log of the game, from 1.
            texts: The texts.

        Raises:
            LogError: "changed" if another program has changed or deleted the game or replaced the
                file.
        """
        if self._is_replaced():
            self.close()
            raise LogError("another file", "changed")
        try:
            with self._writing():
                self._write(game, seq, texts)
        except LogError as error:
            if error.code == "damaged":
                self._set_aside()
            elif error.code != "taken":
                raise
            raise LogError(str(error), "changed") from error

    def run(self, statement: str, *values: object) -> int:
        """Execute a statement and return the number of rows that it changed; raises LogError."""
        with self._writing() as file:
            return file.execute(statement, values).rowcount

    def keep_note(self, name: str, value: str) -> bool:
        """Keep a note, and return whether it is stored."""
        try:
            self.run("INSERT OR REPLACE INTO note VALUES (?, ?)", name, value)
        except LogError:
            return False
        return True

    def request_flush(self) -> None:
        """Ask that all data written so far are sent to the disk; may raise RuntimeError."""
        if self._flusher is None:
            with suppress(OSError):
                self._wal = os.open(f"{self.path}-wal", os.O_RDWR)
                self._flusher = self._make_flusher(self._wal, self.folder)
        if self._flusher:
            self._flusher.request()

    @property
    def failure(self) -> OSError | None:
        """The first error in sending data to the disk; None for none."""
        return self._flusher.failure if self._flusher else None

    def close(self) -> OSError | None:
        """Wait two seconds at most for the disk, close the file, and return the disk's error."""
        flusher, self._flusher = self._flusher, None
        if self._wal >= 0 and (flusher is None or flusher.close(_DISK_WAIT_S)):
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
            raise system_error(error) from error
        assert log is not None, "a file is made"
        with log.transaction() as file:
            yield file

    def _opened(self, *, make: bool) -> SqliteLog | None:
        """Return the open file; None if there is none and ``make`` is false.

        Raises:
            LogError: The file cannot be opened as a log.
            OSError: The system refuses it.
        """
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
                self._log = self._connected()
            except LogError as error:
                if error.code != "damaged":
                    raise
                self._set_aside()
                self._log = self._connected()
            self._seen = os.stat(self.path)
        return self._log

    def _is_replaced(self) -> bool:
        """Return whether the path belongs to another file by now, or to none."""
        if self._log is None or self._seen is None:
            return False
        try:
            return not os.path.samestat(os.stat(self.path, follow_symlinks=False), self._seen)
        except OSError:
            return True

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Raise errors of the file as StorageError."""
        try:
            yield
        except DamagedError:
            raise
        except OSError as error:
            raise unreadable(self.path, error) from error
        except LogError as error:
            if error.code == "newer":
                raise StorageError("newer") from error
            if error.code == "damaged":
                self._set_aside()
                self._tell_notice()
            raise unreadable(self.path, error) from error
        if self.notice:
            self._tell_notice()

    def _tell_notice(self) -> NoReturn:
        notice, self.notice = self.notice, None
        assert notice is not None, "there is one"
        raise notice

    def _set_aside(self) -> None:
        """Give a damaged file another name, and copy its readable games into a new file."""
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
        log = self._connected()
        from sorry_a11y.store.sqlite_log import rescue

        try:
            with suppress(LogError):
                last = rescue(aside, log)
                with log.transaction() as file:
                    file.execute(
                        "INSERT INTO note VALUES (?1, ?2) ON CONFLICT (name)"
                        " DO UPDATE SET value = max(CAST(value AS INTEGER), ?2)",
                        (_LAST_NUMBER, last),
                    )
        finally:
            log.close()

    def _connected(self) -> SqliteLog:
        """Return the log in the file, open. Raises LogError."""
        from sorry_a11y.store.sqlite_log import SqliteLog, file_uri

        settings = _ALONE if self.is_alone else _SHARED
        try:
            return SqliteLog(file_uri(self.path), settings, wait_s=_WRITER_WAIT_S, steps_s=0)
        except LogError as error:
            if error.code != "read-only":
                raise
            return SqliteLog(file_uri(self.path, "immutable=1"), (), steps_s=0)
