"""The 7 of Sorry!, which is shared out in parts (15, 16, 39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sorry_a11y.core.rules.abilities.sharing import Share, Sharing
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NO_PAWN,
    PAWNS_EACH,
    Pawn,
    Position,
    Seat,
    Spot,
    pawn_of,
)
from sorry_a11y.core.rules.board_tables import BoardTables
from sorry_a11y.core.rules.value import check_fields
from sorry_a11y.core.rules.way_tables import HopRow, PairTables, SharedPart
from sorry_a11y.core.rules.ways import MOST_LEGS, Hop, Way, WayChain

_PAIR: Final = 2
_OUT_WITH: Final = 2
_AGAIN_WITH: Final = 2
_BACK_WITH: Final = 4
"""The highest card that brings a pawn out, the card that draws again and the one that goes back."""


class Split(Sharing):
    """``total`` steps over two to ``pawns`` different pawns, each in one part.

    Of several ways that lead to the same board the first is found.

    Args:
        total: The steps.
        pawns: The most pawns that have a part.
        as_cards: Whether each part acts as the card of its number: 1 and 2 may bring a pawn out, 2
            draws again, 4 goes back. Without it every part walks forward.
        optional: Whether a card that allows nothing else may be declined (19).
    """

    __slots__ = ("as_cards", "pawns")
    __match_args__ = ("total", "pawns", "as_cards", "optional")
    words = "split"

    def __init__(
        self, total: int, pawns: int = 2, as_cards: bool = False, optional: bool = False
    ) -> None:
        super().__init__(total, optional)
        self.pawns = pawns
        self.as_cards = as_cards
        check_fields(self, pawns=range(_PAIR, MOST_LEGS + 1), as_cards=bool)

    @property
    def reference(self) -> str:
        """The end of the key on a reference card."""
        shares = self.pawns > _PAIR
        if self.as_cards:
            return "share-parts" if shares else "parts"
        return "share" if shares else "split"

    @property
    def values(self) -> dict[str, int | str]:
        """The number of pawns, and how a part acts."""
        return {"pawns": self.pawns, "acting": "cards" if self.as_cards else "steps"}

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append the ways to share the steps out, one to each board."""
        movement, guards = tables.movement, tables.ways.guards
        if self.pawns == _PAIR and not (
            self.as_cards or movement.blocks_lane or movement.bumps_own or guards
        ):
            return self._split_in_two(tables, position, seat, found)
        before = len(found)
        _Search(self, tables, position, seat, found).run(position, self.total, 0, (), False)
        return len(found) > before

    def _split_in_two(
        self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]
    ) -> bool:
        """Append what `_Search` finds for two pawns that walk forward, with nothing to prepare.

        Pawns that come nowhere near each other are tried in one order, and lead to what no others
        lead to; of those that do, an order is left out if their parts do not touch.
        """
        rows, known = tables.ways.pairs.get(self.total) or self._pair_tables(tables)
        able: list[Pawn] = []
        trails: list[int] = []
        first, twice = rows[0], 0
        for pawn in tables.movers(position, seat):
            spot = position[pawn]
            if first[pawn >> 2][spot]:
                trail = known[pawn].get(spot)
                if trail is None:
                    trail = known[pawn][spot] = self._trail(tables, pawn, Spot(spot))
                able.append(pawn)
                trails.append(trail[0])
                twice += trail[1]
        alike = twice > 1
        for place, pawn in enumerate(able):
            others: list[tuple[bool, Pawn]] = []
            for at, other in enumerate(able):
                if at > place:
                    others.append((False, other))
                elif at < place and trails[at] & trails[place]:
                    others.append((True, other))
            if not others:
                break
            alike = alike or others[0][0]
            self._pair(rows, position, pawn, others, found)
        return alike

    def _pair(
        self,
        rows: list[list[HopRow]],
        position: Position,
        pawn: Pawn,
        others: list[tuple[bool, Pawn]],
        found: list[Way],
    ) -> None:
        """Append the ways in which a pawn has the first part and another the rest.

        Args:
            rows: The walks of each part, from 1.
            position: Where the pawns stand.
            pawn: The pawn.
            others: For each other pawn whether the two were tried in the other order, and its pawn.
            found: Where the ways are appended.
        """
        origin = position[pawn]
        for part in range(self.total - 1, 0, -1):
            rest = rows[self.total - part - 1]
            for hop in rows[part - 1][pawn >> 2][origin]:
                if hop.own_free in position and position.find(hop.own_free) >> 2 == pawn >> 2:
                    continue
                between = hop.after(position)
                for earlier, other in others:
                    for more in rest[other >> 2][between[other]]:
                        met = between.find(more.own_free) if more.own_free in between else NO_PAWN
                        if met >= 0 and met >> 2 == other >> 2:
                            continue
                        if (
                            earlier
                            and hop.plain
                            and more.plain
                            and (more.bumps_on != origin and met != pawn)
                        ):
                            continue
                        found.append(WayChain((hop, more), None, False))

    def _pair_tables(self, tables: BoardTables) -> PairTables:
        """Make the tables of `_split_in_two`."""
        rows = [tables.ways.rows(part) for part in range(1, self.total)]
        made = tables.ways.pairs[self.total] = rows, [{} for _ in ALL_PAWNS]
        return made

    def _trail(self, tables: BoardTables, pawn: Pawn, spot: Spot) -> tuple[int, bool]:
        """Return the spots that a pawn may come to; whether it may come to one by two parts."""
        trail, is_twice = 1 << spot, False
        for _, _, across, _, _ in self.parts(tables, pawn, spot, self.total, False):
            is_twice = is_twice or across & trail > 0
            trail |= across
        return trail, is_twice

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return the shares in which one more pawn has its part.

        The last pawn allowed must use all that is left. Of several pawns in start the lowest that
        has had no part comes out for all.
        """
        position, left, used = share.position, share.left, share.used
        all_of_it = len(share.way.steps) + 1 == self.pawns
        if len(share.way.steps) == self.pawns:
            return []
        protected = tables.ways.protected(position)
        waiting: set[Spot] = set()
        grown: list[Share] = []
        for pawn in tables.movers(position, seat):
            spot = Spot(position[pawn])
            if used >> pawn & 1 or spot in waiting:
                continue
            if spot == tables.start_of[pawn]:
                waiting.add(spot)
            grown += [
                share.grown(hop, part, used | 1 << pawn, self.as_cards and part == _AGAIN_WITH)
                for part, hop, _, _, _ in self.parts(tables, pawn, spot, left, all_of_it)
                if hop.refusal(position, protected) is None
            ]
        return grown

    def parts(
        self, tables: BoardTables, pawn: Pawn, spot: Spot, left: int, all_of_it: bool
    ) -> list[SharedPart]:
        """Return the parts of a pawn on a spot, the biggest first.

        Args:
            tables: The board, which keeps them.
            pawn: The pawn.
            spot: Where it stands.
            left: The steps that are left.
            all_of_it: Whether it must use all of them.
        """
        kept = self.kept(tables, left, all_of_it)[pawn]
        parts = kept.get(spot)
        if parts is None:
            out = spot == tables.start_of[pawn]
            parts = kept[spot] = []
            for part in (left,) if all_of_it else range(min(left, self.total - 1), 0, -1):
                for hop in self._hops(tables, pawn, spot, part):
                    across = tables.ways.across(hop)
                    trail = across if out else across | 1 << spot
                    parts.append((part, hop, across, trail, _OUT * out))
        return parts

    def kept(
        self, tables: BoardTables, left: int, all_of_it: bool
    ) -> list[dict[int, list[SharedPart]]]:
        """Return for each pawn what `parts` has made so far, by spot."""
        key = self.total, self.as_cards, left, all_of_it
        kept = tables.ways.parts.get(key)
        if kept is None:
            kept = tables.ways.parts[key] = [{} for _ in ALL_PAWNS]
        return kept

    def _hops(self, tables: BoardTables, pawn: Pawn, spot: Spot, part: int) -> Iterable[Hop]:
        """Return the ways of a pawn on a spot to use a part."""
        if spot == tables.start_of[pawn]:
            return (tables.ways.outs[pawn],) if self.as_cards and part <= _OUT_WITH else ()
        steps = -part if self.as_cards and part == _BACK_WITH else part
        return tables.ways.rows(steps)[pawn >> 2][spot]

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield the squares that a part of the steps may hit."""
        for part in range(1, self.total):
            yield from tables.ways.hits(self._hops(tables, pawn_of(seat, 0), spot, part))


