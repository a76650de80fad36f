"""The small network by which a learned player values how well a seat stands, and its weights.

The same network scores every seat; what the seats' scores stand for are the chances of winning,
a softmax over the sides. Each active input adds its row of weights to the sums of the units. A
hidden unit passes on its sum if that is above nought, else one part in LEAKS of it; one unit is
passed on as it is.

A shipped network holds whole numbers, and is summed in whole numbers, exactly and in any order, so
that every interpreter judges alike to the last bit. All units are summed at once, in lanes of
_LANE bits of one long whole number. A lane holds the sum of a unit times the absolute weight of its
output. The lanes are, from the lowest bits on: the unit that is passed on as it is, the units that
speak for the seat, those that speak against it. Above the lanes lies the sum of all hidden units
times their output weights.

The weights of a family are a JSON file, or two (`KEEN`), read when a game of the family first asks:
the shape of the board, the units, a scale, the weights as 16-bit whole numbers in base 64, and the
factor that scales scores before chances are told (`Learned.trust`). The weights of two pawns
together stand apart, as bytes with a scale of their own.
"""

from __future__ import annotations

import sys
from array import array
from base64 import b64decode
from collections.abc import Sequence
from functools import cache
from math import exp
from operator import lshift, mul
from typing import TYPE_CHECKING, Final, NamedTuple, final

from sorry_a11y.bots.features import InputPart, Inputs, Shape
from sorry_a11y.rules.board import Seat

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

LEAKS: Final = 20
"""A hidden unit passes on one part in so many of a sum below nought: none falls silent for good."""

ZERO: Final = 128
"""The byte of a pair's weight that adds nothing."""

_LANE: Final = 60
"""Bits of a lane. A lane holds a unit's sum times its absolute output weight, which is below 2**53
on either side of nought: rows add up to less than 2**22 (weights have 16 bits), and to ONE times as
much with their fractions; an output weight is less than 2**15. Up to 64 such lanes add up to less
than a lane holds. Two digits of Python's whole numbers have as many bits."""
_HALF: Final = 1 << (_LANE - 1)
_ALL_OF_LANE: Final = (1 << _LANE) - 1
ONE: Final = 1 << 16
"""What 1 is in a lane: inputs with a number are cut to 16 binary places, so that most are one digit
of Python's whole numbers."""
_TOP: Final = 1 << 100
"""Added on top to keep it above nought."""
_MOST_UNITS: Final = 64
"""Units of a network, the plain one included."""


class Pairs(NamedTuple):
    """The weights of two pawns together.

    ``table``: for each pair of places a row of ``width`` whole numbers, in parts of ``scale``, each
    ZERO higher than it is, so that it fits into a byte.
    """

    table: bytes
    width: int
    scale: float

    def rows(self) -> list[list[float]]:
        """Return the weights of each pair."""
        table, width, scale = self
        return [
            [(weight - ZERO) * scale for weight in table[at : at + width]]
            for at in range(0, len(table), width)
        ]


class Weights(NamedTuple):
    """The weights of a network.

    Attributes:
        rows: For each input what it adds to each unit, the plain unit first, in parts of ``scale``.
        bias: The sums of the units without any input, in the same parts.
        out: The weight of each hidden unit.
        numbers: The first of the inputs that have a number.
        scale: The size of one part.
        pairs: What two places together add to the first units, if they are looked at.
    """

    rows: Sequence[Sequence[int]]
    bias: Sequence[int]
    out: Sequence[float]
    numbers: int
    scale: float
    pairs: Pairs | None = None


