"""What was written goes to the disk, without the player waiting for it.

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

QUIET = 0.01
"""Seconds without a further request after which a sync begins."""
LATEST = 0.25
"""Seconds after the first request at which it begins in any case."""


class Syncer:
    """Syncs one open file, as often as it is asked to and once for all that was asked meanwhile.

    ``failure``: the first error of a sync, None if all went well. It stays: a system forgets what
    it could not write and calls the next sync a success.
    """

    def __init__(self, descriptor: int, folder: Path | None = None) -> None:
        """``folder``: to be synced with the first, so that a new file's name is kept too."""
        self.failure: OSError | None = None
        self._descriptor = descriptor
        self._folder = folder
        self._asked = Condition()
        self._is_due = False
        self._closing = False
        self._last = 0.0
        self._thread = Thread(target=self._run, name="record sync", daemon=True)
        self._thread.start()

    def request(self) -> None:
        """Sync soon; returns at once."""
        with self._asked:
            self._last = monotonic()
            if not self._is_due:
                self._is_due = True
                self._asked.notify()

    def close(self, timeout: float) -> bool:
        """Sync what is due and end; whether that was done within ``timeout`` seconds. If not,
        the file must stay open: the disk hangs and the thread still holds it."""
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
            try:
                os.fsync(self._descriptor)
            except OSError as error:
                self.failure = self.failure or error

    def _wait_for_quiet(self) -> None:
        latest = monotonic() + LATEST
        while not self._closing:
            now = monotonic()
            begin = min(self._last + QUIET, latest)
            if begin <= now:
                return
            sleep(begin - now)


def _sync_folder(folder: Path) -> None:
    """A folder cannot be synced everywhere; where it cannot, its file system does not need it or
    nobody can help."""
    if sys.platform == "win32":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)
