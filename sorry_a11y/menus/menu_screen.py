"""A menu as a screen: rows to choose from, with the keys for settings, help and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.key_commands import Command, command_of, key_name
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.prompts import Prompt, SettingsPrompt
from sorry_a11y.session.reply import Reply, Shown, reply_of
from sorry_a11y.session.row_menu import Row, RowMenu
from sorry_a11y.session.screen import PlainScreen, Screen
from sorry_a11y.settings.values import turned


class LinePrompt(Prompt):
    """A line to be typed.

    ``done`` is given it, empty for Enter alone; ``leave`` ends without one.
    """

    def __init__(self, done: Callable[[str], Reply], leave: Callable[[], Reply]) -> None:
        self._done = done
        self._leave = leave

    def press(self, key: str, command: Command | None) -> Reply:  # noqa: ARG002 letters are letters
        """Take a whole line, or the keys that end it."""
        if key in ("escape", "backspace"):
            return self._leave()
        return self._done("" if key == "enter" else key.strip())


class MenuSource(NamedTuple):
    """The source of what a menu tells though no key asked for it.

    Attributes:
        opening: Returns what is told first.
        come: Returns what has come since, to be told before a row or the answer to a key, without a
            focus line, unless it is the last reply; None for nothing.
        wake_by: Has something called when something may have come.
    """

    opening: Callable[[], Reply]
    come: Callable[[], Reply | None]
    wake_by: Callable[[Callable[[], None]], None]


class MenuScreen(PlainScreen):
    """A list of rows to choose from.

    Args:
        session: The session that the menu speaks in.
        title: The message told at the opening, or what gives its sentences.
        rows: Returns the rows, anew whenever something was chosen.
        at: The row to begin with, from 0.
        is_top: Whether there is no way back.
        source: Where news come from; None for a menu without news.

    Attributes:
        session: As given.
        prompt: What the next key is for; None while the rows are walked.
        menu: The rows that are walked now.
        is_top: As given.
    """

    def __init__(
        self, session: PlayerSession, title: str | Callable[[], Sequence[str]],
        rows: Callable[[], Sequence[Row]], *, at: int = 0, is_top: bool = False,
        source: MenuSource | None = None,
    ) -> None:
        super().__init__(session.held)
        self.session = session
        self.prompt: Prompt | None = None
        self._title = title
        self._rows = rows
        self._source = source
        self.is_top = is_top
        self.menu = self._made(at)

    @property
    def takes_line(self) -> bool:  # type: ignore[override]
        """True while a line is typed with all its letters."""
        return isinstance(self.prompt, LinePrompt)

    def _made(self, at: int) -> RowMenu:
        return RowMenu(
            self._rows(), self.listener, at=at,
            acts_at_once=lambda: self.session.settings.digits == "play",
        )

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return self.session.listener()

    def opened(self) -> Reply:
        """Return what is chosen here, and the first row."""
        if self._source:
            return self._source.opening()
        title = self._title
        told = [self.listener().say(title)] if isinstance(title, str) else title()
        return self.menu.current(told)

    def resumed(self) -> Reply:
        """Return the row that led away, with what has come meanwhile."""
        return self.news() or self._answer(self.menu.current)

    def key(self, key: str) -> Reply:
        """Choose, look around, or leave, after what has come meanwhile."""
        press = self.prompt.press if self.prompt else self._browse
        return _behind(self._come(), lambda: self._answer(
            lambda: press(key, command_of(self.listener(), key))
        ))

    @property
    def is_busy(self) -> bool:  # type: ignore[override]
        """True while something is asked."""
        return self.prompt is not None

    def news(self) -> Reply | None:
        """Return what has come."""
        lead = self._come()
        return _behind(lead, self.menu.current) if lead else None

    def _come(self) -> Reply | None:
        return self._source.come() if self._source and not self.is_busy else None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        if self._source:
            self._source.wake_by(wake)

    def shown(self) -> Shown | None:
        """Return the rows, with a way back but from the top, or what is asked."""
        if self.prompt:
            return self.prompt.shown()
        return self.menu.shown()._replace(is_deep=not self.is_top)

    def take_at(self, at: int) -> Reply:
        """Take what is shown."""
        take_at = self.prompt.take_at if self.prompt else self.menu.take_at
        return self._answer(lambda: take_at(at))

    def _answer(self, act: Callable[[], Reply]) -> Reply:
        """Return what a key or a choice does, led by what could not be kept of it."""
        reply = act()
        if lost := self.held.take_lost():
            return reply_of(self.listener(), [lost, *reply.news, reply.focus], asks=reply.asks)
        return reply

    def _browse(self, key: str, command: Command | None) -> Reply:
        """Answer a key while nothing is asked."""
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
        """Let the next keys be for ``prompt``."""
        self.prompt = prompt
        return opening

    def back(self, lead: Sequence[str] = ()) -> Reply:
        """Return the menu again, whatever was asked meanwhile."""
        self.prompt = None
        return self.menu.current(lead)

    def entered(self, found: Screen | str) -> Reply:
        """Enter a screen with no way back.

        Where there is a sentence instead, tell it and the rows made anew.
        """
        if isinstance(found, str):
            return self.rebuilt(0, [found])
        return self.session.enter(found)

    def rebuilt(self, at: int, lead: Sequence[str] = ()) -> Reply:
        """Return the rows made anew, the focus line for row ``at``."""
        self.prompt = None
        self.menu = self._made(at)
        return self.menu.current(lead)


def _behind(lead: Reply | None, act: Callable[[], Reply]) -> Reply:
    """Return the reply of ``act`` behind what has come, unless that is the last one."""
    if lead is None:
        return act()
    if lead.status is not None:
        return lead
    reply = act()
    return reply.replace(
        news=(*lead.news, *reply.news), cues=(*lead.cues, *reply.cues),
        calls=lead.calls or reply.calls,
    )
