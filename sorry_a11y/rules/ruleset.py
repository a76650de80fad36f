"""A rule book as one frozen record: a board, manners, cards, a deck and a way of dealing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from sorry_a11y.rules.board import NOWHERE, PAWNS_EACH, SEATS, Board
from sorry_a11y.rules.cards import Card
from sorry_a11y.rules.dealing import Dealing
from sorry_a11y.rules.ground import Ground, Manners, Position


@dataclass(frozen=True)
class Scoring:
    """Points after a round (52 to 55). ``own``: whether every seat scores its own pawns home;
    ``highest``: only the highest bonus counts; the match ends after ``rounds``, or once a total
    reaches ``target`` (0: no such end)."""

    own: bool = True
    highest: bool = False
    rounds: int = 1
    target: int = 0


@dataclass(frozen=True, eq=False)
class Ruleset:
    """All that the engine knows of a game; equal only to itself.

    ``deck[k]`` is how many cards of kind ``cards[k]`` there are; ``order`` ranks the kinds for
    an opening draw, highest first, where ``first`` is "draw" (3); ``quick``: one pawn of each
    colour begins on its exit square (2); ``options``: the value of every option that applies,
    by name, for telling; ``scoring``: None unless points are kept.
    """

    name: str
    board: Board
    manners: Manners
    cards: tuple[Card, ...]
    deck: tuple[int, ...]
    dealing: Dealing
    first: Literal["random", "draw"] = "random"
    order: tuple[int, ...] = ()
    quick: bool = False
    scoring: Scoring | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def ground(self) -> Ground:
        """The compiled tables of this rule book."""
        return Ground(self.board, self.manners)

    @cached_property
    def full_deck(self) -> bytes:
        """Every card once, in kind order."""
        return bytes(kind for kind, count in enumerate(self.deck) for _ in range(count))

    @property
    def has_teams(self) -> bool:
        """Whether any side has more than one seat."""
        return any(len(side) > 1 for side in self.manners.sides)

    def kind(self, name: str) -> int:
        """The index of the card called ``name``; raises ValueError for none."""
        return [card.name for card in self.cards].index(name)

    def set_up(self, seats: tuple[int, ...]) -> Position:
        """The position before the first turn (2, 45)."""
        spots = bytearray([NOWHERE]) * (len(SEATS) * PAWNS_EACH)
        for seat in seats:
            first = PAWNS_EACH * seat
            spots[first : first + PAWNS_EACH] = bytes([self.board.start(seat)]) * PAWNS_EACH
            if self.quick:
                spots[first] = self.board.exit_spot(seat)
        return bytes(spots)
