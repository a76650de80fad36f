"""Ways: every move that a card can make, as an object that is made once and knows what follows.

A walk depends on nothing but its seat, its spot and its steps, so it is a `Hop` that stands in a
table (`way_tables`): the byte that changes, where no pawn of its own colour may stand, the guards
and the lane spots in its way, and the `Landing`: whose pawns go back, and the slide. A `Trade`, a
`Take`, a `SentBack` and a `WayChain` (the parts of a 7) are the other ways. ``legs``, ``after`` and
``tell`` of a way are the only code that moves a pawn, and what stands in its way is asked of the
same object (``refusal``).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from sorry_a11y.rules.board import ALL_PAWNS, NOWHERE, SEAT_OF, SPOTS, Pawn, Position, Seat, Spot
from sorry_a11y.rules.events import (
    Event,
    PawnBumped,
    PawnSentBack,
    PawnSlid,
    PawnsSwapped,
    PawnStarted,
    PawnTookPlace,
    PawnWalked,
    SlideDeclined,
)
from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk

NO_SPOT: Final = Spot(254)
"""A spot on which no pawn ever stands."""
SINGLE: Final = tuple(bytes((spot,)) for spot in range(256))
"""Each spot as one byte: a pawn that stands alone is moved by replacing its byte."""


class Reason(Enum):
    """A reason why a way cannot be used."""

    IN_START = "the pawn is still in its start"
    IS_HOME = "the pawn has arrived"
    OVERSHOOTS = "the steps lead past the end of the lane"
    OWN_PAWN = "a pawn of its own colour stands there"
    NO_BACKWARD = "no steps backward in the lane"
    GUARDED = "a protected pawn stands in the way"
    LANE_BLOCKED = "a pawn in the lane stands in the way"
    NOT_IN_START = "no pawn in start"
    NOT_ON_TRACK = "the pawn is not on the track"
    NOBODY_THERE = "no pawn on the track to take"
    NOT_YOURS = "the pawn is not the player's to move"
    NO_SLIDE = "no slide begins there"
    NO_REST = "the rest of the card cannot be used"
    WRONG_CARD = "the card does not do this"


class Landing:
    """The consequences for a pawn of one seat of coming to a spot.

    Args:
        spot: The spot it comes to.
        path: The squares whose pawns go back (10, 13, 26, D16): the spot, then those of the slide
            that begins there (24, 25); none at home.
        end: The spot where it comes to stand.
        starts: The start of each pawn.
        bounced: How many steps of the walk that led here were walked back from home (33).
    """

    __slots__ = ("bounced", "end", "path", "spot", "starts")

    def __init__(self, spot: Spot, path: bytes, end: int, starts: bytes, bounced: int = 0) -> None:
        self.spot = spot
        self.path = path
        self.end = end
        self.starts = starts
        self.bounced = bounced

    def settle(self, position: Position, board: bytearray, pawn: Pawn) -> None:
        """Put ``pawn`` where it comes to stand, and send those back who stand in ``position``."""
        for square in self.path:
            met = position.find(square)
            if met >= 0 and met != pawn:
                board[met] = self.starts[met]
        board[pawn] = self.end

    def tell(self, position: Position, pawn: Pawn, slide: bool, log: list[Event]) -> None:
        """Append what follows when ``pawn`` comes here; ``slide`` False: it declines to slide."""
        spot = SPOTS[self.spot]
        if not slide:
            log.append(SlideDeclined(pawn, spot))
        for at, square in enumerate(self.path):
            if at == 1:
                log.append(PawnSlid(pawn, spot, SPOTS[self.end]))
            met = position.find(square)
            if met >= 0 and met != pawn:
                log.append(PawnBumped(
                    ALL_PAWNS[met], SPOTS[square], SPOTS[self.starts[met]], pawn))


class Way:
    """One way to use a card, or a part of one.

    Args:
        again: Whether a part of it lets the seat draw again.
        may_win: Whether it may bring a side's last pawn home.
    """

    __slots__ = ("again", "may_win")

    def __init__(self, again: bool, may_win: bool) -> None:
        self.again = again
        self.may_win = may_win

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the single moves that it is made of."""
        raise NotImplementedError

    def after(self, position: Position) -> Position:
        """Return the position that it leads to."""
        raise NotImplementedError

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append what happens when it is used."""
        raise NotImplementedError

    def refusal(self, position: Position, up: int) -> Reason | None:
        """Return why it cannot be used; None if it can.

        Args:
            position: Where the pawns stand.
            up: The seats whose exit square is guarded now, a bit each.
        """
        raise NotImplementedError


class Hop(Way):
    """A walk of a pawn that leaves the spot ``here`` for the spot ``there``.

    Attributes:
        forms: Its legs for each of the seat's four pawns.
        bar: The spot where no pawn of its own colour may stand (13).
        spot: The spot where nobody may stand if it is to be ``plain``, that is to change one byte
            and nothing else.
        guards: The seats, a bit each, whose guarded exit squares it meets (D17, D18).
        lane: The lane spots that must be empty (D19).
        is_free: Whether it meets neither.
    """

    __slots__ = ("bar", "forms", "guards", "here", "is_free", "landing", "lane", "plain", "seat",
                 "spot", "there")

    def __init__(
        self, forms: list[tuple[Leg, ...]], seat: Seat, here: Spot, landing: Landing,
        crossed: tuple[int, bytes], shares: bool, wins: bool,
    ) -> None:
        """Make the hop.

        Args:
            forms: Its legs for each of the seat's four pawns.
            seat: The seat whose pawns make it.
            here: The spot that it leaves.
            landing: The consequences of coming to its end.
            crossed: ``guards`` and ``lane``.
            shares: Whether a pawn of its own colour may stand at its end.
            wins: Whether a pawn that makes it has arrived.
        """
        self.again = False
        self.may_win = wins
        self.forms = forms
        self.seat: Seat = seat
        self.here = SINGLE[here]
        self.there = SINGLE[landing.end]
        self.landing = landing
        self.guards, self.lane = crossed
        self.is_free = not self.guards and not self.lane
        self.bar: int = NO_SPOT if shares else landing.spot
        self.spot: Spot = landing.spot if landing.path and landing.spot != here else NO_SPOT
        self.plain = len(landing.path) < 2

    def mover(self, position: Position) -> Pawn:
        """Return the pawn that makes it."""
        return ALL_PAWNS[position.find(self.here)]

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return its one leg."""
        return self.forms[position.find(self.here) & 3]

    def after(self, position: Position) -> Position:
        """Return the position after it."""
        if self.plain and self.spot not in position:
            return position.replace(self.here, self.there)
        board = bytearray(position)
        self.landing.settle(position, board, self.mover(position))
        return bytes(board)

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the walk and what follows."""
        pawn, landing = self.mover(position), self.landing
        (leg,) = self.forms[pawn & 3]
        assert isinstance(leg, Walk), "a hop that comes out tells so itself"
        log.append(PawnWalked(
            pawn, SPOTS[self.here[0]], SPOTS[landing.spot], leg.steps, landing.bounced,
            leg.way > 0))
        landing.tell(position, pawn, leg.slide, log)

    def refusal(self, position: Position, up: int) -> Reason | None:
        """Return what stands in its way: GUARDED, LANE_BLOCKED or OWN_PAWN."""
        if self.guards & up:
            return Reason.GUARDED
        if self.lane and len(position.translate(None, self.lane)) < len(position):
            return Reason.LANE_BLOCKED
        there = position.find(self.bar)
        return Reason.OWN_PAWN if there >= 0 and there >> 2 == self.seat else None


class Exit(Hop):
    """The way of one pawn out of its start (8, 10, D9, D16). Others may stand there with it."""

    __slots__ = ("pawn",)

    def __init__(
        self, pawn: Pawn, here: Spot, landing: Landing, guards: int, shares: bool
    ) -> None:
        super().__init__(
            [(ComeOut(pawn),)], SEAT_OF[pawn], here, landing, (guards, b""), shares, False
        )
        self.pawn = pawn
        self.plain = False

    def mover(self, position: Position) -> Pawn:
        """Return its pawn."""
        return self.pawn

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return its one leg."""
        return self.forms[0]

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the start and what follows."""
        log.append(PawnStarted(self.pawn, SPOTS[self.here[0]], SPOTS[self.landing.end]))
        self.landing.tell(position, self.pawn, True, log)


class Meeting(Way):
    """A way of a pawn to the square of another, wherever that stands.

    Args:
        pawn: The pawn that comes and may slide.
        other: The pawn that stands there.
        slide: Whether it slides where it may.
        landings: The `Landing` on each square for pawns of its seat.
    """

    __slots__ = ("landings", "leg", "other", "pawn", "slide")

    def __init__(
        self, pawn: Pawn, other: Pawn, slide: bool, landings: Mapping[Spot, Landing], leg: Leg
    ) -> None:
        self.again = False
        self.may_win = False
        self.pawn = pawn
        self.other = other
        self.slide = slide
        self.landings = landings
        self.leg = leg

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return its one leg."""
        return (self.leg,)

    def after(self, position: Position) -> Position:
        """Return the position after it."""
        board = self.met(position)
        landing = self.landings[Spot(position[self.other])]
        if self.slide and len(landing.path) > 1:
            landing.settle(bytes(board), board, self.pawn)
        return bytes(board)

    def met(self, position: Position) -> bytearray:
        """Return the board with the pawn on the square of the other, before it slides."""
        raise NotImplementedError

    def arrival(self, spot: Spot) -> Landing:
        """Return the landing on the square, without the slide if it is declined."""
        landing = self.landings[spot]
        if self.slide:
            return landing
        return Landing(spot, landing.path[:1], spot, landing.starts)

    def refused(self, spot: Spot) -> Reason | None:
        """Return NO_SLIDE if a slide is declined that does not begin on the square."""
        landing = self.landings.get(spot)
        begins = landing is not None and len(landing.path) > 1
        return None if self.slide or begins else Reason.NO_SLIDE


