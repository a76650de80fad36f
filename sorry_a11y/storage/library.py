"""The library of games: what has been kept, and what can be done with it.

A game's number is its own for good, whatever is played or deleted besides.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import RecordError, StorageError, shown, trouble_of
from sorry_a11y.storage.files import LockedError, RecordFile, is_in_use, write_new
from sorry_a11y.storage.folder import Folder
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.record import Record, read_bytes, read_record
from sorry_a11y.storage.replay import Replay
from sorry_a11y.storage.resume import KeptGame, begin, go_on
from sorry_a11y.storage.summary import Summary, summarise
from sorry_a11y.table.seating import Seating

LOOKED_THROUGH = 100
"""Records, the one played last first, among which an unfinished game is looked for at a start."""
_END = re.compile(rb"\nend( [rbyg]){1,4} \S{3}\n\Z")
_LONGEST_END = 20
"""Bytes that hold an end line and the line feed before it."""


@dataclass(frozen=True)
class Entry:
    """A game in the list: a summary, or the error that says why there is none."""

    number: int
    summary: Summary | None
    error: StorageError | None
    in_use: bool


class Imported(NamedTuple):
    """A record taken in: its number here, and whether it had been cut."""

    number: int
    cut: bool


class Library:
    """The games kept in ``folder``, which need not be there yet. All methods that take a number
    raise StorageError "no-game" where there is no such game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.records = Folder(folder / "games")

    # -- looking -----------------------------------------------------------------------------

    def entries(self) -> Iterator[Entry]:
        """Every game, the one played last first. Each is read when it is asked for."""
        for file in self.records.files():
            with suppress(StorageError):  # deleted meanwhile
                yield self.entry(file.number)

    def entry(self, number: int) -> Entry:
        """The game in the list."""
        in_use = is_in_use(self.records.path(number))
        try:
            return Entry(number, summarise(self.load(number)), None, in_use)
        except StorageError as error:
            return Entry(number, None, error, in_use)

    def unfinished(self) -> Entry | None:
        """The game to go on with: the unfinished one played last, among the hundred played last;
        not one that is being played now or that the player set aside. If the record written last
        cannot be read, that entry with its error, so that it can be told."""
        for at, file in enumerate(islice(self.records.files(), LOOKED_THROUGH)):
            with suppress(StorageError):
                path = self.records.path(file.number)
                if _ends(path, file.size) or is_in_use(path):
                    continue
                entry = self.entry(file.number)
                summary = entry.summary
                if not at and entry.error:
                    return entry
                if summary and not summary.finished and not summary.set_aside:
                    return entry
        return None

    def load(self, number: int) -> Record:
        """The record, not yet led through the rules; raises RecordError, StorageError."""
        return read_record(read_bytes(self.records.path(number)))

    # -- playing -----------------------------------------------------------------------------

    def begin(
        self, rules: Ruleset, seating: Seating, secret: int, started: datetime, *, may_undo: bool
    ) -> KeptGame:
        """A new game that will be kept, whose chance `chance_from` makes from ``secret``.
        ``started``: now, an aware time."""
        header = Header.of(rules, seating, secret, started, may_undo=may_undo)
        return begin(header, rules, seating, self.records.create)

    def resume(self, number: int) -> KeptGame:
        """Go on with a game; one that cannot be written to goes on in memory. Raises StorageError
        "in-use" where another game has it open, RecordError where it is not whole."""
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
                kept = go_on(record, number, file, trouble)
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
            path.unlink()
        except OSError as error:
            raise StorageError("cannot-write", file=shown(path)) from error

    def export(self, number: int, to: Path) -> None:
        """Copy a game to a file that is not there yet; raises StorageError "exists",
        "cannot-write", and RecordError for a game that is not whole."""
        data = read_bytes(self.records.path(number))
        record = _checked(data)
        try:
            write_new(to, data[: record.whole])
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
        return Imported(self.records.take_in(data[: record.whole]), record.cut)

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
        return self.records.take_in(data[: record.whole])


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
