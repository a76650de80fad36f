"""Lots: drawn as Python's library draws them, so that every seed keeps its game."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.bots.bot import any_of, shuffled


@pytest.mark.parametrize("seed", range(5))
def test_lots_are_those_of_the_library_and_leave_the_generator_where_it_does(seed: int) -> None:
    """Promise: a seed gives the game that it has always given, on every Python."""
    own, library = Random(seed), Random(seed)
    for count in range(1, 120):
        cards = bytes(number % 13 for number in range(count))
        order = list(cards)
        library.shuffle(order)
        assert shuffled(cards, own) == bytes(order)
        assert any_of(cards, own) == library.choice(cards)
        assert own.getstate() == library.getstate()
