"""Words of the game are explained once to each player."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.setup import seat_players
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.listener import FirstMet
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.session.at_keyboard import Listeners
from sorry_a11y.session.game_screen import Beginning
from sorry_a11y.session.reply import Reply
from tests.harness.languages import SPOKEN
from tests.harness.sessions import PlayedSession, at_table, enters, heard, new_game, sentences
from tests.harness.turns import words
from tests.narration.specimens import specimens

LEAD = (
    "Enter plays the choice that you hear, n tells the next one",
    "W tells where your pawns are, h tells what every key does",
)
"""What a newcomer is told before the first turn, so that a turn may have no room in that reply."""
NAMES = ("to-go", "risk", "out", "safe", "slide", "key", "past")


def test_an_explanation_comes_once_before_the_choice() -> None:
    """Promise: a word is explained in the reply in which the player first meets it, before the
    choice, and never again; what was explained is kept."""
    kept: list[tuple[str, ...]] = []
    screen = at_table(_game(), listeners=Listeners(first_met=FirstMet((), kept.append)))
    told = [line for _, reply in _some(screen) for line in sentences(reply)]
    risk = [line for line in told if line == "Risk 20 is 20 hits in 100 before your turn."]
    assert len(risk) == 1
    assert any(", risk " in line for line in told[told.index(risk[0]) :][:2])
    assert not any(", risk " in line for line in told[: told.index(risk[0])])
    assert {"risk", "to-go", "out"} <= set(kept[-1])


@pytest.mark.parametrize("seed", range(1, 25))
def test_nothing_is_explained_before_it_is_told(seed: int) -> None:
    """Promise: an explanation stands in a reply that has its word; a turn that is only looked at to
    see whether it has room in a reply explains nothing."""
    screen = at_table(
        _game(seed, quick=True), listeners=Listeners(first_met=FirstMet((), lambda _: None)),
        beginning=Beginning(LEAD),
    )
    explained = [
        reply for _, reply in _some(screen)
        if any(line.startswith("To go counts the steps") for line in reply.news)
    ]
    assert len(explained) == 1
    assert any(
        re.search(r"\d to go\b", line) for line in (*explained[0].news, explained[0].focus)
    )


def test_who_knows_a_word_is_not_told_it() -> None:
    """Promise: what a player was told in an earlier game is not explained again."""
    screen = at_table(_game(), listeners=Listeners(first_met=FirstMet(NAMES, lambda _: None)))
    told = {line for _, reply in _some(screen) for line in reply.news}
    assert not told & _explanations()


def test_the_help_of_a_key_explains_its_word() -> None:
    """Promise: h and then d say what a risk is, h and w what "to go" is."""
    screen = at_table(_game())
    screen.opened()
    for key, told in (("d", "risk 20 is 20 hits"), ("w", "to go counts the steps")):
        screen.key("h")
        assert told in screen.key(key).focus


@pytest.mark.parametrize("language", [one for one in SPOKEN if one != "zh-Hant"])
def test_an_explanation_has_at_most_ten_words(language: str) -> None:
    """Promise: whoever meets a word is not kept long."""
    for one in specimens(language):
        if one.message.startswith("once-"):
            assert words(one.text) <= 10, one


def _game(seed: int = 3, *, quick: bool = False) -> LoggedGame:
    seating = seat_players(None, [], None)
    return new_game(make_rules(Wishes(quick=quick), seating.seats), seating, seed)


def _some(screen: PlayedSession) -> Iterator[tuple[str, Reply]]:
    return islice(heard(screen, enters()), 60)


def _explanations() -> set[str]:
    to = Words("en")
    return {
        to.stopped(to.sentence([to.say(f"once-{name}", board="safety")])) for name in NAMES
    }
