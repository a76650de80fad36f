"""What leaves no choice plays itself, and turns are told one by one by themselves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from sorry_a11y.session.decision import DecisionPrompt
from sorry_a11y.session.game_course import Around
from sorry_a11y.session.game_prompts import LocalInterlude
from sorry_a11y.session.game_screen import GameScreen
from sorry_a11y.session.menu_walk import only_decision
from sorry_a11y.session.surroundings import PendingCall
from sorry_a11y.settings.values import Settings
from tests.harness.sessions import enters, heard, session, watched


def test_only_choices_are_asked_and_every_card_is_told() -> None:
    """With forced at play no question has one answer, and each card that played itself is told."""
    screen = session("hasbro", 3, Settings(forced="play"))
    asked = told = 0
    for _, reply in islice(heard(screen, enters()), 30):
        if isinstance(screen.prompt, DecisionPrompt):
            assert only_decision(screen.view()) is None
            asked += 1
        told += sum("You drew" in line for line in reply.news)
    assert asked > 10
    assert told > len(watched(screen).decided) > asked / 2


def test_taking_back_goes_to_the_last_real_choice() -> None:
    """Key u takes back what played itself together with the choice before it."""
    screen = session("hasbro", 3, Settings(forced="play"))
    screen.opened()
    for _ in range(8):
        before = watched(screen).now
        screen.key("enter")
        screen.key("u")
        assert watched(screen).now == before
        screen.key("enter")


class Bell:
    """An alarm that rings when the test says so."""

    def __init__(self) -> None:
        self._started: list[tuple[float, PendingCall]] = []

    @property
    def rings(self) -> list[tuple[float, Callable[[], None]]]:
        """What is still to come."""
        return [(after, one.ring) for after, one in self._started if not one.is_cancelled]

    def start(self, seconds: float, ring: Callable[[], None]) -> PendingCall:
        timer = PendingCall(ring)
        self._started.append((seconds, timer))
        return timer


def test_a_pace_of_seconds_tells_turns_by_itself() -> None:
    """Each turn comes after its pause as news; any key stops that, and Enter goes on."""
    bell, woken = Bell(), []
    made = session("hasbro", 2, Settings(pace="2s"))
    screen = GameScreen(made.who.table, made.who.settings, around=Around(alarm=bell.start))
    screen.wake_by(lambda: woken.append(True))
    screen.opened()
    for _ in range(40):
        if bell.rings:
            break
        screen.key("enter")
    assert isinstance(screen.prompt, LocalInterlude)
    seconds, ring = bell.rings[-1]
    assert seconds == 2.0
    assert screen.news() is None
    ring()
    assert woken
    assert screen.news() is not None
    while not bell.rings:
        screen.key("enter")
    assert screen.key("enter").focus == "Stopped, Enter goes on"
    assert not bell.rings
    assert screen.key("enter").focus != "Stopped, Enter goes on"
