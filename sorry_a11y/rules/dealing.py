"""The three ways in which cards reach the players.

`OpenDrawFlow`: a turn begins by drawing one card, open to all (6, 11, 35). `HeldHandFlow`: a hand
of cards of which one is played and one is drawn (46 to 49). `DealsFlow`: hands are dealt and played
out, and partners exchange a card unseen (D4 to D8). `flow_of` gives the one of a rule book; `game`
calls its methods and knows nothing else of how cards are dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import ALL_KINDS, NO_KIND, Seat
from sorry_a11y.rules.board_tables import SINGLE, Position
from sorry_a11y.rules.events import (
    CardDiscarded,
    CardGiven,
    CardPassed,
    FirstPlayerChosen,
    HandFolded,
    TurnBegan,
    card_drawn,
    turn_began,
)
from sorry_a11y.rules.plays import Play, choices, choices_of
from sorry_a11y.rules.ruleset import Dealing, Deals, HeldHand, OpenDraw
from sorry_a11y.rules.state import (
    NO_CHOICES,
    NO_GIFTS,
    NO_HANDS,
    ONLY_HANDS,
    Game,
    IllegalActionError,
    Log,
    Phase,
    changed,
    dealt,
    find_choices,
    following,
    without,
)

PLAY: Final = Phase.PLAY
_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


class DealingFlow:
    """A way of dealing at work: what it does at each point of a game.

    A method that a subclass leaves out raises IllegalActionError: the decision does not exist under
    this way of dealing.
    """

    def deal(self, game: Game, log: Log) -> Game:
        """Begin a round, or the next deal, with the pile shuffled."""
        raise NotImplementedError

    def after_play(self, game: Game, play: Play, log: Log) -> Game:
        """Put the card of ``play`` on the discards and go on to the next decision."""
        raise NotImplementedError

    def draw(self, game: Game, _log: Log) -> Game:
        """Draw for the seat on turn, whose draw found the pile empty."""
        raise IllegalActionError(f"No card is drawn while the game awaits {game.phase.value}.")

    def after_pass(self, game: Game, decision: Pass, _log: Log) -> Game:
        """Go on after a pass."""
        raise unexpected(game, decision)

    def after_discard(self, game: Game, decision: Discard, _log: Log) -> Game:
        """Go on after a card of a dead hand was discarded."""
        raise unexpected(game, decision)

    def after_gift(self, game: Game, decision: Give, _log: Log) -> Game:
        """Go on after a seat has chosen a card for its partner."""
        raise unexpected(game, decision)

    def after_fold(self, game: Game, decision: Fold, _log: Log) -> Game:
        """Go on after a hand without a legal card was shown."""
        raise unexpected(game, decision)


def unexpected(game: Game, decision: Decision) -> IllegalActionError:
    """Return the error for a decision that the game does not wait for."""
    return IllegalActionError(f"The game awaits {game.phase.value}, not {decision}.")


# -- open draw ---------------------------------------------------------------------------------


class OpenDrawFlow(DealingFlow):
    """Turns of one card, drawn open to all, that is played or passed."""

    def deal(self, game: Game, log: Log) -> Game:
        """Let the first player draw."""
        log.note(TurnBegan, game.turn)
        return self.draw(game, log)

    def draw(self, game: Game, log: Log) -> Game:
        """Draw the top card for the seat on turn, once there is one (6)."""
        return _drawn_openly(game, game.turn, game.position, game.discards, game.again, log)

    def after_play(self, game: Game, play: Play, log: Log) -> Game:
        """Put the card on the discards; a card that draws again draws for the same seat (11)."""
        seat, card, _, after, again = play
        if not again:
            seat = following(game.seats, seat)
            if log.heard:
                log.events.append(turn_began(seat))
        return _drawn_openly(game, seat, after, game.discards + SINGLE[card], again, log)

    def after_pass(self, game: Game, decision: Pass, log: Log) -> Game:
        """Go on as after a play that moved nothing: a 2 draws again all the same (11)."""
        if not game.choices.may_pass:
            raise unexpected(game, decision)
        seat, card = game.turn, game.card
        if log.heard:
            log.events.append(CardPassed(seat, card, declined=game.choices.count > 0))
        again = game.rules.cards[card].again
        if not again:
            seat = following(game.seats, seat)
            if log.heard:
                log.events.append(turn_began(seat))
        return _drawn_openly(game, seat, game.position, game.discards + SINGLE[card], again, log)


def _drawn_openly(
    game: Game, seat: Seat, position: Position, discards: bytes, again: bool, log: Log
) -> Game:
    """Return the game with ``seat`` on turn and a card drawn; stop at an empty pile."""
    rules, seats, _, _, _, pile, _, _, _, _, course, _ = game
    if not pile:
        return game._replace(
            phase=Phase.DRAW_SHUFFLE, turn=seat, position=position, discards=discards,
            hands=NO_HANDS, choices=NO_CHOICES, again=again,
        )
    kind = ALL_KINDS[pile[0]]
    if log.heard:
        log.events.append(card_drawn(seat, kind, again))
    found = choices_of(rules.tables, position, seat, rules.cards[kind], kind)
    return _new(Game, (
        rules, seats, PLAY, position, seat, pile[1:], discards, ONLY_HANDS[seat][kind], found,
        again, course, (),
    ))


# -- a held hand -------------------------------------------------------------------------------


class HeldHandFlow(DealingFlow):
    """Turns of a seat that holds a hand, plays one card and draws one."""

    def deal(self, game: Game, log: Log) -> Game:
        """Deal a hand to each seat; then begin the first player's turn."""
        way = game.rules.dealing
        assert isinstance(way, HeldHand), "the flow of held hands"
        game = dealt(game, way.hand, log)
        log.note(TurnBegan, game.turn)
        return _choosing_of_hand(game._replace(again=False))

    def draw(self, game: Game, log: Log) -> Game:
        """Fill up the hand of the seat on turn; then it plays on, or the next seat does."""
        return _hand_filled(game, game.position, game.discards, game.hands, game.again, log)

    def after_play(self, game: Game, play: Play, log: Log) -> Game:
        """Put the card on the discards and fill the hand up."""
        seat, card, _, after, again = play
        hands = without(game.hands, seat, card)
        return _hand_filled(game, after, game.discards + SINGLE[card], hands, again, log)

    def after_pass(self, game: Game, decision: Pass, log: Log) -> Game:
        """End a turn that a 2 lengthened, when nothing must be played; nothing is discarded
        (49)."""
        if not game.choices.may_pass:
            raise unexpected(game, decision)
        if not game.again:
            raise IllegalActionError(f"Seat {game.turn} must discard a card, not pass.")
        seat = game.following
        log.note(TurnBegan, seat)
        return _choosing_of_hand(game._replace(turn=seat, again=False))

    def after_discard(self, game: Game, decision: Discard, log: Log) -> Game:
        """Discard a card of a dead hand, draw another, and end the turn (47)."""
        card = decision.card
        if not game.choices.may_pass:
            raise unexpected(game, decision)
        if game.again or card not in tuple(game.hands[game.turn]):
            raise IllegalActionError(f"Seat {game.turn} may not discard card {card}.")
        log.note(CardDiscarded, game.turn, card)
        hands = without(game.hands, game.turn, card)
        return _hand_filled(game, game.position, game.discards + SINGLE[card], hands, False, log)


