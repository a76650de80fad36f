"""Words of the game are explained once to each player."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.narration.listener import FirstMet
from sorry_a11y.ui.session.at_keyboard import Listeners
from sorry_a11y.ui.session.game_screen import Beginning
from sorry_a11y.ui.session.reply import Reply
from tests.harness.languages import SPOKEN
from tests.harness.sessions import (
    PlayedSession,
    at_table,
    enters,
    heard,
    new_game,
    sentences,
    under_way,
)
from tests.harness.turns import words
from tests.output.narration.specimens import specimens

LEAD = (
    "Enter plays the choice that you hear, n tells the next one",
    "W tells where your pawns are, h tells what every key does",
)
"""What a newcomer is told before the first turn, so that a turn may have no room in that reply."""
NAMES = ("to-go", "risk", "out", "safe", "slide", "key", "past", "points", "swap")


def test_an_explanation_comes_once_behind_its_word() -> None:
    """Promise of docs/listening.md: a word is explained once, behind the sentence in which the
    player first meets it, or where that is a choice at the head of the next reply; what was
    explained is kept."""
    kept: list[tuple[str, ...]] = []
    screen = at_table(_game(), listeners=Listeners(first_met=FirstMet((), kept.append)))
    told = [line for _, reply in _some(screen) for line in sentences(reply)]
    for explanation, word in (
        ("Risk 20 is 20 hits in 100 before your turn.", r", risk \d"),
        ("Only 1, 2 and Sorry lead out of start.", r"leaves start"),
    ):
        assert told.count(explanation) == 1
        at = told.index(explanation)
        first = next(at for at, line in enumerate(told) if re.search(word, line))
        assert first < at
        assert re.search(word, told[at - 1])
    assert {"risk", "to-go", "out"} <= set(kept[-1])


@pytest.mark.parametrize("seed", range(1, 25))
def test_nothing_is_explained_between_a_card_and_its_choice(seed: int) -> None:
    """Promise of docs/listening.md: an explanation comes after its word and never between a card
    and its choice; a turn that is only looked at to see whether it has room in a reply explains
    nothing."""
    screen = at_table(
        _game(seed, quick=True),
        listeners=Listeners(first_met=FirstMet((), lambda _: None)),
        beginning=Beginning(LEAD),
    )
    told: list[str] = []
    explained = 0
    for _, reply in _some(screen):
        for line in sentences(reply):
            if line in _explanations():
                assert not re.fullmatch(r"You drew \w+\.", told[-1])
                explained += 1
            if line.startswith("To go counts the steps"):
                assert any(re.search(r"\d to go\b", one) for one in told)
            told.append(line)
    assert explained >= 3


def test_who_knows_a_word_is_not_told_it() -> None:
    """Promise: what a player was told in an earlier game is not explained again."""
    screen = at_table(_game(), listeners=Listeners(first_met=FirstMet(NAMES, lambda _: None)))
    told = {line for _, reply in _some(screen) for line in reply.news}
    assert not told & _explanations()


def test_the_help_of_a_key_explains_its_word() -> None:
    """Promise: h and then d say what a risk is, h and w what "to go" is."""
    screen = under_way(at_table(_game()))
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
    return {to.stopped(to.sentence([to.say(f"once-{name}", board="safety")])) for name in NAMES}
