"""Between turns, when the opponents are heard one a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_a11y.session import questions
from sorry_a11y.session.key_words import key_name
from sorry_a11y.session.prompt import Said, said

if TYPE_CHECKING:
    from sorry_a11y.session.commands import Command
    from sorry_a11y.session.presenter import Presenter


class WaitPrompt:
    """Enter, Space or the key for the next choice lets the next opponent play."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter = presenter

    def press(self, key: str, command: Command | None) -> Said:
        """Go on, or answer a question."""
        if command and command.name in ("take", "next"):
            return self._presenter.go_on()
        if command and (answer := questions.answer(self._presenter, command)):
            return answer
        to = self._presenter.listener()
        name = to.name(self._presenter.table.game.turn)
        return said([to.say("turn-wait", name=name, key=key_name(to, key))])
