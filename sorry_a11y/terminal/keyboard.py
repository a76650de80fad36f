"""The keys of a terminal, as prompt_toolkit's input reads them, under the game's own names.

There is no Application and no event loop. prompt_toolkit takes an escape sequence that it does not
know apart into its characters. Left alone, the digits in such a sequence (from an unusual key or
from the terminal itself) would be played as choices. So what follows an Escape in the same breath
is one key: "alt-x", or "unknown" for a whole unknown sequence.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from prompt_toolkit.input import Input
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from sorry_a11y.session.reply import LOST_PASTE
from sorry_a11y.terminal.console import Console
from sorry_a11y.terminal.input_filter import InputFilter, Key, put_before
from sorry_a11y.terminal.signals import Happening, Signals

_UNKNOWN = "unknown"

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
    Keys.Ignore: _UNKNOWN,
}


class KeyNames:
    """Names key presses one burst after another, putting escape sequences together."""

    def __init__(self) -> None:
        self._held = ""  # what came since an Escape whose meaning is still open
        self._apart = False

    def feed(self, presses: Iterable[KeyPress], *, apart: bool = False) -> list[Key]:
        """Return the keys that are complete after these presses.

        ``apart``: they waited to be read, so that a key behind an Escape was pressed by itself and
        not together with Alt.
        """
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
            yield from map(_typed_key, press.data.replace("\r\n", "\r"))
        elif self._held:
            yield from self._after_escape(press)
        else:
            yield _named_key(press.key)

    def _after_escape(self, press: KeyPress) -> Iterator[Key]:
        character = "" if isinstance(press.key, Keys) else press.key
        if self._held == "\x1b":
            if character in ("[", "O"):
                self._held += character
                return
            self._held = ""
            key = _named_key(press.key)
            yield from (Key("escape"), key) if self._apart else (Key(f"alt-{key.name}"),)
        elif not character:
            yield from self.flush()
            yield _named_key(press.key)
        elif self._held == "\x1bO" or "@" <= character <= "~":
            self._held = ""
            yield Key(_UNKNOWN)


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


class KeyDecoder:
    """Names keys as they come.

    While `is_open`, something has begun whose end may still come: after `ESCAPE_PAUSE` without
    more, `flush` says what it was.
    """

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


ESCAPE_PAUSE = 0.05
"""Seconds without another byte after which an Escape is taken for the key itself."""

_DEAF_READS = 64
"""Reads in a row that found nothing though something was there: a terminal that went away
without saying so. More than the bytes of any key, so no slow key is taken for it."""


class Keyboard:
    """Keys and happenings in the order they came.

    Every key typed ahead, or pasted, is given one by one; nothing is dropped but what is still
    unread when the session ends. ``typed_ahead``: keys may have waited until they are read for the
    first time, the pauses between them unknown.
    """

    def __init__(self, source: Input, signals: Signals, *, typed_ahead: bool = False) -> None:
        self._typed_ahead = typed_ahead
        self._source = source
        self._signals = signals
        self._filter = put_before(source)
        self._is_there: Callable[[], bool] = _no_answer
        if sys.platform == "win32":
            self._is_there = Console().answers

    def events(self) -> Iterator[Key | Happening]:
        """Yield what happens, for ever, or until the input has ended (the last event says so).

        A happening comes before the keys that were already read.
        """
        names = KeyNames()
        is_open = False
        deaf = 0
        self._typed_ahead = self._typed_ahead and self._wait(0.0)
        while not self._source.closed and deaf < _DEAF_READS:
            yield from self._happenings()
            keys: list[Key] = []
            if self._wait(ESCAPE_PAUSE if is_open else None):
                taken = self._filter.taken
                keys = self._named(names, self._source.read_keys)
                deaf = 0 if keys or self._filter.taken > taken else deaf + 1
                # A Windows console also reports mouse and focus, which are no presses.
                if deaf == _DEAF_READS and self._is_there():
                    deaf = 0
                is_open = True
            elif is_open:
                keys = self._named(names, self._source.flush_keys) + names.flush()
                is_open = self._filter.is_open
                deaf = 0
            for key in keys:
                yield from self._happenings()
                yield key._replace(in_burst=len(keys) > 1)
        yield from self._named(names, self._source.flush_keys) + names.flush()
        yield Happening.INPUT_ENDED

    def _named(self, names: KeyNames, read: Callable[[], list[KeyPress]]) -> list[Key]:
        """Return the keys that were read, a paste that was given up before all others."""
        lost = self._filter.lost_pastes
        keys = names.feed(read(), apart=self._typed_ahead)
        self._typed_ahead = False
        return [Key(LOST_PASTE), *keys] if self._filter.lost_pastes > lost else keys

    def _happenings(self) -> Iterator[Happening]:
        while happening := self._signals.take():
            yield happening

    def _wait(self, seconds: float | None) -> bool:
        if sys.platform == "win32":
            return self._wait_on_console(seconds)
        return self._signals.wait_readable(self._source.fileno(), seconds)

    if sys.platform == "win32":

        def _wait_on_console(self, seconds: float | None) -> bool:
            # No signal ends this wait, so it is a short one, and the caller asks again.
            from prompt_toolkit.eventloop.win32 import wait_for_handles

            pause = 100 if seconds is None else int(seconds * 1000)
            handle = cast(Any, self._source).handle
            return wait_for_handles([handle], pause) is not None


def _no_answer() -> bool:
    """End the input: a terminal says that it went away by having nothing to read."""
    return False
