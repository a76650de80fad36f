"""The game and the positions of the day: the same for everybody, and one try."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from sorry_a11y.core.analysis.puzzles import CLEAR, FEWEST, MOST, PUZZLE_COSTS, Puzzle, puzzle
from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.header import Purpose
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.store.summary import Summary, summary_of
from sorry_a11y.ui.menus.daily_game import BEST_KNOWN, best_known, daily_game, daily_tries, streak
from sorry_a11y.ui.menus.puzzle_screen import PuzzleScreen
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.settings.user_store import TablePlan
from tests.harness.days import OF_ANOTHER, Day, another_program_has
from tests.harness.languages import SPOKEN
from tests.harness.law import CHECKS, without_room_to_type

MONDAY = date(2026, 11, 23)
DAYS = [MONDAY + timedelta(days) for days in range(-400, 400)]


@pytest.fixture
def day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Day:
    """A Monday on which the program is started for the first time."""
    return Day(tmp_path, monkeypatch, MONDAY)


# -- what follows from the date ----------------------------------------------------------------


def test_a_day_has_one_game_for_everybody() -> None:
    """The game follows from the date alone: no two days share a seed, Sundays are Dog, three kinds
    of opponents, and the day is found again from the seed and from no other number."""
    seeds = {daily_game(one).seed for one in DAYS}
    assert len(seeds) == len(DAYS)
    for one in DAYS:
        game = daily_game(one)
        assert game.plan.wishes.game == ("dog" if one.weekday() == 6 else "hasbro")
        assert len(set(game.plan.opponents)) == 3
        assert set(game.plan.opponents) <= set(BOTS) - {"chance", "beginner"}


def test_the_game_of_a_day_stays_what_it_was() -> None:
    """Fixed for all versions that share the version of the rules: whoever changes this changes
    what people on different versions play on the same day."""
    assert daily_game(MONDAY).seed == 202611239136095231
    assert daily_game(MONDAY).plan == TablePlan(opponents=("casual", "steady", "racer"))


@cache
def _best_line() -> Summary:
    return summary_of(best_known(MONDAY).game)


def _try(number: int, day: date, *, begun: int = 0, finished: bool = True) -> tuple[int, Summary]:
    """A summary of a day's game. ``begun``: how many days after it."""
    found = _best_line()
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC) + timedelta(begun)
    return number, replace(
        found,
        started=noon,
        purpose=Purpose("day", day.isoformat()),
        winners=found.winners if finished else (),
    )


def test_the_first_try_counts_and_days_in_a_row_are_counted() -> None:
    """A second game of a day is practice; a game begun on another day, left unfinished or taken in
    from a file does not lengthen the row."""
    days = [MONDAY - timedelta(back) for back in range(4)]
    games = dict([_try(9, days[0]), _try(4, days[0]), _try(3, days[1]), _try(2, days[2])])
    tries = daily_tries(games)
    assert tries[MONDAY].number == 4
    assert streak(tries, MONDAY) == 3
    assert streak(tries, MONDAY + timedelta(1)) == 0
    assert streak(daily_tries(games | dict([_try(3, days[1], begun=1)])), MONDAY) == 1
    assert streak(daily_tries(games | dict([_try(3, days[1], finished=False)])), MONDAY) == 1


@pytest.mark.parametrize("day", [MONDAY, MONDAY + timedelta(6)])
def test_the_best_known_line_is_a_whole_game_of_the_day(day: date) -> None:
    """It is the day's game by its header, over, and at least as good as any player's."""
    found = best_known(day)
    assert found.game.header.purpose.day == day
    assert found.game.over
    assert found.kind in BEST_KNOWN or found.kind == "strong"
    assert best_known(day, found.game).rank == found.rank


# -- the menu ----------------------------------------------------------------------------------


