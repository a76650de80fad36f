"""What a learned player looks at: parts of inputs, and what a decision leads to.

What is seen of a seat is made of *parts* that often come again: its own four pawns, the four of
each other seat, what is left of the pile. A part is one object as long as it is kept, so that a
network keeps what it adds, and one more look costs what changed. An input is a small whole
number, its place among the weights. `lens` makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import NO_KIND, Kind, Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View


@final
class InputPart:
    """A part of what is seen of a seat.

    Two parts are never equal: a network keeps by the object what it adds.

    Args:
        there: The inputs that are there.
        measured: The inputs that have a number.
        numbers: Their numbers, in the same order.
        pairs: The rows of pairs of places (`Shape.pair_rows`).
    """

    __slots__ = ("measured", "numbers", "pairs", "there")

    def __init__(
        self, there: Sequence[int] = (), measured: Sequence[int] = (),
        numbers: Sequence[float] = (), pairs: Sequence[int] = (),
    ) -> None:
        self.there = there
        self.measured = measured
        self.numbers = numbers
        self.pairs = pairs


@final
class Inputs:
    """The inputs of one seat in one look.

    Args:
        parts: The parts that often come again.

    Attributes:
        measured: The inputs that have a number in this look.
        numbers: Their numbers, in the same order.
        crossed: The rows of pairs of an own place with another's.
    """

    __slots__ = ("crossed", "measured", "numbers", "parts")

    def __init__(self, parts: list[InputPart]) -> None:
        self.parts = parts
        self.measured: list[int] = []
        self.numbers: list[float] = []
        self.crossed: list[int] = []

    @property
    def there(self) -> list[int]:
        """All inputs that are there, some more than once."""
        return [at for part in self.parts for at in part.there]

    @property
    def weighed(self) -> list[tuple[int, float]]:
        """All inputs with their numbers."""
        found = [
            one for part in self.parts for one in zip(part.measured, part.numbers, strict=True)
        ]
        return found + list(zip(self.measured, self.numbers, strict=True))

    @property
    def pairs(self) -> list[int]:
        """All rows of pairs."""
        return [*[at for part in self.parts for at in part.pairs], *self.crossed]


class Outlook(NamedTuple):
    """The outcome of a decision as far as its seat can know.

    Attributes:
        position: Where the pawns stand.
        hand: The cards of the seat's own hand.
        again: Whether the seat draws again.
        gift: The kind given to the partner; NO_KIND for none.
    """

    position: Position
    hand: bytes = b""
    again: bool = False
    gift: Kind = NO_KIND


def outlook(seen: View, decision: Decision) -> Outlook:
    """Return what ``decision``, one of the seat's options, leads to."""
    hand = b"" if seen.is_open else seen.hand
    if isinstance(decision, Play):
        return Outlook(decision.after, _without(hand, decision.card), decision.again)
    if isinstance(decision, Give):
        return Outlook(seen.position, _without(hand, decision.card), gift=decision.card)
    if isinstance(decision, Discard):
        return Outlook(seen.position, _without(hand, decision.card))
    if isinstance(decision, Fold):
        return Outlook(seen.position)
    assert isinstance(decision, Pass)
    again = seen.is_open and seen.rules.cards[seen.hand[0]].again
    return Outlook(seen.position, hand, again)


def _without(hand: bytes, card: Kind) -> bytes:
    return hand.replace(bytes((card,)), b"", 1)
