"""Files that are written whole or not at all, and records that one program at a time writes to.

A record is made of lines, each with a check that says whether it and all before it are as written:
a text, a space, and three characters, the low 18 bits of a CRC-32 over the texts of this line and
all lines above it, each with its line feed. A line that was changed, moved, left out or put in
breaks the check at its place.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Literal, NamedTuple
from zlib import crc32

from sorry_a11y.storage.errors import RecordError

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
WIDTH = 3
BITS = 6
MOST_RECORD_BYTES = 256 * 1024
"""No record is longer. The longest match measured has less than half of this."""
LONGEST_TEXT = 5000
"""Bytes of a text; only a seed of thousands of digits comes near it."""


class Line(NamedTuple):
    """A text without its check; ``number`` from 1; ``end``: bytes up to and with its line feed."""

    number: int
    text: str
    end: int


class Lines(NamedTuple):
    """The whole lines of a record. ``state``: what `Chain` goes on from; ``cut``: whether a
    piece of a line, or zeros from a crash of the machine, followed."""

    lines: tuple[Line, ...]
    state: int
    cut: bool


def step(state: int, text: bytes) -> tuple[int, bytes]:
    """The state after a line's text, and the check that the line ends with."""
    state = crc32(text + b"\n", state)
    check = "".join(ALPHABET[state >> BITS * at & 63] for at in reversed(range(WIDTH)))
    return state, check.encode("ascii")


class Chain:
    """Puts checks on lines, one after the other."""

    def __init__(self, state: int = 0) -> None:
        self.state = state

    def line(self, text: str) -> bytes:
        """The line as it stands in the file. The text holds no line feed."""
        encoded = text.encode("utf-8")
        self.state, check = step(self.state, encoded)
        return encoded + b" " + check + b"\n"


def split(data: bytes) -> Lines:
    """The lines of a record; raises RecordError ("too-big", "changed"). What follows the last
    line feed is left out, whatever it is: the record was cut there."""
    if len(data) > MOST_RECORD_BYTES:
        raise RecordError("too-big")
    found: list[Line] = []
    state = start = 0
    while (end := data.find(b"\n", start)) >= 0:
        number = len(found) + 1
        text, _, check = data[start:end].rpartition(b" ")
        state, expected = step(state, text)
        if check != expected or len(text) > LONGEST_TEXT:
            raise RecordError("changed", number)
        found.append(Line(number, _decoded(text, number), end + 1))
        start = end + 1
    return Lines(tuple(found), state, start < len(data))


def _decoded(text: bytes, number: int) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("changed", number) from error


LOCKED_BYTE = 0x7FFF0000
"""Windows locks bytes, and nobody else can read a locked one: this one lies behind any record."""
TRIES = 5
BETWEEN_TRIES = 0.02
"""Seconds. Whoever only looks whether a record is in use holds its lock for an instant."""
_BINARY = getattr(os, "O_BINARY", 0)
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)

Fate = Literal["ours", "changed", "gone"]
"""What has become of a record: as we left it; changed, renamed or replaced by somebody else;
deleted."""


class LockedError(OSError):
    """The record is open in another game."""


