"""The judge that values options by the chances of winning after them, as a network learned them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import inf, log
from random import Random
from typing import NamedTuple

from sorry_a11y.core.bots.card_odds import CardOdds, next_cards
from sorry_a11y.core.bots.features import Inputs, Outlook, outlook
from sorry_a11y.core.bots.learned_net import chances
from sorry_a11y.core.bots.lens import Lens
from sorry_a11y.core.bots.runner import foremost
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import Kind, Seat
from sorry_a11y.core.rules.view import View, laying_down
from sorry_a11y.core.rules.ways import SINGLE

MOST_VALUED = 300
"""Plays of one card that are valued. Only a 7 of a team on a crowded board has more, up to
thousands; then only the plays with the highest reward (`runner`) are valued."""
MOST_OF_EACH = 3
"""Plays valued for each card in `Judge.by_card`: those with the highest reward (`runner`). The best
play is among them for 99 of 100 cards; on average the best of them loses a chance of 0.0001."""


class Valued(NamedTuple):
    """A decision with its value.

    Attributes:
        decision: The decision.
        after: The outlook after the decision.
        logit: The logit of the chance by which a bot chooses: the higher, the better.
        chance: The chance that the deciding side wins, 0 to 1, as it is told to players.
        chances: These chances of all sides, in the order of their first seats.
    """

    decision: Decision
    after: Outlook
    logit: float
    chance: float
    chances: tuple[float, ...]


class Judge:
    """A judge that values the options of a seat by the chances of winning after each.

    Args:
        score: The network's function: how well a seat stands, by its inputs.
        looking: The lens that makes the inputs.
        trust: The factor by which a score is multiplied to get chances for players.
        runners: The seats that are taken to be played by the runner.
    """

    def __init__(
        self,
        score: Callable[[Inputs], float],
        looking: Lens,
        trust: float = 1.0,
        runners: Collection[Seat] = (),
    ) -> None:
        self.score = score
        self.lens = looking
        self.trust = trust
        self.runners = tuple(runners)
        self.sides = len(set(looking.side_at.values()))
        self._side_of = [looking.side_at[seat] for seat in looking.seats]

    def look(self, seen: View, card_odds: CardOdds, after: Outlook) -> list[Inputs]:
        """Return the inputs for every seat after this decision of ``seen.seat``."""
        return self.lens.look(seen, card_odds, after, self.runners)

    def side_scores(self, looks: Sequence[Inputs]) -> list[float]:
        """Return the scores of the sides, in the order of their first seats."""
        scores = [0.0] * self.sides
        for at, side in enumerate(self._side_of):
            scores[side] += self.score(looks[at])
        return scores

    def chances(self, looks: Sequence[Inputs]) -> list[float]:
        """Return the chances of the sides, without the factor ``trust``."""
        return chances(self.side_scores(looks))

    def told(self, scores: Sequence[float]) -> list[float]:
        """Return the chances that players are told for these scores of the sides."""
        return chances(scores if self.trust == 1.0 else [score * self.trust for score in scores])

    def valued(self, seen: View, decisions: Sequence[Decision] | None = None) -> list[Valued]:
        """Return the options of ``seen``, or those given, each with its value, in order.

        Of a card with more than MOST_VALUED plays only those with the highest reward are valued.
        """
        card_odds = CardOdds.of(seen)
        side = self.lens.side_at[seen.seat]
        met: dict[Outlook, tuple[float, tuple[float, ...]]] = {}
        found = []
        if decisions is None:
            plays = foremost(seen.rules, seen.seats, seen.choices, MOST_VALUED)
            decisions = [*plays, *laying_down(seen)]
        for decision in decisions:
            after = outlook(seen, decision)
            value = met.get(after)
            if value is None:
                scores = self.side_scores(self.look(seen, card_odds, after))
                value = met[after] = (logit_of(chances(scores)[side]), tuple(self.told(scores)))
            found.append(Valued(decision, after, value[0], value[1][side], value[1]))
        return found

    def by_card(self, seen: View, left: Sequence[int]) -> dict[Kind, tuple[float, ...]]:
        """Return the chances after the best play with each card that could have been drawn.

        Args:
            seen: What the seat sees, in a game with open draws.
            left: The number of cards of each kind that could have been drawn.

        Returns:
            For each of these kinds the chances of the sides, as players are told them.
        """
        rules, side = seen.rules, self.lens.side_at[seen.seat]
        found = {}
        for kind, _, fewer in next_cards(left, rules):
            card_odds = CardOdds(fewer)
            choices = rules.finder.choices(seen.position, seen.seat, SINGLE[kind])
            ends = [
                Outlook(play.after, again=play.again)
                for play in foremost(rules, seen.seats, choices, MOST_OF_EACH)
            ]
            if choices.may_pass:
                ends.append(Outlook(seen.position, again=rules.cards[kind].again))
            scores = [self.side_scores(self.look(seen, card_odds, end)) for end in ends]
            best = scores[0]
            if len(scores) > 1:
                best = max(scores, key=lambda one: chances(one)[side])
            found[kind] = tuple(self.told(best))
        return found


def logit_of(chance: float) -> float:
    """Return the logit of a chance, 0 to 1."""
    if chance <= 0.0 or chance >= 1.0:
        return inf if chance >= 1.0 else -inf
    return log(chance / (1.0 - chance))


def best_of(valued: Sequence[Valued]) -> Valued:
    """Return the option with the highest value, the first in order on ties."""
    return max(valued, key=lambda one: one.logit)


def tempted(valued: Sequence[Valued], noise: float, chance: Random) -> Valued:
    """Return the best option once each logit has an error, normal with deviation ``noise``."""
    return max(valued, key=lambda one: one.logit + chance.gauss(0.0, noise))
