"""QuitPrompt takes the key twice."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.session.commands import Command
from sorry_a11y.session.prompt import Session
from sorry_a11y.session.reply import Reply


class QuitPrompt:
    """The next key decides: the same one quits, any other goes on as if nothing had been asked."""

    def __init__(self, session: Session, stay: Callable[[], Reply]) -> None:
        self._session = session
        self._stay = stay

    def opening(self) -> Reply:
        """The question."""
        return self._session.reply([self._say("quit")])

    def press(self, _key: str, command: Command | None) -> Reply:
        """Quit, or stay."""
        if command and command.name == "quit":
            return Reply((), self._say("goodbye"), status=0)
        return self._stay()

    def _say(self, message: str) -> str:
        """The message, with the comfort that the game is kept if it is."""
        kept = "-kept" if self._session.is_kept else ""
        return self._session.listener().say(f"end-{message}{kept}")
