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
from enum import Enum, auto
from typing import NamedTuple

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from sorry_a11y.ui.session.reply import LOST_PASTE


class Key(NamedTuple):
    """One key.

    Attributes:
        name: Its name.
        text: The character that it types, empty if it types none.
        in_burst: Whether it was read together with others: held down, typed ahead or pasted.
        is_pasted: Whether it is part of a paste.
    """

    name: str
    text: str = ""
    in_burst: bool = False
    is_pasted: bool = False


LONGEST_PASTE = 65536
"""Characters of a paste."""

GIVE_UP = 1.0
"""Seconds without another character after which what has begun is taken to have no end."""

_LONGEST_SEQUENCE = 65
"""Characters of a control sequence; no key and no report known has more than 20."""

_JOINERS = "\u200c\u200d"
"""The unseen signs that belong to a text."""
_ESCAPE, _PASTE_END = "\x1b", "\x1b[201~"

_TOKEN = re.compile(
    r"""
      (?P<character> [^\x1b] )
    | (?P<paste> \x1b\[200~ )
    | (?P<no_key>
        \x1b\[M (?> [^\x00-\x1f] | \x1b[OPX[\\\]^_]){3}  # a report of the mouse, also broken off
      | \x1b\[M (?> [^\x00-\x1f] | \x1b[OPX[\\\]^_]){0,2}+ (?= [^\x1b] | \x1b[^OPX[\\\]^_])
      | \x1b\[ (?: \d+;\d+R | <?[\d;]+[mM] )  # where the cursor or the mouse is
      | \x1b[P\]^_X] [^\x00-\x1f]*+ (?: \x07 | \x1b\\ | (?= [^\x07\x1b] | \x1b[^\\]) )  # a string
      | \x1b(?: \[\[?+ [ -?]++ | O[\d;]++ ) (?=[^ -~])  # broken off
      )
    | (?P<sequence> \x1b\[(?!M) \[?+ [ -?]*+ [@-~] | \x1bO [\d;]*+ [ -~] | \x1b\t )
    | (?P<alt> \x1b (?= [^O[P\]^_X] | O[^ -~] | \[\[?+[^ -~] ) )
    """,
    re.VERBOSE | re.DOTALL,
)
"""A key, or what is none, at the beginning of what a terminal sent.

Where no token matches, one has begun that is not complete. The control character that breaks a
token off, and the key that Alt is held with, are no part of the token.
"""
_END_OF_PASTE = re.compile(r"\x1b\[201~|(?=[\x03\x04])")  # Ctrl-C and Ctrl-D always come through
_CUT_OFF = re.compile(r"[O[]|[P\]^_X][ -~]")
"""What is no key shortly after an Escape: how the rest of a sequence or of an answer begins."""

_SEVEN_BITS = {
    ord(letter) + above: _ESCAPE + letter for letter in "OPX[\\]^_" for above in (0x40, 0xDC40)
}
"""Control characters of eight bits, also as a lone surrogate: a byte that is no UTF-8."""
_CUT_CHARACTER = re.compile(r"(?<=[\udce0-\udcf4])[\udc80-\udcbf]{1,2}")
"""The bytes after the first of a character of UTF-8 that was cut off. They are no control
characters: one of them would hold back all keys that follow."""

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


def _seven_bits(data: str) -> str:
    return _CUT_CHARACTER.sub("", data).translate(_SEVEN_BITS)


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
        typed = map(_typed_key, text.replace("\r\n", "\r"))
        self._keys += (key._replace(is_pasted=True) for key in typed)

    def lose_paste(self) -> None:
        """Add the key that says that a paste was lost."""
        self.end_alt()
        self._keys.append(Key(LOST_PASTE))

    def take(self) -> list[Key]:
        """Return the keys that were not returned before, without an Escape that may be Alt."""
        keys, self._keys = self._keys, []
        return [key._replace(in_burst=len(keys) > 1) for key in keys]


class _Within(Enum):
    """The part of the input that is open and does not end with a token."""

    NOTHING = auto()
    PASTE = auto()
    LOST_PASTE = auto()


