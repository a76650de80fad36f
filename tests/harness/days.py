"""The program on a day of its player's life: from the start menu or the menu of the day on."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from sorry_a11y.commands.environment import surroundings, user_store
from sorry_a11y.menus.game_session import GameSession, SessionOptions
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import Settings


class Day:
    """The program on a ``day``, in ``home``. ``at_start``: it opens with the start menu, else with
    the menu of the day; ``heard``: each key with its reply."""

    def __init__(
        self, home: Path, monkeypatch: pytest.MonkeyPatch, day: date, hour: int = 12, *,
        at_start: bool = False, seed: int | None = None, **settings: str,
    ) -> None:
        monkeypatch.setenv("SORRY_A11Y_HOME", str(home))
        known = Settings(**settings)  # type: ignore[arg-type]
        noon = datetime(day.year, day.month, day.day, hour, tzinfo=UTC)
        monkeypatch.setattr("sorry_a11y.commands.environment.now", lambda: noon)
        ports, store = surroundings(known), user_store(known)
        self.session = GameSession(
            known, SessionOptions("keys", seed=seed), replace(ports, now=lambda: noon), store
        )
        first = self.session.start_menu() if at_start else self.session.today(is_top=True)
        self.screen = self.session.framed(first)
        self.navigator = self.session.ways.navigator
        self.last = self.screen.open()
        self.heard: list[tuple[str, Reply]] = [("", self.last)]

    def press(self, *keys: str) -> Reply:
        """Press keys; the reply to the last one."""
        for key in keys:
            self.last = self.screen.press(key)
            self.heard.append((key, self.last))
        return self.last

    def play_to_the_end(self) -> Reply:
        """Enter until the game is over."""
        for _ in range(3000):
            inner = self.navigator.inner
            if isinstance(inner, Presenter) and inner.is_over:
                return self.last
            self.press("enter")
        raise AssertionError("a game without an end")

    def close(self) -> None:
        """End the program."""
        self.session.close()

    def text(self) -> str:
        """All of it, keys in brackets, focus lines behind a star."""
        lines: list[str] = []
        for key, reply in self.heard:
            lines += [f"[{key}]"] if key else []
            lines += [*(f"  {one}" for one in reply.news), f"* {reply.focus}"]
        return "\n".join(lines) + "\n"
