"""A thread on which calls that may hang are run one at a time, each under a time limit.

Speech libraries block without a time limit, and Windows ties their objects to the thread
that made them. So every call to them goes through a watchdog. A call that takes too long costs
the thread, never the caller: the watchdog is abandoned and the next call needs a new one.
"""

from __future__ import annotations

import importlib
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

_Made = TypeVar("_Made")


class CallFailedError(Exception):
    """A call raised; the original is ``__cause__``, whatever its class."""


class Watchdog:
    """One daemon thread that runs calls in order.

    On Windows COM objects may be made on it. Raises RuntimeError where the system gives no thread.

    Args:
        name: The name of the thread.
        after: Runs last on the thread, when the watchdog was let go or abandoned and the call of
            that moment has returned.
    """

    def __init__(self, name: str, after: Callable[[], object] | None = None) -> None:
        self._calls: SimpleQueue[tuple[Future[Any], Callable[[], object]] | None] = SimpleQueue()
        self._after = after
        self._gone = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def call(
        self,
        work: Callable[[], _Made],
        limit: float,
        patience: float | None = None,
        late: Callable[[], object] | None = None,
    ) -> _Made:
        """Run `work` on the thread and return what it returns.

        Args:
            work: The call.
            limit: Seconds after which the watchdog is abandoned.
            patience: Seconds after which `late` is called once, on the caller's thread.
            late: What is called then; the call goes on.

        Raises:
            TimeoutError: The call did not return in time, or the watchdog was let go before.
            CallFailedError: `work` raised.
        """
        if self._gone:
            raise TimeoutError
        deadline = time.monotonic() + limit
        future: Future[_Made] = Future()
        self._calls.put((future, work))
        if patience is not None and late is not None and patience < limit:
            try:
                future.exception(patience)
            except TimeoutError:
                late()
        try:
            error = future.exception(max(0.0, deadline - time.monotonic()))
        except TimeoutError:
            self.let_go()
            raise TimeoutError from None
        if error is not None:
            raise CallFailedError(repr(error)) from error
        return future.result()

    def let_go(self) -> None:
        """Take no more calls; the thread ends as soon as it can."""
        if not self._gone:
            self._gone = True
            self._calls.put(None)

    def alive(self) -> bool:
        """Tell whether the thread still runs, be it inside a call that hangs."""
        return self._thread.is_alive()

    def _run(self) -> None:
        _com("CoInitialize")
        while (call := self._calls.get()) is not None:
            future, work = call
            try:
                future.set_result(work())
            # a library that raises SystemExit must not end the thread unnoticed
            except BaseException as error:
                future.set_exception(error)
            del call, future, work  # a driver held here would outlive its last call
        if self._after is not None:
            with suppress(Exception):
                self._after()
        _com("CoUninitialize")


def _com(function: str) -> None:
    """Prepare this thread for COM objects, or undo that, where pywin32 is installed."""
    if sys.platform == "win32":
        with suppress(ImportError):
            getattr(importlib.import_module("pythoncom"), function)()
