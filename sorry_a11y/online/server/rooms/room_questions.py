"""The open question to the people of a room."""

from __future__ import annotations

from typing import TypeVar

from sorry_a11y.core.rules.board import Seat

ASKED_FOR_S = 30
"""Seconds after which a question without a sufficient answer ends as if by a no."""


class Question:
    """A question to several guests, answered by yes or no.

    Args:
        who: The number of the guest who asked.
        asked: The monotonic time at which it was asked.
        waits: The numbers of the guests who are to answer.

    Attributes:
        who, asked: As given.
        waits: The numbers of the guests who have not answered.
        number: Its number in the room; 0 before it is put.
    """

    def __init__(self, who: int, asked: float, waits: set[int]) -> None:
        self.who = who
        self.asked = asked
        self.waits = set(waits)
        self.number = 0

    def concerns(self, guest: int) -> bool:
        """Return whether the question is void once a guest, given by number, has left."""
        return guest == self.who


class UndoQuestion(Question):
    """The question whether a turn may be taken back.

    Args:
        who, asked, waits: As in `Question`.
        seat: The seat of the turn.
        decision: The number of the question of the game that was open when it was asked.

    Attributes:
        seat, decision: As given.
    """

    def __init__(self, who: int, asked: float, waits: set[int], seat: Seat, decision: int) -> None:
        super().__init__(who, asked, waits)
        self.seat = seat
        self.decision = decision


class SeatQuestion(Question):
    """The question whether somebody may sit down in the place of a guest.

    Args:
        who, asked, waits: As in `Question`.
        of: The number of the guest who has the seat.

    Attributes:
        of: As given.
    """

    def __init__(self, who: int, asked: float, waits: set[int], of: int) -> None:
        super().__init__(who, asked, waits)
        self.of = of

    def concerns(self, guest: int) -> bool:
        """As in `Question`; also the guest who has the seat."""
        return guest in (self.who, self.of)


_Question = TypeVar("_Question", bound=Question)


class Questions:
    """The questions of a room, of which one at most is open.

    Attributes:
        open: The open question; None for none.
        denied: The seats that were not allowed to take back, until they decide again.
        refused: The pairs of numbers of a guest who was not given the seat of another one.
    """

    def __init__(self) -> None:
        self.open: Question | None = None
        self.denied: set[Seat] = set()
        self.refused: set[tuple[int, int]] = set()
        self._count = 0

    def put(self, question: _Question) -> _Question:
        """Open a question, give it its number, and return it."""
        self._count += 1
        question.number = self._count
        self.open = question
        return question

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

    def is_late(self, now: float) -> bool:
        """Return whether the time for an answer to the open question is over."""
        return self.open is not None and now - self.open.asked >= ASKED_FOR_S

    def close(self) -> Question | None:
        """Close the open question and return it; None if none was open."""
        question, self.open = self.open, None
        return question
