"""The interface of a bot, and the bot that decides by lot.

`any_of` and `shuffled` give the results of ``Random.choice`` and ``Random.shuffle``. They ask the
generator for bits themselves: that is faster, and the same seed gives the same game in every
version of Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.view import View, laying_down


class Bot(Protocol):
    """A program that can play any seat of any game."""

    def choose(self, seen: View, chance: Random) -> Decision | str:
        """Return one of ``seen.options()``, or its text.

        Args:
            seen: What the seat that decides sees.
            chance: The only randomness a bot may use: it is seeded by the game and the number of
                the decision, so a game can be played again.
        """


Item = TypeVar("Item")


def below(count: int, chance: Random) -> int:
    """Return a number from 0 to ``count - 1``, all equally likely; ``count`` is at least 1."""
    bits = count.bit_length()
    drawn = chance.getrandbits(bits)
    while drawn >= count:
        drawn = chance.getrandbits(bits)
    return drawn


def any_of(options: Sequence[Item], chance: Random) -> Item:
    """Return one of the options by lot; there must be at least one."""
    return options[below(len(options), chance)]


def shuffled(cards: bytes, chance: Random) -> bytes:
    """Return the cards in an order drawn by lot."""
    order, bits = list(cards), chance.getrandbits
    for width in range(len(order).bit_length(), 1, -1):  # the bits of last + 1
        for last in range(min(len(order), (1 << width) - 1) - 1, (1 << width - 1) - 2, -1):
            at = bits(width)
            while at > last:
                at = bits(width)
            order[last], order[at] = order[at], order[last]
    return bytes(order)


class RandomBot:
    """A bot that takes every option with the same chance."""

    name = "chance"

    def choose(self, seen: View, chance: Random) -> Decision:
        """Return one of the options, by lot."""
        found = seen.choices
        count = found.count
        if count and not found.may_pass:
            return found.play(int(chance.random() * count))
        down = laying_down(seen)
        at = below(count + len(down), chance)
        return found.play(at) if at < count else down[at - count]
