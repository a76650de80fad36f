"""Luck apart from choices, for the review of a game."""

from __future__ import annotations

import pytest

from sorry_a11y.core.analysis.advice import choices_made
from sorry_a11y.core.analysis.luck import Fortune, draws, fortune, sides, total
from sorry_a11y.core.rules.board import RED
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.output.narration.advice import fortune_sentence
from tests.harness.sessions import enters, heard, session, watched


def test_cards_and_choices_are_told_apart() -> None:
    """Promise: the cards' worth is the sum over all draws of the game, and the cost is that of the
    player's own choices."""
    screen = session(Wishes(quick=True), 3, seats="red=you,yellow=chance")
    for _ in heard(screen, enters()):
        pass
    table = watched(screen)
    rules, seats = table.rules, table.seating.seats
    found = fortune(table.start, table.actions, (RED,))
    at = next(number for number, side in enumerate(sides(rules, seats)) if 0 in side)
    assert found.cards == total(draws(table.start, table.actions), 2)[at]
    made = choices_made(table.start, table.actions, (RED,))[RED]
    assert 100 * found.cost == made.cost > 0
    assert fortune_sentence(screen.listener(), found).startswith("Luck ")


def test_no_luck_is_told_as_none() -> None:
    """Promise: a game without draws that matter has no number that says nothing."""
    screen = session("hasbro", 1)
    told = fortune_sentence(screen.listener(), Fortune(0.0, 0.0))
    assert told == "Luck favoured nobody"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (0.34, "Luck gave you one game in 3"),
        (0.5, "Luck gave you half a game"),
        (-0.01, "Luck cost you one game in 100"),
        (-1.3, "Luck cost you a whole game"),
        (1.6, "Luck gave you 2 games"),
    ],
)
def test_luck_is_told_as_a_share_of_a_game(cards: float, told: str) -> None:
    """Promise: what the cards of a game gave or cost in all is told as one game in so many, or as
    whole games, and never as a share of games that nobody played."""
    assert fortune_sentence(session("hasbro", 1).listener(), Fortune(cards, 0.0)) == told
