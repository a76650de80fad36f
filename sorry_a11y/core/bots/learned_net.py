"""The small network by which a learned player values how well a seat stands, and its weights.

The same network scores every seat, and a softmax over the sides makes chances of winning from the
scores. Each active input adds its row of weights to the sums of the units. The first unit's sum
counts as it is (the *plain* unit); every other unit is hidden: a leaky ReLU, which divides a sum
below 0 by LEAKS.

The weights are whole numbers and are summed as whole numbers, exactly and in any order, so that
every interpreter gives the same score to the last bit. All units are summed at once, in lanes of
_LANE bits of one long whole number. A lane holds the sum of a unit times the absolute value of its
output weight. From the lowest bits on, the lanes are: the plain unit, the units with a positive
output weight, those with a negative one, and the sum of all hidden units times their output
weights. A number below 0 stands as the number that has the same lanes and more above them, since
Python adds faster where no sign differs.

Each family of games has a file of weights, or two (`KEEN`), read when it is first needed. Its first
line is JSON: the shape of the inputs, the number of hidden units, a scale, and `Learned.trust`. The
weights follow as 16-bit whole numbers, the lower byte first, and then the weights of pairs of pawns
as bytes, which have a scale of their own.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import exp
from operator import lshift, mul
from typing import TYPE_CHECKING, Final, NamedTuple, final

from sorry_a11y.core.bots.features import InputPart, Inputs, Shape
from sorry_a11y.core.rules.board import Seat

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

LEAKS: Final = 20
"""The divisor of a hidden unit's sum below 0; a unit that gave 0 there could stop learning."""

PAIR_OFFSET: Final = 128
"""The number added to the weight of a pair, so that it fits into a byte."""

_LANE: Final = 60
"""Bits of a lane: two digits of Python's whole numbers."""
_MOST: Final = 1 << 53
"""A number above every product in a lane: sums are below 2**22, times FIXED_ONE for their
fractions, and an output weight is below 2**15. The sum of up to 64 lanes still fits into one."""
_HALF: Final = 1 << (_LANE - 1)
_ALL_OF_LANE: Final = (1 << _LANE) - 1
FIXED_ONE: Final = 1 << 16
"""The number 1 as a fixed-point number with 16 binary places. Most numbers of inputs are then one
digit of Python's whole numbers."""
_MOST_UNITS: Final = 64
"""The most units that a network may have, the plain one included."""


class Pairs(NamedTuple):
    """The weights of pairs of pawns.

    Attributes:
        table: For each pair of places a row of ``width`` bytes: weights plus PAIR_OFFSET.
        width: The number of units that pairs add to, the first units of the network.
        scale: The factor that makes a weight of a whole number in ``table``.
    """

    table: bytes
    width: int
    scale: float

    def rows(self) -> list[list[float]]:
        """Return the weights of each pair."""
        table, width, scale = self
        return [
            [(weight - PAIR_OFFSET) * scale for weight in table[at : at + width]]
            for at in range(0, len(table), width)
        ]


