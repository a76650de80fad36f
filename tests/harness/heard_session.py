"""The program from one of its menus on, and all that is heard of it."""

from __future__ import annotations

import asyncio

from sorry_a11y.ui.menus.game_maker import GameMaker
from sorry_a11y.ui.session.asides import EndScreen
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.player_events import PlayerEvents
from sorry_a11y.ui.session.reply import NAMED_KEYS, Reply
from sorry_a11y.ui.session.screen import Screen


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
