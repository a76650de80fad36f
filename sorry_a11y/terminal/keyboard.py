"""The keyboard read key by key, by prompt_toolkit's input alone: no Application, no event loop."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, cast

from sorry_a11y.session.reply import LOST_PASTE
from sorry_a11y.terminal.console import Console
from sorry_a11y.terminal.input_filter import Key, put_before
from sorry_a11y.terminal.signals import Happening, Signals

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress

    from sorry_a11y.terminal.key_names import KeyNames

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
        from sorry_a11y.terminal.key_names import KeyNames  # which loads prompt_toolkit

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
