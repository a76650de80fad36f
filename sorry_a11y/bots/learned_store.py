"""Learned weights as small data: one file a family, read when a game of it first asks.

A file is JSON: the shape of the board, the units, one scale for all weights, the weights as
16-bit whole numbers in base 64, and what makes of a score a chance to be told.
"""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64decode, b64encode
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.bots.features import Shape
from sorry_a11y.bots.learned_net import Net

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

LARGEST = 32767
"""What the greatest weight of a file becomes."""

FAMILIES = ("open-2", "open-4", "teams", "hand-2", "hand-4", "targets")
"""Every family that has weights of its own."""


class Learned(NamedTuple):
    """What was learned for a family: the network, the board it was learned on, and by what a
    score is multiplied to give chances that can be told (choices do not depend on it)."""

    net: Net
    shape: Shape
    trust: float = 1.0


def family_of(rules: Ruleset, seats: tuple[int, ...]) -> str:
    """The family whose weights play a game: boards that end in targets and teams have their own,
    else it goes by how cards come and by whether two play or more."""
    if rules.board.ends_in_targets:
        return "targets"
    if rules.has_teams:
        return "teams"
    return f"{'open' if rules.dealing.is_open else 'hand'}-{2 if len(seats) == 2 else 4}"


@cache
def learned(family: str) -> Learned:
    """The weights of a family as they are shipped; raises FileNotFoundError for none."""
    from importlib.resources import files  # dear to import, and only needed once a game asks

    text = files("sorry_a11y.bots").joinpath("weights", f"{family}.json").read_text("ascii")
    return from_text(text)


def to_text(found: Learned) -> str:
    """The file's text for what was learned."""
    net = found.net
    flat = [weight for row in net.lists() for weight in row]
    scale = max(abs(weight) for weight in flat) / LARGEST
    whole = array("h", [round(weight / scale) for weight in flat])
    if sys.byteorder == "big":
        whole.byteswap()
    fields = {
        "shape": list(found.shape), "hidden": len(net.out), "scale": scale,
        "trust": round(found.trust, 4),
        "weights": b64encode(whole.tobytes()).decode("ascii"),
    }
    return json.dumps(fields) + "\n"


def from_text(text: str) -> Learned:
    """What a file's text says was learned."""
    fields = json.loads(text)
    shape, width = Shape(*fields["shape"]), fields["hidden"] + 1
    whole = array("h", b64decode(fields["weights"]))
    if sys.byteorder == "big":
        whole.byteswap()
    flat = [number * fields["scale"] for number in whole]
    rows = [flat[at * width : (at + 1) * width] for at in range(shape.inputs + 1)]
    bias = rows.pop()
    net = Net(rows, bias, flat[(shape.inputs + 1) * width :], shape.numbers)
    return Learned(net, shape, fields["trust"])
