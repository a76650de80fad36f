"""The program at home for an evening, from its start menu on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sorry_a11y.cli.commands import friends
from sorry_a11y.cli.commands.environment import now, user_store
from sorry_a11y.cli.commands.online import TableEntrance
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.menus.game_maker import GameMaker, GameOptions
from sorry_a11y.ui.menus.player_games import PlayerGames
from sorry_a11y.ui.menus.start_menu import Doors, StartMenu
from sorry_a11y.ui.session.alarm import LoopAlarm
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.user_store import TablePlan
from sorry_a11y.ui.settings.values import Settings
from tests.harness.days import HeardSession

QUICK = TablePlan(Wishes(rules={"start": "quick"}), players=2)
"""A table whose games are soon over."""


class NobodyAnswers(TableEntrance):
    """A way to tables, of which there are none: no socket is opened."""

    async def found(self, _enter: Callable[[], Awaitable[Screen]], _at: str = "") -> str:
        return "Nobody answers"


async def no_tables(_server: str) -> None:
    """Ask a server that does not answer."""


class Evening(HeardSession):
    """The program from its start menu on, in ``home``."""

    def __init__(
        self,
        home: Path,
        monkeypatch: pytest.MonkeyPatch,
        *,
        seed: int | None = 11,
        **settings: object,
    ) -> None:
        monkeypatch.setenv("SORRY_A11Y_HOME", str(home))
        monkeypatch.setattr(friends, "open_tables", no_tables)
        known = Settings(**settings)  # type: ignore[arg-type]
        store = user_store(known)
        session = PlayerSession(known, store.keep_settings)
        saved = PlayerGames(session, store, now)
        games = GameMaker(session, saved, LoopAlarm(), GameOptions("keys", seed=seed))

        def visit_friends() -> Reply:
            entrance = NobodyAnswers(session, "keys", LoopAlarm(), way="menu")
            return session.visit(friends.FriendsMenu(session, store, entrance).screen)

        self.menu = StartMenu(games, Doors(visit_friends))
        self._file = store.games
        super().__init__(games, self.menu.open())

    def plays(self, plan: TablePlan = QUICK) -> Reply:
        """Play at a table by Enter alone; the reply that tells the end."""
        self.session.enter(self.games.begin(plan))
        return self.play_to_the_end()

    def close(self) -> None:
        """End the program, which closes the file of its player."""
        super().close()
        self._file.close()


Start = Callable[..., Evening]
"""Starts the program in a folder, by default the same one each time. ``settings``: as `Evening`."""
