"""A rule book, and the state of a game that is played by it.

What actions make of a game is in `game`; the ways of dealing at work are in `dealing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Literal

from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.abilities.sharing import Sharing
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.actions import Action, Decision, Give
from sorry_a11y.core.rules.board import (
    ALL_KINDS,
    COLOURS,
    MOST_KINDS,
    NO_KIND,
    NOWHERE,
    PAWNS_EACH,
    SEATS,
    WATCHER,
    Board,
    Kind,
    Position,
    Seat,
    by_kind,
    kinds_in,
    pawn_of,
)
from sorry_a11y.core.rules.board_tables import BoardTables, tables_for
from sorry_a11y.core.rules.drawing import drawn_board, off_board
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.plays import Card, Choices, Finder
from sorry_a11y.core.rules.slotted import Slotted
from sorry_a11y.core.rules.value import GameError, Value, check_fields, worked_out, wrong_field
from sorry_a11y.core.rules.way_tables import MovementRules

NO_OPTIONS: Final[Mapping[str, str]] = {}


class Scoring(Value):
    """Points after a round (52 to 55).

    Attributes:
        own: Whether every seat scores its own pawns home.
        highest: Whether only the highest bonus counts.
        rounds: The number of rounds after which the match ends, 0 for a target.
        target: The total that ends the match, 0 for rounds.

    Raises:
        GameError: Not exactly one of rounds and target is given.
    """

    own: bool = True
    highest: bool = False
    rounds: int = 1
    target: int = 0

    def _settle(self) -> None:
        check_fields(self, own=bool, highest=bool, rounds=int, target=int)
        if min(self.rounds, self.target) != 0 or max(self.rounds, self.target) < 1:
            raise GameError(
                "A match ends after rounds or at a target, and the other of these is 0, not after "
                f"{self.rounds} rounds and at {self.target}."
            )


class Dealing(Slotted):
    """A way of dealing (`dealing`)."""

    __slots__ = ()

    @property
    def kind(self) -> Literal["open", "hand", "deals"]:
        """The way in which cards come.

        They lie open on the table, are held in a hand that is filled up, or are dealt, exchanged by
        partners and played out.
        """
        raise NotImplementedError

    @property
    def largest(self) -> int:
        """The most cards that a seat is dealt at once."""
        raise NotImplementedError

    def laying_down(self, game: Game) -> Sequence[Decision]:
        """Return the decisions of the seat on turn if it plays none of its cards."""
        raise NotImplementedError

    def deal(self, game: Game, log: EventLog) -> Game:
        """Begin a round, or the next deal, with the pile shuffled."""
        raise NotImplementedError

    def draw(self, game: Game, log: EventLog) -> Game:
        """Draw again for the seat on turn, which had found the pile empty; now it is shuffled."""
        raise NotImplementedError

    def go_on(self, game: Game, position: Position, card: Kind, again: bool, log: EventLog) -> Game:
        """Put a card on the discards and go on to the next decision.

        Args:
            game: The game before the card was played.
            position: Where the pawns stand after it.
            card: The card.
            again: Whether the seat draws (plays) again.
            log: Where what happens is appended.
        """
        raise NotImplementedError

    def lay_down(self, game: Game, decision: Action, log: EventLog) -> Game:
        """Go on after a decision of `laying_down`, or a gift."""
        raise NotImplementedError


class Ruleset(Value):
    """A rule book: all that the engine knows of a game. Two of the same content are equal.

    Attributes:
        deck: How many cards of each kind there are.
        order: The kinds for an opening draw, highest first, where ``first`` is "draw" (3).
        tables: The tables that are made of board and movement rules.
        quick: Whether one pawn of each colour begins on its exit square (2).
        options: The value of every option that applies, by name, for telling.
        scoring: The points after a round; None unless they are kept.
        finder: The search for the plays of a position.
        is_open: Whether cards lie open on the table instead of in hands.

    Raises:
        GameError: The book contradicts itself or cannot be played.
    """

    name: str
    board: Board
    movement: MovementRules
    cards: tuple[Card, ...]
    deck: tuple[int, ...]
    dealing: Dealing
    first: Literal["random", "draw"] = "random"
    order: tuple[Kind, ...] = ()
    quick: bool = False
    scoring: Scoring | None = None
    options: Mapping[str, str] = NO_OPTIONS
    tables: BoardTables = worked_out(init=False)
    is_open: bool = worked_out(init=False)
    finder: Finder = worked_out(init=False)
    _hash: int = worked_out(init=False)

    def _settle(self) -> None:
        check_fields(
            self,
            name=str,
            board=Board,
            movement=MovementRules,
            cards=[Card],
            deck=[range(1000)],
            dealing=Dealing,
            first=("random", "draw"),
            order=[int],
            quick=bool,
            options=Mapping,
        )
        if not self.name:
            raise wrong_field(self, "name", "a text of at least one letter")
        if self.scoring is not None:
            check_fields(self, scoring=Scoring)
        options: Iterable[Any] = self.options.items()  # compiled code would refuse others by itself
        if not all(isinstance(text, str) for option in options for text in option):
            raise wrong_field(self, "options", "a Mapping of texts to texts")
        for trouble in self._troubles():
            raise GameError(f"The rule book {self.name}: {trouble}.")
        object.__setattr__(self, "tables", tables_for(self.board, self.movement))
        object.__setattr__(self, "is_open", self.dealing.kind == "open")
        object.__setattr__(self, "finder", Finder(self.tables, self.cards))
        told = tuple(self.options.items())
        object.__setattr__(self, "_hash", hash((self.name, told, self.deck, self.scoring)))

    def __eq__(self, other: object) -> bool:
        """Return whether the other has the same content."""
        return self is other or (
            isinstance(other, Ruleset)
            and self._hash == other._hash
            and self._content() == other._content()
        )

    def __hash__(self) -> int:
        """Return the number made of its name, options, deck and scoring."""
        return self._hash

    def __repr__(self) -> str:
        """Return its name."""
        return f"<Ruleset {self.name}>"

    def _troubles(self) -> Iterator[str]:
        """Yield what is wrong, in words."""
        names, kinds, count = [card.name for card in self.cards], len(self.cards), sum(self.deck)
        if len(set(names)) < kinds:
            yield f"the cards must each have a name of its own, not {names}"
        if len(self.deck) != kinds:
            yield f"the deck must count each of {kinds} kinds of cards, not {len(self.deck)}"
        if kinds > MOST_KINDS:
            yield f"{kinds} kinds of cards are more than {MOST_KINDS}"
        abilities = [ability for card in self.cards for ability in card.abilities]
        walks = any(isinstance(one, Steps | Sharing) for one in abilities)
        starts = any(
            isinstance(one, Out | Sorry) or (isinstance(one, Split) and one.as_cards)
            for one in abilities
        )
        if not (walks and starts):
            yield "some card must leave the start (Out, Sorry), and some card must walk (Steps)"
        if sorted(self.order) != list(range(kinds)) and (self.order or self.first == "draw"):
            yield f"the order must have every kind, 0 to {kinds - 1}, once, not {self.order}"
        if self.board.doorstep != (self.movement.protects != "none"):
            yield "the board must have a doorstep if pawns are protected, and only then"
        if self.dealing.kind == "deals" and any(len(side) != 2 for side in self.movement.sides):
            yield "the sides must be two pairs (OPPOSITE), since partners exchange cards"
        if self.dealing.largest * len(SEATS) > count:
            yield f"the deck of {count} is too small to deal {self.dealing.largest} to each seat"

    @property
    def full_deck(self) -> bytes:
        """Every card once, in kind order."""
        return bytes(kind for kind, count in enumerate(self.deck) for _ in range(count))

    @property
    def has_teams(self) -> bool:
        """Whether any side has more than one seat."""
        return any(len(side) > 1 for side in self.movement.sides)

    def kind(self, name: str) -> Kind:
        """Return the index of the card called ``name``; raises GameError for none."""
        if not isinstance(name, str):
            raise GameError(f"The name of a card must be a text, not {name!r}.")
        for kind, card in by_kind(self.cards):
            if card.name == name:
                return kind
        names = ", ".join(card.name for card in self.cards)
        raise GameError(f"There is no card {name}. The cards are {names}.")

    def set_up(self, seats: tuple[Seat, ...]) -> Position:
        """Return the position before the first turn (2, 45)."""
        spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
        for seat in seats:
            first = pawn_of(seat, 0)
            spots[first : first + PAWNS_EACH] = bytes([self.board.start(seat)]) * PAWNS_EACH
            if self.quick:
                spots[first] = self.board.exit_spot(seat)
        return bytes(spots)


EventLog = list[Event] | None
"""The list to which events are appended; None where nobody listens."""
Cards = tuple[bytes, bytes, tuple[bytes, ...], tuple[Kind, ...]]
"""The pile, the discards, the hands and the gifts of a game: the whole deck, always."""
NO_HANDS: Final = (b"", b"", b"", b"")
UNDECIDED: Final = WATCHER
"""The seat that goes first, before it is known."""
NO_GIFTS: Final = (NO_KIND,) * len(SEATS)
ONLY_HANDS: Final = tuple(
    [
        tuple(
            [
                tuple([bytes((kind,)) if seat == holder else b"" for seat in SEATS])
                for kind in range(MOST_KINDS)
            ]
        )
        for holder in SEATS
    ]
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
    Phase.DRAW_SHUFFLE,
    Phase.DEAL_SHUFFLE,
    Phase.ROUND_SHUFFLE,
    Phase.OPENING_SHUFFLE,
)
CHANCE: Final = (*SHUFFLES, Phase.LOT)
PLAY: Final = Phase.PLAY
GIVE: Final = Phase.GIVE
OVER: Final = Phase.OVER
"""Looked up once: a name of an enumeration costs a call each time."""


class IllegalActionError(GameError):
    """Raised for an action that the game does not wait for; the game stays as it was."""


class Match(Slotted):
    """The part of a game that never changes: its rule book and the seats that play.

    Attributes:
        following: For each seat the one that plays after it, clockwise.
    """

    __slots__ = ("dealing", "finder", "following", "rules", "seats")
    __match_args__ = ("rules", "seats")

    def __init__(self, rules: Ruleset, seats: tuple[Seat, ...]) -> None:
        self.rules = rules
        self.seats = seats
        self.finder = rules.finder
        self.dealing = rules.dealing
        playing = [*seats, *seats]
        self.following = [next((one for one in playing if one > seat), seats[0]) for seat in SEATS]


class Course(Slotted):
    """The part of a game that changes only between rounds and deals.

    Args:
        match: The part that never changes.
        round: The number of the round, from 1.
        starter: The first player of the round; UNDECIDED before the lot.
        deal: The number of the deal, from 0.
        totals: The points so far, by seat.
        winners: The seats that won, once the game is over.
    """

    __slots__ = ("deal", "match", "round", "starter", "totals", "winners")
    __match_args__ = ("match", "round", "starter", "deal", "totals", "winners")

    def __init__(
        self,
        match: Match,
        round: int = 1,  # noqa: A002
        starter: Seat = UNDECIDED,
        deal: int = 0,
        totals: tuple[int, ...] = (0,) * len(SEATS),
        winners: tuple[Seat, ...] = (),
    ) -> None:
        self.match = match
        self.round = round
        self.starter = starter
        self.deal = deal
        self.totals = totals
        self.winners = winners


_OF_COURSE: Final[Mapping[str, Any]] = {
    "match": Match,
    "round": int,
    "starter": range(-1, len(SEATS)),
    "deal": int,
    "totals": [int],
    "winners": [int],
}
_OF_CARDS: Final[Mapping[str, Any]] = {
    "pile": bytes,
    "discards": bytes,
    "hands": [bytes],
    "gifts": [int],
}
_OF_GAME: Final[Mapping[str, Any]] = {
    "course": Course,
    "phase": Phase,
    "position": bytes,
    "turn": int,
    "choices": Choices,
    "again": bool,
}
"""The fields that can be replaced, with their kinds (`check_fields`)."""


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

    Attributes:
        pile: The cards face down, the top first.
        discards: The cards laid down, the latest last.
        hands: The cards held, by seat; with an open draw that of the seat on turn is the one card
            drawn.
        gifts: The kind that each seat has chosen for its partner; NO_KIND before.
    """

    __slots__ = (
        "again",
        "choices",
        "course",
        "discards",
        "gifts",
        "hands",
        "phase",
        "pile",
        "position",
        "turn",
    )

    def __init__(
        self,
        course: Course,
        phase: Phase,
        position: Position,
        turn: Seat,
        cards: Cards,
        choices: Choices,
        again: bool,
    ) -> None:
        self.course = course
        self.phase = phase
        self.position = position
        self.turn = turn
        self.pile, self.discards, self.hands, self.gifts = cards
        self.choices = choices
        self.again = again

    def content(self) -> tuple[Any, ...]:
        """Return the arguments of ``__init__``."""
        cards = cards_of(self)
        return (self.course, self.phase, self.position, self.turn, cards, self.choices, self.again)

    def replace(self, **changes: Any) -> Game:
        """Return the game with some of its fields changed.

        Args:
            changes: Attributes of the game or of its course (``round``, ``starter`` ...), by their
                names. ``choices`` stay as they are unless they are given; `find_choices` finds
                those of the new position.

        Raises:
            GameError: A value is of the wrong kind, the position is none of this board, or the seat
                on turn does not play.
        """
        made = changed(self, **changes)
        for part, kinds in ((made.course, _OF_COURSE), (made, _OF_CARDS), (made, _OF_GAME)):
            check_fields(part, **{name: kinds[name] for name in changes if name in kinds})
        made._check_places()
        return made

    def _check_places(self) -> None:
        """Raise GameError where pawns, turn or hands do not suit the board and the seats."""
        where, spots = self.position, self.rules.board.spots
        highest = max(where.replace(bytes((NOWHERE,)), b""), default=0)
        if len(where) not in (0, len(SEATS) * PAWNS_EACH) or highest >= spots:
            raise wrong_field(self, "position", f"16 bytes, each below {spots}, or 255")
        if self.turn not in self.seats:
            raise wrong_field(self, "turn", f"one of the seats {self.seats}")
        if len(self.hands) != len(SEATS):
            raise wrong_field(self, "hands", "four, one for each of the seats 0 to 3")

    @property
    def rules(self) -> Ruleset:
        """The rule book."""
        return self.course.match.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in turn order."""
        return self.course.match.seats

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won, once the game is over."""
        return self.course.winners

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase is Phase.OVER

    @property
    def awaits_chance(self) -> bool:
        """Whether the dealer must act, not a seat."""
        return self.phase in CHANCE

    @property
    def card(self) -> Kind | None:
        """The open card of the turn; None for no card, and in a game with hands."""
        hand = self.hands[self.turn]
        return ALL_KINDS[hand[0]] if hand and self.rules.is_open else None

    @property
    def following(self) -> Seat:
        """The seat after the one on turn, clockwise."""
        return self.course.match.following[self.turn]

    def laying_down(self) -> Sequence[Decision]:
        """Return what the seat on turn may decide instead of a play.

        It may give a card (where one is due), pass, discard or fold; each kind of card comes once.
        """
        if self.choices.may_pass:
            return self.course.match.dealing.laying_down(self)
        if self.phase is not GIVE:
            return ()
        return [Give(self.turn, card) for card in kinds_in(self.hands[self.turn])]

    def find_choices(self) -> Game:
        """Return the game with the plays of the seat on turn found anew."""
        finder, hand = self.course.match.finder, self.hands[self.turn]
        return changed(self, choices=finder.choices(self.position, self.turn, hand))

    def __repr__(self) -> str:
        """Return in a line whose turn it is and what is awaited."""
        return f"<Game of {self.rules.name}, {', '.join(self._state())}>"

    def __str__(self) -> str:
        """Draw the board with letters, then count the pawns that are not drawn; no hand shows."""
        rules = self.rules
        counts = [
            f"{COLOURS[seat]}: {', '.join(off_board(rules.board, self.position, seat))}"
            for seat in self.seats
        ]
        drawn = drawn_board(rules.board, self.position, self.seats)
        return "\n".join([*drawn, *counts, *self._state()])

    def _state(self) -> list[str]:
        """Return in words who is on turn, what is awaited, and the card that lies open."""
        if self.over:
            return [" and ".join(COLOURS[seat] for seat in self.winners) + " won"]
        told = [f"awaits {self.phase.value}"]
        if self.turn != UNDECIDED and not self.awaits_chance:
            told.insert(0, f"{COLOURS[self.turn]} on turn")
        if self.rules.is_open and self.card is not None and self.phase is Phase.PLAY:
            told.append(f"card {self.rules.cards[self.card].name}")
        return told


def cards_of(game: Game) -> Cards:
    """Return the pile, the discards, the hands and the gifts."""
    return game.pile, game.discards, game.hands, game.gifts


def changed(game: Game, **changes: Any) -> Game:
    """Return what `Game.replace` returns, for a caller that knows that the values suit."""
    cards = cards_of(game)
    of_course = {name: changes.pop(name) for name in _OF_COURSE if name in changes}
    if of_course:
        content = dict(zip(_OF_COURSE, game.course.content(), strict=True))
        changes["course"] = Course(**content | of_course)
    of_cards = {name: changes.pop(name) for name in _OF_CARDS if name in changes}
    if of_cards:
        cards = tuple((dict(zip(_OF_CARDS, cards, strict=True)) | of_cards).values())
    fields: dict[str, Any] = {name: getattr(game, name) for name in _OF_GAME}
    return Game(cards=cards, **fields | changes)
