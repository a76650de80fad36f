"""The lessons at the terminal."""

from __future__ import annotations

from sorry_a11y.commands.equipment import run_screen
from sorry_a11y.lessons.lessons import Lessons
from sorry_a11y.narration.mistakes import rules_for
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.families import CALLED, DEFAULT, Wishes
from sorry_a11y.settings.values import Settings


def learn(settings: Settings, mode: str | None, game: str | None) -> tuple[int, bool]:
    """Take the lessons of a rule book, the first one if none is named: the exit status, and
    whether a game is to begin. Raises MistakeError."""
    book = CALLED.get((game or DEFAULT).casefold(), game or DEFAULT)
    front = Lessons(rules_for(Wishes(book), SEATS), settings)
    return run_screen(front, mode), front.begins
