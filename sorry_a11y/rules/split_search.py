"""The search for every way to share steps out over several pawns, each in one part.

It finds what `Split.grow` leads to, in the same order. A 7 of a team with eight pawns on the track
comes to thousands of plays, so nothing is calculated anew that was known before the search began:
a pawn has one part at most, and what the part does to the board hangs on where the pawn stands.
Positions are whole numbers here, whose byte ``n`` is the spot of pawn ``n``. So is the *crowd*, who
stands where: a bit for each spot, in one field for each colour of the side and one for all rivals.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SEAT_OF,
    SPOTS,
    Pawn,
    Seat,
    Spot,
    Trail,
    number_of,
)
from sorry_a11y.rules.board_tables import (
    FREE,
    SLIDES,
    STANDING,
    BoardTables,
    Position,
    Strides,
)
from sorry_a11y.rules.cards import Forms, Found, walk_each, walk_forms
from sorry_a11y.rules.legs import ComeOut, Leg

SplitPart = tuple[int, int, int, int, int, int, int, tuple[Leg, ...], int]
"""A part that a pawn may have: (its steps; the bits of the pawns that rule it out; what is added to
these bits; the squares it comes across, in every field; the one where no pawn of its colour may
stand; what is added to the position; what is added to the crowd; its leg; its number in the
search).

