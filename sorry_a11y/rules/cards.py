"""Cards as data: a card is a name and a tuple of abilities, each of which finds its plays.

An ability appends what it finds to a list, as (legs, position after, draws again), in the one
stable order: pawn number, bigger part first, target seats clockwise. It tries legs on the
position and keeps those that resolve; there is no other test of legality.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    PAWNS_EACH,
    SEAT_OF,
    SPOTS,
    Pawn,
    Seat,
    Spot,
    others_in_turn,
    pawns_of,
    seat_of,
)
from sorry_a11y.rules.board_tables import (
    FREE,
    MOST_STEPS,
    SINGLE,
    SLIDES,
    STANDING,
    BoardTables,
    Position,
    set_both,
)
from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk

Found = tuple[tuple[Leg, ...], Position, bool]
"""(legs, position after them, whether they draw again)."""


Alone = Literal["none", "team", "partner", "penalty"]


class Ability:
    """One thing a card lets a player do.

    A rule book's cards are made of the abilities below and of those in `sevens`; tests/rules lists
    them and asks each for its plays, its refusals and its words. ``optional``: whether a card that
    allows nothing else may be declined (19).
    """

    optional: bool

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append every play of this ability for ``seat`` to ``found``.

        Return whether two of them, or one of them and one of another ability, may come to the same;
        if not, all outcomes differ.
        """
        raise NotImplementedError

    def allows(
        self, tables: BoardTables, position: Position, seat: Seat, legs: tuple[Leg, ...],
        again: bool,
    ) -> bool:
        """Return whether the legs are a play of this ability that draws again as ``again`` says;
        also in an order that `find` leaves out because another leads to the same outcome."""
        found: list[Found] = []
        self.find(tables, position, seat, found)
        return any((legs, again) == (one[0], one[2]) for one in found)


@dataclass(frozen=True)
class Card:
    """A kind of card. ``again``: the same player draws (plays) again after it (11)."""

    name: str
    abilities: tuple[Ability, ...]
    again: bool = False


Forms = tuple[tuple[tuple[Walk], ...], ...]
"""For each pawn every form of a walk of a number of steps, each alone in a tuple."""


_FORMS: Final[list[Forms | None]] = [None] * (8 * MOST_STEPS)
"""What `walk_forms` has made, four sorts of boards one after another; backward from the end."""


def walk_forms(tables: BoardTables, steps: int) -> Forms:
    """Return the forms of a walk of ``steps``, which a card has, on this board; one object for each
    form, shared by all plays."""
    at = 4 * steps + tables.sort
    forms = _FORMS[at]
    if forms is None:
        slides = (True, False) if tables.may_stay else (True,)
        ways = range(len(tables.ways(steps)))
        forms = _FORMS[at] = tuple(
            tuple((Walk(pawn, steps, way, slide),) for way in ways for slide in slides)
            for pawn in ALL_PAWNS
        )
    return forms


def walks_of(tables: BoardTables, pawn: Pawn, steps: int) -> tuple[Walk, ...]:
    """Return every form of a walk of ``steps`` by ``pawn`` on this board."""
    return tuple(walk for walk, in walk_forms(tables, steps)[pawn])


def walk_each(
    tables: BoardTables, position: Position, pawns: tuple[Pawn, ...], steps: int, found: list[Found]
) -> bool:
    """Append every walk of ``steps`` by each of the pawns to ``found``.

    Return whether two of them may come to the same: a slide or a bounce can lead each of two pawns
    back to where it stood. Most walks end on an empty square where no slide begins, or at home,
    with nothing in the way. They need no `resolve`: the pawn, which stands alone, changes its byte.
    """
    if tables.has_obstacles:
        return _walk_past(tables, position, pawns, steps, found)
    strides = tables.strides[steps] or tables.strode(steps)
    forms = _FORMS[4 * steps + tables.sort] or walk_forms(tables, steps)
    alike = False
    for pawn in pawns:
        stride = strides[pawn][position[pawn]]
        if stride is None:
            continue
        spot, lands, here, there = stride
        if lands == FREE or (lands == STANDING and spot not in position):
            found.append((forms[pawn][0], position.replace(here, there), False))
            continue
        if lands == SLIDES or here == there:
            alike = True
        for legs in forms[pawn] if lands == SLIDES else forms[pawn][:1]:
            settled = tables.arrive(position, pawn, spot, legs[0].slide)
            if isinstance(settled, bytes):
                found.append((legs, settled, False))
    return alike


