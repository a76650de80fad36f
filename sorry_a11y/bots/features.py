"""What a learned player looks at: parts of inputs, and what a decision leads to.

What is seen of a seat is made of *parts* that often come again: its own four pawns, the four of
each other seat, what is left of the pile. A part is one object as long as it is kept, so that a
network keeps what it adds, and one more look costs what changed. `lens` makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import NO_KIND, Kind, Pawn, Position, Seat, Spot
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View

Weighed = tuple[int, float]
"""An input, and its number."""


@final
class InputPart:
    """A part of what is seen of a seat.

    ``there``: the inputs that are there; ``numbers``: those with a number; ``pairs``: rows of pairs
    of places (`Shape.pair_rows`). Two parts are never equal: a network keeps by the object what it
    adds.
    """

    __slots__ = ("numbers", "pairs", "there")

    def __init__(
        self, there: Sequence[int] = (), numbers: Sequence[Weighed] = (),
        pairs: Sequence[int] = (),
    ) -> None:
        self.there = there
        self.numbers = numbers
        self.pairs = pairs


class Inputs(NamedTuple):
    """The inputs of one seat: ``parts`` that often come again; the ``numbers`` of this look; and
    ``crossed``, the rows of pairs of an own place with another's."""

    parts: list[InputPart]
    numbers: list[Weighed]
    crossed: Sequence[int] = ()

    @property
    def there(self) -> list[int]:
        """All inputs that are there, some more than once."""
        return [at for part in self.parts for at in part.there]

    @property
    def weighed(self) -> list[Weighed]:
        """All inputs with a number."""
        return [one for part in self.parts for one in part.numbers] + self.numbers

    @property
    def pairs(self) -> list[int]:
        """All rows of pairs."""
        return [*[at for part in self.parts for at in part.pairs], *self.crossed]


OnTrack = tuple[float, Pawn, Spot, Seat, int]
"""A pawn on the track: the part of its road behind it, 0 to 1, the pawn, its square, its seat, its
place as the seat sees it."""


@final
class Own:
    """What comes from a seat's own four pawns, wherever the others stand.

    ``part``: its inputs; ``there``: those of places alone; ``opens``: whether a card may bring a
    pawn out; ``standing``: those on the track; ``ahead``: the same, the farthest on its road first;
    ``rows``: the first row of each one's pairs with another's pawn; ``seen_by``: by seat, the part
    that they are to another, and their places in its eyes; ``hits``: the kinds with which
    the seat hits a pawn on each square, see `card_odds.hits_on`.
    """

    __slots__ = ("ahead", "hits", "opens", "part", "rows", "seen_by", "standing", "there")

    def __init__(
        self, part: InputPart, there: Sequence[int], opens: bool, standing: list[OnTrack],
        rows: list[int], hits: int,
    ) -> None:
        self.part = part
        self.there = there
        self.opens = opens
        self.standing = standing
        self.ahead = sorted(standing, reverse=True)
        self.rows = rows
        self.seen_by: dict[Seat, tuple[InputPart, list[int]]] = {}
        self.hits = hits


class Outlook(NamedTuple):
    """The outcome of a decision as far as its seat can know: the position, the own hand, whether
    the seat draws again, and the kind given to the partner (NO_KIND for none)."""

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
