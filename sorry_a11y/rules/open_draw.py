"""An open draw: a turn begins by drawing one card, open to all (6, 11, 35)."""

from __future__ import annotations

from typing import Final

from sorry_a11y.rules.board import ALL_KINDS, Kind, Seat
from sorry_a11y.rules.board_tables import SINGLE, Position
from sorry_a11y.rules.events import CardPassed, TurnBegan, card_drawn, turn_began
from sorry_a11y.rules.plays import Play, choices_of
from sorry_a11y.rules.state import NO_CHOICES, NO_HANDS, ONLY_HANDS, Game, Log, Phase, following

PLAY: Final = Phase.PLAY
_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


def deal(game: Game, log: Log) -> Game:
    """The first player draws."""
    log.note(TurnBegan, game.turn)
    return draw(game, log)


def draw(game: Game, log: Log) -> Game:
    """The seat on turn draws the top card, once there is one (6)."""
    return _drawn(game, game.turn, game.position, game.discards, game.again, log)


def _drawn(
    game: Game, seat: Seat, position: Position, discards: bytes, again: bool, log: Log
) -> Game:
    """The game with ``seat`` on turn and a card drawn; it stops at an empty pile."""
    rules, seats, _, _, _, pile, _, _, _, _, course, _ = game
    if not pile:
        return game._replace(
            phase=Phase.DRAW_SHUFFLE, turn=seat, position=position, discards=discards,
            hands=NO_HANDS, choices=NO_CHOICES, again=again,
        )
    card = pile[:1]
    kind = ALL_KINDS[card[0]]
    if log.heard:
        log.events.append(card_drawn(seat, kind, again))
    found = choices_of(rules.tables, position, seat, rules.cards[kind], kind)
    return _new(Game, (
        rules, seats, PLAY, position, seat, pile[1:], discards, ONLY_HANDS[seat][kind], found,
        again, course, (),
    ))


def after_play(game: Game, play: Play, log: Log) -> Game:
    """The card goes to the discards; a card that draws again draws for the same seat (11)."""
    seat, card, _, after, again = play
    return _card_gone(game, seat, card, after, again, log)


def _card_gone(
    game: Game, seat: Seat, card: Kind, position: Position, again: bool, log: Log
) -> Game:
    """The game once the seat on turn has laid its card down."""
    if not again:
        seat = following(game.seats, seat)
        if log.heard:
            log.events.append(turn_began(seat))
    return _drawn(game, seat, position, game.discards + SINGLE[card], again, log)


def after_pass(game: Game, log: Log) -> Game:
    """As after a play that moved nothing: a 2 draws again all the same (11)."""
    card = game.card
    if log.heard:
        log.events.append(CardPassed(game.turn, card, declined=game.choices.count > 0))
    again = game.rules.cards[card].again
    return _card_gone(game, game.turn, card, game.position, again, log)
