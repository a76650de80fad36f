"""The three ways of dealing at work: what each does at each point of a game.

`OpenDrawFlow`: a turn begins by drawing one card, open to all (6, 11, 35). `HeldHandFlow`: a hand
of cards of which one is played and one is drawn (46 to 49). `DealsFlow`: hands are dealt and played
out, and partners exchange a card unseen (D4 to D8). `game` calls their methods and knows nothing
else of how cards are dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sorry_a11y.rules.actions import Decision, Discard, Fold, Give, Pass
from sorry_a11y.rules.board import ALL_KINDS, NO_KIND, SEATS, Kind, Position, Seat
from sorry_a11y.rules.events import (
    CardDiscarded,
    CardGiven,
    CardPassed,
    FirstPlayerChosen,
    HandFolded,
    card_drawn,
    turn_began,
)
from sorry_a11y.rules.plays import NO_CHOICES, Play
from sorry_a11y.rules.ruleset import Dealing, Deals, HeldHand, OpenDraw
from sorry_a11y.rules.state import (
    NO_GIFTS,
    NO_HANDS,
    ONLY_HANDS,
    Cards,
    Game,
    IllegalActionError,
    Log,
    Phase,
    changed,
    without,
)
from sorry_a11y.rules.ways import SINGLE

PLAY: Final = Phase.PLAY
"""Looked up once: a name of an enumeration costs a call each time."""


class Flow:
    """A way of dealing at work.

    A method that a subclass leaves out raises IllegalActionError: the decision does not exist under
    this way of dealing.
    """

    def laying_down(self, seat: Seat, kinds: list[Kind], again: bool) -> list[Decision]:
        """Return the decisions of a seat that plays none of its cards.

        Args:
            seat: The seat on turn.
            kinds: The kinds of cards that it holds.
            again: Whether its turn goes on after a card that draws again.
        """
        raise NotImplementedError

    def deal(self, game: Game, log: Log) -> Game:
        """Begin a round, or the next deal, with the pile shuffled."""
        raise NotImplementedError

    def after_play(self, game: Game, play: Play, again: bool, log: Log) -> Game:
        """Put the card of ``play`` on the discards and go on to the next decision.

        Args:
            game: The game before the play.
            play: The play, which does not win.
            again: Whether the seat draws (plays) again.
            log: Where what happens is appended.
        """
        raise NotImplementedError

    def draw(self, game: Game, log: Log) -> Game:
        """Draw for the seat on turn, whose draw found the pile empty."""
        raise IllegalActionError(f"No card is drawn while the game awaits {game.phase.value}.")

    def after_pass(self, game: Game, decision: Pass, log: Log) -> Game:
        """Go on after a pass."""
        raise unexpected(game, decision)

    def after_discard(self, game: Game, decision: Discard, log: Log) -> Game:
        """Go on after a card of a dead hand was discarded."""
        raise unexpected(game, decision)

    def after_gift(self, game: Game, decision: Give, log: Log) -> Game:
        """Go on after a seat has chosen a card for its partner."""
        raise unexpected(game, decision)

    def after_fold(self, game: Game, decision: Fold, log: Log) -> Game:
        """Go on after a hand without a legal card was shown."""
        raise unexpected(game, decision)


def unexpected(game: Game, decision: Decision) -> IllegalActionError:
    """Return the error for a decision that the game does not wait for."""
    return IllegalActionError(f"The game awaits {game.phase.value}, not {decision}.")


def turn_of(game: Game, seat: Seat, position: Position, cards: Cards, log: Log) -> Game:
    """Return the game with ``seat`` on turn."""
    if log is not None:
        log.append(turn_began(seat))
    found = game.course.match.finder.choices(position, seat, cards.hands[seat])
    return Game(game.course, PLAY, position, seat, cards, found, False)


# -- open draw ---------------------------------------------------------------------------------


class OpenDrawFlow(Flow):
    """Turns of one card, drawn open to all, that is played or passed."""

    def laying_down(self, seat: Seat, kinds: list[Kind], again: bool) -> list[Decision]:
        """Return the pass."""
        return [PASSES[seat]]

    def deal(self, game: Game, log: Log) -> Game:
        """Let the first player draw."""
        if log is not None:
            log.append(turn_began(game.turn))
        return self.draw(game, log)

    def draw(self, game: Game, log: Log) -> Game:
        """Draw the top card for the seat on turn, once there is one (6)."""
        return _drawn(game, game.turn, game.position, game.discards, game.again, log)

    def after_play(self, game: Game, play: Play, again: bool, log: Log) -> Game:
        """Put the card on the discards; a card that draws again draws for the same seat (11)."""
        seat = game.turn
        if not again:
            seat = game.course.match.following[seat]
            if log is not None:
                log.append(turn_began(seat))
        return _drawn(game, seat, play.after, game.cards.discards + SINGLE[play.card], again, log)

    def after_pass(self, game: Game, decision: Pass, log: Log) -> Game:
        """Go on as after a play that moved nothing: a 2 draws again all the same (11)."""
        if not game.choices.may_pass:
            raise unexpected(game, decision)
        seat, card, match = game.turn, game.card, game.course.match
        if log is not None:
            log.append(CardPassed(seat, card, declined=game.choices.count > 0))
        again = match.finder.draws[card]
        if not again:
            seat = match.following[seat]
            if log is not None:
                log.append(turn_began(seat))
        return _drawn(game, seat, game.position, game.cards.discards + SINGLE[card], again, log)


PASSES: Final = tuple(Pass(seat) for seat in SEATS)


def _drawn(
    game: Game, seat: Seat, position: Position, discards: bytes, again: bool, log: Log
) -> Game:
    """Return the game with ``seat`` on turn and a card drawn; stop at an empty pile."""
    pile = game.cards.pile
    if not pile:
        cards = Cards(b"", discards, NO_HANDS)
        return Game(game.course, Phase.DRAW_SHUFFLE, position, seat, cards, NO_CHOICES, again)
    kind = pile[0]
    if log is not None:
        log.append(card_drawn(seat, ALL_KINDS[kind], again))
    found = game.course.match.finder.choices(position, seat, SINGLE[kind])
    cards = Cards(pile[1:], discards, ONLY_HANDS[seat][kind])
    return Game(game.course, PLAY, position, seat, cards, found, again)


# -- a held hand -------------------------------------------------------------------------------


class HeldHandFlow(Flow):
    """Turns of a seat that holds a hand, plays one card and draws one."""

    def laying_down(self, seat: Seat, kinds: list[Kind], again: bool) -> list[Decision]:
        """Return the discard of each kind (47); a turn that a 2 lengthened is passed (49)."""
        return [PASSES[seat]] if again else [Discard(seat, kind) for kind in kinds]

    def deal(self, game: Game, log: Log) -> Game:
        """Deal a hand to each seat; then begin the first player's turn."""
        cards = game.cards.dealt(game.seats, game.rules.dealing.largest, log)
        return turn_of(game, game.turn, game.position, cards, log)

    def draw(self, game: Game, log: Log) -> Game:
        """Fill up the hand of the seat on turn; then it plays on, or the next seat does."""
        return _filled(game, game.position, game.cards, game.again, log)

    def after_play(self, game: Game, play: Play, again: bool, log: Log) -> Game:
        """Put the card on the discards and fill the hand up."""
        return _filled(game, play.after, game.cards.laid_down(game.turn, play.card), again, log)

    def after_pass(self, game: Game, decision: Pass, log: Log) -> Game:
        """End a turn that a 2 lengthened, when nothing must be played; nothing is discarded
        (49)."""
        if not game.choices.may_pass:
            raise unexpected(game, decision)
        if not game.again:
            raise IllegalActionError(f"Seat {game.turn} must discard a card, not pass.")
        return turn_of(game, game.following, game.position, game.cards, log)

    def after_discard(self, game: Game, decision: Discard, log: Log) -> Game:
        """Discard a card of a dead hand, draw another, and end the turn (47)."""
        card = decision.card
        if not game.choices.may_pass:
            raise unexpected(game, decision)
        if game.again or card not in tuple(game.hands[game.turn]):
            raise IllegalActionError(f"Seat {game.turn} may not discard card {card}.")
        if log is not None:
            log.append(CardDiscarded(game.turn, card))
        return _filled(game, game.position, game.cards.laid_down(game.turn, card), False, log)


