"""What was said can be heard again: the last reply, the news of a turn, and everything since the
first line."""

from __future__ import annotations

from itertools import islice

import pytest

from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import (
    PlayedSession,
    enters,
    heard,
    sentences,
    session,
    under_way,
    watched,
)

BACK, ON, NEWS = ",", ".", "a"


def _open(sentence: str) -> str:
    """A sentence without its full stop, as a focus line has none, and without the key."""
    return sentence.rstrip(".").removesuffix(", Enter goes on")


def _played(keys: int) -> tuple[PlayedSession, list[str]]:
    """A session after some keys, and every sentence told in it."""
    screen = session("hasbro", 4)
    told = [
        _open(sentence)
        for _, reply in heard(screen, islice(enters(), keys))
        for sentence in sentences(reply)
    ]
    return screen, told


def test_back_through_everything_said() -> None:
    """The key back tells every sentence since the first line, the latest first, and says so at
    the beginning; the key forward tells them again up to the last."""
    screen, told = _played(12)
    back = [_open(screen.key(BACK).focus) for _ in told]
    assert back[:-1] == told[-2::-1]
    assert back[-1] not in told
    on = [_open(screen.key(ON).focus) for _ in told]
    assert on[:-1] == told[1:]
    assert on[-1] not in told


@pytest.mark.parametrize("pace", ["all", "step"])
def test_all_news_since_the_own_turn(pace: str) -> None:
    """The key for the news tells, at the own turn, everything that was told since the own play,
    also when it was heard one turn at a time."""
    screen = under_way(session("hasbro", 4, Settings(pace=pace, forced="ask")))
    for _ in range(10):
        while not isinstance(screen.inner, DecisionScreen):
            screen.key("enter")
        before = len(watched(screen).decided)
        told: list[str] = []
        while len(watched(screen).decided) == before:
            told = sentences(screen.key("enter"))
        while not isinstance(screen.inner, DecisionScreen):
            told += sentences(screen.key("enter"))
        *news, _turn, _choice = map(_open, told)
        assert [_open(one) for one in sentences(screen.key(NEWS))] == news
        screen.key("enter")
