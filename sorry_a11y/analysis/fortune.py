"""How lucky a game was for one side: what the cards were worth, what the choices cost, and the
card that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sorry_a11y.analysis.advice import ranking
from sorry_a11y.analysis.luck import Draw, draws, sides, total
from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import TurnBegan
from sorry_a11y.rules.game import apply_action, begin_silently
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view


@dataclass(frozen=True)
class Fortune:
    """``cards``: what the draws of all seats were worth to the side, -1 to 1 a draw, 0 on
    average; ``cost``: by how much its own choices fell short of a strong player's, 0 or more;
    ``turned``: the draw that moved its chance most, None where none did, in turn ``turn`` (from
    1, every seat's turns counted)."""

    cards: float
    cost: float
    turned: Draw | None
    turn: int
    moved: float


def fortune(
    rules: Ruleset, seats: tuple[Seat, ...], actions: Sequence[Action], seat: Seat
) -> Fortune:
    """The fortune of the side of ``seat``. Raises IllegalActionError where an action is none of
    this game's. It looks at every card that could have come, which takes seconds for a game."""
    parts = sides(rules, seats)
    at = next(number for number, side in enumerate(parts) if seat in side)
    found = draws(rules, seats, actions)
    turned = max(found, key=lambda draw: abs(draw.luck[at]), default=None)
    cost, turns = _course(rules, seats, actions, parts[at])
    return Fortune(
        total(found, len(parts))[at], cost, turned,
        turns[turned.action] if turned else 0, turned.luck[at] if turned else 0.0,
    )


def _course(
    rules: Ruleset, seats: tuple[Seat, ...], actions: Sequence[Action], side: Sequence[Seat]
) -> tuple[float, list[int]]:
    """What the side's choices cost, and after each action which turn it is."""
    game, cost, turn = begin_silently(rules, seats), 0.0, 0
    turns: list[int] = []
    for action in actions:
        if not isinstance(action, Lot | Shuffle) and game.turn in side:
            ranked = ranking(view(game, game.turn))
            made = next((one for one in ranked if one.decision == action), ranked[0])
            cost += ranked[0].chance - made.chance
        game, events = apply_action(game, action)
        turn += sum(isinstance(event, TurnBegan) for event in events)
        turns.append(turn)
    return cost, turns
