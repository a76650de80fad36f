"""A filter for what a terminal sends besides keys, so that it is not taken for keys.

A terminal answers questions that other programs asked (its colours, its name), and a paste is
wrapped in marks. Such a string can be long, can come in parts, and its end can be missing.
prompt_toolkit's matcher would take it apart into characters, each of them a key of the game; a
paste without an end it would wait for for ever; and it looks at every prefix of a sequence, so
that a long one costs it minutes. So what comes is looked through first, a character at a time.

Names of sequences are those of ECMA-48: CSI, OSC, DCS, SOS, PM and APC, each in its two forms,
an Escape and a letter or one control character of eight bits.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol


class Key(NamedTuple):
    """One key.

    It has its name, the character that it types ("" if none), and whether it was read in one breath
    with others: held down, bounced, typed ahead or pasted.
    """

    name: str
    text: str = ""
    in_burst: bool = False


_LONGEST_SEQUENCE = 64
"""Characters of a control sequence; no key and no report known has more than 20."""

LONGEST_PASTE = 65536
"""Characters of a paste."""

GIVE_UP = 1.0
"""Seconds without another character after which whatever is open is taken to have no end."""

_CSI = "\x1b["
_PASTE, _PASTE_END = "\x1b[200~", "\x1b[201~"
_MOUSE, _MOUSE_REPORT = "\x1b[M", 3  # and so many characters that may be any
_STRINGS = frozenset("P]^_X")  # behind an Escape, what a terminal ends by ST, or by BEL
_CUT_OFF = re.compile(r"\[(?:[0-?]+[@-~]|[A-HPQRSZ])|\][0-9]+;")
"""Characters that are no key shortly after an Escape: the rest of a sequence or an answer."""
_ENDERS = frozenset("\x03\x04")  # Ctrl-C and Ctrl-D always come through


class _KeyParser(Protocol):
    """A parser of characters that makes keys of them (see prompt_toolkit's Vt100Parser)."""

    def feed(self, data: str) -> None:
        """Take characters."""

    def flush(self) -> None:
        """Take what is open for whole: nothing follows for now."""


class InputFilter:
    """Stands before a parser and hands it keys alone.

    Attributes:
        taken: How many characters have come so far, whatever became of them.
        lost_pastes: How many pastes were given up.
    """

    def __init__(self, parser: _KeyParser, clock: Callable[[], float] = time.monotonic) -> None:
        self.taken = 0
        self.lost_pastes = 0
        self._parser = parser
        self._clock = clock
        self._latest = clock()
        self._take: Callable[[str], None] = self._ground
        self._held = ""
        self._pasted: list[str] = []
        self._raw = 0
        self._escaped = False  # an Escape was taken for the key itself, and nothing came since

    @property
    def is_open(self) -> bool:
        """True if something has begun whose end is awaited for longer than a key's."""
        return self._take not in (self._ground, self._escape)

    def feed(self, data: str) -> None:
        """Take what the terminal sent."""
        if data:
            self.taken += len(data)
            self._give_up_if_late()
            now = self._clock()
            if self._escaped and now - self._latest < GIVE_UP and _CUT_OFF.match(data):
                self._become(self._escape, "\x1b")
            self._latest, self._escaped = now, False
        if self._take == self._ground and data.isascii() and "\x1b" not in data and not self._raw:
            self._parser.feed(data)
            return
        for character in data:
            self._take(_in_seven_bits(character))

    def flush(self) -> None:
        """Take an Escape for the key itself: nothing has followed for a moment.

        What is longer may still be on its way.
        """
        self._give_up_if_late()
        self._escaped = self._escaped or self._take == self._escape
        if self._take in (self._escape, self._string_or_key) or self._held == _CSI:
            self._pass_on()
        self._parser.flush()

    def _give_up_if_late(self) -> None:
        if self.is_open and self._clock() - self._latest >= GIVE_UP:
            self._give_up()

    def _give_up(self) -> None:
        """Drop what is open; the next character is a key again."""
        if self._take == self._paste:
            self.lost_pastes += 1
        self._become(self._ground)

    def _become(self, state: Callable[[str], None], held: str = "") -> None:
        self._take, self._held = state, held

    def _pass_on(self, more: str = "") -> None:
        held = self._held + more
        self._become(self._ground)
        self._parser.feed(held)

    # -- what the next character means -----------------------------------------------------------

    def _ground(self, text: str) -> None:
        """Take a key, or the first of a sequence."""
        if self._raw:
            self._raw -= 1
            self._parser.feed(text)
        elif text == "\x1b":
            self._become(self._escape, text)
        elif text.startswith("\x1b"):
            self._become(self._escape, "\x1b")
            self._escape(text[1])
        else:
            self._parser.feed(text)

    def _escape(self, text: str) -> None:
        """Take the second of a sequence, or what is typed together with Alt."""
        if text == "[":
            self._become(self._sequence, _CSI)
        elif text in _STRINGS:
            self._become(self._string_or_key, self._held + text)
        elif text.startswith("\x1b"):
            self._pass_on()
            self._ground(text)
        else:
            self._pass_on(text)

    def _sequence(self, text: str) -> None:
        """Take parameters of a control sequence, then its last character."""
        self._held += text
        if _breaks_off(text):
            self._become(self._ground)
            self._ground(text)
        elif not "@" <= text <= "~":
            if len(self._held) > _LONGEST_SEQUENCE:
                self._become(self._rest_of_sequence)
        elif self._held == _PASTE:
            self._pasted.clear()
            self._become(self._paste)
        else:
            self._raw = _MOUSE_REPORT if self._held == _MOUSE else 0
            self._pass_on()

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
        if text == "\x1b":
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
            self._become(self._escape, "\x1b")
            self._escape(text)

    def _paste(self, text: str) -> None:
        """Hold a paste until it is whole."""
        self._pasted.append(text)
        if text in _ENDERS:
            self._give_up()
            self._ground(text)
        elif self._at_end_of_paste(text):
            self._become(self._ground)
            self._parser.feed(_PASTE + "".join(self._pasted))
        elif len(self._pasted) > LONGEST_PASTE + len(_PASTE_END):
            self.lost_pastes += 1
            self._become(self._rest_of_paste)

    def _at_end_of_paste(self, text: str) -> bool:
        return text == "~" and "".join(self._pasted[-len(_PASTE_END) :]) == _PASTE_END

    def _rest_of_paste(self, text: str) -> None:
        """Drop the rest of a paste, its end too."""
        self._pasted = [*self._pasted[1 - len(_PASTE_END) :], text]
        if text in _ENDERS:
            self._become(self._ground)
            self._ground(text)
        elif self._at_end_of_paste(text):
            self._become(self._ground)


class _NoParser:
    """Stands for that of an input which parses nothing, such as an old Windows console."""

    def feed(self, data: str) -> None: ...

    def flush(self) -> None: ...


def put_before(source: object) -> InputFilter:
    """Put a filter before the parser of prompt_toolkit's input.

    That is held under one name for a terminal and under another for a Windows console; without
    effect where there is none.
    """
    console = getattr(source, "console_input_reader", None)
    for holder, name in ((source, "vt100_parser"), (console, "_vt100_parser")):
        if (parser := getattr(holder, name, None)) is not None:
            filtered = InputFilter(parser)
            setattr(holder, name, filtered)
            return filtered
    return InputFilter(_NoParser())


def _breaks_off(text: str) -> bool:
    """Return whether this is nothing that a control sequence holds: another one, or a key."""
    return len(text) > 1 or not " " <= text <= "~"


def _in_seven_bits(character: str) -> str:
    """Return a control character of eight bits as an Escape and a letter.

    It begins or ends a sequence; any other character is returned as it is. A byte that is no UTF-8
    comes as a lone surrogate.
    """
    code = ord(character)
    code = code - 0xDC00 if 0xDC80 <= code < 0xDCA0 else code
    if 0x80 <= code < 0xA0 and (letter := chr(code - 0x40)) in "OPX[\\]^_":
        return "\x1b" + letter
    return character
