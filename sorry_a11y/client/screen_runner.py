"""One guest's screen, run on a pool of threads beside those of other guests."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor

THREADS = 32
"""The number of threads, and so of screens that can wait for their tables at the same time."""
log = logging.getLogger(__name__)


class ScreenRunner:
    """Runs the calls of one guest's screen on a pool, one at a time and in order.

    A screen may wait for its table, so it must not run on the server's event loop. A call that
    raises ends the session of this guest alone. All methods but `wake` are called on the loop.

    Args:
        pool: The pool of threads.
        news: The call that tells news.
        fail: The call that tells the guest that the session ends, after another call has raised.
    """

    def __init__(
        self, pool: Executor, *, news: Callable[[], None], fail: Callable[[], None]
    ) -> None:
        self._pool = pool
        self._news = news
        self._fail = fail
        self._loop = asyncio.get_running_loop()
        self._calls: deque[Callable[[], None]] = deque()
        self._work: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """The number of calls that have not begun."""
        return len(self._calls)

    def ask(self, call: Callable[[], None]) -> None:
        """Run a call after all earlier ones."""
        if self._is_closed:
            return
        self._calls.append(call)
        if self._work is None or self._work.done():
            self._work = self._loop.create_task(self._run_all())

    async def finish(self) -> None:
        """Wait until all calls have run."""
        if self._work:
            await asyncio.shield(self._work)

    def wake(self) -> None:
        """Tell news soon, once for several calls of this; any thread may call it."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._ask_news)

    def close(self) -> None:
        """Run nothing more; a call under way goes on."""
        self._is_closed = True
        self._calls.clear()

    def _ask_news(self) -> None:
        if self._news not in self._calls:
            self.ask(self._news)

    async def _run_all(self) -> None:
        while self._calls:
            try:
                await self._loop.run_in_executor(self._pool, self._calls.popleft())
            except Exception:
                log.exception("the screen of a guest raised")
                self.close()
                await self._loop.run_in_executor(self._pool, self._farewell)

    def _farewell(self) -> None:
        try:
            self._fail()
        except Exception:
            log.exception("the screen of a guest raised again at its end")
