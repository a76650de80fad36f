"""The library of games: what has been kept, and what can be done with it.

A game's number is its own for good, whatever is played or deleted besides.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from sorry_a11y.storage.errors import RecordError, StorageError, shown, trouble_of
from sorry_a11y.storage.files import (
    MOST_RECORD_BYTES,
    LockedError,
    RecordFile,
    is_in_use,
    write_new,
)
from sorry_a11y.storage.folder import File, Folder
from sorry_a11y.storage.record import Record, read_bytes, read_record
from sorry_a11y.storage.replay import KeptGame, Replay, go_on
from sorry_a11y.storage.summary import Summary, summarise
from sorry_a11y.storage.summary_store import ReadingProgress, SummaryStore

LOOKED_THROUGH = 100
"""Records, the one played last first, among which an unfinished game is looked for at a start."""
_END = re.compile(rb"\nend( [rbyg]){1,4} \S{3}\n(imported \S{3}\n)?\Z")
_MARK = re.compile(rb"^imported \S{3}$", re.MULTILINE)
_LONGEST_END = 40
"""Bytes that hold an end line, the line feed before it, and the mark of an imported game."""


@dataclass(frozen=True)
class Entry:
    """A game in the list: a summary, or the error that says why there is none."""

    number: int
    summary: Summary | None
    error: StorageError | None
    in_use: bool


class Unfinished(NamedTuple):
    """What there is to go on with. ``game``: the unfinished game played last, None if there is
    none; its summary says what it is. ``unreadable``: the record written last, if it cannot be
    read, so that it can be told; None if it can."""

    game: Entry | None = None
    unreadable: Entry | None = None


class Imported(NamedTuple):
    """A record taken in: its number here, and whether it had been cut."""

    number: int
    cut: bool


class Library:
    """The games kept in ``folder``, which need not be there yet. All methods that take a number
    raise StorageError "no-game" where there is no such game, and all "cannot-read" where the
    folder or the record is there and cannot be read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.records = Folder(folder)

    # -- looking -----------------------------------------------------------------------------

    def entries(self) -> Iterator[Entry]:
        """Every game, the one played last first. Each is read when it is asked for, and once."""
        files = self.records.files()
        if not files:
            return
        with closing(SummaryStore(self.folder, self.records)) as store:
            for file in files:
                with suppress(StorageError):  # deleted meanwhile
                    in_use = is_in_use(self.records.path(file.number))
                    try:
                        yield Entry(file.number, store.summary(file), None, in_use)
                    except StorageError as error:
                        yield Entry(file.number, None, error, in_use)

    def entry(self, number: int) -> Entry:
        """The game in the list."""
        in_use = is_in_use(self.records.path(number))
        try:
            return Entry(number, summarise(self.load(number)), None, in_use)
        except StorageError as error:
            return Entry(number, None, error, in_use)

    def summaries(
        self, progress: ReadingProgress | None = None, patience: float = float("inf")
    ) -> dict[int, Summary] | None:
        """What `SummaryStore.summaries` says."""
        with closing(SummaryStore(self.folder, self.records)) as store:
            return store.summaries(progress, patience)

    def unfinished(self) -> Unfinished:
        """The game to go on with, among the hundred played last: not one that is being played
        now, or that the player set aside, or in which no person plays."""
        unreadable = None
        for at, file in enumerate(islice(self.records.files(), LOOKED_THROUGH)):
            with suppress(StorageError):  # deleted meanwhile
                try:
                    if self._can_go_on(file):
                        entry = Entry(file.number, summarise(self.load(file.number)), None, False)
                        return Unfinished(entry, unreadable)
                except StorageError as error:
                    self.records.path(file.number)
                    if not at:
                        unreadable = Entry(file.number, None, error, in_use=False)
        return Unfinished(None, unreadable)

    def _can_go_on(self, file: File) -> bool:
        """Whether the record is of a game to be offered, as far as its lines say."""
        path = self.records.path(file.number)
        if _ends(path, file.size) or is_in_use(path):
            return False
        record = self.load(file.number)
        return record.has_person and not record.set_aside

    def played_elsewhere(self) -> int | None:
        """The game among the hundred played last that another program has open; None for none."""
        for file in islice(self.records.files(), LOOKED_THROUGH):
            with suppress(StorageError):  # deleted meanwhile
                if is_in_use(self.records.path(file.number)):
                    return file.number
        return None

    def load(self, number: int) -> Record:
        """The record, not yet led through the rules; raises RecordError, StorageError."""
        return read_record(read_bytes(self.records.path(number)))

    # -- playing -----------------------------------------------------------------------------

    def resume(self, number: int) -> KeptGame:
        """Go on with a game; one that cannot be written to goes on in memory. Raises StorageError
        "in-use" where another game has it open, "no-person" where only bots play, RecordError
        where it is not whole."""
        path = self.records.path(number)
        file, trouble = None, None
        with ExitStack() as on_error:
            try:
                file = RecordFile.open(path)
                on_error.callback(file.close)
            except LockedError as error:
                raise StorageError("in-use", number=number) from error
            except OSError as error:
                trouble = trouble_of(error)
            try:
                record = read_record(file.read()) if file else self.load(number)
                if not record.has_person:
                    raise StorageError("no-person", number=number)
                kept = go_on(record, number, self.records.create, file, trouble)
            except OSError as error:
                raise StorageError("cannot-read", file=shown(path)) from error
            on_error.pop_all()
        return kept

    def set_aside(self, number: int) -> None:
        """Do not offer this game again until it is gone on with; the list still has it, in its
        place. Raises what `resume` raises, and "cannot-write"."""
        path = self.records.path(number)
        if self.load(number).set_aside:
            return
        kept = self.resume(number)
        facts = path.stat()
        kept.recorder.set_aside()
        kept.close()
        if not kept.recorder.is_kept:
            raise StorageError("cannot-write", file=shown(path))
        with suppress(OSError):
            os.utime(path, ns=(facts.st_atime_ns, facts.st_mtime_ns))

    # -- keeping house -----------------------------------------------------------------------

    def delete(self, number: int) -> None:
        """Delete a game for good, also one that cannot be read; raises StorageError "in-use",
        "cannot-write"."""
        path = self.records.path(number)
        if is_in_use(path):
            raise StorageError("in-use", number=number)
        try:
            self.records.delete(number)
        except OSError as error:
            raise StorageError("cannot-write", file=shown(path)) from error

    def export(self, number: int, to: Path) -> None:
        """Copy a game to a file that is not there yet; raises StorageError "exists",
        "cannot-write", and RecordError for a game that is not whole."""
        data = read_bytes(self.records.path(number))
        record = _checked(data)
        try:
            write_new(to, record.data)
        except FileExistsError as error:
            raise StorageError("exists", file=shown(to)) from error
        except (OSError, ValueError) as error:
            raise StorageError("cannot-write", file=shown(to)) from error

    def import_file(self, path: Path) -> Imported:
        """Take a record in, up to its last whole line. Raises StorageError "no-file",
        "not-a-file", "cannot-read", "cannot-write", "already" for one that is here, RecordError
        for what the rules do not give."""
        data = read_bytes(path).replace(b"\r\n", b"\n")  # as mail and editors may have made it
        record = _checked(data)
        marked = record.marked()
        if len(marked) > MOST_RECORD_BYTES:
            raise RecordError("too-big")
        return Imported(self._take_in(record.data, marked), record.cut)

    def keep(self, data: bytes) -> int | None:
        """Keep a whole game of the player's own that was played elsewhere; its number, None where
        it is not over. Raises what `import_file` raises of its contents."""
        if not Replay(read_record(data)).run().over:
            return None
        return self._take_in(data, data)

    def rescue(self, number: int) -> int:
        """Save what is good of a damaged game, all before the first wrong line, as a new game
        whose number is given; the damaged record stays as it is. Raises RecordError where
        nothing is good, and what `import_file` raises; a game that is whole is "already" here."""
        data = read_bytes(self.records.path(number))
        try:
            record = _checked(data)
        except RecordError as error:
            good = b"\n".join(data.split(b"\n")[: max(error.line - 1, 0)]) + b"\n"
            try:
                record = _checked(good)
            except RecordError:
                raise error from None
        is_theirs = _MARK.search(data) is not None
        return self._take_in(record.data, record.marked() if is_theirs else record.data)

    def _take_in(self, data: bytes, kept: bytes) -> int:
        """Make a record of ``kept``, unless there is one of it, or of ``data`` alone."""
        for file in self.records.files():
            if file.size in (len(data), len(kept)) and self._bytes(file) in (data, kept):
                raise StorageError("already", number=file.number)
        return self.records.take_in(kept)

    def _bytes(self, file: File) -> bytes:
        """What is in a record; nothing where it cannot be read or was deleted meanwhile."""
        try:
            return read_bytes(self.records.path(file.number))
        except StorageError:
            return b""


def _checked(data: bytes) -> Record:
    """The record, led through the rules; raises RecordError."""
    record = read_record(data)
    Replay(record).run()
    return record


def _ends(path: Path, size: int) -> bool:
    """Whether the last line of a record says that the game is over: a quick look, not a check."""
    try:
        with path.open("rb") as file:
            file.seek(max(size - _LONGEST_END, 0))
            return bool(_END.search(file.read(_LONGEST_END)))
    except OSError:
        return False
