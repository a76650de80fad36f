"""Lots drawn from a generator: a number, an option, the cards in a new order.

They draw what `Random.choice` and `Random.shuffle` draw and come to the same, so that a seed gives
the game that it has always given; but they ask the generator for bits themselves, without the three
calls of Python's library to each card. Nor can a later Python draw otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def below(count: int, chance: Random) -> int:
    """A number from 0 to ``count`` (at least 1) less one, each as likely as any other."""
    bits = count.bit_length()
    drawn = chance.getrandbits(bits)
    while drawn >= count:
        drawn = chance.getrandbits(bits)
    return drawn


def any_of(options: Sequence[Item], chance: Random) -> Item:
    """One of the options, of which there is at least one."""
    return options[below(len(options), chance)]


def shuffled(cards: bytes, chance: Random) -> bytes:
    """The cards in an order drawn by lot."""
    order = list(cards)
    bits = chance.getrandbits
    for last in range(len(order) - 1, 0, -1):
        width = (last + 1).bit_length()
        at = bits(width)
        while at > last:
            at = bits(width)
        order[last], order[at] = order[at], order[last]
    return bytes(order)
