"""How cards reach the players, as data: an open draw, a held hand, or deals that are played out.

What each of them does when is in `open_draw`, `held_hand` and `deals`.
"""

from __future__ import annotations

from dataclasses import dataclass


class Way:
    """What all ways of dealing tell; by properties, since a compiled data class has no class
    variables."""

    @property
    def is_open(self) -> bool:
        """Whether cards lie open on the table instead of in hands."""
        return isinstance(self, OpenDraw)

    @property
    def folds(self) -> bool:
        """Whether a hand without a legal card is laid down whole."""
        return isinstance(self, Deals)


@dataclass(frozen=True)
class OpenDraw(Way):
    """A turn begins by drawing one card, open to all (the base game, 35)."""


@dataclass(frozen=True)
class HeldHand(Way):
    """Every seat holds ``hand`` cards, plays one and draws one (46 to 49). Raises ValueError for
    a hand without cards."""

    hand: int = 5

    def __post_init__(self) -> None:
        if self.hand < 1:
            raise ValueError(f"a hand holds at least one card, not {self.hand}")


@dataclass(frozen=True)
class Deals(Way):
    """Hands are dealt and played out: ``sizes`` cards one deal after the other, over and over
    (D4); partners exchange a card unseen after each deal (D5); the first player of a deal moves
    one seat on (D6); a hand without a legal card is shown and laid down (D8). Raises ValueError
    for no deals, or one without cards."""

    sizes: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.sizes or min(self.sizes) < 1:
            raise ValueError(f"every deal is of at least one card, not {self.sizes}")


Dealing = OpenDraw | HeldHand | Deals
"""A way of dealing."""
