"""The luck of the cards, draw by draw and for one side of a whole game, and the game's story.

The luck of a draw is the chance of winning after the best play with the cards drawn
(`bots.opponents.judge`), less the mean of these chances over all cards that the seat could have
drawn. So luck is 0 on average for every seat, however well it plays. A game's result less its luck
shows how well the game was played, and varies far less than results do. For a hand dealt at once
`SAMPLES` random hands stand for all that could have come, the same ones each time the same draw is
looked at.

The story of a game for one of its players is the play that moved the side's chance of winning most,
and the luckiest card. A play is compared with leaving all pawns in place, from the view of the seat
that made it, so that hidden hands do not matter. Plays that end a round or the game are left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from sorry_a11y.core.analysis.advice import choices_made
from sorry_a11y.core.analysis.rating import POINTS_A_GAME, ChoiceCost, together
from sorry_a11y.core.bots.card_odds import CardOdds
from sorry_a11y.core.bots.features import Outlook, outlook
from sorry_a11y.core.bots.opponents import judge
from sorry_a11y.core.rules.actions import Action, Shuffle
from sorry_a11y.core.rules.board import ALL_KINDS, SEATS, WATCHER, Kind, Pawn, Seat, by_kind
from sorry_a11y.core.rules.events import Event, PawnBumped, PawnsSwapped, RoundWon, TurnBegan
from sorry_a11y.core.rules.game import Game, Phase, apply_action
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.value import Value
from sorry_a11y.core.rules.view import View, unseen

SAMPLES = 20
"""The number of random hands that stand for all hands that could have been dealt."""

Worth = tuple[float, ...]
"""Chances of winning, 0 to 1, of the sides, in the order of their first seats."""


class Draw(NamedTuple):
    """A draw of cards.

    Attributes:
        action: The index of the action by which the cards came, from 0.
        seat: The seat that drew.
        cards: The kinds of the cards: one, or a whole hand.
        came: Each side's chance with these cards.
        mean: Each side's chance on average over all possible cards.
    """

    action: int
    seat: Seat
    cards: bytes
    came: Worth
    mean: Worth

    @property
    def luck(self) -> Worth:
        """Return the worth of the draw to each side, -1 to 1; 0 on average."""
        return tuple(one - mean for one, mean in zip(self.came, self.mean, strict=True))


def sides(rules: Ruleset, seats: Sequence[Seat]) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side, in the order in which luck is told."""
    return tuple(dict.fromkeys(rules.tables.side_of[seat] for seat in seats))


def draws(game: Game, actions: Iterable[Action]) -> list[Draw]:
    """Return every draw of a game, over or not.

    Args:
        game: The game before its first action.
        actions: All actions of the game.

    Raises:
        IllegalActionError: An action is none of this game's.
    """
    return [
        draw
        for one in _steps(game, actions, WATCHER)
        for draw in drawn(one.before, one.action, one.after, one.number)
    ]


def total(found: Iterable[Draw], count: int) -> Worth:
    """Return the luck of all draws together for each of ``count`` sides."""
    sums = [0.0] * count
    for draw in found:
        for side, luck in enumerate(draw.luck):
            sums[side] += luck
    return tuple(sums)


def drawn(
    before: Game, action: Action, after: Game, at: int = 0, of: Collection[Seat] = SEATS
) -> list[Draw]:
    """Return the draws of the seats ``of`` in an action: none, one, or a hand for each seat.

    Args:
        before: The game before the action.
        action: The action.
        after: The game after it.
        at: The index of the action in the game.
        of: The seats.
    """
    if after.phase not in (Phase.PLAY, Phase.GIVE):
        return []
    pile = action.order if isinstance(action, Shuffle) else before.pile
    cards = pile[: len(pile) - len(after.pile)]
    if not cards:
        return []
    if after.rules.is_open:
        return [_open(after, at)] if after.turn in of else []
    if len(cards) == 1:
        return [_held(after, before.turn, cards, at)] if before.turn in of else []
    each = len(cards) // len(after.seats)
    return [
        _hand(after, seat, cards[turn * each : (turn + 1) * each], at)
        for turn, seat in enumerate(after.seats)
        if seat in of
    ]


def _open(game: Game, at: int) -> Draw:
    """Return the draw of an open card, which the seat on turn of ``game`` has drawn."""
    seen = View(game, game.turn)
    left = _left(seen, seen.hand)
    worths = judge(seen).by_card(seen, left)
    return Draw(at, seen.seat, seen.hand, worths[ALL_KINDS[seen.hand[0]]], _mean(worths, left))


def _held(game: Game, seat: Seat, card: bytes, at: int) -> Draw:
    """Return the draw of one card into the hand of a seat."""
    seen = View(game, seat)
    left = _left(seen, card)
    rest = seen.hand.replace(card, b"", 1)
    again = game.turn == seat
    worths = {
        kind: _worth(seen, rest + bytes((kind,)), again) for kind, count in by_kind(left) if count
    }
    return Draw(at, seat, card, worths[ALL_KINDS[card[0]]], _mean(worths, left))


