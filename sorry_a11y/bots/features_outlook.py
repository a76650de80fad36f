"""What a decision leads to as far as its seat can know, and the odds of the cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import NO_KIND, Kind
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.view import View, unseen


class Outlook(NamedTuple):
    """What a decision leads to, as far as its seat can know: the position, the own hand, whether
    the seat draws again, and the kind given to the partner (NO_KIND for none)."""

    position: Position
    hand: bytes = b""
    again: bool = False
    gift: Kind = NO_KIND


def outlook(seen: View, decision: Decision) -> Outlook:
    """What ``decision``, one of the seat's options, leads to."""
    hand = b"" if seen.is_open else seen.hand
    if isinstance(decision, Play):
        return Outlook(decision.after, _without(hand, decision.card), decision.again)
    if isinstance(decision, Give):
        return Outlook(seen.position, _without(hand, decision.card), gift=decision.card)
    if isinstance(decision, Discard):
        return Outlook(seen.position, _without(hand, decision.card))
    if isinstance(decision, Fold):
        return Outlook(seen.position)
    assert isinstance(decision, Pass)
    again = seen.is_open and seen.rules.cards[seen.hand[0]].again
    return Outlook(seen.position, hand, again)


def _without(hand: bytes, card: Kind) -> bytes:
    return hand.replace(bytes((card,)), b"", 1)


class Deck:
    """The odds of the cards to come, as one seat knows them. ``total``: how many are left;
    ``odds``: by kind, the chance that the next card drawn is of it; ``told``: the inputs that tell
    of it (`features_around`), once they were asked for."""

    def __init__(self, left: Sequence[int]) -> None:
        """``left``: how many cards of each kind are left, at least one in all."""
        self.total = total = sum(left)
        self.odds = [count / total for count in left]
        self.told: tuple[tuple[int, float], ...] | None = None
        self._single: dict[int, float] = {0: 0.0}
        self._held: dict[tuple[int, int], float] = {}

    @classmethod
    def of(cls, seen: View) -> Deck:
        """The odds as ``seen.seat`` knows them; of a new pile once none is left."""
        left = unseen(seen)
        return cls(left if any(left) else seen.rules.deck)

    def chance(self, mask: int) -> float:
        """The chance that one card is of the kinds in ``mask`` (bit ``k``: kind ``k``)."""
        known = self._single.get(mask)
        if known is None:
            known = 0.0
            for kind, odds in enumerate(self.odds):
                if mask >> kind & 1:
                    known += odds
            self._single[mask] = known
        return known

    def held(self, mask: int, cards: int) -> float:
        """The chance that a hidden hand of ``cards`` cards holds one of the kinds."""
        key = (mask, cards)
        known = self._held.get(key)
        if known is None:
            known = 1.0 - (1.0 - min(1.0, self.chance(mask))) ** cards
            self._held[key] = known
        return known
