"""A program that speaks through the real voice, told what to do line by line on its stdin.

Its answers go to a descriptor of their own, so that a test can see that nothing at all
reaches stdout and stderr. Run as `python -m tests.speech.talker DESCRIPTOR OPTIONS`, the
options as JSON: `hide` lists modules that cannot be imported, `loud` adds a driver that
prints.
"""

from __future__ import annotations

import json
import os
import sys
import types
from dataclasses import asdict
from importlib import import_module
from typing import Any

from sorry_a11y.speech.drivers import Driver
from sorry_a11y.speech.installed import installed
from sorry_a11y.speech.libraries import LibraryDriver
from sorry_a11y.speech.speech_voice import SpeechVoice
from sorry_a11y.speech.voice import VoiceState
from tests.harness.own_time import OwnTime

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


def loud_drivers() -> list[Driver]:
    """One driver whose output class prints at every step, living where the library's do."""
    import_module("accessible_output2.outputs")
    module = types.ModuleType("accessible_output2.outputs.loud")
    sys.modules[module.__name__] = module
    exec(_LOUD, vars(module))
    vars(module)["output_class"] = vars(module)["Loud"]
    return [LibraryDriver("Loud", "loud")]


class Program:
    """Carries out one order a line."""

    def __init__(self, options: dict[str, Any]) -> None:
        for name in options.get("hide", []):
            sys.modules[name] = None  # type: ignore[assignment]
        self.changes: list[VoiceState] = []
        source = loud_drivers if options.get("loud") else installed
        self.voice = SpeechVoice(source, on_change=self.changes.append)

    def say(self, sentences: list[str], braille: str | None, language: str) -> float:
        with OwnTime() as taken:
            self.voice.say(sentences, braille, language)
        return taken.seconds

    def silence(self) -> None:
        self.voice.silence()

    def state(self) -> dict[str, Any]:
        return asdict(self.voice.state())

    def ready(self, seconds: float) -> dict[str, Any]:
        return asdict(self.voice.ready(seconds))

    def phases(self) -> list[str]:
        return [change.phase.value for change in self.changes]


def main(descriptor: int, options: dict[str, Any]) -> None:
    program = Program(options)
    for line in sys.stdin:
        order, *arguments = json.loads(line)
        if order == "quit":
            program.voice.close()
            return
        answer = getattr(program, order)(*arguments)
        os.write(descriptor, json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), json.loads(sys.argv[2]))
