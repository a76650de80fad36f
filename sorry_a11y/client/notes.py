"""Sentences about a table elsewhere that wait to be told, and when they may be."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.catalog import Words
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.surroundings import Alarm, PendingCall
from sorry_a11y.sound.earcons import Cue, Earcon

_MOST_NOTES = 50
"""Sentences that wait to be told; of more, the oldest are dropped."""
APART_S = 0.3
"""Seconds between two writes that no key asked for (LISTENING 25)."""


class Notes:
    """Sentences without full stops that wait to be told.

    Those that no key asks for are apart from one another.

    Args:
        listener: Returns the words of the player's language.
        alarm: Calls after some seconds.
        clock: Gives seconds that only go forward.

    Attributes:
        listener: As given.
        clock: As given.
        wake: Called when news may be told though no key asks for them.
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
        """Add a sentence; with ``once`` not where it waits already."""
        if not (once and sentence in self._waiting):
            self._waiting = [*self._waiting[-_MOST_NOTES + 1 :], sentence]
            self._is_fresh = True

    def drop(self, sentence: str) -> None:
        """Remove a sentence that is told otherwise."""
        self._waiting = [one for one in self._waiting if one != sentence]

    def take(self) -> list[str]:
        """Return the sentences that wait; they count as told."""
        waiting, self._waiting = self._waiting, []
        self._is_fresh = False
        return waiting

    def take_sound(self) -> Reply | None:
        """Return a sound for what came since this was last asked; None where nothing did."""
        fresh, self._is_fresh = self._is_fresh, False
        if not fresh:
            return None
        return Reply((), "", silent=True, cues=(Cue(Earcon.HANDOVER),))

    def __bool__(self) -> bool:
        """Return whether sentences wait."""
        return bool(self._waiting)

    # -- when ------------------------------------------------------------------------------------

    def may_tell(self) -> bool:
        """Tell whether news may be told now; if not, there is a call when they may."""
        wait = self._wrote + APART_S - self.clock()
        if wait > 0:
            self.call_after("news", wait)
        return wait <= 0

    def note_told(self) -> None:
        """Note that news are told now."""
        self._wrote = self.clock()

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
