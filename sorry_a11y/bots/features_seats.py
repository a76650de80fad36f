"""What is seen of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.rules.board import Pawn, Seat, Spot

PairRows = tuple[int, ...]
"""Rows of pairs of places (`Shape.pair_rows`)."""
Around = tuple[int, float]
"""An input, and its number."""


class Inputs(NamedTuple):
    """What is seen of one seat: ``there``, the inputs that are there, some more than once, and
    the ``numbers``, NUMBERS of them; ``pairs``: the places of two pawns together, in groups that
    often come again: those of the own four, and those of each other pawn with them; ``around``:
    inputs with their numbers (`features_around`); ``pile``: those that tell what is left of the
    pile."""

    there: list[int]
    numbers: list[float]
    pairs: Sequence[PairRows] = ()
    around: Sequence[Around] = ()
    pile: tuple[Around, ...] = ()


OnTrack = tuple[float, Pawn, Spot, Seat]
"""A pawn on the track: the part of its road behind it, 0 to 1, the pawn, its square, its seat."""


class Own(NamedTuple):
    """What a seat's own four pawns say, wherever the others stand.

    ``there``: the inputs that are there; ``in_start``: how many wait; ``blocked``: whether one of
    its own stands where they must come out; ``road``: the part of all their roads before them;
    ``standing``: those on the track; ``rows``: what each can hit; ``pairs``: those of its own;
    ``places``: where the four are, each as the first of two; ``across``: for places of another
    pawn, as they are met, those of it with the four.
    """

    there: list[int]
    in_start: int
    blocked: bool
    road: float
    standing: list[OnTrack]
    rows: list[tuple[int, ...]]
    pairs: PairRows
    places: list[int]
    across: dict[int, PairRows]
