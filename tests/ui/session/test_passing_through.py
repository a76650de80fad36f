"""Stages of a choice in which there is nothing to choose."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from sorry_a11y.core.rules.board import Kind
from sorry_a11y.core.rulesets.families import Wishes
from tests.harness.sessions import sentences, session, stages, under_way, wanderer


@pytest.mark.parametrize(
    "wishes", [Wishes("dog"), Wishes("hobby", points=True, rounds=2)], ids=["dog", "points"]
)
def test_nobody_is_asked_where_there_is_one_way(wishes: Wishes) -> None:
    """A stage with nothing but one branch is told and passed through: its line comes before the
    choice behind it, and going back leads past it to where there was a choice."""
    passed = 0
    for seed in range(9):
        screen = under_way(session(wishes, seed))
        for key in islice(wanderer(seed), 150):
            before = stages(screen)
            reply = screen.key(key)
            if reply.status is not None:
                break
            now = stages(screen)
            for stage in now[-1:]:
                assert len(stage.options) > 1 or stage.current.decision is not None
            if len(now) > 1 and len(now[0].options) == 1 and now[0] not in before:
                passed += 1
                card = screen.listener().held_card(Kind(int(now[0].current.value)))
                only = f"You can only play {card}, "
                told = [line for line in sentences(reply)[:-1] if line.startswith(only)]
                assert told
                back = screen.key("escape")
                assert sentences(back)[0].startswith("There is nothing to go back to")
    assert passed > 5


def test_a_count_is_that_of_the_rows_behind() -> None:
    """Promise of docs/listening.md: how many choices a row tells are there once it is chosen."""
    counted = 0
    for seed in range(3):
        screen = session("dog", seed)
        focus = screen.opened().focus
        for key in islice(wanderer(seed), 200):
            told = re.search(r" with (\d) choices\b(?! of)", focus) if key == "enter" else None
            focus = screen.key(key).focus
            if told:
                counted += 1
                assert len(stages(screen)[-1].options) == int(told[1])
    assert counted > 5