def _walk_past(
    tables: BoardTables, position: Position, pawns: tuple[Pawn, ...], steps: int, found: list[Found]
) -> bool:
    """Append walks as `walk_each` does, where pawns can stand in the way and lanes may be
    passed."""
    crossings = tables.crossings[steps] or tables.crossed(steps)
    forms = _FORMS[4 * steps + tables.sort] or walk_forms(tables, steps)
    alike = False
    up = -1  # not asked yet: most walks pass no such square
    for pawn in pawns:
        origin = position[pawn]
        for spot, bar, lane, way in crossings[pawn][origin]:
            if bar:
                if up < 0:
                    up = tables.guards_up(position)
                if bar & up:
                    continue
            if lane and len(position.translate(None, lane)) < len(position):
                continue
            if spot not in position:
                after = position.replace(SINGLE[origin], SINGLE[spot])
                found.append((forms[pawn][way], after, False))
                continue
            alike = alike or spot == origin
            settled = tables.arrive(position, pawn, spot, True)
            if isinstance(settled, bytes):
                found.append((forms[pawn][way], settled, False))
    return alike


@cache
def _swaps(may_stay: bool) -> tuple[tuple[tuple[tuple[SwapPlaces], ...], ...], ...]:
    """Return for each pawn and each other pawn every form of their swap."""
    slides = (True, False) if may_stay else (True,)
    return tuple(
        tuple(tuple((SwapPlaces(pawn, other, s),) for s in slides) for other in ALL_PAWNS)
        for pawn in ALL_PAWNS
    )


@cache
def _takes(may_stay: bool) -> tuple[tuple[tuple[tuple[TakePlace], ...], ...], ...]:
    """Return for each pawn and each victim every form of taking its place."""
    slides = (True, False) if may_stay else (True,)
    return tuple(
        tuple(tuple((TakePlace(pawn, other, s),) for s in slides) for other in ALL_PAWNS)
        for pawn in ALL_PAWNS
    )


def _starters(tables: BoardTables, position: Position, seat: Seat) -> list[Pawn]:
    """Return the lowest pawn in start of each colour that ``seat`` may move: the others there are
    interchangeable with it."""
    starters = []
    for member in tables.mover_seats(position, seat):
        there = position.find(tables.start_of[PAWNS_EACH * member])
        if there >= 0:
            starters.append(ALL_PAWNS[there])
    return starters


_OUTS: Final = tuple((ComeOut(pawn),) for pawn in ALL_PAWNS)
"""For each pawn its coming out, alone in a tuple."""


@dataclass(frozen=True)
class Out(Ability):
    """The ability to bring a pawn out of its start (8, 9, D9)."""

    optional: bool = False

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append one play a colour at most, see `Ability.find`."""
        plain_board = not tables.has_obstacles
        for pawn in _starters(tables, position, seat):
            legs = _OUTS[pawn]
            square, spot = tables.exits[SEAT_OF[pawn]]
            if plain_board and square not in position and square not in tables.slide_of[pawn]:
                # as `resolve` settles it too
                after = position[:pawn] + SINGLE[spot] + position[pawn + 1 :]
                found.append((legs, after, False))
                continue
            settled = legs[0].resolve(tables, position)
            if isinstance(settled, bytes):
                found.append((legs, settled, False))
        return False


@dataclass(frozen=True)
class Steps(Ability):
    """The ability to walk one pawn ``steps`` squares; ``track_only`` leaves out pawns in their lane
    (20)."""

    steps: int
    track_only: bool = False
    optional: bool = False

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append up to one play a pawn, two where a lane may be entered or passed (D20) or a slide
        declined (24), see `Ability.find`."""
        pawns = tables.movers(position, seat)
        if self.track_only:
            track = tables.board.track
            pawns = tuple([pawn for pawn in pawns if position[pawn] < track])
        return walk_each(tables, position, pawns, self.steps, found)


