"""Waiting for what happens: in other threads and programs, and for coroutines."""

from __future__ import annotations

import asyncio
import select
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sorry_a11y.ui.session.alarm import LoopAlarm

T = TypeVar("T")

LIVE = 60.0
"""Seconds after which something that should have happened is taken to be broken; on a quiet machine
it takes a moment."""


def until(happened: Callable[[], object], seconds: float = LIVE) -> bool:
    """Wait until `happened` answers true; False when it never did."""
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def has_come(descriptor: int, seconds: float) -> bool:
    """Wait until something can be read from a file, or it has ended; False when it is time.

    Unlike ``select``, this works for any number of open files.
    """
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(1000 * seconds))


async def comes_true(happened: Callable[[], object], seconds: float = LIVE) -> None:
    """Let the loop go on until `happened` answers true.

    Raises:
        TimeoutError: It never did.
    """
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110  # waits for what sets no event of its own
            await asyncio.sleep(0.001)


class Loop:
    """A loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    @property
    def alarm(self) -> LoopAlarm:
        """An alarm that calls on it."""
        return LoopAlarm(self._loop)

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Wait for something, half a minute at most."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(30)

    def end(self) -> None:
        """End the loop, and with it what still runs there."""

        async def cancel() -> None:
            rest = asyncio.all_tasks() - {asyncio.current_task()}
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)

        self.run(cancel())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()
