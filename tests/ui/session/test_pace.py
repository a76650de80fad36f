"""Opponents heard one at a time."""

from __future__ import annotations

from itertools import islice, pairwise

from sorry_a11y.core.rules.actions import Give
from sorry_a11y.core.rules.events import TurnBegan
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.key_commands import BY_KEY
from sorry_a11y.ui.settings.values import Settings
from tests.harness.sessions import enters, heard, sentences, session, under_way, watched

STEP = Settings(pace="step", forced="ask")


def test_the_own_turn_comes_by_itself() -> None:
    """The key that lets the last opponent play also begins the own turn; no turn is skipped."""
    screen = session("hasbro", 2, STEP)
    for _, reply in islice(heard(screen, enters()), 200):
        assert reply.status == 0 or isinstance(screen.inner, DecisionScreen | GameScreen)
    seats = [event.seat for event in watched(screen).happened if isinstance(event, TurnBegan)]
    assert all((one + 1) % 4 == two for one, two in pairwise(seats))


def test_the_same_game_at_either_pace() -> None:
    """The pace changes what is told together, not what happens."""
    games = []
    for pace in ("all", "step"):
        screen = session("hasbro", 5, Settings(pace=pace, forced="ask"))
        for _ in heard(screen, enters()):
            pass
        games.append(watched(screen).happened)
    assert games[0] == games[1]


def test_questions_between_turns() -> None:
    """Between the opponents' turns every question is answered, and only Enter, Space and the key
    for the next choice go on; other keys tell who is next."""
    screen = session("hasbro", 2, STEP)
    for _ in heard(screen, enters()):
        if isinstance(screen.inner, GameScreen) and not watched(screen).over:
            break
    game = watched(screen).now
    next_one = screen.listener().name(screen.view().turn)
    for key, command in BY_KEY.items():
        if command.name in ("take", "next", "undo", "ask", "help", "settings", "quit"):
            continue
        reply = screen.key(key)
        assert watched(screen).now == game
        assert isinstance(screen.inner, GameScreen)
        if command.group == "choosing":
            assert next_one in " ".join(sentences(reply))


def test_a_gift_is_no_pass() -> None:
    """What is told after a card was given to the partner is not that the player passed."""
    screen = under_way(session("dog", 1, STEP))
    reply = screen.key("enter")
    assert isinstance(watched(screen).decided[-1][1], Give)
    assert reply.focus.lower() != screen.listener().say("play-passed")
