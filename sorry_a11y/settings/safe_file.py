"""A small text file that several programs may read and write at the same time.

It is replaced as a whole, so that nobody ever reads half of it; whoever changes it holds its
folder meanwhile, so that no change of another is lost. Links are followed, and the rights of the
file stay as they are.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LARGEST = 1 << 18
"""Bytes that are read of a file."""

_PATIENCE = 1.0
"""Seconds that another program is waited for; whoever hangs holding the folder counts no more."""
_PAUSE = 0.02
_OPEN = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read(path: Path) -> bytes | None:
    """What the file holds; None if there is none. Raises OSError, also for what is no ordinary
    file (a pipe would be waited for, a device read for ever) and for one that is too large."""
    try:
        fd = os.open(path, _OPEN)
    except FileNotFoundError:
        return None
    with open(fd, "rb") as file:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise OSError("no ordinary file")
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError("too large")
    return data


def write(path: Path, data: bytes) -> None:
    """Put ``data`` in place of what the file holds; raises OSError, and then nothing has
    changed. Its folder must exist."""
    path = Path(os.path.realpath(path))
    fd, fresh = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".new", dir=path.parent)
    try:
        with open(fd, "wb") as file:
            file.write(data)
            with suppress(OSError):  # the file is new: it is the player's alone
                os.chmod(fresh, stat.S_IMODE(path.stat().st_mode))
            file.flush()
            os.fsync(fd)
        _replace(fresh, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(fresh)
        raise


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """While entered, other programs that hold the same folder wait. On Windows nobody waits, and
    of two changes at the same moment one may be lost."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    fd = os.open(os.path.realpath(folder), os.O_RDONLY)
    try:
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:  # held, or a file system without locks
                time.sleep(_PAUSE)
        yield
    finally:
        os.close(fd)


def _replace(fresh: str, path: Path) -> None:
    """Windows refuses to replace a file at the very moment at which another program reads it."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            os.replace(fresh, path)
            return
        except PermissionError:
            if sys.platform != "win32" or time.monotonic() >= until:
                raise
            time.sleep(_PAUSE)
