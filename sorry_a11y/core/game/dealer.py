"""The dealer, which makes the next action of chance or of a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from sorry_a11y.core.bots.bot import Bot, any_of, shuffled
from sorry_a11y.core.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.game import Game, IllegalActionError, Phase, apply_silently
from sorry_a11y.core.rules.notation import COLOURS, action_text, decision_called
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import GIVE, OVER, PLAY, EventLog
from sorry_a11y.core.rules.value import GameError, cut
from sorry_a11y.core.rules.view import View


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
    """Return the decision of a bot for the seat on turn.

    Raises:
        IllegalActionError: The bot returned what it may not decide, or a text that names nothing.
    """
    seen = View(game, game.turn)
    found = bot.choose(seen, chance)
    if isinstance(found, Play) and found.of is game.choices:
        return found
    reason = None
    try:
        decision = decision_called(seen, found) if isinstance(found, str) else found
        if decision in game.laying_down() or (
            isinstance(decision, Play) and game.choices.offers(decision)
        ):
            return decision
    except GameError as error:
        reason = error
    name, text = getattr(bot, "name", type(bot).__name__), cut(" ".join(f"{found}".split()))
    raise IllegalActionError(
        f"The bot {name} of {COLOURS[game.turn]} chose {text}, which it may not. "
        f"It may choose {action_text(game.rules, seen.options()[0])}."
    ) from reason


def next_action(game: Game, players: Mapping[Seat, Bot], dealer: Random, chance: Random) -> Action:
    """Return the next action in ``game``, which is not over.

    Args:
        game: The game.
        players: The bot of each seat.
        dealer: The generator for lots and shuffles.
        chance: The generator for the bots.
    """
    if game.awaits_chance:
        return chance_action(game, dealer)
    return decision_by(game, players[game.turn], chance)


class PlayedGame(NamedTuple):
    """A game that was played to its end.

    Attributes:
        game: The game, which is over.
        turns: The number of turns; drawing again does not begin a new one.
        decisions: The number of decisions of all seats.
    """

    game: Game
    turns: int
    decisions: int


def play_to_end(
    game: Game,
    players: Mapping[Seat, Bot],
    dealer: Random,
    chance: Random,
    log: EventLog = None,
    watch: Callable[[Step], None] | None = None,
) -> PlayedGame:
    """Play a game from any position to its end.

    Args:
        game: The game.
        players: A bot for each seat that plays.
        dealer: The generator for lots and shuffles.
        chance: The generator for the bots.
        log: The list to which the events are appended; without it they are dropped.
        watch: The function that is called with each step.

    Returns:
        The game that is over, with the numbers of its turns and decisions.

    Raises:
        IllegalActionError: A bot made a decision that is not legal.
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
