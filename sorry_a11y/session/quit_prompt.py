"""QuitPrompt takes the key twice."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.prompt import Session
from sorry_a11y.session.reply import Reply


class QuitPrompt:
    """The next key decides: the same one quits, any other goes on as if nothing had been asked."""

    def __init__(self, session: Session, stay: Callable[[], Reply]) -> None:
        self._session = session
        self._stay = stay

    def opening(self) -> Reply:
        """The question."""
        return self._session.reply([self._session.leaving("quit")])

    def press(self, _key: str, command: Command | None) -> Reply:
        """Quit, or stay."""
        if command and command.name == "quit":
            return Reply((), self._session.leaving("goodbye"), status=0)
        return self._stay()
