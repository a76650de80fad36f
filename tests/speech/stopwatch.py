"""The real program with a stopwatch at every key, and with drivers that misbehave on request.

    python -m tests.speech.stopwatch NOTES DRIVER ARGUMENTS...

A line of JSON for each key goes into the file NOTES: the key, and the program's own seconds until
its reply was ready. DRIVER is "real" for what the system has, or a name of MISBEHAVING. Such a
driver writes what it says into the file NOTES.said, a sentence a line, and misbehaves while there
is a file
NOTES.broken.
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path

from sorry_a11y.cli import main
from sorry_a11y.session.reply import Reply
from sorry_a11y.speech import speech_voice
from sorry_a11y.speech.drivers import Driver
from sorry_a11y.speech.libraries import LibraryDriver
from sorry_a11y.terminal.audible import AudibleScreen
from tests.harness.own_time import OwnTime
from tests.speech.fakes import FakeDriver, Play, fails, hang


class WritingDriver(FakeDriver):
    """Writes what it says into a file."""

    def __init__(self, play: Play, said: Path) -> None:
        super().__init__(play)
        self._said = said

    def speak(self, text: str, interrupt: bool) -> None:
        super().speak(text, interrupt)
        with self._said.open("a", encoding="utf-8") as file:
            file.write(text + "\n")


def broken(fault: Callable[[], object], notes: str) -> list[Driver]:
    """A driver that has a fault while a file says so."""
    mark = Path(notes + ".broken")

    def call() -> None:
        if mark.exists():
            fault()

    return [WritingDriver(Play(on_speak=call), Path(notes + ".said"))]


# stands for any module of accessible-output2: such modules print when something is amiss
_LOUD = """
class Loud:
    def __init__(self):
        print("built")
    def is_active(self):
        print("asked")
        return True
    def speak(self, text, interrupt=False):
        print("spoke", text)
"""


def loud(_notes: str) -> list[Driver]:
    """One driver whose output class prints at every step, living where the library's do."""
    import_module("accessible_output2.outputs")
    module = types.ModuleType("accessible_output2.outputs.loud")
    sys.modules[module.__name__] = module
    exec(_LOUD, vars(module))
    vars(module)["output_class"] = vars(module)["Loud"]
    return [LibraryDriver("Loud", "loud")]


MISBEHAVING: Mapping[str, Callable[[str], list[Driver]]] = {
    "raises": partial(broken, fails),
    "hangs": partial(broken, hang),
    "prints": loud,
}
"""Drivers by what is wrong with them."""


def watch(notes: Path) -> None:
    """Have every key noted from now on."""
    press = AudibleScreen.key

    def timed(self: AudibleScreen, key: str) -> Reply:
        with OwnTime() as taken:
            reply = press(self, key)
        with notes.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, taken.seconds]) + "\n")
        return reply

    AudibleScreen.key = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    path, driver, *arguments = sys.argv[1:]
    watch(Path(path))
    if driver in MISBEHAVING:
        source = partial(MISBEHAVING[driver], path)
        speech_voice.SpeechVoice = partial(speech_voice.SpeechVoice, source)  # type: ignore[misc, assignment]
    sys.exit(main(arguments))
