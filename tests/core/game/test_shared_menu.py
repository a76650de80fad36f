"""The choices of a 7 that several pawns share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random

import pytest

from sorry_a11y.core.game.menu import OPTIONS_A_STAGE, Option, menu
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View, laying_down
from tests.harness.sessions import watched
from tests.harness.tables import TABLES, PlayTable

HowMany = Callable[[int], int]
"""The fixture of that name."""
GAMES = 3
"""Whole games at each table in a usual run."""
SHARED = [
    table
    for table in TABLES
    if table.name
    in (
        *("hasbro in teams of people", "parker in teams for points", "bounce-home in teams"),
        *("every house rule", "dog of people", "dog on 64 squares"),
    )
]


@pytest.mark.parametrize("table", SHARED, ids=lambda table: table.name)
def test_every_play_is_one_choice_and_those_of_two_pawns_are_near(
    table: PlayTable, how_many: HowMany
) -> None:
    """Promise: a shared 7 has at most nine options a stage; each play is reached in one way; one
    that one or two pawns share is reached in three stages, a card of a hand and what it does as
    two more."""
    for seed in range(how_many(GAMES)):
        for seen in _positions(table, seed):
            found: list[tuple[int, bytes, bool]] = []
            for stages, play in _leaves(menu(seen)):
                found.append((play.card, play.after, play.again))
                if sum(1 for _ in groupby(leg.pawn for leg in play.legs)) <= 2:
                    assert stages <= (3 if seen.rules.is_open else 5)
            assert len(found) == len(set(found))
            assert set(found) == {(one.card, one.after, one.again) for one in seen.choices.plays}


def _positions(table: PlayTable, seed: int) -> Iterator[View]:
    """The views of people in a game, played by lot, who may share a card over pawns."""
    game, chance = watched(table.session(seed)), Random(seed)
    while not game.over:
        if not game.awaits_person:
            game.enter(game.next_action(), is_new=True)
            continue
        seen = game.view(game.now.turn)
        plays = [*seen.choices.plays]
        if any(len(play.legs) > 1 for play in plays):
            yield seen
        game.enter(chance.choice(plays or [*laying_down(seen)]), is_new=True)


def _leaves(stage: tuple[Option, ...], stages: int = 1) -> Iterator[tuple[int, Play]]:
    """The plays behind a stage, each with the number of stages where there is a choice."""
    assert 1 <= len(stage) <= OPTIONS_A_STAGE
    for option in stage:
        if isinstance(option.decision, Play):
            yield stages, option.decision
        elif option.decision is None:
            further = option.stage()
            yield from _leaves(further, stages + (len(further) > 1))
