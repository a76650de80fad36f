"""Taking back: the own last play and the answers to it, again and again, and nothing else."""

from __future__ import annotations

from itertools import islice

import pytest

from sorry_a11y.core.rules.actions import Give
from sorry_a11y.core.rules.board import Kind
from sorry_a11y.core.rules.game import apply_silently
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.reply import Reply
from tests.harness.sessions import (
    PlayedSession,
    fumbler,
    heard,
    sentences,
    session,
    stages,
    state,
    under_way,
    wanderer,
    watched,
)
from tests.harness.tables import TABLES, PlayTable
from tests.store.games import undone

DECISIONS = 12


def _decide(screen: PlayedSession, number: int) -> list[Reply]:
    """Play on by Enter until so many more decisions are made; the last replies."""
    wanted = len(watched(screen).decided) + number
    replies = []
    while len(watched(screen).decided) < wanted:
        replies.append(screen.key("enter"))
    while not isinstance(screen.inner, DecisionScreen):
        replies.append(screen.key("enter"))
    return replies


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_the_same_keys_tell_the_same_again(table: PlayTable) -> None:
    """After u the same keys are answered by the same lines, from the first choice to the next
    own turn: nothing stale is told, nothing is missing. Somebody else at the keyboard who had
    heard of what was taken back hears that it was, and is not told again what came before."""
    screen = under_way(table.session(5))
    _decide(screen, 4)  # what is told once only has been told
    for number in range(DECISIONS):
        game, seat = watched(screen).now, screen.who.seat
        before = list(watched(screen).actions)
        keys, said = _to_the_next_own_turn(screen, number)
        if watched(screen).over:
            break
        if any(isinstance(one, Give) for one in watched(screen).actions[len(before) :]):
            continue  # an exchange is not taken back
        while len(watched(screen).actions) > len(before):  # two seats of one person: both plays
            screen.key("u")
        assert screen.who.seat == seat
        assert watched(screen).now == game
        for key, then in zip(keys, said, strict=True):
            now = sentences(screen.key(key))
            if any("turn is undone" in line for line in now):
                assert now[-1] == then[-1]
                assert len(now) <= len(then) + 1
            else:
                assert now == then
    assert number > 3


def _to_the_next_own_turn(screen: PlayedSession, number: int) -> tuple[list[str], list[list[str]]]:
    """Keys for one decision of whoever is on turn, then Enter until the same seat decides again,
    and what was heard."""
    seat, before = screen.who.seat, len(watched(screen).decided)
    keys: list[str] = []
    said: list[list[str]] = []
    for key in wanderer(number):
        keys.append(key)
        said.append(sentences(screen.key(key)))
        if len(watched(screen).decided) > before:
            break
    while not watched(screen).over and not (stages(screen) and screen.who.seat == seat):
        keys.append("enter")
        said.append(sentences(screen.key("enter")))
    return keys, said


def test_back_to_the_first_turn() -> None:
    """Pressed again and again, u leads back to the first own decision, then says that there is
    nothing to take back, and changes nothing."""
    screen = session("hasbro", 3)
    first_reply = screen.opened()
    first = watched(screen).now
    _decide(screen, 9)
    for _ in range(9):
        reply = screen.key("u")
    assert watched(screen).now == first
    assert sentences(reply)[-2:] == sentences(first_reply)[-2:]
    before = state(screen)
    refusal = screen.key("u")
    assert state(screen) == before
    assert sentences(refusal)[-1] != sentences(reply)[-1]


def test_across_a_2() -> None:
    """A 2 draws again: u within the same turn takes back the play of the 2 alone, before any
    answer to it."""
    for seed in range(100):
        screen = under_way(session("hasbro", seed))
        game, card = watched(screen).now, screen.view().hand[0]
        if game.rules.cards[card].again and game.choices.plays:
            break
    screen.key("enter")
    assert len(watched(screen).decided) == 1
    assert watched(screen).now.turn == 0
    reply = screen.key("u")
    assert watched(screen).now == game
    assert screen.listener().card(Kind(card)) in sentences(reply)[-2]


def test_switched_off() -> None:
    """With --no-undo u changes nothing and says so, otherwise than where nothing is left to
    take back."""
    screen = under_way(session("hasbro", 1, may_undo=False))
    _decide(screen, 2)
    before = state(screen)
    refusal = screen.key("u")
    assert state(screen) == before
    other = under_way(session("hasbro", 1))
    assert other.key("u").focus != refusal.focus


def test_while_others_play_step_by_step() -> None:
    """Between the opponents' turns u takes back the own play too."""
    for seed in range(20):
        screen = under_way(TABLES[2].session(seed))  # told step by step
        while not watched(screen).decided:
            screen.key("enter")
        if not stages(screen):
            break
    assert not stages(screen)
    seen, _, _ = watched(screen).decided[-1]
    screen.key("u")
    assert screen.view() == seen


# -- what has been heard ---------------------------------------------------------------------


def test_news_are_those_of_the_game_as_it_stands() -> None:
    """The key for the news since the last turn tells nothing that was taken back."""
    screen = under_way(session("hasbro", 3))
    _decide(screen, 3)
    news = sentences(screen.key("a"))
    _decide(screen, 1)
    screen.key("u")
    assert sentences(screen.key("a")) == news


# -- what is hidden --------------------------------------------------------------------------


def test_a_gift_stays_given() -> None:
    """Cards are exchanged unseen (D5): once the partner's is known, the own is not chosen anew."""
    screen = under_way(session("dog", 1))
    _decide(screen, 1)
    assert isinstance(watched(screen).decided[-1][1], Give)
    game = watched(screen).now
    screen.key("u")
    assert watched(screen).now == game


def test_any_keys_and_undo_keep_the_game_sound() -> None:
    """Whatever is taken back when, replaying the decisions kept leads to the game as it stands."""
    screen = session("hasbro", 6)
    for number, _ in enumerate(heard(screen, islice(fumbler(6), 800))):
        if number % 9 == 8 and isinstance(screen.inner, DecisionScreen):
            screen.key("u")
    assert undone(watched(screen)) > 10
    fresh = session("hasbro", 6)
    game = watched(fresh).now
    for action in watched(screen).actions:
        game = apply_silently(game, action)
    assert game == watched(screen).now
