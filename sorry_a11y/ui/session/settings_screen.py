"""The screens of the settings: their list, and the question how the game is heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sorry_a11y.core.game.names import LONGEST_NAME, NameRefusedError, checked_name
from sorry_a11y.output.narration.catalog import Words, upper_first
from sorry_a11y.ui.session.key_commands import Command, command_of, key_name
from sorry_a11y.ui.session.line_screen import LineScreen
from sorry_a11y.ui.session.list_screen import ListScreen
from sorry_a11y.ui.session.player_session import PlayerSession
from sorry_a11y.ui.session.reply import Reply, Shown, reply_of
from sorry_a11y.ui.session.row_menu import Row, RowMenu
from sorry_a11y.ui.session.screen import Screen
from sorry_a11y.ui.settings.values import sample, turned

OUTPUTS = {"1": "terminal", "2": "speech", "3": "terminal", "4": "terminal"}
"""The value of the setting ``output`` for each answer to `output_question`. A player who hears both
lines has a screen reader at work, and a second voice would only repeat what it reads."""


def output_question(words: Words) -> Reply:
    """Return a line A that is only printed, a line B that is only spoken, and a question.

    The question, which is printed and spoken, asks which of the lines the player has heard.
    """
    ask = upper_first(words.say("voice-ask"))
    return Reply((words.say("voice-line-a"),), ask, spoken=(words.say("voice-line-b"), ask))


class _OutputScreen(Screen):
    """The question how the game is heard; each of its four answers sets the output.

    The keys for back and for quitting leave the setting as it is; any other key asks again.
    """

    def __init__(self, session: PlayerSession) -> None:
        super().__init__(session.held)
        self._session = session

    def opened(self) -> Reply:
        """Print line A, speak line B, and ask."""
        return output_question(self._session.listener())

    def key(self, key: str) -> Reply:
        """Set the output by the answer."""
        words, held = self._session.listener(), self.held
        if key in OUTPUTS:
            held.tried_output = True
            held.change(held.now.replace(output=OUTPUTS[key]))
            return self._leave(words.say("voice-answer", answer=int(key)))
        command = command_of(words, key)
        if command and command.name in ("back", "quit"):
            return self._leave(words.say("voice-unchanged", output=held.now.output))
        return self.opened()

    def shown(self) -> Shown:
        """Return the four answers."""
        say = self._session.listener().say
        return Shown.keys_of(
            self, *((key, say("voice-answer", answer=int(key))) for key in OUTPUTS)
        )

    def _leave(self, sentence: str) -> Reply:
        return self._session.come_back(reply_of(self._session.listener(), [sentence]))


class SettingsScreen(ListScreen):
    """The list of settings: a digit tells its setting, and pressed again changes it.

    Enter and browsing only tell; Escape, 0 or Backspace leaves.

    Args:
        session: The session whose settings are changed.
    """

    def __init__(self, session: PlayerSession) -> None:
        super().__init__(
            session,
            RowMenu(
                [
                    Row(partial(self._label, name), partial(self._change, name))
                    for name in session.held.settable
                ],
                session.listener,
                enter_acts=False,
            ),
        )

    def opened(self) -> Reply:
        """Return how to change settings, and the first setting."""
        return self.menu.current([self.session.listener().say("setting-open")])

    def answered(self, command: Command) -> Reply | None:
        """Leave the settings, or tell how they are changed."""
        if command.name in ("back", "settings", "quit"):
            leaves = self.session.has_way_back
            words = self.session.listener()
            return last_reply(words, "setting-leave") if leaves else self.session.quit()
        return self.opened() if command.name == "help" else None

    def refusal(self, key: str) -> Reply:
        """Return the sentence that a key does nothing here, and what leads on."""
        words = self.session.listener()
        return reply_of(words, [words.say("setting-refuse", key=key_name(words, key))])

    def shown(self) -> Shown:
        """Return the settings."""
        return self.menu.shown()._replace(is_deep=True)

    def _change(self, name: str) -> Reply:
        held = self.held
        if name == "name":
            return self.session.visit(name_question(self.session, self._named, "player"))
        if name == "output" and not held.tried_output:
            return self.session.visit(_OutputScreen(self.session))
        held.change(turned(held.now, name))
        return self._changed()

    def _changed(self) -> Reply:
        return self.menu.current(frame="setting-changed")

    def _named(self, name: str) -> Reply:
        self.held.change(self.held.now.replace(name=name))
        return self._changed()

    def _label(self, name: str) -> str:
        """Return the setting and what its value does, in words that are a sample of it."""
        settings = self.held.now
        return sample(settings.language, name, getattr(settings, name))


def name_question(
    session: PlayerSession, keep: Callable[[str], Reply], what: str, lead: Sequence[str] = ()
) -> LineScreen:
    """Return the question for a name, which is asked again until it can be taken.

    Args:
        session: The session in which it is asked.
        keep: A function that takes the name in good form, "" for none, and returns the reply.
        what: What is to have the name: "player", "person" for somebody beside them, "setup".
        lead: Sentences that are told before the question.
    """
    words = session.listener()

    def opening() -> Reply:
        return reply_of(words, [*lead, words.say("menu-type-name", what=what)])

    def done(typed: str) -> Reply:
        try:
            return keep(checked_name(upper_first(typed)) if typed else "")
        except NameRefusedError:
            refused = [words.say("menu-name-refused", count=LONGEST_NAME)]
            return session.visit(name_question(session, keep, what, refused))

    return LineScreen(session, opening, done)


def last_reply(words: Words, message: str) -> Reply:
    """Return the last reply of a screen, which a menu below leaves out and a game does not."""
    return reply_of(words, [words.say(message)], status=0).replace(goodbye="plain")
