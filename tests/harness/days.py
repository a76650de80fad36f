"""The program on a day of its player's life: from the start menu or the menu of the day on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from sorry_a11y.cli.commands.environment import user_store
from sorry_a11y.ui.menus.game_maker import GameMaker, GameOptions
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.start_menu import Doors, StartMenu
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.values import Settings
from tests.harness.heard_session import HeardSession

OF_ANOTHER = "games.sqlite is a file of another program. It stays as it is"
"""What is told of a file of games that belongs to another program, after its folder."""


def another_program_has(home: Path) -> None:
    """Put a file of another program in the place of the games of a folder."""
    for path in home.glob("games.sqlite*"):
        path.unlink()
    with closing(sqlite3.connect(home / "games.sqlite")) as file, file:
        file.execute("CREATE TABLE theirs (name TEXT)")


class Day(HeardSession):
    """The program on a ``day``, in ``home``. ``at_start``: it opens with the start menu, else with
    the menu of the day."""

    def __init__(
        self,
        home: Path,
        monkeypatch: pytest.MonkeyPatch,
        day: date,
        hour: int = 12,
        *,
        at_start: bool = False,
        seed: int | None = None,
        **settings: str,
    ) -> None:
        monkeypatch.setenv("SORRY_A11Y_HOME", str(home))
        known = Settings(**settings)  # type: ignore[arg-type]
        noon = datetime(day.year, day.month, day.day, hour, tzinfo=UTC)
        monkeypatch.setattr("sorry_a11y.cli.commands.environment.now", lambda: noon)
        store = user_store(known)
        session = PlayerSession(known, store.keep_settings)
        saved = PlayerGames(session, store, lambda: noon)
        games = GameMaker(session, saved, LoopAlarm(), GameOptions("keys", seed=seed))
        menu = StartMenu(games, Doors())
        super().__init__(games, menu.open() if at_start else menu.today(is_top=True))
