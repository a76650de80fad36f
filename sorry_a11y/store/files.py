"""The game's folder, and safe reading and writing of files.

Only ordinary files are opened. Pipes and devices, which might never end, and links raise
NotAFileError, an OSError, unless the caller follows links.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from time import monotonic, sleep

from sorry_a11y import __version__
from sorry_a11y.store.errors import UNWRITABLE, LogError, StorageError, shown, system_error

HOME_VARIABLE = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything that is saved."""
NOWHERE = Path(os.devnull, "sorry-a11y")
"""A path at which there can be no folder."""
GAMES_FILE = "games.sqlite"
"""The file of a player in the folder: games, setups, seats elsewhere (`store.player_file`)."""
SIDES = ("-journal", "-wal")
"""The ends of the names of files with changes that SQLite has not taken into a file yet."""
FOLDER_WAIT_S = 1.0
"""Seconds to wait for another program that holds a folder or reads a file being replaced."""
PAUSE = 0.02
_TRIED_BYTES = 1 << 15
"""The bytes of a file that is written to see whether writing is possible: as many as those that
SQLite needs first."""
_LOCKED_BYTE = 0x7FFF0000
"""The byte that is locked on Windows, where others cannot read locked bytes: it is after the end of
any record."""
_GUARDED = (
    getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)

StrPath = str | Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of everything that is saved.

    SORRY_A11Y_HOME may name it; otherwise it is the system's folder for user data. Who has no home
    gets a path at which there can be no folder.
    """
    if home := environment.get(HOME_VARIABLE, "").strip():
        return Path(home)
    from platformdirs import user_data_dir  # slow to load, and not needed with SORRY_A11Y_HOME

    try:
        return Path(user_data_dir("sorry-a11y", appauthor=False))
    except (RuntimeError, ValueError, KeyError):  # as in a container without a user
        return NOWHERE


class NotAFileError(OSError):
    """The name belongs to a link, a folder, a pipe or a device."""

    def __init__(self, path: StrPath) -> None:
        super().__init__(errno.EINVAL, "not an ordinary file", os.fspath(path))


def check_file(path: StrPath) -> int:
    """Return the permissions of an ordinary file; raises NotAFileError or another OSError."""
    mode = os.lstat(path).st_mode
    if not stat.S_ISREG(mode):
        raise NotAFileError(path)
    return stat.S_IMODE(mode)


def open_file(path: StrPath, flags: int = os.O_RDONLY, *, follow: bool = False) -> int:
    """Open an ordinary file and return its descriptor.

    Args:
        path: The file.
        flags: The flags of `os.open`.
        follow: Whether a link at the end of the path is followed.

    Raises:
        NotAFileError: The path names something else.
        OSError: The file cannot be opened.
    """
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


def read_file(path: StrPath, most: int, *, follow: bool = False) -> bytes:
    """Return the first ``most`` bytes of an ordinary file; raises OSError."""
    with open(open_file(path, follow=follow), "rb") as file:
        return file.read(most) or b""  # None: a file of the kernel that would be waited for


def as_utf8(data: bytes) -> bytes:
    """Return a text as UTF-8 without its byte order mark, as editors leave it.

    By its mark a text in UTF-16 is known, as some programs of Windows write it. What is not in the
    encoding of its mark stays as it is.
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        with suppress(UnicodeDecodeError):  # it is refused as what it is, no text
            return data.decode("utf-16").encode()
    return data.removeprefix(BOM_UTF8)


