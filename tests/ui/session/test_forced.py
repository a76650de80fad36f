"""What leaves no choice plays itself, and turns are told one by one by themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

import pytest

from sorry_a11y.core.rules.board import ALL_PAWNS, seat_of
from sorry_a11y.core.rules.events import CardPassed, CardPlayed
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.session.decision import DecisionScreen
from sorry_a11y.ui.session.game_base import GameHooks
from sorry_a11y.ui.session.game_screen import GameScreen
from sorry_a11y.ui.session.menu_walk import forced_decision, only_decision
from sorry_a11y.ui.session.reply import word_count
from sorry_a11y.ui.settings.values import Settings
from tests.harness.bell import Bell
from tests.harness.sessions import at_table, enters, heard, session, under_way, watched


def test_only_choices_are_asked_and_every_card_is_told() -> None:
    """With forced at play no question has one answer, and each card that played itself is told."""
    screen = session("hasbro", 4, Settings(forced="play"))
    asked = told = 0
    for _, reply in islice(heard(screen, enters()), 30):
        if isinstance(screen.inner, DecisionScreen):
            assert forced_decision(screen.view()) is None
            asked += 1
        told += sum("You drew" in line for line in reply.news)
    assert asked > 10
    assert told > len(watched(screen).decided) > asked / 2


@pytest.mark.parametrize("wishes", ["hasbro", "dog"])
def test_a_run_of_turns_stays_short_and_only_what_was_told_is_played(wishes: str) -> None:
    """The news of a reply in which turns played themselves have at most 57 words; what they mean
    and the key follow. What has happened beyond it waits untold, and no decision of the player is
    among that."""
    waited = 0
    for seed in range(6):
        screen = session(wishes, seed, Settings())
        for key, reply in heard(screen, enters()):
            own = [
                one
                for one in screen.who.feed.untold.events
                if isinstance(one, CardPlayed | CardPassed) and one.seat == screen.who.seat
            ]
            assert own == []
            waits = reply.focus.endswith(", Enter goes on")
            if key and waits and any("ou " in one for one in reply.news):
                waited += 1
                assert word_count(reply.news) <= 57, reply
    assert waited > 6


@pytest.mark.parametrize("cells", [0, 40])
def test_only_a_key_goes_past_a_wait(cells: int) -> None:
    """Promise of docs/listening.md: what waits for a key is not told when something else wakes the
    screen, such as a voice that falls silent or sounds that are lost."""
    held = 0
    for seed in range(4):
        screen = session("hasbro", seed, Settings(cells=cells))
        for _, reply in heard(screen, enters()):
            held += screen.who.feed.untold.turns > 0
            assert reply.status is not None or screen.news() is None
    assert held > 10


@pytest.mark.parametrize("wishes", ["hasbro", "dog"])
def test_what_played_itself_sounds_like_no_choice(wishes: str) -> None:
    """Promise of docs/listening.md: the news of a turn that played itself begin with who did it."""
    moved = 0
    for seed in range(3):
        for _, reply in heard(session(wishes, seed, Settings()), enters()):
            assert not [line for line in reply.news if re.match(r"Pawn \d .*, now ", line)]
            moved += sum(
                bool(re.match(r"You( play your| drew) .+, pawn \d", line)) for line in reply.news
            )
    assert moved > 12


def test_a_bump_and_a_win_wait_for_the_player() -> None:
    """The one play that strikes a pawn or wins is a choice; turns play themselves from the first
    game on."""
    waited = 0
    for seed in range(8):
        screen = session(Wishes(quick=True), seed, Settings())
        for _ in heard(screen, enters()):
            only = only_decision(screen.view())
            if isinstance(screen.inner, DecisionScreen) and isinstance(only, Play):
                waited += 1
                seen = screen.view()
                struck = [
                    pawn
                    for pawn in ALL_PAWNS
                    if only.after[pawn] != seen.position[pawn] and seat_of(pawn) != 0
                ]
                assert struck or seen.rules.tables.won(only.after, only.seat)
    assert waited


def test_a_key_has_turns_wait_and_another_lets_them_play() -> None:
    """Minus and equals say no and yes to turns that play themselves, and change nothing else."""
    screen = under_way(session("hasbro", 3, Settings()))
    assert screen.key("-").focus == "Now a turn without a choice waits for a key"
    asked = 0
    for _ in range(20):
        screen.key("enter")
        asked += only_decision(screen.view()) is not None
    assert asked
    assert screen.key("=").focus == "Now a turn without a choice plays itself"


class Writes:
    """The port of a log that notes the entries that are written at once."""

    def __init__(self) -> None:
        self.appended: list[tuple[str, ...]] = []

    def append(self, lines: Sequence[str]) -> None:
        self.appended.append(tuple(lines))


def test_a_choice_and_what_played_itself_are_taken_back_at_once() -> None:
    """Promise: key u takes back what played itself together with the choice before it; a program
    that is killed meanwhile leaves the game before or after that, and nothing between."""
    several = 0
    for seed in range(3):
        screen, writes = session("hasbro", seed, Settings(forced="play")), Writes()
        watched(screen).log.port = writes
        screen.opened()
        for _ in range(12):
            while not isinstance(screen.inner, DecisionScreen):
                screen.key("enter")
            before = watched(screen).now
            screen.key("enter")
            writes.appended.clear()
            screen.key("u")
            assert watched(screen).now == before
            assert len(writes.appended) <= 1
            several += any(len(lines) > 1 for lines in writes.appended)
            screen.key("enter")
    assert several > 3


def test_a_pace_of_seconds_tells_turns_by_itself() -> None:
    """Each turn comes after its pause as news. Enter goes on at once, with the next pause; any
    other key ends the pause, and from then on Enter is awaited."""
    bell, woken = Bell(), []
    made = session("hasbro", 2, Settings(pace="2s", forced="ask"))
    screen = at_table(made.who.table, made.settings, hooks=GameHooks(alarm=bell.start))
    screen.wake_by(lambda: woken.append(True))
    screen.opened()
    for _ in range(40):
        if bell.rings:
            break
        screen.key("enter")
    assert isinstance(screen.inner, GameScreen)
    seconds, ring = bell.rings[-1]
    assert seconds == 2.0
    assert screen.news() is None
    ring()
    assert woken
    assert screen.news() is not None
    while not bell.rings or screen.who.feed.untold.turns < 2:
        screen.key("enter")
    untold = screen.who.feed.untold.turns
    screen.key("enter")
    assert bell.rings
    assert screen.who.feed.untold.turns < untold
    assert screen.key("p").focus.endswith("'s turn is next, Enter goes on")
    assert not bell.rings
