"""The three ways in which cards reach players, each as a rule book has it and at work.

`OpenDraw`: a turn begins by drawing one card, open to all (6, 11, 35). `HeldHand`: a hand of cards
of which one is played and one is drawn (46 to 49). `Deals`: hands are dealt and played out, and
partners exchange a card unseen (D4 to D8). `game` calls their methods and knows nothing else of how
cards are dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from sorry_a11y.core.rules.actions import Action, Decision, Discard, Fold, Give, Pass
from sorry_a11y.core.rules.board import ALL_KINDS, NO_KIND, SEATS, Kind, Position, Seat, kinds_in
from sorry_a11y.core.rules.events import (
    CardDiscarded,
    CardGiven,
    CardPassed,
    FirstPlayerChosen,
    HandDealt,
    HandFolded,
    card_drawn,
    turn_began,
)
from sorry_a11y.core.rules.plays import NO_CHOICES
from sorry_a11y.core.rules.ruleset import (
    NO_GIFTS,
    NO_HANDS,
    ONLY_HANDS,
    PLAY,
    Cards,
    Dealing,
    EventLog,
    Game,
    Phase,
    cards_of,
    changed,
)
from sorry_a11y.core.rules.value import check_fields, wrong_field
from sorry_a11y.core.rules.ways import SINGLE

_PASSES: Final = tuple([(Pass(seat),) for seat in SEATS])


def _turn_of(game: Game, seat: Seat, position: Position, cards: Cards, log: EventLog) -> Game:
    """Return the game with ``seat`` on turn."""
    if log is not None:
        log.append(turn_began(seat))
    found = game.course.match.finder.choices(position, seat, cards[2][seat])
    return Game(game.course, PLAY, position, seat, cards, found, False)


def _with_hand(hands: tuple[bytes, ...], seat: Seat, hand: bytes) -> tuple[bytes, ...]:
    """Return the hands with that of ``seat`` replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def laid_down(game: Game, card: Kind) -> Cards:
    """Return the cards after the seat on turn has put one on the discards."""
    pile, discards, hands, _ = cards_of(game)
    left = hands[game.turn].replace(SINGLE[card], b"", 1)
    return pile, discards + SINGLE[card], _with_hand(hands, game.turn, left), NO_GIFTS


def _dealt(game: Game, size: int, log: EventLog) -> Cards:
    """Return the cards after dealing ``size`` of the pile to each seat."""
    hands, pile = game.hands, game.pile
    for seat in game.seats:
        hands, hand, pile = _with_hand(hands, seat, pile[:size]), pile[:size], pile[size:]
        if log is not None:
            log.append(HandDealt(seat, size, hand))
    return pile, game.discards, hands, NO_GIFTS


class OpenDraw(Dealing):
    """Turns of one card, drawn open to all, that is played or passed (the base game, 35)."""

    __slots__ = ()

    @property
    def kind(self) -> Literal["open"]:
        """Cards lie open on the table."""
        return "open"

    @property
    def largest(self) -> int:
        """One card."""
        return 1

    def laying_down(self, game: Game) -> Sequence[Decision]:
        """Return the pass, all that a seat may do instead of a play."""
        return _PASSES[game.turn]

    def deal(self, game: Game, log: EventLog) -> Game:
        """Begin the first turn, which draws."""
        if log is not None:
            log.append(turn_began(game.turn))
        return self.draw(game, log)

    def draw(self, game: Game, log: EventLog) -> Game:
        """Draw for the seat whose turn it still is."""
        return self.go_on(game, game.position, NO_KIND, game.again, log)

    def go_on(self, game: Game, position: Position, card: Kind, again: bool, log: EventLog) -> Game:
        """Put the card on the discards and draw the next (6).

        It is for the same seat after one that draws again (11). Stop at an empty pile.
        """
        course, seat = game.course, game.turn
        match, pile, discards = course.match, game.pile, game.discards
        if card >= 0:
            discards += SINGLE[card]
            if not again:
                seat = match.following[seat]
                if log is not None:
                    log.append(turn_began(seat))
        if not pile:
            none = b"", discards, NO_HANDS, NO_GIFTS
            return Game(course, Phase.DRAW_SHUFFLE, position, seat, none, NO_CHOICES, again)
        kind = pile[0]
        if log is not None:
            log.append(card_drawn(seat, ALL_KINDS[kind], again))
        found = match.finder.choices(position, seat, SINGLE[kind])
        cards = pile[1:], discards, ONLY_HANDS[seat][kind], NO_GIFTS
        return Game(course, PLAY, position, seat, cards, found, again)

    def lay_down(self, game: Game, decision: Action, log: EventLog) -> Game:
        """Go on as after a play that moved nothing: a 2 draws again all the same (11)."""
        card, match = ALL_KINDS[game.hands[game.turn][0]], game.course.match
        if log is not None:
            log.append(CardPassed(game.turn, card, declined=game.choices.count > 0))
        return self.go_on(game, game.position, card, match.finder.draws[card], log)