@dataclass(frozen=True)
class Swap(Ability):
    """The ability to exchange the places of an own pawn and another on the track (20, 41, D13).

    ``others``: "rivals" (pawns of other sides), "foreign" (of other colours than the pawn's) or
    "anyone".
    """

    others: Literal["rivals", "foreign", "anyone"] = "rivals"
    optional: bool = False

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append every pair, target seats clockwise, the own colour last, see `Ability.find`."""
        track = tables.board.track
        movers = [pawn for pawn in tables.movers(position, seat) if position[pawn] < track]
        if not movers:
            return False
        swaps = _swaps(tables.may_stay)
        plain_board = not tables.has_obstacles
        alike = self.others == "anyone"  # two of one colour change places, and nothing changes
        rivals = [
            (pawn, SPOTS[position[pawn]]) for pawn in tables.rivals[seat] if position[pawn] < track
        ]
        for pawn in movers:
            origin = SPOTS[position[pawn]]
            slides = tables.slide_of[pawn]
            board = bytearray(position)
            for other, spot in rivals if self.others == "rivals" else self._others(position, pawn):
                if spot >= track:
                    continue
                if plain_board and spot not in slides:  # as `resolve` settles it too
                    board[pawn], board[other] = spot, origin
                    found.append((swaps[pawn][other][0], bytes(board), False))
                    board[other] = spot
                    continue
                alike = True
                for legs in swaps[pawn][other]:
                    settled = legs[0].resolve(tables, position)
                    if isinstance(settled, bytes):
                        found.append((legs, settled, False))
        return alike

    def partners_of(
        self, tables: BoardTables, position: Position, seat: Seat, pawn: Pawn
    ) -> list[Pawn]:
        """Return the pawns on the track that ``seat`` may want to swap ``pawn`` with."""
        if self.others == "rivals":
            wanted = tables.rivals[seat]
        else:
            own = seat_of(pawn)
            wanted = tuple(p for other in others_in_turn(own) for p in pawns_of(other))
            if self.others == "anyone":
                wanted += tuple(p for p in pawns_of(own) if p != pawn)
        return [other for other in wanted if position[other] < tables.board.track]

    def _others(self, position: Position, pawn: Pawn) -> list[tuple[Pawn, Spot]]:
        """Return the pawns of other colours, or of all, and where they stand."""
        own = seat_of(pawn)
        turned = [p for other in others_in_turn(own) for p in pawns_of(other)]
        if self.others == "anyone":
            turned += (p for p in pawns_of(own) if p > pawn)  # a pair of the own colour once
        return [(other, SPOTS[position[other]]) for other in turned]


@dataclass(frozen=True)
class Sorry(Ability):
    """The ability to put a pawn from start on the square of another, which goes back (22, 40).

    ``alone`` says what is owed when no rival stands on the track: nothing ("none"), a pawn of the
    own side as the victim ("team"), one of the partner's ("partner"), or, also without a pawn in
    start, a pawn of the side sent back ("penalty").
    """

    alone: Alone = "none"
    optional: bool = False

    def find(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> bool:
        """Append every pawn from start with every victim, then what is owed when there is none, see
        `Ability.find`."""
        track = tables.board.track
        starters = _starters(tables, position, seat)
        victims: list[Pawn] = []
        if starters:
            victims = [pawn for pawn in tables.rivals[seat] if position[pawn] < track] or [
                pawn for pawn in self._owed(tables, position, seat) if position[pawn] < track
            ]
        before = len(found)
        takes = _takes(tables.may_stay)
        alike = False
        for pawn in starters:
            slides, owner = tables.slide_of[pawn], seat_of(pawn)
            for other in victims:
                spot = SPOTS[position[other]]
                if spot not in slides and seat_of(other) != owner:  # as `resolve` settles it too
                    after = set_both(position, pawn, spot, other, tables.start_of[other])
                    found.append((takes[pawn][other][0], after, False))
                    continue
                alike = True
                for legs in takes[pawn][other]:
                    settled = legs[0].resolve(tables, position)
                    if isinstance(settled, bytes):
                        found.append((legs, settled, False))
        if self.alone == "penalty" and len(found) == before:
            self._pay(tables, position, seat, found)
        return alike

    def _owed(self, tables: BoardTables, position: Position, seat: Seat) -> Sequence[Pawn]:
        if self.alone == "team":
            return tables.movers(position, seat)
        if self.alone == "partner":
            return [p for p in tables.movers(position, seat) if seat_of(p) != seat]
        return ()

    def _pay(self, tables: BoardTables, position: Position, seat: Seat, found: list[Found]) -> None:
        for pawn in tables.movers(position, seat):
            back = SendBack(pawn)
            after = back.resolve(tables, position)
            if isinstance(after, bytes):
                found.append(((back,), after, False))