def _hand_filled(
    game: Game, position: Position, discards: bytes, hands: tuple[bytes, ...], again: bool,
    log: Log,
) -> Game:
    """Return the game after the seat on turn has filled its hand up; stop at an empty pile."""
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


def _choosing_of_hand(game: Game) -> Game:
    found = find_choices(game, game.turn, game.hands[game.turn], game.position)
    return game._replace(phase=Phase.PLAY, choices=found)


# -- deals -------------------------------------------------------------------------------------


class DealsFlow(DealingFlow):
    """Hands that are dealt and played out; partners exchange a card unseen after each deal."""

    def deal(self, game: Game, log: Log) -> Game:
        """Deal the next hands once the pile covers them; then cards are exchanged."""
        way = game.rules.dealing
        assert isinstance(way, Deals), "the flow of deals"
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

    def after_gift(self, game: Game, decision: Give, log: Log) -> Game:
        """Note the card that a seat gives; after the last seat all cards change hands at once."""
        card = decision.card
        if card not in tuple(game.hands[game.turn]):
            raise IllegalActionError(f"Seat {game.turn} has no card {card} to give.")
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
        return _turn_of(game, game.course.starter, game.position, game.discards, hands, log)

    def after_play(self, game: Game, play: Play, log: Log) -> Game:
        """Put the card on the discards; nothing is drawn."""
        hands = without(game.hands, game.turn, play.card)
        discards = game.discards + SINGLE[play.card]
        return self._go_on(game, play.after, discards, hands, log)

    def after_fold(self, game: Game, decision: Fold, log: Log) -> Game:
        """Put the whole hand on the discards, for all to see (D8)."""
        if game.choices.count:
            raise unexpected(game, decision)
        hand = game.hands[game.turn]
        log.note(HandFolded, game.turn, hand)
        hands = changed(game.hands, game.turn, b"")
        return self._go_on(game, game.position, game.discards + hand, hands, log)

    def _go_on(
        self, game: Game, position: Position, discards: bytes, hands: tuple[bytes, ...], log: Log
    ) -> Game:
        """Let the next seat that holds cards play; when no seat does, begin the next deal."""
        seats = game.seats
        at = seats.index(game.turn) + 1
        for seat in seats[at:] + seats[:at]:
            if hands[seat]:
                return _turn_of(game, seat, position, discards, hands, log)
        starter = seats[(seats.index(game.course.starter) + 1) % len(seats)]
        log.note(FirstPlayerChosen, starter, "rotation")
        course = game.course._replace(starter=starter, deal=game.course.deal + 1)
        ended = game._replace(
            position=position, discards=discards, hands=hands, course=course, again=False
        )
        return self.deal(ended, log)


def _turn_of(
    game: Game, seat: Seat, position: Position, discards: bytes, hands: tuple[bytes, ...], log: Log
) -> Game:
    """Return the game with ``seat`` on turn."""
    if log.heard:
        log.events.append(turn_began(seat))
    rules, seats, _, _, _, pile, _, _, _, _, course, _ = game
    found = choices(rules.tables, position, seat, rules.cards, hands[seat])
    return _new(Game, (
        rules, seats, PLAY, position, seat, pile, discards, hands, found, False, course, (),
    ))


FLOWS: Final[Mapping[type[Dealing], DealingFlow]] = {
    OpenDraw: OpenDrawFlow(), HeldHand: HeldHandFlow(), Deals: DealsFlow(),
}
"""For each way of dealing what it does."""


def flow_of(way: Dealing) -> DealingFlow:
    """Return what a rule book's way of dealing does."""
    return FLOWS[type(way)]
