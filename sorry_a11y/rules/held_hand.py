"""A held hand: every seat holds cards, plays one and draws one (46 to 49)."""

from __future__ import annotations

from typing import Final

from sorry_a11y.rules.board import ALL_KINDS, Kind
from sorry_a11y.rules.board_tables import SINGLE, Position
from sorry_a11y.rules.events import CardDiscarded, TurnBegan, card_drawn, turn_began
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.ruleset import HeldHand
from sorry_a11y.rules.state import (
    NO_CHOICES,
    Game,
    IllegalActionError,
    Log,
    Phase,
    changed,
    dealt,
    find_choices,
    without,
)

PLAY: Final = Phase.PLAY
_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


def deal(game: Game, way: HeldHand, log: Log) -> Game:
    """Five cards to each seat, then the first player's turn."""
    game = dealt(game, way.hand, log)
    log.note(TurnBegan, game.turn)
    return _choosing(game._replace(again=False))


def draw(game: Game, log: Log) -> Game:
    """The seat on turn fills its hand up; then it plays on, or the next seat does."""
    return _drawn(game, game.position, game.discards, game.hands, game.again, log)


def _drawn(
    game: Game, position: Position, discards: bytes, hands: tuple[bytes, ...], again: bool,
    log: Log,
) -> Game:
    """The game once the seat on turn has filled its hand up; it stops at an empty pile."""
    rules, seats, _, _, seat, pile, _, _, _, _, course, _ = game
    card = pile[:1]
    if not card:
        return game._replace(
            phase=Phase.DRAW_SHUFFLE, position=position, discards=discards, hands=hands,
            choices=NO_CHOICES, again=again,
        )
    if log.heard:
        log.events.append(card_drawn(seat, ALL_KINDS[card[0]], again))
    hands = changed(hands, seat, hands[seat] + card)
    found = find_choices(game, seat, hands[seat], position) if again else NO_CHOICES
    if not found.count:
        again = False
        seat = game.following
        if log.heard:
            log.events.append(turn_began(seat))
        found = find_choices(game, seat, hands[seat], position)
    return _new(Game, (
        rules, seats, PLAY, position, seat, pile[1:], discards, hands, found, again, course, (),
    ))


def _choosing(game: Game) -> Game:
    found = find_choices(game, game.turn, game.hands[game.turn], game.position)
    return game._replace(phase=Phase.PLAY, choices=found)


def after_play(game: Game, play: Play, log: Log) -> Game:
    """The card goes to the discards and the hand is filled up."""
    seat, card, _, after, again = play
    hands = without(game.hands, seat, card)
    return _drawn(game, after, game.discards + SINGLE[card], hands, again, log)


def after_pass(game: Game, log: Log) -> Game:
    """Only after a 2, when nothing must be played: the turn ends without a discard (49)."""
    if not game.again:
        raise IllegalActionError(f"seat {game.turn} must discard a card, not pass")
    seat = game.following
    log.note(TurnBegan, seat)
    return _choosing(game._replace(turn=seat, again=False))


def after_discard(game: Game, card: Kind, log: Log) -> Game:
    """A card of a dead hand goes, another comes, and the turn ends (47)."""
    if game.again or card not in tuple(game.hands[game.turn]):
        raise IllegalActionError(f"seat {game.turn} may not discard card {card}")
    log.note(CardDiscarded, game.turn, card)
    hands = without(game.hands, game.turn, card)
    return _drawn(game, game.position, game.discards + SINGLE[card], hands, False, log)
