"""The player that has learned: it takes the option after which it wins most often."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.bot import options
from sorry_a11y.bots.features import Inputs, Lens
from sorry_a11y.bots.features_outlook import Deck, Outlook, outlook
from sorry_a11y.bots.learned_net import Net, chances
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View


class Valued(NamedTuple):
    """A decision, what it leads to, its logit (the higher, the more often it wins), and the
    chance that its side wins after it, 0 to 1."""

    decision: Decision
    after: Outlook
    logit: float
    chance: float


class Judge:
    """The value of what a seat's options lead to, by one network. ``trust``: by what a score is
    multiplied to give chances that can be told."""

    def __init__(self, net: Net, looking: Lens, trust: float = 1.0) -> None:
        self.net = net
        self.lens = looking
        self.trust = trust

    def side_scores(self, looks: Sequence[Inputs]) -> list[float]:
        """The scores of the sides, in the order of their first seats: a side's seats together."""
        scores: dict[tuple[int, ...], float] = {}
        for seat, inputs in zip(self.lens.seats, looks, strict=True):
            side = self.lens.side_of[seat]
            scores[side] = scores.get(side, 0.0) + self.net.score(inputs)
        return list(scores.values())

    def chances(self, looks: Sequence[Inputs]) -> list[float]:
        """The chances of the sides, as learned from."""
        return chances(self.side_scores(looks))

    def valued(self, seen: View, decisions: Sequence[Decision] | None = None) -> list[Valued]:
        """The options of ``seen``, or those given, each with its value, in order."""
        deck = Deck(seen)
        side = self.lens.side_at[seen.seat]
        known: dict[Outlook, tuple[float, float]] = {}
        found = []
        for decision in options(seen) if decisions is None else decisions:
            after = outlook(seen, decision)
            value = known.get(after)
            if value is None:
                scores = self.side_scores(self.lens.look(seen, deck, after))
                value = known[after] = (
                    logit_of(chances(scores)[side]),
                    chances([score * self.trust for score in scores])[side],
                )
            found.append(Valued(decision, after, *value))
        return found


def logit_of(chance: float) -> float:
    """The logit of a chance, 0 to 1."""
    if chance <= 0.0 or chance >= 1.0:
        return inf if chance >= 1.0 else -inf
    return log(chance / (1.0 - chance))


def best_of(valued: Sequence[Valued]) -> Valued:
    """The option with the highest value, the first in order on ties."""
    return max(valued, key=lambda one: one.logit)


def tempted(valued: Sequence[Valued], noise: float, chance: Random) -> Valued:
    """The best option for a player who misjudges every logit by ``noise`` on average."""
    return max(valued, key=lambda one: one.logit + chance.gauss(0.0, noise))