def _filled(game: Game, position: Position, cards: Cards, again: bool, log: Log) -> Game:
    """Return the game after the seat on turn has filled its hand up; stop at an empty pile."""
    seat, card = game.turn, cards.pile[:1]
    if not card:
        return Game(game.course, Phase.DRAW_SHUFFLE, position, seat, cards, NO_CHOICES, again)
    if log is not None:
        log.append(card_drawn(seat, ALL_KINDS[card[0]], again))
    hands = changed(cards.hands, seat, cards.hands[seat] + card)
    cards = Cards(cards.pile[1:], cards.discards, hands)
    if again:
        found = game.course.match.finder.choices(position, seat, hands[seat])
        if found.count:
            return Game(game.course, PLAY, position, seat, cards, found, True)
    return turn_of(game, game.following, position, cards, log)


# -- deals -------------------------------------------------------------------------------------


class DealsFlow(Flow):
    """Hands that are dealt and played out; partners exchange a card unseen after each deal."""

    def laying_down(self, seat: Seat, kinds: list[Kind], again: bool) -> list[Decision]:
        """Return the fold."""
        return [PASSES[seat]] if again else [Fold(seat)]

    def deal(self, game: Game, log: Log) -> Game:
        """Deal the next hands once the pile covers them; then cards are exchanged."""
        course, cards, way = game.course, game.cards, game.rules.dealing
        assert isinstance(way, Deals), "the flow of deals"
        size = way.sizes[course.deal % len(way.sizes)]
        if len(cards.pile) < size * len(game.seats):
            return game.replace(
                phase=Phase.DEAL_SHUFFLE, pile=b"", discards=cards.discards + cards.pile,
                choices=NO_CHOICES,
            )
        return game.replace(
            phase=Phase.GIVE, turn=course.starter, choices=NO_CHOICES,
            cards=cards.dealt(game.seats, size, log).replace(gifts=NO_GIFTS),
        )

    def after_gift(self, game: Game, decision: Give, log: Log) -> Game:
        """Note the card that a seat gives; after the last seat all cards change hands at once."""
        card = decision.card
        if card not in tuple(game.hands[game.turn]):
            raise IllegalActionError(f"Seat {game.turn} has no card {card} to give.")
        gifts = list(game.cards.gifts)
        gifts[game.turn] = card
        game = game.replace(gifts=tuple(gifts))
        following = game.following
        if gifts[following] == NO_KIND:
            return game.replace(turn=following)
        hands, sides = game.hands, game.rules.tables.side_of
        for seat in game.seats:
            hands = without(hands, seat, gifts[seat])
        for seat in game.seats:
            partner = next(member for member in sides[seat] if member != seat)
            hands = changed(hands, partner, hands[partner] + SINGLE[gifts[seat]])
            if log is not None:
                log.append(CardGiven(seat, partner, gifts[seat]))
        cards = game.cards.replace(hands=hands)
        return turn_of(game, game.course.starter, game.position, cards, log)

    def after_play(self, game: Game, play: Play, again: bool, log: Log) -> Game:
        """Put the card on the discards; nothing is drawn."""
        return self._go_on(game, play.after, game.cards.laid_down(game.turn, play.card), log)

    def after_fold(self, game: Game, decision: Fold, log: Log) -> Game:
        """Put the whole hand on the discards, for all to see (D8)."""
        if game.choices.count:
            raise unexpected(game, decision)
        hand, cards = game.hands[game.turn], game.cards
        if log is not None:
            log.append(HandFolded(game.turn, hand))
        cards = cards.replace(
            discards=cards.discards + hand, hands=changed(cards.hands, game.turn, b"")
        )
        return self._go_on(game, game.position, cards, log)

    def _go_on(self, game: Game, position: Position, cards: Cards, log: Log) -> Game:
        """Let the next seat that holds cards play; when no seat does, begin the next deal."""
        following, seat = game.course.match.following, game.turn
        for _ in game.seats:
            seat = following[seat]
            if cards.hands[seat]:
                return turn_of(game, seat, position, cards, log)
        starter = following[game.course.starter]
        if log is not None:
            log.append(FirstPlayerChosen(starter, "rotation"))
        return self.deal(
            game.replace(position=position, cards=cards, starter=starter,
                         deal=game.course.deal + 1, again=False), log)


FLOWS: Final[Mapping[type[Dealing], Flow]] = {
    OpenDraw: OpenDrawFlow(), HeldHand: HeldHandFlow(), Deals: DealsFlow(),
}
"""For each way of dealing what it does."""