class HeldHand(Dealing):
    """Hands of which a turn plays one card and draws another (46 to 49).

    Args:
        hand: The size of a hand.

    Raises:
        GameError: A hand has no cards, or more than 99.
    """

    __slots__ = ("hand",)
    __match_args__ = ("hand",)

    def __init__(self, hand: int = 5) -> None:
        self.hand = hand
        check_fields(self, hand=range(1, 100))

    @property
    def kind(self) -> Literal["hand"]:
        """Cards are held in a hand that is filled up."""
        return "hand"

    @property
    def largest(self) -> int:
        """The size of a hand."""
        return self.hand

    def laying_down(self, game: Game) -> Sequence[Decision]:
        """Return the discard of each kind (47); after a card that draws again the pass (49)."""
        if game.again:
            return _PASSES[game.turn]
        return [Discard(game.turn, kind) for kind in kinds_in(game.hands[game.turn])]

    def deal(self, game: Game, log: EventLog) -> Game:
        """Deal a hand to each seat and begin the first turn."""
        return _turn_of(game, game.turn, game.position, _dealt(game, self.hand, log), log)

    def draw(self, game: Game, log: EventLog) -> Game:
        """Fill the hand up, with the pile shuffled."""
        return _filled(game, game.position, cards_of(game), game.again, log)

    def go_on(self, game: Game, position: Position, card: Kind, again: bool, log: EventLog) -> Game:
        """Put the card on the discards and draw another."""
        return _filled(game, position, laid_down(game, card), again, log)

    def lay_down(self, game: Game, decision: Action, log: EventLog) -> Game:
        """Discard a card of a dead hand, draw another, and end the turn (47).

        A pass ends a turn that a 2 lengthened, and nothing is discarded (49).
        """
        if not isinstance(decision, Discard):
            return _turn_of(game, game.following, game.position, cards_of(game), log)
        if log is not None:
            log.append(CardDiscarded(game.turn, decision.card))
        return _filled(game, game.position, laid_down(game, decision.card), False, log)


def _filled(game: Game, position: Position, cards: Cards, again: bool, log: EventLog) -> Game:
    """Let the seat on turn draw a card, and return the game in which it or the next seat plays.

    It plays on if the card played draws again and its hand has a play. At an empty pile the game
    awaits a shuffle first.
    """
    seat, (pile, discards, hands, _) = game.turn, cards
    if not pile:
        return Game(game.course, Phase.DRAW_SHUFFLE, position, seat, cards, NO_CHOICES, again)
    if log is not None:
        log.append(card_drawn(seat, ALL_KINDS[pile[0]], again))
    hands = _with_hand(hands, seat, hands[seat] + pile[:1])
    cards = pile[1:], discards, hands, NO_GIFTS
    if again:
        found = game.course.match.finder.choices(position, seat, hands[seat])
        if found.count:
            return Game(game.course, PLAY, position, seat, cards, found, True)
    return _turn_of(game, game.following, position, cards, log)


