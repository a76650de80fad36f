"""Games as somebody hears them who only watches, whose seat is nobody's."""

from __future__ import annotations

from random import Random

import pytest

import sorry_a11y
from sorry_a11y.core.rules.board import SEATS
from tests.harness.languages import SPOKEN


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    ("book", "points", "teams"),
    [
        *((book, False, False) for book in sorry_a11y.BOOKS),
        ("hasbro", True, False),
        ("hasbro", False, True),
    ],
)
def test_a_game_is_told_to_who_only_watches(
    book: str, points: bool, teams: bool, language: str
) -> None:
    """Promise: every game can be watched to its end, also one with hidden hands, of which a watcher
    is told no card that is dealt."""
    rules = sorry_a11y.rule_book(book, points=points, teams=teams)
    game, _ = sorry_a11y.new_game(rules, Random(3))
    players = dict.fromkeys(SEATS, sorry_a11y.bot("runner"))
    heard = list(sorry_a11y.watch(game, players, Random(2), language))
    assert len(heard) > 100
    assert all(heard)
