"""Changing places (20, 21, 41, D13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from sorry_a11y.rules.abilities import Ability
from sorry_a11y.rules.board import Pawn, Position, Seat, Spot, others_in_turn, pawns_of, seat_of
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.value import check_fields
from sorry_a11y.rules.ways import Reason, Trade, Way


class Swap(Ability):
    """The ability to exchange the places of an own pawn and another on the track.

    The ways are every pair, target seats clockwise, the own colour last.

    Args:
        others: The pawns that may be meant: "rivals" (of other sides), "foreign" (of other colours
            than the pawn's) or "anyone".
        optional: Whether a card that allows nothing else may be declined (19).
    """

    __slots__ = ("others",)
    words = "swap"

    def __init__(
        self, others: Literal["rivals", "foreign", "anyone"] = "rivals", optional: bool = False
    ) -> None:
        super().__init__(optional)
        self.others = others
        check_fields(self, others=("rivals", "foreign", "anyone"))

    def content(self) -> tuple[object, ...]:
        """Return the arguments of ``__init__``."""
        return self.others, self.optional

    @property
    def reference(self) -> str:
        """The end of the key on a reference card."""
        return f"swap-{self.others}"

    @property
    def values(self) -> dict[str, int | str]:
        """The pawns that may be meant."""
        return {"others": self.others}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append every exchange with a pawn that may be meant."""
        track, ways = tables.board.track, tables.ways
        protected = ways.protected(position)
        with_own = self.others == "anyone"
        alike = with_own  # two of one colour change places, and nothing changes
        partners: list[Pawn] | None = None
        for pawn in tables.movers(position, seat):
            if position[pawn] >= track:
                continue
            if partners is None or self.others != "rivals":
                partners = self._partners(tables, position, seat, pawn)
            slides, trades = tables.slide_of[pawn], ways.meetings(Trade, pawn)
            for other in partners:
                if other < pawn and other >> 2 == pawn >> 2 and not slides:
                    continue  # found already with the two the other way round
                trade = trades[other][0]
                if protected and trade.refusal(position, protected):
                    continue
                if position[other] in slides:
                    alike = True
                    found += ways.forms(Trade, pawn, other, Spot(position[other]))
                else:
                    found.append(trade)
        return alike

    def _partners(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> list[Pawn]:
        """Return the pawns on the track that ``seat`` may want to swap ``pawn`` with."""
        if self.others == "rivals":
            wanted = tables.rivals[seat]
        else:
            own = seat_of(pawn)
            wanted = tuple([p for other in others_in_turn(own) for p in pawns_of(other)])
            if self.others == "anyone":
                wanted += tuple([p for p in pawns_of(own) if p != pawn])
        return [other for other in wanted if position[other] < tables.board.track]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the exchanges of a pawn, or why there is none."""
        if position[pawn] == tables.start_of[pawn]:
            yield "in-start"
            return
        partners = self._partners(tables, position, seat, pawn)
        for other in partners:
            yield from tables.ways.forms(Trade, pawn, other, Spot(position[other]))
        if not partners:
            yield "nobody-there"