class KeyDecoder:
    """Makes keys of characters, which may come in any parts.

    What is not complete is held, so that no part of a sequence becomes a key that does something.
    Only a lone Escape becomes one soon, and is not pressed again if the rest follows.

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
        self._held = ""
        self._is_escape_told = False  # the Escape before what comes next, or is held, is a key
        self._within = _Within.NOTHING

    @property
    def is_open(self) -> bool:
        """Whether something has begun whose end may still come, so that `flush` is due."""
        return self.keys.has_alt or bool(self._held) or self._within is not _Within.NOTHING

    def feed(self, data: str) -> None:
        """Take characters that the terminal sent."""
        if not data:
            return
        self.taken += len(data)
        self._give_up_if_late()
        self._latest = self._clock()
        if self._is_escape_told and not self._held:
            self._is_escape_told = bool(_CUT_OFF.match(data))
            self._held = _ESCAPE if self._is_escape_told else ""
        text, at, searched = self._held + _seven_bits(data), 0, len(self._held)
        while at < len(text):
            if self._within is _Within.NOTHING:
                end = self._end_of_token(text, at)
            else:
                end = self._end_of_paste(text, at, max(at, searched - len(_PASTE_END)))
            if end is None:
                break
            at, self._is_escape_told = end, False
        self._hold(text[at:])

    def flush(self) -> None:
        """Take an Escape for the key itself: nothing has followed for a moment.

        What is longer may still be on its way.
        """
        self._give_up_if_late()
        if self._within is _Within.NOTHING and self._held == _ESCAPE:
            self.keys.press(Keys.Escape)
            self._held, self._is_escape_told = "", True
        if not self._held:
            self.keys.end_alt()

    def _hold(self, text: str) -> None:
        """Hold what is not complete, without what cannot change what becomes of it."""
        if self._within is _Within.LOST_PASTE:
            text = text[-len(_PASTE_END) :]
        elif self._within is _Within.NOTHING and len(text) > _LONGEST_SEQUENCE:
            text = text[:_LONGEST_SEQUENCE] + text[-1]
        self._held = text

    def _give_up_if_late(self) -> None:
        """Take what has no end for keys if it is Escape, or Alt and another key; else drop it.

        The next character is a key again.
        """
        if self._clock() - self._latest < GIVE_UP:
            return
        if self._within is _Within.PASTE:
            self.keys.lose_paste()
        elif self._within is _Within.NOTHING and 0 < len(self._held) <= 2:
            self._press_escape()
            self.keys.press(*self._held[1:])
            self.keys.end_alt()
        self._held, self._is_escape_told, self._within = "", False, _Within.NOTHING

    def _press_escape(self) -> None:
        """Press Escape, also as Alt before a key, unless it is a key already."""
        if not self._is_escape_told:
            self.keys.press(Keys.Escape)

    def _end_of_token(self, text: str, at: int) -> int | None:
        """Take the token that begins at a place; return where it ends, None if that is to come."""
        token = _TOKEN.match(text, at)
        if not token:
            return None
        match token.lastgroup:
            case "character":
                self.keys.press(*_presses_of(token[0], token[0]))
            case "sequence" if len(token[0]) <= _LONGEST_SEQUENCE:
                self.keys.press(*_presses_of(token[0], Keys.Ignore))
            case "alt":
                self._press_escape()
            case "paste":
                self._within = _Within.PASTE
            case _:
                self.keys.end_alt()
        return token.end()

    def _end_of_paste(self, text: str, at: int, searched: int) -> int | None:
        """Take the paste that begins at a place, if its end is not before ``searched``.

        Return where it ends, None if that is to come.
        """
        end = _END_OF_PASTE.search(text, searched)
        last = end.start() if end else len(text) - len(_PASTE_END)
        is_lost = last - at > LONGEST_PASTE or (end is not None and not end[0])
        if is_lost and self._within is _Within.PASTE:
            self._within = _Within.LOST_PASTE
            self.keys.lose_paste()
        if not end:
            return None
        if self._within is _Within.PASTE:
            self.keys.paste(text[at:last])
        self._within = _Within.NOTHING
        return end.end()


# -- characters and names ------------------------------------------------------------------------


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
    if unicodedata.category(character) == "Cf":  # unseen; some join letters, or pictures
        return Key("", character if character in _JOINERS else "")
    if not character.isprintable():
        return Key(_UNKNOWN)
    name = {"。": ".", "、": ","}.get(folded, folded).lower()
    return Key(name if len(name) == 1 else character, character)
