"""Cards as data: a card is a name and a tuple of abilities, each of which finds its plays.

An ability appends what it finds to a list, as (legs, position after, draws again), in the one
stable order: pawn number, bigger part first, target seats clockwise. It tries legs on the
position and keeps those that resolve; there is no other test of legality.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, Protocol

from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.ground import ALL_PAWNS, Ground, Position, seat_of
from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk

Found = tuple[tuple[Leg, ...], Position, bool]
"""(legs, position after them, whether they draw again)."""


Alone = Literal["none", "team", "partner", "penalty"]


class Ability(Protocol):
    """One thing a card lets a player do."""

    @property
    def optional(self) -> bool:
        """Whether a card that allows nothing else may be declined (19)."""

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Append every play of this ability for ``seat``."""

    def allows(
        self, ground: Ground, position: Position, seat: int, legs: tuple[Leg, ...], again: bool
    ) -> bool:
        """Whether the legs are a play of this ability that draws again as ``again`` says; also
        in an order that `find` leaves out because another leads to the same outcome."""


class Listed:
    """Abilities whose plays are exactly those they find."""

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Append every play of this ability for ``seat``."""
        raise NotImplementedError

    def allows(
        self, ground: Ground, position: Position, seat: int, legs: tuple[Leg, ...], again: bool
    ) -> bool:
        """Whether the legs are among those found."""
        found: list[Found] = []
        self.find(ground, position, seat, found)
        return any((legs, again) == (one[0], one[2]) for one in found)


@dataclass(frozen=True)
class Card:
    """A kind of card. ``again``: after it the same player draws (plays) again (11)."""

    name: str
    abilities: tuple[Ability, ...]
    again: bool = False


@cache
def _forms(steps: int, ways: int, may_stay: bool) -> tuple[tuple[Walk, ...], ...]:
    """For each pawn every form of a walk of ``steps``; one object each, shared by all plays."""
    slides = (True, False) if may_stay else (True,)
    return tuple(
        tuple(Walk(pawn, steps, way, slide) for way in range(ways) for slide in slides)
        for pawn in ALL_PAWNS
    )


def walks_of(ground: Ground, steps: int) -> tuple[tuple[Walk, ...], ...]:
    """For each pawn every form of a walk of ``steps`` on this ground."""
    return _forms(steps, len(ground.reach[steps]), ground.manners.may_stay)


@cache
def _swaps(may_stay: bool) -> tuple[tuple[tuple[SwapPlaces, ...], ...], ...]:
    """For each pawn and each other every form of their swap."""
    slides = (True, False) if may_stay else (True,)
    return tuple(
        tuple(tuple(SwapPlaces(pawn, other, s) for s in slides) for other in ALL_PAWNS)
        for pawn in ALL_PAWNS
    )


@cache
def _takes(may_stay: bool) -> tuple[tuple[tuple[TakePlace, ...], ...], ...]:
    """For each pawn and each victim every form of taking its place."""
    slides = (True, False) if may_stay else (True,)
    return tuple(
        tuple(tuple(TakePlace(pawn, other, s) for s in slides) for other in ALL_PAWNS)
        for pawn in ALL_PAWNS
    )


def _starters(ground: Ground, position: Position, seat: int) -> list[int]:
    """The lowest pawn in start of each colour that ``seat`` may move: the others there are
    interchangeable with it."""
    starters = []
    for member in ground.mover_seats(position, seat):
        first = 4 * member
        pawn = position.find(ground.start_of[first], first, first + 4)
        if pawn >= 0:
            starters.append(pawn)
    return starters


@dataclass(frozen=True)
class Out(Listed):
    """Bring a pawn out of its start (8, 9, D9)."""

    optional: bool = False

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """One play a colour at most."""
        for pawn in _starters(ground, position, seat):
            leg = ComeOut(pawn)
            after = leg.resolve(ground, position)
            if isinstance(after, bytes):
                found.append(((leg,), after, False))


@dataclass(frozen=True)
class Steps(Listed):
    """Walk one pawn ``steps`` squares; ``track_only`` leaves out pawns in their lane (20)."""

    steps: int
    track_only: bool = False
    optional: bool = False

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Up to one play a pawn, two where a lane may be entered or passed (D20) or a slide
        declined (24)."""
        legs_of = walks_of(ground, self.steps)
        # most pawns wait in start: asking the table first saves a third of the time
        skipped = ground.off_track if self.track_only else ground.idle
        for pawn in ground.movers(position, seat):
            if skipped[position[pawn]]:
                continue
            for leg in legs_of[pawn]:
                after = leg.resolve(ground, position)
                if isinstance(after, bytes):
                    found.append(((leg,), after, False))


@dataclass(frozen=True)
class Swap(Listed):
    """Exchange the places of an own pawn and another on the track (20, 41, D13).

    ``others``: "rivals" (pawns of other sides), "foreign" (of other colours than the pawn's) or
    "anyone".
    """

    others: Literal["rivals", "foreign", "anyone"] = "rivals"
    optional: bool = False

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Every pair, target seats clockwise, the own colour last."""
        track = ground.board.track
        swaps = _swaps(ground.manners.may_stay)
        for pawn in ground.movers(position, seat):
            if position[pawn] >= track:
                continue
            for other in self._others(ground, seat, pawn):
                if position[other] >= track:
                    continue
                for leg in swaps[pawn][other]:
                    after = leg.resolve(ground, position)
                    if isinstance(after, bytes):
                        found.append(((leg,), after, False))

    def _others(self, ground: Ground, seat: int, pawn: int) -> Sequence[int]:
        if self.others == "rivals":
            return ground.rivals[seat]
        own = seat_of(pawn)
        turned = [4 * ((own + turn) % len(SEATS)) + n for turn in (1, 2, 3) for n in range(4)]
        if self.others == "anyone":
            turned += range(pawn + 1, 4 * own + 4)  # a pair of the own colour once
        return turned


@dataclass(frozen=True)
class Sorry(Listed):
    """Put a pawn from start on the square of another, which goes back (22, 40).

    ``alone`` says what is owed when no rival stands on the track: nothing ("none"), a pawn of
    the own side as the victim ("team"), one of the partner's ("partner"), or, also without a
    pawn in start, a pawn of the side sent back ("penalty").
    """

    alone: Alone = "none"
    optional: bool = False

    def find(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        """Every pawn from start with every victim, then what is owed when there is none."""
        track = ground.board.track
        starters = _starters(ground, position, seat)
        victims = [pawn for pawn in ground.rivals[seat] if position[pawn] < track]
        if starters and not victims:
            victims = [p for p in self._owed(ground, position, seat) if position[p] < track]
        before = len(found)
        takes = _takes(ground.manners.may_stay)
        for pawn in starters:
            for other in victims:
                for leg in takes[pawn][other]:
                    after = leg.resolve(ground, position)
                    if isinstance(after, bytes):
                        found.append(((leg,), after, False))
        if self.alone == "penalty" and len(found) == before:
            self._pay(ground, position, seat, found)

    def _owed(self, ground: Ground, position: Position, seat: int) -> Sequence[int]:
        if self.alone == "team":
            return ground.movers(position, seat)
        if self.alone == "partner":
            return [p for p in ground.movers(position, seat) if seat_of(p) != seat]
        return ()

    def _pay(self, ground: Ground, position: Position, seat: int, found: list[Found]) -> None:
        for pawn in ground.movers(position, seat):
            back = SendBack(pawn)
            after = back.resolve(ground, position)
            if isinstance(after, bytes):
                found.append(((back,), after, False))
