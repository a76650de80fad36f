"""A thread beside an event loop, for a disk or for work that would hold the loop up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

_Result = TypeVar("_Result")


class WorkThread:
    """A thread that does one piece of work after the other.

    Args:
        name: The name of the thread.
    """

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def do(self, work: Callable[..., _Result], *given: Any) -> _Result:
        """Do a piece of work after all earlier ones, and return its result.

        Raises:
            RuntimeError: The thread has ended.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(work, *given))

    async def end(self) -> None:
        """Do nothing more; wait for the work under way."""
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    def drop(self) -> None:
        """Do nothing more, without waiting for the work under way."""
        self._pool.shutdown(wait=False, cancel_futures=True)