class Trade(Meeting):
    """The exchange of the places of two pawns on the track, of which the first may slide (20, 21,
    D13)."""

    __slots__ = ("guarded", "track")

    def __init__(
        self, pawn: Pawn, other: Pawn, slide: bool, landings: Mapping[Spot, Landing], track: int,
        guarded: Mapping[int, int],
    ) -> None:
        """Make the trade; ``guarded``: the seat of each square that may be guarded."""
        super().__init__(pawn, other, slide, landings, SwapPlaces(pawn, other, slide))
        self.track = track
        self.guarded = guarded

    def met(self, position: Position) -> bytearray:
        """Return the board with both pawns on each other's squares."""
        board = bytearray(position)
        board[self.pawn], board[self.other] = position[self.other], position[self.pawn]
        return board

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the exchange and what follows."""
        origin, spot = SPOTS[position[self.pawn]], SPOTS[position[self.other]]
        log.append(PawnsSwapped(self.pawn, self.other, origin, spot))
        self.arrival(spot).tell(bytes(self.met(position)), self.pawn, self.slide, log)

    def refusal(self, position: Position, up: int) -> Reason | None:
        """Return NOT_ON_TRACK, NOBODY_THERE, GUARDED or NO_SLIDE."""
        origin, spot = position[self.pawn], position[self.other]
        if origin >= self.track:
            return Reason.GUARDED if origin in self.guarded else Reason.NOT_ON_TRACK
        if spot >= self.track:
            return Reason.GUARDED if spot in self.guarded else Reason.NOBODY_THERE
        owner = self.guarded.get(spot, -1)
        if owner >= 0 and up >> owner & 1 and self.pawn >> 2 != self.other >> 2:
            return Reason.GUARDED
        return self.refused(Spot(spot))


class Take(Meeting):
    """The way of a pawn from its start to the square of another, which goes back (22, 23)."""

    __slots__ = ("starts",)

    def __init__(
        self, pawn: Pawn, other: Pawn, slide: bool, landings: Mapping[Spot, Landing], starts: bytes
    ) -> None:
        super().__init__(pawn, other, slide, landings, TakePlace(pawn, other, slide))
        self.starts = starts

    def met(self, position: Position) -> bytearray:
        """Return the board with the pawn on the square and the other in its start."""
        board = bytearray(position)
        board[self.pawn], board[self.other] = position[self.other], self.starts[self.other]
        return board

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the move and what follows."""
        origin, spot = SPOTS[position[self.pawn]], SPOTS[position[self.other]]
        log.append(PawnTookPlace(self.pawn, origin, spot))
        self.arrival(spot).tell(position, self.pawn, self.slide, log)

    def refusal(self, position: Position, up: int) -> Reason | None:
        """Return NOT_IN_START, NOBODY_THERE, NO_SLIDE or OWN_PAWN."""
        spot = position[self.other]
        if position[self.pawn] != self.starts[self.pawn]:
            return Reason.NOT_IN_START
        if spot not in self.landings:
            return Reason.NOBODY_THERE
        own = self.pawn >> 2 == self.other >> 2
        return self.refused(Spot(spot)) or (Reason.OWN_PAWN if own else None)


