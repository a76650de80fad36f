"""A window of the program's own, which would close with it and take the last words along."""

from __future__ import annotations

import os
import sys

from sorry_a11y.commands.equipment import make_voice
from sorry_a11y.fronts.audible import AudibleFront
from sorry_a11y.narration.words import Words
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.settings.file import load_settings
from sorry_a11y.settings.values import Settings
from sorry_a11y.terminal.console import Console, is_terminal
from sorry_a11y.terminal.edge import run


def keep_open() -> None:
    """After a double click or from the Start menu on Windows: wait for a key before the window
    closes. Without effect in a shell, and elsewhere."""
    if sys.platform == "win32" and is_terminal(sys.stdin) and Console().is_ours_alone():
        settings, _ = load_settings(os.environ, {})
        outlet = AudibleFront(LastWord(settings), make_voice)
        try:
            run(outlet, "keys", settings.cells)
        finally:
            outlet.close()


class LastWord:
    """A front that asks for a key and ends with it. ``settings``: how it is to be heard."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def listener(self) -> Words:
        """The words of the player's language."""
        return Words(self.settings.language)

    def open(self) -> Reply:
        """What to do."""
        return Reply((), self.listener().say("cli-window"))

    def press(self, key: str) -> Reply:  # noqa: ARG002 any key will do
        """The end."""
        return Reply((), "", status=0, silent=True)

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002
        """The end; there is nobody to tell."""
        return Reply((), "", status=0, silent=True)

    def more(self, lines_left: int) -> str:  # noqa: ARG002 one line fits every window
        """Nothing is left."""
        return self.listener().say("cli-window")
