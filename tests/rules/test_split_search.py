"""A 7 that is shared out in parts: the fast search against walking the shares (rules/sevens.py)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sorry_a11y.json_api.query import parse_query
from sorry_a11y.rules.board import RED, Seat
from sorry_a11y.rules.board_tables import BoardTables, Position
from sorry_a11y.rules.cards import Found
from sorry_a11y.rules.plays import Play, choices
from sorry_a11y.rules.sevens import Share, Split
from tests.adjudicator import random_query
from tests.json_api.crowded_board import CROWDED, crowded
from tests.rules.positions import book

USUAL = 60
"""Random positions for each kind of 7; ``--games N`` puts N."""

KINDS = [
    (seven, whole_side, slide)
    for seven in ("forward", "cards") for whole_side in ("any", "two", "alone")
    for slide in ("others", "optional")
]


def walk_shares(
    split: Split, tables: BoardTables, position: Position, seat: Seat
) -> list[Found]:
    """Every way to use all steps, found by growing shares one leg at a time; of those that lead to
    the same board with the same rest, the first."""
    found: list[Found] = []
    seen: set[tuple[Position, int, int, bool]] = set()

    def walk(share: Share) -> None:
        for grown in split.grow(tables, seat, share):
            state = (grown.position, grown.left, grown.used if grown.left else 0, grown.again)
            if state in seen:
                continue
            seen.add(state)
            if grown.left:
                walk(grown)
            else:
                found.append((grown.legs, grown.position, grown.again))

    walk(split.begin(position))
    return found


def first_of_each_outcome(found: list[Found]) -> list[Found]:
    """Those after which each colour has places that it has after none before."""
    outcomes: dict[tuple[object, ...], Found] = {}
    for one in found:
        places = (tuple(sorted(one[1][at : at + 4])) for at in (0, 4, 8, 12))
        outcomes.setdefault((*places, one[2]), one)
    return list(outcomes.values())


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_the_search_finds_what_shares_lead_to(
    kind: tuple[str, str, str], how_many: Callable[[int], int]
) -> None:
    """Promise of docs/decisions/0062-rules-heavy-lists.md: the same ways in the same order."""
    seven, whole_side, slide = kind
    rng = Random(f"shares {kind}")
    for _ in range(how_many(USUAL)):
        teams = whole_side != "alone"
        query = random_query(rng, "sorry", teams=teams, hand=False, idle=False)
        query["rules"] |= {"seven": seven, "slide": slide}
        if teams:
            query["rules"]["team-seven"] = whole_side
        asked = parse_query(query)
        rules = asked.rules
        steps, split = rules.cards[rules.kind("7")].abilities
        assert isinstance(split, Split)
        expected = walk_shares(split, rules.tables, asked.position, asked.turn)
        found: list[Found] = []
        split.find(rules.tables, asked.position, asked.turn, found)
        assert found == expected, query

        before: list[Found] = []
        steps.find(rules.tables, asked.position, asked.turn, before)
        plays = choices(
            rules.tables, asked.position, asked.turn, rules.cards, bytes((rules.kind("7"),))
        ).plays
        assert [(play.legs, play.after) for play in plays] == [
            one[:2] for one in first_of_each_outcome(before + expected)
        ], query


def test_the_most_crowded_board_is_the_same() -> None:
    """Promise: thousands of plays at once are those that shares lead to, in their order."""
    seen = crowded()
    rules = seen.rules
    steps, split = rules.cards[rules.kind("7")].abilities
    assert isinstance(split, Split)
    found: list[Found] = []
    steps.find(rules.tables, CROWDED, RED, found)
    found += walk_shares(split, rules.tables, CROWDED, RED)
    kind = rules.kind("7")
    assert seen.choices.plays == tuple(
        Play(RED, kind, legs, after, again) for legs, after, again in first_of_each_outcome(found)
    )


def test_a_board_with_obstacles_is_refused() -> None:
    """Promise of `Split.find`: it does not pass over pawns that stand in the way."""
    rules = book("dog")
    with pytest.raises(ValueError, match="stand in the way"):
        Split(7).find(rules.tables, bytes(16), RED, [])
