"""The first own move of a new player, by two presses of Enter from the start of the program."""

from __future__ import annotations

import re
import subprocess

TYPED = "\n\nq\nq\n"
"""The first press begins the first game, the second plays; then the game is left."""
_MOVED = re.compile(r"^Pawn \d\b.*\.$", re.MULTILINE)
"""The news of an own move; a choice that is only told has no full stop."""


def is_played(done: subprocess.CompletedProcess[str]) -> bool:
    """Tell whether a program without arguments, to which `TYPED` was typed, played a move and
    complained of nothing."""
    return done.returncode == 0 and bool(_MOVED.search(done.stdout)) and not done.stderr
