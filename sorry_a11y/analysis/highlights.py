"""The story of a game for one of its players: the play on which it turned, and the luckiest card.

The play on which a game turned is the one that moved the side's chance of winning most, held
against the same seat leaving its pawns where they were. The one that ends a round or the game is
left out: that it wins is no turn. What a play does is judged from the view of the seat that made
it, so that hidden hands do not count as moves of the chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.analysis.luck import Draw, drawn, sides
from sorry_a11y.bots.card_odds import CardOdds
from sorry_a11y.bots.features import outlook
from sorry_a11y.bots.opponents import judge
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import Kind, Pawn, Seat
from sorry_a11y.rules.events import Event, PawnBumped, PawnsSwapped, RoundWon, TurnBegan
from sorry_a11y.rules.game import Game, apply_action
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.value import Value
from sorry_a11y.rules.view import View

_CANDIDATES = 5
"""The own plays that did most, of which the cards are looked at: each takes some milliseconds."""


class Swing(Value):
    """A play that moved the chance of winning.

    Attributes:
        seat: The seat that played.
        card: The card that it played.
        bumped: The pawns that it sent back.
        swapped: The pawns of others that it swapped with.
        turn: How many turns the player's first seat had begun by then.
        moved: The difference to the chance of the player's side, -1 to 1.
    """

    seat: Seat
    card: Kind
    bumped: tuple[Pawn, ...]
    swapped: tuple[Pawn, ...]
    turn: int
    moved: float


class LuckyDraw(NamedTuple):
    """The draw of the player that was worth most.

    It has the ``cards``, one or a whole hand, the ``luck`` of the side, above 0 to 1, and how many
    turns the player's first seat had begun with it, as `Swing.turn` counts them.
    """

    cards: bytes
    luck: float
    turn: int


class Highlights(NamedTuple):
    """The two moments of a game that may be told.

    Attributes:
        turned: The play that moved the chance most; None if no play moved it.
        luckiest: The luckiest draw; None where no card was lucky.
    """

    turned: Swing | None
    luckiest: LuckyDraw | None


class _Step(NamedTuple):
    """An action of a game.

    Attributes:
        number: The number of the action.
        before: The game before it.
        action: The action.
        after: The game after it.
        events: The events that it made.
        turn: How many turns the player's first seat had begun before it.
    """

    number: int
    before: Game
    action: Action
    after: Game
    events: Sequence[Event]
    turn: int


def highlights(game: Game, actions: Sequence[Action], own: Sequence[Seat]) -> Highlights:
    """Return the story of a game for one of its players.

    Args:
        game: The game before its first action.
        actions: All actions of the game.
        own: The player's seats, which are on one side.

    Raises:
        IllegalActionError: An action is none of this game's.
    """
    parts = sides(game.rules, game.seats)
    at = next(number for number, side in enumerate(parts) if own[0] in side)
    steps = _steps(game, actions, own[0])
    swings = [(one.number, found) for one in steps if (found := _swing(one, at))]
    turned = max((one for _, one in swings), key=lambda one: abs(one.moved), default=None)
    return Highlights(turned, _luckiest(steps, swings, at, own))


def _steps(game: Game, actions: Sequence[Action], first: Seat) -> list[_Step]:
    turn, found = 0, []
    for number, action in enumerate(actions):
        after, events = apply_action(game, action)
        found.append(_Step(number, game, action, after, events, turn))
        turn += sum(isinstance(event, TurnBegan) and event.seat == first for event in events)
        game = after
    return found


def _swing(step: _Step, at: int) -> Swing | None:
    """Return the swing of a play for side ``at``; None for other actions and a round's end."""
    game, action = step.before, step.action
    if not isinstance(action, Play) or any(isinstance(one, RoundWon) for one in step.events):
        return None
    seen = View(game, game.turn)
    judging, card_odds, after = judge(seen), CardOdds.of(seen), outlook(seen, action)
    done, left = (
        judging.told(judging.side_scores(judging.look(seen, card_odds, one)))[at]
        for one in (after, after._replace(position=seen.position))
    )
    return Swing(
        game.turn, action.card,
        tuple(one.pawn for one in step.events if isinstance(one, PawnBumped)),
        tuple(one.other for one in step.events if isinstance(one, PawnsSwapped)),
        step.turn, done - left,
    )


def _luckiest(
    steps: Sequence[_Step], swings: Sequence[tuple[int, Swing]], at: int, own: Sequence[Seat]
) -> LuckyDraw | None:
    """Return the luckiest draw of the seats ``own``.

    Of open cards it is one of those with which most was done, of hands one of all.
    """
    looked_at = steps
    if steps and steps[0].before.rules.is_open:
        mine = sorted(
            (one for one in swings if one[1].seat in own), key=lambda one: -one[1].moved
        )[:_CANDIDATES]
        looked_at = [steps[number - 1] for number, _ in mine if number]
    found: list[Draw] = []
    for one in looked_at:
        found += drawn(one.before, one.action, one.after, one.number, own)
    best = max(found, key=lambda draw: draw.luck[at], default=None)
    if best is None or best.luck[at] <= 0:
        return None
    following = steps[min(best.action + 1, len(steps) - 1)]
    return LuckyDraw(best.cards, best.luck[at], following.turn)