def _hand(game: Game, seat: Seat, cards: bytes, at: int) -> Draw:
    """Return the draw of a whole hand, compared with random hands."""
    seen = View(game, seat)
    pool = [kind for kind, count in enumerate(_left(seen, cards)) for _ in range(count)]
    chance = Random(f"{at} {seat} {bytes(seen.position).hex()}")
    others = [_worth(seen, bytes(chance.sample(pool, len(cards)))) for _ in range(SAMPLES)]
    mean = tuple(sum(column) / SAMPLES for column in zip(*others, strict=True))
    return Draw(at, seat, cards, _worth(seen, cards), mean)


def _worth(seen: View, hand: bytes, again: bool = False) -> Worth:
    """Return the sides' chances with this hand; ``again`` if the seat itself has the next turn."""
    seen = seen.replace(hand=hand)
    judging = judge(seen)
    looks = judging.look(seen, CardOdds.of(seen), Outlook(seen.position, hand, again))
    return tuple(judging.told(judging.side_scores(looks)))


def _left(seen: View, cards: bytes) -> list[int]:
    """Return how many cards of each kind the seat had not seen before these came."""
    left = unseen(seen)
    for kind in cards:
        left[kind] += 1
    return left


def _mean(worths: Mapping[Kind, Worth], left: Sequence[int]) -> Worth:
    count = sum(left[kind] for kind in worths)
    return tuple(
        sum(left[kind] * worth[side] for kind, worth in worths.items()) / count
        for side in range(len(next(iter(worths.values()))))
    )


class Fortune(NamedTuple):
    """The luck of a player in a whole game.

    Attributes:
        cards: The luck of all draws for the player's side, -1 to 1 a draw; 0 on average.
        cost: The chance of winning that the player's choices lost in all, 0 or more.
    """

    cards: float
    cost: float


def fortune(
    game: Game,
    actions: Sequence[Action],
    own: Sequence[Seat],
    costs: Mapping[Seat, ChoiceCost] | None = None,
) -> Fortune:
    """Return the fortune of a player, from every draw of the game and the player's choices.

    Args:
        game: The game before its first action.
        actions: All actions of the game.
        own: The player's seats, which are on one side.
        costs: The cost of their choices if known; it is calculated otherwise.

    Raises:
        IllegalActionError: An action is none of this game's.
    """
    parts = sides(game.rules, game.seats)
    at = next(number for number, side in enumerate(parts) if own[0] in side)
    cards = total(draws(game, actions), len(parts))[at]
    if costs is None:
        costs = choices_made(game, actions, own)
    return Fortune(cards, together([costs[seat] for seat in own]).cost / POINTS_A_GAME)


_CANDIDATES = 5
"""The number of the player's best plays whose draws are looked at; each takes milliseconds."""


class Swing(Value):
    """A play that moved the chance of winning.

    Attributes:
        seat: The seat that played.
        card: The card that it played.
        bumped: The pawns that it sent back.
        swapped: The pawns of others that it swapped with.
        turn: How many turns the player's first seat had begun by then.
        moved: The change of the player's side's chance of winning, -1 to 1.
    """

    seat: Seat
    card: Kind
    bumped: tuple[Pawn, ...]
    swapped: tuple[Pawn, ...]
    turn: int
    moved: float


class LuckyDraw(NamedTuple):
    """The luckiest draw of a player.

    Attributes:
        cards: The kinds of the cards: one, or a whole hand.
        luck: The luck of the draw for the player's side, above 0, at most 1.
        turn: How many turns the player's first seat had begun by then.
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


def _steps(game: Game, actions: Iterable[Action], first: Seat) -> list[_Step]:
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
        game.turn,
        action.card,
        tuple(one.pawn for one in step.events if isinstance(one, PawnBumped)),
        tuple(one.other for one in step.events if isinstance(one, PawnsSwapped)),
        step.turn,
        done - left,
    )


def _luckiest(
    steps: Sequence[_Step], swings: Sequence[tuple[int, Swing]], at: int, own: Sequence[Seat]
) -> LuckyDraw | None:
    """Return the luckiest draw of the seats ``own``; None if none was lucky.

    In games with open draws only the draws of the best plays (`_CANDIDATES`) are looked at.
    """
    looked_at = steps
    if steps and steps[0].before.rules.is_open:
        mine = sorted((one for one in swings if one[1].seat in own), key=lambda one: -one[1].moved)[
            :_CANDIDATES
        ]
        looked_at = [steps[number - 1] for number, _ in mine if number]
    found: list[Draw] = []
    for one in looked_at:
        found += drawn(one.before, one.action, one.after, one.number, own)
    best = max(found, key=lambda draw: draw.luck[at], default=None)
    if best is None or best.luck[at] <= 0:
        return None
    following = steps[min(best.action + 1, len(steps) - 1)]
    return LuckyDraw(best.cards, best.luck[at], following.turn)
