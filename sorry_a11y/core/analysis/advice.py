"""Advice: the option a strong player takes, how often it wins, and why, as numbers.

`advice_for` looks at one seat's view and nothing else; `narration.advice` puts it in words. The
chances are those of `bots.opponents.judge`: how often a side wins if strong players play on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from sorry_a11y.core.analysis.queries import Danger, own_dangers
from sorry_a11y.core.analysis.rating import DECIMALS, POINTS_A_GAME, ChoiceCost, even_cost
from sorry_a11y.core.bots.features import outlook
from sorry_a11y.core.bots.learned import Valued, best_of
from sorry_a11y.core.bots.opponents import judge
from sorry_a11y.core.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.core.rules.board import ALL_PAWNS, Pawn, Position, Seat, seat_of, spot_of
from sorry_a11y.core.rules.events import TurnBegan
from sorry_a11y.core.rules.game import Game, apply_action
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rules.view import View


class Change(Value):
    """The change that a decision makes to the pawns, own side first.

    Attributes:
        arrives: The own side's pawns that reach home (in Dog a target).
        in_lane: The own side's pawns that reach their lane.
        starts: The own side's pawns that leave their start.
        sends_back: Rivals' pawns sent to start, with the steps each loses.
        loses: The own side's pawns sent to start.
        nearer: Steps by which the side's road to go gets shorter; negative if longer.
        safer: Dangers to the seat's pawns that are gone afterwards.
        exposed: Dangers to them that are new.
    """

    arrives: tuple[Pawn, ...] = ()
    in_lane: tuple[Pawn, ...] = ()
    starts: tuple[Pawn, ...] = ()
    sends_back: tuple[tuple[Pawn, int], ...] = ()
    loses: tuple[Pawn, ...] = ()
    nearer: int = 0
    safer: tuple[Danger, ...] = ()
    exposed: tuple[Danger, ...] = ()


class Advice(Value):
    """The option a strong player takes.

    Attributes:
        decision: The option.
        at: Its index among the options, from 0, in the order of `rules.view.options`.
        chance: The side's chance of winning after it, 0 to 1.
        next_best: The best of the other options; None where there is no other.
        next_chance: The chance after the next best, 0 to 1; 0 where there is no other.
        change: The change that the option makes.
        next_change: The change that the next best would make.
    """

    decision: Decision
    at: int
    chance: float
    next_best: Decision | None
    next_chance: float
    change: Change
    next_change: Change | None

    @property
    def in_100(self) -> int:
        """How many of 100 games it wins, 1 to 99."""
        return in_100(self.chance)

    @property
    def next_in_100(self) -> int:
        """How many of 100 games the next best wins, 1 to 99."""
        return in_100(self.next_chance)


def in_100(chance: float) -> int:
    """Return a chance (0 to 1) as games of 100: 1 to 99, since no chance is certain."""
    return min(99, max(1, round(100 * chance)))


def advice_for(seen: View) -> Advice | None:
    """Return the choice of a strong player; None while the seat has nothing to decide."""
    if not seen.to_act:
        return None
    ranked = ranking(seen)
    best = ranked[0]
    other = ranked[1] if len(ranked) > 1 else None
    now = own_dangers(seen)
    return Advice(
        best.decision,
        seen.options().index(best.decision),
        best.chance,
        other.decision if other else None,
        other.chance if other else 0.0,
        change(seen, best.decision, now),
        change(seen, other.decision, now) if other else None,
    )


def ranking(seen: View) -> list[Valued]:
    """Return the seat's options with their chances, the best first, in order on ties."""
    return sorted(judge(seen).valued(seen), key=lambda one: -one.logit)


def winning_chances(seen: View) -> list[tuple[tuple[Seat, ...], int]]:
    """Return how many of 100 games each side wins, the likeliest first.

    The seat has to decide, and is taken to do the best that it can.
    """
    sides = dict.fromkeys(seen.rules.tables.side_of[seat] for seat in seen.seats)
    found = zip(sides, ranking(seen)[0].chances, strict=True)
    told = [
        (tuple(seat for seat in side if seat in seen.seats), in_100(chance))
        for side, chance in found
    ]
    return sorted(told, key=lambda one: -one[1])


