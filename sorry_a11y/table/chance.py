"""Chance: the order of the cards, who goes first, and what bots do on a whim.

Every action has a chance of its own, found from one number and how many actions came before it:
the same number and the same decisions give the same game, also after something was taken back
and after it was resumed. Who knows the number knows every card to come.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random, SystemRandom
from typing import Protocol

SECRET_BITS = 128
"""More than anybody can try."""
SEEDS = 1_000_000
"""A game that hides nothing gets a seed below this: short enough to be told."""
LONGEST_SEED = 18
"""Digits of a seed that may be asked for; a longer number is a secret."""


class Chance(Protocol):
    """Where chance comes from. ``number``: all that must be kept to go on with the same."""

    @property
    def number(self) -> int:
        """The number from which everything follows."""

    def at(self, action: int) -> Random:
        """The chance of the action that so many came before; nothing in it tells of another."""


class SeededChance:
    """From a seed that somebody gave, or that may be told."""

    def __init__(self, seed: int) -> None:
        self.number = seed

    def at(self, action: int) -> Random:
        """The chance of an action."""
        return Random(f"{self.number} {action}")


class SecretChance:
    """From a number that nobody is told: a table whose hands are hidden deals by it. All cards
    of all shuffles before do not give away one that follows, since every action's chance is a
    keyed digest of its own."""

    def __init__(self, secret: int) -> None:
        self.number = secret
        self._key = blake2b(str(secret).encode(), digest_size=32).digest()

    def at(self, action: int) -> Random:
        """The chance of an action."""
        return Random(blake2b(str(action).encode(), key=self._key).digest())


def chance_from(number: int) -> Chance:
    """The chance that a kept number stands for: a seed has at most eighteen digits."""
    if abs(number) < 10**LONGEST_SEED:
        return SeededChance(number)
    return SecretChance(number)


def new_chance(*, is_open: bool) -> Chance:
    """Chance for a game that nobody gave a seed for. Where hands are hidden it is secret: from
    a short seed, one's own cards would foretell everybody's."""
    if is_open:
        return SeededChance(SystemRandom().randrange(SEEDS))
    # with one bit more, so that it always has more digits than a seed
    return SecretChance(SystemRandom().getrandbits(SECRET_BITS) | 1 << SECRET_BITS)
