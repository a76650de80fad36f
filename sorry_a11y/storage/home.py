"""The game's folder, and the one guarded way to open a file of it.

Only ordinary files are opened. A pipe is not waited for, a device is not read for ever, and a link
leads nowhere unless the caller follows links; all of these raise NotAFileError, which is an
OSError like everything else that the system refuses.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Literal, NamedTuple, Protocol

HOME = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything that is saved."""
APP = "sorry-a11y"

PATIENCE = 1.0
"""Seconds to wait for another program that holds a folder or reads a file being replaced."""
PAUSE = 0.02
TRIES = 5
"""A program that only looks whether a record is in use holds its lock for an instant."""
LOCKED_BYTE = 0x7FFF0000
"""Windows locks bytes, and nobody else can read a locked one: this one lies behind any record."""
_GUARDED = (
    getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_CLOEXEC", 0)
)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)

Fate = Literal["ours", "changed", "gone"]
"""What has become of a file: as this program left it; changed, renamed or replaced by another;
deleted."""
StrPath = str | Path


class NotAFileError(OSError):
    """The name belongs to a link, a folder, a pipe or a device."""

    def __init__(self, path: StrPath) -> None:
        super().__init__(errno.EINVAL, "not an ordinary file", os.fspath(path))


class LockedError(OSError):
    """Another program has the file open and locked."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of everything that is saved: the one that SORRY_A11Y_HOME names, else the
    one that the system provides."""
    if environment.get(HOME):
        return Path(environment[HOME])
    from platformdirs import user_data_dir  # slow to load, and not needed with SORRY_A11Y_HOME

    return Path(user_data_dir(APP, appauthor=False))


def check_file(path: StrPath) -> int:
    """Return the rights of an ordinary file; raises NotAFileError, FileNotFoundError, OSError."""
    mode = os.lstat(path).st_mode
    if not stat.S_ISREG(mode):
        raise NotAFileError(path)
    return stat.S_IMODE(mode)


# -- opening -------------------------------------------------------------------------------------


def open_file(path: StrPath, flags: int = os.O_RDONLY, *, follow: bool = False) -> int:
    """Open an ordinary file and return its descriptor. ``follow``: also at the end of a link.
    Raises NotAFileError, OSError."""
    if not follow and os.path.islink(path):
        raise NotAFileError(path)
    try:
        descriptor = os.open(path, flags | _GUARDED | (0 if follow else _NO_LINK), 0o666)
    except (FileNotFoundError, PermissionError):
        if os.path.isdir(path):  # Windows opens no folder
            raise NotAFileError(path) from None
        raise
    except OSError as error:
        if error.errno in (errno.ENXIO, errno.EISDIR, errno.ELOOP, errno.ENODEV):
            raise NotAFileError(path) from None
        raise
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotAFileError(path)
    return descriptor


def read_file(path: StrPath, most: int, *, start: int = 0, follow: bool = False) -> bytes:
    """Return at most ``most`` bytes of an ordinary file, from ``start`` on; raises OSError."""
    with open(open_file(path, follow=follow), "rb") as file:
        file.seek(start)
        return file.read(most) or b""  # None: a file of the kernel that would be waited for


def write_new(path: StrPath, data: bytes) -> None:
    """Make a file with ``data`` appear at ``path``, whole; raises FileExistsError if there is
    one already, OSError."""
    path = Path(path)
    part = _part(path, data, 0o666, sync=True)
    try:
        _publish(part, path)
    finally:
        part.unlink(missing_ok=True)


def replace_file(path: Path, data: bytes, *, follow: bool = False, sync: bool = True) -> None:
    """Put ``data`` in place of what the file holds, whole, keeping its rights; a new file is the
    player's alone. Raises OSError, and then nothing has changed. ``sync``: wait until the disk
    has it."""
    if follow:
        path = Path(os.path.realpath(path))
    mode = 0o600
    with suppress(FileNotFoundError):
        mode = check_file(path)
    part = _part(path, data, 0o600, sync=sync)
    try:
        with suppress(OSError):
            part.chmod(mode)
        _put_in_place(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def _part(path: Path, data: bytes, mode: int, *, sync: bool) -> Path:
    """Write ``data`` beside ``path``, under a name that nobody can guess, and return where."""
    part = path.with_name(f".{os.urandom(8).hex()}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _GUARDED, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            if sync:
                file.flush()
                os.fsync(descriptor)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    return part


def _publish(part: Path, path: Path) -> None:
    """Give a finished file its name, which nobody may have taken."""
    if sys.platform != "win32":
        try:
            os.link(part, path)
            return
        except FileExistsError:
            raise
        except (OSError, AttributeError):  # no links on this file system, or in browsers
            if os.path.lexists(path):
                raise FileExistsError(path) from None
    part.rename(path)  # on Windows it refuses a name that is taken


def _put_in_place(part: Path, path: Path) -> None:
    """Windows refuses to replace a file at the very moment at which another program reads it."""
    until = monotonic() + PATIENCE
    while True:
        try:
            part.replace(path)
            return
        except PermissionError:
            if sys.platform != "win32" or monotonic() >= until:
                raise
            sleep(PAUSE)


# -- locks ---------------------------------------------------------------------------------------

if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int, *, shared: bool = False) -> bool:  # noqa: ARG001
        """Lock a file if nobody else has; also True where there are no locks."""
        try:
            os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True
else:
    import fcntl

    def lock(descriptor: int, *, shared: bool = False) -> bool:
        """Lock a file if nobody else has; also True where there are no locks."""
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Make other programs that hold the same folder wait, a second at most. On Windows nobody
    waits, and of two changes at the same moment one may be lost."""
    if sys.platform == "win32":
        yield
        return
    descriptor = os.open(os.path.realpath(folder), os.O_RDONLY | os.O_DIRECTORY)
    try:
        until = monotonic() + PATIENCE
        while not lock(descriptor) and monotonic() < until:
            sleep(PAUSE)
        yield
    finally:
        os.close(descriptor)


# -- to the disk ---------------------------------------------------------------------------------


class Flusher(Protocol):
    """Sends what was written to one open file on to the disk.

    ``failure``: the first error, None if all went well. It stays: a system forgets what it could
    not write and calls the next sync a success.
    """

    failure: OSError | None

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


class Listed(NamedTuple):
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

    def listing(self, name: str) -> list[Listed]:
        """Return everything in a folder."""
        found = []
        with os.scandir(self.path(name)) as entries:
            for entry in entries:
                with suppress(FileNotFoundError):  # deleted meanwhile
                    facts = entry.stat(follow_symlinks=False)
                    found.append(Listed(entry.name, facts.st_mtime_ns, facts.st_size,
                                        stat.S_ISREG(facts.st_mode)))
        return found

    def make_folder(self, name: str) -> None:
        """Make a folder unless it is there."""
        self.path(name).mkdir(parents=True, exist_ok=True)

    def set_written(self, name: str, written: int) -> None:
        """Set the time at which a file was last written, in nanoseconds."""
        os.utime(self.path(name), ns=(written, written))

    def delete(self, name: str) -> None:
        """Delete a file."""
        self.path(name).unlink()

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
