"""What the next key of a game is for, and what a player may ask beside the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sorry_a11y.session.at_keyboard import AtKeyboard
from sorry_a11y.session.key_commands import COMMANDS, Command
from sorry_a11y.session.prompts import EndPrompt, HelpPrompt, Interlude, Prompt, QuitPrompt
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.settings_prompts import SettingsPrompt


class Controls(NamedTuple):
    """The keys of a game.

    Attributes:
        commands: What they do.
        by_keys: Whether they act at once; if not, a line ends with Enter.
        may_undo: Whether plays may be taken back.
    """

    commands: tuple[Command, ...] = COMMANDS
    by_keys: bool = True
    may_undo: bool = True


class Asides:
    """The prompt of a game, with those that come between: a key to explain, the settings, whether
    to quit.

    Attributes:
        prompt: What the next key is for.
    """

    def __init__(
        self, who: AtKeyboard, controls: Controls, interlude: Interlude, prompt: Prompt
    ) -> None:
        self.prompt = prompt
        self._who = who
        self._controls = controls
        self._interlude = interlude

    def answered(self, command: Command) -> Reply | None:
        """Return the first reply of what a command opens; None for the others."""
        opens = {"help": self.help, "settings": self.show_settings, "quit": self.quit}
        return opens[command.name]() if command.name in opens else None

    def help(self) -> Reply:
        """Ask for the key to explain."""
        before = self.prompt

        def leave() -> None:
            self.prompt = before

        self.prompt = asking = HelpPrompt(
            self._who, self._controls.commands, by_keys=self._controls.by_keys, leave=leave
        )
        return asking.opening()

    def show_settings(self) -> Reply:
        """Open the settings."""
        self.prompt = listed = SettingsPrompt(
            self._who.settings, self._who.listener, self._way_back("set-leave")
        )
        return listed.opening()

    def quit(self) -> Reply:
        """Ask whether to quit."""
        self.prompt = asking = QuitPrompt(self._who, self._interlude, self._way_back("end-stay"))
        return asking.opening()

    def _way_back(self, message: str) -> Callable[[], Reply]:
        """Return what leads back to what a key was for until now, and says so by ``message``; after
        the end of a game it tells the row again."""
        before = self.prompt

        def back() -> Reply:
            self.prompt = before
            if isinstance(before, EndPrompt):
                return before.menu.current()
            return self._who.reply([self._who.listener().say(message)])

        return back
