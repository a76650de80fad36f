"""Who decides what happens next without a person: the dealer where chance is awaited, else the
bot on turn; and a game played on like that to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final, NamedTuple

from sorry_a11y.bots.bot import Bot
from sorry_a11y.bots.lots import any_of, shuffled
from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import CHANCE, Game, Phase, apply_action, apply_silently
from sorry_a11y.rules.view import view

PLAY: Final = Phase.PLAY
OVER: Final = Phase.OVER


class Step(NamedTuple):
    """A game, what was decided in it, and the game after that."""

    before: Game
    action: Action
    after: Game


def chance_action(game: Game, chance: Random) -> Action:
    """The dealer's answer: who goes first, or the cards in a new order."""
    if game.phase is Phase.LOT:
        return Lot(any_of(game.seats, chance))
    return Shuffle(shuffled(game.discards, chance))


def next_action(game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random) -> Action:
    """What is decided in ``game``, which is not over: by ``dealer`` where chance is awaited, else
    by the bot on turn, which is handed ``chance``."""
    phase = game.phase
    if phase is not PLAY and phase in CHANCE:
        return chance_action(game, dealer)
    seat = game.turn
    return players[seat].choose(view(game, seat), chance)


def carried_out(
    game: Game, action: Action, hear: Callable[[tuple[Event, ...]], None] | None = None
) -> Game:
    """The game after ``action``; ``hear`` is handed what it made happen. Raises
    IllegalActionError when it is not one that the game waits for."""
    if hear is None:
        return apply_silently(game, action)
    after, events = apply_action(game, action)
    hear(events)
    return after


def played(
    game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random
) -> Iterator[Step]:
    """Every step of ``game`` from wherever it stands to its end, with a bot for each seat that
    plays. Raises IllegalActionError when a bot decides what it may not."""
    while game.phase is not OVER:
        action = next_action(game, players, dealer, chance)
        after = carried_out(game, action)
        yield Step(game, action, after)
        game = after
