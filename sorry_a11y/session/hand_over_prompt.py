"""HandOverPrompt the keyboard over before a hidden hand is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_a11y.session.prompt import Said, said

if TYPE_CHECKING:
    from sorry_a11y.session.commands import Command
    from sorry_a11y.session.presenter import Presenter


class HandOverPrompt:
    """Nothing is told until the next player presses Enter; quitting stays possible."""

    def __init__(self, presenter: Presenter, seat: int) -> None:
        self._presenter = presenter
        self._seat = seat

    def press(self, _key: str, command: Command | None) -> Said:
        """Enter: the next player listens now. Anything else tells what is awaited."""
        if command and command.name == "take":
            self._presenter.seat = self._seat
            return Said.whole(self._presenter.begin_turn([]))
        if command and command.name == "quit":
            return self._presenter.quit()
        to = self._presenter.listener()
        return said([to.say("turn-hand-over", name=to.name(self._seat))])
