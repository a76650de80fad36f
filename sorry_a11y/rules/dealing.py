"""How cards reach the players: an open draw, a held hand, or deals that are played out.

Each way of dealing says how a round begins and what follows a decision. All of them keep the
whole deck in ``pile``, ``discards`` and ``hands``, and stop where a shuffle is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NoReturn

from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPassed,
    Event,
    FirstPlayerChosen,
    HandDealt,
    HandFolded,
    TurnBegan,
)
from sorry_a11y.rules.game import (
    NO_CHOICES,
    NO_HANDS,
    UNDECIDED,
    Game,
    IllegalActionError,
    Phase,
    changed,
    find_choices,
    without,
)
from sorry_a11y.rules.plays import Play

Events = list[Event] | None


class Dealing:
    """A way of dealing. Every method gives the next game; the decisions that a way of dealing
    does not know are refused with IllegalActionError, which is what these methods do."""

    is_open: ClassVar[bool] = False
    """Whether cards lie open on the table instead of in hands."""
    folds: ClassVar[bool] = False
    """Whether a hand without a legal card is laid down whole."""

    def deal(self, game: Game, events: Events) -> Game:
        """Begin a round, or the next deal, with the pile shuffled."""
        raise NotImplementedError

    def draw(self, game: Game, _events: Events) -> Game:
        """Go on with the draw that found the pile empty."""
        return _refuse(game, "drawing a card")

    def after_play(self, game: Game, play: Play, events: Events) -> Game:
        """A play was made that did not end the round."""
        raise NotImplementedError

    def after_pass(self, game: Game, _events: Events) -> Game:
        """The seat on turn passed."""
        return _refuse(game, "passing")

    def after_discard(self, game: Game, card: int, _events: Events) -> Game:
        """The seat on turn discarded a card."""
        return _refuse(game, f"discarding card {card}")

    def after_fold(self, game: Game, _events: Events) -> Game:
        """The seat on turn laid its hand down."""
        return _refuse(game, "folding")

    def after_gift(self, game: Game, card: int, _events: Events) -> Game:
        """The seat on turn chose a card for its partner."""
        return _refuse(game, f"giving card {card}")


def _refuse(game: Game, what: str) -> NoReturn:
    raise IllegalActionError(f"{what} is no decision of seat {game.turn} here")


def _begin_turn(seat: int, events: Events) -> None:
    if events is not None:
        events.append(TurnBegan(seat))


def _following(game: Game) -> int:
    """The seat after the one on turn, clockwise."""
    seats = game.seats
    return seats[(seats.index(game.turn) + 1) % len(seats)]


@dataclass(frozen=True)
class OpenDraw(Dealing):
    """A turn begins by drawing one card, open to all (the base game, 35)."""

    is_open: ClassVar[bool] = True

    def deal(self, game: Game, events: Events) -> Game:
        """The first player draws."""
        _begin_turn(game.turn, events)
        return self.draw(game, events)

    def draw(self, game: Game, events: Events) -> Game:
        """The seat on turn draws the top card, once there is one (6)."""
        if not game.pile:
            return game._replace(phase=Phase.DRAW_SHUFFLE, choices=NO_CHOICES)
        return self._drawn(game, game.turn, game.position, game.discards, game.again, events)

    def _drawn(
        self, game: Game, seat: int, position: bytes, discards: bytes, again: bool, events: Events
    ) -> Game:
        """The game with ``seat`` on turn and a card drawn; it stops at an empty pile."""
        pile = game.pile
        if not pile:
            return game._replace(
                phase=Phase.DRAW_SHUFFLE, turn=seat, position=position, discards=discards,
                hands=NO_HANDS, choices=NO_CHOICES, again=again,
            )
        card = pile[:1]
        if events is not None:
            events.append(CardDrawn(seat, card[0], again))
        found = find_choices(game, seat, card, position)
        return Game(
            game.rules, game.seats, Phase.PLAY, position, seat, pile[1:], discards,
            changed(NO_HANDS, seat, card), found, again, game.course,
        )

    def after_play(self, game: Game, play: Play, events: Events) -> Game:
        """The card goes to the discards; a card that draws again draws for the same seat (11)."""
        seat = play.seat
        if not play.again:
            seat = _following(game)
            _begin_turn(seat, events)
        discards = game.discards + bytes((play.card,))
        return self._drawn(game, seat, play.after, discards, play.again, events)

    def after_pass(self, game: Game, events: Events) -> Game:
        """As after a play that moved nothing: a 2 draws again all the same (11)."""
        card = game.card
        if events is not None:
            events.append(CardPassed(game.turn, card, declined=bool(game.choices.plays)))
        again = game.rules.cards[card].again
        return self.after_play(game, Play(game.turn, card, (), game.position, again), events)


@dataclass(frozen=True)
class HeldHand(Dealing):
    """Every seat holds ``hand`` cards, plays one and draws one (46 to 49)."""

    hand: int = 5

    def deal(self, game: Game, events: Events) -> Game:
        """Five cards to each seat, then the first player's turn."""
        hands, pile = _dealt(game, self.hand, events)
        _begin_turn(game.turn, events)
        return self._choose(game._replace(hands=hands, pile=pile, again=False))

    def draw(self, game: Game, events: Events) -> Game:
        """The seat on turn fills its hand up; then it plays on, or the next seat does."""
        if not game.pile:
            return game._replace(phase=Phase.DRAW_SHUFFLE, choices=NO_CHOICES)
        card = game.pile[0]
        if events is not None:
            events.append(CardDrawn(game.turn, card, game.again))
        filled = game._replace(
            pile=game.pile[1:], hands=changed(game.hands, game.turn, game.hands[game.turn] +
                                              bytes((card,)))
        )
        if game.again:
            chosen = self._choose(filled)
            if chosen.choices.plays:
                return chosen
        return self._next_seat(filled, events)

    def _next_seat(self, game: Game, events: Events) -> Game:
        seat = _following(game)
        _begin_turn(seat, events)
        return self._choose(game._replace(turn=seat, again=False))

    def _choose(self, game: Game) -> Game:
        found = find_choices(game, game.turn, game.hands[game.turn], game.position)
        return game._replace(phase=Phase.PLAY, choices=found)

    def after_play(self, game: Game, play: Play, events: Events) -> Game:
        """The card goes to the discards and the hand is filled up."""
        return self.draw(_laid_down(game, play.card, play.after, play.again), events)

    def after_pass(self, game: Game, events: Events) -> Game:
        """Only after a 2, when nothing must be played: the turn ends without a discard (49)."""
        if not game.again:
            _refuse(game, "passing")
        return self._next_seat(game, events)

    def after_discard(self, game: Game, card: int, events: Events) -> Game:
        """A card of a dead hand goes, another comes, and the turn ends (47)."""
        if game.again or card not in tuple(game.hands[game.turn]):
            _refuse(game, f"discarding card {card}")
        if events is not None:
            events.append(CardDiscarded(game.turn, card))
        return self.draw(_laid_down(game, card, game.position, False), events)


