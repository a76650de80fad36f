"""The one kind of alarm: calls that an event loop makes after a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sorry_a11y.ui.session.surroundings import PendingCall

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


class LoopAlarm:
    """An `Alarm` of `session.surroundings` that calls on an event loop.

    Args:
        loop: The loop; None if it is named later by `run_on`. The seconds of a call that was asked
            for before count from then on.
    """

    def __init__(self, loop: AbstractEventLoop | None = None) -> None:
        self._loop = loop
        self._early: list[tuple[float, PendingCall]] = []

    def __call__(self, seconds: float, call: Callable[[], None]) -> PendingCall:
        """Call after some seconds; never once the loop is closed."""
        timer = PendingCall(call)
        if self._loop is None:
            self._early.append((seconds, timer))
        else:
            self._begin(self._loop, seconds, timer)
        return timer

    def run_on(self, loop: AbstractEventLoop) -> None:
        """Call on this loop from now on, also what was asked for before."""
        self._loop = loop
        early, self._early = self._early, []
        for seconds, timer in early:
            self._begin(loop, seconds, timer)

    @staticmethod
    def _begin(loop: AbstractEventLoop, seconds: float, timer: PendingCall) -> None:
        if not loop.is_closed():
            loop.call_later(seconds, timer.ring)
