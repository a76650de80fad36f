"""The source of chance of a game.

Every action has a generator of its own, seeded from one number and the number of actions before it:
the same number and the same decisions give the same game, also after a play was taken back and
after the game was resumed. Whoever knows the number can calculate every card to come.

This stays plain Python in a compiled wheel: a compiled class has no room beside the state that
`random.Random` keeps in C.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from sorry_a11y.core.rules.value import Value

SECRET_BITS = 128
"""Bits of a secret number, too many for all numbers to be tried."""
SEEDS = 1_000_000
"""The number of seeds for games without hidden cards; players are told them, so they are short."""


class Chance(Value):
    """The source of chance of a game.

    In games with hidden hands the seed of an action is a keyed digest, so that nobody can calculate
    later cards from earlier shuffles.

    Attributes:
        number: The number from which the seeds of all actions are made.
        is_secret: Whether nobody is told the number; else it is a seed that a player may give.
    """

    number: int
    is_secret: bool = False

    def at(self, action: int) -> Random:
        """Return the generator of an action; ``action``: the number of actions before it."""
        return _ActionChance(self, action)

    def seed(self, action: int) -> str | bytes:
        """Return the seed of an action's generator."""
        if not self.is_secret:
            return f"{self.number} {action}"
        from hashlib import blake2b  # loads OpenSSL, which an open game does without

        key = blake2b(str(self.number).encode(), digest_size=32).digest()
        return blake2b(str(action).encode(), key=key).digest()

    def mixed(self, times: int) -> Chance:
        """Return the chance with which a game goes on after ``times`` plays were taken back."""
        return Chance(self.at(-times).getrandbits(SECRET_BITS) | 1 << SECRET_BITS, is_secret=True)


class _ActionChance(Random):
    """The generator of one action, seeded at its first use, since most bots never use theirs.

    Args:
        chance: The chance of the game.
        action: The number of actions before it.
    """

    def __init__(self, chance: Chance, action: int) -> None:
        self._chance: Chance | None = chance
        self._action = action
        self.gauss_next = None

    def _begin(self) -> None:
        if self._chance is not None:
            chance, self._chance = self._chance, None
            self.seed(chance.seed(self._action))

    def random(self) -> float:
        """Return a number of at least 0 and below 1."""
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """Return a whole number of ``k`` bits."""
        self._begin()
        return super().getrandbits(k)

    def getstate(self) -> tuple[Any, ...]:
        """Return the state, as `random.Random` does."""
        self._begin()
        return super().getstate()


def new_chance(*, is_open: bool) -> Chance:
    """Return chance for a game without a given seed.

    If hands are hidden it is secret: a player who knows some cards could find a short seed, and
    calculate all other cards.
    """
    if is_open:
        return Chance(SystemRandom().randrange(SEEDS))
    return Chance(SystemRandom().getrandbits(SECRET_BITS), is_secret=True)
