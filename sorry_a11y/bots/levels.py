"""Opponents by strength: one player that has learned, and others who misjudge by more and more.

A level differs from the next in one thing only: by how much it misjudges each option, as the
spread of a bell curve over the logit of winning. The strongest misjudges nothing, and looks at
near options again (`lookahead`). The spreads are set so that each level beats the one below it in
about six of ten games between two, and a beginner one that chooses by lot.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from sorry_a11y.bots.features import lens
from sorry_a11y.bots.learned import Judge, Valued, best_of, tempted
from sorry_a11y.bots.learned_store import keen, learned, learned_family
from sorry_a11y.bots.lookahead import looks_further, reconsidered
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View

LEVELS: Mapping[str, float] = {
    "beginner": 0.8, "casual": 0.33, "steady": 0.19, "strong": 0.09, "champion": 0.0,
}
"""Name -> spread of the misjudging, in logits; the weakest first."""


def judge(seen: View) -> Judge:
    """The judge that tells chances: how often strong players win from there among themselves."""
    known = learned(learned_family(seen.rules, seen.seats))
    return Judge(known.net, lens(seen.rules, seen.seats, known.shape), known.trust)


def chooser(seen: View) -> Judge:
    """The judge by which players choose: it takes the others for runners, where it has learned
    what that means."""
    known = keen(learned_family(seen.rules, seen.seats))
    side = seen.rules.tables.side_of[seen.seat]
    others = [seat for seat in seen.seats if seat not in side]
    return Judge(known.net, lens(seen.rules, seen.seats, known.shape), runners=others)


def considered(seen: View) -> list[Valued]:
    """The options as the strongest player values them, those left out that a second look leaves
    behind (`lookahead`)."""
    judging = chooser(seen)
    valued = judging.valued(seen)
    if len(valued) > 1 and looks_further(seen):
        return reconsidered(seen, valued, judging)
    return valued


class LevelBot:
    """A learned player of one level. ``noise``: the spread of its misjudging, in logits; without
    any it looks further too."""

    def __init__(self, name: str, noise: float) -> None:
        self.name = name
        self.noise = noise

    def choose(self, seen: View, chance: Random) -> Decision:
        """The option that seems best; the first in order on ties."""
        if not self.noise:
            return best_of(considered(seen)).decision
        return self.pick(chooser(seen).valued(seen), chance).decision

    def pick(self, valued: list[Valued], chance: Random) -> Valued:
        """The option that seems best of those valued."""
        if not self.noise or len(valued) == 1:
            return best_of(valued)
        return tempted(valued, self.noise, chance)


def level(name: str) -> LevelBot:
    """The player of a level; raises KeyError for none."""
    return LevelBot(name, LEVELS[name])
