"""Golden days: the game of a day, a position, a game of a season and opponents who talk, word for
word in every language.

The files stand in tests/golden/days; ``pytest --rewrite-golden`` writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.saved_games import tell_season
from sorry_a11y.ui.settings.values import Settings
from tests.harness.days import Day
from tests.harness.languages import SPOKEN
from tests.harness.offered import offered
from tests.harness.sessions import enters, heard, session

MONDAY = date(2026, 11, 23)
PLAYED = (0, 1, 3, 4, 6)
"""Days after Monday on which the program is opened; Wednesday and Saturday are missed."""
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SAYS = Words("en").say("banter-says", name="", text="")


def week(home: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what a newcomer is told, day by day, with one practice try: the menu of the day as it
    opens, the remarks of the opponents, and the reply in which the game ends."""
    lines: list[str] = []
    for after, name in enumerate(NAMES):
        lines.append(name)
        if after not in PLAYED:
            lines.append("  The program is not opened.")
            continue
        lines += _played(Day(home, monkeypatch, MONDAY + timedelta(after)))
        if after == 4:  # again, for practice
            again = Day(home, monkeypatch, MONDAY + timedelta(after), hour=18)
            lines += [f"{name}, once more", *_played(again)]
    return "\n".join(lines) + "\n"


def _played(day: Day) -> list[str]:
    """Play the day's game to its end from the menu of the day; what was told."""
    opened = day.heard[0][1]
    lines = [f"  {one}" for one in opened.news] + [f"* {opened.focus}"]
    day.press("enter")
    ended = day.play_to_the_end()
    remarks = [one for _, reply in day.heard for one in reply.news if SAYS in one]
    lines.append(f"  ({len(day.heard)} keys, {len(remarks)} remarks)")
    day.close()
    return [*lines, *(f"  {one}" for one in ended.news), f"* {ended.focus}"]


SUNDAY = date(2026, 11, 29)
ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden" / "days"
TRIO = "red=you,blue=bumper,yellow=homebody,green=champion"
SEED = 3
Golden = Callable[[str, str], None]
each_language = pytest.mark.parametrize("language", SPOKEN)


def _game_of_day(home: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> str:
    """The menu of the day, its game by Enter alone, and what it counts for."""
    day = Day(home, monkeypatch, MONDAY, language=language)
    day.press("l", "1")
    day.play_to_the_end()
    day.press("l")
    day.close()
    return day.text()


def _position(home: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> str:
    """The position of the day, its choices one after the other, one taken, and back."""
    day = Day(home, monkeypatch, MONDAY, language=language)
    day.press("2", "2", "l", "enter", "escape")
    day.close()
    return day.text()


def _season(home: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> str:
    """The first game of a season by Enter alone, and how the start menu tells it then."""
    day = Day(home, monkeypatch, MONDAY, at_start=True, seed=SEED, language=language)
    row = _season_digit(day)
    day.press(row, row, "enter")
    day.play_to_the_end()
    day.close()
    again = Day(home, monkeypatch, MONDAY, at_start=True, seed=SEED, language=language)
    again.press("l")
    row = _season_digit(again)
    again.press(row, "n", "enter")
    again.close()
    return day.text() + again.text()


def _season_digit(day: Day) -> str:
    """The digit of the row of the season."""
    shown = day.session.shown()
    assert shown
    told = tell_season(day.session.listener(), day.games.saved.season())
    return next(
        key
        for key, label in zip(shown.keys, shown.labels, strict=True)
        if label.lower().startswith(told.lower())
    )


def _remarks(language: str) -> str:
    """A game by Enter alone against three who talk: the replies in which one does."""
    settings = Settings(language=language, banter="usual")
    screen = session("hasbro", SEED, settings=settings, seats=TRIO)
    lines = [f"# seed {SEED}, {TRIO}"]
    say, seating = screen.listener().say, screen.who.table.seating
    speakers = [
        say("banter-says", name=seating.name(one), text="").strip()
        for one in seating.seats
        if one not in seating.people
    ]
    for _, reply in heard(screen, enters()):
        if any(one.startswith(beginning) for one in reply.news for beginning in speakers):
            lines += [*(f"  {one}" for one in reply.news), f"* {reply.focus}"]
    return "\n".join(lines) + "\n"


WAYS = {"game": _game_of_day, "position": _position, "season": _season}


@each_language
@pytest.mark.parametrize("name", WAYS)
def test_a_day_is_told_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golden: Golden, name: str, language: str
) -> None:
    """Promise: what is told of a day's game, its position and a season is known word for word."""
    golden(f"days/{name}-{language}.txt", WAYS[name](tmp_path, monkeypatch, language))


@each_language
def test_opponents_say_what_they_said(golden: Golden, language: str) -> None:
    """Promise: remarks come after the news and before the choice, the same in every language."""
    golden(f"days/remarks-{language}.txt", _remarks(language))


def test_no_golden_day_is_left_over() -> None:
    """Promise: every file belongs to a day that is still kept."""
    names = {f"{name}-{one}" for name in (*WAYS, "remarks") for one in SPOKEN}
    days = {f"offered-{day}" for day in (MONDAY, SUNDAY)}
    assert {path.stem for path in GOLDEN.iterdir()} == names | days | {"week"}


def test_the_week_of_a_newcomer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golden: Golden
) -> None:
    """The golden file holds what is told in a week of games of the day, two days missed."""
    golden("days/week.txt", week(tmp_path, monkeypatch))


@each_language
@pytest.mark.parametrize("day", [MONDAY, SUNDAY])
def test_a_day_offers_the_same_to_everybody(golden: Golden, day: date, language: str) -> None:
    """Promise: the same day is the same game in every language, to the byte of what is offered at
    each decision; `tests.frontends.web.golden_in_worker` holds the page without a server to the
    same file, and this test a compiled build."""
    golden(f"days/offered-{day}.txt", offered(day, language))
