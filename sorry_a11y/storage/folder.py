"""The folder of records, ``games/game-12.txt``: their numbers, names and places.

Nothing else in the folder is read, changed or deleted; links are not records.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from sorry_a11y.storage.errors import StorageError, shown
from sorry_a11y.storage.files import RecordFile, write_new
from sorry_a11y.storage.record import read_bytes

HOME = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything kept."""
APP = "sorry-a11y"
_NAME = re.compile(r"game-([1-9]\d{0,8})\.txt", re.ASCII)


class File(NamedTuple):
    """A record in the folder: when it was last written (nanoseconds), its number, its size."""

    written: int
    number: int
    size: int


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where everything is kept: what SORRY_A11Y_HOME says, else where the system wants it."""
    if environment.get(HOME):
        return Path(environment[HOME])
    from platformdirs import user_data_dir  # a game that is told its folder does not wait for it

    return Path(user_data_dir(APP, appauthor=False))


class Folder:
    """The records in ``games``, a folder that need not be there yet."""

    def __init__(self, games: Path) -> None:
        self.games = games

    def files(self) -> list[File]:
        """Every record, the one written last first. A folder that cannot be read has none."""
        found = []
        try:
            with os.scandir(self.games) as entries:
                for entry in entries:
                    name = _NAME.fullmatch(entry.name)
                    if name and entry.is_file(follow_symlinks=False):
                        facts = entry.stat(follow_symlinks=False)
                        found.append(File(facts.st_mtime_ns, int(name[1]), facts.st_size))
        except OSError:
            return []
        return sorted(found, reverse=True)

    def path(self, number: int) -> Path:
        """Where the record is; raises StorageError "no-game" if there is none."""
        path = self._path(number)
        try:
            is_record = (
                bool(_NAME.fullmatch(path.name)) and path.is_file() and not path.is_symlink()
            )
        except OSError:  # a folder that may not be entered
            is_record = False
        if not is_record:
            raise StorageError("no-game", number=number)
        return path

    def create(self) -> RecordFile:
        """The file of a new game, empty; raises OSError."""
        self.games.mkdir(parents=True, exist_ok=True)
        for number in self._free_numbers():
            try:
                return RecordFile.create(self._path(number))
            except FileExistsError:  # another game began in the same instant
                continue
        raise AssertionError("there is always a next number")

    def take_in(self, data: bytes) -> int:
        """Make a record of the bytes and give its number; raises StorageError "already" (number)
        if one is the same, "cannot-write"."""
        for file in self.files():
            if file.size == len(data) and read_bytes(self._path(file.number)) == data:
                raise StorageError("already", number=file.number)
        try:
            self.games.mkdir(parents=True, exist_ok=True)
            for number in self._free_numbers():
                try:
                    write_new(self._path(number), data)
                except FileExistsError:
                    continue
                return number
        except OSError as error:
            raise StorageError("cannot-write", file=shown(self.games)) from error
        raise AssertionError("there is always a next number")

    def _path(self, number: int) -> Path:
        return self.games / f"game-{number}.txt"

    def _free_numbers(self) -> Iterator[int]:
        """The numbers after the highest taken, whatever took it: a folder that tells no case
        apart has no room for GAME-7.TXT and game-7.txt."""
        number = max(
            (int(name[1]) for entry in os.listdir(self.games)
             if (name := _NAME.fullmatch(entry.lower()))),
            default=0,
        )
        while True:
            number += 1
            yield number
