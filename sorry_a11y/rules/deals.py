"""Deals: hands are dealt and played out, and partners exchange a card unseen (D4 to D8)."""

from __future__ import annotations

from typing import Final

from sorry_a11y.rules.board import NO_KIND, Kind, Seat
from sorry_a11y.rules.board_tables import SINGLE, Position
from sorry_a11y.rules.events import CardGiven, FirstPlayerChosen, HandFolded, turn_began
from sorry_a11y.rules.plays import Play, choices
from sorry_a11y.rules.ruleset import Deals
from sorry_a11y.rules.state import (
    NO_CHOICES,
    NO_GIFTS,
    Game,
    IllegalActionError,
    Log,
    Phase,
    changed,
    dealt,
    without,
)

PLAY: Final = Phase.PLAY
_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


def deal(game: Game, way: Deals, log: Log) -> Game:
    """Deal the next hands once the pile covers them; then cards are exchanged."""
    size = way.sizes[game.course.deal % len(way.sizes)]
    if len(game.pile) < size * len(game.seats):
        return game._replace(
            phase=Phase.DEAL_SHUFFLE, pile=b"", discards=game.discards + game.pile,
            choices=NO_CHOICES,
        )
    return dealt(game, size, log)._replace(
        phase=Phase.GIVE, turn=game.course.starter, choices=NO_CHOICES,
        course=game.course._replace(gifts=NO_GIFTS),
    )


def after_gift(game: Game, card: Kind, log: Log) -> Game:
    """The last of the four to choose lets all cards change hands at once."""
    if card not in tuple(game.hands[game.turn]):
        raise IllegalActionError(f"seat {game.turn} has no card {card} to give")
    gifts = list(game.course.gifts)
    gifts[game.turn] = card
    game = game._replace(course=game.course._replace(gifts=tuple(gifts)))
    following = game.following
    if gifts[following] == NO_KIND:
        return game._replace(turn=following)
    hands = game.hands
    for seat in game.seats:
        hands = without(hands, seat, gifts[seat])
    for seat in game.seats:
        partner = next(s for s in game.rules.tables.side_of[seat] if s != seat)
        hands = changed(hands, partner, hands[partner] + bytes((gifts[seat],)))
        log.note(CardGiven, seat, partner, gifts[seat])
    return _choosing(game, game.course.starter, game.position, game.discards, hands, log)


def _choosing(
    game: Game, seat: Seat, position: Position, discards: bytes, hands: tuple[bytes, ...], log: Log
) -> Game:
    """The game with ``seat`` on turn."""
    if log.heard:
        log.events.append(turn_began(seat))
    rules, seats, _, _, _, pile, _, _, _, _, course, _ = game
    found = choices(rules.tables, position, seat, rules.cards, hands[seat])
    return _new(Game, (
        rules, seats, PLAY, position, seat, pile, discards, hands, found, False, course, (),
    ))


def after_play(game: Game, way: Deals, play: Play, log: Log) -> Game:
    """The card goes to the discards; nothing is drawn."""
    hands = without(game.hands, game.turn, play.card)
    return _go_on(game, way, play.after, game.discards + SINGLE[play.card], hands, log)


def after_fold(game: Game, way: Deals, log: Log) -> Game:
    """The whole hand goes to the discards, for all to see (D8)."""
    hand = game.hands[game.turn]
    log.note(HandFolded, game.turn, hand)
    hands = changed(game.hands, game.turn, b"")
    return _go_on(game, way, game.position, game.discards + hand, hands, log)


def _go_on(
    game: Game, way: Deals, position: Position, discards: bytes, hands: tuple[bytes, ...], log: Log
) -> Game:
    """The next seat that holds cards plays; when nobody does, the next deal begins."""
    seats = game.seats
    at = seats.index(game.turn) + 1
    for seat in seats[at:] + seats[:at]:
        if hands[seat]:
            return _choosing(game, seat, position, discards, hands, log)
    starter = seats[(seats.index(game.course.starter) + 1) % len(seats)]
    log.note(FirstPlayerChosen, starter, "rotation")
    course = game.course._replace(starter=starter, deal=game.course.deal + 1)
    ended = game._replace(
        position=position, discards=discards, hands=hands, course=course, again=False
    )
    return deal(ended, way, log)
