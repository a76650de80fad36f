"""The game's folder: the one way to its files, its locks and its disk."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Literal, NamedTuple, Protocol

from sorry_a11y.storage.ordinary_files import (
    PAUSE,
    check_file,
    lock,
    open_file,
    read_file,
    replace_file,
    write_new,
)

HOME = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything that is saved."""
APP = "sorry-a11y"
LAST_TABLE = "last-table.json"
"""The file in the folder with the seat at a table elsewhere (`client.seat_store`)."""
TRIES = 5
"""A program that only looks whether a record is in use holds its lock for an instant."""

Fate = Literal["ours", "changed", "gone"]
"""What has become of a file: as this program left it; changed, renamed or replaced by another;
deleted."""


class LockedError(OSError):
    """Another program has the file open and locked."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of everything that is saved: the one that SORRY_A11Y_HOME names, else the
    one that the system provides."""
    if environment.get(HOME):
        return Path(environment[HOME])
    from platformdirs import user_data_dir  # slow to load, and not needed with SORRY_A11Y_HOME

    return Path(user_data_dir(APP, appauthor=False))


class Flusher(Protocol):
    """Sends what was written to one open file on to the disk."""

    @property
    def failure(self) -> OSError | None:
        """The first error, None if all went well. At a disk it stays: a system forgets what it
        could not write and calls the next sync a success."""

    def request(self) -> None:
        """Ask for what has been written by now; raises RuntimeError if that cannot be asked."""

    def close(self, timeout: float) -> bool:
        """Finish, and tell whether that was done within ``timeout`` seconds. If not, the file must
        stay open."""


MakeFlusher = Callable[[int, Path], Flusher]
"""Makes the flusher of a file from its descriptor and its folder."""


class FlushAtOnce:
    """Flushes in the call that asks for it."""

    def __init__(self, descriptor: int, _folder: Path) -> None:
        self.failure: OSError | None = None
        self._descriptor = descriptor

    def request(self) -> None:
        """Wait until the disk has what was written."""
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            self.failure = self.failure or error

    def close(self, timeout: float) -> bool:
        """Return True: nothing is ever due."""
        del timeout
        return True


