"""Prompts of games and of menus: each takes the keys while its question is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from sorry_a11y.game.names import LONGEST_NAME, NameRefusedError, checked_name
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.session.key_commands import BY_KEY, Command, key_name
from sorry_a11y.session.reply import NAMED_KEYS, Reply, Shown, reply_of
from sorry_a11y.session.row_menu import Row, RowMenu
from sorry_a11y.session.surroundings import PlayerSettings
from sorry_a11y.settings.values import sample, turned


class Prompt(Protocol):
    """The meaning of the next key of a session.

    A subclass has `press`, and `shown` if it offers keys as choices.
    """

    @property
    def takes_text(self) -> bool:
        """Whether letters make a text."""
        return False

    def press(self, key: str, command: Command | None) -> Reply:
        """Return the reply to a key, which stands for ``command``, or for none if that is None."""

    def shown(self) -> Shown | None:
        """Return the choices of now as a list; None if there is nothing to choose."""
        return None

    def take_at(self, at: int) -> Reply:
        """Take the choice with the index ``at`` of those that are shown; return the reply."""
        shown = self.shown()
        assert shown, "something is shown"
        return self.press(shown.keys[at], BY_KEY.get(shown.keys[at]))


class ListPrompt(Prompt):
    """A prompt around a list; a subclass answers the keys that the list does not.

    Attributes:
        menu: The list.
    """

    def __init__(self, menu: RowMenu) -> None:
        self.menu = menu

    def shown(self) -> Shown:
        """Return the rows of the list."""
        return self.menu.shown()

    def take_at(self, at: int) -> Reply:
        """Take one of the rows."""
        return self.menu.take_at(at)


OUTPUTS = {"1": "terminal", "2": "speech", "3": "terminal", "4": "terminal"}
"""The value of the setting ``output`` for each answer to `output_question`. A player who hears both
lines has a screen reader at work, and a second voice would only repeat what it reads."""


def output_question(words: Words) -> Reply:
    """Return a line A that is only printed, a line B that is only spoken, and a question.

    The question, which is printed and spoken, asks which of the lines the player has heard.
    """
    ask = upper_first(words.say("voice-ask"))
    return Reply((words.say("voice-line-a"),), ask, spoken=(words.say("voice-line-b"), ask))


class _OutputPrompt(Prompt):
    """The question how the game is heard; each of its four answers sets the output.

    The keys for back and for quitting leave the setting as it is; any other key asks again.

    Args:
        settings: The settings of the screen.
        words: A function that returns the words of the player's language.
        leave: A function that goes back, and tells the sentence that it is given.
    """

    def __init__(
        self, settings: PlayerSettings, words: Callable[[], Words], leave: Callable[[str], Reply]
    ) -> None:
        self._settings = settings
        self._words = words
        self._leave = leave

    def opening(self) -> Reply:
        """Print line A, speak line B, and ask."""
        return output_question(self._words())

    def press(self, key: str, command: Command | None) -> Reply:
        """Set the output by the answer."""
        settings = self._settings
        if key in OUTPUTS:
            settings.tried_output = True
            settings.change(settings.now.replace(output=OUTPUTS[key]))
            return self._leave(self._words().say("voice-answer", answer=int(key)))
        if command and command.name in ("back", "quit"):
            return self._leave(self._words().say("voice-unchanged", output=settings.now.output))
        return self.opening()

    def shown(self) -> Shown:
        """Return the four answers."""
        say = self._words().say
        return Shown.keys_of(self, *(
            (key, say("voice-answer", answer=int(key))) for key in OUTPUTS
        ))


class NamePrompt(Prompt):
    """The prompt for a name: letters make it, Backspace deletes one, Enter ends it, Escape leaves.

    Each word of it begins with a capital, since keys are lower case.

    Args:
        words: A function that returns the words of the player's language.
        keep: A function that takes the name, "" for none, and returns the reply.
        leave: A function that goes back without a name.
        check: A function that returns the name in good form; raises NameRefusedError.
    """

    @property
    def takes_text(self) -> bool:
        """True: letters make the name."""
        return True

    def __init__(
        self, words: Callable[[], Words], keep: Callable[[str], Reply], leave: Callable[[], Reply],
        check: Callable[[str], str] = checked_name,
    ) -> None:
        self._words = words
        self._keep = keep
        self._leave = leave
        self._check = check
        self._name = ""

    def opening(self) -> Reply:
        """Return how to type a name."""
        return reply_of(self._words(), [self._words().say("menu-type-name")])

    def press(self, key: str, command: Command | None) -> Reply:  # noqa: ARG002 letters are letters
        """Take a letter, a whole name in line mode, or the keys that end it."""
        if key == "escape":
            return self._leave()
        if key == "enter":
            return self._done()
        if key == "backspace":
            self._name = self._name[:-1].rstrip()
            return self._so_far()
        if len(key) > 1 and key not in NAMED_KEYS:
            self._name = key  # a typed line
            return self._done()
        letter = " " if key == "space" else key
        is_letter = len(letter) == 1 and (letter.isalnum() or letter in " -'")
        if is_letter and len(self._name) < LONGEST_NAME:
            begins = not self._name or self._name[-1] in " -"
            self._name += letter.upper() if begins else letter
        return self._so_far()

    def _so_far(self) -> Reply:
        words = self._words()
        if not self._name.strip():
            return self.opening()
        return reply_of(words, [words.say("menu-name-so-far", name=self._name.strip())])

    def _done(self) -> Reply:
        name = self._name.strip()
        if not name:
            return self._keep("")
        try:
            return self._keep(self._check(name))
        except NameRefusedError:
            self._name = ""
            words = self._words()
            return reply_of(words, [
                words.say("menu-name-refused", count=LONGEST_NAME), words.say("menu-type-name"),
            ])


class SettingsPrompt(Prompt):
    """The list of settings: a digit tells its setting, and pressed again changes it.

    Enter and browsing only tell; Escape, 0 or Backspace leaves.

    Args:
        settings: The settings of the screen.
        words: A function that returns the words of the player's language.
        leave: A function that goes back and returns the reply there.
    """

    def __init__(
        self, settings: PlayerSettings, words: Callable[[], Words], leave: Callable[[], Reply]
    ) -> None:
        self._settings = settings
        self._words = words
        self._leave = leave
        self._asking: Prompt | None = None
        self._menu = RowMenu(
            [Row(partial(self._label, name), partial(self._change, name))
             for name in settings.settable],
            words, enter_acts=False,
        )

    @property
    def takes_text(self) -> bool:
        """Whether a name is typed."""
        return self._asking is not None and self._asking.takes_text

    def opening(self) -> Reply:
        """Return how to change settings, and the first setting."""
        return self._menu.current([self._words().say("setting-open")])

    def press(self, key: str, command: Command | None) -> Reply:
        """Tell a setting, change it, or leave; or answer the question of a setting."""
        if self._asking:
            return self._asking.press(key, command)
        if command and command.name in ("back", "settings", "quit"):
            return self._leave()
        if command and command.name == "help":
            return self.opening()
        if reply := self._menu.press(key, command):
            return reply
        return reply_of(
            self._words(), [self._words().say("setting-refuse", key=key_name(self._words(), key))]
        )

    def shown(self) -> Shown | None:
        """Return the settings, or the answers to the question of one of them."""
        return self._asking.shown() if self._asking else self._menu.shown()._replace(is_deep=True)

    def take_at(self, at: int) -> Reply:
        """Take a setting or an answer."""
        return self._asking.take_at(at) if self._asking else self._menu.take_at(at)

    def _change(self, name: str) -> Reply:
        settings = self._settings
        if name == "name":
            self._asking = asking = NamePrompt(self._words, self._named, self._back)
            return asking.opening()
        if name == "output" and not settings.tried_output:
            self._asking = output = _OutputPrompt(settings, self._words, self._back)
            return output.opening()
        settings.change(turned(settings.now, name))
        return self._changed()

    def _changed(self) -> Reply:
        return self._menu.current(frame="setting-changed")

    def _named(self, name: str) -> Reply:
        self._asking = None
        self._settings.change(self._settings.now.replace(name=name))
        return self._changed()

    def _back(self, told: str = "") -> Reply:
        self._asking = None
        return self._menu.current([told] if told else [])

    def _label(self, name: str) -> str:
        """Return the setting and what its value does, in words that are a sample of it."""
        settings = self._settings.now
        return sample(settings.language, name, getattr(settings, name))