def change(seen: View, decision: Decision, known: Sequence[Danger] | None = None) -> Change:
    """Return the change that a decision makes to the pawns.

    Args:
        seen: The view of the seat that decides.
        decision: The decision.
        known: The dangers before the decision, if they are known already; finding them takes long.
    """
    before, after = seen.position, outlook(seen, decision).position
    if after == before:
        return Change()
    tables, board = seen.rules.tables, seen.rules.board
    side = tables.side_of[seen.seat]
    moved = [pawn for pawn in ALL_PAWNS if before[pawn] != after[pawn]]
    own = [pawn for pawn in moved if seat_of(pawn) in side]
    rivals = [pawn for pawn in moved if seat_of(pawn) not in side]
    goal = tables.goal_table
    safer, exposed = _dangers(seen, after, own_dangers(seen) if known is None else known)
    return Change(
        arrives=tuple(p for p in own if goal[after[p]] and not goal[before[p]]),
        in_lane=tuple(
            p
            for p in own
            if board.lane_step(seat_of(p), spot_of(after, p))
            and not goal[after[p]]
            and not board.lane_step(seat_of(p), spot_of(before, p))
        ),
        starts=tuple(p for p in own if before[p] == tables.start_of[p]),
        sends_back=tuple(
            (p, _to_go(seen, after, [p]) - _to_go(seen, before, [p]))
            for p in rivals
            if after[p] == tables.start_of[p]
        ),
        loses=tuple(p for p in own if after[p] == tables.start_of[p]),
        nearer=_to_go(seen, before, own) - _to_go(seen, after, own),
        safer=safer,
        exposed=exposed,
    )


def _to_go(seen: View, position: Position, pawns: Sequence[Pawn]) -> int:
    board = seen.rules.board
    return sum(board.distance(seat_of(pawn), spot_of(position, pawn)) for pawn in pawns)


def _dangers(
    seen: View, after: Position, known: Sequence[Danger]
) -> tuple[tuple[Danger, ...], tuple[Danger, ...]]:
    """Return (dangers gone, dangers new) on the board after the decision.

    Dangers to a pawn that the decision sends back to start do not count as gone.
    """
    start_of = seen.rules.tables.start_of
    now = {(one.pawn, one.by): set(one.cards) for one in known}
    then = {(one.pawn, one.by): set(one.cards) for one in own_dangers(seen.replace(position=after))}
    gone = [
        Danger(pawn, by, tuple(sorted(cards - then.get((pawn, by), set()))))
        for (pawn, by), cards in now.items()
        if after[pawn] != start_of[pawn] and cards - then.get((pawn, by), set())
    ]
    new = [
        Danger(pawn, by, tuple(sorted(cards - now.get((pawn, by), set()))))
        for (pawn, by), cards in then.items()
        if cards - now.get((pawn, by), set())
    ]
    return tuple(gone), tuple(new)


# -- after the game ----------------------------------------------------------------------------


_TURNINGS_TOLD = 3
"""The most choices of a game that are told as costly."""
LEAST_COST = 0.01
"""The least cost or gain of a choice that is told, as a chance of winning."""
Rank = Literal["best", "worst", "other"]
"""The place of a choice that is told among those of its game."""


class Turning(Value):
    """A choice of a game, compared with the best other option of its seat.

    Attributes:
        turn: The number of the seat's own turn, from 1.
        seen: The view of its seat.
        decision: The decision that was taken.
        chance: The chance of winning after it, 0 to 1.
        other: The best of the other options.
        other_chance: The chance of winning after that, 0 to 1.
        rank: "best" for the best option of its seat, "worst" for the choice of the game that cost
            most, else "other".
    """

    turn: int
    seen: View
    decision: Decision
    chance: float
    other: Decision
    other_chance: float
    rank: Rank = "other"

    @property
    def cost(self) -> float:
        """The chance of winning that the choice lost, -1 to 1; below 0 if it was the best."""
        return self.other_chance - self.chance


