"""Sentences about a table of a server that wait to be told, and the time at which they may be."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.output.sound.earcons import Cue, Earcon
from sorry_a11y.ui.session.reply import Reply
from sorry_a11y.ui.session.surroundings import Alarm, PendingCall

_MOST_NOTES = 50
"""The most sentences that wait to be told; the oldest are dropped first."""
APART_S = 0.3
"""The least seconds between two replies that no key asked for."""


class Notes:
    """Sentences without full stops that wait to be told.

    Args:
        listener: The function that returns the words of the player's language.
        alarm: The function that calls another one after some seconds.
        clock: A monotonic clock, in seconds.

    Attributes:
        listener: The function that returns the words of the player's language.
        clock: The clock.
        wake: The function that is called when news may be told without a key.
    """

    def __init__(
        self, listener: Callable[[], Words], alarm: Alarm, clock: Callable[[], float]
    ) -> None:
        self.listener = listener
        self.clock = clock
        self.wake: Callable[[], None] = lambda: None
        self._alarm = alarm
        self._waiting: list[str] = []
        self._is_fresh = False
        self._wrote = 0.0
        self._pending: dict[str, PendingCall] = {}

    # -- what waits ------------------------------------------------------------------------------

    def say(self, message: str, **values: str | int) -> None:
        """Add a message of the catalog."""
        self.add(self.listener().say(message, **values))

    def add(self, sentence: str, *, once: bool = False) -> None:
        """Add a sentence; with ``once`` only if it does not wait already."""
        if not (once and sentence in self._waiting):
            self._waiting = [*self._waiting[-_MOST_NOTES + 1 :], sentence]
            self._is_fresh = True

    def drop(self, sentence: str) -> None:
        """Remove a sentence that is told in another way."""
        self._waiting = [one for one in self._waiting if one != sentence]

    def take(self) -> list[str]:
        """Remove and return the sentences that wait."""
        waiting, self._waiting = self._waiting, []
        self._is_fresh = False
        return waiting

    def take_sound(self) -> Reply | None:
        """Return a reply with a sound if sentences came since the last call; else None."""
        fresh, self._is_fresh = self._is_fresh, False
        if not fresh:
            return None
        return Reply((), "", silent=True, cues=(Cue(Earcon.HANDOVER),))

    def __bool__(self) -> bool:
        """Return whether sentences wait."""
        return bool(self._waiting)

    # -- when ------------------------------------------------------------------------------------

    def may_tell(self) -> bool:
        """Return whether news may be told now; if not, ``wake`` is called when they may."""
        wait = self._wrote + APART_S - self.clock()
        if wait > 0:
            self.call_after("news", wait)
        return wait <= 0

    def note_told(self) -> None:
        """Note that news are told now."""
        self._wrote = self.clock()

    def call_after(self, what: str, seconds: float) -> None:
        """Call ``wake`` after some seconds, once at a time for each name ``what``."""

        def ring() -> None:
            self._pending.pop(what, None)
            self.wake()

        if what not in self._pending:
            self._pending[what] = self._alarm(seconds, ring)

    def close(self) -> None:
        """Cancel all calls of `wake`."""
        for call in self._pending.values():
            call.cancel()
