"""What was said can be heard again: the last reply, the news of a turn, and everything since the
first line."""

from __future__ import annotations

from itertools import islice

import pytest

from sorry_a11y.session.decision_prompt import DecisionPrompt
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.settings.values import Settings
from tests.harness.sessions import enters, heard, sentences, session, watched

BACK, ON, AGAIN, NEWS = ",", ".", "r", "a"


def _open(sentence: str) -> str:
    """A sentence without its full stop, as a focus line has none."""
    return sentence.rstrip(".")


def _played(keys: int) -> tuple[Presenter, list[str]]:
    """A session after some keys, and every sentence told in it."""
    presenter = session("hasbro", 4)
    told = [_open(sentence) for _, reply in heard(presenter, islice(enters(), keys))
            for sentence in sentences(reply)]
    return presenter, told


def test_back_through_everything_said() -> None:
    """The key back tells every sentence since the first line, the latest first, and says so at
    the beginning; the key forward tells them again up to the last."""
    presenter, told = _played(12)
    back = [_open(presenter.press(BACK).focus) for _ in told]
    assert back[:-1] == told[-2::-1]
    assert back[-1] not in told
    on = [_open(presenter.press(ON).focus) for _ in told]
    assert on[:-1] == told[1:]
    assert on[-1] not in told


def test_going_on_where_nothing_follows() -> None:
    """The key forward says that nothing follows the last sentence, and tells none."""
    presenter, told = _played(3)
    assert _open(presenter.press(ON).focus) not in told


def test_a_choice_may_be_taken_after_a_walk_back() -> None:
    """The decision stays open: Enter tells the current choice again, and then plays it."""
    presenter, told = _played(3)
    for _ in range(3):
        presenter.press(BACK)
    before = len(watched(presenter).decided)
    assert presenter.press("enter").focus == told[-1]
    assert len(watched(presenter).decided) == before
    presenter.press("enter")
    assert len(watched(presenter).decided) == before + 1


def test_the_last_reply_again_and_again() -> None:
    """The key that repeats tells the whole last reply, as often as it is pressed."""
    presenter, _ = _played(6)
    reply = presenter.press("enter")
    for _ in range(3):
        assert sentences(presenter.press(AGAIN)) == sentences(reply)


@pytest.mark.parametrize("pace", [
    "all",
    "step",
])
def test_all_news_since_the_own_turn(pace: str) -> None:
    """The key for the news tells, at the own turn, everything that was told since the own play,
    also when it was heard one turn at a time."""
    presenter = session("hasbro", 4, Settings(pace=pace))
    presenter.open()
    for _ in range(10):
        while not isinstance(presenter.prompt, DecisionPrompt):
            presenter.press("enter")
        before = len(watched(presenter).decided)
        told: list[str] = []
        while len(watched(presenter).decided) == before:
            told = sentences(presenter.press("enter"))
        while not isinstance(presenter.prompt, DecisionPrompt):
            told += sentences(presenter.press("enter"))
        *news, _turn, _choice = map(_open, told)
        assert [_open(one) for one in sentences(presenter.press(NEWS))] == news
        presenter.press("enter")
