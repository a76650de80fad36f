"""Between turns, when the opponents are heard one a key."""

from __future__ import annotations

from sorry_a11y.session import questions
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.prompt import Session
from sorry_a11y.session.reply import Reply


class WaitPrompt:
    """Enter, Space or the key for the next choice lets the next opponent play."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def press(self, key: str, command: Command | None) -> Reply:
        """Go on, or answer a question."""
        if command and command.name in ("take", "next"):
            return self._session.go_on()
        if command and (answer := questions.answer(self._session, command)):
            return answer
        to = self._session.listener()
        name = to.name(self._session.view().turn)
        return self._session.reply([to.say("turn-wait", name=name, key=key_name(to, key))])
