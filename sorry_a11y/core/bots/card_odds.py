"""The odds of the cards to come, and the squares that each card reaches from each spot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sorry_a11y.core.rules.board import MOST_KINDS, SEATS, SPOTS, Kind, Seat, Spot, by_kind
from sorry_a11y.core.rules.view import View, unseen

if TYPE_CHECKING:
    from sorry_a11y.core.rules.abilities import Ability
    from sorry_a11y.core.rules.ruleset import Ruleset


class CardOdds:
    """The odds of the cards to come, as one seat knows them.

    Args:
        left: The number of unseen cards of each kind; their sum is at least 1.

    Attributes:
        total: The number of unseen cards.
        odds: For each kind the chance, 0 to 1, that the next card drawn is of this kind.
    """

    def __init__(self, left: Sequence[int]) -> None:
        self.left = tuple(left)
        self.total = total = sum(left)
        self.odds = [count / total for count in left]
        self._single: dict[int, float] = {0: 0.0}
        self._held: dict[tuple[int, int], float] = {}

    @classmethod
    def of(cls, seen: View) -> CardOdds:
        """Return the odds as ``seen.seat`` knows them; those of a full deck if no card is left."""
        left = unseen(seen)
        return cls(left if any(left) else seen.rules.deck)

    def chance(self, mask: int) -> float:
        """Return the chance that the next card is of a kind in ``mask`` (bit ``k``: kind ``k``)."""
        known = self._single.get(mask)
        if known is None:
            known = 0.0
            for kind in _kinds_of(mask):
                known += self.odds[kind]
            self._single[mask] = known
        return known

    def held(self, mask: int, cards: int) -> float:
        """Estimate the chance that a hidden hand of ``cards`` cards holds a kind of ``mask``.

        The estimate takes the cards for independent draws from all unseen cards.
        """
        key = (mask, cards)
        known = self._held.get(key)
        if known is None:
            known = 1.0 - (1.0 - min(1.0, self.chance(mask))) ** cards
            self._held[key] = known
        return known


@lru_cache(maxsize=4096)
def _kinds_of(mask: int) -> tuple[int, ...]:
    """Return the kinds whose bits are set in a mask."""
    return tuple(kind for kind in range(mask.bit_length()) if mask >> kind & 1)


def next_cards(left: Sequence[int], rules: Ruleset) -> list[tuple[Kind, int, tuple[int, ...]]]:
    """Return each kind that is left, its count, and the counts left after one of it is drawn.

    After the last card the counts are those of a full deck.
    """
    found = []
    for kind, count in by_kind(left):
        if count:
            fewer = (*left[:kind], count - 1, *left[kind + 1 :])
            found.append((kind, count, fewer if any(fewer) else rules.deck))
    return found


HitMasks = tuple[tuple[int, ...], ...]
"""``masks[seat][spot]`` is one integer: bit ``MOST_KINDS * square + kind`` is set if a card of the
kind brings a pawn of the seat from the spot onto the square on an empty board. Swaps do not
count."""
ALL_OF_SQUARE: Final = (1 << MOST_KINDS) - 1
"""The bits of the first square in `HitMasks`."""


@lru_cache(maxsize=32)
def hit_masks(rules: Ruleset) -> HitMasks:
    """Return the `HitMasks` of a rule book."""
    return tuple(tuple(_hits(rules, seat, spot) for spot in SPOTS) for seat in SEATS)


@lru_cache(maxsize=64)
def mask_of(rules: Ruleset, ability: type[Ability]) -> int:
    """Return the kinds of card, a bit each, that have an ability of this class."""
    return sum(
        1 << kind
        for kind, card in enumerate(rules.cards)
        if any(isinstance(one, ability) for one in card.abilities)
    )


def _hits(rules: Ruleset, seat: Seat, spot: Spot) -> int:
    hits = 0
    for kind, card in enumerate(rules.cards):
        for ability in card.abilities:
            for square in ability.hits(rules.tables, seat, spot):
                hits |= 1 << MOST_KINDS * square + kind
    return hits
