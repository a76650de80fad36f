"""A window of the program's own, which would close with it and take the last words along."""

from __future__ import annotations

import os
import sys

from sorry_a11y.commands.equipment import run_screen
from sorry_a11y.session.reply import Ending, Reply
from sorry_a11y.session.screen import PlainScreen
from sorry_a11y.settings.file import load_settings
from sorry_a11y.sound.player import SilentPlayer
from sorry_a11y.terminal.console import Console, is_terminal


def keep_open() -> None:
    """After a double click or from the Start menu on Windows: wait for a key before the window
    closes. Without effect in a shell, and elsewhere."""
    if sys.platform == "win32" and is_terminal(sys.stdin) and Console().is_ours_alone():
        settings, _ = load_settings(os.environ)
        run_screen(LastWord(settings), "keys", SilentPlayer())


class LastWord(PlainScreen):
    """A front that asks for a key and ends with it."""

    def open(self) -> Reply:
        """What to do."""
        return Reply((), self.listener().say("cli-window"))

    def press(self, key: str) -> Reply:  # noqa: ARG002 any key will do
        """The end."""
        return Reply((), "", status=0, silent=True)

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002
        """The end; there is nobody to tell."""
        return Reply((), "", status=0, silent=True)
