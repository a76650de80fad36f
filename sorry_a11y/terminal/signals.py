"""Happenings beside the keys, held until the session has time for them.

They are the operating system's signals, and news that another thread has for the player.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from types import FrameType
from typing import Any


class Happening(Enum):
    """A happening of a session besides its keys."""

    INPUT_ENDED = auto()
    INTERRUPTED = auto()
    TERMINATED = auto()
    HUNG_UP = auto()
    SUSPENDED = auto()
    CONTINUED = auto()
    NEWS = auto()


_ENDINGS = frozenset(
    {Happening.INPUT_ENDED, Happening.INTERRUPTED, Happening.TERMINATED, Happening.HUNG_UP}
)

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


class Signals:
    """The signals of a session; while entered, they are noted in order and neither end nor stop it.

    A signal that the program was started to ignore (nohup) stays ignored. A signal that asks for
    the end ends the program wherever it waits, with the status that a shell expects, if after
    `_PATIENCE` seconds nobody has taken it or the farewell is still being written.

    It is entered in the main thread; ValueError is raised in others.

    Args:
        is_writing: A function that tells whether output is being written.
    """

    def __init__(self, is_writing: Callable[[], bool] = lambda: False) -> None:
        self._is_writing = is_writing
        self._alarm_before: Any = None
        self._status = 0
        self._noted: deque[Happening] = deque()
        self._news = False
        self._waking = threading.Lock()  # the pipe is not closed while another thread writes
        self._before: dict[int, Any] = {}
        self._wake = -1
        self._waker = -1
        self._waker_before = -1

    def __enter__(self) -> Signals:
        """Note signals from now on."""
        if sys.platform != "win32":  # there a wait is cut into short ones instead
            self._wake, self._waker = os.pipe()
            os.set_blocking(self._wake, False)
            os.set_blocking(self._waker, False)
            self._waker_before = signal.set_wakeup_fd(self._waker, warn_on_full_buffer=False)
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
        if self._wake >= 0:
            signal.set_wakeup_fd(self._waker_before)
            with self._waking:
                os.close(self._wake)
                os.close(self._waker)
                self._wake = self._waker = -1

    def _note(self, number: int, _frame: FrameType | None) -> None:
        happening = _MEANING[signal.Signals(number).name]
        self._noted.append(happening)
        if happening in _ENDINGS and not self._status and sys.platform != "win32":
            self._status = 128 + number
            self._alarm_before = signal.signal(signal.SIGALRM, self._give_up)
            signal.setitimer(signal.ITIMER_REAL, _PATIENCE, _PATIENCE)

    def _give_up(self, _number: int, _frame: FrameType | None) -> None:
        """End the program, which waits for something that will not come."""
        if self.ending_is_near() or self._is_writing():
            raise SystemExit(self._status)

    def wake(self) -> None:
        """Note that there may be news, from any thread, and end a wait.

        On Windows a wait ends by itself, within a tenth of a second.
        """
        with self._waking:
            self._news = True
            if self._waker >= 0:
                with suppress(BlockingIOError):  # full: then somebody is woken anyway
                    os.write(self._waker, b"\0")

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
        if self._noted:
            return self._noted.popleft()
        news, self._news = self._news, False
        return Happening.NEWS if news else None

    def ending_is_near(self) -> bool:
        """Return whether a happening that ends the session waits to be taken."""
        return any(happening in _ENDINGS for happening in self._noted)

    def forget(self, happening: Happening) -> bool:
        """Drop every note of one happening, and return whether there was any."""
        kept = [noted for noted in self._noted if noted is not happening]
        found = len(kept) < len(self._noted)
        self._noted = deque(kept)
        return found

    def wait_readable(self, fd: int, seconds: float | None) -> bool:
        """Wait until a file can be read, a happening is noted or the time is over; not on Windows.

        Args:
            fd: The descriptor of the file.
            seconds: The longest time to wait; None for ever.

        Returns:
            Whether the file can be read.
        """
        if self._noted or self._news:
            return False
        ready, _, _ = select.select([fd, self._wake], [], [], seconds)
        if self._wake in ready:
            os.read(self._wake, 4096)
            return False
        return bool(ready)
