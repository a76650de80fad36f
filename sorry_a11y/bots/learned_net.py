"""The value that a learned player has learned: a small network in plain Python.

Inputs that are there add their rows of weights; hidden units pass on what is above nought; one
unit is passed on as it is. The outcome is squeezed to a chance of winning, 0 to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from random import Random

LEAK = 0.05
"""What a hidden unit passes on of a sum below nought, so that none falls silent for good."""

SMALL = 0.1
"""The greatest weight that a fresh network begins with."""


def squeezed(logit: float) -> float:
    """The chance, 0 to 1, that a logit stands for."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-logit))


class Net:
    """``rows[i]``: what input ``i`` adds to each unit, the plain unit first; ``bias``: what is
    there from the start; ``out``: the weight of each hidden unit."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float]) -> None:
        self.rows = rows
        self.bias = bias
        self.out = out

    @classmethod
    def fresh(cls, inputs: int, hidden: int, chance: Random) -> Net:
        """A network that knows nothing: small weights by lot, and hidden units that say nothing
        yet, so that a place seldom seen is not judged by lot."""
        rows = [
            [0.0, *(chance.uniform(-SMALL, SMALL) for _ in range(hidden))] for _ in range(inputs)
        ]
        return cls(rows, [0.0] * (hidden + 1), [0.0] * hidden)

    def sums(self, places: Iterable[int], numbers: Iterable[tuple[int, float]]) -> list[float]:
        """The sums of all units for the inputs that are there and those with a number."""
        sums = self.bias
        for at in places:
            sums = [one + weight for one, weight in zip(sums, self.rows[at], strict=True)]
        return self.with_numbers(sums, numbers)

    def with_numbers(
        self, sums: list[float], numbers: Iterable[tuple[int, float]]
    ) -> list[float]:
        """The sums with further inputs added."""
        for at, number in numbers:
            row = self.rows[at]
            sums = [one + number * weight for one, weight in zip(sums, row, strict=True)]
        return sums

    def moved(self, sums: list[float], off: int, on: int) -> list[float]:
        """The sums with input ``off`` gone and ``on`` there."""
        rows = self.rows
        return [s - a + b for s, a, b in zip(sums, rows[off], rows[on], strict=True)]

    def logit(self, sums: Sequence[float]) -> float:
        """The outcome of the sums, before it is squeezed."""
        total = sums[0]
        for one, weight in zip(sums[1:], self.out, strict=True):
            total += one * weight if one > 0.0 else LEAK * one * weight
        return total

    def learn(
        self, places: Sequence[int], numbers: Sequence[tuple[int, float]], target: float,
        rate: float,
    ) -> float:
        """One step towards ``target`` (0 to 1) for these inputs; gives the error before it."""
        sums = self.sums(places, numbers)
        error = target - squeezed(self.logit(sums))
        step = rate * error
        out, units = self.out, range(len(sums))
        steps = [step] * len(sums)
        for unit, weight in enumerate(out):
            one = sums[unit + 1]
            slope = step if one > 0.0 else step * LEAK
            steps[unit + 1] = weight * slope
            out[unit] = weight + one * slope
        for row in (self.bias, *[self.rows[at] for at in places]):
            for unit in units:
                row[unit] += steps[unit]
        for at, number in numbers:
            row = self.rows[at]
            for unit in units:
                row[unit] += number * steps[unit]
        return error
