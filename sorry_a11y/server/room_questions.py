"""What is asked of the people of a room: whether a guest may take back, whether a bot may play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sorry_a11y.rules.board import Seat

ASKED_FOR_S = 30.0
"""Seconds after which a question that nobody answered is answered by no."""
ASKED_AGAIN_S = 60.0
"""Seconds after which it is asked again whether a bot may play at a slow table."""
Subject = Literal["undo", "stand-in"]


@dataclass
class Question:
    """A question to several guests. ``who``: the number of the guest it is about; ``decision``: the
    number of the decision that was open when it was asked; ``waits``: those who have not
    answered."""

    number: int
    what: Subject
    who: int
    seat: Seat
    decision: int
    asked: float
    waits: set[int]


class Questions:
    """The questions of a room, of which one at most is open; and how long a guest was waited for
    on their own turn."""

    def __init__(self) -> None:
        self.open: Question | None = None
        self._count = 0
        self._asked_last = float("-inf")
        self._waits: tuple[int, float | None, int] | None = None
        self._waits_since = 0.0

    def ask(
        self, what: Subject, who: int, seat: Seat, decision: int, asked: set[int], now: float
    ) -> Question:
        """Ask the guests ``asked`` about ``who`` and their seat, while ``decision`` is open."""
        self._count += 1
        self._asked_last = now
        self.open = Question(self._count, what, who, seat, decision, now, set(asked))
        return self.open

    def answered(self, guest: int, number: int, *, yes: bool) -> bool:
        """Take an answer; return whether the open question is decided by it. An old answer is
        passed over."""
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
        """Whether a bot is asked for in the place of a guest."""
        return self.open is not None and (self.open.what, self.open.who) == ("stand-in", guest)

    def is_late(self, now: float) -> bool:
        """Whether the open question was not answered in time."""
        return self.open is not None and now - self.open.asked >= ASKED_FOR_S

    def close(self) -> Question | None:
        """Return the question that was open; none is open then."""
        question, self.open = self.open, None
        if question:
            self._waits = None
        return question

    def may_ask_again(self, now: float) -> bool:
        """Whether the last question was put long enough ago for another one."""
        return now - self._asked_last >= ASKED_AGAIN_S

    def waited(self, guest: int, since: float | None, decision: int, now: float) -> float:
        """Return the seconds for which ``decision`` was waited for of a guest who is away
        ``since`` then; 0 when it is a new wait."""
        if self._waits != (guest, since, decision):
            self._waits = (guest, since, decision)
            self._waits_since = now
        return now - self._waits_since