@final
class _Lanes:
    """The units of a network side by side in one long whole number.

    Args:
        weights: The weights of the network.

    Attributes:
        above: The bit where the sum of all hidden units begins, times their output weights.
        halves: The highest bit of every lane.
        hidden: The highest bits of the hidden units.
        against: Where the units begin that speak against the seat.

    Raises:
        ValueError: There are too many units.
    """

    __slots__ = ("_leaks", "_order", "_shifts", "_weighs", "above", "against", "halves", "hidden")

    def __init__(self, weights: Weights) -> None:
        width = len(weights.bias)
        if width > _MOST_UNITS:
            raise ValueError(f"{width} units do not fit into lanes; at most {_MOST_UNITS} do")
        weighs = [1, *[round(weight / weights.scale) for weight in weights.out]]
        self._order = sorted(range(width), key=lambda unit: (unit > 0, weighs[unit] < 0))
        self._weighs = [abs(weighs[unit]) for unit in self._order]
        self._leaks = [0, *weighs[1:]]
        self._shifts = range(0, width * _LANE, _LANE)
        self.above = width * _LANE
        self.halves = sum([_HALF << at * _LANE for at in range(width)])
        self.hidden = self.halves & ~_HALF
        self.against = _LANE * sum([unit == 0 or weighs[unit] >= 0 for unit in range(width)])

    def abreast(self, row: Sequence[int]) -> int:
        """Return a row of weights in lanes, each times the absolute output weight of its unit."""
        sized = map(mul, [row[unit] for unit in self._order], self._weighs)
        lanes: int = sum(map(lshift, sized, self._shifts))
        leaked: int = sum(map(mul, row, self._leaks))
        return lanes + (leaked << self.above)