The bits: one for each pawn that has had a part; above them one for each pawn that waits in start
for its part; above them how many parts draw again."""

_PAWNS: Final = len(ALL_PAWNS)
AGAIN: Final = 1 << 2 * _PAWNS
"""What is added to the bits by a part that draws again."""
PAIR: Final = 2
OUT_WITH: Final = 2
AGAIN_WITH: Final = 2
BACK_WITH: Final = 4
"""The highest card that brings a pawn out, the card that draws again and the one that goes back."""
_BITS: Final = 8
"""Bits of a spot within a position."""


class SplitSearch:
    """A search through every way to share ``total`` steps out over two or more pawns.

    Two parts of which neither comes across where the other pawn stood or went lead to the same in
    either order: they are tried with the first pawn first. (Who comes out of start hangs on who
    waits there, so this holds for coming out only where no pawn of the side is sent back.) What
    else leads to the same is known by where it led.
    """

    __slots__ = (
        "as_cards", "back", "ended", "fields", "follow", "found", "going_back", "outs", "own",
        "seen", "tables", "total", "trails", "walkers", "walks", "width",
    )

    def __init__(
        self, tables: BoardTables, position: Position, seat: Seat, total: int, as_cards: bool,
        found: list[Found],
    ) -> None:
        """Prepare a search; ``as_cards`` as in `Split`. Raises ValueError for a board with
        obstacles."""
        if tables.has_obstacles:
            raise ValueError("no 7 is shared out in parts where pawns stand in the way of others")
        self.tables = tables
        self.total = total
        self.as_cards = as_cards
        self.found = found
        self.width = tables.board.spots
        self.fields: dict[Seat, int] = {
            member: self.width * at for at, member in enumerate(tables.side_of[seat])
        }
        self.going_back: dict[int, int] = {}
        """What is added to the position where the rival on a square goes back."""
        self.back: dict[int, tuple[int, int]] = {}
        """What `_sent_back` keeps."""
        self.own = 0
        """The squares on which pawns of the side stand at first."""
        self.walkers = tables.movers(position, seat)
        self.trails: list[tuple[int, int, int, bool, bool]] = []
        """By number of a part: its pawn's place, the squares it comes across, these and the one it
        leaves, whether it comes out of start, whether it meets a square of ``own``."""
        self.walks: list[list[SplitPart]] = []
        """By a pawn's place all its walks from where it stands at first."""
        self.outs: dict[Pawn, list[SplitPart]] = {}
        """By pawn all its ways out of start, as far as they were asked for."""
        self.follow: dict[tuple[int, int, int, bool], list[SplitPart]] = {}
        """What `_parts` keeps."""
        self.seen: set[tuple[int, int, int]] = set()
        self.ended: tuple[set[int], set[int]] = set(), set()
        """Positions that all steps led to, without and with drawing again."""

    def run(self, position: Position, most: int) -> None:
        """Append every way to use all steps with at most ``most`` pawns."""
        crowd = self._crowd(position)
        in_start = 0
        for place, pawn in enumerate(self.walkers):
            if position[pawn] == self.tables.start_of[pawn]:
                in_start |= 1 << pawn
            self.walks.append(self._walks(pawn, place, SPOTS[position[pawn]]))
        self._share_out(
            int.from_bytes(position, "little"), crowd, self.total, most, in_start << _PAWNS,
            in_start, (), self._parts(-1, self.total, in_start, False),
        )

    def _crowd(self, position: Position) -> int:
        """Return who stands where, and note what sends each rival back."""
        tables = self.tables
        crowd = 0
        for pawn in ALL_PAWNS:
            spot, start = position[pawn], tables.start_of[pawn]
            if spot in (NOWHERE, start) or spot in tables.homes:
                continue
            field = self.fields.get(SEAT_OF[pawn], -1)
            if field >= 0:
                self.own |= 1 << spot
                crowd |= 1 << spot + field
            else:
                bit = 1 << spot + self.width * len(self.fields)
                self.going_back[bit] = start - spot << _BITS * pawn
                crowd |= bit
        return crowd

    # -- parts -------------------------------------------------------------------------------

    def _walks(self, pawn: Pawn, place: int, origin: Spot) -> list[SplitPart]:
        """Return every walk of the pawn from ``origin``, the biggest part first."""
        tables = self.tables
        found: list[SplitPart] = []
        for steps in range(self.total - 1, 0, -1):
            card = -steps if self.as_cards and steps == BACK_WITH else steps
            spot = tables.ways(card)[0][pawn][origin]
            if spot == NOWHERE:
                continue
            forms = walk_forms(tables, card)[pawn]
            for legs in forms if tables.landing[pawn][spot] == SLIDES else forms[:1]:
                path = tables.slide_of[pawn].get(spot, ()) if legs[0].slide else ()
                found.append(self._part(pawn, place, steps, origin, (spot, *path), legs))
        return found

    def _outs(self, pawn: Pawn, place: int) -> list[SplitPart]:
        """Return every way for the pawn to come out of start, the biggest part first."""
        outs = self.outs.get(pawn)
        if outs is None:
            start, square = self.tables.start_of[pawn], self.tables.exits[SEAT_OF[pawn]][0]
            trail = (square, *self.tables.slide_of[pawn].get(square, ()))
            outs = self.outs[pawn] = [
                self._part(pawn, place, steps, start, trail, (ComeOut(pawn),))
                for steps in range(OUT_WITH, 0, -1)
            ]
        return outs

    def _part(
        self, pawn: Pawn, place: int, steps: int, origin: Spot, trail: Trail, legs: tuple[Leg, ...]
    ) -> SplitPart:
        """Return the part of a pawn that comes to the first spot of the trail and slides to its
        last."""
        tables = self.tables
        homes, field = tables.homes, self.fields[SEAT_OF[pawn]]
        comes_out = origin == tables.start_of[pawn]
        left = 0 if comes_out else 1 << origin
        end = trail[-1]
        landing = across = 0
        if end not in homes:
            landing = 1 << trail[0] & ~left
            for spot in trail:
                across |= 1 << spot
        across &= ~left
        stays = 0 if end in homes else 1 << end
        number = len(self.trails)
        self.trails.append((place, across, across | left, comes_out, across & self.own > 0))
        in_fields = across
        for _ in self.fields:
            in_fields = in_fields << self.width | across
        barrier = change = 1 << pawn
        if comes_out:  # the lowest of a colour comes out for all who wait
            barrier += barrier - (1 << pawn - number_of(pawn)) << _PAWNS
            change -= change << _PAWNS
        if self.as_cards and steps == AGAIN_WITH:
            change += AGAIN
        return (
            steps, barrier, change, in_fields,
            0 if tables.movement.bumps_own else landing << field,
            end - origin << _BITS * pawn, stays - left << field, legs, number,
        )

    def _parts(self, last: int, left: int, starters: int, all_of_it: bool) -> list[SplitPart]:
        """Return the parts to try after the part ``last`` (-1: none).

        ``left`` steps are left, and have to be used by one pawn if ``all_of_it``; ``starters`` has
        a bit for each pawn that is in start or came from there.
        """
        parts = self.follow.get((-1, left, starters, all_of_it))
        if parts is None:
            parts = self.follow[-1, left, starters, all_of_it] = self._open(
                left, starters, all_of_it
            )
        if last >= 0:
            place, _, trail, is_out, meets = self.trails[last]
            kept: list[SplitPart] = []
            for part in parts:
                at, across, _, out, met = self.trails[part[8]]
                if at > place or across & trail or ((is_out or out) and (meets or met)):
                    kept.append(part)
            parts = self.follow[last, left, starters, all_of_it] = kept
        return parts

    def _open(self, left: int, starters: int, all_of_it: bool) -> list[SplitPart]:
        """Return every part there is, see `_parts`."""
        parts: list[SplitPart] = []
        for place, pawn in enumerate(self.walkers):
            if not starters >> pawn & 1:
                parts += self.walks[place]
            elif self.as_cards:
                parts += self._outs(pawn, place)
        return [one for one in parts if (one[0] == left if all_of_it else one[0] <= left)]

    # -- the search --------------------------------------------------------------------------

    def _share_out(
        self, position: int, crowd: int, left: int, most: int, pawns: int, starters: int,
        legs: tuple[Leg, ...], parts: list[SplitPart],
    ) -> None:
        """Try each of the parts, and go on with what is left after it.

        ``pawns``: who has had a part and who waits in start, see `SplitPart`; ``starters`` as in
        `_parts`.
        """
        seen, ended, follow, back = self.seen, self.ended, self.follow, self.back
        for steps, barrier, change, squares, barred, moved, shift, step, number in parts:
            if pawns & barrier:
                continue
            after, taken = position + moved, pawns + change
            met = crowd & squares
            hit = 0
            if met:
                if met & barred:
                    continue
                sent = back.get(met)
                if sent is None or sent[1] & (pawns | pawns >> _PAWNS):
                    sent = self._sent_back(met, pawns, position)
                after += sent[0]
                hit = sent[1] & ~pawns
                taken += hit << _PAWNS
            if steps == left:
                again = taken >= AGAIN
                if after not in ended[again]:
                    ended[again].add(after)
                    self.found.append((legs + step, after.to_bytes(_PAWNS, "little"), again))
                continue
            rest = left - steps
            state = after, taken, rest
            if state in seen:
                continue
            seen.add(state)
            among = starters | hit
            more = follow.get((number, rest, among, most == 2))
            if more is None:
                more = self._parts(number, rest, among, most == 2)
            if more:
                self._share_out(
                    after, crowd + shift - met, rest, most - 1, taken, among, legs + step, more
                )

    def _sent_back(self, met: int, pawns: int, position: int) -> tuple[int, int]:
        """Return what is added to the position where the pawns met go back, and a bit for each of
        the side's own among them.

        The answer is kept where none of them has had a part: all stand as they stood at first.
        """
        added = hit = 0
        for pawn in self.walkers:
            spot = position >> _BITS * pawn & NOWHERE
            if met >> spot + self.fields[SEAT_OF[pawn]] & 1:
                added += self.tables.start_of[pawn] - spot << _BITS * pawn
                hit |= 1 << pawn
        for square, back in self.going_back.items():
            if met & square:
                added += back
        sent = added, hit
        if not hit & pawns:
            self.back[met] = sent
        return sent


