"""A folder of which a browser keeps a copy: every change goes to one file before it is told.

A browser gives a worker no folder that Python could use, but files that can be written and flushed
at once. So the game's folder is one in memory, and the *mirror* appends what has changed in it to
such a file. There are two of these files: where one has become much longer than what it holds, the
other is written anew, and counts from the moment at which it is whole.

A file begins with the line ``sorry-a11y files 1 GENERATION``. An entry is a line and bytes. Of
``KIND START LENGTH WRITTEN CHECK PATH``, the kind ``put`` is a whole file, ``add`` continues one at
byte START, and ``del`` deletes one. WRITTEN is the time of writing in nanoseconds, CHECK the CRC 32
of the other words and the bytes. What follows an entry that is not whole is not read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol
from zlib import crc32

HEAD = "sorry-a11y files 1"
SPARE = 1 << 18
"""Bytes by which a file may be longer than twice what it holds."""
LEFT_OUT = (".part", "-journal", "-wal", "-shm")
"""Endings of files that are under way."""


class BackingFile(Protocol):
    """A file that the browser keeps. What is written is there for good when `write` returns."""

    def read(self) -> bytes:
        """Return all of it."""

    def write(self, data: bytes, start: int) -> None:
        """Put ``data`` at byte ``start``; raises OSError."""

    def truncate(self, size: int) -> None:
        """Drop everything from byte ``size`` on; raises OSError."""


class _Known(NamedTuple):
    """What the mirror has of a file. ``check``: the CRC 32 of its bytes; ``inode``: of the file
    that was read."""

    written: int
    size: int
    inode: int
    check: int


class FolderMirror:
    """The mirror of the folder ``root`` in one of two files.

    ``failure``: why the last change could not be written, None if all was; it is tried again with
    the next change.
    """

    def __init__(self, root: Path, files: Sequence[BackingFile]) -> None:
        self._root = root
        self._files = files
        self._known: dict[str, _Known] = {}
        self._at = 0
        self._generation = 0
        self._end = 0
        self.failure: OSError | None = None

    def load(self) -> None:
        """Make the folder of what the files hold."""
        stored = [one.read() for one in self._files]
        generations = [_generation(data) for data in stored]
        self._generation = max(generations)
        self._at = generations.index(self._generation)
        found, self._end = _entries(stored[self._at]) if self._generation else ({}, 0)
        if self._end < len(stored[self._at]):
            self._cut()
        for path, (written, data) in found.items():
            file = self._root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            os.utime(file, ns=(written, written))
            self._known[path] = _known(file, data)
        live = sum(len(data) for _, data in found.values())
        if self._end > 2 * live + SPARE or not self._generation:
            self._write_anew()

    def write_changes(self) -> None:
        """Write what has changed in the folder since the last time; `failure` says how that
        went."""
        entries, known = self._changes()
        if not entries:
            return
        try:
            self._files[self._at].write(entries, self._end)
        except OSError as error:
            self.failure = error
            self._cut()  # what came after it would be read as a part of what comes next
            return
        self.failure = None
        self._end += len(entries)
        self._known = known

    def _cut(self) -> None:
        with suppress(OSError):
            self._files[self._at].truncate(self._end)

    def _changes(self) -> tuple[bytes, dict[str, _Known]]:
        entries = bytearray()
        known: dict[str, _Known] = {}
        for path, facts in self._walk():
            before = self._known.get(path)
            now = (facts.st_mtime_ns, facts.st_size, facts.st_ino)
            if before and before[:3] == now:
                known[path] = before
                continue
            file = self._root / path
            data = file.read_bytes()
            known[path] = _known(file, data)
            entries += _change(path, data, facts.st_mtime_ns, before)
        for path in self._known.keys() - known.keys():
            entries += _entry("del", path, 0, 0, b"")
        return bytes(entries), known

    def _walk(self, folder: str = "") -> Iterator[tuple[str, os.stat_result]]:
        with os.scandir(self._root / folder) as found:
            for one in found:
                path = f"{folder}/{one.name}" if folder else one.name
                if one.is_dir(follow_symlinks=False):
                    yield from self._walk(path)
                elif not one.name.endswith(LEFT_OUT):
                    yield path, one.stat(follow_symlinks=False)

    def _write_anew(self) -> None:
        """Write the whole folder into the other file, which counts from then on."""
        other = 1 - self._at
        head = f"{HEAD} {self._generation + 1}\n".encode("ascii")
        entries, known = FolderMirror(self._root, ())._changes()
        try:
            self._files[other].truncate(0)
            self._files[other].write(entries, len(head))
            # the line that makes it count is written last
            self._files[other].write(head, 0)
        except OSError as error:
            self.failure = error
            return
        self._at, self._generation = other, self._generation + 1
        self._end, self._known = len(head) + len(entries), known


class MirrorFlusher:
    """The `Flusher` of a file in a mirrored folder. What is due is written when somebody asks how
    it went, which every reply does."""

    def __init__(self, mirror: FolderMirror) -> None:
        self._mirror = mirror
        self._is_due = False

    def request(self) -> None:
        """Ask for what has been written by now."""
        self._is_due = True

    @property
    def failure(self) -> OSError | None:
        """The reason why not everything is in the mirror; None if it is."""
        if self._is_due:
            self._is_due = False
            self._mirror.write_changes()
        return self._mirror.failure

    def close(self, timeout: float) -> bool:
        """Write what is due."""
        del timeout
        self._mirror.write_changes()
        return True


def _known(file: Path, data: bytes | bytearray) -> _Known:
    facts = file.stat()
    return _Known(facts.st_mtime_ns, facts.st_size, facts.st_ino, crc32(data))


def _change(path: str, data: bytes, written: int, before: _Known | None) -> bytes:
    """Return the entry that makes of a file what it is now."""
    if before and before.size <= len(data) and crc32(data[: before.size]) == before.check:
        return _entry("add", path, before.size, written, data[before.size :])
    return _entry("put", path, 0, written, data)


def _entry(kind: str, path: str, start: int, written: int, data: bytes) -> bytes:
    line = f"{kind} {start} {len(data)} {written} {_check(kind, path, start, written, data)} {path}"
    return line.encode() + b"\n" + data


def _check(kind: str, path: str, start: int, written: int, data: bytes) -> int:
    return crc32(f"{kind} {start} {written} {path}".encode() + data)


def _generation(data: bytes) -> int:
    """Return the number in the first line; 0 for a file that does not count."""
    line = data.partition(b"\n")[0].decode("ascii", "replace")
    number = line.removeprefix(f"{HEAD} ")
    return int(number) if line.startswith(HEAD) and number.isdigit() else 0


def _entries(data: bytes) -> tuple[dict[str, tuple[int, bytearray]], int]:
    """Return (time of writing, bytes) of every file, and where the last whole entry ends."""
    found: dict[str, tuple[int, bytearray]] = {}
    end = data.find(b"\n") + 1
    while (line_end := data.find(b"\n", end)) >= 0:
        words = data[end:line_end].decode("utf-8", "replace").split(" ", 5)
        if len(words) < 6 or not all(word.isdigit() for word in words[1:5]):
            break
        kind, path = words[0], words[5]
        start, length, written, check = map(int, words[1:5])
        piece = data[line_end + 1 : line_end + 1 + length]
        if len(piece) < length or check != _check(kind, path, start, written, piece):
            break
        if kind == "del":
            found.pop(path, None)
        else:
            whole = found[path][1] if kind == "add" and path in found else bytearray()
            del whole[start:]
            whole += piece
            found[path] = (written, whole)
        end = line_end + 1 + length
    return found, end
