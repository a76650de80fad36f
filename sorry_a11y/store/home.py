"""The game's folder: the one way to its files, its locks and its disk."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from sorry_a11y.store.ordinary_files import (
    lock,
    read_file,
    replace_file,
)

HOME_VARIABLE = "SORRY_A11Y_HOME"
"""The variable of the environment that names another folder for everything that is saved."""
APP = "sorry-a11y"
GAMES_FILE = "games.sqlite"
"""The file of a player in the folder: games, setups, seats elsewhere (`store.player_file`)."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of everything that is saved: the one that SORRY_A11Y_HOME names, else the
    one that the system provides."""
    if environment.get(HOME_VARIABLE):
        return Path(environment[HOME_VARIABLE])
    from platformdirs import user_data_dir  # slow to load, and not needed with SORRY_A11Y_HOME

    return Path(user_data_dir(APP, appauthor=False))


def is_something(path: Path) -> bool:
    """Return whether anything but an empty file is at a path."""
    try:
        return os.lstat(path).st_size > 0
    except OSError:
        return False


class Flusher(Protocol):
    """Sends what was written to one open file on to the disk."""

    @property
    def failure(self) -> OSError | None:
        """The first error, None if all went well. At a disk it stays: a system forgets what it
        could not write and calls the next sync a success."""

    def request(self) -> None:
        """Ask for what has been written by now; raises RuntimeError if that cannot be asked."""

    def close(self, timeout: float) -> bool:
        """Finish, and tell whether that was done within ``timeout`` seconds. If not, the file must
        stay open."""


MakeFlusher = Callable[[int, Path], Flusher]
"""Makes the flusher of a file from its descriptor and its folder."""


class FlushAtOnce:
    """Flushes in the call that asks for it."""

    def __init__(self, descriptor: int, _folder: Path) -> None:
        self.failure: OSError | None = None
        self._descriptor = descriptor

    def request(self) -> None:
        """Wait until the disk has what was written."""
        try:
            os.fsync(self._descriptor)
        except OSError as error:
            self.failure = self.failure or error

    def close(self, timeout: float) -> bool:
        """Return True: nothing is ever due."""
        del timeout
        return True


@dataclass(frozen=True)
class Home:
    """The game's folder, which need not be there yet. Names are relative to it. Everything raises
    OSError.

    Attributes:
        folder: The folder.
        make_flusher: Makes what sends written files on to the disk.
        lock: Locks a descriptor if nobody else has.
        is_alone: Whether no other program can have the files, and there are no locks.
    """

    folder: Path
    make_flusher: MakeFlusher = FlushAtOnce
    lock: Callable[..., bool] = lock
    is_alone: bool = False

    def path(self, name: str) -> Path:
        """Return where a file is."""
        return self.folder / name

    def read(self, name: str, most: int, start: int = 0) -> bytes:
        """Return at most ``most`` bytes of a file."""
        return read_file(self.path(name), most, start=start)

    def replace(self, name: str, data: bytes, *, sync: bool = True) -> None:
        """Write a whole file in place of the one before, making its folder if needed."""
        path = self.path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(path, data, sync=sync)

    def remove(self, name: str) -> None:
        """Delete a file, if there is one."""
        self.path(name).unlink(missing_ok=True)
