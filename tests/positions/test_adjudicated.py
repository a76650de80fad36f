"""The door answers as the slow second reading of the rules does."""

from __future__ import annotations

import json
import random

import pytest

from sorry_a11y.positions.answers import answer_line
from tests.adjudicator import adjudicate, compare, random_query
from tests.adjudicator.cases import CASES, Case, failures
from tests.positions.asking import ask, says

QUERIES = 300


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{c.point[:40]}" for n, c in enumerate(CASES)])
def test_worked_example(case: Case) -> None:
    """The point of the rules that the case cites, asked through the door."""
    assert failures(case, ask(case.query)) == []


@pytest.mark.parametrize("family", ["sorry", "dog"])
def test_random_positions(family: str) -> None:
    """Whatever rule book, options, teams, card or hand: the plays, the flags and what is fresh
    agree, and the answer survives being written and read."""
    rng = random.Random(f"doors {family}")
    for _ in range(QUERIES):
        query = random_query(rng, family)
        line = json.dumps(query)
        differences = compare(json.loads(answer_line(line, says)), adjudicate(query))
        assert differences == [], line
