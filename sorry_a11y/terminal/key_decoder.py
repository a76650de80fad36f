"""Keys made of the characters that a terminal sends.

A terminal also answers questions that other programs asked (its colours, its name), and wraps a
paste in marks. Such a string can be long, can come in parts, and its end can be missing. No
character of it, nor of a sequence that is not known, may be taken for a key: a digit would be
played as a choice. prompt_toolkit's own parser would take unknown sequences apart, and wait for
ever for the end of a paste; only its table of the sequences of keys is used.

Names of sequences are those of ECMA-48: CSI, SS3, OSC, DCS, SOS, PM and APC, each in its two forms,
an Escape and a letter or one control character of eight bits.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections.abc import Callable, Iterable
from typing import NamedTuple

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from sorry_a11y.session.reply import LOST_PASTE


class Key(NamedTuple):
    """One key.

    Attributes:
        name: Its name.
        text: The character that it types, empty if it types none.
        in_burst: Whether it was read together with others: held down, typed ahead or pasted.
    """

    name: str
    text: str = ""
    in_burst: bool = False


_LONGEST_SEQUENCE = 64
"""Characters of a control sequence; no key and no report known has more than 20."""

LONGEST_PASTE = 65536
"""Characters of a paste."""

GIVE_UP = 1.0
"""Seconds without another character after which a string or a paste is taken to have no end."""

_ESCAPE, _CSI, _SS3 = "\x1b", "\x1b[", "\x1bO"
_CONSOLE_KEY = "\x1b[["  # one more character follows, on a Linux console
_BACK_TAB = "\x1b\t"  # on a Linux console
_PASTE, _PASTE_END = "\x1b[200~", "\x1b[201~"
_MOUSE, _MOUSE_REPORT = "\x1b[M", 3  # and so many characters that may be any
_REPORT = re.compile(r"\x1b\[(?:\d+;\d+R|<?[\d;]+[mM])")
"""A report of where the cursor or the mouse is."""
_STRINGS = frozenset("P]^_X")  # behind an Escape, what a terminal ends by ST, or by BEL
_CUT_OFF = re.compile(r"\[(?:[0-?]+[@-~]|[A-HPQRSZ])|\][0-9]+;")
"""Characters that are no key shortly after an Escape: the rest of a sequence or an answer."""
_ENDERS = frozenset("\x03\x04")  # Ctrl-C and Ctrl-D always come through

_UNKNOWN = "unknown"
_NO_KEYS = frozenset({Keys.WindowsMouseEvent, Keys.ScrollUp, Keys.ScrollDown})
_OWN_NAMES = {
    Keys.Escape: "escape",
    Keys.Enter: "enter",
    Keys.ControlJ: "enter",  # a pasted line, some braille displays, keys typed before start
    Keys.Tab: "tab",
    Keys.BackTab: "shift-tab",
    Keys.Backspace: "backspace",
    Keys.ControlAt: "ctrl-space",
    Keys.PageUp: "page-up",
    Keys.PageDown: "page-down",
    Keys.Ignore: _UNKNOWN,
}


class PressedKeys:
    """The keys that were pressed and wait to be taken.

    Attributes:
        has_alt: Whether an Escape came last: it is the key itself, or Alt if a key follows at once.
        typed_ahead: Whether the keys waited to be read: then a key behind an Escape was pressed by
            itself and not together with Alt.
    """

    def __init__(self) -> None:
        self.has_alt = False
        self.typed_ahead = False
        self._keys: list[Key] = []

    def press(self, *presses: Keys | str) -> None:
        """Add keys of prompt_toolkit; one behind an Escape is pressed together with Alt."""
        for press in presses:
            if press in _NO_KEYS:
                continue
            if press == Keys.Escape:
                self.end_alt()
                self.has_alt = True
                continue
            key = _named_key(press)
            if self.has_alt and not self.typed_ahead and key.name != _UNKNOWN:
                self.has_alt = False
                key = Key(f"alt-{key.name}")
            self.end_alt()
            self._keys.append(key)

    def press_all(self, presses: Iterable[KeyPress]) -> None:
        """Add keys of an old Windows console, which prompt_toolkit knows without characters."""
        for one in presses:
            if one.key == Keys.BracketedPaste:
                self.paste(one.data)
            else:
                self.press(one.key)

    def end_alt(self) -> None:
        """Add an Escape that came last as the key itself."""
        if self.has_alt:
            self.has_alt = False
            self._keys.append(Key("escape"))

    def paste(self, text: str) -> None:
        """Add the keys of a paste."""
        self.end_alt()
        self._keys += map(_typed_key, text.replace("\r\n", "\r"))

    def lose_paste(self) -> None:
        """Add the key that says that a paste was lost."""
        self.end_alt()
        self._keys.append(Key(LOST_PASTE))

    def take(self) -> list[Key]:
        """Return the keys that were not returned before, without an Escape that may be Alt."""
        keys, self._keys = self._keys, []
        return [key._replace(in_burst=len(keys) > 1) for key in keys]


class KeyDecoder:
    """Makes keys of characters, which may come in any parts.

    Args:
        clock: A function that returns seconds that only go forward.

    Attributes:
        keys: The keys that are complete.
        taken: The number of characters that have come, whatever became of them.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.keys = PressedKeys()
        self.taken = 0
        self._clock = clock
        self._latest = clock()
        self._take: Callable[[str], None] = self._ground
        self._held = ""
        self._pasted: list[str] = []
        self._escaped = False  # an Escape was taken for the key itself, and nothing came since

    @property
    def is_open(self) -> bool:
        """Whether something has begun whose end may still come, so that `flush` is due."""
        return self.keys.has_alt or self._take != self._ground

    def feed(self, data: str) -> None:
        """Take characters that the terminal sent."""
        if not data:
            return
        self.taken += len(data)
        self._give_up_if_late()
        now = self._clock()
        if self._escaped and now - self._latest < GIVE_UP and _CUT_OFF.match(data):
            self._become(self._escape, _ESCAPE)
        self._latest, self._escaped = now, False
        for character in data:
            self._take(_in_seven_bits(character))

    def flush(self) -> None:
        """Take an Escape for the key itself: nothing has followed for a moment.

        What is longer may still be on its way.
        """
        self._give_up_if_late()
        self._escaped = self._escaped or self._take == self._escape
        if self._take in (self._escape, self._string_or_key, self._ss3) or self._held == _CSI:
            held = self._held
            self._become(self._ground)
            self.keys.press(Keys.Escape, *held[1:])
        elif self._take == self._mouse_report:
            self._become(self._ground)
        self.keys.end_alt()

    # -- what the next character means -----------------------------------------------------------

    def _give_up_if_late(self) -> None:
        """Drop a string or a paste whose end does not come; the next character is a key again."""
        is_key = self._take in (self._ground, self._escape, self._ss3)
        if not is_key and self._clock() - self._latest >= GIVE_UP:
            self._give_up()

    def _give_up(self) -> None:
        if self._take == self._paste:
            self.keys.lose_paste()
        self._become(self._ground)

    def _become(self, state: Callable[[str], None], held: str = "") -> None:
        self._take, self._held = state, held

    def _ground(self, text: str) -> None:
        """Take a key, or the first of a sequence."""
        if text.startswith(_ESCAPE):
            self._become(self._escape, _ESCAPE)
            if len(text) > 1:
                self._escape(text[1])
        else:
            self.keys.press(*_presses_of(text, text))

    def _escape(self, text: str) -> None:
        """Take the second of a sequence, or what is typed together with Alt."""
        if text == "[":
            self._become(self._sequence, _CSI)
        elif text == "O":
            self._become(self._ss3, _SS3)
        elif text in _STRINGS:
            self._become(self._string_or_key, _ESCAPE + text)
        else:
            self._become(self._ground)
            if _ESCAPE + text == _BACK_TAB:
                self.keys.press(Keys.BackTab)
            else:
                self.keys.press(Keys.Escape)
                self._ground(text)

    def _ss3(self, text: str) -> None:
        """Take the last of a sequence of three characters."""
        self._become(self._ground)
        if _breaks_off(text):
            self.keys.press(Keys.Escape, "O")
            self._ground(text)
        else:
            self._add_sequence(_SS3 + text)

    def _sequence(self, text: str) -> None:
        """Take parameters of a control sequence, then its last character."""
        self._held += text
        if _breaks_off(text):
            self._become(self._ground)
            self._ground(text)
        elif not "@" <= text <= "~" or self._held == _CONSOLE_KEY:
            if len(self._held) > _LONGEST_SEQUENCE:
                self._become(self._rest_of_sequence)
        elif self._held == _PASTE:
            self._pasted.clear()
            self._become(self._paste)
        elif self._held == _MOUSE:
            self._become(self._mouse_report)
        else:
            held = self._held
            self._become(self._ground)
            self._add_sequence(held)

    def _add_sequence(self, sequence: str) -> None:
        if not _REPORT.fullmatch(sequence):
            self.keys.press(*_presses_of(sequence, Keys.Ignore))

    def _mouse_report(self, text: str) -> None:
        """Drop the rest of a report of the mouse."""
        self._held += text[-1]
        if text in _ENDERS:
            self._become(self._ground)
            self._ground(text)
        elif len(self._held) >= _MOUSE_REPORT:
            self._become(self._ground)

    def _rest_of_sequence(self, text: str) -> None:
        """Drop the rest of a sequence, its last character too."""
        if _breaks_off(text):
            self._become(self._ground)
            self._ground(text)
        elif "@" <= text <= "~":
            self._become(self._ground)

    def _string_or_key(self, text: str) -> None:
        """Tell a string from Alt and a capital letter, which begins it: a string has more to it."""
        self._become(self._string)
        self._string(text)

    def _string(self, text: str) -> None:
        """Drop a string up to its end, or to a control character: answers have none, keys do."""
        if text == _ESCAPE:
            self._become(self._string_escape)
        elif text in ("\x07", "\x1b\\"):
            self._become(self._ground)
        elif text < " ":
            self._become(self._ground)
            self._ground(text)

    def _string_escape(self, text: str) -> None:
        """End a string if a backslash follows, else begin another sequence."""
        self._become(self._ground)
        if text != "\\":
            self._become(self._escape, _ESCAPE)
            self._escape(text)

    def _paste(self, text: str) -> None:
        """Hold a paste until it is whole."""
        self._pasted.append(text)
        if text in _ENDERS:
            self._give_up()
            self._ground(text)
        elif _ends_paste(self._pasted):
            self._become(self._ground)
            self.keys.paste("".join(self._pasted[: -len(_PASTE_END)]))
        elif len(self._pasted) > LONGEST_PASTE + len(_PASTE_END):
            self.keys.lose_paste()
            self._become(self._rest_of_paste)

    def _rest_of_paste(self, text: str) -> None:
        """Drop the rest of a paste, its end too."""
        self._pasted = [*self._pasted[1 - len(_PASTE_END) :], text]
        if text in _ENDERS:
            self._become(self._ground)
            self._ground(text)
        elif _ends_paste(self._pasted):
            self._become(self._ground)


