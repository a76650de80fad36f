"""`sorry-a11y review`: the plays of a finished game that changed most.

Every decision of the seats asked about is held against what a strong player would have done on
the same view: the difference is what it cost. The greatest are told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sorry_a11y.bots.levels import judge
from sorry_a11y.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.rules.game import Game, Phase, new_game
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View, view
from sorry_a11y.table.advice import ranking

MOST = 3
"""Plays told of a game."""
LEAST = 0.01
"""A decision that costs less than 1 in 100 is not told."""


@dataclass(frozen=True)
class Turning:
    """Decision ``at`` of the game (an index into its actions) by ``seat``.

    ``seen``: what the seat saw; ``decision`` with ``chance`` of winning (0 to 1) after it;
    ``better``: what a strong player would have done, with its ``better_chance``.
    """

    at: int
    seat: int
    seen: View
    decision: Decision
    chance: float
    better: Decision
    better_chance: float

    @property
    def cost(self) -> float:
        """By how much the decision lowered the chance of winning, 0 to 1."""
        return self.better_chance - self.chance


class Judged(NamedTuple):
    """A game gone through: the decisions that cost most, how many were looked at, and how many
    of them were the strong player's own choice."""

    turnings: tuple[Turning, ...]
    decisions: int
    agreed: int


def review(
    rules: Ruleset, seats: tuple[int, ...], actions: Iterable[Action],
    of: Sequence[int] = (), most: int = MOST,
) -> Judged:
    """The ``most`` decisions of the seats ``of`` (all seats if empty) that cost most, in the order
    of the game. Raises IllegalActionError where an action is none of this game's."""
    game = new_game(rules, seats)
    found: list[Turning] = []
    decisions = agreed = 0
    for at, action in enumerate(actions):
        if not isinstance(action, Lot | Shuffle) and game.turn in (of or seats):
            turning = _turning(game, at, action)
            if turning:
                decisions += 1
                agreed += turning.decision == turning.better
                found.append(turning)
        game = game.act(action)
    told = sorted((one for one in found if one.cost >= LEAST), key=lambda one: -one.cost)[:most]
    return Judged(tuple(sorted(told, key=lambda one: one.at)), decisions, agreed)


def _turning(game: Game, at: int, decision: Decision) -> Turning | None:
    """The decision held against the best; None where there was no choice."""
    if game.phase not in (Phase.PLAY, Phase.GIVE):
        return None
    seen = view(game, game.turn)
    ranked = ranking(seen)
    if len(ranked) < 2:
        return None
    made = next((one for one in ranked if one.decision == decision), None)
    if made is None:  # a 7 in an order that is not listed: judge it by what it leads to
        made = judge(seen).valued(seen, [decision])[0]
        same = next((one for one in ranked if one.after == made.after), None)
        made = same or made
    best = ranked[0] if ranked[0].logit > made.logit else made
    return Turning(
        at, seen.seat, seen, decision if best is not made else best.decision, made.chance,
        best.decision, best.chance,
    )
