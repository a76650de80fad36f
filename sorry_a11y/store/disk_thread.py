"""The thread that does what is written on the disk of a player who sits at a terminal."""

from __future__ import annotations

import atexit
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import Condition, RLock, Thread

from sorry_a11y.store.disk import Disk


class DiskThread(Disk):
    """The disk of a player, where a thread does the work.

    The thread starts with the first piece. The program does not end before the last one is done.
    """

    # no pool of threads, nor the event loop: the first reply would wait until they are loaded

    def __init__(self) -> None:
        self._changed = Condition()
        self._is_running = False
        self._work: deque[Callable[[], object]] = deque()
        self._error: BaseException | None = None
        self._wake: Callable[[], None] = lambda: None

    @property
    def is_busy(self) -> bool:
        """True while a piece of work is not done yet."""
        return bool(self._work)

    def new_lock(self) -> AbstractContextManager[object]:
        """Return a lock for something that both the session and the work use, one at a time."""
        return RLock()

    def do(self, work: Callable[[], object]) -> None:
        """Have a thread do a piece of work after all earlier ones."""
        with self._changed:
            self._work.append(work)
            self._changed.notify_all()
        if self._is_running:
            return
        try:
            Thread(target=self._run, name="disk", daemon=True).start()
        except RuntimeError:  # the system gives no thread
            self._do_next()
            return
        self._is_running = True
        atexit.register(self.wait)

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` whenever a piece of work was done, from any thread."""
        self._wake = wake

    def check(self) -> None:
        """Raise the error of a piece of work that failed by a mistake of the program."""
        error, self._error = self._error, None
        if error:
            raise error

    def wait(self, seconds: float | None = None) -> None:
        """Wait until all work is done, but no longer than so many seconds."""
        with self._changed:
            self._changed.wait_for(lambda: not self._work, seconds)

    async def idle(self) -> None:
        """Wait until all work is done."""
        import asyncio

        await asyncio.to_thread(self.wait)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._work)
            self._do_next()

    def _do_next(self) -> None:
        try:
            self._work[0]()
        except Exception as error:  # the session is told, and ends as after one of its own
            self._error = error
        with self._changed:
            self._work.popleft()
            self._changed.notify_all()
        self._wake()
