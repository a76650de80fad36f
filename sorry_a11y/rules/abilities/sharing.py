"""A card that is shared out: a number of steps used by several pawns (15, 16, 39, D14).

A `Share` is such a card under way. ``grow`` gives every share that is one way further; a menu that
asks for a 7 step by step walks the shares, and a play in another order than the listed one is found
by them.
"""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.rules.abilities.ability import Ability, walks_of
from sorry_a11y.rules.board import Pawn, Position, Seat
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.legs import Leg
from sorry_a11y.rules.ways import Reason, Way, WayChain


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
        return self.way.end

    def grown(self, step: Way, part: int, used: int, again: bool) -> Share:
        """Return the share after one more part."""
        way = WayChain((*self.way.steps, step), step.after(self.position), self.way.again or again)
        return Share(way, self.legs + step.legs(self.position), self.left - part, used)


class Sharing(Ability):
    """An ability whose steps are shared out over several pawns.

    Attributes:
        total: Its steps.
        in_steps: Whether a part is a single step, so that one pawn may have several in a row.
    """

    __slots__ = ("in_steps", "total")

    def __init__(self, total: int, in_steps: bool, optional: bool = False) -> None:
        self.total = total
        self.in_steps = in_steps
        self.optional = optional

    def begin(self, position: Position) -> Share:
        """Return the share before the first part."""
        return Share(WayChain((), position, False), (), self.total)

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return every share one part further, in the one stable order."""
        raise NotImplementedError

    def can_finish(self, tables: BoardTables, seat: Seat, share: Share) -> bool:
        """Return whether all that is left can be used."""
        return self._finishes(tables, seat, share, set())

    def _finishes(
        self, tables: BoardTables, seat: Seat, share: Share, dead: set[tuple[Position, int, int]]
    ) -> bool:
        if not share.left:
            return True
        state = (share.position, share.left, share.used)
        if state in dead:
            return False
        if any([self._finishes(tables, seat, one, dead) for one in self.grow(tables, seat, share)]):
            return True
        dead.add(state)
        return False

    def named(
        self, tables: BoardTables, position: Position, seat: Seat, legs: tuple[Leg, ...]
    ) -> list[Way]:
        """Return the ways that have these legs, in this order, and use all steps."""
        shares = [self.begin(position)]
        for leg in legs:
            shares = [
                grown for share in shares if share.left
                for grown in self.grow(tables, seat, share)
                if grown.legs[-1] == leg
            ]
        return [share.way for share in shares if not share.left]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the pawn's walks of one step."""
        return walks_of(tables, position, pawn, 1)
