"""The folder of records, ``games/game-12.txt``: their numbers, names and places.

Nothing else in the folder is read, changed or deleted. A link, a folder or a pipe under the name of
a record is listed, so that it can be told, and left alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import time_ns
from typing import NamedTuple, TypeVar

from sorry_a11y.storage.errors import StorageError, shown
from sorry_a11y.storage.home import Home, OpenFile
from sorry_a11y.storage.ordinary_files import (
    NotAFileError,
    StrPath,
    check_file,
    read_file,
    write_new,
)
from sorry_a11y.storage.record import MOST_RECORD_BYTES

GAMES = "games"
"""The folder of records, in the game's folder."""
HIGHEST = 999_999_999
"""The highest number that a name can hold."""
LAST_NUMBER = "last-number.txt"
"""The file in the game's folder that holds the highest number given so far, in digits."""
MOST_DIGITS = 20
_NAME = re.compile(r"game-([1-9]\d{0,8})\.txt", re.ASCII)
_Made = TypeVar("_Made")


class SavedFile(NamedTuple):
    """A record in the folder: when it was last written (nanoseconds), its number, its size."""

    written: int
    number: int
    size: int


class Folder:
    """The records in a game's folder, which need not be there yet. Numbers that are no game's
    raise StorageError "no-game"; what is not an ordinary file "not-a-file"."""

    def __init__(self, home: Home) -> None:
        self.games = home.path(GAMES)
        self._home = home

    def files(self) -> list[SavedFile]:
        """Return every record, the one written last first. Raises StorageError "cannot-read" of a
        folder that is there and cannot be read."""
        try:
            found = self._home.listing(GAMES)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StorageError("cannot-read", file=shown(self.games)) from error
        return _by_time([
            SavedFile(one.written, int(name[1]), one.size)
            for one in found if (name := _NAME.fullmatch(one.name))
        ])

    def path(self, number: int) -> Path:
        """Return where a record is; raises StorageError "cannot-read" where nobody may look."""
        name = _name_of(number)
        path = self._home.path(name)
        try:
            if not _NAME.fullmatch(path.name):
                raise FileNotFoundError(path)
            check_file(path)
        except (FileNotFoundError, NotADirectoryError) as error:
            raise StorageError("no-game", number=number) from error
        except OSError as error:
            raise _unreadable(path, error) from error
        return path

    def read(self, number: int) -> bytes:
        """Return the bytes of a record, at most one more than a record may have; raises
        StorageError "cannot-read"."""
        path = self.path(number)
        try:
            return self._home.read(_name_of(number), MOST_RECORD_BYTES + 1)
        except OSError as error:
            raise _unreadable(path, error) from error

    def end(self, file: SavedFile, most: int) -> bytes:
        """Return the last bytes of a record; nothing where it cannot be read."""
        try:
            return self._home.read(_name_of(file.number), most, max(file.size - most, 0))
        except OSError:
            return b""

    def is_in_use(self, number: int) -> bool:
        """Tell whether a game that is being played writes to this record."""
        return self._home.is_in_use(_name_of(number))

    def open(self, number: int) -> OpenFile:
        """Open a record to go on with it; raises LockedError, OSError."""
        return self._home.open(_name_of(number))

    def create(self) -> tuple[int, OpenFile]:
        """Return the number and the file, empty, of a new game; raises OSError."""
        return self._under_a_new_number(self._home.create)

    def take_in(self, data: bytes) -> int:
        """Make a record of the bytes and return its number; raises StorageError "cannot-write"."""
        try:
            return self._under_a_new_number(partial(self._home.write_new, data=data))[0]
        except OSError as error:
            raise StorageError("cannot-write", file=shown(self.games)) from error

    def set_written(self, file: SavedFile) -> None:
        """Set the time at which a record was last written; raises OSError."""
        self._home.set_written(_name_of(file.number), file.written)

    def delete(self, number: int) -> None:
        """Delete a record, whose number no other game will get; raises OSError, StorageError."""
        self.path(number)
        self._note(number)
        self._home.remove(_name_of(number))

    # -- numbers -----------------------------------------------------------------------------

    def _under_a_new_number(self, make: Callable[[str], _Made]) -> tuple[int, _Made]:
        self._home.make_folder(GAMES)
        for number in self._free_numbers():
            try:
                made = make(_name_of(number))
            except FileExistsError:  # another game began in the same instant
                continue
            self._note(number)
            return number, made
        raise AssertionError("there is always a next number")

    def _free_numbers(self) -> Iterator[int]:
        """Yield the numbers above all that were ever given, as long as a name can hold them; after
        that, because some stray file has the highest, those above all that were given here."""
        taken, given = self._taken(), self._given()
        number = max(given, *taken, 0)
        if number >= HIGHEST:
            number = given if given < HIGHEST else 0
        while True:
            number += 1
            if number not in taken:
                yield number

    def _taken(self) -> set[int]:
        """Return the numbers of the folder, whatever took them: a folder that tells no case apart
        has no room for GAME-7.TXT and game-7.txt."""
        return {
            int(found[1]) for name in self._home.names(GAMES)
            if (found := _NAME.fullmatch(name.lower()))
        }

    def _given(self) -> int:
        """Return the highest number noted; 0 if none was, or something else stands there."""
        try:
            text = self._home.read(LAST_NUMBER, MOST_DIGITS).strip()
        except OSError:
            return 0
        return int(text) if text.isdigit() and int(text) <= HIGHEST else 0

    def _note(self, number: int) -> None:
        """Note that a number was given. Where it cannot be noted, the records alone tell."""
        if self._given() < number < HIGHEST:
            with suppress(OSError):
                self._home.replace(LAST_NUMBER, f"{number}\n".encode("ascii"), sync=False)


def read_given(path: StrPath, most: int = MOST_RECORD_BYTES) -> bytes:
    """Return the bytes of any file that the player names, links included, at most one more than
    ``most``. Raises StorageError "no-file", "not-a-file", "cannot-read"."""
    try:
        return read_file(path, most + 1, follow=True)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise StorageError("no-file", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error


def write_given(path: StrPath, data: bytes) -> None:
    """Write a new file that the player names. Raises StorageError "exists", "cannot-write"."""
    try:
        if not str(path).strip():
            raise ValueError("a blank name")
        write_new(path, data)
    except FileExistsError as error:
        raise StorageError("exists", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise StorageError("cannot-write", file=shown(path)) from error


def _name_of(number: int) -> str:
    return f"{GAMES}/game-{number}.txt"


def _unreadable(path: StrPath, error: Exception) -> StorageError:
    if isinstance(error, NotAFileError):
        return StorageError("not-a-file", file=shown(path))
    return StorageError("cannot-read", file=shown(path))


def _by_time(files: list[SavedFile]) -> list[SavedFile]:
    """Return the files, the one written last first. A record that a clock which ran ahead has
    dated after today stands where its number belongs, after the game before it."""
    now = time_ns()
    latest = 0
    order: list[tuple[int, int, SavedFile]] = []
    for file in sorted(files, key=lambda file: file.number):
        written = file.written if file.written <= now else latest
        latest = max(latest, written)
        order.append((written, file.number, file))
    return [file for *_, file in sorted(order, reverse=True)]
