"""The bot "runner", which takes the option with the highest reward.

The reward is RewardV1 of the engine apologies: a player is worth 260 minus the steps its pawns have
to go (65 from start), plus 10 for each pawn in safety or home, plus 100 for having won; the reward
is the number of opponents times the own worth minus the sum of theirs, at least 0. In teams a
side's worth is the sum of its seats', and on other boards their distances count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from operator import getitem
from random import Random
from typing import TYPE_CHECKING

from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    PAWNS_EACH,
    RED,
    SEATS,
    Board,
    Kind,
    Position,
    Seat,
    seat_of,
)
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.game import Phase
from sorry_a11y.core.rules.plays import Choices, Play
from sorry_a11y.core.rules.view import View, laying_down

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

_IN_SAFETY = 10
WON = 100


class RunnerBot:
    """A bot that brings its pawns home, and sets rivals back if that gains it more."""

    name = "runner"

    def choose(self, seen: View, _chance: Random) -> Decision:
        """Return the option with the highest reward, the first in order on ties.

        It passes only if that is worth more than every play. If it must lay down or give a card, it
        takes the one whose best play has the lowest reward.
        """
        down = laying_down(seen)
        seats = tuple(seen.seats)
        play = greedy(seen.rules, seats, seen.seat, seen.position, seen.choices)
        return play or _least_useful(seen, down)


def greedy(
    rules: Ruleset, seats: tuple[Seat, ...], seat: Seat, position: Position, found: Choices
) -> Play | None:
    """Return the play with the highest reward, the first in order on ties.

    Return None if there is no play, or if passing is worth more than every play.
    """
    if not found.count:
        return None
    if found.count == 1 and not found.may_pass:
        return found.play(0)
    weights = _weights(rules, seats, seat)
    best = most = 0
    for at, after in enumerate(found.afters()):
        worth = lead(rules.tables, weights, after)
        if worth > most:
            best, most = at, worth
    if found.may_pass and reward(rules.tables, weights, position) > most:
        return None
    return found.play(best)


Worths = tuple[tuple[tuple[int, ...], ...], tuple[tuple[tuple[Seat, ...], int], ...], int]
"""The terms of the reward of a seat: for each pawn the worth of each spot, times the weight of its
side; for each side its seats and its weight; the constant term."""


def foremost(
    rules: Ruleset, seats: tuple[Seat, ...], found: Choices, most: int
) -> tuple[Play, ...]:
    """Return the plays of a seat, in order, for each card at most ``most`` of them.

    Those with the highest reward are returned, the first in order on ties.
    """
    plays = found.plays
    if len(plays) <= most:
        return plays
    weights, tables = _weights(rules, seats, found.seat), rules.tables
    by_card: dict[Kind, list[int]] = {}
    for at, play in enumerate(plays):
        by_card.setdefault(play.card, []).append(at)
    kept: list[int] = []
    for places in by_card.values():
        if len(places) > most:
            leads = {at: lead(tables, weights, plays[at].after) for at in places}
            kept += nlargest(most, places, key=leads.__getitem__)
        else:
            kept += places
    return tuple(plays[at] for at in sorted(kept))


def reward(tables: BoardTables, weights: Worths, position: Position) -> int:
    """Return the reward of a position, 0 or more (see the module)."""
    return max(lead(tables, weights, position), 0)


def lead(tables: BoardTables, weights: Worths, position: Position) -> int:
    """Return the reward without its lower bound of 0."""
    worths_by_spot, sides, constant = weights
    worth = sum(map(getitem, worths_by_spot, position), constant)
    for seats, weight in sides:
        if tables.won(position, seats[0]):
            worth += weight * WON
    return worth


@lru_cache(maxsize=32)
def _spot_worths(board: Board, seat: Seat) -> tuple[int, ...]:
    """Return for each spot what a pawn of ``seat`` there adds to its player's worth.

    That is minus the steps to go, plus 10 in safety or home; NOWHERE adds 0.
    """
    worths = [0] * 256
    homes = {*board.goals(seat), *(board.lane_spot(seat, n) for n in range(1, board.lane + 1))}
    reachable = [*range(board.track), *homes, board.start(seat), board.exit_spot(seat)]
    for spot in reachable:
        worths[spot] = -board.distance(seat, spot) + (_IN_SAFETY if spot in homes else 0)
    worths[NOWHERE] = 0
    return tuple(worths)


@lru_cache(maxsize=128)
def _weights(rules: Ruleset, seats: tuple[Seat, ...], seat: Seat) -> Worths:
    tables = rules.tables
    mine = [member for member in tables.side_of[seat] if member in seats]
    rival_sides = {tables.side_of[other] for other in seats if other not in mine}
    sign: dict[Seat, int] = {other: len(rival_sides) if other in mine else -1 for other in SEATS}
    worths_by_spot = tuple(
        tuple(sign[seat_of(pawn)] * worth for worth in _spot_worths(rules.board, seat_of(pawn)))
        for pawn in ALL_PAWNS
    )
    farthest = PAWNS_EACH * rules.board.distance(RED, rules.board.start(RED))
    constant = sum(sign[other] * farthest for other in seats)
    sides = ((tuple(mine), len(rival_sides)), *((side, -1) for side in rival_sides))
    return worths_by_spot, sides, constant


def _least_useful(seen: View, down: Sequence[Decision]) -> Decision:
    """Return the decision, of those in ``down``, whose card has the lowest best reward.

    A card without a play counts less than any other; the first in order is taken on ties.
    """
    if len(down) == 1:
        return down[0]
    weights = _weights(seen.rules, tuple(seen.seats), seen.seat)
    best = dict.fromkeys(seen.hand, -1)
    rules = seen.rules
    found = seen.choices
    if seen.phase is Phase.GIVE:
        found = rules.finder.choices(seen.position, seen.seat, seen.hand)
    for play in found.plays:
        worth = reward(rules.tables, weights, play.after)
        best[play.card] = max(best[play.card], worth)
    return min(down, key=lambda decision: best[getattr(decision, "card", seen.hand[0])])
