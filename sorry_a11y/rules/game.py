"""A game: an immutable value that actions turn into the next one.

``game.act(action, events)`` is the only way on. Between two actions everything that needs no
decision has happened: cards are drawn, turns have passed on, hands are dealt. What is awaited
stands in ``game.phase`` (who, in ``game.turn``).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from sorry_a11y.rules.actions import Action, Discard, Fold, Give, Lot, Pass, Shuffle
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.events import (
    CardPlayed,
    DeckShuffled,
    Event,
    FirstPlayerChosen,
    GameWon,
    RoundBegan,
    RoundScored,
    RoundWon,
    StartCardDrawn,
)
from sorry_a11y.rules.ground import Position
from sorry_a11y.rules.plays import Choices, Play, choices, is_legal
from sorry_a11y.rules.scoring import match_winners, score_lines

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

NO_CHOICES = Choices((), False)
NO_HANDS = (b"", b"", b"", b"")
UNDECIDED = -1


class Phase(Enum):
    """What a game waits for."""

    OPENING_SHUFFLE = "a shuffle, before everybody draws for the first turn"
    ROUND_SHUFFLE = "a shuffle of the whole deck, before a round"
    DRAW_SHUFFLE = "a shuffle of the discards, because the pile is empty"
    DEAL_SHUFFLE = "a shuffle, because the pile cannot cover the deal"
    LOT = "the lot that says who goes first"
    GIVE = "a card for the partner"
    PLAY = "a play, or a pass"
    OVER = "nothing"


SHUFFLES = frozenset(
    {Phase.OPENING_SHUFFLE, Phase.ROUND_SHUFFLE, Phase.DRAW_SHUFFLE, Phase.DEAL_SHUFFLE}
)
CHANCE = SHUFFLES | {Phase.LOT}


class IllegalActionError(ValueError):
    """An action that the game does not wait for; the game stays as it was."""


class Course(NamedTuple):
    """What changes only between rounds and deals: the round's number from 1, its first player
    (UNDECIDED before the lot), the number of the deal from 0, the cards chosen for partners,
    and the points so far, by seat."""

    round: int = 1
    starter: int = UNDECIDED
    deal: int = 0
    gifts: tuple[int, ...] = (UNDECIDED,) * len(SEATS)
    totals: tuple[int, ...] = (0,) * len(SEATS)


class Game(NamedTuple):
    """The state of a game between two actions.

    ``pile`` (top first), ``discards`` (latest last) and ``hands`` (by seat) are bytes of card
    kinds and always hold the whole deck; with an open draw the hand of the seat on turn is the
    one card drawn. ``choices`` is filled while a play is awaited; ``again``: the turn goes on
    after a card that draws again. ``winners``: the seats that won, once it is over.
    """

    rules: Ruleset
    seats: tuple[int, ...]
    phase: Phase
    position: Position
    turn: int
    pile: bytes
    discards: bytes
    hands: tuple[bytes, ...]
    choices: Choices
    again: bool
    course: Course
    winners: tuple[int, ...] = ()

    @property
    def awaits_chance(self) -> bool:
        """Whether the dealer must act, not a seat."""
        return self.phase in CHANCE

    @property
    def card(self) -> int:
        """The kind of the card open on the table in an open draw."""
        return self.hands[self.turn][0]

    def act(self, action: Action, events: list[Event] | None = None) -> Game:
        """The game after ``action``. What happens is appended to ``events`` if handed in.

        Raises IllegalActionError if the action is not one that the game waits for.
        """
        if isinstance(action, Play):
            return self._play(action, events)
        match action, self.phase:
            case Shuffle(), phase if phase in SHUFFLES:
                return self._shuffled(action.order, events)
            case Lot(), Phase.LOT if action.seat in self.seats:
                return self._first(action.seat, "lot", events)
            case Pass(seat), Phase.PLAY if seat == self.turn and self.choices.may_pass:
                return self.rules.dealing.after_pass(self, events)
            case Discard(), Phase.PLAY if action.seat == self.turn and self.choices.may_pass:
                return self.rules.dealing.after_discard(self, action.card, events)
            case Fold(seat), Phase.PLAY if seat == self.turn and not self.choices.plays:
                return self.rules.dealing.after_fold(self, events)
            case Give(), Phase.GIVE if action.seat == self.turn:
                return self.rules.dealing.after_gift(self, action.card, events)
        raise IllegalActionError(f"{action} while the game awaits {self.phase.value}")

    # -- a play ------------------------------------------------------------------------------

    def _play(self, play: Play, events: list[Event] | None) -> Game:
        for legal in self.choices.plays:
            if legal is play:
                break
        else:
            self._check(play)
        if events is not None:
            events.append(CardPlayed(play.seat, play.card))
            position = self.position
            for leg in play.legs:
                position = leg.resolve(self.rules.ground, position, events)  # type: ignore[assignment]
        if self.rules.ground.won(play.after, play.seat):
            return self._win(play, events)
        return self.rules.dealing.after_play(self, play, events)

    def _check(self, play: Play) -> None:
        """Raise IllegalActionError unless a play that was not picked from the list is legal."""
        rules = self.rules
        hand = self.hands[self.turn]
        waiting = self.phase is Phase.PLAY and play.seat == self.turn
        try:
            legal = waiting and is_legal(rules.ground, self.position, rules.cards, hand, play)
        except (IndexError, ValueError):  # cards or pawns that no game has
            legal = False
        if not legal:
            raise IllegalActionError(f"{play} is not a legal play")

    def _win(self, play: Play, events: list[Event] | None) -> Game:
        """The round is over (34, 43, 51); the last card lies on the discards."""
        side = self.rules.ground.side_of[play.seat]
        seats = tuple(seat for seat in self.seats if seat in side)
        ended = self._replace(
            position=play.after,
            discards=self.discards + bytes((play.card,)),
            hands=without(self.hands, play.seat, play.card),
            choices=NO_CHOICES,
        )
        if events is not None:
            events.append(RoundWon(seats))
        scoring = self.rules.scoring
        if scoring is None:
            return ended._over(seats, events)
        lines = score_lines(ended.rules, ended.position, ended.seats, side, ended.course.totals)
        totals = list(ended.course.totals)
        for line in lines:
            for seat in line.seats:
                totals[seat] = line.total
        if events is not None:
            events.append(RoundScored(lines))
        course = Course(ended.course.round, play.seat, 0, totals=tuple(totals))
        ended = ended._replace(course=course)
        winners = match_winners(scoring, course.round, totals, self.seats)
        return ended._over(winners, events) if winners else ended._next_round(events)

    def _over(self, winners: tuple[int, ...], events: list[Event] | None) -> Game:
        if events is not None:
            events.append(GameWon(winners))
        return self._replace(phase=Phase.OVER, winners=winners)

    def _next_round(self, events: list[Event] | None) -> Game:
        course = self.course._replace(round=self.course.round + 1)
        if self.rules.first == "draw":
            course = course._replace(starter=UNDECIDED)
        return _round(self._replace(course=course), events)

    # -- chance ------------------------------------------------------------------------------

    def _shuffled(self, order: bytes, events: list[Event] | None) -> Game:
        if sorted(order) != sorted(self.discards):
            raise IllegalActionError("the order is not one of the cards to be shuffled")
        again = self.phase in (Phase.DRAW_SHUFFLE, Phase.DEAL_SHUFFLE)
        if events is not None:
            events.append(DeckShuffled(len(order), again))
        game = self._replace(pile=bytes(order), discards=b"")
        match self.phase:
            case Phase.OPENING_SHUFFLE:
                return game._opening_draw(events)
            case Phase.ROUND_SHUFFLE if self.course.starter == UNDECIDED:
                return game._replace(phase=Phase.LOT)
            case Phase.ROUND_SHUFFLE:
                return game._first(self.course.starter, "winner", events)
            case Phase.DRAW_SHUFFLE:
                return self.rules.dealing.draw(game, events)
        return self.rules.dealing.deal(game, events)

    def _opening_draw(self, events: list[Event] | None) -> Game:
        """Everybody draws: Sorry! first, else the highest number; those who tie draw again (3).
        The cards go back, and all are shuffled anew."""
        pile, drawers = self.pile, self.seats
        while len(drawers) > 1 and len(pile) >= len(drawers):
            drawn = dict(zip(drawers, pile, strict=False))
            pile = pile[len(drawers) :]
            if events is not None:
                events.extend(StartCardDrawn(seat, card) for seat, card in drawn.items())
            best = min(self.rules.order.index(card) for card in drawn.values())
            drawers = tuple(s for s in drawers if self.rules.order.index(drawn[s]) == best)
        back = self._replace(pile=b"", discards=self.pile)
        if len(drawers) > 1:  # the pile ran out in a tie: shuffle and draw once more
            return back
        course = self.course._replace(starter=drawers[0])
        if events is not None:
            events.append(FirstPlayerChosen(drawers[0], "draw"))
        return back._replace(phase=Phase.ROUND_SHUFFLE, course=course)

    def _first(self, seat: int, how: str, events: list[Event] | None) -> Game:
        drawn = self.rules.first == "draw"  # told already
        if events is not None and not drawn:
            events.append(FirstPlayerChosen(seat, "lot" if how == "lot" else "winner"))
        course = self.course._replace(starter=seat)
        return self.rules.dealing.deal(self._replace(turn=seat, course=course), events)


def new_game(
    rules: Ruleset, seats: tuple[int, ...] = SEATS, events: list[Event] | None = None
) -> Game:
    """A game before its first shuffle. ``seats``: two to four of 0 to 3, in turn order; a rule
    book with teams needs all four. Raises ValueError otherwise."""
    if not 2 <= len(seats) <= len(SEATS) or list(seats) != sorted(set(seats) & set(SEATS)):
        raise ValueError(f"seats must be two to four of {SEATS}, clockwise, not {seats}")
    if rules.has_teams and seats != SEATS:
        raise ValueError("partners need all four seats")
    blank = Game(
        rules, seats, Phase.OVER, b"", seats[0], b"", b"", NO_HANDS, NO_CHOICES, False, Course()
    )
    return _round(blank, events)


def _round(game: Game, events: list[Event] | None) -> Game:
    """Set up a round: pawns in place, the whole deck waiting to be shuffled."""
    position = game.rules.set_up(game.seats)
    if events is not None:
        events.append(RoundBegan(game.course.round, position))
    draws = game.rules.first == "draw" and game.course.starter == UNDECIDED
    return game._replace(
        phase=Phase.OPENING_SHUFFLE if draws else Phase.ROUND_SHUFFLE,
        position=position,
        pile=b"",
        discards=game.rules.full_deck,
        hands=NO_HANDS,
        choices=NO_CHOICES,
        again=False,
    )


def without(hands: tuple[bytes, ...], seat: int, card: int) -> tuple[bytes, ...]:
    """The hands with one ``card`` of ``seat`` gone."""
    return changed(hands, seat, hands[seat].replace(bytes((card,)), b"", 1))


def changed(hands: tuple[bytes, ...], seat: int, hand: bytes) -> tuple[bytes, ...]:
    """The hands with that of ``seat`` replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def find_choices(game: Game, seat: int, hand: bytes, position: Position) -> Choices:
    """What ``seat`` may do with ``hand``."""
    rules = game.rules
    return choices(rules.ground, position, seat, rules.cards, hand)


def placed(game: Game, position: Position) -> Game:
    """The same game with its pawns placed elsewhere, for whoever sets up a position; the seat on
    turn has its choices anew."""
    found = game.choices
    if game.phase is Phase.PLAY:
        found = find_choices(game, game.turn, game.hands[game.turn], position)
    return game._replace(position=position, choices=found)
