"""A list is asked for to compare."""

from __future__ import annotations

from sorry_a11y.core.rules.actions import Give
from tests.harness.sessions import sentences, session, under_way, watched


def test_a_list_ends_with_the_choice_that_stood_before_it_and_enter_plays_that() -> None:
    """Rule 13 of listening: after l the choice of before stands again as the last line, and Enter
    plays it and not the last one of the list, as somebody gave a card away who meant to compare."""
    screen = session("dog", 3)
    opened = screen.opened()
    listed = screen.key("l")
    assert sentences(listed)[0].startswith(opened.focus)
    assert listed.focus == opened.focus
    assert listed.asks == len(sentences(listed)) > 3
    screen.key("n")
    second = screen.key("l").focus
    assert second != opened.focus
    screen.key("enter")
    (_, given, _) = watched(screen).decided[-1]
    assert isinstance(given, Give)
    assert screen.listener().card(given.card) in second.lower()


def test_the_last_choice_of_a_list_is_told_once() -> None:
    """Where the last choice stood on the line, the list ends with it as it is."""
    screen = under_way(session("dog", 3))
    last = screen.key("p").focus
    told = sentences(screen.key("l"))
    assert told[-1] == last
    assert told[-2] != last