def find_pairs(
    tables: BoardTables, position: Position, seat: Seat, total: int, found: list[Found]
) -> None:
    """Append what `SplitSearch` finds for two pawns that walk forward, on a board without
    obstacles.

    So little is found that nothing is worth preparing. Of two walks to empty squares or home,
    neither to where the other pawn stood, that of the first pawn comes first.
    """
    idle = tables.idle
    able = [pawn for pawn in tables.movers(position, seat) if not idle[position[pawn]]]
    if len(able) < PAIR:
        return
    walks = _walks_up_to(tables, total)
    ended: set[Position] = set()
    for at, pawn in enumerate(able):
        origin = position[pawn]
        for part in range(total - 1, 0, -1):
            strides, forms = walks[part]
            stride = strides[pawn][origin]
            if stride is None:
                continue
            spot, lands, here, there = stride
            clean = lands == FREE or (lands == STANDING and spot not in position)
            first: list[Found] = []
            if clean:
                first.append((forms[pawn][0], position.replace(here, there), False))
            else:
                walk_each(tables, position, (pawn,), part, first)
            rest = total - part
            strides, forms = walks[rest]
            for step, between, _ in first:
                for place, other in enumerate(able):
                    if place == at:
                        continue
                    stride = strides[other][between[other]]
                    if stride is None:
                        continue
                    spot, lands, here, there = stride
                    if lands == FREE or (lands == STANDING and spot not in between):
                        if clean and place < at and spot != origin:
                            continue
                        after = between.replace(here, there)
                        if after not in ended:
                            ended.add(after)
                            found.append((step + forms[other][0], after, False))
                        continue
                    second: list[Found] = []
                    walk_each(tables, between, (other,), rest, second)
                    for more, after, _ in second:
                        if after not in ended:
                            ended.add(after)
                            found.append((step + more, after, False))


@lru_cache(maxsize=64)
def _walks_up_to(tables: BoardTables, total: int) -> list[tuple[Strides, Forms]]:
    """Return by steps, below ``total``, where walks end and their forms."""
    return [
        (tables.strides[part] or tables.strode(part), walk_forms(tables, part))
        for part in range(total)
    ]
