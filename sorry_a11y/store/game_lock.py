"""The lock of a game that is being played: a file of its own, which the system unlocks when the
program ends, however that happens."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import sleep

from sorry_a11y.store.home import Home
from sorry_a11y.store.ordinary_files import PAUSE, open_file

LOCKS_FOLDER = "playing"
TRIES = 5
"""A program that only looks whether a game is played holds its lock for an instant."""


class LockedError(Exception):
    """Another program plays the game."""


class GameLock:
    """A game's lock, held until it is released."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    @classmethod
    def taken(cls, home: Home, number: int) -> GameLock | None:
        """Take the lock of a game; None where there can be none. Raises LockedError."""
        path = home.path(f"{LOCKS_FOLDER}/{number}")
        for _ in range(TRIES):
            try:
                path.parent.mkdir(exist_ok=True)
                descriptor = open_file(path, os.O_RDWR | os.O_CREAT)
            except OSError:
                return None
            if home.lock(descriptor) and _is_at(path, descriptor):
                return cls(path, descriptor)
            os.close(descriptor)
            sleep(PAUSE)
        raise LockedError

    def release(self) -> None:
        """Let other programs have the game."""
        with suppress(OSError):
            self._path.unlink()
        with suppress(OSError):
            os.close(self._descriptor)
        with suppress(OSError):  # where an open file cannot be deleted
            self._path.unlink()


def played_now(home: Home) -> set[int]:
    """Return the numbers of the games that programs have locked."""
    try:
        names = os.listdir(home.path(LOCKS_FOLDER))
    except OSError:
        return set()
    return {int(name) for name in names if name.isdecimal() and _is_locked(home, name)}


def _is_at(path: Path, descriptor: int) -> bool:
    """Return whether a file still has its name: its last holder may have deleted it meanwhile."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except OSError:
        return False


def _is_locked(home: Home, name: str) -> bool:
    try:
        descriptor = open_file(home.path(f"{LOCKS_FOLDER}/{name}"))
    except OSError:
        return False
    try:
        return not home.lock(descriptor, shared=True)
    finally:
        os.close(descriptor)
