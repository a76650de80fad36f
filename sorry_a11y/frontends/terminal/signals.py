"""Happenings beside the keys: the operating system's signals, held until the session takes them.

And the one way by which signals and other threads wake the session's loop.
"""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from types import FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


class Happening(Enum):
    """A happening of a session besides its keys."""

    INPUT_ENDED = auto()
    INTERRUPTED = auto()
    TERMINATED = auto()
    HUNG_UP = auto()
    SUSPENDED = auto()
    CONTINUED = auto()


_ENDINGS = frozenset({Happening.INTERRUPTED, Happening.TERMINATED, Happening.HUNG_UP})

_MEANING = {
    "SIGINT": Happening.INTERRUPTED,
    "SIGBREAK": Happening.INTERRUPTED,  # Ctrl+Break, on Windows only
    "SIGTERM": Happening.TERMINATED,
    "SIGHUP": Happening.HUNG_UP,
    "SIGTSTP": Happening.SUSPENDED,
    "SIGCONT": Happening.CONTINUED,
}


_PATIENCE = 2.0
"""Seconds that a signal which ends the session waits to be answered."""


class Waker:
    """Wakes a session from any thread or signal handler, also before its loop runs."""

    def __init__(self) -> None:
        self._is_due = False
        self._loop: AbstractEventLoop | None = None
        self._wake: Callable[[], None] = lambda: None

    def __call__(self) -> None:
        """Wake the session; harmless once its loop is closed."""
        self._is_due = True
        if self._loop:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._wake)

    def run_on(self, loop: AbstractEventLoop, wake: Callable[[], None]) -> None:
        """Have the loop call ``wake`` from now on, at once if something was due before."""
        self._wake, self._loop = wake, loop
        if self._is_due:
            wake()


class Signals:
    """The signals of a session; while entered, they are noted in order and neither end nor stop it.

    A signal that the program was started to ignore (nohup) stays ignored. A signal that asks for
    the end ends the program wherever it waits, with the status that a shell expects, if after
    `_PATIENCE` seconds nobody has taken it or the farewell is still being written.

    It is entered in the main thread; ValueError is raised in others.

    Args:
        is_writing: A function that tells whether output is being written.
        wake: A function that is called when a signal was noted.
    """

    def __init__(
        self,
        is_writing: Callable[[], bool] = lambda: False,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self._is_writing = is_writing
        self._wake = wake
        self._alarm_before: Any = None
        self._status = 0
        self._noted: deque[Happening] = deque()
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Signals:
        """Note signals from now on."""
        # not by the loop's own handlers: those are called only between two callbacks, so they could
        # not end a program that is stuck in one, and not before the loop runs
        for name in _MEANING:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_error: object) -> None:
        """Set the handlers again that the signals had before."""
        if self._status and sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._alarm_before)
            self._status = 0
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()

    def _note(self, number: int, _frame: FrameType | None) -> None:
        happening = _MEANING[signal.Signals(number).name]
        self._noted.append(happening)
        self._wake()
        if happening in _ENDINGS and not self._status and sys.platform != "win32":
            self._status = 128 + number
            self._alarm_before = signal.signal(signal.SIGALRM, self._give_up)
            signal.setitimer(signal.ITIMER_REAL, _PATIENCE, _PATIENCE)

    def _give_up(self, _number: int, _frame: FrameType | None) -> None:
        """End the program, which waits for something that will not come."""
        if self.ending_is_near() or self._is_writing():
            raise SystemExit(self._status)

    def ignore_endings(self) -> None:
        """Ignore further signals that ask for the end, of which a shutdown sends several.

        They would break off the program's exit.
        """
        for number in list(self._before):
            if _MEANING[signal.Signals(number).name] in _ENDINGS:
                del self._before[number]
                signal.signal(number, signal.SIG_IGN)

    def take(self) -> Happening | None:
        """Return the oldest happening that was not taken yet."""
        return self._noted.popleft() if self._noted else None

    def ending_is_near(self) -> bool:
        """Return whether a happening that ends the session waits to be taken."""
        return any(happening in _ENDINGS for happening in self._noted)

    def forget(self, happening: Happening) -> bool:
        """Drop every note of one happening, and return whether there was any."""
        kept = [noted for noted in self._noted if noted is not happening]
        found = len(kept) < len(self._noted)
        self._noted = deque(kept)
        return found