class Weights(NamedTuple):
    """The weights of a network.

    Attributes:
        rows: For each input its weight for each unit, the plain unit first, divided by ``scale``.
        bias: The sums of the units without any input, divided by ``scale``.
        out: The output weight of each hidden unit.
        numbers: The first of the inputs that have a number.
        scale: The factor that makes weights of the whole numbers in ``rows`` and ``bias``.
        pairs: The weights of pairs of pawns, if the network has any.
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
        last: The first bit of the last lane.
        all: All bits of the lanes.
        halves: The highest bit of every lane.
        hidden: The highest bits of the hidden units' lanes.
        against: The first bit of the units with a negative output weight.
        lift: Their lanes, as the lowest ones, with more in each than it has in a score.
        lifted: The sum of the lanes of ``lift``.

    Raises:
        ValueError: There are too many units.
    """

    __slots__ = (
        "_leaks",
        "_order",
        "_shifts",
        "_weighs",
        "against",
        "all",
        "halves",
        "hidden",
        "last",
        "lift",
        "lifted",
    )

    def __init__(self, weights: Weights) -> None:
        width = len(weights.bias)
        if width > _MOST_UNITS:
            raise ValueError(f"{width} units do not fit into lanes; at most {_MOST_UNITS} do")
        weighs = [1, *[round(weight / weights.scale) for weight in weights.out]]
        self._order = sorted(range(width), key=lambda unit: (unit > 0, weighs[unit] < 0))
        self._weighs = [abs(weighs[unit]) for unit in self._order]
        self._leaks = [0, *weighs[1:]]
        self._shifts = range(0, width * _LANE, _LANE)
        self.last = width * _LANE
        self.all = (1 << self.last + _LANE) - 1
        self.hidden = sum([_HALF << at * _LANE for at in range(1, width)])
        self.halves = self.hidden + _HALF + (_HALF << self.last)
        ahead = sum([unit == 0 or weighs[unit] >= 0 for unit in range(width)])
        self.against = _LANE * ahead
        self.lift = sum([_MOST << at * _LANE for at in range(width - ahead)])
        self.lifted = _MOST * (width - ahead)

    def abreast(self, row: Sequence[int]) -> int:
        """Return a row of weights in lanes, each times its unit's absolute output weight."""
        sized = map(mul, [row[unit] for unit in self._order], self._weighs)
        lanes: int = sum(map(lshift, sized, self._shifts))
        leaked: int = sum(map(mul, row, self._leaks))
        return lanes + (leaked << self.last) & self.all


@final
class _Rows(dict[int, int]):
    """Rows of weights in lanes, each made when it is first asked for.

    Args:
        make: The function that makes the row of an index.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], int]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, at: int) -> int:
        """Make a row and keep it."""
        made = self[at] = self._make(at)
        return made


@final
class Net:
    """A network, which scores how well a seat stands.

    Args:
        weights: The weights of the network.
    """

    __slots__ = ("_bias", "_for", "_hidden", "_lanes", "_pairs", "_plain", "_rows", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._lanes = lanes = _Lanes(weights)
        self._for = (1 << lanes.against) - 1
        # a number is added to every lane, so that none falls below 0
        self._bias = lanes.abreast(weights.bias) * FIXED_ONE + lanes.halves
        self._rows = _Rows(self._row)
        """By input, the lanes that it adds when it is on or its number is 1."""
        self._pairs = _Rows(self._pair)
        """By row of a pair of places, the lanes that it adds, already multiplied by FIXED_ONE."""
        self._plain = weights.scale / FIXED_ONE
        self._hidden = weights.scale * weights.scale / FIXED_ONE / LEAKS

    def score(self, inputs: Inputs) -> float:
        """Return how well the seat stands, to be compared with other seats' scores alone."""
        total, lanes = self._bias, self._lanes
        for part in inputs.parts:
            total += part.sums if part.summed_by is self else self._sum_of(part)
        if inputs.numbers:
            total += self._weighed(inputs.numbers, inputs.numbers.values())
        if inputs.crossed:
            total += sum(map(self._pairs.__getitem__, inputs.crossed))
        signs = total & lanes.hidden  # the highest bit of a lane is set if its sum is 0 or more
        positive = total & (signs - (signs >> (_LANE - 1)))
        # the remainder by 2**_LANE - 1 is the sum of the lanes, as that by 9 is a digit sum
        speaks = ((positive & self._for) + lanes.lift - (positive >> lanes.against)) % _ALL_OF_LANE
        leaked = (total >> lanes.last & _ALL_OF_LANE) - _HALF
        plain = (total & _ALL_OF_LANE) - _HALF
        speaks -= lanes.lifted
        return plain * self._plain + (speaks * (LEAKS - 1) + leaked) * self._hidden

    def _sum_of(self, part: InputPart) -> int:
        """Return what a part adds to the sums of all units."""
        near = part.near
        if near is not None and near.summed_by is self:
            total = near.sums
            for at, old, new in zip(part.measured, near.numbers, part.numbers, strict=True):
                if old != new:
                    total += (int(new * FIXED_ONE) - int(old * FIXED_ONE)) * self._rows[at]
        else:
            total = sum(map(self._rows.__getitem__, part.active)) * FIXED_ONE
            if part.measured:
                total += self._weighed(part.measured, part.numbers)
            if part.pairs:
                total += sum(map(self._pairs.__getitem__, part.pairs))
        if total < 0:  # numbers may be below 0
            total &= self._lanes.all
        part.sums, part.summed_by = total, self
        return total

    def _weighed(self, measured: Iterable[int], numbers: Iterable[float]) -> int:
        """Return what inputs with a number add to the sums of all units."""
        whole = [int(number * FIXED_ONE) for number in numbers]
        return sum(map(mul, whole, map(self._rows.__getitem__, measured)))

    def _row(self, at: int) -> int:
        """Return the lanes that an input adds."""
        return self._lanes.abreast(self.weights.rows[at])

    def _pair(self, at: int) -> int:
        """Return the lanes that a pair of places adds, in the scale of the other rows."""
        _, bias, _, _, scale, pairs = self.weights
        if pairs is None:
            return 0
        table, width, finer = pairs
        row = [weight - PAIR_OFFSET for weight in table[at * width : (at + 1) * width]]
        row += [0] * (len(bias) - width)
        return self._lanes.abreast(row) * round(finer / scale * FIXED_ONE)


