"""The keyboard read key by key, by prompt_toolkit's input alone: no Application, no event loop."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, cast

from sorry_a11y.terminal.console import Console
from sorry_a11y.terminal.signals import Happening, Signals

if TYPE_CHECKING:
    from prompt_toolkit.input import Input

    from sorry_a11y.terminal.key_names import Key

ESCAPE_PAUSE = 0.05
"""Seconds without another byte after which an Escape is taken for the key itself."""

_DEAF_READS = 64
"""Reads in a row that found nothing though something was there: a terminal that went away
without saying so. More than the bytes of any key, so no slow key is taken for it."""


class Keyboard:
    """Keys and happenings in the order they came.

    Every key typed ahead, or pasted, is given one by one; nothing is dropped but what is still
    unread when the session ends.
    """

    def __init__(self, source: Input, signals: Signals) -> None:
        self._source = source
        self._signals = signals
        self._is_there: Callable[[], bool] = _no_answer
        if sys.platform == "win32":
            self._is_there = Console().answers

    def events(self) -> Iterator[Key | Happening]:
        """What happens, for ever, or until the input has ended (the last event says so).

        A happening comes before the keys that were already read.
        """
        from sorry_a11y.terminal.key_names import KeyNames

        names = KeyNames()
        open_key = False
        deaf = 0
        while not self._source.closed and deaf < _DEAF_READS:
            yield from self._happenings()
            keys: list[Key] = []
            if self._wait(ESCAPE_PAUSE if open_key else None):
                presses = self._source.read_keys()
                keys = names.feed(presses)
                deaf = 0 if presses else deaf + 1
                # A Windows console also reports mouse and focus, which are no presses.
                if deaf == _DEAF_READS and self._is_there():
                    deaf = 0
                open_key = True
            elif open_key:
                keys = names.feed(self._source.flush_keys()) + names.flush()
                open_key = False
                deaf = 0
            for key in keys:
                yield from self._happenings()
                yield key
        yield from names.feed(self._source.flush_keys()) + names.flush()
        yield Happening.INPUT_ENDED

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
    """A terminal says that it went away by having nothing to read."""
    return False
