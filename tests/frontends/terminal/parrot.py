"""A screen that says which key it was given, and does what some keys ask for.

``python -m tests.frontends.terminal.parrot [MODE [LOG]]`` runs it on the terminal. It notes in the
file LOG every ending that reached it, and takes PARROT_LINGERS seconds to exit after the session.
Its keys are pressed as fast as they are answered, so none is early.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from sorry_a11y.frontends.terminal.console import is_terminal
from sorry_a11y.frontends.terminal.loop import choose_mode, run
from sorry_a11y.ui.session.reply import Ending, Reply
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import Settings

LONG_NEWS = tuple(f"Line {number} of a long story" for number in range(1, 41))

WIDE = "Ben 12 在你的第三个棋子上面走过，然后回家了，轮到你了！你可以选择三种走法，请按一个键。"

REPLIES = {
    "l": Reply(LONG_NEWS, "The end of the story"),
    "w": Reply(
        (
            "Ben draws a twelve and walks all round the board, past your two pawns, and bumps "
            "the third one back to its start, which is a pity",
            WIDE,
            "Unbreakable " + "x" * 100 + " word",
        ),
        "Pawn 1, 12 to go, bumps Ben 3, 2 of 3",
    ),
    "n": Reply(("\x1b[2J\x1b]0;owned\x07Evil\r\nBen\x9b31m\u202e\ud800 bumps you",), "So there\t"),
    "c": Reply(("Ben\u2019s caf\u00e9 \u2026 \u68cb",), "Nothing more"),
    "d": Reply(("A step",), "Do you go on?"),
    "q": Reply(("Anna wins",), "Goodbye", 0),
    "t": Reply(LONG_NEWS, "The last rule", 0),
}


class Parrot(Screen):
    """See the module. ``pressed`` and ``endings`` are what it was told."""

    def __init__(self, log: Path | None = None, settings: Settings | None = None) -> None:
        super().__init__(settings or Settings())
        self.pressed: list[str] = []
        self.endings: list[Ending] = []
        self.farewell_status: int | None = None
        self._log = log

    def opened(self) -> Reply:
        return Reply(("Parrot, key mode, h for help",), "Say something, Anna")

    def key(self, key: str) -> Reply:
        self.pressed.append(key)
        if key == "z":
            time.sleep(0.3)
        if key == "b":
            raise RuntimeError("the parrot fell off its perch")
        return REPLIES.get(key) or Reply((f"You said {key}",), f"Turn {len(self.pressed)}, go on")

    def hang_up(self, why: Ending) -> Reply:
        self.endings.append(why)
        if self._log:
            with self._log.open("a") as log:
                log.write(f"ending {why}\n")
        last = f"Farewell after {why.replace('-', ' ')}"
        return Reply(("Your game is saved",), last, self.farewell_status)

    def more(self, lines_left: int) -> str:
        return f"More, {lines_left} lines left, any key"


def main() -> int:
    requested = sys.argv[1] if len(sys.argv) > 1 else None
    log = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    mode = choose_mode(requested, is_terminal(sys.stdin), os.environ.get("TERM"))
    status = run(Parrot(log, Settings(guard=0)), mode, note_error=lambda _error: "perch.txt")
    time.sleep(float(os.environ.get("PARROT_LINGERS", "0")))
    return status


if __name__ == "__main__":
    sys.exit(main())
