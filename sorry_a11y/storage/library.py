"""The folder of games: one record a game, ``games/game-12.txt``, numbered from 1.

Nothing else in the folder is read, changed or deleted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import RecordError, StorageError, shown, trouble_of
from sorry_a11y.storage.files import LockedError, RecordFile, is_in_use, write_new
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.record import Record, Writer, read_bytes, read_record
from sorry_a11y.storage.replay import Replay
from sorry_a11y.storage.resume import KeptGame, begin, go_on
from sorry_a11y.storage.summary import Summary, summarise
from sorry_a11y.table.seating import Seating

HOME = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything kept."""
APP = "sorry-a11y"
LOOKED_THROUGH = 100
"""Records, the one played last first, among which an unfinished game is looked for at a start."""
_NAME = re.compile(r"game-([1-9]\d{0,8})\.txt", re.ASCII)
_END = re.compile(rb"\nend( [rbyg]){1,4} \S{3}\n\Z")
_LONGEST_END = 20
"""Bytes that hold an end line and the line feed before it."""


class File(NamedTuple):
    """A record in the folder: when it was last written (nanoseconds), its number, its size."""

    written: int
    number: int
    size: int


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


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where everything is kept: what SORRY_A11Y_HOME says, else where the system wants it."""
    if environment.get(HOME):
        return Path(environment[HOME])
    from platformdirs import user_data_dir  # a game that is told its folder does not wait for it

    return Path(user_data_dir(APP, appauthor=False))


class Library:
    """The games kept in ``folder``, which need not be there yet. ``number`` is a game's for
    good; all methods that take one raise StorageError "no-game" where there is none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "games"

    # -- looking -----------------------------------------------------------------------------

    def files(self) -> list[File]:
        """Every record, the one written last first; links are not records. A folder that cannot
        be read has none."""
        found = []
        try:
            with os.scandir(self.games) as entries:
                for entry in entries:
                    name = _NAME.fullmatch(entry.name)
                    if name and entry.is_file(follow_symlinks=False):
                        facts = entry.stat(follow_symlinks=False)
                        found.append(File(facts.st_mtime_ns, int(name[1]), facts.st_size))
        except OSError:
            return found if found else []
        return sorted(found, reverse=True)

    def entries(self) -> Iterator[Entry]:
        """Every game, the one played last first. Each is read when it is asked for."""
        for file in self.files():
            yield self.entry(file.number)

    def entry(self, number: int) -> Entry:
        """The game in the list."""
        path = self.path(number)
        try:
            return Entry(number, summarise(self.load(number)), None, is_in_use(path))
        except StorageError as error:
            return Entry(number, None, error, is_in_use(path))

    def unfinished(self) -> Entry | None:
        """The game to go on with: the unfinished one played last, among the hundred played last;
        not one that is being played now or that the player set aside."""
        for file in islice(self.files(), LOOKED_THROUGH):
            path = self.path(file.number)
            if _ends(path, file.size) or is_in_use(path):
                continue
            summary = self.entry(file.number).summary
            if summary and not summary.finished and not summary.set_aside:
                return Entry(file.number, summary, None, in_use=False)
        return None

    def load(self, number: int) -> Record:
        """The record, not yet led through the rules; raises RecordError, StorageError."""
        try:
            return read_record(read_bytes(self.path(number)))
        except StorageError as error:
            if error.code in ("no-file", "not-a-file"):
                raise StorageError("no-game", number=number) from error
            raise

    def path(self, number: int) -> Path:
        """Where the record is, if there is one."""
        return self.games / f"game-{number}.txt"

    # -- playing -----------------------------------------------------------------------------

    def begin(
        self, rules: Ruleset, seating: Seating, seed: int, started: datetime, *, may_undo: bool
    ) -> KeptGame:
        """A new game that will be kept. ``started``: now, an aware time."""
        header = Header.of(rules, seating, seed, started, may_undo=may_undo)
        return begin(header, seating, self._create)

    def resume(self, number: int) -> KeptGame:
        """Go on with a game; one that cannot be written to goes on in memory. Raises StorageError
        "in-use" where another game has it open, RecordError where it is not whole."""
        path = self.path(number)
        file, trouble = None, None
        try:
            file = RecordFile.open(path)
        except LockedError as error:
            raise StorageError("in-use", number=number) from error
        except OSError as error:
            trouble = trouble_of(error)
        try:
            record = read_record(file.read()) if file else self.load(number)
            return go_on(record, number, file, trouble)
        except BaseException as error:
            if file:
                file.close()
            if isinstance(error, OSError):
                raise StorageError("cannot-read", file=shown(path)) from error
            raise

    def set_aside(self, number: int) -> None:
        """Do not offer this game again until it is gone on with; the list still has it. Raises
        what `resume` raises, and "cannot-write"."""
        path = self.path(number)
        kept = self.resume(number)
        kept.close()
        record = self.load(number)
        if record.set_aside:
            return
        try:
            file = RecordFile.open(path)
            try:
                before = os.stat(path)
                file.write_at(record.whole, Writer(kept.table.game.rules, record.state).aside())
                os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
            finally:
                file.close()
        except OSError as error:
            raise StorageError("cannot-write", file=shown(path)) from error

    # -- keeping house -----------------------------------------------------------------------

    def delete(self, number: int) -> None:
        """Delete a game for good, also one that cannot be read; raises StorageError "in-use",
        "cannot-write"."""
        path = self.path(number)
        if not any(file.number == number for file in self.files()):
            raise StorageError("no-game", number=number)
        if is_in_use(path):
            raise StorageError("in-use", number=number)
        try:
            path.unlink()
        except OSError as error:
            raise StorageError("cannot-write", file=shown(path)) from error

    def export(self, number: int, to: Path) -> None:
        """Copy a game to a file that is not there yet; raises StorageError "exists",
        "cannot-write", and RecordError for a game that is not whole."""
        record = self.load(number)
        Replay(record).run()
        data = read_bytes(self.path(number))[: record.whole]
        try:
            write_new(to, data)
        except FileExistsError as error:
            raise StorageError("exists", file=shown(to)) from error
        except (OSError, ValueError) as error:
            raise StorageError("cannot-write", file=shown(to)) from error

    def import_file(self, path: Path) -> Imported:
        """Take a record in, up to its last whole line. Raises StorageError "no-file",
        "not-a-file", "cannot-read", "cannot-write", "already" for one that is here, RecordError
        for what the rules do not give."""
        data = read_bytes(path).replace(b"\r\n", b"\n")  # as mail and editors may have made it
        record = read_record(data)
        Replay(record).run()
        return Imported(self._take_in(data[: record.whole]), record.cut)

    def rescue(self, number: int) -> int:
        """Save what is good of a damaged game as a new one, whose number is given; the damaged
        record stays as it is. Raises RecordError when its head is damaged, and what
        `import_file` raises; a game that is whole is "already" here."""
        data = read_bytes(self.path(number))
        while True:
            try:
                record = read_record(data)
                Replay(record).run()
                return self._take_in(data[: record.whole])
            except RecordError as error:
                good = b"".join(data.splitlines(keepends=True)[: max(error.line - 1, 0)])
                if not error.line or not good or len(good) >= len(data):
                    raise
                data = good

    def _take_in(self, data: bytes) -> int:
        for file in self.files():
            if file.size == len(data) and read_bytes(self.path(file.number)) == data:
                raise StorageError("already", number=file.number)
        try:
            self.games.mkdir(parents=True, exist_ok=True)
            for path in self._free_paths():
                try:
                    write_new(path, data)
                except FileExistsError:
                    continue
                return _number(path)
        except OSError as error:
            raise StorageError("cannot-write", file=shown(self.games)) from error
        raise AssertionError("there is always a next number")

    def _create(self) -> RecordFile:
        """The file of a new game; raises OSError."""
        self.games.mkdir(parents=True, exist_ok=True)
        for path in self._free_paths():
            try:
                return RecordFile.create(path)
            except FileExistsError:  # another game began in the same instant
                continue
        raise AssertionError("there is always a next number")

    def _free_paths(self) -> Iterator[Path]:
        """The paths after that of the highest number taken, whatever took it."""
        highest = max(
            (int(name[1]) for entry in os.listdir(self.games)
             if (name := _NAME.fullmatch(entry.lower()))),
            default=0,
        )
        while True:
            highest += 1
            yield self.path(highest)


def _number(path: Path) -> int:
    found = _NAME.fullmatch(path.name)
    assert found is not None, "only records are numbered"
    return int(found[1])


def _ends(path: Path, size: int) -> bool:
    """Whether the last line of a record says that the game is over: a quick look, not a check."""
    try:
        with path.open("rb") as file:
            file.seek(max(size - _LONGEST_END, 0))
            return bool(_END.search(file.read(_LONGEST_END)))
    except OSError:
        return False
