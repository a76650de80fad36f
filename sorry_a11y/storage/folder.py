"""The folder of records, ``games/game-12.txt``: their numbers, names and places.

Nothing else in the folder is read, changed or deleted; links are not records.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import time_ns
from typing import NamedTuple, TypeVar

from sorry_a11y.storage.errors import StorageError, shown
from sorry_a11y.storage.files import RecordFile, write_new
from sorry_a11y.storage.place import GAMES
from sorry_a11y.storage.record import read_bytes

HIGHEST = 999_999_999
"""The highest number that a name can hold."""
LAST_NUMBER = "last-number.txt"
"""The file beside the folder that holds the highest number given so far, in digits."""
_NAME = re.compile(r"game-([1-9]\d{0,8})\.txt", re.ASCII)
_Made = TypeVar("_Made")


class File(NamedTuple):
    """A record in the folder: when it was last written (nanoseconds), its number, its size."""

    written: int
    number: int
    size: int


class Folder:
    """The records of ``home``, a folder that need not be there yet."""

    def __init__(self, home: Path) -> None:
        self.games = home / GAMES
        self._last = home / LAST_NUMBER

    def files(self) -> list[File]:
        """Every record, the one written last first. Raises StorageError "cannot-read" of a
        folder that is there and cannot be read."""
        found = []
        try:
            with os.scandir(self.games) as entries:
                for entry in entries:
                    name = _NAME.fullmatch(entry.name)
                    if name and entry.is_file(follow_symlinks=False):
                        facts = entry.stat(follow_symlinks=False)
                        found.append(File(facts.st_mtime_ns, int(name[1]), facts.st_size))
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StorageError("cannot-read", file=shown(self.games)) from error
        return _by_time(found)

    def path(self, number: int) -> Path:
        """Where the record is; raises StorageError "no-game" if there is none, "cannot-read"
        where nobody may look."""
        path = self._path(number)
        try:
            is_record = (
                bool(_NAME.fullmatch(path.name)) and path.is_file() and not path.is_symlink()
            )
        except OSError as error:
            raise StorageError("cannot-read", file=shown(path)) from error
        if not is_record:
            raise StorageError("no-game", number=number)
        return path

    def create(self) -> tuple[int, RecordFile]:
        """The number and the file, empty, of a new game; raises OSError."""
        return self._under_a_new_number(RecordFile.create)

    def take_in(self, data: bytes) -> int:
        """Make a record of the bytes and give its number; raises StorageError "cannot-write"."""
        try:
            return self._under_a_new_number(lambda path: write_new(path, data))[0]
        except OSError as error:
            raise StorageError("cannot-write", file=shown(self.games)) from error

    def delete(self, number: int) -> None:
        """Delete a record, whose number no other game will get; raises OSError, StorageError."""
        path = self.path(number)
        self._note(number)
        path.unlink()

    # -- numbers -----------------------------------------------------------------------------

    def _path(self, number: int) -> Path:
        return self.games / f"game-{number}.txt"

    def _under_a_new_number(self, make: Callable[[Path], _Made]) -> tuple[int, _Made]:
        self.games.mkdir(parents=True, exist_ok=True)
        for number in self._free_numbers():
            try:
                made = make(self._path(number))
            except FileExistsError:  # another game began in the same instant
                continue
            self._note(number)
            return number, made
        raise AssertionError("there is always a next number")

    def _free_numbers(self) -> Iterator[int]:
        """The numbers above all that were ever given, as long as a name can hold them; after
        that, because some stray file has the highest, those above all that we gave."""
        taken, given = self._taken(), self._given()
        number = max(given, *taken, 0)
        if number >= HIGHEST:
            number = given if given < HIGHEST else 0
        while True:
            number += 1
            if number not in taken:
                yield number

    def _taken(self) -> set[int]:
        """The numbers of the folder, whatever took them: a folder that tells no case apart has
        no room for GAME-7.TXT and game-7.txt."""
        return {
            int(name[1]) for entry in os.listdir(self.games)
            if (name := _NAME.fullmatch(entry.lower()))
        }

    def _given(self) -> int:
        """The highest number that was noted; 0 if none was, or what was noted is no number."""
        try:
            text = read_bytes(self._last)[:20].strip()
        except StorageError:
            return 0
        return int(text) if text.isdigit() and int(text) <= HIGHEST else 0

    def _note(self, number: int) -> None:
        """Note that a number was given. Where it cannot be noted, the records alone tell."""
        if self._given() < number < HIGHEST and not self._last.is_symlink():
            with suppress(OSError):
                self._last.write_text(f"{number}\n", encoding="ascii")


def _by_time(files: list[File]) -> list[File]:
    """The files, the one written last first. A record that a clock which ran ahead has dated
    after today stands where its number belongs, after the game before it."""
    now = time_ns()
    latest = 0
    order: list[tuple[int, int, File]] = []
    for file in sorted(files, key=lambda file: file.number):
        written = file.written if file.written <= now else latest
        latest = max(latest, written)
        order.append((written, file.number, file))
    return [file for *_, file in sorted(order, reverse=True)]
