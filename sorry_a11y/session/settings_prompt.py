"""The settings of the game in play: numbered, each telling a sample of itself."""

from __future__ import annotations

from sorry_a11y.session.commands import Command
from sorry_a11y.session.key_words import key_name
from sorry_a11y.session.prompt import Prompt, Session
from sorry_a11y.session.reply import Reply
from sorry_a11y.settings.values import IN_PLAY, Settings, turned


class SettingsPrompt:
    """A digit changes its setting and tells it; browsing tells without changing; Enter changes
    the one told; Escape, 0 or Backspace goes back to the game."""

    def __init__(self, session: Session, before: Prompt) -> None:
        self._session = session
        self._before = before
        self._names = IN_PLAY
        self._at = 0

    def opening(self, at: int = 0) -> Reply:
        """What can be done here, and a setting, the first if not said."""
        return self._session.reply([self._session.listener().say("set-open"), self._line(at)])

    def press(self, key: str, command: Command | None) -> Reply:
        """Change, browse, or leave."""
        name = command.name if command else ""
        match name:
            case "digit" if int(key) <= len(self._names):
                return self._change(int(key) - 1)
            case "take":
                return self._change(self._at)
            case "next" | "previous":
                self._at = (self._at + (1 if name == "next" else -1)) % len(self._names)
                return self._session.reply([self._line(self._at)])
            case "list":
                return self._session.reply([self._line(at) for at in range(len(self._names))])
            case "help" | "repeat":
                return self.opening(self._at)
            case "back" | "settings" | "quit":
                self._session.prompt = self._before
                return self._session.reply([self._session.listener().say("set-leave")])
        to = self._session.listener()
        return self._session.reply(
            [to.say("set-refuse", key=key_name(to, key), count=len(self._names))]
        )

    def _change(self, at: int) -> Reply:
        self._at = at
        session, name = self._session, self._names[at]
        if name == "output" and not session.tried_output:
            return session.try_output()
        session.change(turned(session.settings, name))
        return session.reply([self._line(at)])

    def _line(self, at: int) -> str:
        """The setting, its value, and a sample of what it does."""
        to = self._session.listener()
        name = self._names[at]
        value = value_of(self._session.settings, name)
        text = to.say(f"set-{name}", value=value)
        return to.join([text, to.say("ask-number", number=at + 1, of=len(self._names))])


def value_of(settings: Settings, name: str) -> str:
    """The value of a setting by name."""
    return str(getattr(settings, name))
