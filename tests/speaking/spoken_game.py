"""A whole game in the real program on a pseudo-terminal, beside the same game without a voice."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sorry_a11y.rulesets.registry import Wishes
from sorry_a11y.ui.reply import Reply
from tests.play.sessions import sentences, session
from tests.terminal.pty_session import PtySession
from tests.voice.speech_server import SpeechServer, until

AT_ONCE = 0.05
"""Seconds within which a key has to be answered."""
STRAYS = 2
"""Keys of a game that may take longer: the machine has other things to do as well."""
STUCK = 0.5
"""Seconds that no key at all may take. Whoever waits for a driver waits for 1.5."""
EXIT = 1.0
"""Seconds within which the program has to be gone after its last key."""

SEED = 88
SEATS = "red=you,yellow=runner"
KEYS = {"enter": "\r"}


class SpokenGame:
    """Plays a short game key by key: 22 times Enter, some 86 sentences.

    ``replies`` are those that the same game gives without a voice: what has to be told. Made by
    `playing`, which ends whatever is left of it.
    """

    def __init__(
        self, terminal: PtySession, notes: Path, heard: Callable[[], list[str]]
    ) -> None:
        self.terminal = terminal
        self.heard = heard
        self._notes = notes
        self._mirror = session(Wishes(quick=True), SEED, seats=SEATS)
        self.replies = [self._mirror.open()]
        self._pressed = 0

    def press(self, key: str = "enter") -> Reply:
        """Press a key and wait until it has been answered; what has to be told."""
        self.terminal.type(KEYS.get(key, key))
        self._pressed += 1
        assert until(lambda: len(self.waits()) >= self._pressed), f"{key} was not answered"
        self.replies.append(self._mirror.press(key))
        return self.replies[-1]

    def arrives(self, reply: Reply, seconds: float = 15.0) -> bool:
        """Wait until the last sentence of a reply has been heard or printed."""
        last = self.replies.count(reply) and sentences(reply)[-1]
        return until(lambda: last in self.told()[-1:], seconds)

    def told(self) -> list[str]:
        """Everything that was heard, then everything printed, without closing stops."""
        return [line.rstrip(".") for line in [*self.printed(), *self.heard()]]

    def printed(self) -> list[str]:
        """The lines printed so far."""
        self.terminal.overhear(0)
        text = self.terminal.output.decode().replace("\r", "")
        return [line for line in text.split("\n") if line]

    def expected(self) -> list[str]:
        """Every sentence of the replies so far, without closing stops."""
        return [one.rstrip(".") for reply in self.replies for one in sentences(reply)]

    def waits(self) -> list[float]:
        """Seconds until each key's reply was ready."""
        text = self._notes.read_text() if self._notes.exists() else ""
        return [json.loads(line)[1] for line in text.splitlines()]

    def over(self) -> bool:
        """Whether the game has ended by itself."""
        return self.replies[-1].status is not None

    def end(self) -> None:
        """Wait for the end, and assert what holds in every fault: keys were answered at once, the
        exit was quick, with the status of the game."""
        began = time.monotonic()
        status = self.terminal.wait()
        took = time.monotonic() - began
        assert status == (self.replies[-1].status or 0)
        assert took < EXIT, f"the exit took {took:.2f} s"
        slow = sorted(self.waits())
        assert slow[-1 - STRAYS] < AT_ONCE, slow[-5:]
        assert slow[-1] < STUCK, slow[-5:]


@contextmanager
def playing(
    env: Mapping[str, str], home: Path, *options: str, driver: str = "real",
    heard: Callable[[], list[str]] = list,
) -> Iterator[SpokenGame]:
    """Start the game; ``env`` tells where the speech server is, ``home`` is an empty folder."""
    notes = home / "notes"
    command = [
        sys.executable, "-W", "error", "-m", "tests.speaking.stopwatch", str(notes), driver,
        "play", "--seed", str(SEED), "--seats", SEATS, "--quick", "--save", "no", *options,
    ]
    changes: dict[str, str | None] = {**env, "SORRY_A11Y_HOME": str(home), "TERM": "xterm"}
    if "SPEECHD_ADDRESS" not in env:
        changes["SPEECHD_ADDRESS"] = None
    with PtySession(command, rows=100, columns=300, env=changes) as terminal:
        yield SpokenGame(terminal, notes, heard)


def speech_of(server: SpeechServer) -> dict[str, str]:
    """The part of a server's environment by which a program finds it."""
    names = re.compile(r"HOME|XDG_")
    return {name: value for name, value in server.env.items() if names.match(name)}
