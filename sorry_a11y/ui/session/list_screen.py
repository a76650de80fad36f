"""Screens around one list, and a question that one key answers with yes."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.ui.session.key_commands import Command, command_of, key_name
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import EarlyKey, Ending, Reply, Shown, reply_of
from sorry_a11y.ui.session.row_menu import RowMenu
from sorry_a11y.ui.session.screen import Screen


class ListScreen(Screen):
    """A screen around a list; a subclass answers the commands that the list does not.

    Args:
        session: The session in which the screen speaks.
        menu: The list.

    Attributes:
        session: As given.
        menu: As given.
        own_commands: The names of the commands that the list is not asked for.
    """

    own_commands: frozenset[str] = frozenset()

    def __init__(self, session: PlayerSession, menu: RowMenu) -> None:
        super().__init__(session.held)
        self.session = session
        self.menu = menu

    def key(self, key: str) -> Reply:
        """Choose a row, browse, or answer a command; any other key is refused."""
        command = self.command_of(key)
        is_own = command is not None and command.name in self.own_commands
        reply = None if is_own else self.menu.press(key, command)
        if reply is None and command:
            reply = self.answered(command)
        return reply or self.refusal(key)

    def command_of(self, key: str) -> Command | None:
        """Return the command of a key; None for a key without one."""
        return command_of(self.session.listener(), key)

    def answered(self, command: Command) -> Reply | None:  # noqa: ARG002
        """Return the answer to a command; None if it has none here."""
        return None

    def refusal(self, key: str) -> Reply:
        """Return the sentence that a key does nothing here."""
        to = self.session.listener()
        return reply_of(to, [to.say("decision-refuse", key=key_name(to, key))])

    def resumed(self) -> Reply | None:
        """Return the current row."""
        return self.menu.current()

    def shown(self) -> Shown | None:
        """Return the rows of the list."""
        return self.menu.shown()

    def take_at(self, at: int) -> Reply:
        """Take one of the rows."""
        return self.menu.take_at(at)


class QuestionScreen(Screen):
    """A question to which one command or key says yes, and any other key no.

    Args:
        session: The session in which the question is asked.
        asked: A function that returns the question.
        yes: The name of the command, or the key, that says yes.
        accept: A function that does what is asked and returns the reply.
        refuse: A function that returns the last reply after a no.
        choices: A function that returns the keys for yes and no, each with its label.
    """

    def __init__(
        self,
        session: PlayerSession,
        asked: Callable[[], Reply],
        yes: str,
        accept: Callable[[], Reply],
        refuse: Callable[[], Reply],
        choices: Callable[[], tuple[tuple[str, str], ...]],
    ) -> None:
        super().__init__(session.held)
        self._session = session
        self._asked = asked
        self._yes = yes
        self._accept = accept
        self._refuse = refuse
        self._choices = choices

    def opened(self) -> Reply:
        """Return the question."""
        return self._asked()

    def key(self, key: str) -> Reply:
        """Do what is asked, or leave; an early yes asks again."""
        command = command_of(self._session.listener(), key)
        if key == self._yes or _is_named(command, self._yes):
            return self._asked() if isinstance(key, EarlyKey) else self._accept()
        return self._refuse()

    def shown(self) -> Shown:
        """Return yes and no."""
        return Shown.keys_of(self, *self._choices())

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002 without an answer it is no
        """Answer no."""
        return self._refuse()


def _is_named(command: Command | None, name: str) -> bool:
    return command is not None and command.name == name
