"""The inputs of a learned player's network: their order, their parts, and the outlook they tell.

An input is a small whole number: the index of its row of weights. Most inputs are on or off; some
have a number. `Shape` says which inputs exist, for the board that the weights were learned on.
`lens` makes the inputs of a seat from *parts* that often come again: its own four pawns, the four
of each other seat, the cards left in the pile. A part is kept as one object together with the sums
that a network made of it, so that a network sums only the parts that changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from sorry_a11y.core.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.core.rules.board import NO_KIND, PAWNS_EACH, SEATS, Kind, Position
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.view import View

TURNS: Final = len(SEATS)
NUMBERS: Final = 9
"""Inputs of a seat that have a number: its losses before and after its next turn, its gains before
and after the others' next turns, the odds of bringing a pawn out, and four of the road to go."""


class Shape(NamedTuple):
    """The board that weights were learned on, and the groups of inputs that they know.

    Attributes:
        track: The number of squares of the track.
        lane: The number of spots of a lane.
        kinds: The number of kinds of cards.
        pairs: The number of units that weights of pairs of pawns add to, 0 for none.
        runners: Whether an input tells that a seat is played by the `runner` (1) or not (0).
        around: Whether inputs tell the chances that each own pawn is hit, where the others' pawns
            stand and which cards are left (1) or not (0).
    """

    track: int
    lane: int
    kinds: int
    pairs: int = 0
    runners: int = 0
    around: int = 0

    @property
    def places(self) -> int:
        """The number of places of a pawn: track, lane, start, home, doorstep."""
        return self.track + self.lane + 3

    @property
    def starts(self) -> int:
        """The first of the inputs that tell how many pawns are in start, 0 to 4."""
        return self.places

    @property
    def homes(self) -> int:
        """The first of the inputs that tell how many pawns have arrived, 0 to 4."""
        return self.starts + PAWNS_EACH + 1

    @property
    def turns(self) -> int:
        """The first of the inputs that tell how many seats play before this one, 0 to 3."""
        return self.homes + PAWNS_EACH + 1

    @property
    def blocked(self) -> int:
        """The input that tells that an own pawn stands where those in start must come out."""
        return self.turns + TURNS

    @property
    def hand(self) -> int:
        """The first of the inputs that tell which kinds of cards are in the seat's hand."""
        return self.blocked + 1

    @property
    def given(self) -> int:
        """The first of the inputs that tell the kind of the card given to the partner."""
        return self.hand + self.kinds

    @property
    def numbers(self) -> int:
        """The first of the inputs that have a number."""
        return self.given + self.kinds

    @property
    def out_odds(self) -> int:
        """The input whose number is the odds of bringing a pawn out; four of the road follow."""
        return self.numbers + 4

    @property
    def runs(self) -> int:
        """The input that tells that the seat is played by the runner, if ``runners`` is 1."""
        return self.numbers + NUMBERS

    @property
    def hits(self) -> int:
        """The first input, by square of the track, whose number is the risk of a pawn there.

        It is the chance that the pawn is hit before the seat's next turn; as many inputs after
        these have the chance that it is hit later.
        """
        return self.runs + self.runners

    @property
    def others(self) -> int:
        """The first of the inputs that tell the other seats' pawns, seat by seat in order of turn.

        Each seat has `turns` of them: its places, its pawns in start, its pawns at home.
        """
        return self.hits + 2 * self.track

    @property
    def left(self) -> int:
        """The first of the inputs whose numbers are the odds of each kind and the cards left."""
        return self.others + (TURNS - 1) * self.turns

    @property
    def strangers(self) -> int:
        """The first of the inputs that tell which other seats the runner does not play, by turn."""
        return self.left + self.kinds + 1

    @property
    def inputs(self) -> int:
        """The number of all inputs of a seat."""
        return self.strangers + TURNS - 1 if self.around else self.hits


@final
class InputPart:
    """A group of inputs of a seat, kept together with the sums that a network made of them.

    Parts are compared by identity.

    Args:
        active: The inputs that are on.
        measured: The inputs that have a number.
        numbers: Their numbers, in the same order.
        pairs: The rows of pairs of places, of two pawns of the seat.
        near: A part with numbers alone, for the same inputs and mostly the same.

    Attributes:
        sums: The number that the part adds to the sums of the network ``summed_by``.
    """

    __slots__ = ("active", "measured", "near", "numbers", "pairs", "summed_by", "sums")

    def __init__(
        self,
        active: Sequence[int] = (),
        measured: Sequence[int] = (),
        numbers: Sequence[float] = (),
        pairs: Sequence[int] = (),
        near: InputPart | None = None,
    ) -> None:
        self.near = near
        self.active = active
        self.measured = measured
        self.numbers = numbers
        self.pairs = pairs
        self.sums = 0
        self.summed_by: object = None


@final
class Inputs:
    """The inputs of one seat after one decision.

    Args:
        parts: The parts that often come again.

    Attributes:
        numbers: The numbers of inputs outside the parts that have one.
        crossed: The rows of pairs of an own pawn's place with another's.
    """

    __slots__ = ("crossed", "numbers", "parts")

    def __init__(self, parts: list[InputPart]) -> None:
        self.parts = parts
        self.numbers: dict[int, float] = {}
        self.crossed: list[int] = []

    @property
    def active(self) -> list[int]:
        """All inputs that are on, some more than once."""
        return [at for part in self.parts for at in part.active]

    @property
    def weighed(self) -> list[tuple[int, float]]:
        """All inputs that have a number, with it."""
        found = [
            one for part in self.parts for one in zip(part.measured, part.numbers, strict=True)
        ]
        return [*found, *self.numbers.items()]

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
        gift: The kind of the card given to the partner; NO_KIND for none.
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
