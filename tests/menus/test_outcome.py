"""The end of a game as it is heard: the result first, then its story in two sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from sorry_a11y.analysis.advice import choices_made
from sorry_a11y.analysis.luck import draws, highlights, sides
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.menus.after_game import outcome_sentences, review_sentences
from sorry_a11y.rules.board import RED, YELLOW
from sorry_a11y.rules.events import GameWon, RoundWon, TurnBegan
from sorry_a11y.rules.game import apply_action, begin_silently
from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.user_store import TablePlan
from sorry_a11y.settings.values import Settings
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from tests.harness.languages import SPOKEN
from tests.menus.test_start_menu import QUICK, Evening
from tests.store.games import STARTED, begin, noted, play, seat

TABLES: Mapping[str, TablePlan] = {
    "two, quick": QUICK,
    "two, quick, again": QUICK,
    "four": TablePlan(),
    "for points": TablePlan(Wishes("hobby", points=True, rounds=1)),
    "Dog": TablePlan(Wishes("dog")),
}
"""The games of an evening, one after the other."""
HOUR = timedelta(hours=1)
TOLD = 6
"""Sentences of an end that are written down: the last play, the result and what follows."""


def end_of(evening: Evening, plan: TablePlan) -> Reply:
    """Play at a table to the end; the reply that tells it."""
    evening.session.enter(evening.games.begin(plan))
    return evening.play_to_the_end()


@pytest.mark.parametrize("language", SPOKEN)
def test_ends_of_games(
    language: str, golden: Callable[[str, str], None], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Promise: what is heard at the ends of games, at normal and at brief."""
    lines = []
    for verbosity in ("normal", "brief"):
        evening = Evening(
            tmp_path / verbosity, monkeypatch, language=language, verbosity=verbosity
        )
        for name, plan in TABLES.items():
            end = end_of(evening, plan)
            lines += [f"[{name}, {verbosity}]", *(f"  {one}" for one in end.news[-TOLD:]),
                      f"* {end.focus}"]
    golden(f"endings/{language}.txt", "\n".join(lines) + "\n")


def test_the_result_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/listening.md: who won is told first, then how close it was and what the game
    counts for; how it turned is told by the review, a key away."""
    evening = Evening(tmp_path, monkeypatch, verbosity="normal")
    news = list(end_of(evening, QUICK).news)
    assert news[-4] == "You win, well played."
    assert news[-3] == "Cid has 3 home, 16 to go."
    assert news[-2].startswith("That was your first game like this")
    assert news[-1].startswith("Your choices cost ")
    assert not any("turning point" in line for line in news)
    evening.press("2", "2")
    assert any("turning point" in line for line in evening.last.news)


@pytest.fixture
def over() -> LoggedGame:
    """A game of one person that is over."""
    table, _ = noted(Wishes(), seat(bot="runner"), 3)
    play(table)
    return table


def told(
    game: LoggedGame, library: Library | None = None, **settings: Any
) -> list[str]:
    """What is told of a game that is over."""
    saved = library.summaries_at_hand(1) if library else None
    return outcome_sentences(game, Settings().replace(**settings), saved)


def test_the_end_tells_what_the_choices_cost(over: LoggedGame) -> None:
    """Promise of docs/listening.md: the end tells the choices, and the review how it turned."""
    made = choices_made(over.start, over.actions, (RED,))[RED]
    for verbosity in ("brief", "normal", "full"):
        (cost,) = told(over, verbosity=verbosity)
        assert cost == f"Your choices cost {round(made.cost)} wins in 100 games"
    lines = review_sentences(over, "en")
    assert any(line.startswith("The turning point was ") for line in lines)
    assert any("your luckiest card was the " in line for line in lines)


def test_several_people_are_told_nothing_that_is_not_theirs() -> None:
    """Promise: where several people played, no story is told, since it would be one of them's."""
    table, _ = noted(Wishes(), seat((0, 2)), 6)
    play(table)
    assert told(table, verbosity="full") == []


def test_the_average_and_the_wins_in_a_row(tmp_path: Path) -> None:
    """Promise: the average is that of the games before of the same family, and wins in a row are
    told from the second on."""
    library = Library(PlayerFile(tmp_path))
    costs: list[float] = []
    streak = 0
    for seed in range(12):
        dog = seed == 5
        kept = begin(
            library, Wishes("dog") if dog else Wishes(), seed, seating=seat(seats=(RED, YELLOW))
            if not dog else seat(),
        )
        play(kept.game)
        kept.close()
        made = choices_made(kept.game.start, kept.game.actions, (RED,))[RED]
        streak = streak + 1 if RED in kept.game.now.winners else 0
        cost = told(kept.game, library)[-1]
        if dog or not costs:
            assert "average" not in cost
        else:
            assert f", your average is {round(sum(costs) / len(costs))}" in cost
        assert ("in a row" in cost) is (streak > 1)
        if streak > 1:
            assert cost.endswith(f", you have won {streak} games in a row")
        costs += [] if dog else [made.cost]


def test_choices_are_judged_once(
    tmp_path: Path, over: LoggedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: what the choices of a saved game cost is read from its summary, of the game that
    began then and no other, though another was played meanwhile, whose cost is the average; of a
    game that is not found it is told all the same."""
    library = Library(PlayerFile(tmp_path))
    costs, games = [], []
    for seed, started in enumerate((STARTED, STARTED + HOUR)):
        kept = begin(library, Wishes(), seed, started=started)
        play(kept.game)
        kept.close()
        games.append(kept.game)
        costs.append(told(kept.game)[-1].partition(",")[0])
    over.header = over.header.replace(started=STARTED - HOUR)
    assert told(over, library)[-1].partition(",")[0] == told(over)[-1]
    assert costs[0] != costs[1]
    monkeypatch.setattr("sorry_a11y.menus.after_game.choices_made", None)
    for cost, other, game in zip(costs, costs[::-1], games, strict=True):
        own, average, *_ = told(game, library)[-1].split(", ")
        points = other.removeprefix("Your choices cost ").partition(" ")[0]
        assert (own, average) == (cost, f"your average is {points}")


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(points=True), Wishes("dog")], ids=str)
def test_highlights_are_those_of_the_game(wishes: Wishes) -> None:
    """Promise: the turning point is a play of the game that ends no round, its turn is counted by
    the player's own, and the luckiest card is a draw of the player's with luck above nothing."""
    table, _ = noted(wishes, seat(bot="runner"), 4)
    play(table)
    rules, seats, own = table.now.rules, table.seating.seats, (RED,)
    found = highlights(table.start, table.actions, own)
    assert found.turned
    assert found.luckiest
    mine = [one for one in draws(table.start, table.actions) if one.seat == RED]
    side = next(at for at, one in enumerate(sides(rules, seats)) if RED in one)
    assert any(
        one.cards == found.luckiest.cards and one.luck[side] == found.luckiest.luck for one in mine
    )
    assert found.luckiest.luck > 0
    turn, plays = 0, []
    game = begin_silently(rules, seats)
    for action in table.actions:
        seat_on_turn = game.turn
        game, events = apply_action(game, action)
        ends = any(isinstance(event, RoundWon | GameWon) for event in events)
        card = getattr(action, "card", None)
        if card is not None and not ends:
            plays.append((seat_on_turn, card, turn))
        turn += sum(isinstance(event, TurnBegan) and event.seat == RED for event in events)
    assert (found.turned.seat, found.turned.card, found.turned.turn) in plays