def chances(scores: Sequence[float]) -> list[float]:
    """Return the softmax of the sides' scores: their chances of winning, 0 to 1."""
    most = max(scores)
    if len(scores) == 2:  # in half the time
        less = exp(min(scores) - most)
        first, second = 1.0 / (1.0 + less), less / (1.0 + less)
        return [first, second] if scores[0] == most else [second, first]
    weights = [exp(score - most) for score in scores]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


FAMILIES = ("open-2", "open-4", "teams", "hand-2", "hand-4", "targets")
"""The families of games; each has its own weights."""


KEEN = ("open-4",)
"""Families that have a second set of weights, learned against the runner. Bots choose by it, while
players are told chances by the first set, learned between equally strong players."""


class Learned(NamedTuple):
    """A trained network.

    Attributes:
        net: The network.
        shape: The order of its inputs.
        trust: The factor by which its scores are multiplied before players are told chances.
    """

    net: Net
    shape: Shape
    trust: float = 1.0


def learned_family(rules: Ruleset, seats: tuple[Seat, ...]) -> str:
    """Return the family of a game, one of `FAMILIES`.

    A board that ends in targets has one family, a game in teams another; the others depend on
    whether cards are open or in hands, and on the number of players, two or more.
    """
    if not rules.board.has_home:
        return "targets"
    if rules.has_teams:
        return "teams"
    return f"{'open' if rules.is_open else 'hand'}-{2 if len(seats) == 2 else 4}"


@cache
def learned(family: str) -> Learned:
    """Return the network of a family that learned between equally strong players.

    Raises:
        FileNotFoundError: There is no such family.
    """
    return _read(family)


@cache
def keen(family: str) -> Learned:
    """Return the network by which bots choose in games of a family."""
    return _read(f"{family}-keen") if family in KEEN else learned(family)


def _read(name: str) -> Learned:
    from importlib.resources import files  # dear to import, and only needed once a game asks

    return from_file(files("sorry_a11y.core.bots").joinpath("weights", f"{name}.bin").read_bytes())


def from_file(content: bytes) -> Learned:
    """Return the trained network that the content of a file describes."""
    import json

    head, _, weights = content.partition(b"\n")
    fields = json.loads(head)
    shape, width = Shape(*fields["shape"]), fields["hidden"] + 1
    size = 2 * ((shape.inputs + 1) * width + fields["hidden"])
    whole = array("h", weights[:size])
    if sys.byteorder == "big":
        whole.byteswap()
    flat, scale = whole.tolist(), fields["scale"]
    rows = [flat[at * width : (at + 1) * width] for at in range(shape.inputs + 1)]
    bias = rows.pop()
    out = [weight * scale for weight in flat[(shape.inputs + 1) * width :]]
    pairs = Pairs(weights[size:], shape.pairs, fields["pair_scale"]) if shape.pairs else None
    net = Net(Weights(rows, bias, out, shape.numbers, scale, pairs))
    return Learned(net, shape, fields["trust"])
