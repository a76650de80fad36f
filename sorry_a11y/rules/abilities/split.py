"""The 7 of Sorry!, which is shared out in parts (15, 16, 39)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sorry_a11y.rules.abilities.ability import walk_hits
from sorry_a11y.rules.abilities.sharing import Share, Sharing
from sorry_a11y.rules.board import PAWNS_EACH, Pawn, Position, Seat, Spot
from sorry_a11y.rules.board_tables import BoardTables
from sorry_a11y.rules.way_tables import HopRow
from sorry_a11y.rules.ways import Hop, Way, WayChain

PAIR: Final = 2
OUT_WITH: Final = 2
AGAIN_WITH: Final = 2
BACK_WITH: Final = 4
"""The highest card that brings a pawn out, the card that draws again and the one that goes back."""

SplitPart = tuple[int, Hop, int, int, int]
"""A part that a pawn may have: its steps, its hop, the squares it comes across and these with the
one that it leaves (a bit each), and OUT and MEETS."""
OUT: Final = 1
MEETS: Final = 2
"""Whether a part comes out of start; whether it comes across a pawn of the own side. Two parts
of which one does the one and one the other are not the same in either order: who comes out hangs on
who waits in start."""


class Split(Sharing):
    """``total`` steps over two to ``pawns`` different pawns, each in one part.

    Args:
        total: The steps.
        pawns: The most pawns that have a part.
        as_cards: Whether each part acts as the card of its number: 1 and 2 may bring a pawn out, 2
            draws again, 4 goes back. Without it every part walks forward.
        optional: As of every ability.
    """

    __slots__ = ("as_cards", "pawns")

    def __init__(
        self, total: int, pawns: int = 2, as_cards: bool = False, optional: bool = False
    ) -> None:
        super().__init__(total, False, optional)
        self.pawns = pawns
        self.as_cards = as_cards

    def content(self) -> tuple[object, ...]:
        """Return the arguments of ``__init__``."""
        return self.total, self.pawns, self.as_cards, self.optional

    @property
    def words(self) -> str:
        """The end of the key of the message that answers what a card does."""
        return "split"

    @property
    def reference(self) -> str:
        """The end of the key on a reference card."""
        shares = self.pawns > PAIR
        if self.as_cards:
            return "share-parts" if shares else "parts"
        return "share" if shares else "split"

    @property
    def values(self) -> dict[str, int | str]:
        """The number of pawns, and how a part acts."""
        return {"pawns": self.pawns, "acting": "cards" if self.as_cards else "steps"}

    def steps(self, part: int) -> int:
        """Return how a part walks, negative for backward."""
        return -part if self.as_cards and part == BACK_WITH else part

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]) -> bool:
        """Append every way to use all steps, see `Ability.find`; of several that lead to the same
        board the first."""
        before = len(found)
        if self.pawns == PAIR and not self.as_cards and not tables.ways.has_obstacles:
            self._split_in_two(tables, position, seat, found)
        else:
            _Search(self, tables, position, seat, found).run(position, self.total, self.pawns)
        return len(found) > before

    def _split_in_two(
        self, tables: BoardTables, position: Position, seat: Seat, found: list[Way]
    ) -> None:
        """Append what `_Search` finds for two pawns that walk forward, where nothing is worth
        preparing. Of two walks that do not touch each other, that of the first pawn comes first."""
        total = self.total
        rows = [tables.ways.rows(part) for part in range(1, total)]
        able = [
            pawn for pawn in tables.movers(position, seat) if rows[0][pawn >> 2][position[pawn]]
        ]
        if len(able) < PAIR:
            return
        for place, pawn in enumerate(able):
            origin = position[pawn]
            for part in range(total - 1, 0, -1):
                for hop in rows[part - 1][pawn >> 2][origin]:
                    clean = hop.spot not in position
                    if not clean and position.find(hop.bar) >> 2 == hop.seat:
                        continue
                    clean = clean and hop.plain
                    between = (
                        position.replace(hop.here, hop.there) if clean else hop.after(position)
                    )
                    rest = rows[total - part - 1]
                    for at, other in enumerate(able):
                        if at == place:
                            continue
                        for more in rest[other >> 2][between[other]]:
                            if more.spot not in between:
                                if clean and at < place and more.plain and more.spot != origin:
                                    continue
                            elif between.find(more.bar) >> 2 == more.seat:
                                continue
                            found.append(WayChain((hop, more), more.after(between), False))

    def grow(self, tables: BoardTables, seat: Seat, share: Share) -> list[Share]:
        """Return one more pawn has its part; the last pawn allowed must use all that is left."""
        position, left, used = share.position, share.left, share.used
        pawns_left = self.pawns - len(share.way.steps)
        if not pawns_left:
            return []
        parts = (left,) if pawns_left == 1 else range(min(left, self.total - 1), 0, -1)
        up = tables.ways.guards_up(position)
        return [
            share.grown(hop, part, used | 1 << pawn, self.as_cards and part == AGAIN_WITH)
            for pawn in tables.movers(position, seat) if not used >> pawn & 1
            for part in parts for hop in self.hops(tables, position, pawn, part, used)
            if hop.refusal(position, up) is None
        ]

    def hops(
        self, tables: BoardTables, position: Position, pawn: Pawn, part: int, used: int
    ) -> Iterable[Hop]:
        """Return the ways of a pawn to use a part.

        Of several pawns in start the lowest that has had no part comes out for all.
        """
        start = tables.start_of[pawn]
        if position[pawn] == start and self.as_cards and part <= OUT_WITH:
            first = pawn - pawn % PAWNS_EACH
            others = [one for one in range(first, pawn) if not used >> one & 1]
            if all([position[one] != start for one in others]):
                return (tables.ways.outs[pawn],)
        row: HopRow = tables.ways.rows(self.steps(part))[pawn >> 2]
        return row[position[pawn]]

    def hits(self, tables: BoardTables, seat: Seat, spot: Spot) -> Iterator[Spot]:
        """Yield where each part ends that walks forward."""
        for part in range(1, self.total):
            yield from walk_hits(tables, seat, spot, part)


class _Search:
    """The search for every way to share steps out over several pawns.

    A pawn has one part at most, so its parts are known before the search begins: those from where
    it stands at first, or from start if it was sent back. Two parts of which neither comes across
    where the other pawn stood or went lead to the same in either order and are tried with the first
    pawn first. Anything else that leads to the same is known by where it led.
    """

    def __init__(
        self, split: Split, tables: BoardTables, position: Position, seat: Seat, found: list[Way]
    ) -> None:
        self._split = split
        self._ways = tables.ways
        self._starts = tables.start_of
        self._movers = tables.movers(position, seat)
        self._found = found
        self._at_first = position
        self._own = 0
        """The spots on which pawns of the side stand at first, a bit each."""
        for pawn in self._movers:
            if position[pawn] != tables.start_of[pawn]:
                self._own |= 1 << position[pawn]
        self._seen: dict[int, set[Position]] = {}
        self._ended: tuple[set[Position], set[Position]] = set(), set()
        self._parts: dict[tuple[Pawn, int, int, bool], list[SplitPart]] = {}
        self._everybody: dict[tuple[int, bool], list[tuple[int, Pawn, int, list[SplitPart]]]] = {}
        """What `_table` has made."""

    def _table(
        self, left: int, all_of_it: bool
    ) -> list[tuple[int, Pawn, int, list[SplitPart]]]:
        """Return every pawn with its place, the spot where it stands at first, and its parts from
        there, see `_parts_of`."""
        made = self._everybody[left, all_of_it] = [
            (place, pawn, self._at_first[pawn],
             self._parts_of(pawn, Spot(self._at_first[pawn]), left, all_of_it))
            for place, pawn in enumerate(self._movers)
        ]
        return made

    def _parts_of(self, pawn: Pawn, spot: Spot, left: int, all_of_it: bool) -> list[SplitPart]:
        """Return the parts of a pawn on a spot, the biggest first.

        Args:
            pawn: The pawn.
            spot: Where it stands.
            left: The steps that are left.
            all_of_it: Whether it must use all of them.
        """
        key = pawn, spot, left, all_of_it
        parts = self._parts.get(key)
        if parts is None:
            parts = self._parts[key] = []
            most = min(left, self._split.total - 1)
            for part in (left,) if all_of_it else range(most, 0, -1):
                for hop in self._hops(pawn, spot, part):
                    parts.append(self._part(part, hop, spot))
        return parts

    def _hops(self, pawn: Pawn, spot: Spot, part: int) -> Iterable[Hop]:
        split = self._split
        if spot == self._starts[pawn]:
            return (self._ways.outs[pawn],) if split.as_cards and part <= OUT_WITH else ()
        if part >= split.total:
            return ()
        return self._ways.rows(split.steps(part))[pawn >> 2][spot]

    def _part(self, part: int, hop: Hop, spot: Spot) -> SplitPart:
        across = 0
        for square in hop.landing.path:
            across |= 1 << square
        comes_out = spot == self._starts[4 * hop.seat]
        if not comes_out:
            across &= ~(1 << spot)
        trail = across if comes_out else across | 1 << spot
        marks = OUT * comes_out | MEETS * (across & self._own > 0)
        return part, hop, across, trail, marks

    def run(
        self, position: Position, left: int, most: int, used: int = 0,
        steps: tuple[Way, ...] = (), again: bool = False,
        last: tuple[int, int, int] = (-1, 0, 0),
    ) -> None:
        """Append every way to go on.

        Args:
            position: The position after the parts so far.
            left: The steps that are left.
            most: How many more pawns may have a part.
            used: A bit for each pawn that has had its part.
            steps: The parts so far.
            again: Whether one of them draws again.
            last: Of the last part the place of its pawn, its trail and its marks.
        """
        ways, seen, waiting = self._ways, self._seen, 0
        up = ways.guards_up(position) if ways.has_obstacles else 0
        last_place, last_trail, last_marks = last
        as_cards = self._split.as_cards
        everybody = self._everybody.get((left, most == 1)) or self._table(left, most == 1)
        for place, pawn, spot, parts in everybody:
            if used >> pawn & 1:
                continue
            if position[pawn] != spot:  # it was sent back
                spot = position[pawn]
                parts = self._parts_of(pawn, Spot(spot), left, most == 1)
            if not parts:
                continue
            if spot == self._starts[pawn]:
                if waiting >> (pawn >> 2) & 1:
                    continue
                waiting |= 1 << (pawn >> 2)
            for part, hop, across, trail, marks in parts:
                if place < last_place and not across & last_trail and (
                    marks | last_marks != OUT | MEETS
                ):
                    continue  # tried already with the two the other way round
                if (hop.bar in position or up or hop.lane) and hop.refusal(position, up):
                    continue
                after = hop.after(position)
                draws = again or (as_cards and part == AGAIN_WITH)
                if part == left:
                    if after not in self._ended[draws]:
                        self._ended[draws].add(after)
                        self._found.append(WayChain((*steps, hop), after, draws))
                    continue
                taken = used | 1 << pawn
                key = (taken << 4 | left - part) << 1 | draws
                met = seen.get(key)
                if met is None:
                    met = seen[key] = set()
                elif after in met:
                    continue
                met.add(after)
                self.run(after, left - part, most - 1, taken, (*steps, hop), draws,
                         (place, trail, marks))
