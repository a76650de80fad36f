"""Legs: the names of the single moves that a play is made of.

A leg says which pawn does what; what it does to a position, the way that it names does (`ways`).
"""

from __future__ import annotations

from sorry_a11y.rules.board import Pawn
from sorry_a11y.rules.value import Value


class Walk(Value):
    """A walk of ``pawn`` by ``steps`` squares (negative: backward).

    ``way`` 0 turns into the lane, 1 goes past it where the board forks (D20); ``slide`` False stays
    on a triangle (24).
    """

    pawn: Pawn
    steps: int
    way: int = 0
    slide: bool = True


class ComeOut(Value):
    """The move of ``pawn`` from its start to its exit square (8, 10, D9, D16)."""

    pawn: Pawn


class TakePlace(Value):
    """The move of ``pawn`` from its start to the square of ``other``, which goes back (22, 23)."""

    pawn: Pawn
    other: Pawn
    slide: bool = True


class SwapPlaces(Value):
    """The exchange of the squares of ``pawn`` and ``other``; only ``pawn`` may slide (20, 21,
    D13)."""

    pawn: Pawn
    other: Pawn
    slide: bool = True


class SendBack(Value):
    """The move of ``pawn`` back to its start, to pay for a Sorry! without effect (40)."""

    pawn: Pawn


Leg = Walk | ComeOut | TakePlace | SwapPlaces | SendBack
"""A single move; a play is made of one or more of them."""
