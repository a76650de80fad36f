"""The open question to the people of a room, and the time of the wait for the guest on turn."""

from __future__ import annotations

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.wire.protocol import Subject

ASKED_FOR_S = 30
"""Seconds after which a question without a sufficient answer ends as if by a no."""


class Question:
    """A question to several guests, answered by yes or no.

    Args:
        number: Its number in the room.
        what: Its subject.
        who: The number of the guest who asked ("undo"), or for whom a bot may play.
        seat: The seat of that guest that it is about.
        decision: The number of the question of the game that was open when it was asked.
        asked: The monotonic time at which it was asked.
        waits: The numbers of the guests who are to answer.

    Attributes:
        number, what, who, seat, decision, asked: As given.
        waits: The numbers of the guests who have not answered.
    """

    def __init__(
        self,
        number: int,
        what: Subject,
        who: int,
        seat: Seat,
        decision: int,
        asked: float,
        waits: set[int],
    ) -> None:
        self.number = number
        self.what = what
        self.who = who
        self.seat = seat
        self.decision = decision
        self.asked = asked
        self.waits = waits


class Questions:
    """The questions of a room, of which one at most is open.

    Attributes:
        open: The open question; None for none.
        asked_last: The monotonic time at which the last one was asked.
        denied: The seats that were not allowed to take back, until they decide again.
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
        """Open a question to the guests ``asked``, and return it; see `Question`."""
        self._count += 1
        self.asked_last = now
        self.open = Question(self._count, what, who, seat, decision, now, set(asked))
        return self.open

    def answered(self, guest: int, number: int, *, yes: bool) -> bool:
        """Take a guest's answer to a question; return whether it decides the open one.

        An answer to an earlier question is ignored.
        """
        question = self.open
        if not question or question.number != number or guest not in question.waits:
            return False
        question.waits.discard(guest)
        return not yes or not question.waits

    def lose(self, guest: int) -> None:
        """Wait no longer for the answer of a guest."""
        if self.open:
            self.open.waits.discard(guest)

    def is_about(self, guest: int) -> bool:
        """Return whether the open question is whether a bot may play for a guest."""
        return self.open is not None and self.open.what != "undo" and self.open.who == guest

    def is_late(self, now: float) -> bool:
        """Return whether the time for an answer to the open question is over."""
        return self.open is not None and now - self.open.asked >= ASKED_FOR_S

    def close(self) -> Question | None:
        """Close the open question and return it; None if none was open."""
        question, self.open = self.open, None
        return question

    # -- the wait for the guest on turn ------------------------------------------------------------

    def note_key(self, guest: int, now: float) -> None:
        """Note that a guest has pressed a key."""
        self._keys[guest] = now

    def key_pressed(self, guest: int) -> float | None:
        """Return the monotonic time of a guest's last key; None if it is not known."""
        return self._keys.get(guest)

    def waited(self, guest: int, since: float | None, decision: int, now: float) -> float:
        """Return the seconds of the present wait; 0 if this is the first call for a wait.

        Args:
            guest: The number of the guest who is waited for.
            since: The time at which the guest went away or pressed the last key.
            decision: The number of the game's open question.
            now: The monotonic time.
        """
        wait = (guest, since, decision)
        if self._wait != wait:
            self._wait, self._wait_since = wait, now
        return now - self._wait_since

    def count_anew(self) -> None:
        """Let the wait for the guest on turn begin again."""
        self._wait = None