class OpenFile:
    """An ordinary file open for writing, and locked for as long as it is open.

    The lock is the operating system's, on the file itself: it is gone with the program that held
    it, however that ended. Where a file system knows no locks, the file is used without.
    """

    def __init__(self, descriptor: int, path: Path, make_flusher: MakeFlusher) -> None:
        self._descriptor = descriptor
        self._path = path
        self._make_flusher = make_flusher
        self._flusher: Flusher | None = None
        self._has_links = os.fstat(descriptor).st_nlink > 0
        self._has_identity = self._is_at_its_path()

    def read(self, most: int) -> bytes:
        """Return the first ``most`` bytes; raises OSError."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        found = bytearray()
        while len(found) < most and (some := os.read(self._descriptor, most - len(found))):
            found += some
        return bytes(found)

    def write_at(self, start: int, data: bytes) -> None:
        """Put ``data`` at byte ``start``; raises OSError when not all of it could be written.
        To try again, give the same bytes, perhaps with more behind them."""
        os.lseek(self._descriptor, start, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._descriptor, rest) :]

    def truncate(self, size: int) -> None:
        """Drop everything from byte ``size`` on; raises OSError."""
        os.ftruncate(self._descriptor, size)

    @property
    def size(self) -> int:
        """Bytes in the file; raises OSError."""
        return os.fstat(self._descriptor).st_size

    def fate(self, size: int) -> Fate:
        """Tell what has become of the file since it had ``size`` bytes; raises OSError. On Windows
        nobody can rename or delete an open file."""
        facts = os.fstat(self._descriptor)
        is_deleted = self._has_links and not facts.st_nlink
        if self._has_identity and not self._is_at_its_path():
            return "gone" if is_deleted and not os.path.lexists(self._path) else "changed"
        if is_deleted:
            return "gone"
        return "ours" if facts.st_size == size else "changed"

    def _is_at_its_path(self) -> bool:
        """Tell whether the name still leads to this file. A folder that may not be entered is
        believed; where files have no identity this is never so."""
        try:
            named = os.stat(self._path, follow_symlinks=False)
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True
        return os.path.samestat(named, os.fstat(self._descriptor))

    def flush(self) -> None:
        """Send what was written on to the disk; raises RuntimeError if that cannot be asked."""
        if self._flusher is None:
            self._flusher = self._make_flusher(self._descriptor, self._path.parent)
        self._flusher.request()

    @property
    def failure(self) -> OSError | None:
        """The first error of sending to the disk; None if all went well."""
        return self._flusher.failure if self._flusher else None

    def remove(self) -> None:
        """Let go of a file into which nothing could be written, and delete it."""
        is_there = self._is_at_its_path()
        self.close()
        if is_there:
            with suppress(OSError):
                self._path.unlink()

    def close(self, patience: float = 0.0) -> None:
        """Let go of the file and its lock when the disk has it. A file that a disk still holds
        after ``patience`` seconds stays open."""
        if self._flusher is None or self._flusher.close(patience):
            with suppress(OSError):
                os.close(self._descriptor)


class FileFacts(NamedTuple):
    """A name in a folder: when it was last written (nanoseconds), its size in bytes, whether it
    is an ordinary file."""

    name: str
    written: int
    size: int
    is_file: bool


@dataclass(frozen=True)
class Home:
    """The game's folder, which need not be there yet. Names are relative to it. Everything raises
    OSError.

    ``make_flusher``: makes what sends written files on to the disk; ``lock``: locks a descriptor
    if nobody else has.
    """

    folder: Path
    make_flusher: MakeFlusher = FlushAtOnce
    lock: Callable[..., bool] = lock

    def path(self, name: str) -> Path:
        """Return where a file is."""
        return self.folder / name

    def read(self, name: str, most: int, start: int = 0) -> bytes:
        """Return at most ``most`` bytes of a file."""
        return read_file(self.path(name), most, start=start)

    def replace(self, name: str, data: bytes, *, sync: bool = True) -> None:
        """Write a whole file in place of the one before, making its folder if needed."""
        path = self.path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, data, sync=sync)

    def write_new(self, name: str, data: bytes) -> None:
        """Write a whole file that is not there yet; raises FileExistsError."""
        write_new(self.path(name), data)

    def create(self, name: str) -> OpenFile:
        """Make an empty file and lock it; raises FileExistsError if there is one."""
        return self._locked(name, os.O_RDWR | os.O_CREAT | os.O_EXCL)

    def open(self, name: str) -> OpenFile:
        """Open the file that is there and lock it; raises LockedError."""
        return self._locked(name, os.O_RDWR)

    def _locked(self, name: str, flags: int) -> OpenFile:
        path = self.path(name)
        if flags & os.O_EXCL and os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, "there already", str(path))
        descriptor = open_file(path, flags)
        for tries_left in reversed(range(TRIES)):
            if self.lock(descriptor):
                return OpenFile(descriptor, path, self.make_flusher)
            if tries_left:
                sleep(PAUSE)
        os.close(descriptor)
        raise LockedError(path)

    def is_in_use(self, name: str) -> bool:
        """Tell whether a program has the file open and locked."""
        try:
            descriptor = open_file(self.path(name))
        except OSError:
            return False
        try:
            return not self.lock(descriptor, shared=True)
        finally:
            os.close(descriptor)

    def names(self, name: str) -> list[str]:
        """Return the names of everything in a folder."""
        return os.listdir(self.path(name))

    def listing(self, name: str) -> list[FileFacts]:
        """Return everything in a folder."""
        found = []
        with os.scandir(self.path(name)) as entries:
            for entry in entries:
                with suppress(FileNotFoundError):  # deleted meanwhile
                    facts = entry.stat(follow_symlinks=False)
                    found.append(FileFacts(entry.name, facts.st_mtime_ns, facts.st_size,
                                        stat.S_ISREG(facts.st_mode)))
        return found

    def make_folder(self, name: str) -> None:
        """Make a folder unless it is there."""
        self.path(name).mkdir(parents=True, exist_ok=True)

    def set_written(self, name: str, written: int) -> None:
        """Set the time at which a file was last written, in nanoseconds."""
        os.utime(self.path(name), ns=(written, written))

    def remove(self, name: str) -> None:
        """Delete a file, if there is one."""
        self.path(name).unlink(missing_ok=True)

    def database(self, name: str) -> str | None:
        """Return the path for an SQLite file; None where something else has that name."""
        path = self.path(name)
        try:
            check_file(path)
        except FileNotFoundError:
            pass
        except OSError:
            return None
        return str(path)
