"""The abilities of cards, one class in one file each: its ways, its refusals and its words.

`Ability` is what they have in common. An ability finds its ways in the one stable order: pawn
number, bigger part first, target seats clockwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from sorry_a11y.core.rules.board import Pawn, Position, Seat, Spot
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.slotted import Slotted
from sorry_a11y.core.rules.value import check_fields
from sorry_a11y.core.rules.ways import Leg, Reason, Way

MOST_STEPS: Final = 99
"""The text of a leg has two digits for them."""


class Ability(Slotted):
    """One thing a card lets a player do.

    Args:
        optional: Whether a card that allows nothing else may be declined (19).

    Attributes:
        words: The end of the key (``rules-does-...``) of the message that answers what a card does.
    """

    __slots__ = ("optional",)
    __match_args__ = ("optional",)
    words: ClassVar[str]

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional
        check_fields(self, optional=bool)

    @property
    def reference(self) -> str:
        """The end of the key of the message on a reference card."""
        return self.words

    @property
    def values(self) -> dict[str, int | str]:
        """The values that both messages take."""
        return {}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append every way to use it.

        Returns:
            Whether two plays of the card may come to the same, so that all of them must be
            compared (`plays`): two of these ways, or one of them and one of another ability. What
            comes of sending a pawn of the own side back is looked for there in any case.
        """
        raise NotImplementedError

    def named(
        self, tables: BoardTables, position: Position, seat: Seat, legs: tuple[Leg, ...]
    ) -> list[Way]:
        """Return the ways whose legs these are.

        Also in an order that `find` leaves out because another leads to the same.
        """
        found: list[Way] = []
        self.find(tables, position, seat, found)
        return [way for way in found if way.legs(position) == legs]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the ways that it would try with a pawn, whether or not they can be used.

        It yields a Reason where nothing can even be tried.
        """
        raise NotImplementedError

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the squares on which a pawn of the seat that stands on the spot may hit another.

        Pawns in the way are not looked for, and a swap is no hit.
        """
        yield from ()
