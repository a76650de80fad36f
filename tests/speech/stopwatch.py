"""The real program with a stopwatch at every key.

    python -m tests.speech.stopwatch NOTES ARGUMENTS...

A line of JSON for each key goes into the file NOTES: the key, and the program's own seconds until
its reply was ready.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sorry_a11y.cli import main
from sorry_a11y.session.reply import Reply
from sorry_a11y.terminal.audible import AudibleScreen
from tests.harness.own_time import OwnTime


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
    path, *arguments = sys.argv[1:]
    watch(Path(path))
    sys.exit(main(arguments))
