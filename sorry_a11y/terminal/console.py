"""A Windows console: what Python itself neither asks it nor tells it.

Every function takes the system's own functions as an argument, so that they can be asked anywhere.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any, TextIO

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
    has to stand behind it. ``is_console``: whether one stands behind a file descriptor.
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
    """The console behind standard input. ``kernel32``: the system's library, None for the real
    one. A call that fails changes nothing: reading and writing will tell what is wrong."""

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
        """Drop the keys that nobody read, lest the shell should run them, and give the keyboard
        back as it was found. Harmless when it is not held."""
        if self._before is not None:
            self.forget_keys()
            self._set_mode(self._before)
            self._before = None

    def forget_keys(self) -> None:
        """Drop the keys that nobody has read."""
        self._kernel32.FlushConsoleInputBuffer(ctypes.c_void_p(self._handle))

    def is_ours_alone(self) -> bool:
        """Return whether this program is the only one in its window, which then closes with it: so
        it is after a double click, and not in a shell."""
        programs = (ctypes.c_uint32 * 2)()
        return bool(self._kernel32.GetConsoleProcessList(programs, 2) == 1)

    def _set_mode(self, mode: int) -> bool:
        return bool(self._kernel32.SetConsoleMode(ctypes.c_void_p(self._handle), mode))


def take_keys() -> bool:
    """Take the keys that nobody has read; whether there were any. Only on a Windows console."""
    if sys.platform != "win32" or not is_terminal(sys.stdin):
        return False
    import msvcrt

    taken = False
    while msvcrt.kbhit():
        taken = bool(msvcrt.getwch())
    return taken


def _mode_of(kernel32: Any, handle: int) -> int | None:
    mode = ctypes.c_uint32()
    if kernel32.GetConsoleMode(ctypes.c_void_p(handle), ctypes.byref(mode)):
        return mode.value
    return None


def _kernel32() -> Any:
    return getattr(ctypes, "windll").kernel32  # noqa: B009 unknown to mypy elsewhere