def replace_file(path: Path, data: bytes, *, follow: bool = False) -> None:
    """Replace the contents of a file at once, keeping its permissions.

    Only the player can read or write a new file.

    Args:
        path: The file.
        data: Its new contents.
        follow: Whether a link at the end of the path is followed.

    Raises:
        OSError: Nothing has changed.
    """
    if follow:
        path = Path(os.path.realpath(path))
    mode = 0o600
    with suppress(FileNotFoundError):
        mode = check_file(path)
    part = _part(path, data)
    try:
        with suppress(OSError):
            part.chmod(mode)
        _put_in_place(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def close_to_others(path: Path) -> None:
    """Give a database file, made if needed, permissions for its owner alone; raises OSError.

    It has the secret numbers from which all cards follow. SQLite makes its side files with the same
    permissions.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for end in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).chmod(0o600)


def explained(error: LogError, folder: Path) -> LogError:
    """Return an error of a log with the reason that the system gives, where SQLite knows none.

    Args:
        error: The error.
        folder: The folder of the log, into which a small file is written and deleted again.
    """
    if error.code == "locked" and not has_locks(folder):
        return LogError(str(error), "no-locks")
    if error.code not in UNWRITABLE:
        return error
    try:
        _part(folder / "try", bytes(_TRIED_BYTES)).unlink()
    except OSError as refusal:
        return system_error(refusal)
    return error


def _part(path: Path, data: bytes) -> Path:
    """Write ``data`` to a new file with a random name beside ``path``, and return its path."""
    part = path.with_name(f".{os.urandom(8).hex()}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _GUARDED, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(descriptor)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    return part


def _put_in_place(part: Path, path: Path) -> None:
    """Rename ``part`` to ``path``, on Windows again while another program reads it."""
    until = monotonic() + FOLDER_WAIT_S
    while True:
        try:
            part.replace(path)
            return
        except PermissionError:
            if sys.platform != "win32" or monotonic() >= until:
                raise
            sleep(PAUSE)


if sys.platform == "win32":
    import msvcrt

    def has_locks(folder: Path) -> bool:  # noqa: ARG001
        """Return whether files in a folder can be locked: Windows locks every share."""
        return True

    def lock(descriptor: int, *, shared: bool = False) -> bool:  # noqa: ARG001
        """Lock a file; return whether it worked, or the file system has no locks."""
        try:
            os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True
else:
    import fcntl

    def has_locks(folder: Path) -> bool:
        """Return whether files in a folder can be locked; some network shares have no locks."""
        try:
            part = _part(folder / "try", b"")
        except OSError:  # nothing can be written there, which is told as that
            return True
        try:
            with open(part, "wb") as file:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        finally:
            part.unlink()
        return True

    def lock(descriptor: int, *, shared: bool = False) -> bool:
        """Lock a file; return whether it worked, or the file system has no locks."""
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold a lock on a folder, waiting FOLDER_WAIT_S at most for another program that has it.

    On Windows there is no lock, and of two changes at the same moment one may be lost.
    """
    if sys.platform == "win32":
        yield
        return
    descriptor = os.open(os.path.realpath(folder), os.O_RDONLY | os.O_DIRECTORY)
    try:
        until = monotonic() + FOLDER_WAIT_S
        while not lock(descriptor) and monotonic() < until:
            sleep(PAUSE)
        yield
    finally:
        os.close(descriptor)


# -- files that the player names ---------------------------------------------------------------


def read_given(path: StrPath, most: int) -> bytes:
    """Return the bytes of a file that the player names, at most ``most + 1``; links are followed.

    Raises:
        StorageError: "no-file", "not-a-file" or "cannot-read".
    """
    try:
        return read_file(path, most + 1, follow=True)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise StorageError("no-file", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise file_error("cannot-read", path, error) from error


def write_given(path: StrPath, data: bytes) -> None:
    """Write a new file that the player names. Raises StorageError "exists", "cannot-write"."""
    try:
        if not str(path).strip():
            raise ValueError("a blank name")
        with open(path, "xb") as file:
            try:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                os.unlink(path)
                raise
    except FileExistsError as error:
        raise StorageError("exists", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise file_error("cannot-write", path, error) from error


def file_error(code: str, path: StrPath, error: Exception) -> StorageError:
    """Return the StorageError "cannot-read" or "cannot-write" of a file, with the reason why."""
    if isinstance(error, NotAFileError):
        return StorageError("not-a-file", file=shown(error.filename))
    reason = system_error(error) if isinstance(error, OSError) else error
    why = reason.cause if isinstance(reason, LogError) else "failed"
    return StorageError(code, file=shown(path), why=why)


def note_error(error: Exception, environment: Mapping[str, str], at: datetime) -> str:
    """Write an error that a screen raised into a file of the game's folder.

    Args:
        error: The error.
        environment: The variables by which the folder is found.
        at: The time at which it was raised.

    Returns:
        The path of the file; empty if it could not be written.
    """
    import traceback  # a game without an error loads none of it

    try:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"error-{at:%Y%m%d-%H%M%S}.txt"
        lines = "".join(traceback.format_exception(error))
        path.write_text(f"sorry-a11y {__version__}, {at.isoformat()}\n{lines}", "utf-8")
    except OSError:
        return ""
    return str(path)
