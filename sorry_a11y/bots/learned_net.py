"""The small network by which a learned player values how well a seat stands, and its weights.

The same network scores every seat; what the seats' scores stand for are the chances of winning,
a softmax over the sides. Inputs that are there add their rows of weights; hidden units pass on
what is above nought; one unit is passed on as it is.

A shipped network holds whole numbers with one scale, and is summed in whole numbers, exactly and
in any order, so that every interpreter judges alike to the last bit. All units are summed at once:
they lie side by side in one long whole number, LANE bits each, times the size of what they weigh:
first the unit that is passed on as it is, then those that speak for the seat, then those against
it; on top of them lies what the units together pass on of sums below nought.

The weights of a family are one JSON file, read when a game of the family first asks: the shape of
the board, the units, one scale for all weights, the weights as 16-bit whole numbers in base 64,
and what makes of a score a chance to be told. Where two pawns are looked at together, their rows
stand apart, as bytes with a scale of their own.
"""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64decode
from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from struct import Struct
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from sorry_a11y.bots.features import InputPart, Inputs, Weighed
from sorry_a11y.bots.shapes import Shape
from sorry_a11y.rules.board import Seat

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

LEAK: Final = 0.05
"""What a hidden unit passes on of a sum below nought, so that none falls silent for good."""
LEAKS: Final = 20
"""Leaks that make up one."""

ZERO: Final = 128
"""The byte of a pair's weight that adds nothing."""

LANE: Final = 80
"""Bits of a unit's sum times the size of what it weighs, which is below 2**69 on either side of
nought: rows add up to less than 2**22 (weights have 16 bits), ONE times as much with their
fractions, and the unit weighs less than 2**15. Up to 512 of them add up to less than is in a
lane."""
HALF: Final = 1 << (LANE - 1)
ALL_OF_LANE: Final = (1 << LANE) - 1
ONE: Final = 1 << 32
"""What 1 is in a lane: inputs with a number are cut to 32 binary places."""
TOP: Final = 1 << 100
"""Added on top to keep it above nought."""

MOST_KEPT: Final = 2000
"""Parts that are kept with what they add, half a kilobyte each."""


class Scorer(Protocol):
    """The part of a network that scores a seat."""

    def score(self, inputs: Inputs) -> float:
        """Return how well the seat stands; only differences between seats mean anything."""


class Pairs(NamedTuple):
    """The weights of two pawns together. ``table``: for each pair of places a row of ``width``
    whole numbers, in parts of ``scale``, each ZERO higher than it is: bytes are summed fastest."""

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


