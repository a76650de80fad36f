"""A player is rated by choices: what they cost, whatever the cards were."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.analysis.advice import choices_made, judge_choices, ranking
from sorry_a11y.core.analysis.rating import ChoiceCost, even_cost, rating, together
from sorry_a11y.core.bots.bot import Bot
from sorry_a11y.core.bots.opponents import make_bot
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules.actions import Action, Decision
from sorry_a11y.core.rules.board import RED, SEATS, YELLOW, Seat
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.store.games import noted, play, seat, undone


class Judging:
    """A bot that takes the option at a place of the judge's own ranking: 0 the best, -1 the
    worst."""

    name = "judging"

    def __init__(self, at: int) -> None:
        self._at = at

    def choose(self, seen: View, _chance: Random) -> Decision:
        return ranking(seen)[self._at].decision


def game_of(rules: Ruleset, own: Bot, seed: int) -> list[Action]:
    players: dict[Seat, Bot] = {one: make_bot("runner") for one in SEATS}
    actions: list[Action] = []
    play_to_end(
        begin_silently(rules, SEATS),
        players | {RED: own},
        Random(f"{seed} cards"),
        Random(seed),
        watch=lambda step: actions.append(step.action),
    )
    return actions


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(points=True), Wishes("dog")], ids=str)
def test_the_best_choices_cost_nothing(wishes: Wishes) -> None:
    """Promise: who always takes what a strong player would has cost 0, the worst choices cost
    much, and the review looks at the same decisions."""
    rules = make_rules(wishes, SEATS)
    best, start = game_of(rules, Judging(0), 1), begin_silently(rules, SEATS)
    found = choices_made(start, best, (RED,))[RED]
    assert found.choices == judge_choices(start, best, (RED,)).choices > 0
    assert (found.cost, found.even, found.rating) == (0.0, 0.0, 0.0)
    worst = choices_made(start, game_of(rules, Judging(-1), 1), (RED,))[RED]
    assert worst.cost > 10
    assert worst.rating > 100


def test_an_even_game() -> None:
    """Promise: in an even game a choice costs what it would in an even one, where the game is all
    but decided it counts for what it does to the odds, and a better choice than the best costs
    nothing."""
    assert even_cost(0.5, 0.4) == pytest.approx(0.1)
    assert even_cost(0.1, 0.05) == pytest.approx(even_cost(0.95, 0.9), abs=1e-9)
    assert even_cost(0.1, 0.05) > 0.05
    assert even_cost(0.3, 0.3) == even_cost(0.3, 0.4) == 0.0
    assert even_cost(1.0, 0.0) < 0.5


def test_what_was_taken_back_does_not_count() -> None:
    """Promise: after undo the choice that stands counts, and no other."""
    table, _ = noted(Wishes(), seat((0, 2)), 6)
    play(table, undo=True)
    assert undone(table)
    found = choices_made(table.start, table.actions, (RED, YELLOW))
    for one in (RED, YELLOW):
        assert found[one].choices == judge_choices(table.start, table.actions, (one,)).choices
    whole = together(found.values())
    assert whole.choices == found[RED].choices + found[YELLOW].choices
    assert whole.cost == found[RED].cost + found[YELLOW].cost


def made(value: float, cost: float = 20.0) -> ChoiceCost:
    """Fifty choices of a game with a rating."""
    return ChoiceCost(50, cost, value / 2)


def test_a_rating_over_games() -> None:
    """Promise: the rating is the mean over games that had a choice, with its standard error."""
    assert rating([]) is None
    assert rating([ChoiceCost(0, 0.0, 0.0)]) is None
    found = rating([made(80), ChoiceCost(0, 0.0, 0.0), made(100, 40.0)])
    assert found
    assert (found.games, found.cost, found.value, found.error) == (2, 30, 90, 10)
    assert found.trend is None
    once = rating([made(80)])
    assert once
    assert once.error == 0


def test_the_trend_of_a_rating() -> None:
    """Promise: the trend compares the halves of the last twenty games, and calls them the same
    where they differ by less than their own uncertainty."""
    steady = [made(90 + (-1) ** at * 10) for at in range(40)]
    found = rating(steady)
    assert found
    assert found.trend
    assert found.trend[0] == 20
    assert found.trend.direction == "same"
    better = rating([*steady, *[made(60 + at % 2) for at in range(10)]])
    assert better
    assert better.trend == (20, 90, 60.5, "less")
    worse = rating([made(60 + at % 2) for at in range(3)] + [made(90 + at % 2) for at in range(3)])
    assert worse
    assert worse.trend
    assert (worse.trend.games, worse.trend.direction) == (6, "more")
