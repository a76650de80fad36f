"""QuitPrompt takes the key twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sorry_a11y.session.prompt import Prompt, Said, said
from sorry_a11y.session.reply import Reply

if TYPE_CHECKING:
    from sorry_a11y.session.commands import Command
    from sorry_a11y.session.presenter import Presenter


class QuitPrompt:
    """The next key decides: the same one quits, any other goes on as if nothing had been asked."""

    def __init__(self, presenter: Presenter, before: Prompt) -> None:
        self._presenter = presenter
        self._before = before

    def opening(self) -> Said:
        """The question."""
        return said([self._presenter.listener().say("end-quit")])

    def press(self, _key: str, command: Command | None) -> Said:
        """Quit, or stay."""
        to = self._presenter.listener()
        if command and command.name == "quit":
            return Said.whole(Reply((), to.say("end-goodbye"), status=0))
        self._presenter.desk = self._before
        return said([to.say("end-stay")])
