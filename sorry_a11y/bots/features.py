"""The inputs of a learned player: the shape of its inputs, their parts, what a decision leads to.

The shape says which inputs there are and their order, from the board that weights were learned on.

What is seen of a seat is made of *parts* that often come again: its own four pawns, the four of
each other seat, what is left of the pile. A part is one object as long as it is kept, and with it
what it adds to the sums of a network, so that one more look costs what changed. An input is a small
whole number, its place among the weights. `lens` makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import NO_KIND, PAWNS_EACH, SEATS, Kind, Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View

TURNS: Final = len(SEATS)
NUMBERS: Final = 9
"""Inputs of a seat that have a number: what it may lose before its next turn and after, what it
may win so, the odds of a pawn out, and four of the road to go."""


class Shape(NamedTuple):
    """The board that weights were learned on, and what is looked at besides.

    Attributes:
        track: The number of squares of the track.
        lane: The number of spots of a lane.
        kinds: The number of kinds of cards.
        pairs: The number of units to which two pawns together say something, 0 for none.
        runners: Whether seats that are taken for runners are told from others (1) or not (0).
        around: Whether each seat sees what is around it (1) or not (0): what may hit each of its
            pawns, where the others stand, and what is left of the pile. A board with another track
            is looked at through the nearest square of this one.
    """

    track: int
    lane: int
    kinds: int
    pairs: int = 0
    runners: int = 0
    around: int = 0

    @property
    def places(self) -> int:
        """The places of a pawn: track, lane, start, home, doorstep."""
        return self.track + self.lane + 3

    @property
    def starts(self) -> int:
        """The first input after all places (track, lane, start, home, doorstep).

        The inputs tell how many pawns are in start, 0 to 4, one each.
        """
        return self.places

    @property
    def homes(self) -> int:
        """The first of: how many pawns have arrived, 0 to 4."""
        return self.starts + PAWNS_EACH + 1

    @property
    def turns(self) -> int:
        """The first of: how many seats have their turn before this one, 0 to 3."""
        return self.homes + PAWNS_EACH + 1

    @property
    def blocked(self) -> int:
        """An own pawn stands where those in start must come out."""
        return self.turns + TURNS

    @property
    def hand(self) -> int:
        """The first of: a card of this kind in the seat's hand."""
        return self.blocked + 1

    @property
    def given(self) -> int:
        """The first of: a card of this kind given to the partner."""
        return self.hand + self.kinds

    @property
    def numbers(self) -> int:
        """The first of those with a number."""
        return self.given + self.kinds

    @property
    def out_odds(self) -> int:
        """The number that tells the odds of bringing a pawn out; after it four of the road."""
        return self.numbers + 4

    @property
    def runs(self) -> int:
        """The seat is taken for a runner, where that is told."""
        return self.numbers + NUMBERS

    @property
    def hits(self) -> int:
        """The first of the inputs that see around, with a number.

        They tell that an own pawn on this square of the track may be hit before the seat's turn; as
        many more tell the same of after its turn.
        """
        return self.runs + self.runners

    @property
    def others(self) -> int:
        """The first input of the other seats, in order of turn.

        These have their places and how many of their pawns are in start and home, as many each as
        there are before `turns`.
        """
        return self.hits + 2 * self.track

    @property
    def left(self) -> int:
        """The first of those with a number: the odds of each kind, and how many cards are left."""
        return self.others + (TURNS - 1) * self.turns

    @property
    def strangers(self) -> int:
        """The first of: one of the other seats, in order of turn, is not taken for a runner."""
        return self.left + self.kinds + 1

    @property
    def inputs(self) -> int:
        """All inputs of a seat."""
        return self.strangers + TURNS - 1 if self.around else self.hits


@final
class InputPart:
    """A part of what is seen of a seat.

    Two parts are never equal: what a network adds for it is kept in it.

    Args:
        there: The inputs that are there.
        measured: The inputs that have a number.
        numbers: Their numbers, in the same order.
        pairs: The rows of pairs of places: both pawns of the seat, or one of it and one of
            another's.

    Attributes:
        sums: What it adds to the sums of the network ``summed_by``.
    """

    __slots__ = ("measured", "numbers", "pairs", "summed_by", "sums", "there")

    def __init__(
        self, there: Sequence[int] = (), measured: Sequence[int] = (),
        numbers: Sequence[float] = (), pairs: Sequence[int] = (),
    ) -> None:
        self.there = there
        self.measured = measured
        self.numbers = numbers
        self.pairs = pairs
        self.sums = 0
        self.summed_by: object = None


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
    """Return the outlook after ``decision``, one of the seat's options."""
    hand = b"" if seen.rules.is_open else seen.hand
    if isinstance(decision, Play):
        return Outlook(decision.after, _without(hand, decision.card), decision.again)
    if isinstance(decision, Give):
        return Outlook(seen.position, _without(hand, decision.card), gift=decision.card)
    if isinstance(decision, Discard):
        return Outlook(seen.position, _without(hand, decision.card))
    if isinstance(decision, Fold):
        return Outlook(seen.position)
    assert isinstance(decision, Pass)
    again = seen.rules.is_open and seen.rules.cards[seen.hand[0]].again
    return Outlook(seen.position, hand, again)


def _without(hand: bytes, card: Kind) -> bytes:
    return hand.replace(bytes((card,)), b"", 1)
