"""Between turns, when the opponents are heard one a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_a11y.ui import questions
from sorry_a11y.ui.desk import Said, said
from sorry_a11y.ui.key_words import key_name

if TYPE_CHECKING:
    from sorry_a11y.ui.commands import Command
    from sorry_a11y.ui.presenter import Presenter


class Waiting:
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
