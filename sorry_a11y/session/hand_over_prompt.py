"""Handing the keyboard over before a hidden hand is told."""

from __future__ import annotations

from sorry_a11y.rules.board import Seat
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.prompt import Session
from sorry_a11y.session.reply import EarlyKey, Reply


class HandOverPrompt:
    """Nothing is told until the next player presses Enter; quitting stays possible."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self._session = session
        self._seat = seat

    def press(self, key: str, command: Command | None) -> Reply:
        """Enter: the next player listens now. Anything else, and what was pressed before this can
        have been heard, tells what is awaited."""
        if command and command.name == "take" and not isinstance(key, EarlyKey):
            self._session.seat = self._seat
            return self._session.begin_turn([])
        if command and command.name == "quit":
            return self._session.quit()
        to = self._session.listener()
        return self._session.reply([to.say("turn-hand-over", name=to.name(self._seat))])
