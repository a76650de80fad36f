"""Dealing hands, for the ways of dealing that have them."""

from __future__ import annotations

from sorry_a11y.rules.events import HandDealt
from sorry_a11y.rules.log import Log
from sorry_a11y.rules.state import Game, changed


def dealt(game: Game, size: int, log: Log) -> Game:
    """The game after dealing ``size`` cards of the pile to each seat."""
    hands, pile = game.hands, game.pile
    for seat in game.seats:
        hands, hand, pile = changed(hands, seat, pile[:size]), pile[:size], pile[size:]
        log.note(HandDealt, seat, size, hand)
    return game._replace(hands=hands, pile=pile)
