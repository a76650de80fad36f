"""The engine against a second, slow reading of the rules, asked through the JSON interface."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sorry_a11y.rules.board import Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import Ruleset
from tests.adjudicator import adjudicate, compare, random_query
from tests.adjudicator.places import Answer, Query
from tests.json_api.asking import answer

USUAL = 120
USUAL_OF_TEAMS = 24  # the adjudicator tries every split of a 7 over eight pawns
"""Random queries of each kind in a usual run; ``--games N`` puts N."""

KINDS = (
    *((f"{game}{' teams' if teams else ''}{' hand' if hand else ''}", "sorry", game, teams, hand)
      for game in ("hasbro", "parker", "bounce-home", "hobby")
      for teams in (False, True) for hand in (False, True)),
    ("dog", "dog", None, None, False),
    ("dog hand", "dog", None, None, True),
)


def silent(_rules: Ruleset, _seats: tuple[int, ...], _play: Play, _before: Position) -> str:
    """What plays are called matters to nobody here."""
    return ""


def engine(query: Query) -> Answer:
    """The engine's answer to a query."""
    return answer(query, silent)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind[0]))
def test_random_queries(
    kind: tuple[str, str, str | None, bool | None, bool], how_many: Callable[[int], int]
) -> None:
    """Promise: two readings of the rules, written apart, agree on crowded random positions of
    every rule book, with any options over it, with and without partners and hands."""
    name, family, game, teams, hand = kind
    rng = random.Random(f"queries {name}")
    for _ in range(how_many(USUAL_OF_TEAMS if teams else USUAL)):
        query = random_query(rng, family, game=game, teams=teams, hand=hand)
        differences = compare(engine(query), adjudicate(query))
        assert not differences, f"{query}: the engine first: {differences[:3]}"