@final
class Net:
    """A network, which scores what is seen of a seat.

    Args:
        weights: What it has learned.
    """

    __slots__ = ("_bias", "_for", "_hidden", "_lanes", "_pairs", "_plain", "_rows", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._lanes = lanes = _Lanes(weights)
        self._for = (1 << lanes.against) - 1
        # every lane, and what lies on top, is lifted above nought
        self._bias = lanes.abreast(weights.bias) * ONE + lanes.halves + (_TOP << lanes.above)
        self._rows: dict[int, int] = {}
        """The numbers that inputs add to the sums of all units when their number is 1."""
        self._pairs: dict[int, int] = {}
        """The numbers that pairs of places add to the sums, already multiplied by ONE."""
        self._plain = weights.scale / ONE
        self._hidden = weights.scale * weights.scale / ONE / LEAKS

    def score(self, inputs: Inputs) -> float:
        """Return how well the seat stands; only differences between seats mean anything."""
        total, lanes = self._bias, self._lanes
        for part in inputs.parts:
            total += part.sums if part.summed_by is self else self._sum_of(part)
        total += self._weighed(inputs.measured, inputs.numbers)
        if inputs.crossed:
            total += self._paired(inputs.crossed)
        signs = total & lanes.hidden  # the highest bit of a lane: its sum is not below nought
        positive = total & (signs - (signs >> (_LANE - 1)))
        # lanes add up to what is left of them by a lane of ones, as digits do by nine
        speaks = (positive & self._for) % _ALL_OF_LANE
        speaks -= (positive >> lanes.against) % _ALL_OF_LANE
        leaked = (total >> lanes.above) - _TOP
        plain = (total & _ALL_OF_LANE) - _HALF
        return plain * self._plain + (speaks * (LEAKS - 1) + leaked) * self._hidden

    def _sum_of(self, part: InputPart) -> int:
        """Return what a part adds to the sums of all units."""
        total = self._there(part.there) * ONE
        if part.measured:
            total += self._weighed(part.measured, part.numbers)
        if part.pairs:
            total += self._paired(part.pairs)
        part.sums, part.summed_by = total, self
        return total

    def _there(self, asked: Sequence[int]) -> int:
        """Return what active inputs add to the sums of all units, not yet multiplied by ONE."""
        try:
            return sum(map(self._rows.__getitem__, asked))
        except KeyError:
            self._make_rows(asked)
            return self._there(asked)

    def _weighed(self, measured: Sequence[int], numbers: Sequence[float]) -> int:
        """Return what inputs with a number add to the sums of all units."""
        whole = [int(number * ONE) for number in numbers]
        try:
            return sum(map(mul, whole, map(self._rows.__getitem__, measured)))
        except KeyError:
            self._make_rows(measured)
            return self._weighed(measured, numbers)

    def _make_rows(self, asked: Sequence[int]) -> None:
        """Keep what these inputs add."""
        for at in asked:
            if at not in self._rows:
                self._rows[at] = self._lanes.abreast(self.weights.rows[at])

    def _paired(self, asked: Sequence[int]) -> int:
        """Return what pairs of places add to the sums of all units."""
        try:
            return sum(map(self._pairs.__getitem__, asked))
        except KeyError:
            self._make_pairs(asked)
            return self._paired(asked)

    def _make_pairs(self, asked: Sequence[int]) -> None:
        """Keep what these pairs add, in the parts that the other rows have."""
        _, bias, _, _, scale, pairs = self.weights
        for at in asked:
            if pairs is None:
                self._pairs[at] = 0
            elif at not in self._pairs:
                table, width, finer = pairs
                row = [weight - ZERO for weight in table[at * width : (at + 1) * width]]
                row += [0] * (len(bias) - width)
                self._pairs[at] = self._lanes.abreast(row) * round(finer / scale * ONE)


def chances(scores: Sequence[float]) -> list[float]:
    """Return the chances of winning, 0 to 1, that the scores of the sides stand for."""
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


FAMILIES = ("open-2", "open-4", "teams", "hand-2", "hand-4", "targets")
"""Every family that has weights of its own."""


KEEN = ("open-4",)
"""Families that have a second set of weights, learned against the runner. Players choose by it,
while chances are told by the first set, learned between equals."""


class Learned(NamedTuple):
    """The knowledge of a family.

    It has the network, the board it was learned on, and by what a score is multiplied to give
    chances that can be told (choices do not depend on it).
    """

    net: Net
    shape: Shape
    trust: float = 1.0


def learned_family(rules: Ruleset, seats: tuple[Seat, ...]) -> str:
    """Return the family whose weights play a game.

    A board that ends in targets has one family, a game in teams another; the others depend on open
    cards or hands, and on two players or more.
    """
    if rules.board.ends_in_targets:
        return "targets"
    if rules.has_teams:
        return "teams"
    return f"{'open' if rules.is_open else 'hand'}-{2 if len(seats) == 2 else 4}"


@cache
def learned(family: str) -> Learned:
    """Return the weights of a family as they are shipped, learned between equals.

    Raises FileNotFoundError for none.
    """
    return _read(family)


@cache
def keen(family: str) -> Learned:
    """Return the weights by which players of a family choose."""
    return _read(f"{family}-keen") if family in KEEN else learned(family)


def _read(name: str) -> Learned:
    from importlib.resources import files  # dear to import, and only needed once a game asks

    text = files("sorry_a11y.bots").joinpath("weights", f"{name}.json").read_text("ascii")
    return from_text(text)


def from_text(text: str) -> Learned:
    """Return what a file's text says was learned."""
    import json

    fields = json.loads(text)
    shape, width = Shape(*fields["shape"]), fields["hidden"] + 1
    whole = array("h", b64decode(fields["weights"]))
    if sys.byteorder == "big":
        whole.byteswap()
    flat, scale = whole.tolist(), fields["scale"]
    rows = [flat[at * width : (at + 1) * width] for at in range(shape.inputs + 1)]
    bias = rows.pop()
    out = [weight * scale for weight in flat[(shape.inputs + 1) * width :]]
    pairs = None
    if shape.pairs:
        pairs = Pairs(b64decode(fields["pairs"]), shape.pairs, fields["pair_scale"])
    net = Net(Weights(rows, bias, out, shape.numbers, scale, pairs))
    return Learned(net, shape, fields["trust"])
