"""Lines that come from a file, a pipe or a device instead of a keyboard."""

from __future__ import annotations

import asyncio
import codecs
import os
import stat
import sys
from typing import Any

from sorry_a11y.frontends.terminal.line_mode import LONGEST_LINE
from sorry_a11y.frontends.terminal.signals import Happening
from sorry_a11y.ui.session.player_events import PlayerEvents

_CHUNK = 65536


class PipedLines:
    """The lines of a file, pipe or device, which are read on the running loop.

    More is read only when all lines before have been answered. The last event says that the
    input has ended. Bytes that are not UTF-8 count as characters that the game does not know.

    Args:
        fd: The descriptor to read from.
        events: The events to which the lines are added.
    """

    def __init__(self, fd: int, events: PlayerEvents[Any]) -> None:
        self._fd = fd
        self._events = events
        self._loop = asyncio.get_running_loop()
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._line = ""
        self._reading: asyncio.Task[None] | None = None
        self._is_reading = False
        self._has_ended = False

    def read_on(self) -> None:
        """Read on, unless the input has ended or lines wait to be answered."""
        if self._is_reading or self._has_ended or self._events.waiting:
            return
        self._is_reading = True
        if sys.platform == "win32":  # no loop can wait for a pipe there
            self._reading = self._loop.create_task(self._read_on_thread())
            return
        try:
            # epoll refuses a file, and kqueue never tells its end: it can be read at any time
            if stat.S_ISREG(os.fstat(self._fd).st_mode):
                raise PermissionError
            self._loop.add_reader(self._fd, self._read)
        except OSError:
            self._loop.call_soon(self._read)

    def close(self) -> None:
        """Read nothing more."""
        self._has_ended = True
        if sys.platform != "win32":
            self._loop.remove_reader(self._fd)

    def _read(self) -> None:
        self._loop.remove_reader(self._fd)
        if not self._has_ended:
            self._take(_read(self._fd))

    async def _read_on_thread(self) -> None:
        self._take(await asyncio.to_thread(_read, self._fd))

    def _take(self, chunk: bytes) -> None:
        """Add the lines that have ended, and read on if there are none."""
        self._is_reading = False
        *ended, rest = (self._line + self._decoder.decode(chunk, not chunk)).split("\n")
        for each in ended:
            self._events.add(each[:LONGEST_LINE])
        self._line = rest[:LONGEST_LINE]
        if not chunk:
            if self._line:
                self._events.add(self._line)
            self._has_ended = True
            self._events.add(Happening.INPUT_ENDED)
        self.read_on()


def _read(fd: int) -> bytes:
    try:
        return os.read(fd, _CHUNK)
    except OSError:
        return b""