_OUT: Final = 1
_MEETS: Final = 2
"""Whether a part comes out of start; whether it comes across a pawn of the own side. Two parts
of which one does the one and one the other are not the same in either order: who comes out hangs on
who waits in start."""


class _Search:
    """The search for every way to share steps out over several pawns.

    Two parts lead to the same in either order, and are tried with the first pawn first, if neither
    pawn comes to where the other stood or went, nor is stopped by what stands there. Anything else
    that leads to the same is known by where it led.
    """

    def __init__(
        self, split: Split, tables: BoardTables, position: Position, seat: Seat, found: list[Way]
    ) -> None:
        self._split = split
        self._tables = tables
        self._seat = seat
        self._found = found
        self._movers = tables.movers(position, seat)
        starts = tables.start_of
        self._own = sum({1 << position[p] for p in self._movers if position[p] != starts[p]})
        """The spots on which pawns of the side stand at first, a bit each."""
        self._seen: set[tuple[Position, int, int, bool]] = set()

    def _able(
        self, position: Position, left: int, used: int, parts_taken: int
    ) -> list[tuple[int, Pawn, list[SharedPart]]]:
        """Return the pawns that may have the next part, each with its place and its parts.

        Of the pawns of a colour that wait in start there is one.

        Args:
            position: The position after the parts so far.
            left: The steps that are left.
            used: A bit for each pawn that has had its part.
            parts_taken: How many parts were taken.
        """
        split, tables, waiting = self._split, self._tables, 0
        all_of_it = parts_taken + 1 == split.pawns
        kept = split.kept(tables, left, all_of_it)
        able = []
        movers = tables.movers(position, self._seat)
        for place, pawn in enumerate(movers, 0 if movers is self._movers else PAWNS_EACH):
            spot = position[pawn]
            if used >> pawn & 1:
                continue
            parts = kept[pawn].get(spot)
            if parts is None:
                parts = split.parts(tables, pawn, Spot(spot), left, all_of_it)
            if not parts:
                continue
            if spot == tables.start_of[pawn]:
                if waiting >> (pawn >> 2) & 1:
                    continue
                waiting |= 1 << (pawn >> 2)
            able.append((place, pawn, parts))
        return able

    def run(
        self,
        position: Position,
        left: int,
        used: int,
        steps: tuple[Way, ...],
        again: bool,
        last: tuple[int, int, int] = (-1, 0, 0),
    ) -> None:
        """Append every way to go on.

        Args:
            position: The position after the parts so far.
            left: The steps that are left.
            used: A bit for each pawn that has had its part.
            steps: The parts so far.
            again: Whether one of them draws again.
            last: Of the last part the place of its pawn, its trail and its marks.
        """
        own, seen, as_cards = self._own, self._seen, self._split.as_cards
        protected = self._tables.ways.protected(position)
        last_place, last_trail, last_marks = last
        for place, pawn, parts in self._able(position, left, used, len(steps)):
            for part, hop, across, trail, out in parts:
                marks = out | _MEETS if as_cards and across & own else out
                if (
                    place < last_place
                    and not across & last_trail
                    and (marks | last_marks != _OUT | _MEETS)
                ):
                    continue  # tried already with the two the other way round
                may_be_refused = hop.own_free in position or protected or hop.all_free
                if may_be_refused and hop.refusal(position, protected):
                    continue
                after = hop.after(position)
                draws = again or (as_cards and part == _AGAIN_WITH)
                now_used = 0 if part == left else used | 1 << pawn
                state = after, now_used, left - part, draws
                if state in seen:
                    continue
                seen.add(state)
                if now_used:
                    self.run(
                        after, left - part, now_used, (*steps, hop), draws, (place, trail, marks)
                    )
                else:
                    self._found.append(WayChain((*steps, hop), after, draws))
