"""The keyboard of a terminal: keys as they are read, and what happens meanwhile.

There is no Application and no event loop of prompt_toolkit: only its input is read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, cast

from prompt_toolkit.input import Input

from sorry_a11y.terminal.console import Console
from sorry_a11y.terminal.key_decoder import Key, KeyDecoder
from sorry_a11y.terminal.signals import Happening, Signals

ESCAPE_PAUSE = 0.05
"""Seconds without another byte after which an Escape is taken for the key itself."""

_DEAF_READS = 64
"""Reads in a row that found nothing though something was there: a terminal that went away
without saying so. More than the bytes of any key, so no slow key is taken for it."""


class Keyboard:
    """Keys and happenings in the order in which they came.

    Every key typed ahead, or pasted, is given one by one; nothing is dropped but the characters
    that are still unread when the session ends.

    Args:
        source: The input from which characters are read.
        signals: The happenings besides keys.
        typed_ahead: Whether keys may have waited until they are read for the first time, so that
            the pauses between them are unknown.
    """

    def __init__(self, source: Input, signals: Signals, *, typed_ahead: bool = False) -> None:
        self._typed_ahead = typed_ahead
        self._source = source
        self._signals = signals
        self._decoder = KeyDecoder()
        # prompt_toolkit holds its parser under one name for a terminal, under another for a
        # Windows console; an old Windows console has none
        console = getattr(source, "console_input_reader", None)
        for holder, name in ((source, "vt100_parser"), (console, "_vt100_parser")):
            if hasattr(holder, name):
                setattr(holder, name, self._decoder)

    def events(self) -> Iterator[Key | Happening]:
        """Yield what happens, for ever, or until the input has ended (the last event says so).

        A happening comes before the keys that were already read.
        """
        deaf = 0
        self._typed_ahead = self._typed_ahead and self._wait(0.0)
        while not self._source.closed and deaf < _DEAF_READS:
            yield from self._happenings()
            if self._wait(ESCAPE_PAUSE if self._decoder.is_open else None):
                taken = self._decoder.taken
                keys = self._read()
                deaf = 0 if keys or self._decoder.taken > taken else deaf + 1
                if deaf == _DEAF_READS and self._is_there():
                    deaf = 0
            else:
                keys = self._flushed()
                deaf = 0
            for key in keys:
                yield from self._happenings()
                yield key
        yield from self._flushed()
        yield Happening.INPUT_ENDED

    def _is_there(self) -> bool:
        """Return whether a console is there: one on Windows also reports mouse and focus."""
        return sys.platform == "win32" and Console().answers()

    def _read(self) -> list[Key]:
        keys = self._decoder.keys
        keys.typed_ahead = self._typed_ahead
        keys.press_all(self._source.read_keys())
        self._typed_ahead = keys.typed_ahead = False
        return keys.take()

    def _flushed(self) -> list[Key]:
        self._decoder.flush()
        return self._decoder.keys.take()

    def _happenings(self) -> Iterator[Happening]:
        while happening := self._signals.take():
            yield happening

    def _wait(self, seconds: float | None) -> bool:
        if sys.platform == "win32":
            # no signal ends this wait, so it is a short one, and the caller asks again
            from prompt_toolkit.eventloop.win32 import wait_for_handles

            pause = 100 if seconds is None else int(seconds * 1000)
            handle = cast(Any, self._source).handle
            return wait_for_handles([handle], pause) is not None
        return self._signals.wait_readable(self._source.fileno(), seconds)
