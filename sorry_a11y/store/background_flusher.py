"""The thread that sends the file of a player to the disk.

A write is in the hands of the operating system at once, so that it outlives the program; only a
crash of the machine can lose it until it is synced. A disk takes milliseconds for that (4 on the
machine where this was measured), more than a key press may take, so a thread does it. A file
that is being synced makes writers wait; so the thread begins only when all that one key causes
has been written.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Condition, Thread
from time import monotonic, sleep

from sorry_a11y.store.player_file import Flusher

_QUIET = 0.01
"""Seconds without a further request after which a sync begins."""
_LATEST = 0.25
"""Seconds after the first request at which it begins in any case."""


class BackgroundFlusher(Flusher):
    """A thread that flushes one open file, once for all requests that came meanwhile."""

    def __init__(self, descriptor: int, folder: Path) -> None:
        """Start the thread.

        Args:
            descriptor: The open file.
            folder: Its folder, which the first flush includes, so that the name of a new file is
                saved too.

        Raises:
            RuntimeError: No thread can be started.
        """
        super().__init__(descriptor, folder)
        self._folder: Path | None = folder
        self._asked = Condition()
        self._is_due = False
        self._closing = False
        self._last = 0.0
        self._thread = Thread(target=self._run, name="record sync", daemon=True)
        self._thread.start()

    def request(self) -> None:
        """Ask for a flush soon, and return at once."""
        with self._asked:
            self._last = monotonic()
            if not self._is_due:
                self._is_due = True
                self._asked.notify()

    def close(self, timeout: float) -> bool:
        """Flush if a request waits, end the thread, and return whether that was done in time.

        If it was not, the file must stay open, since the thread still uses it.

        Args:
            timeout: The longest time to wait, in seconds.
        """
        with self._asked:
            self._closing = True
            self._asked.notify()
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            with self._asked:
                self._asked.wait_for(lambda: self._is_due or self._closing)
                if not self._is_due:
                    return
            self._wait_for_quiet()
            with self._asked:
                self._is_due = False
            if self._folder:
                _sync_folder(self._folder)
                self._folder = None
            self._sync()

    def _wait_for_quiet(self) -> None:
        latest = monotonic() + _LATEST
        while not self._closing:
            now = monotonic()
            begin = min(self._last + _QUIET, latest)
            if begin <= now:
                return
            sleep(begin - now)


def _sync_folder(folder: Path) -> None:
    """Send the entries of a folder to the disk, if its file system can."""
    if sys.platform == "win32":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:  # some file systems sync no folders, and keep names by themselves
        pass
    finally:
        os.close(descriptor)
