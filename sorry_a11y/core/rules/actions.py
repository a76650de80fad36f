"""The actions a game is made of: decisions of seats, and those of chance.

A game is its rule book, its seats and the list of its actions. `plays.Play` is the action of
playing a card. Chance is recorded like any other decision: the rules never see a random number.
"""

from __future__ import annotations

from sorry_a11y.core.rules.board import Kind, Seat
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.value import Value


class Shuffle(Value):
    """A decision of chance: the discards become the pile in this order, top first."""

    order: bytes


class Lot(Value):
    """A decision of chance: ``seat`` goes first (3, D6).

    ``has_won``: as the winner of the game before, without a lot.
    """

    seat: Seat
    has_won: bool = False


class Pass(Value):
    """The decision of ``seat`` to lay its card down without a play (19, 35).

    It has none or declines it; in a hand game it ends a turn that a 2 lengthened (49).
    """

    seat: Seat


class Discard(Value):
    """The decision of ``seat`` to discard ``card`` of a hand (47, 50).

    The hand has no play that must be made.
    """

    seat: Seat
    card: Kind


class Give(Value):
    """The decision of ``seat`` to give ``card`` to its partner unseen (D5)."""

    seat: Seat
    card: Kind


class Fold(Value):
    """The decision of ``seat`` to show a hand without a legal card and sit out the deal (D8)."""

    seat: Seat


Decision = Play | Pass | Discard | Give | Fold
"""A decision of a seat."""

ChanceAction = Shuffle | Lot
"""A decision of the dealer."""

Action = Decision | ChanceAction
