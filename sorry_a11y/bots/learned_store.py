"""Learned weights as small data: one file a family, read when a game of it first asks.

A file is JSON: the shape of the board, the units, one scale for all weights, the weights as
16-bit whole numbers in base 64, and what makes of a score a chance to be told. Where two pawns
are looked at together, their rows stand apart, as bytes with a scale of their own.
"""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64decode
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.bots.features_shape import Shape
from sorry_a11y.bots.learned_net import Net, Pairs
from sorry_a11y.rules.board import Seat

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

FAMILIES = ("open-2", "open-4", "teams", "hand-2", "hand-4", "targets")
"""Every family that has weights of its own."""


KEEN = ("open-4",)
"""Families that have a second set of weights, learned against runners: by them players choose,
while chances are told by the first, learned between equals."""


class Learned(NamedTuple):
    """What was learned for a family: the network, the board it was learned on, and by what a
    score is multiplied to give chances that can be told (choices do not depend on it)."""

    net: Net
    shape: Shape
    trust: float = 1.0


def learned_family(rules: Ruleset, seats: tuple[Seat, ...]) -> str:
    """The family whose weights play a game: boards that end in targets and teams have their own,
    else it goes by how cards come and by whether two play or more."""
    if rules.board.ends_in_targets:
        return "targets"
    if rules.has_teams:
        return "teams"
    return f"{'open' if rules.is_open else 'hand'}-{2 if len(seats) == 2 else 4}"


@cache
def learned(family: str) -> Learned:
    """The weights of a family as they are shipped, learned between equals; raises
    FileNotFoundError for none."""
    return _read(family)


@cache
def keen(family: str) -> Learned:
    """The weights by which players of a family choose."""
    return _read(f"{family}-keen") if family in KEEN else learned(family)


def _read(name: str) -> Learned:
    from importlib.resources import files  # dear to import, and only needed once a game asks

    text = files("sorry_a11y.bots").joinpath("weights", f"{name}.json").read_text("ascii")
    return from_text(text)


def from_text(text: str) -> Learned:
    """What a file's text says was learned."""
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
