"""The value that a learned player has learned: how well a seat stands, by a small network.

The same network scores every seat; what the seats' scores stand for are the chances of winning,
a softmax over the sides. Inputs that are there add their rows of weights; hidden units pass on
what is above nought; one unit is passed on as it is.

A shipped network holds whole numbers with one scale: they are summed exactly, in any order, so
every interpreter judges alike to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import add
from typing import NamedTuple, Protocol

from sorry_a11y.bots.features import Inputs
from sorry_a11y.bots.features_shape import NUMBERS

LEAK = 0.05
"""What a hidden unit passes on of a sum below nought, so that none falls silent for good."""

ZERO = 128
"""The byte of a pair's weight that adds nothing."""

Known = dict[tuple[int, ...], list[float]]
"""What inputs without a number add up to, unit by unit: options of one decision share most."""


class Scorer(Protocol):
    """What scores a seat."""

    def score(self, inputs: Inputs, known: Known) -> float:
        """How well the seat stands; only differences between seats mean anything. ``known`` is
        the scorer's own memory, empty at first, for one decision."""


class Pairs(NamedTuple):
    """``table``: for each pair of places a row of ``width`` whole numbers, in parts of ``scale``,
    each ZERO higher than it is: bytes are summed fastest."""

    table: bytes
    width: int
    scale: float

    def sums(self, pairs: Sequence[int]) -> list[float]:
        """What the pairs add to the first ``width`` units."""
        table, width, scale = self
        above = ZERO * len(pairs)
        columns = zip(*[table[at * width : (at + 1) * width] for at in pairs], strict=True)
        return [(one - above) * scale for one in map(sum, columns)]

    def rows(self) -> list[list[float]]:
        """The weights of each pair."""
        table, width, scale = self
        return [
            [(weight - ZERO) * scale for weight in table[at : at + width]]
            for at in range(0, len(table), width)
        ]


class Net:
    """``rows[i]``: what input ``i`` adds to each unit, the plain unit first, in parts of
    ``scale``; ``bias``: what is there from the start, in the same parts; ``out``: the weight of
    each hidden unit; ``numbers``: the first of the inputs that have a number; ``pairs``: what two
    places together add to the first units, if they are looked at."""

    def __init__(
        self, rows: Sequence[Sequence[int]], bias: Sequence[int], out: Sequence[float],
        numbers: int, scale: float, pairs: Pairs | None = None,
    ) -> None:
        self.rows = rows
        self.bias = bias
        self.out = out
        self.numbers = numbers
        self.scale = scale
        self.pairs = pairs
        weighed = [
            [weight * scale for weight in row] for row in rows[numbers : numbers + NUMBERS]
        ]
        plain, *units = zip(*weighed, strict=True)
        self._plain = plain
        self._units = [
            (weight, weight * LEAK, *column) for weight, column in zip(out, units, strict=True)
        ]

    def sums(self, there: tuple[int, ...]) -> list[float]:
        """The sums of all units for the inputs that are there."""
        rows, scale = self.rows, self.scale
        columns = zip(self.bias, *[rows[at] for at in there], strict=True)
        return [one * scale for one in map(sum, columns)]

    def score(self, inputs: Inputs, known: Known) -> float:
        """How well the seat stands."""
        there = tuple(inputs.there)
        sums = known.get(there)
        if sums is None:
            sums = known[there] = self.sums(there)
        if self.pairs and inputs.pairs:
            more = self.pairs.sums(inputs.pairs)
            sums = [*map(add, sums, more), *sums[len(more) :]]
        one, two, three, four, five, six, seven, eight, nine = inputs.numbers
        total = sums[0]
        for number, weight in zip(inputs.numbers, self._plain, strict=True):
            total += number * weight
        # one pass over the units: this loop is where a decision's time goes
        for unit, (weight, leak, a, b, c, d, e, f, g, h, i) in zip(
            sums[1:], self._units, strict=True
        ):
            unit += (
                one * a + two * b + three * c + four * d + five * e + six * f + seven * g
                + eight * h + nine * i
            )
            total += unit * weight if unit > 0.0 else unit * leak
        return total


def chances(scores: Sequence[float]) -> list[float]:
    """The chances of winning, 0 to 1, that the scores of the sides stand for."""
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
