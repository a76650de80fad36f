"""The keyboard of a terminal: keys as they are read on the running loop.

There is no Application of prompt_toolkit: only its input is read.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from prompt_toolkit.input import Input

from sorry_a11y.frontends.terminal.console import Console
from sorry_a11y.frontends.terminal.key_decoder import Key, KeyDecoder
from sorry_a11y.frontends.terminal.signals import Happening
from sorry_a11y.ui.session.player_events import PlayerEvents

ESCAPE_PAUSE = 0.05
"""Seconds without another byte after which an Escape is taken for the key itself."""

MOST_UNREAD = 200
"""The most keys that wait for their replies; then nothing more is read."""

_DEAF_READS = 64
"""Reads in a row that found nothing though something was there: a terminal that went away
without saying so. More than the bytes of any key, so no slow key is taken for it."""


class TypedKeys:
    """The keys in what is typed, made on the running loop.

    Args:
        take: A function that takes each key.

    Attributes:
        decoder: The decoder that makes them.
    """

    def __init__(self, take: Callable[[Key], object]) -> None:
        self.decoder = KeyDecoder()
        self._take = take
        self._loop = asyncio.get_running_loop()
        self._pause: asyncio.TimerHandle | None = None

    def feed(self, text: str) -> None:
        """Take characters that were typed."""
        self.decoder.feed(text)
        self.hand_on()

    def hand_on(self) -> None:
        """Hand on the keys that are complete, and after a pause what could have become another."""
        self.close()
        for key in self.decoder.keys.take():
            self._take(key)
        if self.decoder.is_open:  # Escape, or the beginning of another key's characters
            self._pause = self._loop.call_later(ESCAPE_PAUSE, self.flush)

    def flush(self) -> None:
        """Take an Escape for the key itself, since nothing has followed."""
        self.decoder.flush()
        self.hand_on()

    def close(self) -> None:
        """Wait no longer for further characters of a key."""
        if self._pause:
            self._pause.cancel()
            self._pause = None


class Keyboard:
    """The keys of a terminal in the order in which they came.

    Every key typed ahead, or pasted, is added one by one; nothing is dropped but the characters
    that are still unread when the session ends. The last event says that the terminal went away:
    as Ctrl-D is a key, its input does not end otherwise.

    Args:
        source: The input from which characters are read.
        events: The events to which the keys are added.
        typed_ahead: Whether keys may have waited until now, so that the pauses between them are
            unknown.
    """

    def __init__(
        self, source: Input, events: PlayerEvents[Any], *, typed_ahead: bool = False
    ) -> None:
        self._source = source
        self._events = events
        self._keys = TypedKeys(events.add)
        self._attached = ExitStack()
        self._is_reading = False
        self._has_ended = False
        self._deaf = 0
        # prompt_toolkit holds its parser under one name for a terminal, under another for a
        # Windows console; an old Windows console has none
        console = getattr(source, "console_input_reader", None)
        for holder, name in ((source, "vt100_parser"), (console, "_vt100_parser")):
            if hasattr(holder, name):
                setattr(holder, name, self._keys.decoder)
        if typed_ahead:
            self._keys.decoder.keys.typed_ahead = True
            self._read()
            self._keys.decoder.keys.typed_ahead = False

    def read_on(self) -> None:
        """Read on, unless the terminal went away or too many keys wait to be answered."""
        if not (self._is_reading or self._has_ended or self._events.waiting > MOST_UNREAD):
            self._is_reading = True
            self._attached.enter_context(self._source.attach(self._read))

    def close(self) -> None:
        """Read nothing more."""
        self._has_ended = True
        self._pause()
        self._keys.close()

    def _pause(self) -> None:
        self._is_reading = False
        self._attached.close()

    def _read(self) -> None:
        """Add the keys that can be read now, if the terminal has not gone away."""
        before = self._events.waiting, self._keys.decoder.taken
        self._keys.decoder.keys.press_all(self._source.read_keys())
        self._keys.hand_on()
        is_deaf = before == (self._events.waiting, self._keys.decoder.taken)
        self._deaf = self._deaf + 1 if is_deaf else 0
        if self._deaf == _DEAF_READS and self._is_there():
            self._deaf = 0
        if self._source.closed or self._deaf == _DEAF_READS:
            self._keys.flush()
            self.close()
            self._events.add(Happening.HUNG_UP)
        elif self._events.waiting > MOST_UNREAD:
            self._pause()

    def _is_there(self) -> bool:
        """Return whether a console is there: one on Windows also reports mouse and focus."""
        return sys.platform == "win32" and Console().answers()
