"""A network while it learns.

Sums are made weight by weight in a fixed order: PyPy, which lessons are meant for, makes machine
code of such loops, and every interpreter gets the same weights to the last bit.
"""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64encode
from collections.abc import Sequence
from random import Random

from sorry_a11y.core.bots.features import Inputs, Shape
from sorry_a11y.core.bots.learned_net import LEAKS, PAIR_OFFSET, Net

SMALL = 0.1
"""The greatest weight that a fresh network begins with."""
LARGEST, LARGEST_OF_PAIRS = 32767, 127
"""What the greatest weight of a file becomes, and the greatest of a pair of places."""


class Pupil:
    """A network whose weights move: ``rows``, ``bias``, ``out``, ``numbers`` and ``pairs`` as in
    `Weights`, as plain numbers."""

    def __init__(
        self,
        rows: list[list[float]],
        bias: list[float],
        out: list[float],
        numbers: int,
        pairs: list[list[float]] | None = None,
    ) -> None:
        self.rows = rows
        self.bias = bias
        self.out = out
        self.numbers = numbers
        self.pairs = pairs or []

    @classmethod
    def fresh(cls, shape: Shape, hidden: int, chance: Random) -> Pupil:
        """Return a network that knows nothing: small weights by lot, and hidden units that say
        nothing yet, so that what was seldom seen is not judged by lot."""
        rows = [
            [0.0, *(chance.uniform(-SMALL, SMALL) for _ in range(hidden))]
            for _ in range(shape.inputs)
        ]
        return cls(rows, [0.0] * (hidden + 1), [0.0] * hidden, shape.numbers, _blank_pairs(shape))

    @classmethod
    def of(cls, net: Net, shape: Shape) -> Pupil:
        """Return a pupil that knows what ``net`` knows; inputs and pairs of the ``shape`` that are
        new to it say nothing yet."""
        known = net.weights
        rows = [[weight * known.scale for weight in row] for row in known.rows]
        bias = [weight * known.scale for weight in known.bias]
        rows += [[0.0] * len(bias) for _ in range(shape.inputs - len(rows))]
        pairs = known.pairs.rows() if known.pairs else _blank_pairs(shape)
        return cls(rows, bias, list(known.out), known.numbers, pairs)

    @classmethod
    def of_lists(cls, lists: Sequence[Sequence[float]], shape: Shape) -> Pupil:
        """Return the pupil whose `lists` these are."""
        rows = [list(row) for row in lists]
        rows, pairs = rows[: shape.inputs + 2], rows[shape.inputs + 2 :]
        return cls(rows[:-2], rows[-2], rows[-1], shape.numbers, pairs)

    def lists(self) -> list[list[float]]:
        """Return all weights: the rows, the bias, the weights of the units, the rows of pairs."""
        return [*self.rows, self.bias, self.out, *self.pairs]

    def sums(self, inputs: Inputs) -> list[float]:
        """Return the sums of all units for what is seen of a seat."""
        rows, sums = self.rows, list(self.bias)
        units = range(len(sums))
        for at in inputs.active:
            row = rows[at]
            for unit in units:
                sums[unit] += row[unit]
        for at in inputs.pairs:
            row = self.pairs[at]
            for unit in range(len(row)):
                sums[unit] += row[unit]
        for at, number in inputs.weighed:
            row = rows[at]
            for unit in units:
                sums[unit] += number * row[unit]
        return sums

    def score(self, inputs: Inputs) -> float:
        """Return how well the seat stands; only differences between seats mean anything."""
        sums, out = self.sums(inputs), self.out
        total = sums[0]
        for unit in range(len(out)):
            one = sums[unit + 1]
            total += one * out[unit] if one > 0.0 else one / LEAKS * out[unit]
        return total

    def learn(self, inputs: Inputs, step: float) -> None:
        """Raise the score of these inputs by a step (below 0: lower it)."""
        sums = self.sums(inputs)
        out, units = self.out, range(len(sums))
        steps = [step] * len(sums)
        for unit, weight in enumerate(out):
            one = sums[unit + 1]
            slope = step if one > 0.0 else step / LEAKS
            steps[unit + 1] = weight * slope
            out[unit] = weight + one * slope
        for row in (self.bias, *[self.rows[at] for at in inputs.active]):
            for unit in units:
                row[unit] += steps[unit]
        for at in inputs.pairs:
            row = self.pairs[at]
            for unit in range(len(row)):
                row[unit] += steps[unit]
        for at, number in inputs.weighed:
            row = self.rows[at]
            for unit in units:
                row[unit] += number * steps[unit]

    def move_towards(self, other: Pupil, count: int) -> None:
        """Make of the mean of ``count - 1`` networks the mean that counts ``other`` too."""
        for mine, row in zip(self.lists(), other.lists(), strict=True):
            for at in range(len(mine)):
                mine[at] += (row[at] - mine[at]) / count


def side_by_side(nets: Sequence[Pupil]) -> Pupil:
    """Return one network that scores as the nets do on average: their units side by side. Pairs are
    for networks that learned alone."""
    if len(nets) == 1:
        return nets[0]
    share = 1.0 / len(nets)
    parts = list(zip(*(net.lists() for net in nets), strict=True))
    wide = []
    for together in parts[:-1]:
        plain = 0.0
        for row in together:
            plain += share * row[0]
        wide.append([plain, *(weight for row in together for weight in row[1:])])
    out = [share * weight for weights in parts[-1] for weight in weights]
    return Pupil(wide[:-1], wide[-1], out, nets[0].numbers)


def to_text(pupil: Pupil, shape: Shape, trust: float = 1.0) -> str:
    """Return the file's text (`bots.learned_net`) for what was learned. ``trust``: by what a score
    is multiplied to give chances that can be told."""
    base = [weight for row in (*pupil.rows, pupil.bias, pupil.out) for weight in row]
    scale = _scale(base, LARGEST)
    whole = array("h", [round(weight / scale) for weight in base])
    if sys.byteorder == "big":
        whole.byteswap()
    fields: dict[str, object] = {
        "shape": list(shape),
        "hidden": len(pupil.out),
        "scale": scale,
        "trust": round(trust, 4),
        "weights": b64encode(whole.tobytes()).decode("ascii"),
    }
    if pupil.pairs:
        flat = [weight for row in pupil.pairs for weight in row]
        pair_scale = _scale(flat, LARGEST_OF_PAIRS)
        table = bytes(round(weight / pair_scale) + PAIR_OFFSET for weight in flat)
        fields["pair_scale"] = pair_scale
        fields["pairs"] = b64encode(table).decode("ascii")
    return json.dumps(fields) + "\n"


def _scale(weights: Sequence[float], largest: int) -> float:
    return (max(abs(weight) for weight in weights) or 1.0) / largest


def pair_rows(shape: Shape) -> int:
    """All places of two pawns: both of the seat, or one of it and one of another's."""
    return 2 * shape.places * shape.places if shape.pairs else 0


def _blank_pairs(shape: Shape) -> list[list[float]]:
    return [[0.0] * shape.pairs for _ in range(pair_rows(shape))]
