"""Where chance comes from.

Every action has a chance of its own, found from one number and how many actions came before it:
the same number and the same decisions give the same game, also after something was taken back
and after it was resumed. The number gives away every card to come.

This stays plain Python in a compiled wheel: a compiled class has no room beside the state that
`random.Random` keeps in C.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

from sorry_a11y.rules.value import Value

SECRET_BITS = 128
"""More than anybody can try."""
SEEDS = 1_000_000
"""A game that hides nothing gets a seed below this: short enough to be told."""


class Chance(Value):
    """The source of chance of a game.

    Every action's chance is of its own and tells nothing of another's. Where hands are hidden it
    is a keyed digest, so that all cards of all shuffles before do not give away one that follows.

    Attributes:
        number: The number from which everything follows, all that must be kept.
        is_secret: Whether nobody is told the number; else it is a seed that a player may give.
    """

    number: int
    is_secret: bool = False

    def at(self, action: int) -> Random:
        """Return the chance of an action, given how many came before it."""
        return _ActionChance(self, action)

    def seed(self, action: int) -> str | bytes:
        """Return the seed of an action's chance."""
        if not self.is_secret:
            return f"{self.number} {action}"
        from hashlib import blake2b  # loads OpenSSL, which an open game does without

        key = blake2b(str(self.number).encode(), digest_size=32).digest()
        return blake2b(str(action).encode(), key=key).digest()

    def mixed(self, times: int) -> Chance:
        """Return other chance to go on with after something was taken back for the nth time."""
        return Chance(self.at(-times).getrandbits(SECRET_BITS) | 1 << SECRET_BITS, is_secret=True)


class _ActionChance(Random):
    """The chance of one action, seeded when it is first drawn from: most bots never do.

    Args:
        chance: The chance of the game.
        action: How many actions came before it.
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

    Where hands are hidden it is secret: from a short seed, one's own cards would foretell
    everybody's.
    """
    if is_open:
        return Chance(SystemRandom().randrange(SEEDS))
    return Chance(SystemRandom().getrandbits(SECRET_BITS), is_secret=True)
