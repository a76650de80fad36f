"""The dealer: what happens next without a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.bot import Bot, any_of, shuffled
from sorry_a11y.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.game import Game, Phase, apply_silently
from sorry_a11y.rules.notation import decision_called
from sorry_a11y.rules.ruleset import GIVE, OVER, PLAY, Log
from sorry_a11y.rules.view import View


class Step(NamedTuple):
    """A game, an action in it, and the game after the action."""

    before: Game
    action: Action
    after: Game


def chance_action(game: Game, chance: Random) -> Action:
    """Return the dealer's answer: who goes first, or the cards in a new order."""
    if game.phase is Phase.LOT:
        return Lot(any_of(game.seats, chance))
    return Shuffle(shuffled(game.discards, chance))


def decision_by(game: Game, bot: Bot, chance: Random) -> Decision:
    """Return what a bot decides for the seat on turn, by itself or by its text.

    Raises NotationError or IllegalActionError for a text that names no such decision.
    """
    found = bot.choose(View(game, game.turn), chance)
    return decision_called(game, found) if isinstance(found, str) else found


def next_action(game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random) -> Action:
    """Return the next action in ``game``, which is not over.

    The ``dealer`` decides where chance is awaited, else the bot on turn, which is handed
    ``chance``.
    """
    if game.awaits_chance:
        return chance_action(game, dealer)
    return decision_by(game, players[game.turn], chance)


class PlayedGame(NamedTuple):
    """A game that was played to its end.

    Attributes:
        game: The game, which is over.
        turns: How often a turn came to a seat; a card that draws again lengthens a turn.
        decisions: How often a seat had to decide.
    """

    game: Game
    turns: int
    decisions: int


def play_to_end(
    game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random, log: Log = None,
    watch: Callable[[Step], None] | None = None,
) -> PlayedGame:
    """Play a game to its end from wherever it stands.

    Args:
        game: The game as it stands.
        players: A bot for each seat that plays.
        dealer: The chance that shuffles.
        chance: The chance that is handed to the bots.
        log: The list to which the events are appended; without it they are dropped.
        watch: Called with each step.

    Returns:
        The game that is over, and how many turns and decisions led there.

    Raises:
        IllegalActionError: A bot decided what it may not.
    """
    turns = decisions = 0
    phase = game.phase
    while phase is not OVER:
        if phase is PLAY:
            decisions += 1
            if not game.again:
                turns += 1
            action: Action = decision_by(game, players[game.turn], chance)
        else:
            decisions += phase is GIVE
            action = next_action(game, players, dealer, chance)
        after = apply_silently(game, action, log)
        if watch:
            watch(Step(game, action, after))
        game = after
        phase = game.phase
    return PlayedGame(game, turns, decisions)
