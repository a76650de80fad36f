"""The settings: numbered, each with its name, telling a sample of itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from sorry_a11y.session import output_prompt
from sorry_a11y.session.key_commands import Command, key_name
from sorry_a11y.session.name_prompt import NamePrompt
from sorry_a11y.session.output_prompt import OutputPrompt
from sorry_a11y.session.prompt import Prompt
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row, RowMenu, reply_of
from sorry_a11y.settings.values import turned
from sorry_a11y.settings.words import sample


class Listener(output_prompt.Listener, Protocol):
    """Whose settings they are: a game, or the menu before it. ``prompt``: what the next key is
    for; ``settable``: the settings that mean something there."""

    prompt: Prompt
    settable: tuple[str, ...]


class SettingsPrompt:
    """A digit tells its setting, and pressed again changes it; Enter and browsing only tell;
    Escape, 0 or Backspace leaves. ``leave`` gives the reply of whoever comes back."""

    def __init__(self, session: Listener, leave: Callable[[], Reply]) -> None:
        self._session = session
        self._leave = leave
        self._menu = RowMenu(
            [Row(partial(self._label, name), partial(self._change, name))
             for name in session.settable],
            session.listener, enter_acts=False,
        )

    def opening(self) -> Reply:
        """What can be done here, and the first setting."""
        return self._menu.current([self._session.listener().say("set-open")])

    def press(self, key: str, command: Command | None) -> Reply:
        """Tell, change, or leave."""
        if command and command.name in ("back", "settings", "quit"):
            return self._leave()
        if command and command.name == "help":
            return self._menu.current([self._session.listener().say("set-open")])
        if reply := self._menu.press(key, command):
            return reply
        to = self._session.listener()
        return reply_of(to, [to.say("set-refuse", key=key_name(to, key))])

    def _change(self, name: str) -> Reply:
        session = self._session
        if name == "name":
            session.prompt = asking = NamePrompt(session.listener, self._named, self._back)
            return asking.opening()
        if name == "output" and not session.tried_output:
            session.prompt = output = OutputPrompt(session, self._back)
            return output.opening()
        session.change(turned(session.settings, name))
        return self._changed()

    def _changed(self) -> Reply:
        return self._menu.current(frame="set-changed")

    def _named(self, name: str) -> Reply:
        self._session.prompt = self
        self._session.change(replace(self._session.settings, name=name))
        return self._changed()

    def _back(self, told: str = "") -> Reply:
        self._session.prompt = self
        return self._menu.current([told] if told else [])

    def _label(self, name: str) -> str:
        """The setting, its value, and a sample of what it does."""
        settings = self._session.settings
        return sample(settings.language, name, getattr(settings, name))
