"""A card that is shared out: a number of steps used by several pawns (15, 16, 39, D14).

A `Share` is such a card under way. ``grow`` gives every share that is one way further, by which a
play in another order than the listed one is found.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sorry_a11y.core.rules.abilities import MOST_STEPS, Ability
from sorry_a11y.core.rules.board import Pawn, Position, Seat
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.value import check_fields
from sorry_a11y.core.rules.ways import Leg, Reason, Way, WayChain


class Share:
    """A card under way.

    Args:
        way: The parts so far, and where they led.
        legs: The legs of the parts.
        left: The steps that are left.
        used: A bit for each pawn that has had its part.
    """

    __slots__ = ("left", "legs", "used", "way")

    def __init__(self, way: WayChain, legs: tuple[Leg, ...], left: int, used: int = 0) -> None:
        self.way = way
        self.legs = legs
        self.left = left
        self.used = used

    @property
    def position(self) -> Position:
        """The position to which the parts led."""
        end = self.way.end
        assert end is not None, "a share knows where its parts led"
        return end

    def grown(self, step: Way, part: int, used: int, again: bool) -> Share:
        """Return the share after one more part."""
        way = WayChain((*self.way.steps, step), step.after(self.position), self.way.again or again)
        return Share(way, self.legs + step.legs(self.position), self.left - part, used)


class Sharing(Ability):
    """An ability whose ``total`` steps are shared out over several pawns.

    Attributes:
        most: The most steps that it may have.
        in_steps: Whether a part is a single step, so that one pawn may have several in a row.
    """

    __slots__ = ("total",)
    __match_args__ = ("total", "optional")
    in_steps: ClassVar[bool] = False
    most: ClassVar[int] = MOST_STEPS

    def __init__(self, total: int, optional: bool = False) -> None:
        super().__init__(optional)
        self.total = total
        check_fields(self, total=range(1, self.most + 1))

    def begin(self, position: Position) -> Share:
        """Return the share before the first part."""
        return Share(WayChain((), position, False), (), self.total)

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return every share one part further, in the one stable order."""
        raise NotImplementedError

    def named(
        self, tables: BoardTables, position: Position, seat: Seat, legs: tuple[Leg, ...]
    ) -> list[Way]:
        """Return the ways whose parts these legs are, in their order."""
        shares = [self.begin(position)]
        for leg in legs:
            shares = [
                grown
                for share in shares
                if share.left
                for grown in self.grow(tables, seat, share)
                if grown.legs[-1] == leg
            ]
        return [share.way for share in shares if not share.left]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the walks of a single step."""
        return tables.ways.tried(position, pawn, 1)
