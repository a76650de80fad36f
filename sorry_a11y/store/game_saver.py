"""Save a game as it is played, without ever stopping it.

A game is stored with the first decision of a person. Until then the header says everything, so
looking at a game leaves nothing behind, and the first line of a game does not wait for the
database, which is loaded then.

When the disk fails, the game goes on, and what could not be stored is tried again with the next
decision. When another program changes the game, all of it is saved anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import SEAT_LETTERS

if TYPE_CHECKING:
    from sorry_a11y.store.errors import Trouble, TroubleCode
    from sorry_a11y.store.game_lock import GameLock
    from sorry_a11y.store.player_file import PlayerFile

END = "end "
ASIDE = "aside"


def end_text(winners: Sequence[Seat]) -> str:
    """Return the text that the game is over."""
    return END + " ".join(SEAT_LETTERS[seat] for seat in winners)


class GameSaver:
    """Saves one game (a `game.log.LogPort`). To be closed when play ends.

    Args:
        game: The game.
        open_file: Returns the file in which it is stored; called when something is to be stored.
        number: Its number there, 0 for one that is not stored yet.
        seq: How many texts of it are stored.
        lock: Keeps other programs from a game that goes on.
        trouble: Why a game that goes on cannot be saved at all.
    """

    def __init__(
        self, game: LoggedGame, open_file: Callable[[], PlayerFile], *, number: int = 0,
        seq: int = 0, lock: GameLock | None = None, trouble: TroubleCode | None = None,
    ) -> None:
        self.game = game
        self.number = number
        self._open_file = open_file
        self._file: PlayerFile | None = None
        self._seq = seq
        self._lock = lock
        self._is_hopeless = trouble is not None
        self._trouble = trouble
        self._unstored: list[str] = []
        self._changed: Trouble | None = None
        self._told: set[Trouble] = set()

    def append(self, lines: Sequence[str]) -> None:
        """Save entries, and that the game is over where it is; with the first decision of a person
        all before it are saved too."""
        if self.has_begun:
            self._save(lines)
        elif self.game.number:
            self._save([_header(self.game), *self.game.log.lines()])

    def set_aside(self) -> None:
        """Save that the player does not want to be asked about this game."""
        self._unstored.append(ASIDE)
        self._store()

    @property
    def has_begun(self) -> bool:
        """True if a person has decided anything, so that there is something to save."""
        return bool(self._seq or self._unstored)

    @property
    def is_saved(self) -> bool:
        """True if everything that happened, if a person decided anything, is saved."""
        return self.trouble is None

    @property
    def trouble(self) -> TroubleCode | None:
        """The reason why the game is not saved at present, None if it is."""
        failure = self._file.failure if self._trouble is None and self._file else None
        if failure is None:
            return self._trouble
        from sorry_a11y.store.errors import trouble_of

        return trouble_of(failure)

    def take_trouble(self) -> Trouble | None:
        """Return what the player should know now and has not been told: every kind once."""
        code = self.trouble
        if code is None and self._changed is None:
            return None
        from sorry_a11y.store.errors import Trouble

        for trouble in (Trouble(code) if code else None, self._changed):
            if trouble and trouble not in self._told:
                self._told.add(trouble)
                return trouble
        return None

    def close(self) -> None:
        """Try once more to store what is left, wait for the disk, and let the game go."""
        if self._unstored:
            self._store()
        self._trouble = self.trouble
        failure = self._file.close() if self._file else None
        if failure and self._trouble is None:
            from sorry_a11y.store.errors import trouble_of

            self._trouble = trouble_of(failure)
        lock, self._lock = self._lock, None
        if lock:
            lock.release()
        self._is_hopeless = True

    # -- storing ---------------------------------------------------------------------------------

    def _save(self, lines: Sequence[str]) -> None:
        self._unstored += lines
        if self.game.over:
            self._unstored.append(end_text(self.game.winners))
        self._store()

    def _store(self) -> None:
        if self._is_hopeless:
            return
        from sorry_a11y.store.log_store import LogError
        from sorry_a11y.store.player_file import ChangedError, trouble_code

        file = self._file = self._file or self._open_file()
        try:
            try:
                self._store_rest(file)
            except ChangedError:
                self._store_anew(file)
            self._trouble = None
            file.request_flush()
        except LogError as error:
            self._trouble = trouble_code(error)
        except RuntimeError:  # no thread to be had for the flush
            self._trouble = "failed"

    def _store_rest(self, file: PlayerFile) -> None:
        from sorry_a11y.store.game_lock import GameLock

        if self._seq:
            file.append(self.number, self._seq + 1, self._unstored)
        else:
            self.number = file.create(self._unstored)
            self._lock = GameLock.taken(file.home, self.number)
        self._seq += len(self._unstored)
        self._unstored = []

    def _store_anew(self, file: PlayerFile) -> None:
        from sorry_a11y.store.errors import Trouble

        ends = [end_text(self.game.winners)] if self.game.over else []
        self._seq, self._unstored = 0, [_header(self.game), *self.game.log.lines(), *ends]
        if self._lock:
            self._lock.release()
        self._store_rest(file)
        self._changed = Trouble("changed", self.number)


def _header(game: LoggedGame) -> str:
    return "\n".join(game.header.lines())
