"""The player's terminal: whether there is one, and its keyboard held so that it echoes nothing.

prompt_toolkit could hold it too, but its import takes most of the start-up time. Held by these few
lines, it echoes and loses no key while the first reply is told and prompt_toolkit still loads. What
is asked of a Windows console takes the system's own functions as an argument, so that it can be
asked anywhere.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TextIO

from sorry_a11y.frontends.terminal.signals import Happening, Signals

if sys.platform != "win32":
    import termios

_STOP_GRACE = 0.2
"""Seconds given to a stop to arrive. A session that nobody could continue is not stopped."""
_STANDARD_INPUT = -10
_COOKED = 0x0007
"""Mode bits with which the console reads whole lines, shows them, and takes Ctrl-C for itself."""
_SEQUENCES = 0x0200
"""Mode bit with which keys such as the arrows come as escape sequences; since Windows 10."""


def is_terminal(
    stream: TextIO | None,
    platform: str = sys.platform,
    is_console: Callable[[int], bool] | None = None,
) -> bool:
    """Return whether a standard stream is a terminal; False for one that is closed or missing.

    Windows calls every character device a terminal, NUL too, which never answers: there a console
    has to stand behind it.

    Args:
        stream: The stream.
        platform: The platform, as `sys.platform` names it.
        is_console: A function that tells whether a console stands behind a file descriptor.
    """
    try:
        if stream is None or not stream.isatty():
            return False
        return platform != "win32" or (is_console or _is_console)(stream.fileno())
    except (OSError, ValueError):
        return False


def _is_console(fd: int) -> bool:
    import msvcrt

    handle: int = getattr(msvcrt, "get_osfhandle")(fd)  # noqa: B009 unknown to mypy elsewhere
    return _mode_of(_kernel32(), handle) is not None


class Console:
    """The Windows console behind standard input.

    A call that fails changes nothing: reading and writing will tell what is wrong.

    Args:
        kernel32: The system's library; None for the real one.

    Attributes:
        shows_typing: Whether typed lines are to be shown.
    """

    shows_typing = True

    def __init__(self, kernel32: Any = None) -> None:
        self._kernel32 = kernel32 or _kernel32()
        self._handle: int = self._kernel32.GetStdHandle(_STANDARD_INPUT)
        self._before: int | None = None

    def answers(self) -> bool:
        """Return whether there still is a console."""
        return _mode_of(self._kernel32, self._handle) is not None

    def hold(self) -> None:
        """Take the keyboard: nothing is shown, and every key comes as a key."""
        self._before = _mode_of(self._kernel32, self._handle)
        if self._before is not None:
            raw = self._before & ~_COOKED
            # an older console refuses the mode with sequences as a whole
            if not self._set_mode(raw | _SEQUENCES):
                self._set_mode(raw)

    def release(self) -> None:
        """Drop the keys that nobody read, and give the keyboard back as it was found.

        Else the shell would run them. This does nothing while the keyboard is not held.
        """
        if self._before is not None:
            self.forget_keys()
            self._set_mode(self._before)
            self._before = None

    def forget_keys(self) -> None:
        """Drop the keys that nobody has read."""
        self._kernel32.FlushConsoleInputBuffer(_pointer(self._handle))

    def is_ours_alone(self) -> bool:
        """Return whether this program is the only one in its window, which then closes with it.

        So it is after a double click, and not in a shell.
        """
        import ctypes

        programs = (ctypes.c_uint32 * 2)()
        return bool(self._kernel32.GetConsoleProcessList(programs, 2) == 1)

    def _set_mode(self, mode: int) -> bool:
        return bool(self._kernel32.SetConsoleMode(_pointer(self._handle), mode))


if sys.platform != "win32":

    class PosixTerminal:
        """A POSIX terminal's keyboard without echo, line editing or signal keys, until released.

        Attributes:
            shows_typing: Whether the terminal itself would have shown what is typed; where it would
                not (Emacs, expect), the program around it does, and line mode must not.
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

        def release(self, *, forget_keys: bool = True) -> None:
            """Give the keyboard back as it was found, if it is held.

            Args:
                forget_keys: Whether what was typed for the game is dropped, lest the shell should
                    run it.
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

            Returns:
                Whether it did stop: it does not in a session without a shell to continue it.
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


def take_keys() -> bool:
    """Drop the keys that nobody has read, on a Windows console; return whether there were any."""
    if sys.platform != "win32" or not is_terminal(sys.stdin):
        return False
    import msvcrt

    taken = False
    while msvcrt.kbhit():
        taken = bool(msvcrt.getwch())
    return taken


def _mode_of(kernel32: Any, handle: int) -> int | None:
    import ctypes

    mode = ctypes.c_uint32()
    if kernel32.GetConsoleMode(_pointer(handle), ctypes.byref(mode)):
        return mode.value
    return None


def _pointer(handle: int) -> Any:
    import ctypes

    return ctypes.c_void_p(handle)


def _kernel32() -> Any:
    import ctypes  # takes a while to load, and nothing but a Windows console needs it

    return getattr(ctypes, "windll").kernel32  # noqa: B009 unknown to mypy elsewhere
