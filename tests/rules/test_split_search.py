"""A 7 that is shared out in parts: its search against walking the shares part by part."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sorry_a11y.api.query import read_position
from sorry_a11y.rules.abilities.sharing import Share
from sorry_a11y.rules.abilities.split import Split
from sorry_a11y.rules.board import RED, Position, Seat
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.ways import ComeOut, Leg, Way, WayChain
from tests.adjudicator import random_query
from tests.api.crowded_board import CROWDED, crowded
from tests.rules.checks import resolve

USUAL = 12
"""Random positions for each kind of 7; ``--games N`` puts N."""

KINDS = [
    (seven, whole_side, slide)
    for seven in ("forward", "cards") for whole_side in ("any", "two", "alone")
    for slide in ("others", "optional")
]


Used = tuple[tuple[Leg, ...], Position, bool]
"""The legs that use all steps, where they lead, and whether they draw again."""


def walk_shares(
    split: Split, tables: BoardTables, position: Position, seat: Seat
) -> list[Used]:
    """Every way to use all steps, found by growing shares one part at a time; of those that lead to
    the same board with the same rest, the first."""
    found: list[Used] = []
    seen: set[tuple[Position, int, int, bool]] = set()

    def walk(share: Share) -> None:
        for grown in split.grow(tables, seat, share):
            again = grown.way.again
            state = (grown.position, grown.left, grown.used if grown.left else 0, again)
            if state in seen:
                continue
            seen.add(state)
            if grown.left:
                walk(grown)
            else:
                found.append((grown.legs, grown.position, again))

    walk(split.begin(position))
    return found


def first_of_each_outcome(found: list[Used]) -> list[Used]:
    """Those after which each colour has places that it has after none before."""
    outcomes: dict[tuple[object, ...], Used] = {}
    for one in found:
        places = (tuple(sorted(one[1][at : at + 4])) for at in (0, 4, 8, 12))
        outcomes.setdefault((*places, one[2]), one)
    return list(outcomes.values())


def used(ways: list[Way], position: Position) -> list[Used]:
    """What ways use, where they lead, and whether they draw again."""
    return [(way.legs(position), way.after(position), way.again) for way in ways]


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_the_search_finds_what_shares_lead_to(
    kind: tuple[str, str, str], how_many: Callable[[int], int]
) -> None:
    """Promise of `abilities.split`: the same ways in the same order. Its parts may be named in any
    order that leads to the same (16)."""
    seven, whole_side, slide = kind
    rng = Random(f"shares {kind}")
    for _ in range(how_many(USUAL)):
        teams = whole_side != "alone"
        query = random_query(rng, "sorry", teams=teams, hand=False, idle=False)
        query["rules"] |= {"seven": seven, "slide": slide}
        if teams:
            query["rules"]["team-seven"] = whole_side
        asked = read_position(query)
        rules = asked.rules
        steps, split = rules.cards[rules.kind("7")].abilities
        assert isinstance(split, Split)
        expected = walk_shares(split, rules.tables, asked.position, asked.turn)
        before: list[Way] = []
        steps.find(rules.tables, asked.position, asked.turn, before)
        offered = rules.finder.choices(asked.position, asked.turn, bytes((rules.kind("7"),)))
        every = first_of_each_outcome(used(before, asked.position) + expected)
        assert [(play.legs, play.after, play.way.again) for play in offered.plays] == every, query
        for play in offered.plays[:40]:
            if any(isinstance(leg, ComeOut) for leg in play.legs):
                continue  # which pawn in start comes out makes no difference
            backwards = resolve(rules, asked.position, play.legs[::-1])
            if isinstance(backwards, WayChain) and backwards.end == play.after:
                named = offered.named(play.card, play.legs[::-1])
                assert (play.after, play.again) in [(one.after, one.again) for one in named], query


def test_the_most_crowded_board_is_the_same() -> None:
    """Promise: thousands of plays at once are those that shares lead to, in their order."""
    seen = crowded()
    rules = seen.rules
    steps, split = rules.cards[rules.kind("7")].abilities
    assert isinstance(split, Split)
    found: list[Way] = []
    steps.find(rules.tables, CROWDED, RED, found)
    every = used(found, CROWDED) + walk_shares(split, rules.tables, CROWDED, RED)
    assert [
        (play.legs, play.after, play.way.again) for play in seen.choices.plays
    ] == first_of_each_outcome(every)
