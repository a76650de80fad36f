"""The season by ear: told in the start menu, played, and begun anew with a question."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sorry_a11y.core.game.header import Purpose
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.statistics import Season
from sorry_a11y.ui.menus.after_game import after_game
from sorry_a11y.ui.menus.lessons import Lessons
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.settings.user_store import TablePlan
from sorry_a11y.ui.settings.values import Settings
from tests.harness.days import OF_ANOTHER, Day, another_program_has
from tests.harness.languages import SPOKEN
from tests.harness.law import CHECKS

MONDAY = date(2026, 11, 23)


def _row(day: Day, begins: str) -> str:
    """The row of the start menu that begins so, told."""
    for _ in range(9):
        if day.last.focus.startswith(begins):
            return day.last.focus
        day.press("n")
    raise AssertionError(f"no row begins with {begins}")


def _start(home: Path, monkeypatch: pytest.MonkeyPatch, seed: int, **settings: Any) -> Day:
    return Day(home, monkeypatch, MONDAY, at_start=True, seed=seed, **settings)


def test_a_season_is_told_played_and_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: the start menu tells where it stands; a game of it counts; the next one is offered;
    what is not over is gone on with."""
    day = _start(tmp_path, monkeypatch, 3)
    assert _row(day, "Season").startswith("Season, five opponents, best of three each, ")
    opened = day.press("enter")
    assert opened.news[0] == "Season, five opponents, best of three each."
    assert opened.focus == "Play game 1 against beginner Pia, 1 of 1"
    greeted = day.press("enter")
    assert any("against beginner Pia" in line for line in greeted.news)
    ended = day.play_to_the_end()
    assert ended.focus.startswith("You won. Next game of the season, 1 of ")
    told = [line for line in ended.news if line.startswith("Season, level 1 of 5, ")]
    assert told in (
        ["Season, level 1 of 5, you lead 1 to 0."],
        ["Season, level 1 of 5, you trail 0 to 1."],
    )
    day.press("enter")  # the next game of the season
    inner = day.session.inner
    assert isinstance(inner, GameScreen)
    assert not inner.controls.may_undo
    day.press("enter", "enter", "enter")
    day.close()
    again = _start(tmp_path, monkeypatch, 4)
    assert _row(again, "Season").startswith(told[0].rstrip("."))
    assert again.press("enter").focus == "Continue the game of the season, 1 of 2"


def test_to_begin_anew_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: it can be begun anew, with a question that says what yes would cost; no comes
    first."""
    day = _start(tmp_path, monkeypatch, 3)
    _row(day, "Season")
    day.press("enter", "enter")
    day.play_to_the_end()
    day.close()
    day = _start(tmp_path, monkeypatch, 4)
    _row(day, "Season")
    day.press("enter")
    asked = day.press("2", "2")
    assert asked.news == ("Begin again at level 1? You are at level 1.",)
    assert asked.focus == "No, go on, 1 of 2"
    stayed = day.press("enter")
    assert stayed.focus.startswith("Play game 2 against beginner Pia")
    day.press("2", "2", "2")
    begun = day.press("enter")
    assert any("against beginner Pia" in line for line in begun.news)
    day.play_to_the_end()
    assert day.games.saved.season().number == 2


def test_a_season_that_cannot_be_read_does_not_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/records.md: where the file of games cannot be read, the row of the season
    says why, and no other season begins."""
    day = _start(tmp_path, monkeypatch, 3)
    _row(day, "Season")
    day.press("enter", "enter")
    day.play_to_the_end()
    day.close()
    another_program_has(tmp_path)
    told = day.press("enter")
    assert OF_ANOTHER in [*told.news, told.focus][0]
    later = _start(tmp_path, monkeypatch, 4)
    assert _row(later, "Season") == "Season, five opponents, best of three each, 5 of 9"
    told = later.press("enter")
    assert OF_ANOTHER in told.news[0]
    assert not any(isinstance(one, GameScreen) for one in later.session.screens)


def test_without_saving_a_season_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: who saves nothing is told that nothing counts, before and after."""
    day = _start(tmp_path, monkeypatch, 3, save="no")
    _row(day, "Season")
    assert "Saving is off, so the season stays as it is." in day.press("enter").news
    day.press("enter")
    assert "Saving is off, so the season stays as it is." in day.play_to_the_end().news


@pytest.mark.parametrize(
    ("level", "told"), [(4, "next game of the season"), (5, "begin another season")]
)
def test_the_first_row_after_a_game_says_what_it_begins(level: int, told: str) -> None:
    """Promise: after a game of the season the first row leads to its next game, or to another
    season where all levels are won; the other rows are those of any game."""
    games: Any = SimpleNamespace(
        session=PlayerSession(Settings()),
        saved=SimpleNamespace(season=lambda: Season(1, level)),
        saved_game=lambda _game: None,
        begin_season_game=None,
    )
    game: Any = SimpleNamespace(header=SimpleNamespace(purpose=Purpose("season", "1")))
    ending = after_game(
        games, lambda: Lessons(make_rules(Wishes()), Settings()), game, TablePlan(), Season(1)
    )
    rows = [row.told(Words("en")) for row in ending.rows]
    assert rows == [told, "start menu", "quit"]


@pytest.mark.parametrize("language", SPOKEN)
def test_the_season_keeps_the_law(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The law of replies holds for every reply of the season's menus and of a game of it, in every
    language."""
    day = _start(tmp_path, monkeypatch, 3, language=language)
    day.press("5", "5", "l", "enter")
    day.play_to_the_end()
    for key, reply in day.heard:
        for check in CHECKS:
            assert not list(check(key, reply, ())), (key, reply)
