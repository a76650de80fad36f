"""Keeping the game that is played, without making its first line wait for the storage room."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from datetime import datetime
from importlib import import_module
from typing import TYPE_CHECKING

from sorry_a11y.rules.actions import Action
from sorry_a11y.table.table import Table

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset
    from sorry_a11y.storage.library import Library
    from sorry_a11y.storage.recorder import Recorder
    from sorry_a11y.table.seating import Seating

HOME = "SORRY_A11Y_HOME"
AFTER_FIRST_LINE = 0.3
"""Seconds."""


def library() -> Library:
    """The games of whoever plays here."""
    from sorry_a11y.storage.folder import data_folder
    from sorry_a11y.storage.library import Library

    return Library(data_folder(os.environ))


def recorder(
    rules: Ruleset, seating: Seating, secret: int, started: datetime, *, may_undo: bool
) -> Recorder:
    """The recorder of a new game; its file is made when something is written."""
    from sorry_a11y.storage.header import Header
    from sorry_a11y.storage.recorder import Recorder

    header = Header.of(rules, seating, secret, started, may_undo=may_undo)
    return Recorder.new(rules, header, library().records.create)


def has_games() -> bool:
    """Whether anything has ever been kept: a quick look."""
    home = os.environ.get(HOME)
    if not home:
        from platformdirs import user_data_dir

        home = user_data_dir("sorry-a11y", appauthor=False)
    return os.path.isdir(os.path.join(home, "games"))


def load_later() -> None:
    """Load the storage room in the background once the first line is out, so that the first
    decision does not wait for it either."""
    timer = threading.Timer(AFTER_FIRST_LINE, import_module, ["sorry_a11y.storage.library"])
    timer.daemon = True
    timer.start()


def now() -> datetime:
    """The time on the player's clock."""
    return datetime.now().astimezone()


class LateKeeper:
    """Begins to keep a table's game at the first decision of a person: until then the seed says
    everything. ``begin`` makes the recorder; it is asked once, and may take its time."""

    def __init__(self, table: Table, begin: Callable[[], Recorder]) -> None:
        self._table = table
        self._begin = begin
        self._recorder: Recorder | None = None

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened; with a person's first one all before it are kept too."""
        if self._recorder:
            self._recorder.append(action, by_person=by_person)
        elif by_person:
            self._recorder = self._begin()
            for earlier in self._table.actions[:-1]:
                self._recorder.append(earlier, by_person=False)
            self._recorder.append(action, by_person=True)

    def undo(self, seat: int, kept: int) -> None:
        """``seat`` took its last decision back."""
        if self._recorder:
            self._recorder.undo(seat, kept)

    def end(self, winners: tuple[int, ...]) -> None:
        """The game is over."""
        if self._recorder:
            self._recorder.end(winners)

    def take_trouble(self) -> str | None:
        """Why the game is not being saved, once."""
        return self._recorder.take_trouble() if self._recorder else None

    def close(self) -> None:
        """Let the record go."""
        if self._recorder:
            self._recorder.close()
