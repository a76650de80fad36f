"""A menu as a screen: rows to choose from, with the keys for settings, help and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.key_commands import Command, command_of, key_name
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.prompts import Prompt, SettingsPrompt
from sorry_a11y.session.reply import Reply, Shown, reply_of
from sorry_a11y.session.row_menu import Row, RowMenu
from sorry_a11y.session.screen import Screen
from sorry_a11y.settings.values import turned


class LinePrompt(Prompt):
    """The prompt for a line of text.

    Args:
        done: A function that takes the line, empty for Enter alone, and returns the reply.
        leave: A function that returns the reply to Escape and Backspace.
    """

    def __init__(self, done: Callable[[str], Reply], leave: Callable[[], Reply]) -> None:
        self._done = done
        self._leave = leave

    def press(self, key: str, command: Command | None) -> Reply:  # noqa: ARG002 letters are text
        """Take the typed line, or leave."""
        if key in ("escape", "backspace"):
            return self._leave()
        return self._done("" if key == "enter" else key.strip())


class MenuScreen(Screen):
    """A list of rows to choose from.

    Args:
        session: The session that the menu speaks in.
        title: The name of the opening message, or a function that returns the opening sentences.
        rows: A function that returns the rows, called again whenever they may have changed.
        at: The row to begin with, from 0.
        is_top: Whether this is the top menu, which has no way back.
        leads_on: The messages of the rows that lead on, if there are more than nine (`RowMenu`).

    Attributes:
        session: As given.
        prompt: The prompt that takes the next key; None while the player walks the rows.
        menu: The rows of now and the place in them.
        is_top: As given.
    """

    def __init__(
        self, session: PlayerSession, title: str | Callable[[], Sequence[str]],
        rows: Callable[[], Sequence[Row]], *, at: int = 0, is_top: bool = False,
        leads_on: Sequence[str] = ("menu-more",),
    ) -> None:
        super().__init__(session.held)
        self.session = session
        self.prompt: Prompt | None = None
        self._title = title
        self._rows = rows
        self._leads_on = leads_on
        self.is_top = is_top
        self.menu = self._row_menu(at)

    @property
    def takes_line(self) -> bool:
        """True while a line is typed with all its letters."""
        return isinstance(self.prompt, LinePrompt)

    def _row_menu(self, at: int) -> RowMenu:
        menu = RowMenu(
            self._rows(), self.listener, leads_on=self._leads_on,
            acts_at_once=lambda: self.session.settings.digits == "play",
        )
        menu.go_to(at)
        return menu

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return self.session.listener()

    def opened(self) -> Reply:
        """Return the title and the row to begin with."""
        title = self._title
        told = [self.listener().say(title)] if isinstance(title, str) else title()
        return self.menu.current(told)

    def resumed(self) -> Reply:
        """Return the row that led away."""
        return self._answer(self.menu.current)

    def key(self, key: str) -> Reply:
        """Choose a row, browse, or leave the menu."""
        press = self.prompt.press if self.prompt else self._browse
        return self._answer(lambda: press(key, command_of(self.listener(), key)))

    @property
    def is_busy(self) -> bool:
        """True while a prompt is open."""
        return self.prompt is not None

    def shown(self) -> Shown | None:
        """Return the rows, marked as deep unless this is the top menu, or those of the prompt."""
        if self.prompt:
            return self.prompt.shown()
        return self.menu.shown()._replace(is_deep=not self.is_top)

    def take_at(self, at: int) -> Reply:
        """Take the row or answer with the index ``at`` of those that are shown."""
        take_at = self.prompt.take_at if self.prompt else self.menu.take_at
        return self._answer(lambda: take_at(at))

    def _answer(self, act: Callable[[], Reply]) -> Reply:
        """Return the reply of ``act``, after a sentence if a setting could not be stored."""
        reply = act()
        if lost := self.held.take_lost():
            return reply_of(self.listener(), [lost, *reply.news, reply.focus], asks=reply.asks)
        return reply

    def _browse(self, key: str, command: Command | None) -> Reply:
        """Answer a key while no prompt is open."""
        if reply := self.menu.press(key, command):
            return reply
        to = self.listener()
        match command.name if command else "":
            case "back":
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
        return reply_of(to, [to.say("decision-refuse", key=key_name(to, key))])

    def show_settings(self) -> Reply:
        """Open the settings."""
        settings = SettingsPrompt(self.held, self.listener, self.back)
        return self.ask(settings, settings.opening())

    def ask(self, prompt: Prompt, opening: Reply) -> Reply:
        """Give the next keys to ``prompt``; return its opening."""
        self.prompt = prompt
        return opening

    def back(self, lead: Sequence[str] = ()) -> Reply:
        """Close the prompt, if any, and return to the current row."""
        self.prompt = None
        return self.menu.current(lead)

    def entered(self, found: Screen | str) -> Reply:
        """Enter a screen with no way back; tell ``found`` and the menu anew if it is a sentence."""
        if isinstance(found, str):
            return self.rebuilt(0, [found])
        return self.session.enter(found)

    def rebuilt(self, at: int, lead: Sequence[str] = ()) -> Reply:
        """Make the rows anew; return ``lead`` and the row at the place ``at``, from 0."""
        self.prompt = None
        self.menu = self._row_menu(at)
        return self.menu.current(lead)