def test_a_day_from_the_menu(day: Day, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game is played once and counts; its end has the line to share; after that the menu
    offers it as practice, and practice says that it is."""
    assert day.last.news == ("Game and position of 23 November 2026.",)
    assert day.last.focus.startswith("Game of the day, Sorry!, opponents casual, steady and racer")
    day.press("enter")
    day.press("enter")
    assert day.press("u").focus == "You can't undo in this game"
    ended = day.play_to_the_end()
    assert any("you have played the game of the day" in one.casefold() for one in ended.news)
    assert ended.focus.startswith("Otto won. The line to share, 1 of")
    line = day.press("enter").news[0]
    assert line.startswith("Sorry! a11y, game of the day, 23 November 2026, you ")
    assert "luck " in line
    assert "choices cost " in line
    day.close()

    later = Day(tmp_path, monkeypatch, MONDAY, 13)
    assert later.last.focus.startswith("Play the game of the day again for practice, you ")
    later.press("enter")
    ended = later.play_to_the_end()
    assert "You have played this game before, so this one is practice." in ended.news
    later.close()
    tries = later.games.saved.daily_tries()
    assert tries[MONDAY].number == 1


def test_a_game_of_the_day_goes_on(
    day: Day, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Left in the middle it is gone on with from the menu of the day, and its end counts."""
    day.press("enter", "enter", "enter", "enter")
    day.close()
    later = Day(tmp_path, monkeypatch, MONDAY)
    assert later.last.focus == "Continue the game of the day, 1 of 5"
    later.press("enter")
    ended = later.play_to_the_end()
    assert any("you have played the game of the day" in one.casefold() for one in ended.news)


def test_a_day_whose_games_cannot_be_read(
    day: Day, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Promise of docs/records.md: where the file of games cannot be read, nobody is told that a
    game is their first try, before it or after it."""
    day.press("enter")
    day.play_to_the_end()
    day.close()
    another_program_has(tmp_path)
    later = Day(tmp_path, monkeypatch, MONDAY)
    assert OF_ANOTHER in later.last.news[-1]
    later.press("enter")
    ended = later.play_to_the_end()
    later.close()
    told = [one.casefold() for one in (*ended.news, ended.focus)]
    assert not any("you have played the game of the day" in one for one in told)
    assert any(OF_ANOTHER in one for one in ended.news)


def test_what_is_not_saved_is_practice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is saved nobody can know that it was the first try; that is said before."""
    unsaved = Day(tmp_path, monkeypatch, MONDAY, save="no")
    assert "Saving is off, so the game of the day counts as practice." in unsaved.last.news
    unsaved.press("enter")
    ended = unsaved.play_to_the_end()
    assert "Saving is off, so the game of the day counts as practice." in ended.news
    assert not any("line to share" in one for one in (*ended.news, ended.focus))


def test_yesterdays_game_is_heard(day: Day) -> None:
    """Its first sentence says whose it is; then it is told turn by turn, and Escape leads back."""
    day.press("4")
    first = day.press("4")
    assert "The best known game of 22 November 2026 was played by " in " ".join(
        (*first.news, first.focus)
    )
    assert day.press("enter").focus
    assert day.press("escape").focus.startswith("Hear yesterday's game")


# -- positions ---------------------------------------------------------------------------------


@cache
def _position(difficulty: str, seed: int) -> Puzzle:
    return puzzle(make_rules(Wishes("hasbro")), difficulty, str(seed))


@pytest.mark.parametrize("difficulty", PUZZLE_COSTS)
def test_a_position_has_one_best_choice(difficulty: str) -> None:
    """Three to five choices, the best by as much as the difficulty says, the game still open, and
    the same position for the same seed."""
    for seed in range(8):
        found = _position(difficulty, seed)
        least, below = PUZZLE_COSTS[difficulty]
        best, second = found.ranked[0].chance, found.ranked[1].chance
        assert FEWEST <= len(found.ranked) <= MOST
        assert least <= best - second < below
        assert CLEAR[0] <= best <= CLEAR[1]
        seen = View(found.game, found.game.turn)
        assert {one.decision for one in found.ranked} == set(seen.options())
        assert puzzle(make_rules(Wishes("hasbro")), difficulty, str(seed)) == found


def test_a_position_is_answered_with_reasons(day: Day) -> None:
    """The choice made is held against the best, every choice has its worth, and Escape leads back
    without an answer too."""
    day.press("2")
    told = day.press("2")
    at = told.news.index("The position of 23 November 2026, 3 choices, which is best?")
    assert told.news[0] == "Pawn 2 safe with 2 to go, pawn 4 in start, pawns 1 and 3 home."
    assert at >= 2  # a sentence for each player
    assert isinstance(day.session.inner, PuzzleScreen)
    assert "could" not in day.press("w").focus
    day.press("2")
    answer = day.press("2")
    assert answer.focus == "Back, 1 of 1"
    assert any(line.startswith(("Choice 1 is better", "That is the best")) for line in answer.news)
    worths = answer.news[-1]
    assert worths.count(" in 100") == 3
    assert day.press("enter").focus == "Position of the day, 2 of 5"
    day.press("2")
    assert day.press("escape").focus == "Position of the day, 2 of 5"


def test_a_position_that_is_stopped_speaks_of_no_game(day: Day) -> None:
    """Promise: Ctrl-C before an answer says goodbye: no game is left unfinished."""
    day.press("2", "2")
    assert isinstance(day.session.inner, PuzzleScreen)
    assert day.session.hang_up("interrupt").focus == "Goodbye"


def test_positions_follow_one_another(day: Day) -> None:
    """More positions asks how hard, then gives another position after each answer."""
    day.press("3")
    assert day.press("3").focus == "Easy, 1 of 3"
    first = _title(day.press("enter"))
    assert day.press("1").focus == "Another position, 1 of 2"
    assert _title(day.press("enter")) != first
    assert day.press("escape").focus == "Easy, 1 of 3"


def _title(reply: Reply) -> str:
    """The title of a position, whose number tells it from others that sound alike."""
    return next(one for one in (*reply.news, reply.focus) if one.startswith("Easy position "))


@pytest.mark.parametrize("language", SPOKEN)
def test_a_day_sounds_as_everything_else(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Menu, position, answer and the end of a game keep the law of how it sounds."""
    one = Day(tmp_path, monkeypatch, MONDAY, language=language)
    one.press("l", "2", "2", "l", "1", "enter", "w", "enter", "5", "5", "3", "3", "escape")
    one.press("1", "1")
    one.play_to_the_end()
    one.press("enter")
    for key, reply in one.heard:
        found = [fault for check in CHECKS for fault in check(key, reply, ())]
        assert not found, (key, found)
        assert not without_room_to_type(reply.focus), key