class SentBack(Way):
    """The way of a pawn back to its start (40)."""

    __slots__ = ("home", "pawn", "start")

    def __init__(self, pawn: Pawn, start: Spot, home: Spot) -> None:
        self.again = False
        self.may_win = False
        self.pawn = pawn
        self.start = start
        self.home = home

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return its one leg."""
        return (SendBack(self.pawn),)

    def after(self, position: Position) -> Position:
        """Return the position after it."""
        return position[: self.pawn] + SINGLE[self.start] + position[self.pawn + 1 :]

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append that the pawn went back."""
        log.append(PawnSentBack(self.pawn, SPOTS[position[self.pawn]], self.start))

    def refusal(self, position: Position, up: int) -> Reason | None:
        """Return IN_START or IS_HOME."""
        spot = position[self.pawn]
        if spot == self.start:
            return Reason.IN_START
        return Reason.IS_HOME if spot in (self.home, NOWHERE) else None


class WayChain(Way):
    """Several ways one after the other, each on the board that the one before left (16).

    Args:
        steps: The ways.
        end: The position after the last of them.
        again: Whether one of them lets the seat draw again.
    """

    __slots__ = ("end", "steps")

    def __init__(self, steps: tuple[Way, ...], end: Position, again: bool) -> None:
        self.again = again
        self.may_win = True
        self.steps = steps
        self.end = end

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the legs of all its ways."""
        legs: tuple[Leg, ...] = ()
        for step in self.steps:
            legs += step.legs(position)
            position = step.after(position)
        return legs

    def after(self, position: Position) -> Position:
        """Return the position after the last."""
        return self.end

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append what happens, one way after the other."""
        for step in self.steps:
            step.tell(position, log)
            position = step.after(position)
