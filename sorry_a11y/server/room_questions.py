"""The open question of a room, and the time for which the guest on turn is waited for."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.rules.board import Seat
from sorry_a11y.wire.protocol import Subject

_ASKED_FOR_S = 30.0
"""Seconds after which a question that nobody answered is answered by no."""


@dataclass(slots=True)
class Question:
    """A question to several guests.

    Attributes:
        number: Its number in the room.
        what: Its subject.
        who: The number of the guest it is about.
        seat: The seat that it is about.
        decision: The number of the decision that was open when it was asked.
        asked: When it was asked.
        waits: Those who have not answered.
    """

    number: int
    what: Subject
    who: int
    seat: Seat
    decision: int
    asked: float
    waits: set[int]


class Questions:
    """The questions of a room, of which one at most is open.

    Attributes:
        open: The open question; None for none.
        asked_last: When the last one was asked.
        denied: The seats whose wish to take back was denied, until they decide again.
    """

    def __init__(self) -> None:
        self.open: Question | None = None
        self.asked_last = float("-inf")
        self.denied: set[Seat] = set()
        self._count = 0
        self._keys: dict[int, float] = {}
        self._wait: tuple[int, float | None, int] | None = None
        self._wait_since = 0.0

    def ask(
        self, what: Subject, who: int, seat: Seat, decision: int, asked: set[int], now: float
    ) -> Question:
        """Ask the guests ``asked`` about ``who`` and their seat, while ``decision`` is open."""
        self._count += 1
        self.asked_last = now
        self.open = Question(self._count, what, who, seat, decision, now, set(asked))
        return self.open

    def answered(self, guest: int, number: int, *, yes: bool) -> bool:
        """Take an answer; return whether the open question is decided by it.

        An old answer is passed over.
        """
        question = self.open
        if not question or question.number != number or guest not in question.waits:
            return False
        question.waits.discard(guest)
        return not yes or not question.waits

    def lose(self, guest: int) -> None:
        """Wait no more for the answer of a guest."""
        if self.open:
            self.open.waits.discard(guest)

    def is_about(self, guest: int) -> bool:
        """Return whether a bot is asked for in the place of a guest."""
        return self.open is not None and self.open.what != "undo" and self.open.who == guest

    def is_late(self, now: float) -> bool:
        """Return whether the open question was not answered in time."""
        return self.open is not None and now - self.open.asked >= _ASKED_FOR_S

    def close(self) -> Question | None:
        """Return the question that was open; none is open then."""
        question, self.open = self.open, None
        return question

    # -- the wait for the guest on turn ------------------------------------------------------------

    def note_key(self, guest: int, now: float) -> None:
        """Note that a guest has pressed a key."""
        self._keys[guest] = now

    def key_pressed(self, guest: int) -> float | None:
        """Return when a guest pressed a key last; None where that is not known."""
        return self._keys.get(guest)

    def waited(self, guest: int, since: float | None, decision: int, now: float) -> float:
        """Return for how many seconds ``decision`` was waited for; 0 when it is a new wait."""
        wait = (guest, since, decision)
        if self._wait != wait:
            self._wait, self._wait_since = wait, now
        return now - self._wait_since

    def count_anew(self) -> None:
        """Count the wait for the guest on turn from now on."""
        self._wait = None
