"""Key presses as prompt_toolkit reports them, under the names that the game knows them by.

prompt_toolkit takes an escape sequence that it does not know apart into its characters. Left
alone, the digits in such a sequence (from an unusual key or from the terminal itself) would be
played as choices. So what follows an Escape in the same breath is one key: "alt-x", or "unknown"
for a whole unknown sequence.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from sorry_a11y.session.reply import LOST_PASTE
from sorry_a11y.terminal.input_filter import InputFilter, Key

UNKNOWN = "unknown"

_NO_KEYS = frozenset(
    {
        Keys.CPRResponse,
        Keys.Vt100MouseEvent,
        Keys.WindowsMouseEvent,
        Keys.ScrollUp,
        Keys.ScrollDown,
    }
)

_OWN_NAMES = {
    Keys.Enter: "enter",
    Keys.ControlJ: "enter",  # a pasted line, some braille displays, keys typed before start
    Keys.Tab: "tab",
    Keys.BackTab: "shift-tab",
    Keys.Backspace: "backspace",
    Keys.ControlAt: "ctrl-space",
    Keys.PageUp: "page-up",
    Keys.PageDown: "page-down",
    Keys.Ignore: UNKNOWN,
}


class KeyNames:
    """Names key presses one burst after another, putting escape sequences together."""

    def __init__(self) -> None:
        self._held = ""  # what came since an Escape whose meaning is still open
        self._apart = False

    def feed(self, presses: Iterable[KeyPress], *, apart: bool = False) -> list[Key]:
        """Return the keys that are complete after these presses. ``apart``: they waited to be read,
        so that a key behind an Escape was pressed by itself and not together with Alt."""
        self._apart = apart
        return [key for press in presses for key in self._press(press)]

    def flush(self) -> list[Key]:
        """Return the key that stayed open, now that nothing follows it."""
        held, self._held = self._held, ""
        if not held:
            return []
        return [Key("escape" if held == "\x1b" else f"alt-{held[1]}")]

    def _press(self, press: KeyPress) -> Iterator[Key]:
        if press.key in _NO_KEYS:
            return
        if press.key == Keys.Escape:
            yield from self.flush()
            self._held = "\x1b"
        elif press.key == Keys.BracketedPaste:
            yield from self.flush()
            yield from map(typed_key, press.data.replace("\r\n", "\r"))
        elif self._held:
            yield from self._after_escape(press)
        else:
            yield named_key(press.key)

    def _after_escape(self, press: KeyPress) -> Iterator[Key]:
        character = "" if isinstance(press.key, Keys) else press.key
        if self._held == "\x1b":
            if character in ("[", "O"):
                self._held += character
                return
            self._held = ""
            key = named_key(press.key)
            yield from (Key("escape"), key) if self._apart else (Key(f"alt-{key.name}"),)
        elif not character:
            yield from self.flush()
            yield named_key(press.key)
        elif self._held == "\x1bO" or "@" <= character <= "~":
            self._held = ""
            yield Key(UNKNOWN)


def named_key(key: Keys | str) -> Key:
    """Return one key press that stands for itself."""
    if not isinstance(key, Keys):
        return typed_key(key)
    own = _OWN_NAMES.get(key)
    if own:
        return Key(own)
    name: str = key.value
    for short, long in (("c-s-", "ctrl-shift-"), ("c-", "ctrl-"), ("s-", "shift-")):
        if name.startswith(short):
            return Key(long + name.removeprefix(short))
    return Key(name)


def typed_key(character: str) -> Key:
    """Return a key that types one character. Either case means the same, and so does its full-width
    form, which Chinese and Japanese keyboards give."""
    if character in "\r\n":
        return Key("enter")
    if character == "\t":
        return Key("tab")
    folded = unicodedata.normalize("NFKC", character)
    if folded == " ":
        return Key("space", " ")
    if not character.isprintable():
        return Key(UNKNOWN)
    name = {"。": ".", "、": ","}.get(folded, folded).lower()
    return Key(name if len(name) == 1 else character, character)


class KeyDecoder:
    """Names keys as they come. While `is_open`, something has begun whose end may still come:
    after `keyboard.ESCAPE_PAUSE` without more, `flush` says what it was."""

    def __init__(self) -> None:
        self.is_open = False
        self._presses: list[KeyPress] = []
        self._filter = InputFilter(Vt100Parser(self._presses.append))
        self._names = KeyNames()

    def feed(self, text: str) -> list[Key]:
        """Return the keys that are whole after ``text``; those that came in one breath say so."""
        lost = self._filter.lost_pastes
        self._filter.feed(text)
        self.is_open = True
        keys = self._taken()
        if self._filter.lost_pastes > lost:
            keys.insert(0, Key(LOST_PASTE))
        return [key._replace(in_burst=len(keys) > 1) for key in keys]

    def flush(self) -> list[Key]:
        """Return the keys that stayed open, now that nothing follows them."""
        self._filter.flush()
        self.is_open = self._filter.is_open
        return self._taken() + self._names.flush()

    def _taken(self) -> list[Key]:
        keys = self._names.feed(self._presses)
        self._presses.clear()
        return keys
