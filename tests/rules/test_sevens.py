"""A 7 that is built leg by leg (rules/sevens.py)."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.rules.abilities.sharing import Share, Sharing
from sorry_a11y.rules.board import RED
from sorry_a11y.rules.board_tables import BoardTables
from tests.rules.positions import book, position

SEEDS = 60
PLACES = ("kennel", "target 1", "target 2", "35", "38", "5", "9")
"""Places of red pawns from which few single steps lead on: blue's fresh pawn stands on 10."""


def _ends(sharing: Sharing, tables: BoardTables, share: Share, most: int) -> bool:
    """Whether all of it can be used, tried out one way after the other, nothing remembered."""
    if not share.left:
        return True
    assert most
    return any(_ends(sharing, tables, one, most - 1) for one in sharing.grow(tables, RED, share))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_part_is_offered_only_if_the_rest_can_be_used(seed: int) -> None:
    """Promise: what `can_finish` remembers of dead ends makes no difference."""
    rules = book("dog")
    sharing = next(
        one for one in rules.cards[rules.kind("7")].abilities if isinstance(one, Sharing)
    )
    chance = Random(seed)
    red = chance.sample([*PLACES, "kennel", "kennel"], 4)
    done = ", ".join(f"target {step}" for step in (1, 2, 3, 4))
    text = f"red: {', '.join(red)}; blue: fresh; yellow: {done}"
    begin = sharing.begin(position(rules, text))
    for share in [begin, *sharing.grow(rules.tables, RED, begin)]:
        assert sharing.can_finish(rules.tables, RED, share) == _ends(
            sharing, rules.tables, share, 8
        ), text
