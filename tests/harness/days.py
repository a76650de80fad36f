"""The program on a day of its player's life: from the start menu or the menu of the day on."""

from __future__ import annotations

import asyncio
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
from sorry_a11y.ui.session.asides import EndScreen
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import NAMED_KEYS, Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings


class HeardSession:
    """A session that opens with the screen ``first``, in which ``games`` are made. ``heard``: each
    key, or line where one is asked for, with its reply."""

    def __init__(self, games: GameMaker, first: Screen) -> None:
        self.games = games
        self.session = games.session.starting(first)
        self.last = self.session.opened()
        self.heard: list[tuple[str, Reply]] = [("", self.last)]

    @property
    def game(self) -> GameScreen:
        """The screen of the game, whatever lies on it."""
        return next(one for one in self.session.screens if isinstance(one, GameScreen))

    def press(self, *keys: str) -> Reply:
        """Press keys; the reply to the last one."""
        for key in keys:
            is_line = self.session.takes_line and key not in NAMED_KEYS
            reply = self.session.line(key) if is_line else self.session.key(key)
            self.last = asyncio.run(self._settled(reply)) if reply.pending else reply
            self.heard.append((key, self.last))
        return self.last

    async def _settled(self, reply: Reply) -> Reply:
        events: PlayerEvents[str] = PlayerEvents(self.session)
        self.session.wake_by(events.wake)
        return await events.settled(reply)

    def play_to_the_end(self) -> Reply:
        """Enter until the game is over."""
        for _ in range(5000):
            if isinstance(self.session.inner, EndScreen):
                return self.last
            self.press("enter")
        raise AssertionError("a game without an end")

    def close(self) -> None:
        """End the program."""
        self.session.keeper.let_go()

    def text(self) -> str:
        """All of it, keys in brackets, focus lines behind a star."""
        lines: list[str] = []
        for key, reply in self.heard:
            lines += [f"[{key}]"] if key else []
            lines += [*(f"  {one}" for one in reply.news), f"* {reply.focus}"]
        return "\n".join(lines) + "\n"


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
