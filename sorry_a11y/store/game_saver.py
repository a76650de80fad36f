"""Saving of a game while it is played, and the lock that keeps other programs from it.

A game is stored with the first decision of a person: a game that nobody played leaves nothing
behind, and its first line need not wait for the database to be loaded.

The disk of the file does what is written (`store.disk`). When it fails, the game goes on, and
entries that could not be stored are tried again with the next decision. When another program
changes the game, all of it is saved as a new game.

The lock of a game under way is a file of its own, which the system unlocks when the program ends.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import sleep
from typing import Literal

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.board import SEAT_LETTERS, Seat
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.view import View
from sorry_a11y.store.errors import LogError, StorageError, Trouble, TroubleCode, system_error
from sorry_a11y.store.files import PAUSE, lock, open_file
from sorry_a11y.store.player_file import PlayerFile

END = "end "


def end_text(winners: Sequence[Seat]) -> str:
    """Return the last text of the log of a game that is over, which says who has won."""
    return END + " ".join(SEAT_LETTERS[seat] for seat in winners)


class GameSaver:
    """The port that saves one game (a `game.log.LogPort`), to be closed when play ends.

    What it says of the game in the file holds while the disk is not busy.

    Args:
        writer: The part that writes the game to its file.

    Attributes:
        game: The game.
        has_begun: Whether there was anything to save: a person has decided.
        before: The events of a resumed game before those that are told again (its recap).
        asked: In a resumed game with hands, the view of the seat that was asked each question, by
            the number of the question; without those that were taken back.
    """

    def __init__(self, writer: GameWriter) -> None:
        self.game = writer.game
        self.has_begun = bool(writer.number)
        self.before: tuple[Event, ...] = ()
        self.asked: Mapping[int, View] = {}
        self._writer = writer
        self._given: list[str] = []
        self._told: set[Trouble] = set()
        self.game.log.port = self

    def append(self, lines: Sequence[str]) -> None:
        """Save entries, and the end of the game if it is over.

        The turns of bots are stored with what comes of them, in one step: when a person must
        decide, or the game is over. With the first decision of a person all entries before it are
        saved too.
        """
        game = self.game
        if self.has_begun:
            self._given += lines
        elif game.number:
            self._given = [_header(game), *game.log.lines()]
            self.has_begun = True
        if self._given and (game.over or game.awaits_person):
            given, self._given = [*self._given, *_ends(game)], []
            self._writer.file.disk.do(partial(self._writer.append, given, len(game.log.entries)))

    @property
    def number(self) -> int:
        """The number of the game in the file; 0 while it is not stored."""
        return self._writer.number

    @property
    def is_saved(self) -> bool:
        """True if there is no reason why the game is not saved."""
        return self._writer.trouble is None

    def take_trouble(self) -> Trouble | None:
        """Return trouble of which the player has not been told yet; None for none."""
        code = self._writer.trouble
        for trouble in (Trouble(code) if code else None, self._writer.anew):
            if trouble and trouble not in self._told:
                self._told.add(trouble)
                return trouble
        return None

    def close(self) -> None:
        """Have the last entries stored, if they are not, the file closed and the game unlocked."""
        given, self._given = self._given, []
        self._writer.file.disk.do(partial(self._writer.close, given, len(self.game.log.entries)))


class GameWriter:
    """The part that writes a game to its file, on the thread of the disk.

    Args:
        game: The game, of whose log only entries are read that never change.
        file: The file.
        number: Its number in the file; 0 for a game that is not stored yet.
        seq: The number of texts of the game that are stored.
        unlock: The function that unlocks a game that was resumed.
        trouble: The reason why a resumed game cannot be saved at all.

    Attributes:
        game: As given.
        file: As given.
        number: Its number in the file; 0 while it is not stored.
        anew: Why all of it was stored under another number; None if it was not.
    """

    def __init__(
        self,
        game: LoggedGame,
        file: PlayerFile,
        *,
        number: int = 0,
        seq: int = 0,
        unlock: Callable[[], None] | None = None,
        trouble: TroubleCode | None = None,
    ) -> None:
        self.game = game
        self.file = file
        self.number = number
        self.anew: Trouble | None = None
        self._seq = seq
        self._unlock = unlock
        self._trouble = trouble
        self._is_hopeless = trouble is not None
        self._unstored: list[str] = []

    @property
    def trouble(self) -> TroubleCode | None:
        """The reason why the game is not saved at present, None if it is."""
        if self._trouble is None and (failure := self.file.failure):
            return system_error(failure).cause
        return self._trouble

    def append(self, lines: Sequence[str], entries: int) -> None:
        """Store lines, and those before them that could not be stored.

        Args:
            lines: The lines.
            entries: The number of entries that the game had when they were given.
        """
        self._unstored += lines
        if self._is_hopeless or not self._unstored:
            return
        try:
            try:
                self._store()
            except LogError as error:
                if error.code not in ("changed", "damaged"):
                    raise
                self._store_anew(error.code, entries)
            self._trouble = None
            self.file.request_flush()
        except LogError as error:
            self._trouble = error.cause
        except RuntimeError:  # no thread could be started for the flush
            self._trouble = "failed"

    def close(self, lines: Sequence[str], entries: int) -> None:
        """Store the last lines as `append` does, close the file and unlock the game."""
        self.append(lines, entries)
        self._trouble = self.trouble
        if (failure := self.file.close()) and self._trouble is None:
            self._trouble = system_error(failure).cause
        self._release()
        self._is_hopeless = True

    def _store(self) -> None:
        if self._seq:
            self.file.append(self.number, self._seq + 1, self._unstored)
        else:
            self.number = self.file.create(self._unstored)
            # a program that holds a number nobody has can only look at its lock; and without the
            # lock a game that two programs play is saved twice ("changed")
            with suppress(StorageError):
                self._unlock = lock_game(self.file, self.number)
        self._seq += len(self._unstored)
        self._unstored = []

    def _store_anew(self, why: Literal["changed", "damaged"], entries: int) -> None:
        lines = self.game.log.lines()[:entries]
        ends = self._unstored[-1:] if self._unstored[-1].startswith(END) else []
        self._seq, self._unstored = 0, [_header(self.game), *lines, *ends]
        self._release()
        self._store()
        self.anew = Trouble(why, self.number)

    def _release(self) -> None:
        unlock, self._unlock = self._unlock, None
        if unlock:
            unlock()


def _ends(game: LoggedGame) -> list[str]:
    return [end_text(game.winners)] if game.over else []


def _header(game: LoggedGame) -> str:
    return "\n".join(game.header.lines())


# -- locks -------------------------------------------------------------------------------------

LOCKS_FOLDER = "playing"
_TRIES = 5
"""Attempts to lock a game: a program that only checks a lock holds it for an instant."""


def lock_game(file: PlayerFile, number: int) -> Callable[[], None] | None:
    """Lock a game, so that no other program plays it.

    Returns:
        The function that unlocks it; None if there are no locks.

    Raises:
        StorageError: "in-use" if another program plays it.
    """
    path = file.folder / LOCKS_FOLDER / str(number)
    for _ in range(_TRIES):
        try:
            path.parent.mkdir(exist_ok=True)
            descriptor = open_file(path, os.O_RDWR | os.O_CREAT)
        except OSError:
            return None
        if lock(descriptor) and _is_at(path, descriptor):
            return partial(_unlock, path, descriptor)
        os.close(descriptor)
        sleep(PAUSE)
    raise StorageError("in-use", number=number)


def _unlock(path: Path, descriptor: int) -> None:
    with suppress(OSError):
        path.unlink()
    with suppress(OSError):
        os.close(descriptor)
    with suppress(OSError):  # where an open file cannot be deleted
        path.unlink()


def played_now(file: PlayerFile) -> set[int]:
    """Return the numbers of the games that programs have locked."""
    folder = file.folder / LOCKS_FOLDER
    try:
        names = os.listdir(folder)
    except OSError:  # no folder, no locks; who cannot enter it finds out when the game is locked
        return set()
    return {int(name) for name in names if name.isdecimal() and _is_locked(folder / name)}


def _is_at(path: Path, descriptor: int) -> bool:
    """Return whether an open file still has this path: another program may have deleted it."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except OSError:
        return False


def _is_locked(path: Path) -> bool:
    try:
        descriptor = open_file(path)
    except OSError:  # unlocked meanwhile
        return False
    try:
        return not lock(descriptor, shared=True)
    finally:
        os.close(descriptor)
