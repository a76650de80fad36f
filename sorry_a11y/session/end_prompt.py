"""After the end of a game: what may be done next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from sorry_a11y.session import questions
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.prompt import Session
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row, RowMenu


class Afterwards(Protocol):
    """What follows a game: the program goes on where there is such."""

    def result(self) -> list[str]:
        """What the game counted for, in sentences."""

    def rows(self) -> Sequence[Row]:
        """What may be done next."""


class EndPrompt:
    """The rows of what may follow; every question of the game can still be asked, and the last
    play be taken back."""

    def __init__(self, session: Session, rows: Sequence[Row]) -> None:
        self._session = session
        self._menu = RowMenu(
            rows, session.listener, acts_at_once=lambda: session.settings.digits == "play"
        )

    def opening(self, lead: Sequence[str]) -> Reply:
        """How it ended, and what comes first."""
        return self._menu.current(lead)

    def press(self, key: str, command: Command | None) -> Reply:
        """Choose, browse, or answer a question."""
        is_answered = command and command.name == "repeat"
        reply = None if is_answered else self._menu.press(key, command)
        if reply or (command and (reply := questions.answer(self._session, command))):
            return reply
        to = self._session.listener()
        return self._session.reply([to.say("turn-refuse", key=key_name(to, key))])


def way_back(session: Session, message: str) -> Callable[[], Reply]:
    """What leads back to what a key was for until now, and says so by ``message``; after the end
    of a game it tells the row again."""
    before = session.prompt

    def back() -> Reply:
        session.prompt = before
        if isinstance(before, EndPrompt):
            return before.opening([])
        return session.reply([session.listener().say(message)])

    return back
