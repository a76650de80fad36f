"""Nothing is played unheard by the ear: keys held, bounced or typed ahead, on a real terminal."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from sorry_a11y.session.reply import EarlyKey, Reply
from sorry_a11y.terminal.conversation import Conversation
from tests.harness.posix import posix

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


@pytest.mark.parametrize(("guard", "after", "is_early"), [
    (300, 0.1, True), (300, 0.299, True), (300, 0.301, False), (0, 0.0, False), (1000, 0.9, True),
])
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
