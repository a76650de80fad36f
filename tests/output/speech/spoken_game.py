"""A whole game in the real program on a pseudo-terminal, beside the same game without a voice."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sorry_a11y.core.rulesets.families import Wishes
from tests.harness.pty_session import PtySession, ending
from tests.harness.sessions import sentences, session
from tests.harness.speech_server import SpeechServer
from tests.harness.waiting import LIVE, until

AT_ONCE = 0.05
"""Seconds of the program's own within which a key has to be answered."""
STRAYS = 2
"""Keys of a game that may take longer: the machine has other things to do as well."""
STUCK = 0.5
"""Seconds that no key at all may take. Whoever waits for a driver waits for 1.5."""
EXIT = 1.0
"""Seconds of its own within which the program has to be gone after its last key."""

SEED = 5
SEATS = "red=you,yellow=runner"
KEYS = {"enter": "\r"}


class SpokenGame:
    """Plays a short game key by key, as a rule always Enter: some 80 sentences.

    ``replies`` are those that the same game gives without a voice: what has to be told. Made by
    `playing`, which ends whatever is left of it.
    """

    def __init__(self, terminal: PtySession, notes: Path, heard: Callable[[], list[str]]) -> None:
        self.terminal = terminal
        self.notes = notes
        self.heard = heard
        self._mirror = session(Wishes(quick=True), SEED, seats=SEATS, goes_on_after=True)
        self.replies = [self._mirror.opened()]

    # -- playing -----------------------------------------------------------------------------

    def begins(self, seconds: float = LIVE) -> bool:
        """Wait until the first reply has been heard or printed."""
        return until(lambda: self._last() in self.told(), seconds)

    def press(self, key: str = "enter", seconds: float = LIVE) -> bool:
        """Press a key and wait until it has been answered; whether the last sentence of its reply
        was heard or printed in so many seconds."""
        heard, printed, pressed = len(self.heard()), len(self.printed()), len(self.waits())
        self.terminal.type(KEYS.get(key, key))
        assert until(lambda: len(self.waits()) > pressed), f"{key} was not answered"
        self.replies.append(self._mirror.key(key.rstrip("\r")))
        return until(
            lambda: self._last() in stopless(self.heard()[heard:] + self.printed()[printed:]),
            seconds,
        )

    def play(self, keys: int = 1000) -> None:
        """Press Enter until so many keys have been pressed or the game is over; every reply has
        to arrive."""
        for _ in range(keys):
            if self.over:
                return
            assert self.press(), (self.replies[-1], self.told()[-5:])

    @property
    def over(self) -> bool:
        """Whether the game has ended: by itself, so that its rows of what may follow are told, or
        by keys."""
        return self._mirror.who.is_over or self._is_left

    @property
    def _is_left(self) -> bool:
        return self.replies[-1].status is not None

    def quit(self) -> None:
        """Leave the game, with two keys."""
        self.press("q", 0)
        self.press("q", 0)

    def end(self) -> None:
        """Wait for the end, and assert what holds in every fault: the status of the game, a quick
        exit, and keys that were answered at once."""
        assert self.over
        while not self._is_left:
            self.press("q")
        status, took = ending(self.terminal)
        assert status == self.replies[-1].status
        assert took < EXIT, f"the exit took {took:.2f} s"
        slow = sorted(self.waits())
        assert all(seconds < AT_ONCE for seconds in slow[:-STRAYS]), slow[-5:]
        assert slow[-1] < STUCK, slow[-5:]

    # -- what came of it ---------------------------------------------------------------------

    def told(self) -> list[str]:
        """Everything printed, then everything heard, without closing stops."""
        return stopless([*self.printed(), *self.heard()])

    def printed(self) -> list[str]:
        self.terminal.overhear(0)
        text = self.terminal.output.decode().replace("\r", "")
        return [line for line in text.split("\n") if line]

    def expected(self) -> list[str]:
        """Every sentence of the replies so far, without closing stops."""
        return stopless([one for reply in self.replies for one in sentences(reply)])

    def waits(self) -> list[float]:
        """Seconds until each key's reply was ready."""
        text = self.notes.read_text("utf-8") if self.notes.exists() else ""
        return [json.loads(line)[1] for line in text.splitlines()]

    def _last(self) -> str:
        return stopless(sentences(self.replies[-1]))[-1]


def stopless(lines: list[str]) -> list[str]:
    """Sentences without closing stops: news are told with them, focus lines without; and a speech
    server is given a line of two sentences one by one."""
    return [part.strip().rstrip(".") for line in lines for part in line.split(". ")]


@contextmanager
def playing(
    env: Mapping[str, str], home: Path, *options: str, heard: Callable[[], list[str]] = list
) -> Iterator[SpokenGame]:
    """Start the game; ``env`` tells where the speech server is, ``home`` is an empty folder."""
    notes = home / "notes"
    command = [
        *(sys.executable, "-W", "error", "-m", "tests.output.speech.stopwatch", str(notes)),
        *("play", "--seed", str(SEED), "--seats", SEATS, "--quick", "--save", "no", *options),
    ]
    changes: dict[str, str | None] = {
        "SPEECHD_ADDRESS": None,
        **env,
        "SORRY_A11Y_HOME": str(home),
        "SORRY_A11Y_FORCED": "ask",
        "TERM": "xterm",
        "SDL_AUDIODRIVER": "dummy",
    }
    with PtySession(command, rows=100, columns=300, env=changes) as terminal:
        yield SpokenGame(terminal, notes, heard)


def way_to(server: SpeechServer) -> dict[str, str]:
    """The variables by which a program finds a server and no other."""
    return {
        name: value
        for name, value in server.env.items()
        if name == "HOME" or name.startswith("XDG_")
    }