# -- characters and names ------------------------------------------------------------------------


def _ends_paste(characters: list[str]) -> bool:
    return "".join(characters[-len(_PASTE_END) :]) == _PASTE_END


def _breaks_off(text: str) -> bool:
    """Return whether a character cannot be part of a sequence, and so begins something else."""
    return len(text) > 1 or not " " <= text <= "~"


def _in_seven_bits(character: str) -> str:
    """Return a control character of eight bits as an Escape and a letter.

    It begins or ends a sequence; any other character is returned as it is. A byte that is no UTF-8
    comes as a lone surrogate.
    """
    code = ord(character)
    code = code - 0xDC00 if 0xDC80 <= code < 0xDCA0 else code
    if 0x80 <= code < 0xA0 and (letter := chr(code - 0x40)) in "OPX[\\]^_":
        return _ESCAPE + letter
    return character


def _presses_of(sequence: str, unknown: Keys | str) -> tuple[Keys | str, ...]:
    """Return the key of a sequence, ``unknown`` if it is none; Alt comes as an Escape before it."""
    found = ANSI_SEQUENCES.get(sequence, unknown)
    return found if isinstance(found, tuple) else (found,)


def _named_key(key: Keys | str) -> Key:
    """Return one key press that stands for itself."""
    if not isinstance(key, Keys):
        return _typed_key(key)
    own = _OWN_NAMES.get(key)
    if own:
        return Key(own)
    name: str = key.value
    for short, long in (("c-s-", "ctrl-shift-"), ("c-", "ctrl-"), ("s-", "shift-")):
        if name.startswith(short):
            return Key(long + name.removeprefix(short))
    return Key(name)


def _typed_key(character: str) -> Key:
    """Return a key that types one character.

    Either case means the same, and so does its full-width form, which Chinese and Japanese
    keyboards give.
    """
    if character in "\r\n":
        return Key("enter")
    if character == "\t":
        return Key("tab")
    folded = unicodedata.normalize("NFKC", character)
    if folded == " ":
        return Key("space", " ")
    if not character.isprintable():
        return Key(_UNKNOWN)
    name = {"。": ".", "、": ","}.get(folded, folded).lower()
    return Key(name if len(name) == 1 else character, character)