class RecordFile:
    """A record open for writing and locked for as long as it is open.

    The lock is the operating system's, on the record itself: it is gone with the program that
    held it, however that ended. Where a file system knows no locks, the file is used without.
    """

    def __init__(self, descriptor: int, path: Path) -> None:
        self.descriptor = descriptor
        self.path = path
        self._has_links = os.fstat(descriptor).st_nlink > 0
        self._has_identity = self._is_at_its_path()

    @classmethod
    def create(cls, path: Path) -> RecordFile:
        """A new, empty record; raises FileExistsError if there is one, OSError."""
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | _BINARY | _NO_LINK
        return cls._locked(os.open(path, flags, 0o666), path)

    @classmethod
    def open(cls, path: Path) -> RecordFile:
        """The record there is, but no link to a file elsewhere; raises LockedError, OSError."""
        return cls._locked(os.open(path, os.O_RDWR | _BINARY | _NO_LINK), path)

    @classmethod
    def _locked(cls, descriptor: int, path: Path) -> RecordFile:
        for tries_left in reversed(range(TRIES)):
            if lock(descriptor):
                return cls(descriptor, path)
            if tries_left:
                sleep(BETWEEN_TRIES)
        os.close(descriptor)
        raise LockedError(path)

    def read(self) -> bytes:
        """The bytes there are, at most one more than a record may have."""
        os.lseek(self.descriptor, 0, os.SEEK_SET)
        found = bytearray()
        while len(found) <= MOST_RECORD_BYTES:
            some = os.read(self.descriptor, MOST_RECORD_BYTES + 1 - len(found))
            if not some:
                break
            found += some
        return bytes(found)

    def write_at(self, start: int, data: bytes) -> None:
        """Put ``data`` at byte ``start``; raises OSError when not all of it could be written.
        To try again, give the same bytes, perhaps with more behind them: what was written of
        them does no harm, because a reader leaves out the piece of a line."""
        os.lseek(self.descriptor, start, os.SEEK_SET)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self.descriptor, rest) :]

    def truncate(self, size: int) -> None:
        """Drop everything from byte ``size`` on; raises OSError."""
        os.ftruncate(self.descriptor, size)

    @property
    def size(self) -> int:
        """Bytes in the file; raises OSError."""
        return os.fstat(self.descriptor).st_size

    def fate(self, size: int) -> Fate:
        """What has become of the file since it had ``size`` bytes and nobody else wrote to it;
        raises OSError. On Windows nobody can rename or delete an open file."""
        facts = os.fstat(self.descriptor)
        is_deleted = self._has_links and not facts.st_nlink
        if self._has_identity and not self._is_at_its_path():
            return "gone" if is_deleted and not os.path.lexists(self.path) else "changed"
        if is_deleted:
            return "gone"
        return "ours" if facts.st_size == size else "changed"

    def _is_at_its_path(self) -> bool:
        """Whether the name still leads to this file. A folder that may not be entered is
        believed; where files have no identity this is never so."""
        try:
            named = os.stat(self.path, follow_symlinks=False)
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True
        return os.path.samestat(named, os.fstat(self.descriptor))

    def remove(self) -> None:
        """Let go of a file into which nothing could be written, and take it away."""
        is_there = self._is_at_its_path()
        self.close()
        if is_there:
            with suppress(OSError):
                self.path.unlink()

    def close(self) -> None:
        """Let go of the file and its lock."""
        with suppress(OSError):
            os.close(self.descriptor)


def is_in_use(path: Path) -> bool:
    """Whether a game that is being played writes to this record."""
    try:
        descriptor = os.open(path, os.O_RDONLY | _BINARY | _NO_LINK)
    except OSError:
        return False
    try:
        return not lock(descriptor, shared=True)
    finally:
        os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int, *, shared: bool = False) -> bool:  # noqa: ARG001
        """Whether the lock could be had, or there is none to be had here."""
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
        """Whether the lock could be had, or there is none to be had here."""
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


def write_new(path: Path, data: bytes) -> None:
    """Make a file with ``data`` appear at ``path``, whole; raises FileExistsError if there is
    one already, OSError when it cannot be."""
    part = path.with_name(f".{os.urandom(8).hex()}.part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _publish(part, path)
    finally:
        part.unlink(missing_ok=True)


def _publish(part: Path, path: Path) -> None:
    if sys.platform != "win32":
        try:
            os.link(part, path)
            return
        except FileExistsError:
            raise
        except OSError:  # a file system without links: look, then rename
            if os.path.lexists(path):
                raise FileExistsError(path) from None
    part.rename(path)  # on Windows it refuses a name that is taken
