"""Weights of a network, drawn by lot, as the content of a file."""

from __future__ import annotations

import json
import sys
from array import array
from random import Random

from sorry_a11y.core.bots.features import Shape
from sorry_a11y.core.bots.learned_net import PAIR_OFFSET, Learned, from_file

LARGEST, LARGEST_OF_PAIRS = 32767, 127
"""The greatest weight that a file can hold, and the greatest of a pair of places."""


def drawn_net(shape: Shape, hidden: int, chance: Random) -> Learned:
    """Return a network with weights as large as a file can hold, for and against a seat."""

    def weight(largest: int) -> int:
        return round(largest * chance.choice((-1.0, 1.0, chance.uniform(-1, 1))))

    count = (shape.inputs + 1) * (hidden + 1) + hidden
    weights = array("h", [weight(LARGEST) for _ in range(count)])
    if sys.byteorder == "big":
        weights.byteswap()
    pairs = 2 * shape.places * shape.places * shape.pairs
    table = bytes(weight(LARGEST_OF_PAIRS) + PAIR_OFFSET for _ in range(pairs))
    fields = {
        "shape": list(shape),
        "hidden": hidden,
        "scale": 1 / LARGEST,
        "trust": 1.0,
        "pair_scale": 1 / LARGEST_OF_PAIRS,
    }
    return from_file(json.dumps(fields).encode("ascii") + b"\n" + weights.tobytes() + table)
