"""The real program with a stopwatch at every key, and with drivers that misbehave on request.

    python -m tests.speaking.stopwatch NOTES DRIVER ARGUMENTS...

A line of JSON for each key goes into the file NOTES: the key, and the seconds until its reply was
ready. DRIVER is "real" for what the system has, or a name of MISBEHAVING. What such a driver says
goes into the file NOTES.said, a sentence a line.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from pathlib import Path

from sorry_a11y.cli import main
from sorry_a11y.output import speech
from sorry_a11y.output.drivers import Driver
from sorry_a11y.ui.outlet import Outlet
from sorry_a11y.ui.reply import Reply
from tests.voice.fakes import FakeDriver, Play, hang
from tests.voice.talker import loud_drivers

FAULTY_CALLS = range(3, 9)
"""The sentences at which a driver that raises does so, counted from 0."""


class WritingDriver(FakeDriver):
    """Writes what it says into a file."""

    def __init__(self, play: Play, said: Path) -> None:
        super().__init__(play)
        self._said = said

    def speak(self, text: str, interrupt: bool) -> None:
        super().speak(text, interrupt)
        with self._said.open("a", encoding="utf-8") as file:
            file.write(text + "\n")


def raising() -> Callable[[], object]:
    """A call that fails at some sentences in the middle of a game."""
    calls = count()

    def call() -> None:
        if next(calls) in FAULTY_CALLS:
            raise OSError("the library is gone")

    return call


def hanging() -> Callable[[], object]:
    """A call that comes back after a minute, from the fourth sentence on."""
    calls = count()

    def call() -> None:
        if next(calls) >= FAULTY_CALLS.start:
            hang()

    return call


def _fake(make: Callable[[], Callable[[], object]], said: Path) -> list[Driver]:
    play = _PLAYS.setdefault(make.__name__, Play(on_speak=make()))
    return [WritingDriver(play, said)]


_PLAYS: dict[str, Play] = {}

MISBEHAVING: Mapping[str, Callable[[Path], list[Driver]]] = {
    "raises": partial(_fake, raising),
    "hangs": partial(_fake, hanging),
    "prints": lambda _said: loud_drivers(),
}
"""Drivers by what is wrong with them."""


def watch(notes: Path) -> None:
    """Have every key noted from now on."""
    press = Outlet.press

    def timed(self: Outlet, key: str) -> Reply:
        began = time.perf_counter()
        reply = press(self, key)
        seconds = time.perf_counter() - began
        with notes.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, seconds]) + "\n")
        return reply

    Outlet.press = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    path, driver, *arguments = sys.argv[1:]
    watch(Path(path))
    if driver in MISBEHAVING:
        source = partial(MISBEHAVING[driver], Path(path + ".said"))
        speech.SpeechVoice = partial(speech.SpeechVoice, source)  # type: ignore[misc, assignment]
    sys.exit(main(arguments))
