"""A rule book as one frozen record: a board, movement rules, cards, a deck and a way of dealing.

Cards reach the players by an open draw, a held hand, or deals that are played out; what each of
them does is in `dealing`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from sorry_a11y.rules.board import (
    ALL_KINDS,
    MOST_KINDS,
    NOWHERE,
    PAWNS_EACH,
    SEATS,
    Board,
    Kind,
    Position,
    Seat,
    pawn_of,
)
from sorry_a11y.rules.board_tables import BoardTables, tables_for
from sorry_a11y.rules.cards import Card
from sorry_a11y.rules.movement import MovementRules
from sorry_a11y.rules.plays import Finder
from sorry_a11y.rules.value import Value, worked_out


class OpenDraw(Value):
    """A turn that begins by drawing one card, open to all (the base game, 35)."""

    @property
    def largest(self) -> int:
        """The most cards that a seat is dealt at once."""
        return 1


class HeldHand(Value):
    """Hands of ``hand`` cards, of which one is played and one drawn (46 to 49).

    Raises ValueError for a hand without cards.
    """

    hand: int = 5

    def _settle(self) -> None:
        if self.hand < 1:
            raise ValueError(f"a hand holds at least one card, not {self.hand}")

    @property
    def largest(self) -> int:
        """The most cards that a seat is dealt at once."""
        return self.hand


class Deals(Value):
    """Hands that are dealt and played out.

    ``sizes``: the cards of one deal after the other, over and over (D4). Partners exchange a card
    unseen after each deal (D5); the first player of a deal moves one seat on (D6); a hand without a
    legal card is shown and laid down (D8). Raises ValueError for no deals, or one without cards.
    """

    sizes: tuple[int, ...]

    def _settle(self) -> None:
        if not self.sizes or min(self.sizes) < 1:
            raise ValueError(f"every deal is of at least one card, not {self.sizes}")

    @property
    def largest(self) -> int:
        """The most cards that a seat is dealt at once."""
        return max(self.sizes)


Dealing = OpenDraw | HeldHand | Deals
"""A way of dealing; what it does is in `dealing`."""
NO_OPTIONS: Final[Mapping[str, str]] = {}
PARTNERS = 2
"""Seats of a side whose members exchange cards."""


class Scoring(Value):
    """Points after a round (52 to 55).

    Attributes:
        own: Whether every seat scores its own pawns home.
        highest: Whether only the highest bonus counts.
        rounds: The number of rounds after which the match ends, 0 for a target.
        target: The total that ends the match, 0 for rounds.

    Raises:
        ValueError: Not exactly one of rounds and target is given.
    """

    own: bool = True
    highest: bool = False
    rounds: int = 1
    target: int = 0

    def _settle(self) -> None:
        if min(self.rounds, self.target) != 0 or max(self.rounds, self.target) < 1:
            raise ValueError(
                "a match ends after a number of rounds or at a total, not after "
                f"{self.rounds} rounds and at {self.target}"
            )


class Ruleset(Value):
    """A rule book: all that the engine knows of a game. Two of the same content are equal.

    Attributes:
        deck: How many cards of each kind there are.
        order: The kinds for an opening draw, highest first, where ``first`` is "draw" (3).
        tables: The tables that are made of board and movement rules.
        quick: Whether one pawn of each colour begins on its exit square (2).
        options: The value of every option that applies, by name, for telling.
        scoring: The points after a round; None unless they are kept.
        finder: Finds the plays of a position.
        is_open: Whether cards lie open on the table instead of in hands.

    Raises:
        ValueError: The book contradicts itself or cannot be played.
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
        for trouble in self._troubles():
            raise ValueError(f"the rule book {self.name or 'without a name'}: {trouble}")
        object.__setattr__(self, "tables", tables_for(self.board, self.movement))
        object.__setattr__(self, "is_open", isinstance(self.dealing, OpenDraw))
        object.__setattr__(self, "finder", Finder(self.tables, self.cards))
        told = tuple(self.options.items())
        object.__setattr__(self, "_hash", hash((self.name, told, self.deck, self.scoring)))

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Ruleset) and self._hash == other._hash
            and self._content() == other._content()
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<Ruleset {self.name}>"

    def _troubles(self) -> Iterator[str]:
        """Yield what is wrong, in words."""
        names = [card.name for card in self.cards]
        if not self.name:
            yield "it needs a name"
        if not all(names) or len(set(names)) < len(names):
            yield f"every kind of card needs a name of its own, not {names}"
        if len(self.deck) != len(self.cards):
            yield f"{len(self.cards)} kinds of cards, but {len(self.deck)} counts in the deck"
        if min(self.deck, default=0) < 0 or len(self.full_deck) < len(SEATS):
            yield f"a deck of {self.deck} cards cannot be dealt"
        if len(self.cards) > MOST_KINDS:
            yield f"{len(self.cards)} kinds of cards are more than {MOST_KINDS}"
        if any(not card.abilities for card in self.cards):
            yield "every card must allow something"
        if sorted(self.order) != list(range(len(self.cards))) and (
            self.order or self.first == "draw"
        ):
            yield f"the order {self.order} does not rank every kind once"
        yield from self._dealing_troubles()

    def _dealing_troubles(self) -> Iterator[str]:
        largest = self.dealing.largest
        if isinstance(self.dealing, Deals) and any(
            len(side) != PARTNERS for side in self.movement.sides
        ):
            yield "cards are exchanged, so everybody needs one partner"
        if largest * len(SEATS) > len(self.full_deck):
            yield f"{len(self.full_deck)} cards are too few to deal {largest} to each seat"

    @property
    def full_deck(self) -> bytes:
        """Every card once, in kind order."""
        return bytes(kind for kind, count in enumerate(self.deck) for _ in range(count))

    @property
    def has_teams(self) -> bool:
        """Whether any side has more than one seat."""
        return any(len(side) > 1 for side in self.movement.sides)

    def kind(self, name: str) -> Kind:
        """Return the index of the card called ``name``; raises ValueError for none."""
        return ALL_KINDS[[card.name for card in self.cards].index(name)]

    def set_up(self, seats: tuple[Seat, ...]) -> Position:
        """Return the position before the first turn (2, 45)."""
        spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
        for seat in seats:
            first = pawn_of(seat, 0)
            spots[first : first + PAWNS_EACH] = bytes([self.board.start(seat)]) * PAWNS_EACH
            if self.quick:
                spots[first] = self.board.exit_spot(seat)
        return bytes(spots)
