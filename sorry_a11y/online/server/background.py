"""Supervised tasks of a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sorry_a11y.online.server.metrics import Metrics

_RESTART_S = 0.5
"""Seconds after which a loop that failed is started again."""

log = logging.getLogger(__name__)


class Background:
    """Tasks that nobody waits for, and loops that are started again when they fail.

    Attributes:
        failing: The names of the loops that failed and have not gone round since.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self.failing: set[str] = set()

    def later(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a task that nobody waits for."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def keep(self, name: str, once: Callable[[], Awaitable[None]]) -> None:
        """Call ``once`` again and again; an error in it is logged, and the loop goes on."""
        self.later(self._kept(name, once))

    async def _kept(self, name: str, once: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await once()
                self.failing.discard(name)
            except Exception:
                log.exception("error in %s, which goes on", name)
                self._metrics.count_as("loops_restarted", name)
                self.failing.add(name)
                await asyncio.sleep(_RESTART_S)

    def cancel(self) -> None:
        """End all tasks."""
        for task in list(self._tasks):
            task.cancel()
