"""The store of one player: games, remembered tables and settings, each in a file of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sorry_a11y.narration.catalog import catalog
from sorry_a11y.settings.file import save_settings
from sorry_a11y.settings.table_plan import Tables, read_tables, write_tables
from sorry_a11y.settings.values import Settings
from sorry_a11y.settings.words import comments
from sorry_a11y.storage.game_saver import GameSaver, save_game
from sorry_a11y.storage.home import Home
from sorry_a11y.table.table import Table

if TYPE_CHECKING:
    from sorry_a11y.storage.library import Library


class UserStore:
    """The store of games, tables and settings (a `menus.game_session.GameStore`).

    ``home``: the folder of the games. ``file``: the settings file; the tables are beside it.
    ``settings``: those that the program began with, options of the command line included, which
    are not written unless they are changed. ``now``: the time on the player's clock.
    """

    def __init__(
        self, home: Home, file: Path, settings: Settings, now: Callable[[], datetime]
    ) -> None:
        self._home = home
        self._file = file
        self._written = settings
        self._now = now
        self._fails = False

    def has_games(self) -> bool:
        """Return whether a game has ever been stored: a quick look."""
        return os.path.lexists(self._home.path("games"))

    def library(self) -> Library:
        """Return the stored games; what reads them is loaded now."""
        from sorry_a11y.storage.library import Library

        return Library(self._home)

    def record(self, table: Table, *, may_undo: bool) -> GameSaver:
        """Store a game from its first decision on."""
        return save_game(table, self._home, self._now(), may_undo=may_undo)

    def tables(self) -> Tables:
        """Return the tables that are remembered."""
        return read_tables(self._file.parent)

    def remember(self, tables: Tables) -> None:
        """Remember these; where that cannot be, the next start has less to offer."""
        write_tables(self._file.parent, tables)

    def keep_settings(self, settings: Settings) -> str | None:
        """Write what was changed into the settings file; a sentence the first time that this
        fails: the change then holds for this run."""
        failed_before = self._fails
        self._fails = not save_settings(
            self._file, self._written, settings, comments(settings.language)
        )
        if not self._fails:
            self._written = settings
        if not self._fails or failed_before:
            return None
        return catalog(settings.language).say("set-unsaved", path=str(self._file))
