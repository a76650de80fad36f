"""The first own move of a new player, by two presses of Enter from the start of the program."""

from __future__ import annotations

import re
import subprocess

TYPED = "\n\nq\nq\n"
"""The first press begins the first game, the second plays; then the game is left."""
_MOVED = re.compile(r"^(?:You drew \w+, p|P)awn \d\b.*\.$", re.MULTILINE)
"""The news of an own move without a choice; a choice that is only told has no full stop."""
_CHOSEN = re.compile(
    r"^You drew .*\n(?:.*\.\n)*(?P<choice>.*, 1 of \d+)\n(?!Press |(?P=choice))\S", re.MULTILINE
)
"""The first choice, and what happens next. A chosen move is not told again, since the choice has
just been heard; a press that plays nothing is followed by the same choice, or by the question
whether to quit."""


def is_played(done: subprocess.CompletedProcess[str]) -> bool:
    """Tell whether a program without arguments, to which `TYPED` was typed, played a move and
    complained of nothing."""
    played = _MOVED.search(done.stdout) or _CHOSEN.search(done.stdout)
    return done.returncode == 0 and bool(played) and not done.stderr
