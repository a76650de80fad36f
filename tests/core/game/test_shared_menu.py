"""The choices of a 7 that several pawns share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from random import Random
from typing import NamedTuple

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
    """Promise of docs/listening.md: a shared 7 has at most nine options a stage, and each play is
    reached in one way. From the card to a play that one or two pawns share are at most four keys
    and six lines, to any other, of which a team can have 1,400, nine keys and ten lines. Of a hand
    what the card does is another stage. ``--games 100`` plays a hundred games at each table."""
    for seed in range(how_many(GAMES)):
        for seen in _positions(table, seed):
            found: list[tuple[int, bytes, bool]] = []
            more = 0 if seen.rules.is_open else 2
            for way in _leaves(menu(seen)):
                play = way.play
                found.append((play.card, play.after, play.again))
                is_near = sum(1 for _ in groupby(leg.pawn for leg in play.legs)) <= 2
                assert way.keys <= (4 if is_near else 9) + more
                assert way.lines <= (6 if is_near else 10) + more
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


class _Way(NamedTuple):
    """How a play is reached by digits: the keys from the card on, and the lines heard until then,
    with the card and the first option. Of a digit whose play was not told the first press tells
    it."""

    play: Play
    keys: int
    lines: int


def _leaves(stage: tuple[Option, ...], keys: int = 0, lines: int = 1) -> Iterator[_Way]:
    """The plays behind a stage that opens with its first option."""
    assert 1 <= len(stage) <= OPTIONS_A_STAGE
    is_choice = len(stage) > 1
    for at, option in enumerate(stage):
        if isinstance(option.decision, Play):
            yield _Way(option.decision, keys + 1 + (at > 0), lines + 1 + (at > 0))
        elif option.feature == "card" and option.open:
            yield from _leaves(option.stage())
        elif option.open:
            names_itself = option.feature in ("pawns", "longer", "ends")
            title = 0 if is_choice and (at == 0 or names_itself) else 1
            yield from _leaves(option.stage(), keys + is_choice, lines + is_choice + title)
