"""Nothing is played unheard by the ear: keys held, bounced or typed ahead, on a real terminal."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random

import pytest

from sorry_a11y.frontends.terminal.conversation import Conversation
from sorry_a11y.ui.session.reply import EarlyKey, Reply
from sorry_a11y.ui.settings.values import Settings
from tests.harness.posix import posix
from tests.harness.sessions import PlayedSession, session, watched
from tests.harness.sheets import Sheet

from .parrot import Parrot
from .test_conversation import Room

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

from tests.harness.pty_session import PtySession

GAME = ("-m", "sorry_a11y", "play", "--seed", "7", "--players", "2", "--save", "no")

pytestmark = posix

GUARD_S = 0.3
"""What the program waits after a reply before a key counts."""


@pytest.mark.parametrize("pause", [0.0, 0.033])
def test_a_held_key_plays_one_card_at_most(tmp_path: Path, pause: float) -> None:
    """Issue promise: 30 Enters, in one burst, as a held key sends them, and as a slow repetition
    does, play no more than one card of the player's. Where the machine kept the finger waiting for
    as long as the guard does, that was no held key, and it is held down again."""
    for _ in range(20):
        told, longest = _told_while_held(tmp_path, pause)
        if longest < GUARD_S:
            break
    assert longest < GUARD_S, "no key could be held on this machine"
    assert told.count("\nYou drew") <= 2, told


def _told_while_held(home: Path, pause: float) -> tuple[str, float]:
    """What a game tells while Enter is held down, and the longest time between two of them."""
    env = {"SORRY_A11Y_GUARD": str(int(1000 * GUARD_S)), "SORRY_A11Y_HOME": str(home)}
    with PtySession([sys.executable, *GAME], env=env) as session:
        session.hear()
        longest, last = 0.0, time.monotonic()
        for keys in [b"\r"] * 30 if pause else [b"\r" * 30]:
            os.write(session._master, keys)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
            time.sleep(pause)
        time.sleep(1.0)
        session.press("w")
        return session.output.decode(), longest


@pytest.mark.parametrize(
    ("guard", "after", "is_early"),
    [(300, 0.1, True), (300, 0.299, True), (300, 0.301, False), (0, 0.0, False), (1000, 0.9, True)],
)
def test_a_key_is_early_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, guard: int, after: float, is_early: bool
) -> None:
    """The guard counts from when the reply was written; 0 switches it off."""
    monkeypatch.setattr(os, "get_terminal_size", lambda _fd: os.terminal_size((80, 24)))
    room, now = Room(), [100.0]
    keys: list[str] = []

    class Listening(Parrot):
        def key(self, key: str) -> Reply:
            keys.append(key)
            return super().key(key)

    screen = Listening()
    screen.held.now = screen.settings.replace(guard=guard)
    talk = Conversation(screen, room.telling._output, paged=True, clock=lambda: now[0])
    talk.open()
    now[0] += after
    talk.key("enter")
    assert isinstance(keys[-1], EarlyKey) == is_early
    now[0] += 10
    talk.key("enter", in_burst=True)
    assert isinstance(keys[-1], EarlyKey) == bool(guard)
    room.close()


def _state(screen: PlayedSession, talk: Conversation) -> tuple[object, ...]:
    """What a key that goes past news changes: the news told, the plays, the session."""
    return screen.who.feed.told_number, len(watched(screen).actions), talk.status


@pytest.mark.parametrize(("game", "pace"), [("hasbro", "all"), ("hasbro", "step"), ("dog", "all")])
def test_nothing_passes_unheard(game: str, pace: str) -> None:
    """Promise of docs/listening.md: whatever keys come in bursts of 2 to 12 at random moments, no
    news, page, choice or end goes by that was not the newest for 300 ms, and a burst tells the line
    that stands again once at most."""
    chance, now = Random(63), [0.0]
    keys = ("enter", "enter", "enter", "space", "n", "tab", "1", "2", "u", "l", "w", "h", "q", "y")
    pressed = 0
    while pressed < 1700:
        screen = session(game, chance.randrange(99), Settings(pace=pace), goes_on_after=True)
        ear = Sheet(12)
        talk = Conversation(screen, ear, paged=True, clock=lambda: now[0])
        talk.open()
        heard_at = now[0]
        for _ in range(60):
            now[0] += chance.choice((0.05, 0.2, 0.31, 1.0))
            burst = chance.randint(2, 12)
            for at in range(burst):
                before, pages, told = _state(screen, talk), talk._untold, len(ear.told)
                is_heard = now[0] - heard_at >= GUARD_S and not at
                talk.key(chance.choice(keys) if at % 3 else "enter", in_burst=at > 0)
                pressed += 1
                if not is_heard:
                    assert _state(screen, talk) == before
                    assert not pages or talk._untold == pages
                if len(ear.told) > told:
                    heard_at = now[0]
            told = len(ear.told)
            for _ in range(burst):
                talk.key("enter", in_burst=True)
            lines = [one.split("\n")[-1] for one in ear.told[told:]]
            assert max(map(lines.count, lines), default=0) <= 2, lines
            heard_at = now[0]
            if talk.status is not None or watched(screen).over:
                break
