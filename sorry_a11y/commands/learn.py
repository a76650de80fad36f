"""The lessons at the terminal."""

from __future__ import annotations

from sorry_a11y.commands.equipment import run_front
from sorry_a11y.fronts.lessons import Lessons
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.settings.values import Settings


def learn(settings: Settings, mode: str | None) -> int:
    """Take the lessons; the exit status."""
    return run_front(Lessons(make_rules(Wishes()), settings), mode)