@dataclass(frozen=True)
class Deals(Dealing):
    """Hands are dealt and played out: ``sizes`` cards one deal after the other, over and over
    (D4); partners exchange a card unseen after each deal (D5); the first player of a deal moves
    one seat on (D6); a hand without a legal card is shown and laid down (D8)."""

    folds: ClassVar[bool] = True
    sizes: tuple[int, ...]

    def deal(self, game: Game, events: Events) -> Game:
        """Deal the next hands once the pile covers them; then cards are exchanged."""
        size = self.sizes[game.course.deal % len(self.sizes)]
        if len(game.pile) < size * len(game.seats):
            return game._replace(
                phase=Phase.DEAL_SHUFFLE, pile=b"", discards=game.discards + game.pile,
                choices=NO_CHOICES,
            )
        hands, pile = _dealt(game, size, events)
        return game._replace(
            phase=Phase.GIVE, hands=hands, pile=pile, turn=game.course.starter,
            choices=NO_CHOICES, course=game.course._replace(gifts=(UNDECIDED,) * len(SEATS)),
        )

    def after_gift(self, game: Game, card: int, events: Events) -> Game:
        """The last of the four to choose lets all cards change hands at once."""
        if card not in tuple(game.hands[game.turn]):
            _refuse(game, f"giving card {card}")
        gifts = list(game.course.gifts)
        gifts[game.turn] = card
        game = game._replace(course=game.course._replace(gifts=tuple(gifts)))
        following = _following(game)
        if gifts[following] == UNDECIDED:
            return game._replace(turn=following)
        hands = game.hands
        for seat in game.seats:
            hands = without(hands, seat, gifts[seat])
        for seat in game.seats:
            partner = next(s for s in game.rules.ground.side_of[seat] if s != seat)
            hands = changed(hands, partner, hands[partner] + bytes((gifts[seat],)))
            if events is not None:
                events.append(CardGiven(seat, partner, gifts[seat]))
        return self._choose(game._replace(hands=hands), game.course.starter, events)

    def _choose(self, game: Game, seat: int, events: Events) -> Game:
        _begin_turn(seat, events)
        found = find_choices(game, seat, game.hands[seat], game.position)
        return game._replace(phase=Phase.PLAY, turn=seat, choices=found)

    def _go_on(self, game: Game, events: Events) -> Game:
        """The next seat that holds cards plays; when nobody does, the next deal begins."""
        at = game.seats.index(game.turn)
        for seat in (*game.seats[at + 1 :], *game.seats[: at + 1]):
            if game.hands[seat]:
                return self._choose(game, seat, events)
        first = game.seats.index(game.course.starter)
        starter = game.seats[(first + 1) % len(game.seats)]
        if events is not None:
            events.append(FirstPlayerChosen(starter, "rotation"))
        course = game.course._replace(starter=starter, deal=game.course.deal + 1)
        return self.deal(game._replace(course=course), events)

    def after_play(self, game: Game, play: Play, events: Events) -> Game:
        """The card goes to the discards; nothing is drawn."""
        return self._go_on(_laid_down(game, play.card, play.after, False), events)

    def after_fold(self, game: Game, events: Events) -> Game:
        """The whole hand goes to the discards, for all to see (D8)."""
        hand = game.hands[game.turn]
        if events is not None:
            events.append(HandFolded(game.turn, hand))
        folded = game._replace(
            discards=game.discards + hand, hands=changed(game.hands, game.turn, b"")
        )
        return self._go_on(folded, events)


def _dealt(game: Game, size: int, events: Events) -> tuple[tuple[bytes, ...], bytes]:
    """The hands after dealing ``size`` cards to each seat, and the pile that is left."""
    hands, pile = game.hands, game.pile
    for seat in game.seats:
        hands, hand, pile = changed(hands, seat, pile[:size]), pile[:size], pile[size:]
        if events is not None:
            events.append(HandDealt(seat, size, hand))
    return hands, pile


def _laid_down(game: Game, card: int, position: bytes, again: bool) -> Game:
    """The game with a card of the seat on turn put on the discards."""
    return game._replace(
        position=position,
        discards=game.discards + bytes((card,)),
        hands=without(game.hands, game.turn, card),
        again=again,
    )