class Net:
    """A network with its weights.

    ``rows[i]``: what input ``i`` adds to each unit, the plain unit first, in parts of ``scale``;
    ``bias``: what is there from the start, in the same parts; ``out``: the weight of each hidden
    unit; ``numbers``: the first of the inputs that have a number; ``pairs``: what two places
    together add to the first units, if they are looked at.
    """

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
        width = len(bias)
        weighs = [1, *[round(weight / scale) for weight in out]]
        self._order = sorted(range(width), key=lambda unit: (unit > 0, weighs[unit] < 0))
        self._weighs = [abs(weighs[unit]) for unit in self._order]
        self._leaks = [0, *weighs[1:]]
        self._lanes = Struct("<" + "i6x" * width)
        self._signs = sum([1 << 31 + at * LANE for at in range(width)])
        self._above = width * LANE
        self._halves = sum([HALF << at * LANE for at in range(width)])
        self._units = self._halves & ~HALF
        """The highest bits of the hidden units."""
        self._against = LANE * sum([unit == 0 or weighs[unit] >= 0 for unit in range(width)])
        """Where the units begin that speak against the seat."""
        self._for = (1 << self._against) - 1
        # every lane, and what lies on top, is lifted above nought
        self._bias = self._abreast(bias) * ONE + self._halves + (TOP << self._above)
        self._met: dict[int, int] = {}
        self._met_pairs: dict[int, int] = {}
        self._sums: dict[InputPart, int] = {}
        self._plain = scale / ONE
        self._hidden = scale * scale / ONE / LEAKS

    def _abreast(self, row: Sequence[int]) -> int:
        """Return a row of weights side by side, each times the size of what its unit weighs."""
        sized = map(mul, [row[unit] for unit in self._order], self._weighs)
        # packed, a number below nought is a complement; its highest bit turned makes it more
        lanes = (int.from_bytes(self._lanes.pack(*sized), "little") ^ self._signs) - self._signs
        leaked: int = sum(map(mul, row, self._leaks))
        return lanes + (leaked << self._above)

    def _row(self, at: int) -> int:
        """Return what input ``at`` adds to the sums of all units when its number is 1."""
        row = self._met.get(at)
        if row is None:
            row = self._met[at] = self._abreast(self.rows[at])
        return row

    def _sum_of(self, part: InputPart) -> int:
        """Return what a part adds to the sums of all units."""
        total = 0
        for at in part.there:
            total += self._row(at)
        total = total * ONE + self._weighed(part.numbers)
        total += self._paired(part.pairs)
        if len(self._sums) >= MOST_KEPT:
            self._sums.clear()
        self._sums[part] = total
        return total

    def _paired(self, pairs: Sequence[int]) -> int:
        """Return what pairs of places add to the sums of all units."""
        met, total = self._met_pairs, 0
        for at in pairs:
            row = met.get(at)
            total += self._pair_row(at) if row is None else row
        return total

    def _weighed(self, numbers: Sequence[Weighed]) -> int:
        """Return what inputs with a number add to the sums of all units."""
        met, total = self._met, 0
        for at, number in numbers:
            if number:
                row = met.get(at)
                total += int(number * ONE) * (self._row(at) if row is None else row)
        return total

    def _pair_row(self, at: int) -> int:
        """Return the weights of a pair, in the parts that the other rows have."""
        if not self.pairs:
            return 0
        table, width, scale = self.pairs
        row = [weight - ZERO for weight in table[at * width : (at + 1) * width]]
        row += [0] * (len(self.bias) - width)
        found = self._met_pairs[at] = self._abreast(row) * round(scale / self.scale * ONE)
        return found

    def score(self, inputs: Inputs) -> float:
        """Return how well the seat stands."""
        parts, numbers, crossed = inputs
        kept, total = self._sums, self._bias
        for part in parts:
            sums = kept.get(part)
            total += self._sum_of(part) if sums is None else sums
        if numbers:
            total += self._weighed(numbers)
        if crossed:
            total += self._paired(crossed)
        signs = total & self._units  # the highest bit of a lane: its sum is not below nought
        positive = total & (signs - (signs >> (LANE - 1)))
        # lanes add up to what is left of them by a lane of ones, as digits do by nine
        above = (positive & self._for) % ALL_OF_LANE - (positive >> self._against) % ALL_OF_LANE
        leaked = (total >> self._above) - TOP
        plain = (total & ALL_OF_LANE) - HALF
        return plain * self._plain + (above * (LEAKS - 1) + leaked) * self._hidden


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
"""Families that have a second set of weights, learned against runners: by them players choose,
while chances are told by the first, learned between equals."""


class Learned(NamedTuple):
    """The knowledge of a family: the network, the board it was learned on, and by what a score is
    multiplied to give chances that can be told (choices do not depend on it)."""

    net: Net
    shape: Shape
    trust: float = 1.0


def learned_family(rules: Ruleset, seats: tuple[Seat, ...]) -> str:
    """Return the family whose weights play a game: boards that end in targets and teams have their
    own, else it goes by how cards come and by whether two play or more."""
    if rules.board.ends_in_targets:
        return "targets"
    if rules.has_teams:
        return "teams"
    return f"{'open' if rules.is_open else 'hand'}-{2 if len(seats) == 2 else 4}"


@cache
def learned(family: str) -> Learned:
    """Return the weights of a family as they are shipped, learned between equals; raises
    FileNotFoundError for none."""
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
    return Learned(Net(rows, bias, out, shape.numbers, scale, pairs), shape, fields["trust"])
