"""The file of a player in SQLite: games and notes (setups, seats on servers).

It uses a write-ahead log. Written data outlives a crash of the program at once, and one of the
machine as soon as the `Flusher` has sent it to the disk. A damaged file is renamed, after all that
can be read of it was copied into a new one (`store.rescue`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sorry_a11y.store.disk import Disk
from sorry_a11y.store.errors import (
    UNWRITABLE,
    DamagedError,
    LogError,
    StorageError,
    shown,
    system_error,
)
from sorry_a11y.store.files import (
    GAMES_FILE,
    SIDES,
    check_file,
    close_to_others,
    explained,
    file_error,
    has_locks,
    held,
)
from sorry_a11y.store.log_store import StoredEntry

if TYPE_CHECKING:
    import sqlite3

    from sorry_a11y.store.sqlite_log import SqliteLog  # loaded with the first use of the file

_Answer = TypeVar("_Answer")

_DISK_WAIT_S = 2.0
"""Seconds that closing waits for the disk."""
_WRITER_WAIT_S = 2.0
"""Seconds to wait for another program that writes to the file."""
_GAMES = "SELECT id, at, summary FROM game"
_KEEP_NOTE = "INSERT OR REPLACE INTO note VALUES (?, ?, ?)"
_SHARED: Sequence[str] = (
    "page_size = 1024",
    "journal_mode = WAL",
    "synchronous = NORMAL",
    "wal_autocheckpoint = 16000",
    "secure_delete = ON",
    "temp_store = MEMORY",
)
"""The usual settings: small pages, since a key writes few bytes, and rare checkpoints, which wait
for the disk. What is deleted is overwritten, so that no rescue brings it back."""
_ALONE: Sequence[str] = (
    "page_size = 1024",
    "journal_mode = TRUNCATE",
    "temp_store = MEMORY",
    "secure_delete = ON",
)
"""The settings in a browser, which has no locks and no shared memory."""
_UNLOCKED = ("locking_mode = EXCLUSIVE", *_SHARED)
"""The settings on a network share without locks: shared memory needs them."""


class StoredGame(NamedTuple):
    """A game as the file lists it.

    Attributes:
        number: Its number.
        at: The time at which it was played last, in seconds since 1970.
        summary: Its packed summary; empty if none was made.
    """

    number: int
    at: float
    summary: str


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

    Two threads may use it, one after the other: the one that plays, and that of the disk.

    Args:
        folder: The game's folder.
        make_flusher: The function that makes the flusher, from a descriptor and the folder.
        is_alone: Whether no other program can open the file, and there are no locks.
        disk: The disk, which does what may be written later; one that does it at once unless given.

    Attributes:
        folder: The game's folder.
        is_alone: Whether no other program can open the file, and there are no locks.
        disk: As given.
        path: The path of the file.
        notice: The error, raised by the next reading, that a damaged file was renamed.
    """

    def __init__(
        self,
        folder: Path,
        make_flusher: Callable[[int, Path], Flusher] = Flusher,
        *,
        is_alone: bool = False,
        disk: Disk | None = None,
    ) -> None:
        self.folder = folder
        self.is_alone = is_alone
        self.disk = disk or Disk()
        self.path = folder / GAMES_FILE
        self.notice: StorageError | None = None
        self._make_flusher = make_flusher
        self._log: SqliteLog | None = None
        self._seen: os.stat_result | None = None
        self._flusher: Flusher | None = None
        self._wal = -1
        self._is_fallback = False
        self._using = self.disk.new_lock()

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
            StorageError: "not-a-file" or "cannot-read"; "set-aside" for a damaged file, in whose
                place there is a new one with what could be read; "damaged" if there could not be.
        """
        return self._answered(lambda log: log.read(statement, *values))

    def games(self, which: str = "", *values: object) -> list[StoredGame]:
        """Return the games in the file.

        Args:
            which: The end of the statement that reads them.
            values: The values of the statement.

        Raises:
            StorageError: See `read`.
        """
        return self._answered(
            lambda log: [_stored(*row) for row in log.read(f"{_GAMES} {which}", *values)]
        )

    def texts(self, game: int) -> list[str]:
        """Return the log of a game, empty if there is none.

        Raises:
            StorageError: See `read`.
            DamagedError: A text is not as it was written.
        """
        return self._answered(lambda log: [entry.text for entry in log.entries(str(game))])

    def check(self) -> None:
        """Read the whole file, to find damage before it is in the way.

        Raises:
            StorageError: See `read`.
        """
        self._answered(_checked)

    def note(self, name: str) -> str:
        """Return the value of a note, empty if there is none or it cannot be read."""
        try:
            found = self._answered(lambda log: _notes(log, "WHERE name = ?", name))
        except StorageError as error:  # whoever reads games is told
            self.notice = error if error.code == "set-aside" else self.notice
            return ""
        return found[0] if found else ""

    # -- writing ---------------------------------------------------------------------------------

    def create(self, texts: Sequence[str]) -> int:
        """Store a new game and return its number, which no other game had or will get.

        Raises LogError.
        """
        from sorry_a11y.store.sqlite_log import LAST_NUMBER, is_number, note_row

        with self._writing() as file:
            given = [
                row[0]
                for row in file.execute(
                    "SELECT value FROM note WHERE name = ? UNION ALL SELECT id FROM game",
                    (LAST_NUMBER,),
                )
            ]
            number = 1 + max((int(one) for one in given if is_number(one)), default=0)
            file.execute(_KEEP_NOTE, note_row(LAST_NUMBER, str(number)))
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
                file, "damaged" if the file was damaged and there is a new one now.
        """
        with self._using:
            if self._is_replaced():
                self.close()
                raise LogError("another file", "changed")
            try:
                with self._writing():
                    self._write(game, seq, texts)
            except LogError as error:
                if error.code == "damaged":
                    self._rescue()
                elif error.code == "taken":
                    raise LogError(str(error), "changed") from error
                raise

    def run(self, statement: str, *values: object) -> int:
        """Execute a statement and return the number of rows that it changed; raises LogError."""
        with self._writing() as file:
            return file.execute(statement, values).rowcount

    def keep_note(self, name: str, value: str) -> bool:
        """Keep a note, and return whether it is stored."""
        try:
            self.change_note(name, lambda _before: value)
        except LogError:  # the caller tells it, if anything was promised
            return False
        return True

    def change_note(self, name: str, change: Callable[[str], str]) -> None:
        """Read a note and keep it changed, in one step, so that nothing of it is lost.

        Args:
            name: The name of the note.
            change: A function that returns its new value. It gets the value so far, empty if there
                is none.

        Raises:
            LogError: It cannot be read or written; nothing has changed.
        """
        from sorry_a11y.store.sqlite_log import note_row

        with self._writing() as file:
            found = file.execute("SELECT name, value, crc FROM note WHERE name = ?", (name,))
            row = found.fetchone()
            if row and row != note_row(*row[:2]):
                raise LogError("a note", "damaged")
            file.execute(_KEEP_NOTE, note_row(name, change(row[1] if row else "")))

    def request_flush(self) -> None:
        """Ask that all data written so far are sent to the disk; may raise RuntimeError."""
        with self._using:
            if self._flusher is None:
                with suppress(OSError):  # without that log SQLite syncs; else the next write tries
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
        with self._using:
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
        self._log.write([StoredEntry(str(game), at, text) for at, text in enumerate(texts, seq)])

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._using:
            try:
                if self._is_fallback:
                    self.close()
                log = self._opened(make=True)
                assert log is not None, "a file is made"
                with log.transaction() as file:
                    yield file
            except OSError as error:
                raise system_error(error) from error
            except LogError as error:
                raise self._explained(error) from error

    def _answered(self, question: Callable[[SqliteLog], list[_Answer]]) -> list[_Answer]:
        """Return the answer of the file to a question, empty if there is no file."""
        with self._using:
            try:
                log = self._opened(make=False)
                answer = question(log) if log else []
            except DamagedError:
                raise
            except OSError as error:
                raise file_error("cannot-read", self.path, error) from error
            except LogError as error:
                if error.code != "damaged":
                    raise file_error("cannot-read", self.path, self._explained(error)) from error
                self._rescue_for_reader()
                answer = [] if self.notice else self._answered(question)
            if notice := self.notice:
                self.notice = None
                raise notice
            return answer

    def _rescue_for_reader(self) -> None:
        try:
            self._rescue()
        except LogError as error:
            raise file_error("damaged", self.path, error) from error

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
                for end in (*SIDES, "-shm"):
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
            self._seen = os.stat(self.path)
            try:
                self._log = self._connected()
            except LogError as error:
                if not make or error.code != "damaged":
                    raise
                self._rescue()
                self._seen = os.stat(self.path)
                self._log = self._connected()
        return self._log

    def _is_replaced(self) -> bool:
        """Return whether the path belongs to another file by now, or to none."""
        return self._log is not None and not self._is_seen()

    def _is_seen(self) -> bool:
        """Return whether the path belongs to the file that was opened last."""
        try:
            now = os.stat(self.path, follow_symlinks=False)
        except OSError:  # it belongs to no file
            return False
        return self._seen is not None and os.path.samestat(now, self._seen)

    def _connected(self) -> SqliteLog:
        """Return the log in the file, open. Raises LogError."""
        from sorry_a11y.store.sqlite_file import NO_LOCKS, file_uri, without_writing
        from sorry_a11y.store.sqlite_log import SqliteLog

        settings = _ALONE if self.is_alone else _SHARED
        self._is_fallback = False
        try:
            return SqliteLog(file_uri(self.path), settings, wait_s=_WRITER_WAIT_S, steps_s=0)
        except LogError as error:
            if error.code == "locked" and not has_locks(self.folder):
                return SqliteLog(file_uri(self.path, NO_LOCKS), _UNLOCKED, steps_s=0)
            if error.code not in UNWRITABLE:
                raise
        self._is_fallback = True
        return SqliteLog(*without_writing(self.path), steps_s=0)

    def _explained(self, error: LogError) -> LogError:
        """Return an error with the reason that the system gives, where SQLite knows none."""
        found = explained(error, self.folder)
        # the file is not opened for this: closing it would end the locks of SQLite
        is_denied = found is error and error.code in UNWRITABLE and self.exists
        if is_denied and not os.access(self.path, os.W_OK):
            return LogError(str(error), "denied")
        return found

    # -- a damaged file --------------------------------------------------------------------------

    def _rescue(self) -> None:
        """Put a new file with what can be read in the place of a damaged one, which stays beside.

        Nothing is done if another program has done so by now.

        Raises:
            LogError: It cannot be done, and the damaged file is as it was.
        """
        from sorry_a11y.store.rescue import replaced

        self.close()
        try:
            with held(self.folder):
                if not self._is_seen():
                    return
                figures, aside = replaced(self.path)
        except OSError as error:
            raise system_error(error) from error
        except LogError as error:
            raise self._explained(error) from error
        self.notice = StorageError(
            "set-aside",
            file=shown(aside),
            whole=figures.whole,
            part=figures.part,
            lost=figures.lost,
            saved="yes" if figures.whole + figures.part else "no",
            notes="yes" if figures.notes else "no",
        )


def _stored(game: object, at: object, summary: object) -> StoredGame:
    """Return a row of games; raises LogError if a value is none that this program writes."""
    from sorry_a11y.store.sqlite_log import is_number, is_time

    if is_number(game) and is_time(at) and isinstance(summary, str):
        return StoredGame(int(game), at, summary)
    raise LogError(f"game {game!r} has a value that is none", "damaged")


def _checked(log: SqliteLog) -> list[StoredGame]:
    """Return all games of a sound file; raises LogError for a damaged one."""
    if (found := log.read("PRAGMA integrity_check(1)")[0][0]) != "ok":
        raise LogError(str(found), "damaged")
    _notes(log, "")
    return [_stored(*row) for row in log.read(_GAMES)]


def _notes(log: SqliteLog, which: str, *values: object) -> list[str]:
    """Return the values of notes; raises LogError if one is not as it was written."""
    from sorry_a11y.store.sqlite_log import note_row

    rows = log.read(f"SELECT name, value, crc FROM note {which}", *values)
    if any(row != note_row(*row[:2]) for row in rows):
        raise LogError("a note", "damaged")
    return [row[1] for row in rows]
