"""The end of a game as it is heard: the result first, then its story in two sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from sorry_a11y.core.analysis.advice import choices_made
from sorry_a11y.core.analysis.luck import draws, highlights, sides
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.board import RED, YELLOW
from sorry_a11y.core.rules.events import GameWon, RoundWon, TurnBegan
from sorry_a11y.core.rules.game import apply_action, begin_silently
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.statistics import tally
from sorry_a11y.ui.menus.after_game import outcome_sentences, review_sentences
from sorry_a11y.ui.settings.user_store import TablePlan
from sorry_a11y.ui.settings.values import Settings
from tests.harness.languages import SPOKEN
from tests.harness.turns import words
from tests.store.games import begin, noted, play, seat

from .evening import QUICK, Start

TABLES: Mapping[str, TablePlan] = {
    "two, quick": QUICK,
    "two, quick, again": QUICK,
    "four": TablePlan(),
    "for points": TablePlan(Wishes("hobby", points=True, rounds=1)),
    "Dog": TablePlan(Wishes("dog")),
}
"""The games of an evening, one after the other."""
TOLD = 6
"""Sentences of an end that are written down: the last play, the result and what follows."""


@pytest.mark.parametrize("language", SPOKEN)
def test_ends_of_games(language: str, golden: Callable[[str, str], None], start: Start) -> None:
    """Promise: what is heard at the ends of games, at normal and at brief."""
    lines = []
    for verbosity in ("normal", "brief"):
        evening = start(verbosity, language=language, verbosity=verbosity)
        for name, plan in TABLES.items():
            end = evening.plays(plan)
            lines += [
                f"[{name}, {verbosity}]",
                *(f"  {one}" for one in end.news[-TOLD:]),
                f"* {end.focus}",
            ]
    golden(f"endings/{language}.txt", "\n".join(lines) + "\n")


def test_the_result_comes_first(start: Start) -> None:
    """Promise of docs/listening.md: who won is told first, then how close it was and what the game
    counts for, in at most 25 words and without a figure about choices; what these cost and how the
    game turned is told by the review, a key away."""
    evening = start(seed=1, verbosity="normal")  # Enter alone wins it
    news = list(evening.plays(QUICK).news)
    assert news[-3] == "You win, well played."
    assert re.fullmatch(r"Cid has (none|\d) home and \d+ to go\.", news[-2])
    assert news[-1] == "That was your first game of this kind, and you won."
    assert sum(map(words, news[-3:])) <= 25
    evening.press("2", "2")
    assert re.match(
        r"\d+ of your \d+ choices were worse than the best, together by ", evening.last.news[0]
    )
    assert any("turning point" in line for line in evening.last.news)


def test_the_scores_of_a_game_for_points_are_told_once(start: Start) -> None:
    """Promise: a game for points ends with the points of the winner and the listener, once; the
    others' are an answer to s."""
    evening = start()
    news = list(evening.plays(TABLES["for points"]).news)
    (scores,) = [line for line in news if " score" in line]
    assert scores.count(" score") == 2
    assert news[news.index(scores) + 1] in (
        *(f"{name} wins the game." for name in ("Ben", "Cid", "Dora")),
        "You win, well played.",
    )
    assert not any("to go" in line for line in news[news.index(scores) :])


@pytest.fixture
def over() -> LoggedGame:
    table, _ = noted(Wishes(), seat(bot="runner"), 3)
    play(table)
    return table


def told(game: LoggedGame, library: Library | None = None, **settings: Any) -> list[str]:
    """What is told of a game that is over."""
    saved = library.summaries_at_hand(1) if library else None
    return outcome_sentences(game, Settings().replace(**settings), saved)


def test_the_review_tells_first_what_the_choices_cost(over: LoggedGame) -> None:
    """Promise of docs/listening.md: the review says first how many choices were worse than the best
    and what they cost together, then how the game turned."""
    made = choices_made(over.start, over.actions, (RED,))[RED]
    lines = review_sentences(over, "en")
    found = re.fullmatch(
        r"(\d+) of your (\d+) choices were worse than the best, together by one game in (\d+)\.",
        lines[0],
    )
    assert found
    assert int(found[2]) == made.choices
    assert int(found[3]) == round(100 / made.cost)
    assert any(line.startswith("The turning point was ") for line in lines)
    assert any("your luckiest card was the " in line for line in lines)


def test_several_people_are_told_nothing_that_is_not_theirs() -> None:
    """Promise: where several people played, no story is told, since it would be one of them's."""
    table, _ = noted(Wishes(), seat((0, 2)), 6)
    play(table)
    assert told(table, verbosity="full") == []


def test_the_average_and_the_wins_in_a_row(tmp_path: Path) -> None:
    """Promise: the end counts the wins in a row from the second on; from the sixth game of a kind
    on the review compares what the choices cost with the games before of the same family."""
    library = Library(PlayerFile(tmp_path))
    costs: list[float] = []
    streak = 0
    for seed in range(9):
        dog = seed == 5
        kept = begin(
            library,
            Wishes("dog") if dog else Wishes(),
            seed,
            seating=seat(seats=(RED, YELLOW)) if not dog else seat(),
        )
        play(kept.game)
        kept.close()
        made = choices_made(kept.game.start, kept.game.actions, (RED,))[RED]
        streak = streak + 1 if RED in kept.game.now.winners else 0
        (result,) = told(kept.game, library)
        assert ("in a row" in result) is (streak > 1)
        if streak > 1:
            assert result.endswith(f", {streak} in a row")
        counted = tally(library.summaries(), kept.game.header)
        compared = review_sentences(kept.game, "en", counted)[1]
        if dog or len(costs) < 5:
            assert not compared.startswith("That is ")
        elif abs(made.cost - sum(costs) / len(costs)) > 5:
            than = "less" if made.cost < sum(costs) / len(costs) else "more"
            assert compared.startswith(f"That is {than} than in your other games, where it is ")
        else:
            assert compared == "That is as in your other games."
        costs += [] if dog else [made.cost]


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
    assert found.luckiest.luck > 0
    turn, plays, begun = 0, [], []
    game = begin_silently(rules, seats)
    for action in table.actions:
        begun.append(turn)
        seat_on_turn = game.turn
        game, events = apply_action(game, action)
        ends = any(isinstance(event, RoundWon | GameWon) for event in events)
        card = getattr(action, "card", None)
        if card is not None and not ends:
            plays.append((seat_on_turn, card, turn))
        turn += sum(isinstance(event, TurnBegan) and event.seat == RED for event in events)
    assert (found.turned.seat, found.turned.card, found.turned.turn) in plays
    assert found.luckiest in [(one.cards, one.luck[side], begun[one.action + 1]) for one in mine]
