"""A menu as a screen: rows to choose from, with the keys for settings, help and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.store.errors import StorageError
from sorry_a11y.ui.session.key_commands import Command
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, Shown, reply_of
from sorry_a11y.ui.session.row_menu import Parts, Row, RowMenu
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.session.settings_screen import SettingsScreen
from sorry_a11y.ui.settings.values import turned


class MenuScreen(ListScreen):
    """A list of rows to choose from.

    Args:
        session: The session that the menu speaks in.
        title: The message of the title, or a function that returns the title in given words.
        rows: A function that returns the rows, called again whenever they may have changed.
        at: The row to begin with, from 0.
        lead: A function that returns the sentences told behind the title when the menu opens.
        is_top: Whether this is the top menu, which has no way back.
        parts: How a longer list is told.

    Attributes:
        menu: The rows of now and the place in them.
        is_top: As given.
    """

    def __init__(
        self,
        session: PlayerSession,
        title: str | Callable[[Words], str],
        rows: Callable[[], Sequence[Row]],
        *,
        at: int = 0,
        lead: Callable[[], Sequence[str]] = tuple,
        is_top: bool = False,
        parts: Parts = Parts(),  # noqa: B008 a value
    ) -> None:
        self._title = title
        self._lead = lead
        self._rows = rows
        self._parts = parts
        self.is_top = is_top
        super().__init__(session, self._row_menu(session, at))

    def _row_menu(self, session: PlayerSession, at: int) -> RowMenu:
        menu = RowMenu(
            self._rows(),
            session.listener,
            parts=self._parts,
            acts_at_once=lambda: session.settings.digits == "play",
        )
        menu.go_to(at)
        return menu

    @property
    def book(self) -> str:
        """The rule book that the menu, and those that it leads to, are about; empty for none."""
        return ""

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return self.session.listener()

    def title(self, to: Words) -> str:
        """Return the title in the words ``to``."""
        return to.say(self._title) if isinstance(self._title, str) else self._title(to)

    def opened(self) -> Reply:
        """Return the title and the row to begin with."""
        lead = self._lead()
        reply = self.menu.current([self.title(self.listener()), *lead])
        # what is told behind a title is news
        return reply if lead else reply.replace(asks=2)

    def answered(self, command: Command) -> Reply | None:
        """Leave the menu, tell how it is used, or change a setting."""
        to = self.listener()
        match command.name:
            case "back":
                if self.menu.leave_part():
                    return self.menu.current()
                if self.is_top:
                    return self.menu.current([to.say("decision-first-stage")])
                return self.session.come_back(Reply((), ""))
            case "quit":
                return self.session.quit()
            case "help":
                return self.menu.current([to.say("menu-help")])
            case "settings":
                return self.show_settings()
            case "verbosity":
                self.held.change(turned(self.settings, "verbosity"))
                now = to.say("setting-verbosity", value=self.settings.verbosity)
                return reply_of(to, [to.say("setting-changed", text=now)])
            case "hush":
                return reply_of(to, [to.say("voice-hush")])
        return None

    def shown(self) -> Shown:
        """Return the rows, marked as deep unless this is the first part of the top menu."""
        return self.menu.shown()._replace(is_deep=not (self.is_top and self.menu.is_at_first))

    def around(self, reply: Reply, key: str | None) -> Reply:  # noqa: ARG002
        """Return the reply after a sentence if a setting could not be stored."""
        if lost := self.held.take_lost():
            return reply_of(self.listener(), [lost, *reply.news, reply.focus], asks=reply.asks)
        return reply

    def show_settings(self) -> Reply:
        """Open the settings."""
        return self.session.visit(SettingsScreen(self.session))

    def entered(self, found: Screen | str) -> Reply:
        """Enter a screen with no way back; tell ``found`` and the menu anew if it is a sentence."""
        if isinstance(found, str):
            return self.rebuilt(0, [found])
        return self.session.enter(found)

    def if_readable(self, act: Callable[[], Reply]) -> Reply:
        """Return the reply of a row, or what is wrong with the file of games and the row again."""
        try:
            return act()
        except StorageError as error:
            # what reads saved games is loaded when it is needed
            from sorry_a11y.output.narration.saved_games import tell_error

            return self.rebuilt(self.menu.at, [tell_error(error, self.settings.language)])

    def rebuilt(self, at: int, lead: Sequence[str] = ()) -> Reply:
        """Make the rows anew; return ``lead`` and the row at the place ``at``, from 0."""
        self.menu = self._row_menu(self.session, at)
        return self.menu.current(lead)
