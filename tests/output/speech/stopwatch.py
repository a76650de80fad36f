"""The real program with a stopwatch at every key.

    python -m tests.output.speech.stopwatch NOTES ARGUMENTS...

A line of JSON for each key goes into the file NOTES: the key, and the program's own seconds until
its reply was told.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sorry_a11y.cli.program import main
from sorry_a11y.frontends.terminal.conversation import Conversation
from tests.harness.own_time import OwnTime


def watch(notes: Path) -> None:
    """Have every key noted from now on."""
    press = Conversation.key

    def timed(self: Conversation, name: str, *, in_burst: bool = False) -> None:
        with OwnTime() as taken:
            press(self, name, in_burst=in_burst)
        with notes.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, taken.seconds]) + "\n")

    Conversation.key = timed  # type: ignore[method-assign]


if __name__ == "__main__":
    path, *arguments = sys.argv[1:]
    watch(Path(path))
    sys.exit(main(arguments))
