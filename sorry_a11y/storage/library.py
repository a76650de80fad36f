"""The library of games: what has been saved, and what can be done with it.

A game's number is its own for good, whatever is played or deleted besides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from typing import NamedTuple

from sorry_a11y.rules.board import Seat
from sorry_a11y.storage.errors import RecordError, StorageError, shown, trouble_of
from sorry_a11y.storage.folder import Folder, SavedFile, read_given, write_given
from sorry_a11y.storage.home import Home, LockedError
from sorry_a11y.storage.ordinary_files import StrPath
from sorry_a11y.storage.record import MOST_RECORD_BYTES, Header, Record, read_record, whole
from sorry_a11y.storage.replay import Replay, SavedGame, go_on
from sorry_a11y.storage.summary import Summary, summarise
from sorry_a11y.storage.summary_store import ReadingProgress, SummaryStore
from sorry_a11y.table.setup import Setup

LOOKED_THROUGH = 100
"""Records, the one played last first, among which an unfinished game is looked for at a start."""
_END = re.compile(rb"\nend( [rbyg]){1,4} \S{3}\n(imported \S{3}\n)?\Z")
_MARK = re.compile(rb"^imported \S{3}$", re.MULTILINE)
NO_SEED = 0
"""Of a game told by a table elsewhere: all its shuffles are in the record."""
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
    """The games saved in ``home``. All methods that take a number raise StorageError "no-game"
    where there is no such game, "not-a-file" where a link or the like has its name, and all
    "cannot-read" where the folder or the record is there and cannot be read."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.records = Folder(home)

    # -- looking -----------------------------------------------------------------------------

    def entries(self) -> Iterator[Entry]:
        """Yield every game, the one played last first. Each is read when it is asked for, and
        once."""
        files = self.records.files()
        if not files:
            return
        with closing(SummaryStore(self.home, self.records)) as store:
            for file in files:
                in_use = self.records.is_in_use(file.number)
                try:
                    yield Entry(file.number, store.summary(file), None, in_use)
                except StorageError as error:
                    if error.code != "no-game":  # deleted meanwhile
                        yield Entry(file.number, None, error, in_use)

    def entry(self, number: int) -> Entry:
        """Return the game in the list."""
        self.records.path(number)
        in_use = self.records.is_in_use(number)
        try:
            return Entry(number, summarise(self.load(number)), None, in_use)
        except StorageError as error:
            return Entry(number, None, error, in_use)

    def summaries(
        self, progress: ReadingProgress | None = None, patience: float = float("inf")
    ) -> dict[int, Summary] | None:
        """Return what `SummaryStore.summaries` returns."""
        with closing(SummaryStore(self.home, self.records)) as store:
            return store.summaries(progress, patience)

    def unfinished(self) -> Unfinished:
        """Return the game to go on with, among the hundred played last: not one that is being
        played now, or that the player set aside, or in which no person plays."""
        unreadable = None
        for at, file in enumerate(islice(self.records.files(), LOOKED_THROUGH)):
            try:
                if self._can_go_on(file):
                    entry = Entry(file.number, summarise(self.load(file.number)), None, False)
                    return Unfinished(entry, unreadable)
            except StorageError as error:
                if not at and error.code != "no-game":  # deleted meanwhile
                    unreadable = Entry(file.number, None, error, in_use=False)
        return Unfinished(None, unreadable)

    def _can_go_on(self, file: SavedFile) -> bool:
        """Tell whether the record is of a game to be offered, as far as its lines say. The last
        line is looked at first: reading all of a record that is over would take longer."""
        if _END.search(self.records.end(file, _LONGEST_END)):
            return False
        if self.records.is_in_use(file.number):
            return False
        record = self.load(file.number)
        return record.has_person and not record.set_aside

    def played_elsewhere(self) -> int | None:
        """Return the game among the hundred played last that another program has open; None for
        none."""
        for file in islice(self.records.files(), LOOKED_THROUGH):
            if self.records.is_in_use(file.number):
                return file.number
        return None

    def load(self, number: int) -> Record:
        """Return the record, not yet led through the rules; raises RecordError, StorageError."""
        return read_record(self.records.read(number))

    # -- playing -----------------------------------------------------------------------------

    def resume(self, number: int) -> SavedGame:
        """Go on with a game; one that cannot be written to goes on in memory. Raises StorageError
        "in-use" where another game has it open, "no-person" where only bots play, RecordError
        where it is not whole."""
        path = self.records.path(number)
        file, trouble = None, None
        with ExitStack() as on_error:
            try:
                file = self.records.open(number)
                on_error.callback(file.close)
            except LockedError as error:
                raise StorageError("in-use", number=number) from error
            except OSError as error:
                trouble = trouble_of(error)
            try:
                data = file.read(MOST_RECORD_BYTES + 1) if file else self.records.read(number)
                record = read_record(data)
                if not record.has_person:
                    raise StorageError("no-person", number=number)
                saved = go_on(record, number, self.records.create, file, trouble)
            except OSError as error:
                raise StorageError("cannot-read", file=shown(path)) from error
            on_error.pop_all()
        return saved

    def set_aside(self, number: int) -> None:
        """Do not offer this game again until it is gone on with; the list still has it, in its
        place. Raises what `resume` raises, and "cannot-write"."""
        path = self.records.path(number)
        if self.load(number).set_aside:
            return
        (file,) = (one for one in self.records.files() if one.number == number)
        saved = self.resume(number)
        saved.recorder.set_aside()
        saved.close()
        if not saved.recorder.is_saved:
            raise StorageError("cannot-write", file=shown(path))
        with suppress(OSError):
            self.records.set_written(file)

    # -- deleting, exporting, importing ------------------------------------------------------

    def delete(self, number: int) -> None:
        """Delete a game for good, also one that cannot be read; raises StorageError "in-use",
        "cannot-write"."""
        path = self.records.path(number)
        if self.records.is_in_use(number):
            raise StorageError("in-use", number=number)
        try:
            self.records.delete(number)
        except OSError as error:
            raise StorageError("cannot-write", file=shown(path)) from error

    def export(self, number: int, to: StrPath) -> None:
        """Copy a game to a file that is not there yet; raises StorageError "exists",
        "cannot-write", and RecordError for a game that is not whole."""
        write_given(to, _checked(self.records.read(number)).data)

    def import_file(self, path: StrPath) -> Imported:
        """Take a record in, up to its last whole line. Raises StorageError "no-file",
        "not-a-file", "cannot-read", "cannot-write", "already" for one that is here, RecordError
        for what the rules do not give."""
        data = read_given(path).replace(b"\r\n", b"\n")  # as mail and editors may have made it
        record = _checked(data)
        marked = record.marked()
        if len(marked) > MOST_RECORD_BYTES:
            raise RecordError("too-big")
        return Imported(self._take_in(record.data, marked), record.cut)

    def save_told(
        self, setup: Setup, own: Sequence[Seat], started: int, lines: Sequence[str]
    ) -> int | None:
        """Save a game that was played at a table elsewhere, as that table told it. Return its
        number, None where it is not over or cannot be saved. The player of the seats ``own`` is
        "you" in it; ``started``: in seconds since 1970."""
        chairs = tuple(
            replace(one, name=None) if one.seat in own else one for one in setup.chairs
        )
        try:
            header = Header(
                replace(setup, chairs=chairs), NO_SEED, datetime.fromtimestamp(started, UTC)
            )
            return self.save_finished(whole(header, lines))
        except (StorageError, ValueError, OverflowError, OSError):
            return None

    def save_finished(self, data: bytes) -> int | None:
        """Save a game of the player's own that was played elsewhere. Return its number, None where
        it is not over. Raises what `import_file` raises of its contents."""
        if not Replay(read_record(data)).run().over:
            return None
        return self._take_in(data, data)

    def take_back(self, data: bytes) -> int:
        """Save a record of one's own that was kept elsewhere, up to its last whole line. Return its
        number. Raises what `import_file` raises of its contents."""
        record = _checked(data)
        return self._take_in(record.data, record.data)

    def rescue(self, number: int) -> int:
        """Save what is good of a damaged game, all before the first wrong line, as a new game
        whose number is given; the damaged record stays as it is. Raises RecordError where
        nothing is good, and what `import_file` raises; a game that is whole is "already" here."""
        data = self.records.read(number)
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

    def _take_in(self, data: bytes, marked: bytes) -> int:
        """Make a record of ``marked``, unless there is one of it, or of ``data`` alone."""
        for file in self.records.files():
            if file.size in (len(data), len(marked)) and self._holds(file.number, data, marked):
                raise StorageError("already", number=file.number)
        return self.records.take_in(marked)

    def _holds(self, number: int, *data: bytes) -> bool:
        with suppress(StorageError):  # unreadable, or deleted meanwhile
            return self.records.read(number) in data
        return False


def _checked(data: bytes) -> Record:
    """Return the record, led through the rules; raises RecordError."""
    record = read_record(data)
    Replay(record).run()
    return record

