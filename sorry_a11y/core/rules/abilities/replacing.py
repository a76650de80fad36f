"""Sorry! (22, 23, 40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.board import SPOTS, Pawn, Position, Seat, Spot, seat_of
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.value import check_fields
from sorry_a11y.core.rules.ways import Reason, Take, Way

Alone = Literal["none", "team", "partner", "penalty"]


class Sorry(Ability):
    """The ability to put a pawn from start on the square of another, which goes back.

    The ways are every pawn from start with every victim, then what is owed when there is none.

    Args:
        alone: What is owed when no rival stands on the track: nothing ("none"), a pawn of the own
            side as the victim ("team"), one of the partner's ("partner"), or, also without a pawn
            in start, a pawn of the side sent back ("penalty") (40).
        optional: As of every ability.
    """

    __slots__ = ("alone",)
    __match_args__ = ("alone", "optional")
    words = "sorry"

    def __init__(self, alone: Alone = "none", optional: bool = False) -> None:
        super().__init__(optional)
        self.alone: Alone = alone
        check_fields(self, alone=("none", "team", "partner", "penalty"))

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append the ways to each victim, or what is owed where there is none."""
        ways, before = tables.ways, len(found)
        protected = ways.protected(position)
        starters = tables.starters(position, seat)
        victims = self._victims(tables, position, seat) if starters else []
        for pawn in starters:
            slides, takes = ways.slide_of[pawn], ways.meetings(Take, pawn)
            for other in victims:
                if other >> 2 == pawn >> 2 or (
                    protected and takes[other][0].refusal(position, protected)
                ):
                    continue  # nobody takes the place of a pawn of the own colour, or protected
                if position[other] in slides:
                    found += ways.ways_to(Take, pawn, other, Spot(position[other]))
                else:
                    found.append(takes[other][0])
        if self.alone == "penalty" and len(found) == before and not victims:
            backs = [ways.sent_back(pawn) for pawn in tables.movers(position, seat)]
            found += [back for back in backs if back.refusal(position, 0) is None]
        return False

    def _victims(self, tables: BoardTables, position: Position, seat: Seat) -> list[Pawn]:
        """Return the rivals on the track, or whoever is owed instead."""
        track = tables.track
        victims = [pawn for pawn in tables.rivals[seat] if position[pawn] < track]
        if victims or self.alone in ("none", "penalty"):
            return victims
        return [
            pawn
            for pawn in tables.movers(position, seat)
            if position[pawn] < track and (self.alone == "team" or seat_of(pawn) != seat)
        ]

    def tries(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> Iterator[Way | Reason]:
        """Yield the ways of a pawn to each victim."""
        victims = self._victims(tables, position, seat)
        others = [other for other in victims if other >> 2 != pawn >> 2]
        for other in others:
            yield from tables.ways.ways_to(Take, pawn, other, Spot(position[other]))
        if not others and position[pawn] == tables.start_of[pawn]:
            yield "nobody-there"

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield every square of the track, for a pawn in start."""
        if spot == tables.board.start(seat):
            yield from SPOTS[: tables.track]
