"""A thread on which calls that may hang are run one at a time, each under a time limit.

Speech libraries block without a time limit, and Windows ties their objects to the thread
that made them. So every call to them goes through a watchdog. A call that takes too long costs
the thread, never the caller: the watchdog is abandoned and the next call needs a new one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TypeVar, cast

Made = TypeVar("Made")


class OverdueError(Exception):
    """A call did not return within its limit, or its watchdog was abandoned before."""


class CallFailedError(Exception):
    """A call raised; the original is `__cause__`, whatever its class."""


class _Outcome:
    """The result of a call: a value or an error."""

    __slots__ = ("error", "value")

    def __init__(self, value: object, error: BaseException | None) -> None:
        self.value = value
        self.error = error


class Watchdog:
    """One daemon thread that runs calls in order.

    `before` runs first on the thread, `after` last, when the watchdog was let go or abandoned
    and the call of that moment has returned; errors of both are swallowed.
    Raises RuntimeError where the system gives no thread.
    """

    def __init__(
        self,
        name: str,
        before: Callable[[], object] | None = None,
        after: Callable[[], object] | None = None,
    ) -> None:
        self._calls: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._outcomes: SimpleQueue[_Outcome] = SimpleQueue()
        self._before, self._after = before, after
        self._gone = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def call(
        self,
        work: Callable[[], Made],
        limit: float,
        patience: float | None = None,
        late: Callable[[], object] | None = None,
    ) -> Made:
        """Run `work` on the thread and return what it returns.

        After `patience` seconds `late` is called once, on the caller's thread; after `limit`
        seconds the watchdog is abandoned. Raises `OverdueError` then, `CallFailedError` if
        `work` raised.
        """
        if self._gone:
            raise OverdueError
        deadline = time.monotonic() + limit
        self._calls.put(work)
        outcome = None
        if patience is not None and late is not None and patience < limit:
            outcome = self._wait(patience)
            if outcome is None:
                late()
        if outcome is None:
            outcome = self._wait(max(0.0, deadline - time.monotonic()))
        if outcome is None:
            self.let_go()
            raise OverdueError
        if outcome.error is not None:
            raise CallFailedError(repr(outcome.error)) from outcome.error
        return cast(Made, outcome.value)

    def let_go(self) -> None:
        """Take no more calls; the thread ends as soon as it can."""
        if not self._gone:
            self._gone = True
            self._calls.put(None)

    def alive(self) -> bool:
        """Tell whether the thread still runs, be it inside a call that hangs."""
        return self._thread.is_alive()

    def _wait(self, seconds: float) -> _Outcome | None:
        try:
            return self._outcomes.get(timeout=seconds)
        except Empty:
            return None

    def _run(self) -> None:
        _quietly(self._before)
        while (work := self._calls.get()) is not None:
            self._outcomes.put(_outcome_of(work))
            del work  # a driver held here would outlive its last call
        _quietly(self._after)


def _outcome_of(work: Callable[[], object]) -> _Outcome:
    try:
        return _Outcome(work(), None)
    # a library that raises SystemExit must not end the thread unnoticed
    except BaseException as error:
        return _Outcome(None, error)


def _quietly(work: Callable[[], object] | None) -> None:
    if work is not None:
        _outcome_of(work)
