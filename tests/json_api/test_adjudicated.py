"""The JSON interface answers as the slow second reading of the rules does."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.adjudicator import adjudicate, compare, random_query
from tests.json_api.asking import answer, says

QUERIES = 60
"""Random queries of each family in a usual run."""


@pytest.mark.parametrize("family", ["sorry", "dog"])
def test_random_positions(family: str, how_many: Callable[[int], int]) -> None:
    """Whatever rule book, options, teams, card or hand: the plays, the flags and what is fresh
    agree, and the answer survives being written and read."""
    rng = random.Random(f"doors {family}")
    for _ in range(how_many(QUERIES)):
        query = random_query(rng, family)
        differences = compare(answer(query, says), adjudicate(query))
        assert differences == [], query
