"""Windows' console functions as far as the game asks them, on a console that stands still."""

from __future__ import annotations

from ctypes import c_uint32, c_void_p
from typing import Any


class FakeKernel32:
    """A console with a mode and unread keys. ``mode`` None: there is no console any more;
    ``sequences``: whether it knows keys as escape sequences; ``programs``: how many share it."""

    def __init__(self, mode: int | None, sequences: bool = True, programs: int = 1) -> None:
        self.mode = mode
        self.unread = 5
        self.modes_set: list[int] = []
        self._sequences = sequences
        self._programs = programs

    def GetStdHandle(self, which: int) -> int:  # noqa: N802 the system's names
        assert which == -10
        return 3

    def GetConsoleMode(self, handle: c_void_p, mode: Any) -> int:  # noqa: N802
        assert handle.value == 3
        if self.mode is None:
            return 0
        mode._obj.value = self.mode
        return 1

    def SetConsoleMode(self, handle: c_void_p, mode: int) -> int:  # noqa: N802
        assert handle.value == 3
        if self.mode is None or (mode & 0x200 and not self._sequences):
            return 0
        self.mode = mode
        self.modes_set.append(mode)
        return 1

    def FlushConsoleInputBuffer(self, handle: c_void_p) -> int:  # noqa: N802
        assert handle.value == 3
        self.unread = 0
        return 1

    def GetConsoleProcessList(self, numbers: Any, room: int) -> int:  # noqa: N802
        assert len(numbers) == room
        numbers[0] = c_uint32(77).value
        return self._programs