class Deals(Dealing):
    """Hands that are dealt and played out.

    Partners exchange a card unseen after each deal (D5); the first player of a deal moves one seat
    on (D6); a hand without a legal card is shown and laid down (D8).

    Args:
        sizes: The cards of one deal after the other, over and over (D4).

    Raises:
        GameError: There are no deals, or one is without cards.
    """

    __slots__ = ("sizes",)
    __match_args__ = ("sizes",)

    def __init__(self, sizes: tuple[int, ...]) -> None:
        self.sizes = sizes
        check_fields(self, sizes=[range(1, 100)])
        if not sizes:
            raise wrong_field(self, "sizes", "at least one")

    @property
    def kind(self) -> Literal["deals"]:
        """Cards are dealt, exchanged by partners and played out."""
        return "deals"

    @property
    def largest(self) -> int:
        """The size of the largest deal."""
        return max(self.sizes)

    def laying_down(self, game: Game) -> Sequence[Decision]:
        """Return the fold of the whole hand (D8)."""
        return [Fold(game.turn)]

    def deal(self, game: Game, log: EventLog) -> Game:
        """Deal the next hands once the pile covers them; then cards are exchanged."""
        course = game.course
        size = self.sizes[course.deal % len(self.sizes)]
        if len(game.pile) < size * len(game.seats):
            cards = b"", game.discards + bytes(sorted(game.pile)), game.hands, NO_GIFTS
            return Game(
                course, Phase.DEAL_SHUFFLE, game.position, game.turn, cards, NO_CHOICES, False
            )
        cards = _dealt(game, size, log)
        return Game(course, Phase.GIVE, game.position, course.starter, cards, NO_CHOICES, False)

    def go_on(self, game: Game, position: Position, card: Kind, again: bool, log: EventLog) -> Game:
        """Put the card on the discards; the next seat that holds cards plays."""
        return self._next(game, position, laid_down(game, card), log)

    def lay_down(self, game: Game, decision: Action, log: EventLog) -> Game:
        """Take a gift, or put a whole hand on the discards, for all to see (D8)."""
        if isinstance(decision, Give):
            return self._given(game, decision, log)
        # a hand has its gift last, which nobody else may know (D5)
        hand = bytes(sorted(game.hands[game.turn]))
        if log is not None:
            log.append(HandFolded(game.turn, hand))
        hands = _with_hand(game.hands, game.turn, b"")
        return self._next(
            game, game.position, (game.pile, game.discards + hand, hands, NO_GIFTS), log
        )

    def _given(self, game: Game, decision: Give, log: EventLog) -> Game:
        """Note the card that a seat gives; after the last seat all cards change hands at once."""
        gifts, hands, sides = list(game.gifts), game.hands, game.rules.tables.side_of
        gifts[game.turn] = decision.card
        if gifts[game.following] == NO_KIND:
            return changed(game, gifts=tuple(gifts), turn=game.following)
        for seat in game.seats:
            left = hands[seat].replace(SINGLE[gifts[seat]], b"", 1)
            hands = _with_hand(hands, seat, left)
        for seat in game.seats:
            partner = next(member for member in sides[seat] if member != seat)
            hands = _with_hand(hands, partner, hands[partner] + SINGLE[gifts[seat]])
            if log is not None:
                log.append(CardGiven(seat, partner, gifts[seat]))
        cards = game.pile, game.discards, hands, NO_GIFTS
        return _turn_of(game, game.course.starter, game.position, cards, log)

    def _next(self, game: Game, position: Position, cards: Cards, log: EventLog) -> Game:
        """Let the next seat that holds cards play; when no seat does, begin the next deal."""
        following, seat = game.course.match.following, game.turn
        pile, discards, hands, _ = cards
        for _ in game.seats:
            seat = following[seat]
            if hands[seat]:
                return _turn_of(game, seat, position, cards, log)
        starter = following[game.course.starter]
        if log is not None:
            log.append(FirstPlayerChosen(starter, "rotation"))
        ended = changed(
            game,
            position=position,
            pile=pile,
            discards=discards,
            hands=hands,
            starter=starter,
            deal=game.course.deal + 1,
        )
        return self.deal(ended, log)
