"""When news of a table elsewhere may be told though no key asked for them."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.client.notes import Notes
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.sound.earcons import Cue, Earcon

APART_S = 0.3
"""Seconds between two writes that no key asked for (LISTENING 25)."""


class Announcer:
    """Keeps news apart that no key asked for, and has them asked for when they may be told.

    Args:
        alarm: Calls after some seconds.
        clock: Gives seconds that only go forward.
    """

    def __init__(self, alarm: Alarm, clock: Callable[[], float]) -> None:
        self.wake: Callable[[], None] = lambda: None
        self._alarm = alarm
        self._clock = clock
        self._wrote = 0.0
        self._pending: dict[str, PendingCall] = {}

    def may_tell(self) -> bool:
        """Tell whether news may be told now; if not, there is a call when they may."""
        wait = self._wrote + APART_S - self._clock()
        if wait > 0:
            self.call_after("news", wait)
        return wait <= 0

    def told(self) -> None:
        """Note that news are told now."""
        self._wrote = self._clock()

    def call_after(self, what: str, seconds: float) -> None:
        """Have news asked for after some seconds, unless that is to come already."""
        def ring() -> None:
            self._pending.pop(what, None)
            self.wake()

        if what not in self._pending:
            self._pending[what] = self._alarm(seconds, ring)

    def close(self) -> None:
        """Call no more."""
        for call in self._pending.values():
            call.cancel()


def earcon_for(notes: Notes) -> Reply | None:
    """Return a sound for what waits to be told, once for each."""
    if not notes.take_fresh():
        return None
    return Reply((), "", silent=True, cues=(Cue(Earcon.HANDOVER),))
