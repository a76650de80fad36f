"""Changing places (20, 21, 41, D13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.board import (
    PAWNS_EACH,
    SEATS,
    Pawn,
    Position,
    Seat,
    Spot,
    others_in_turn,
    pawns_of,
    seat_of,
)
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.value import check_fields
from sorry_a11y.core.rules.ways import Reason, Trade, Way

_FOREIGN: Final = tuple(
    [tuple([pawn for other in others_in_turn(seat) for pawn in pawns_of(other)]) for seat in SEATS]
)
"""For each seat the pawns of other colours, seats clockwise."""


class Swap(Ability):
    """The ability to exchange the places of an own pawn and another on the track.

    The ways are every pair, target seats clockwise, the own colour last.

    Args:
        others: The pawns that may be meant: "rivals" (of other sides), "foreign" (of other colours
            than the pawn's) or "anyone".
        optional: Whether a card that allows nothing else may be declined (19).
    """

    __slots__ = ("others",)
    __match_args__ = ("others", "optional")
    words = "swap"

    def __init__(
        self, others: Literal["rivals", "foreign", "anyone"] = "rivals", optional: bool = False
    ) -> None:
        super().__init__(optional)
        self.others = others
        check_fields(self, others=("rivals", "foreign", "anyone"))

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
        ways = tables.ways
        protected = ways.protected(position)
        guarded = [square for member, square, _ in ways.guards if protected >> member & 1]
        # two of one colour change places without a change; partners can be named either way round
        movers = tables.movers(position, seat)
        alike = self.others == "anyone" or (self.others == "foreign" and len(movers) > PAWNS_EACH)
        candidates: dict[Seat, list[Pawn]] = {}
        for pawn in movers:
            if position[pawn] >= tables.track:
                continue
            own = seat_of(pawn)
            if own not in candidates:
                candidates[own] = self._candidates(tables, position, seat, own)
            slides, trades = ways.slide_of[pawn], ways.meetings(Trade, pawn)
            for other in candidates[own]:
                if other <= pawn and other >> 2 == own and (other == pawn or not slides):
                    continue  # itself, or found already with the two the other way round
                spot, trade = position[other], trades[other][0]
                if spot in guarded and trade.refusal(position, protected):
                    continue
                if spot in slides:
                    alike = True
                    found += ways.ways_to(Trade, pawn, other, Spot(spot))
                else:
                    found.append(trade)
        return alike

    def _candidates(
        self, tables: BoardTables, position: Position, seat: Seat, own: Seat
    ) -> list[Pawn]:
        """Return the pawns on the track with which ``seat`` may want to swap a pawn of ``own``."""
        wanted = tables.rivals[seat] if self.others == "rivals" else _FOREIGN[own]
        if self.others == "anyone":
            wanted += pawns_of(own)
        return [other for other in wanted if position[other] < tables.track]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the exchanges of a pawn, or why there is none."""
        if position[pawn] == tables.start_of[pawn]:
            yield "in-start"
            return
        candidates = self._candidates(tables, position, seat, seat_of(pawn))
        others = [other for other in candidates if other != pawn]
        for other in others:
            yield from tables.ways.ways_to(Trade, pawn, other, Spot(position[other]))
        if not others:
            yield "nobody-there"
