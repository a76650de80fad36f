"""The value that a learned player has learned: how well a seat stands, by a small network.

The same network scores every seat; what the seats' scores stand for are the chances of winning,
a softmax over the sides. Inputs that are there add their rows of weights; hidden units pass on
what is above nought; one unit is passed on as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import add
from random import Random

from sorry_a11y.bots.features import Inputs

LEAK = 0.05
"""What a hidden unit passes on of a sum below nought, so that none falls silent for good."""

SMALL = 0.1
"""The greatest weight that a fresh network begins with."""


class Net:
    """``rows[i]``: what input ``i`` adds to each unit, the plain unit first; ``bias``: what is
    there from the start; ``out``: the weight of each hidden unit; ``numbers``: the first of the
    inputs that have a number."""

    def __init__(
        self, rows: list[list[float]], bias: list[float], out: list[float], numbers: int
    ) -> None:
        self.rows = rows
        self.bias = bias
        self.out = out
        self.numbers = numbers

    @classmethod
    def fresh(cls, inputs: int, numbers: int, hidden: int, chance: Random) -> Net:
        """A network that knows nothing: small weights by lot, and hidden units that say nothing
        yet, so that what was seldom seen is not judged by lot."""
        rows = [
            [0.0, *(chance.uniform(-SMALL, SMALL) for _ in range(hidden))] for _ in range(inputs)
        ]
        return cls(rows, [0.0] * (hidden + 1), [0.0] * hidden, numbers)

    def sums(self, inputs: Inputs) -> list[float]:
        """The sums of all units for what is seen of a seat."""
        rows = self.rows
        sums = self.bias
        for at in inputs.there:
            sums = list(map(add, sums, rows[at]))
        at = self.numbers
        for number in inputs.numbers:
            if number:
                sums = [one + number * weight for one, weight in zip(sums, rows[at], strict=True)]
            at += 1
        return sums

    def score(self, inputs: Inputs) -> float:
        """How well the seat stands; only differences between seats mean anything."""
        sums = self.sums(inputs)
        total = sums[0]
        for one, weight in zip(sums[1:], self.out, strict=True):
            total += one * weight if one > 0.0 else LEAK * one * weight
        return total

    def learn(self, inputs: Inputs, step: float) -> None:
        """Raise the score of these inputs by a step (below 0: lower it)."""
        sums = self.sums(inputs)
        out, units = self.out, range(len(sums))
        steps = [step] * len(sums)
        for unit, weight in enumerate(out):
            one = sums[unit + 1]
            slope = step if one > 0.0 else step * LEAK
            steps[unit + 1] = weight * slope
            out[unit] = weight + one * slope
        for row in (self.bias, *[self.rows[at] for at in inputs.there]):
            for unit in units:
                row[unit] += steps[unit]
        at = self.numbers
        for number in inputs.numbers:
            if number:
                row = self.rows[at]
                for unit in units:
                    row[unit] += number * steps[unit]
            at += 1

    def lists(self) -> list[list[float]]:
        """All weights, for going over them: the rows, the bias, the weights of the units."""
        return [*self.rows, self.bias, self.out]


def chances(scores: Sequence[float]) -> list[float]:
    """The chances of winning, 0 to 1, that the scores of the sides stand for."""
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def joined(nets: Sequence[Net]) -> Net:
    """One network that scores as the nets do on average: their units side by side."""
    share = 1.0 / len(nets)
    parts = list(zip(*(net.lists() for net in nets), strict=True))
    wide = []
    for together in parts[:-1]:
        plain = 0.0
        for row in together:
            plain += share * row[0]
        wide.append([plain, *(weight for row in together for weight in row[1:])])
    out = [share * weight for weights in parts[-1] for weight in weights]
    return Net(wide[:-1], wide[-1], out, nets[0].numbers)
