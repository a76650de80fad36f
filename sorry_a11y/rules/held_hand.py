"""A held hand: every seat holds cards, plays one and draws one (46 to 49)."""

from __future__ import annotations

from sorry_a11y.rules.dealing import HeldHand
from sorry_a11y.rules.events import CardDiscarded, CardDrawn, TurnBegan
from sorry_a11y.rules.hands import dealt
from sorry_a11y.rules.log import Log
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.state import (
    NO_CHOICES,
    Game,
    IllegalActionError,
    Phase,
    changed,
    find_choices,
    laid_down,
)


def deal(game: Game, way: HeldHand, log: Log) -> Game:
    """Five cards to each seat, then the first player's turn."""
    game = dealt(game, way.hand, log)
    log.note(TurnBegan, game.turn)
    return _choosing(game._replace(again=False))


def draw(game: Game, log: Log) -> Game:
    """The seat on turn fills its hand up; then it plays on, or the next seat does."""
    if not game.pile:
        return game._replace(phase=Phase.DRAW_SHUFFLE, choices=NO_CHOICES)
    seat, card = game.turn, game.pile[:1]
    log.note(CardDrawn, seat, card[0], game.again)
    filled = game._replace(
        pile=game.pile[1:], hands=changed(game.hands, seat, game.hands[seat] + card)
    )
    if game.again:
        chosen = _choosing(filled)
        if chosen.choices.plays:
            return chosen
    return _next_seat(filled, log)


def _next_seat(game: Game, log: Log) -> Game:
    seat = game.following
    log.note(TurnBegan, seat)
    return _choosing(game._replace(turn=seat, again=False))


def _choosing(game: Game) -> Game:
    found = find_choices(game, game.turn, game.hands[game.turn], game.position)
    return game._replace(phase=Phase.PLAY, choices=found)


def after_play(game: Game, play: Play, log: Log) -> Game:
    """The card goes to the discards and the hand is filled up."""
    return draw(laid_down(game, play.card, play.after, play.again), log)


def after_pass(game: Game, log: Log) -> Game:
    """Only after a 2, when nothing must be played: the turn ends without a discard (49)."""
    if not game.again:
        raise IllegalActionError(f"seat {game.turn} must discard a card, not pass")
    return _next_seat(game, log)


def after_discard(game: Game, card: int, log: Log) -> Game:
    """A card of a dead hand goes, another comes, and the turn ends (47)."""
    if game.again or card not in tuple(game.hands[game.turn]):
        raise IllegalActionError(f"seat {game.turn} may not discard card {card}")
    log.note(CardDiscarded, game.turn, card)
    return draw(laid_down(game, card, game.position, False), log)