class Judged(NamedTuple):
    """The review of a game.

    Attributes:
        turnings: The choices that cost most, in the order of the game.
        choices: The number of choices that were looked at.
        agreed: The number of them that a strong player would have made.
        best: The choice that gained most over the next best option; None if none gained enough.
        costs: The cost of the choices of each seat.
    """

    turnings: tuple[Turning, ...]
    choices: int
    agreed: int
    best: Turning | None
    costs: Mapping[Seat, ChoiceCost]

    @property
    def told(self) -> list[Turning]:
        """The choices that are told: the best one, the worst, then the others that cost most."""
        best = [self.best] if self.best else []
        return best + sorted(self.turnings, key=lambda one: one.rank != "worst")


def _turnings(game: Game, actions: Iterable[Action], of: Collection[Seat]) -> list[Turning]:
    """Return every choice of some seats; decisions with nothing to choose do not count.

    Args:
        game: The game before its first action.
        actions: The actions of the game.
        of: The seats whose choices are returned.

    Raises:
        IllegalActionError: An action is not legal in this game.
    """
    found: list[Turning] = []
    turns = Counter([] if game.awaits_chance else [game.turn])  # a position begins within a turn
    for action in actions:
        if not isinstance(action, Lot | Shuffle) and game.turn in of:
            seen = View(game, game.turn)
            judging = judge(seen)
            valued = judging.valued(seen)
            if len(valued) > 1:
                made = judging.valued(seen, [action])[0]
                other = best_of([one for one in valued if one.decision != action])
                found.append(
                    Turning(
                        turns[seen.seat],
                        seen,
                        action,
                        made.chance,
                        other.decision,
                        other.chance,
                        "other" if other.logit > made.logit else "best",
                    )
                )
        game, events = apply_action(game, action)
        turns.update(event.seat for event in events if isinstance(event, TurnBegan))
    return found


def choices_made(
    game: Game, actions: Iterable[Action], of: Collection[Seat]
) -> dict[Seat, ChoiceCost]:
    """Return the costs of the choices of the seats ``of`` in a game, over or not."""
    return _costs(_turnings(game, actions, of), of)


def _costs(found: Sequence[Turning], of: Collection[Seat]) -> dict[Seat, ChoiceCost]:
    costs = {}
    for seat in of:
        made = [one for one in found if one.seen.seat == seat]
        fell_short = [one for one in made if one.rank != "best"]
        costs[seat] = ChoiceCost(
            len(made),
            _points(one.cost for one in fell_short),
            _points(even_cost(one.other_chance, one.chance) for one in fell_short),
        )
    return costs


def _points(costs: Iterable[float]) -> float:
    return round(POINTS_A_GAME * sum(costs), DECIMALS)


def judge_choices(game: Game, actions: Iterable[Action], of: Sequence[Seat] = ()) -> Judged:
    """Return the choices of some seats that cost most, and the one that gained most.

    Args:
        game: The game before its first action.
        actions: The actions of the game.
        of: The seats whose choices are looked at; all that play unless given.

    Raises:
        IllegalActionError: An action is none of this game's.
    """
    of = of or game.seats
    found = _turnings(game, actions, of)
    own = [one for one in found if one.rank == "best"]
    costly = [one for one in found if one.rank != "best" and one.cost >= LEAST_COST]
    least = sorted((one.cost for one in costly), reverse=True)[:_TURNINGS_TOLD][-1:]
    told = [one for one in costly if least and one.cost >= least[0]][:_TURNINGS_TOLD]
    if told:
        worst = max(told, key=lambda one: one.cost)
        told[told.index(worst)] = worst.replace(rank="worst")
    best = min(own, key=lambda one: one.cost, default=None)
    gains = best is not None and -best.cost >= LEAST_COST
    return Judged(tuple(told), len(found), len(own), best if gains else None, _costs(found, of))
