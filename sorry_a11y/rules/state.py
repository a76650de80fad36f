"""The state of a game between two actions. What actions make of it is in `game`.

The rules are written once: the code that carries an action out appends what happens to a list of
events, or to none where nobody listens.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from sorry_a11y.rules.board import (
    ALL_KINDS,
    COLOURS,
    MOST_KINDS,
    NO_KIND,
    SEATS,
    WATCHER,
    Kind,
    Position,
    Seat,
)
from sorry_a11y.rules.drawing import drawn_board, off_board
from sorry_a11y.rules.events import Event, HandDealt
from sorry_a11y.rules.plays import Choices
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.slotted import Slotted
from sorry_a11y.rules.ways import SINGLE

Log = list[Event] | None
"""Where what happens is appended; None where nobody listens."""
NO_HANDS: Final = (b"", b"", b"", b"")
UNDECIDED: Final = WATCHER
"""The seat that goes first, before it is known."""
NO_GIFTS: Final = (NO_KIND,) * len(SEATS)
ONLY_HANDS: Final = tuple(
    tuple(tuple(bytes((kind,)) if seat == holder else b"" for seat in SEATS)
          for kind in range(MOST_KINDS))
    for holder in SEATS
)
"""For each seat and kind the hands when that seat holds one card of the kind and nobody holds
any other."""


class Phase(Enum):
    """The thing that a game waits for."""

    OPENING_SHUFFLE = "a shuffle, before everybody draws for the first turn"
    ROUND_SHUFFLE = "a shuffle of the whole deck, before a round"
    DRAW_SHUFFLE = "a shuffle of the discards, because the pile is empty"
    DEAL_SHUFFLE = "a shuffle, because the pile cannot cover the deal"
    LOT = "the lot that says who goes first"
    GIVE = "a card for the partner"
    PLAY = "a play, or a pass"
    OVER = "nothing"


SHUFFLES: Final = (
    Phase.DRAW_SHUFFLE, Phase.DEAL_SHUFFLE, Phase.ROUND_SHUFFLE, Phase.OPENING_SHUFFLE
)
CHANCE: Final = (*SHUFFLES, Phase.LOT)


class GameError(ValueError):
    """The base of every error that a program meets in the public interface (docs/api.md)."""


class IllegalActionError(GameError):
    """Raised for an action that the game does not wait for; the game stays as it was."""


class Match(Slotted):
    """The part of a game that never changes: its rule book and the seats that play."""

    __slots__ = ("dealing", "finder", "following", "rules", "seats")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...]) -> None:
        self.rules = rules
        self.seats = seats
        self.finder = rules.finder
        self.dealing = type(rules.dealing)
        playing = [*seats, *seats]
        self.following = [
            next((one for one in playing if one > seat), seats[0]) for seat in SEATS
        ]
        """For each seat the one that plays after it, clockwise."""

    def content(self) -> tuple[Any, ...]:
        """Return the arguments of ``__init__``."""
        return self.rules, self.seats


class Course(Slotted):
    """The part of a game that changes only between rounds and deals.

    Args:
        match: The part that never changes.
        round: Its number, from 1.
        starter: Its first player; UNDECIDED before the lot.
        deal: The number of the deal, from 0.
        totals: The points so far, by seat.
        winners: The seats that won, once the game is over.
    """

    __slots__ = ("deal", "match", "round", "starter", "totals", "winners")

    def __init__(
        self, match: Match, round: int = 1, starter: Seat = UNDECIDED,  # noqa: A002 - its name
        deal: int = 0, totals: tuple[int, ...] = (0,) * len(SEATS), winners: tuple[Seat, ...] = (),
    ) -> None:
        self.match = match
        self.round = round
        self.starter = starter
        self.deal = deal
        self.totals = totals
        self.winners = winners

    def content(self) -> tuple[Any, ...]:
        """Return the arguments of ``__init__``."""
        return self.match, self.round, self.starter, self.deal, self.totals, self.winners

    def replace(self, **changes: Any) -> Course:
        """Return the course with some of its fields changed."""
        return Course(**dict(zip(OF_COURSE, self.content(), strict=True)) | changes)


class Cards(Slotted):
    """Where the cards are: the whole deck, always, as bytes of card kinds.

    Args:
        pile: The cards face down, the top first.
        discards: The cards laid down, the latest last.
        hands: The cards held, by seat; with an open draw that of the seat on turn is the one card
            drawn.
        gifts: The kind that each seat has chosen for its partner; NO_KIND before.
    """

    __slots__ = ("discards", "gifts", "hands", "pile")

    def __init__(
        self, pile: bytes, discards: bytes, hands: tuple[bytes, ...],
        gifts: tuple[Kind, ...] = NO_GIFTS,
    ) -> None:
        self.pile = pile
        self.discards = discards
        self.hands = hands
        self.gifts = gifts

    def content(self) -> tuple[Any, ...]:
        """Return the arguments of ``__init__``."""
        return self.pile, self.discards, self.hands, self.gifts

    def replace(self, **changes: Any) -> Cards:
        """Return the cards with some of the fields changed."""
        return Cards(**dict(zip(OF_CARDS, self.content(), strict=True)) | changes)

    def dealt(self, seats: tuple[Seat, ...], size: int, log: Log) -> Cards:
        """Return the cards after dealing ``size`` of the pile to each seat."""
        hands, pile = self.hands, self.pile
        for seat in seats:
            hands, hand, pile = changed(hands, seat, pile[:size]), pile[:size], pile[size:]
            if log is not None:
                log.append(HandDealt(seat, size, hand))
        return self.replace(hands=hands, pile=pile)

    def laid_down(self, seat: Seat, card: Kind) -> Cards:
        """Return the cards after a seat has put one on the discards."""
        return Cards(
            self.pile, self.discards + SINGLE[card], without(self.hands, seat, card), self.gifts
        )


OF_COURSE: Final = ("match", "round", "starter", "deal", "totals", "winners")
OF_CARDS: Final = ("pile", "discards", "hands", "gifts")


class Game(Slotted):
    """The state of a game between two actions.

    Args:
        course: The part that changes only between rounds and deals.
        phase: The thing that the game waits for.
        position: Where the pawns stand.
        turn: The seat on turn.
        cards: Where the cards are.
        choices: The plays of the seat on turn, while one is awaited.
        again: Whether the turn goes on after a card that draws again.
    """

    __slots__ = ("again", "cards", "choices", "course", "phase", "position", "turn")

    def __init__(
        self, course: Course, phase: Phase, position: Position, turn: Seat, cards: Cards,
        choices: Choices, again: bool,
    ) -> None:
        self.course = course
        self.phase = phase
        self.position = position
        self.turn = turn
        self.cards = cards
        self.choices = choices
        self.again = again

    def content(self) -> tuple[Any, ...]:
        """Return the arguments of ``__init__``."""
        return (self.course, self.phase, self.position, self.turn, self.cards, self.choices,
                self.again)

    def replace(self, **changes: Any) -> Game:
        """Return the game with some of its fields changed.

        Args:
            changes: Fields of the game, of its course (``round``, ``starter`` ...) or of its cards
                (``pile``, ``hands`` ...), by their names.
        """
        for field, names, part in (
            ("course", OF_COURSE, self.course), ("cards", OF_CARDS, self.cards)
        ):
            within = {name: changes.pop(name) for name in names if name in changes}
            if within:
                changes[field] = changes.get(field, part).replace(**within)
        return Game(**dict(zip(OF_GAME, self.content(), strict=True)) | changes)

    @property
    def rules(self) -> Ruleset:
        """The rule book."""
        return self.course.match.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in turn order."""
        return self.course.match.seats

    @property
    def pile(self) -> bytes:
        """The cards face down, the top first."""
        return self.cards.pile

    @property
    def discards(self) -> bytes:
        """The cards laid down, the latest last."""
        return self.cards.discards

    @property
    def hands(self) -> tuple[bytes, ...]:
        """The cards held, by seat."""
        return self.cards.hands

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, once the game is over."""
        return self.course.winners

    @property
    def awaits_chance(self) -> bool:
        """Whether the dealer must act, not a seat."""
        return self.phase in CHANCE

    @property
    def card(self) -> Kind:
        """The kind of the card open on the table in an open draw."""
        return ALL_KINDS[self.hands[self.turn][0]]

    @property
    def following(self) -> Seat:
        """The seat after the one on turn, clockwise."""
        return self.course.match.following[self.turn]

    def find_choices(self) -> Game:
        """Return the game with the plays of the seat on turn found anew."""
        finder, hand = self.course.match.finder, self.hands[self.turn]
        return self.replace(choices=finder.choices(self.position, self.turn, hand))

    def __repr__(self) -> str:
        return f"<Game of {self.rules.name}, {', '.join(self._state())}>"

    def __str__(self) -> str:
        """Draw the board with letters, then count the pawns that are not drawn; no hand shows."""
        rules = self.rules
        counts = (
            f"{COLOURS[seat]}: {', '.join(off_board(rules.board, self.position, seat))}"
            for seat in self.seats
        )
        return "\n".join(
            (*drawn_board(rules.board, self.position, self.seats), *counts, *self._state())
        )

    def _state(self) -> list[str]:
        """Return in words who is on turn, what is awaited, and the card that lies open."""
        if self.phase is Phase.OVER:
            return [" and ".join(COLOURS[seat] for seat in self.winners) + " won"]
        told = [f"awaits {self.phase.value}"]
        if self.turn != UNDECIDED and not self.awaits_chance:
            told.insert(0, f"{COLOURS[self.turn]} on turn")
        if self.rules.is_open and self.hands[self.turn] and self.phase is Phase.PLAY:
            told.append(f"card {self.rules.cards[self.card].name}")
        return told


OF_GAME: Final = ("course", "phase", "position", "turn", "cards", "choices", "again")


def without(hands: tuple[bytes, ...], seat: Seat, card: Kind) -> tuple[bytes, ...]:
    """Return the hands with one ``card`` of ``seat`` gone."""
    return changed(hands, seat, hands[seat].replace(bytes((card,)), b"", 1))


def changed(hands: tuple[bytes, ...], seat: Seat, hand: bytes) -> tuple[bytes, ...]:
    """Return the hands with that of ``seat`` replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
