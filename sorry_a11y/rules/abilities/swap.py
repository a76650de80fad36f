"""Changing places (20, 21, 41, D13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from sorry_a11y.rules.abilities.ability import Ability
from sorry_a11y.rules.board import Pawn, Position, Seat, Spot, others_in_turn, pawns_of, seat_of
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.ways import Reason, Way

Others = Literal["rivals", "foreign", "anyone"]


class Swap(Ability):
    """The ability to exchange the places of an own pawn and another on the track.

    Args:
        others: The pawns that may be meant: "rivals" (of other sides), "foreign" (of other colours
            than the pawn's) or "anyone".
        optional: As of every ability.
    """

    __slots__ = ("others",)

    def __init__(self, others: Others = "rivals", optional: bool = False) -> None:
        self.others: Others = others
        self.optional = optional

    def content(self) -> tuple[object, ...]:
        """Return the arguments of ``__init__``."""
        return self.others, self.optional

    @property
    def words(self) -> str:
        """The end of the keys of its messages."""
        return "swap"

    @property
    def reference(self) -> str:
        """The end of the key on a reference card."""
        return f"swap-{self.others}"

    @property
    def values(self) -> dict[str, int | str]:
        """The pawns that may be meant."""
        return {"others": self.others}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append every pair, target seats clockwise, the own colour last, see `Ability.find`."""
        track, ways = tables.board.track, tables.ways
        up = ways.guards_up(position) if ways.has_obstacles else 0
        with_own = self.others == "anyone"
        alike = with_own  # two of one colour change places, and nothing changes
        partners: list[Pawn] | None = None
        for pawn in tables.movers(position, seat):
            if position[pawn] >= track:
                continue
            if partners is None or self.others != "rivals":
                partners = self._partners(tables, position, seat, pawn)
            slides, trades = tables.slide_of[pawn], ways.meetings.trades(pawn)
            for other in partners:
                if with_own and other < pawn and other >> 2 == pawn >> 2:
                    continue  # found already with the two the other way round
                forms = trades[other]
                if up and forms[0].refusal(position, up):
                    continue
                if position[other] in slides:
                    alike = True
                    found += ways.meetings.forms(forms, pawn, Spot(position[other]))
                else:
                    found.append(forms[0])
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
        """Yield the pawn's trade with everybody on the track."""
        if position[pawn] == tables.start_of[pawn]:
            yield Reason.IN_START
            return
        partners = self._partners(tables, position, seat, pawn)
        yield from (tables.ways.meetings.trades(pawn)[other][0] for other in partners)
        if not partners:
            yield Reason.NOBODY_THERE
