"""What tests of the menus share: the ends of games are heard in every language, and worked out
once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.harness.cached import cached_functions

from .evening import Evening, Start


@pytest.fixture(autouse=True, scope="module")
def once() -> Iterator[None]:
    """What a game or a day comes to is worked out for the first language alone."""
    with cached_functions(
        "sorry_a11y.ui.menus.after_game.fortune",
        "sorry_a11y.ui.menus.after_game.highlights",
        "sorry_a11y.ui.menus.today_menu.best_known",
        "sorry_a11y.ui.menus.today_menu.puzzle",
    ):
        yield


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Starts the program."""

    def started(home: str = "", **settings: Any) -> Evening:
        return Evening(tmp_path / home, monkeypatch, **settings)

    return started


@pytest.fixture
def evening(start: Start) -> Evening:
    """The program started for the first time."""
    return start()
