"""The player that has learned: it takes the option after which it wins most often."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.bot import options
from sorry_a11y.bots.features import Inputs, Lens
from sorry_a11y.bots.features_outlook import Deck, Outlook, outlook
from sorry_a11y.bots.learned_net import Net, squeezed
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View


class Valued(NamedTuple):
    """A decision, what it leads to, its logit (the higher, the more often it wins), and the
    chance of winning after it, 0 to 1."""

    decision: Decision
    after: Outlook
    logit: float
    chance: float


class Judge:
    """The value of what one seat's options lead to, by one network. ``trust``: by what a logit
    is multiplied to be a chance that can be told."""

    def __init__(self, net: Net, looking: Lens, trust: float = 1.0) -> None:
        self.net = net
        self.lens = looking
        self.trust = trust

    def inputs(self, seen: View, deck: Deck, after: Outlook) -> Inputs:
        """All inputs of what an option leads to."""
        looking = self.lens
        numbers = looking.deck_numbers(deck) + looking.numbers(seen, deck, after)
        return looking.places(after.position), numbers

    def valued(self, seen: View, decisions: Sequence[Decision] | None = None) -> list[Valued]:
        """The options of ``seen``, or those given, each with its value, in order."""
        looking, net = self.lens, self.net
        deck = Deck(seen)
        position = seen.position
        before = net.sums(looking.places(position), looking.deck_numbers(deck))
        known: dict[tuple[bytes, bytes, bool, int], float] = {}
        found = []
        for decision in options(seen) if decisions is None else decisions:
            after = outlook(seen, decision)
            logit = known.get(after)
            if logit is None:
                sums = before
                if after.position != position:
                    for pawn in looking.pawns:
                        old, new = position[pawn], after.position[pawn]
                        if old != new:
                            table = looking.tables[pawn]
                            sums = net.moved(sums, table[old], table[new])
                sums = net.with_numbers(sums, looking.numbers(seen, deck, after))
                logit = known[after] = net.logit(sums)
            found.append(Valued(decision, after, logit, squeezed(logit * self.trust)))
        return found


def best_of(valued: Sequence[Valued]) -> Valued:
    """The option with the highest value, the first in order on ties."""
    return max(valued, key=lambda one: one.logit)


def tempted(valued: Sequence[Valued], noise: float, chance: Random) -> Valued:
    """The best option for a player who misjudges every logit by ``noise`` on average."""
    return max(valued, key=lambda one: one.logit + chance.gauss(0.0, noise))
