"""The 7: one number shared out over several pawns, one leg after the other (15, 16, 39, D14).

A `Share` is a 7 under way: the legs so far, the position they led to, what is left. ``grow``
gives every share that is one leg further; a play is a share with nothing left. A menu that
builds a 7 step by step walks the same shares as the search that lists all plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sorry_a11y.rules.board import Pawn, Seat, number_of
from sorry_a11y.rules.board_tables import BoardTables, Position
from sorry_a11y.rules.cards import Ability, Found, walk_each
from sorry_a11y.rules.legs import ComeOut, Leg
from sorry_a11y.rules.split_search import (
    AGAIN_WITH,
    BACK_WITH,
    OUT_WITH,
    PAIR,
    SplitSearch,
    find_pairs,
)


class Share(NamedTuple):
    """A 7 under way: ``left`` steps to use on the board ``position``; ``used``: a bit for each
    pawn that has had its part; ``again``: whether a part so far draws again."""

    position: Position
    left: int
    legs: tuple[Leg, ...] = ()
    used: int = 0
    again: bool = False


_new: Final = tuple.__new__
"""Makes a named tuple in half the time."""


class Sharing(Ability):
    """An ability whose steps are shared out over several pawns."""

    optional: bool = False
    in_steps: bool = False
    """Whether a leg is a single step, so that one pawn may have several in a row."""
    total: int

    def begin(self, position: Position) -> Share:
        """Return the share before the first leg."""
        return Share(position, self.total)

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return every share one leg further, in the one stable order."""
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
        if any(self._finishes(tables, seat, one, dead) for one in self.grow(tables, seat, share)):
            return True
        dead.add(state)
        return False

    def allows(
        self, tables: BoardTables, position: Position, seat: Seat, legs: tuple[Leg, ...],
        again: bool,
    ) -> bool:
        """Return whether the legs, in this order, use all steps."""
        shares = [self.begin(position)]
        for leg in legs:
            shares = [
                grown for share in shares if share.left
                for grown in self.grow(tables, seat, share) if grown.legs[-1] == leg
            ]
        return any(share.left == 0 and share.again == again for share in shares)


@dataclass(frozen=True)
class Split(Sharing):
    """``total`` steps over two to ``pawns`` different pawns, each in one part (15, 16, 39).

    With ``as_cards`` each part acts as the card of that number: 1 and 2 may bring a pawn out, 2
    draws again, 4 goes back; without, every part walks forward.
    """

    total: int
    pawns: int = 2
    as_cards: bool = False

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return one more pawn has its part; the last pawn allowed must use all that is left."""
        position, left, legs, used, again = share
        pawns_left = self.pawns - len(legs)
        grown: list[Share] = []
        if not pawns_left:
            return grown
        largest = min(left, self.total - 1)
        parts = (left,) if pawns_left == 1 else range(largest, 0, -1)
        pawns = [pawn for pawn in tables.movers(position, seat) if not used >> pawn & 1]
        if self.as_cards:
            self._grow_as_cards(tables, share, pawns, parts, grown)
            return grown
        for pawn in pawns:
            for part in parts:
                walks: list[Found] = []
                walk_each(tables, position, (pawn,), part, walks)
                for step, after, _ in walks:
                    grown.append(
                        _new(Share, (after, left - part, legs + step, used | 1 << pawn, again))
                    )
        return grown

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append every way to use all steps, see `Ability.find`; of orders that lead to the same
        board, the first stands for all. Raises ValueError for a board with obstacles."""
        before = len(found)
        if self.pawns == PAIR and not self.as_cards and not tables.has_obstacles:
            find_pairs(tables, position, seat, self.total, found)
        else:
            SplitSearch(tables, position, seat, self.total, self.as_cards, found).run(
                position, self.pawns
            )
        return len(found) > before

    def _grow_as_cards(
        self, tables: BoardTables, share: Share, pawns: Sequence[Pawn], parts: Sequence[int],
        grown: list[Share],
    ) -> None:
        """Grow a share as `grow` does, each part acting as the card of its number."""
        position, left, legs, used, again = share
        for pawn in pawns:
            for part in parts:
                moves: list[Found] = []
                if part <= OUT_WITH and self._leads_out(tables, position, pawn, used):
                    out = ComeOut(pawn)
                    settled = out.resolve(tables, position)
                    if isinstance(settled, bytes):
                        moves.append(((out,), settled, False))
                walk_each(tables, position, (pawn,), -part if part == BACK_WITH else part, moves)
                for step, after, _ in moves:
                    grown.append(_new(Share, (
                        after, left - part, legs + step, used | 1 << pawn,
                        again or part == AGAIN_WITH,
                    )))

    def _leads_out(self, tables: BoardTables, position: Position, pawn: Pawn, used: int) -> bool:
        """Return whether the pawn comes out for those in start: of several the lowest stands for
        all, they are interchangeable."""
        start = tables.start_of[pawn]
        return position[pawn] == start and not any(
            position[other] == start and not used >> other & 1
            for other in range(pawn - number_of(pawn), pawn)
        )


@dataclass(frozen=True)
class Burn(Sharing):
    """``total`` single steps by the player's pawns in any split and order (D14).

    Every step hits the pawn on its square, own pawns too. The step that brings the fourth pawn home
    opens the partner's pawns for the rest.
    """

    total: int
    in_steps: bool = True

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append every way to use all steps, see `Ability.find`."""
        seen: list[set[Position]] = [set() for _ in range(self.total)]
        self._burn(tables, seat, position, self.total - 1, (), seen, found)
        return True

    def _burn(
        self, tables: BoardTables, seat: Seat, position: Position, left: int, legs: tuple[Leg, ...],
        seen: Sequence[set[Position]], found: list[Found],
    ) -> None:
        """Search as `grow` would, without shares.

        ``left`` steps follow the next one; ``seen`` are the positions met so far, by the steps
        left.
        """
        walks: list[Found] = []
        walk_each(tables, position, tables.movers(position, seat), 1, walks)
        met = seen[left]
        for step, after, _ in walks:
            if after in met:
                continue
            met.add(after)
            if left:
                self._burn(tables, seat, after, left - 1, legs + step, seen, found)
            else:
                found.append((legs + step, after, False))

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return one more step by one pawn."""
        position, left, legs, _, _ = share
        walks: list[Found] = []
        walk_each(tables, position, tables.movers(position, seat), 1, walks)
        left -= 1
        return [
            _new(Share, (after, left, legs + step, 0, False)) for step, after, _ in walks
        ]
