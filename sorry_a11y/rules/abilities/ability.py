"""An ability: one thing that a card lets a player do."""

from __future__ import annotations

from collections.abc import Iterator

from sorry_a11y.rules.board import NOWHERE, SPOTS, Pawn, Position, Seat, Spot
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.legs import Leg
from sorry_a11y.rules.slotted import Slotted
from sorry_a11y.rules.ways import Reason, Way


class Ability(Slotted):
    """One thing a card lets a player do.

    Args:
        optional: Whether a card that allows nothing else may be declined (19).
    """

    __slots__ = ("optional",)

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def content(self) -> tuple[object, ...]:
        """Return the arguments that make an equal ability."""
        return (self.optional,)

    @property
    def words(self) -> str:
        """The end of the key (``rules-does-...``) of the message that answers what a card does."""
        raise NotImplementedError

    @property
    def reference(self) -> str:
        """The end of the key of the message on a reference card."""
        return self.words

    @property
    def values(self) -> dict[str, int | str]:
        """The values that both messages take."""
        return {}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append every way to use it, in the one stable order.

        The order is: pawn number, bigger part first, target seats clockwise.

        Returns:
            Whether two of them, or one of them and one of another ability, may come to the same
            although no pawn of the own side is sent back.
        """
        raise NotImplementedError

    def named(
        self, tables: BoardTables, position: Position, seat: Seat, legs: tuple[Leg, ...]
    ) -> list[Way]:
        """Return the ways whose legs these are, also in an order that `find` leaves out because
        another leads to the same."""
        found: list[Way] = []
        self.find(tables, position, seat, found)
        return [way for way in found if way.legs(position) == legs]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the ways that it would try with a pawn, whether or not they can be used; a Reason
        where nothing can even be tried."""
        raise NotImplementedError

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the squares on which a pawn of the seat that stands on the spot may hit another;
        pawns in the way are not looked for, and a swap is no hit."""
        yield from ()


def walks_of(
    tables: BoardTables, position: Position, pawn: Pawn, steps: int
) -> Iterator[Way | Reason]:
    """Yield every walk of ``steps`` by the pawn, or the reason why there is none."""
    origin = SPOTS[position[pawn]]
    hops = tables.ways.rows(steps)[pawn >> 2][origin] if origin != NOWHERE else ()
    yield from hops
    if not hops:
        yield tables.ways.no_walk(pawn, origin, steps)


def walk_hits(tables: BoardTables, seat: Seat, spot: Spot, steps: int) -> Iterator[Spot]:
    """Yield the squares of the track that a walk from the spot hits: its end, and the slide that
    begins there."""
    track = tables.board.track
    for hop in tables.ways.rows(steps)[seat][spot]:
        yield from (SPOTS[square] for square in hop.landing.path if square < track)
