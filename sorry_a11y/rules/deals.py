"""Deals: hands are dealt and played out, and partners exchange a card unseen (D4 to D8)."""

from __future__ import annotations

from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.dealing import Deals
from sorry_a11y.rules.events import CardGiven, FirstPlayerChosen, HandFolded, TurnBegan
from sorry_a11y.rules.hands import dealt
from sorry_a11y.rules.log import Log
from sorry_a11y.rules.plays import Play
from sorry_a11y.rules.state import (
    NO_CHOICES,
    UNDECIDED,
    Game,
    IllegalActionError,
    Phase,
    changed,
    find_choices,
    laid_down,
    without,
)


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
        course=game.course._replace(gifts=(UNDECIDED,) * len(SEATS)),
    )


def after_gift(game: Game, card: int, log: Log) -> Game:
    """The last of the four to choose lets all cards change hands at once."""
    if card not in tuple(game.hands[game.turn]):
        raise IllegalActionError(f"seat {game.turn} has no card {card} to give")
    gifts = list(game.course.gifts)
    gifts[game.turn] = card
    game = game._replace(course=game.course._replace(gifts=tuple(gifts)))
    following = game.following
    if gifts[following] == UNDECIDED:
        return game._replace(turn=following)
    hands = game.hands
    for seat in game.seats:
        hands = without(hands, seat, gifts[seat])
    for seat in game.seats:
        partner = next(s for s in game.rules.ground.side_of[seat] if s != seat)
        hands = changed(hands, partner, hands[partner] + bytes((gifts[seat],)))
        log.note(CardGiven, seat, partner, gifts[seat])
    return _choosing(game._replace(hands=hands), game.course.starter, log)


def _choosing(game: Game, seat: int, log: Log) -> Game:
    log.note(TurnBegan, seat)
    found = find_choices(game, seat, game.hands[seat], game.position)
    return game._replace(phase=Phase.PLAY, turn=seat, choices=found)


def after_play(game: Game, way: Deals, play: Play, log: Log) -> Game:
    """The card goes to the discards; nothing is drawn."""
    return _go_on(laid_down(game, play.card, play.after, False), way, log)


def after_fold(game: Game, way: Deals, log: Log) -> Game:
    """The whole hand goes to the discards, for all to see (D8)."""
    hand = game.hands[game.turn]
    log.note(HandFolded, game.turn, hand)
    folded = game._replace(
        discards=game.discards + hand, hands=changed(game.hands, game.turn, b"")
    )
    return _go_on(folded, way, log)


def _go_on(game: Game, way: Deals, log: Log) -> Game:
    """The next seat that holds cards plays; when nobody does, the next deal begins."""
    at = game.seats.index(game.turn)
    for seat in (*game.seats[at + 1 :], *game.seats[: at + 1]):
        if game.hands[seat]:
            return _choosing(game, seat, log)
    first = game.seats.index(game.course.starter)
    starter = game.seats[(first + 1) % len(game.seats)]
    log.note(FirstPlayerChosen, starter, "rotation")
    course = game.course._replace(starter=starter, deal=game.course.deal + 1)
    return deal(game._replace(course=course), way, log)
