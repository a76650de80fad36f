"""The lessons at the terminal."""

from __future__ import annotations

import os
import sys

from sorry_a11y.commands.text import cells
from sorry_a11y.fronts.lessons import Lessons
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.settings.values import Settings
from sorry_a11y.terminal.console import is_terminal
from sorry_a11y.terminal.edge import choose_mode, run


def learn(language: str, mode: str | None) -> int:
    """Take the lessons; the exit status."""
    front = Lessons(make_rules(Wishes()), Settings(language=language))
    edge = choose_mode(mode, is_terminal(sys.stdin), os.environ.get("TERM"))
    return run(front, edge, cells())
