"""Keys out of what a terminal sends that is no terminal of this computer."""

from __future__ import annotations

from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress

from sorry_a11y.session.reply import LOST_PASTE
from sorry_a11y.terminal.input_filter import InputFilter
from sorry_a11y.terminal.key import Key
from sorry_a11y.terminal.key_names import KeyNames


class SentKeys:
    """Names keys as they come. While `is_open`, something has begun whose end may still come:
    after `keyboard.ESCAPE_PAUSE` without more, `flush` says what it was."""

    def __init__(self) -> None:
        self.is_open = False
        self._presses: list[KeyPress] = []
        self._filter = InputFilter(Vt100Parser(self._presses.append))
        self._names = KeyNames()

    def feed(self, text: str) -> list[Key]:
        """The keys that are whole after ``text``; those that came in one breath say so."""
        lost = self._filter.lost_pastes
        self._filter.feed(text)
        self.is_open = True
        keys = self._taken()
        if self._filter.lost_pastes > lost:
            keys.insert(0, Key(LOST_PASTE))
        return [key._replace(in_burst=len(keys) > 1) for key in keys]

    def flush(self) -> list[Key]:
        """The keys that stayed open, now that nothing follows them."""
        self._filter.flush()
        self.is_open = self._filter.is_open
        return self._taken() + self._names.flush()

    def _taken(self) -> list[Key]:
        keys = self._names.feed(self._presses)
        self._presses.clear()
        return keys
