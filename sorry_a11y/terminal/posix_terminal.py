"""The terminal's keyboard, held so that it echoes nothing. Not for Windows.

prompt_toolkit could hold it too, but its import takes most of the start-up time. Held by these few
lines, it echoes and loses no key while the first reply is told and prompt_toolkit still loads.
"""

from __future__ import annotations

import os
import signal
import sys
import termios
import time
from contextlib import suppress

from sorry_a11y.terminal.signals import Happening, Signals

assert sys.platform != "win32"

_STOP_GRACE = 0.2
"""Seconds given to a stop to arrive. A session that nobody could continue is not stopped."""


class PosixTerminal:
    """A terminal's keyboard without echo, line editing or signal keys, until released.

    ``shows_typing`` says whether the terminal itself would have shown what is typed; where it
    would not (Emacs, expect), the program around it does, and line mode must not.
    """

    def __init__(self, fd: int, signals: Signals) -> None:
        self._fd = fd
        self._signals = signals
        self._held = False
        self._before = termios.tcgetattr(fd)
        self.shows_typing = bool(self._before[3] & termios.ECHO)

    def hold(self) -> None:
        """Take the keyboard; see to it that a newline written still starts a line."""
        self._held = True
        with suppress(termios.error):  # gone: reading and writing will tell
            self._make_raw()

    def _make_raw(self) -> None:
        mode = termios.tcgetattr(self._fd)
        mode[0] &= ~(
            termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR
        )
        mode[1] |= termios.OPOST | termios.ONLCR
        mode[3] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG)
        mode[6] = [*mode[6]]
        mode[6][termios.VMIN], mode[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._fd, termios.TCSANOW, mode)

    def release(self, *, forget_keys: bool) -> None:
        """Give the keyboard back as it was found. Harmless when it is not held.

        ``forget_keys``: also drop what was typed for the game, lest the shell should run it.
        """
        if not self._held:
            return
        self._held = False
        if _is_another_jobs(self._fd):
            return  # and already as that job wants it
        with suppress(termios.error):  # the terminal may be gone
            if forget_keys:
                termios.tcflush(self._fd, termios.TCIFLUSH)
            termios.tcsetattr(self._fd, termios.TCSANOW, self._before)

    def suspend(self) -> bool:
        """Stop the program as Ctrl-Z does, and hold the terminal again when it goes on.

        Whether it did stop: nothing happens in a session that has no shell to continue it.
        """
        if signal.getsignal(signal.SIGTSTP) is signal.SIG_IGN:
            return False
        self.release(forget_keys=False)
        self._signals.forget(Happening.CONTINUED)
        noting = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(0, signal.SIGTSTP)  # the whole job, as the terminal itself would
        stopped = self._wait_for_continuation()
        signal.signal(signal.SIGTSTP, noting)
        self._signals.forget(Happening.SUSPENDED)
        self.resume()
        return stopped

    def resume(self) -> None:
        """Hold the terminal again after a stop, unless the session is about to end."""
        if not self._signals.ending_is_near():
            self.hold()

    def _wait_for_continuation(self) -> bool:
        until = time.monotonic() + _STOP_GRACE
        while time.monotonic() < until:
            if self._signals.forget(Happening.CONTINUED):
                return True
            time.sleep(0.005)
        return False


def _is_another_jobs(fd: int) -> bool:
    try:
        return os.tcgetpgrp(fd) != os.getpgrp()
    except OSError:
        return False  # not this session's controlling terminal: no jobs there
