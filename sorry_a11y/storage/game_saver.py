"""Save a game that begins.

The record begins with the first decision of a person. Until then the seed says everything, so
looking at a game leaves no file behind, and the first line of a game does not wait for the rest of
this package, which is loaded here.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import Seat
from sorry_a11y.table.table import Table

if TYPE_CHECKING:
    from sorry_a11y.storage.errors import Trouble
    from sorry_a11y.storage.home import Home
    from sorry_a11y.storage.recorder import Recorder


class GameSaver:
    """Saves the game of one table among those of ``home``. ``started``: now, an aware time.
    To be closed when play ends."""

    def __init__(self, table: Table, home: Home, started: datetime, *, may_undo: bool) -> None:
        self._table = table
        self._home = home
        self._started = started
        self._may_undo = may_undo
        self._recorder: Recorder | None = None

    def append(self, action: Action, *, by_person: bool) -> None:
        """Save an action; with the first one of a person all before it are saved too."""
        if self._recorder is None and by_person:
            self._recorder = self._begin()
        if self._recorder:
            self._recorder.append(action, by_person=by_person)

    def undo(self, seat: Seat, kept: int) -> None:
        """Save that ``seat`` took its last decision back."""
        if self._recorder:
            self._recorder.undo(seat, kept)

    def end(self, winners: tuple[Seat, ...]) -> None:
        """Save that the game is over."""
        if self._recorder:
            self._recorder.end(winners)

    @property
    def has_begun(self) -> bool:
        """True if a person has decided anything, so that there is a record."""
        return self._recorder is not None

    @property
    def data(self) -> bytes:
        """The record as it is by now; empty before a person has decided anything."""
        return self._recorder.data if self._recorder else b""

    @property
    def is_saved(self) -> bool:
        """True if everything that happened, if a person decided anything, is in the record."""
        return self._recorder is None or self._recorder.is_saved

    def take_trouble(self) -> Trouble | None:
        """Return what the player should know of the record and has not been told."""
        return self._recorder.take_trouble() if self._recorder else None

    def close(self) -> None:
        """Let the record go."""
        if self._recorder:
            self._recorder.close()

    def _begin(self) -> Recorder:
        from sorry_a11y.storage.folder import Folder
        from sorry_a11y.storage.record import Header
        from sorry_a11y.storage.recorder import Recorder

        table = self._table
        rules = table.game.rules
        header = Header.of(
            rules, table.seating, table.chance.number, self._started, may_undo=self._may_undo
        )
        return Recorder.new(rules, header, table.actions[:-1], Folder(self._home).create)


def save_game(table: Table, home: Home, started: datetime, *, may_undo: bool) -> GameSaver:
    """Save the game of a table at which nothing has been decided yet."""
    table.recorder = saver = GameSaver(table, home, started, may_undo=may_undo)
    return saver
