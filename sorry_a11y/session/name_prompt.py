"""Typing a name, key by key or as a line."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.key_commands import Command
from sorry_a11y.session.reply import NAMED_KEYS, Reply
from sorry_a11y.session.row_menu import reply_of
from sorry_a11y.table.names import LONGEST_NAME, NameRefusedError, checked_name


class NamePrompt:
    """Letters make a name, Backspace takes the last one away, Enter keeps it, Escape leaves. Each
    word of it begins with a capital, which keys have not. ``keep`` is given the name, "" for
    none; ``leave`` ends without one."""

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
        """What to do."""
        return reply_of(self._words(), [self._words().say("menu-type-name")])

    def press(self, key: str, command: Command | None) -> Reply:  # noqa: ARG002 letters are letters
        """A letter, a whole name in line mode, or the keys that end it."""
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
