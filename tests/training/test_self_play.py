"""Learning anew: the same seed gives the same weights."""

from __future__ import annotations

import io

import pytest

from sorry_a11y.core.bots.learned_net import FAMILIES, from_text
from sorry_a11y.core.bots.opponents import make_bot
from tests.training import self_play
from tests.training.train import AGAINST, Wanted, settings_for, shape_of, train


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons of one game."""
    monkeypatch.setattr(self_play, "GAMES", 1)


def learn(wanted: Wanted) -> str:
    """Learn; the text of the weights."""
    return train(wanted, io.StringIO())


def test_the_same_seed_gives_the_same_weights() -> None:
    """Promise of docs/opponents.md: two runs with one seed write the same text, another seed
    another one; members that learned apart are one network."""
    wanted = Wanted("open-2", lessons=2, members=2)
    first, again, other = (learn(wanted._replace(seed=seed)) for seed in (1, 1, 2))
    assert first == again != other
    assert len(from_text(first).net.weights.out) == 24


@pytest.mark.parametrize("family", [FAMILIES[0], FAMILIES[-1]])
def test_lessons_against_others(family: str) -> None:
    """Promise of docs/opponents.md: a family goes on learning against runners, from what is shipped
    or from weights that are given, which it changes."""
    first = learn(Wanted(family, ("runner",), lessons=1))
    on = learn(Wanted(family, ("runner",), from_text(first).net, lessons=1))
    assert on != first
    assert from_text(on).shape == shape_of(family, AGAINST[family])


def test_a_learner_meets_each_seat() -> None:
    """Against others the learner's side moves on from game to game, and the rivals have the
    other seats."""
    learner = make_bot("chance")
    four, teams = settings_for("open-4", ["runner"])[0], settings_for("teams", ["runner"])[0]
    for number in range(8):
        players = four.players(learner, number)
        assert [seat for seat in players if players[seat] is learner] == [number % 4]
        players = teams.players(learner, number)
        assert [seat % 2 for seat in players if players[seat] is learner] == [number % 2] * 2
