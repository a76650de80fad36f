"""The state of a game between two actions, as a value. What actions make of it is in `game`.

The rules are written once: the code that carries an action out notes what happens in a `Log`, as
a call that makes an event, so that where nobody listens (`Silence`, for bots) none is made.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, NamedTuple, ParamSpec

from sorry_a11y.rules.board import (
    ALL_KINDS,
    COLOURS,
    MOST_KINDS,
    NO_KIND,
    SEATS,
    WATCHER,
    Kind,
    Seat,
)
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.drawing import drawn_board, off_board
from sorry_a11y.rules.events import Event, HandDealt
from sorry_a11y.rules.plays import Choices, choices
from sorry_a11y.rules.ruleset import Ruleset

NO_CHOICES: Final = Choices((), False)
NO_HANDS: Final = (b"", b"", b"", b"")
UNDECIDED: Final = WATCHER
"""The seat that goes first, before it is known."""
NO_GIFTS: Final = (NO_KIND,) * len(SEATS)
_NEXT: Final = (*SEATS[1:], *SEATS[:1])
"""For each seat the next one clockwise."""
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


class Course(NamedTuple):
    """The part of a game that changes only between rounds and deals.

    ``round``: its number from 1; ``starter``: its first player (UNDECIDED before the lot);
    ``deal``: its number from 0; ``gifts``: the cards chosen for partners (NO_KIND before);
    ``totals``: the points so far, by seat.
    """

    round: int = 1
    starter: Seat = UNDECIDED
    deal: int = 0
    gifts: tuple[Kind, ...] = NO_GIFTS
    totals: tuple[int, ...] = (0,) * len(SEATS)


class Game(NamedTuple):
    """The state of a game between two actions.

    ``pile`` (top first), ``discards`` (latest last) and ``hands`` (by seat) are bytes of card
    kinds and always hold the whole deck; with an open draw the hand of the seat on turn is the
    one card drawn. ``choices`` is filled while a play is awaited; ``again``: the turn goes on
    after a card that draws again. ``winners``: the seats that won, once it is over.
    """

    rules: Ruleset
    seats: tuple[Seat, ...]
    phase: Phase
    position: Position
    turn: Seat
    pile: bytes
    discards: bytes
    hands: tuple[bytes, ...]
    choices: Choices
    again: bool
    course: Course
    winners: tuple[Seat, ...] = ()

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
        return following(self.seats, self.turn)

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


def following(seats: tuple[Seat, ...], seat: Seat) -> Seat:
    """Return the seat among ``seats``, clockwise, after ``seat``."""
    seat = _NEXT[seat]
    while seat not in seats:
        seat = _NEXT[seat]
    return seat


def without(hands: tuple[bytes, ...], seat: Seat, card: Kind) -> tuple[bytes, ...]:
    """Return the hands with one ``card`` of ``seat`` gone."""
    return changed(hands, seat, hands[seat].replace(bytes((card,)), b"", 1))


def changed(hands: tuple[bytes, ...], seat: Seat, hand: bytes) -> tuple[bytes, ...]:
    """Return the hands with that of ``seat`` replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def find_choices(game: Game, seat: Seat, hand: bytes, position: Position) -> Choices:
    """Return what ``seat`` may do with ``hand``."""
    rules = game.rules
    return choices(rules.tables, position, seat, rules.cards, hand)


What = ParamSpec("What")


class Log:
    """Events in the order in which they happened.

    ``heard`` is False where nobody listens. Code that runs every turn looks at it first, since a
    silent game plays many turns.
    """

    __slots__ = ("events", "heard")

    def __init__(self, heard: bool = True) -> None:
        self.heard = heard
        self.events: list[Event] = []

    def note(self, make: Callable[What, Event], *what: What.args, **more: What.kwargs) -> None:
        """Append the event that ``make`` makes of the other arguments."""
        self.events.append(make(*what, **more))


class Silence(Log):
    """A log that keeps nothing."""

    __slots__ = ()

    def note(self, make: Callable[What, Event], *what: What.args, **more: What.kwargs) -> None:
        """Do nothing."""


SILENCE: Final = Silence(heard=False)


def dealt(game: Game, size: int, log: Log) -> Game:
    """Return the game after dealing ``size`` cards of the pile to each seat."""
    hands, pile = game.hands, game.pile
    for seat in game.seats:
        hands, hand, pile = changed(hands, seat, pile[:size]), pile[:size], pile[size:]
        log.note(HandDealt, seat, size, hand)
    return game._replace(hands=hands, pile=pile)
