"""Finding out how the player hears the game: one line printed, one line spoken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import Settings

OUTPUTS = {"1": "terminal", "2": "speech", "3": "terminal", "4": "terminal"}
"""What each answer means. Who hears both has a reader at work: a second voice would only repeat
what it reads."""


def question(words: Words) -> Reply:
    """Line A to be printed, line B to be spoken, and what to answer, which is both."""
    ask = upper_first(words.say("voice-ask"))
    return Reply((words.say("voice-line-a"),), ask, spoken=(words.say("voice-line-b"), ask))


class Listener(Protocol):
    """Whose output it is; ``tried_output``: whether the player has been asked how the game is
    heard."""

    tried_output: bool

    @property
    def settings(self) -> Settings:
        """How the player is told things now."""

    def listener(self) -> Words:
        """The words of the player's language."""

    def change(self, settings: Settings) -> None:
        """Hold other settings from now on, and keep them."""


class OutputPrompt:
    """The four answers set the output; the keys for back and for quitting leave it as it is; any
    other key asks again. ``leave`` goes back, telling what came of it."""

    def __init__(self, session: Listener, leave: Callable[[str], Reply]) -> None:
        self._session = session
        self._leave = leave

    def opening(self) -> Reply:
        """Print line A, speak line B, and ask."""
        return question(self._session.listener())

    def press(self, key: str, command: Command | None) -> Reply:
        """Set the output by the answer."""
        session = self._session
        if key in OUTPUTS:
            session.tried_output = True
            session.change(replace(session.settings, output=OUTPUTS[key]))
            return self._leave(session.listener().say("voice-answer", answer=int(key)))
        if command and command.name in ("back", "quit"):
            output = session.settings.output
            return self._leave(session.listener().say("voice-unchanged", output=output))
        return self.opening()
