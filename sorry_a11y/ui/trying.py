"""Finding out how the player hears the game: one line printed, one line spoken."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sorry_a11y.ui.desk import Desk, Said, said
from sorry_a11y.ui.reply import Reply

if TYPE_CHECKING:
    from sorry_a11y.ui.commands import Command
    from sorry_a11y.ui.presenter import Presenter

OUTPUTS = {"1": "terminal", "2": "speech", "3": "terminal", "4": "terminal"}
"""What each answer means. Who hears both has a reader at work: a second voice would only repeat
what it reads."""


class Trying:
    """The four answers set the output; any other key asks again."""

    def __init__(self, presenter: Presenter, before: Desk) -> None:
        self._presenter = presenter
        self._before = before

    def opening(self) -> Said:
        """Print line A, speak line B, and ask."""
        to = self._presenter.listener()
        ask = said([to.say("voice-ask")]).reply(to).focus
        printed, spoken = to.say("voice-line-a"), to.say("voice-line-b")
        return Said.whole(Reply((printed,), ask, spoken=(spoken, ask)))

    def press(self, key: str, _command: Command | None) -> Said:
        """Set the output by the answer."""
        if key not in OUTPUTS:
            return self.opening()
        presenter = self._presenter
        presenter.settings = replace(presenter.settings, output=OUTPUTS[key])
        presenter.desk = self._before
        return said([presenter.listener().say("voice-answer", answer=int(key))])
