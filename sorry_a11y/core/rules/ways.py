"""Ways: every move that a card can make, as an object that knows its slide and its bumps.

A walk depends on nothing but its seat, its spot and its steps, so it is a `Hop` that is made once
and stands in a table (`way_tables`): the byte that changes, where no pawn of its own colour may
stand, the exit squares and the lane spots in its way, and the `Landing`: whose pawns go back, and
the slide. A `Trade`, a `Take`, a `SentBack` and a `WayChain` (the parts of a 7) are the other ways.
``after`` of a way is the only code that moves a pawn, ``tell`` says what it does, and ``refusal``
what stands in its way. A leg is the name of a single move, as menus, files and programs tell it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SHORT_NAMES,
    SPOTS,
    Board,
    Pawn,
    Position,
    Seat,
    Spot,
    seat_of,
)
from sorry_a11y.core.rules.events import (
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
from sorry_a11y.core.rules.value import Value

MOST_LEGS: Final = 7
"""No play has more."""
NO_SPOT: Final = Spot(254)
"""A spot on which no pawn ever stands."""
SINGLE: Final = tuple(bytes((spot,)) for spot in range(256))
"""Each spot, or kind of card, as one byte: a pawn that stands alone is moved by replacing it."""


class Walk(Value):
    """A walk of a pawn.

    Attributes:
        pawn: The pawn.
        steps: The number of squares, negative for backward.
        past: Whether it passes its own lane where the board forks, instead of entering it (D20).
        slide: Whether it slides where it ends on a triangle (24).
    """

    pawn: Pawn
    steps: int
    past: bool = False
    slide: bool = True

    def __str__(self) -> str:
        """Return the text of the leg."""
        past = " past" if self.past else ""
        return f"{SHORT_NAMES[self.pawn]}{self.steps:+d}{past}{_stay(self.slide)}"


class ComeOut(Value):
    """The move of ``pawn`` from its start to its exit square (8, 10, D9, D16)."""

    pawn: Pawn

    def __str__(self) -> str:
        """Return the text of the leg."""
        return f"{SHORT_NAMES[self.pawn]} out"


class TakePlace(Value):
    """The move of ``pawn`` from its start to the square of ``other``, which goes back (22, 23)."""

    pawn: Pawn
    other: Pawn
    slide: bool = True

    def __str__(self) -> str:
        """Return the text of the leg."""
        return f"{SHORT_NAMES[self.pawn]}x{SHORT_NAMES[self.other]}{_stay(self.slide)}"


class SwapPlaces(Value):
    """The exchange of the squares of ``pawn`` and ``other`` (20, 21, D13).

    Only ``pawn`` may slide.
    """

    pawn: Pawn
    other: Pawn
    slide: bool = True

    def __str__(self) -> str:
        """Return the text of the leg."""
        return f"{SHORT_NAMES[self.pawn]}={SHORT_NAMES[self.other]}{_stay(self.slide)}"


class SendBack(Value):
    """The move of ``pawn`` back to its start, to pay for a Sorry! without effect (40)."""

    pawn: Pawn

    def __str__(self) -> str:
        """Return the text of the leg."""
        return f"{SHORT_NAMES[self.pawn]} back"


def _stay(slide: bool) -> str:
    return "" if slide else " stay"


Leg = Walk | ComeOut | TakePlace | SwapPlaces | SendBack
"""A single move; a play is made of one or more of them."""


Reason = Literal[
    "in-start",
    "is-home",
    "overshoots",
    "own-pawn",
    "no-backward",
    "guarded",
    "lane-blocked",
    "not-in-start",
    "not-on-track",
    "nobody-there",
    "not-yours",
    "no-slide",
    "no-rest",
    "wrong-card",
]
"""The reason why a way cannot be used: the pawn waits, has arrived, would walk past the end of its
lane, would land on a pawn of its colour, or cannot walk backward in its lane; a protected pawn, or
one in the lane, is in the way; it is not in start, or not on the track; nobody is there to be
taken; another side's pawn; no slide begins there; the rest of the card cannot be used; the card
does not do this."""


class Landing:
    """The consequences for a pawn of one seat of coming to a spot.

    Args:
        path: The spot, then the squares of the slide that begins there (24, 25). The pawns on them
            go back (10, 13, 26, D16), but for those at home.
        end: The spot where it comes to stand.
        starts: The start of each pawn; empty at home, from where nobody goes back.
        declined: Whether it declines to slide.
        bounced: How many steps of the walk that led here were walked back from home (33).
    """

    __slots__ = ("bounced", "declined", "end", "path", "starts")

    def __init__(
        self, path: bytes, end: int, starts: bytes, declined: bool = False, bounced: int = 0
    ) -> None:
        self.path = path
        self.end = end
        self.starts = starts
        self.declined = declined
        self.bounced = bounced

    def settle(self, position: Position, board: bytearray, pawn: Pawn) -> None:
        """Put ``pawn`` where it comes to stand, and send those back who stand in ``position``."""
        if self.starts:
            for square in self.path:
                if square in position:
                    met = position.find(square)
                    board[met] = self.starts[met]
        board[pawn] = self.end

    def tell(self, position: Position, pawn: Pawn, log: list[Event]) -> None:
        """Append what follows when ``pawn`` comes here."""
        first = SPOTS[self.path[0]]
        if self.declined:
            log.append(SlideDeclined(pawn, first))
        for at, square in enumerate(self.path):
            if at == 1:
                log.append(PawnSlid(pawn, first, SPOTS[self.end]))
            met = position.find(square)
            if met >= 0 and met != pawn and self.starts:
                start = SPOTS[self.starts[met]]
                log.append(PawnBumped(ALL_PAWNS[met], SPOTS[square], start, pawn))


class Way:
    """One way to use a card, or a part of one.

    Attributes:
        again: Whether a part of it lets the seat draw again.
        may_win: Whether it may bring a side's last pawn home.
    """

    __slots__ = ("again", "may_win")
    again: bool
    may_win: bool

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the single moves that it is made of."""
        raise NotImplementedError

    def after(self, position: Position) -> Position:
        """Return the position that it leads to."""
        raise NotImplementedError

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append what happens when it is used."""
        raise NotImplementedError

    def refusal(self, position: Position, protected: int) -> Reason | None:
        """Return why it cannot be used; None if it can.

        Args:
            position: Where the pawns stand.
            protected: The seats whose exit square is protected now, a bit each.
        """
        raise NotImplementedError


class Hop(Way):
    """A walk of a pawn that leaves the spot ``here`` for the spot ``there``.

    Attributes:
        forms: Its legs for each of the seat's four pawns.
        own_free: The spot that must be free of pawns of its own colour (13).
        all_free: The lane spots that must be free of all pawns (D19).
        exits: The seats, a bit each, whose exit squares it meets: none may be protected (D17, D18).
        is_always_free: Whether it has neither exits nor lane spots to ask for.
        bumps_on: The spot to which it comes, where a pawn may be bumped.
        plain: Whether it changes one byte and nothing else if nobody is bumped.
    """

    __slots__ = (
        "all_free",
        "bumps_on",
        "exits",
        "forms",
        "here",
        "is_always_free",
        "landing",
        "own_free",
        "plain",
        "there",
    )

    def __init__(
        self,
        forms: list[tuple[Leg, ...]],
        here: Spot,
        landing: Landing,
        exits: int,
        lane: bytes,
        own_free: int,
        wins: bool,
    ) -> None:
        self.again = False
        self.may_win = wins
        self.forms = forms
        self.here = SINGLE[here]
        self.there = SINGLE[landing.end]
        self.landing = landing
        self.exits = exits
        self.all_free = lane
        self.is_always_free = not exits and not lane
        self.own_free = own_free
        first = SPOTS[landing.path[0]]
        self.bumps_on: Spot = first if landing.starts and first != here else NO_SPOT
        self.plain = len(landing.path) < 2

    def mover(self, position: Position) -> Pawn:
        """Return the pawn that makes it."""
        return ALL_PAWNS[position.find(self.here)]

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the leg of the pawn that stands there."""
        return self.forms[position.find(self.here) & 3]

    def after(self, position: Position) -> Position:
        """Return the position after the walk, its slide and its bumps."""
        if self.plain and self.bumps_on not in position:
            return position.replace(self.here, self.there)
        board = bytearray(position)
        self.landing.settle(position, board, self.mover(position))
        return bytes(board)

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the walk, or the start, and what the pawn meets."""
        pawn, landing = self.mover(position), self.landing
        here, there = SPOTS[self.here[0]], SPOTS[landing.path[0]]
        leg = self.forms[pawn & 3][0]
        if isinstance(leg, Walk):
            log.append(PawnWalked(pawn, here, there, leg.steps, landing.bounced, leg.past))
        else:
            slides = len(landing.path) > 1
            log.append(PawnStarted(pawn, here, there if slides else SPOTS[landing.end]))
        landing.tell(position, pawn, log)

    def refusal(self, position: Position, protected: int) -> Reason | None:
        """Return what stands in the way; None for nothing."""
        if self.exits & protected:
            return "guarded"
        if self.all_free and len(position.translate(None, self.all_free)) < len(position):
            return "lane-blocked"
        met = position.find(self.own_free)
        own = met >= 0 and met >> 2 == self.forms[0][0].pawn >> 2
        return "own-pawn" if own else None


class Exit(Hop):
    """The way of one pawn out of its start (8, 10, D9, D16). Others may stand there with it."""

    __slots__ = ("pawn",)

    def __init__(self, pawn: Pawn, here: Spot, landing: Landing, exits: int, own_free: int) -> None:
        super().__init__([(ComeOut(pawn),)] * 4, here, landing, exits, b"", own_free, False)
        self.pawn = pawn
        self.plain = False

    def mover(self, position: Position) -> Pawn:
        """Return the pawn that comes out."""
        return self.pawn


GuardedSquares = list[tuple[Seat, Spot, Spot]]
"""For each seat whose exit square may be guarded: the seat, the square, and the spot on it of a
pawn that has just come out."""


class Meeting(Way):
    """A way of a pawn to the square of another, wherever that stands.

    Args:
        leg: Its name.
        landings: The `Landing` on each square where it can be used.
        board: The board.
        starts: The start of each pawn.
        guards: The squares that may be guarded.
    """

    __slots__ = ("board", "guards", "landings", "leg", "other", "pawn", "starts")

    def __init__(
        self,
        leg: SwapPlaces | TakePlace,
        landings: Mapping[Spot, Landing],
        board: Board,
        starts: bytes,
        guards: GuardedSquares,
    ) -> None:
        self.again = False
        self.may_win = False
        self.leg = leg
        self.pawn: Pawn = leg.pawn
        self.other: Pawn = leg.other
        self.landings = landings
        self.board = board
        self.starts = starts
        self.guards = guards

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the one leg."""
        return (self.leg,)

    def after(self, position: Position) -> Position:
        """Return the position after the pawn has come there, and has slid where a slide begins."""
        before = self.before_landing(position)
        board = bytearray(before)
        self.landings[Spot(position[self.other])].settle(before, board, self.pawn)
        return bytes(board)

    def before_landing(self, position: Position) -> Position:
        """Return the position into which the pawn comes."""
        return position

    def is_guarded(self, spot: Spot, protected: int) -> bool:
        """Return whether the other is protected on its spot from other colours (D17, D18)."""
        return self.pawn >> 2 != self.other >> 2 and any(
            square == spot and protected >> seat & 1 for seat, square, _ in self.guards
        )


class Trade(Meeting):
    """The exchange of the places of two pawns on the track (20, 21, D13).

    The first of them may slide.
    """

    __slots__ = ()

    def before_landing(self, position: Position) -> Position:
        """Return the position with both places exchanged."""
        board = bytearray(position)
        board[self.pawn], board[self.other] = position[self.other], position[self.pawn]
        return bytes(board)

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the swap, and what the first pawn slides over."""
        origin, spot = SPOTS[position[self.pawn]], SPOTS[position[self.other]]
        log.append(PawnsSwapped(self.pawn, self.other, origin, spot))
        self.landings[spot].tell(self.before_landing(position), self.pawn, log)

    def refusal(self, position: Position, protected: int) -> Reason | None:
        """Return why one of the two cannot be swapped; None if both can."""
        origin, spot = SPOTS[position[self.pawn]], SPOTS[position[self.other]]
        board = self.board
        if origin >= board.track:
            fresh = board.square_of(origin) != NOWHERE
            return "guarded" if fresh else "not-on-track"
        if spot >= board.track:
            fresh = board.square_of(spot) != NOWHERE
            return "guarded" if fresh else "nobody-there"
        if self.is_guarded(spot, protected):
            return "guarded"
        return None if spot in self.landings else "no-slide"


class Take(Meeting):
    """The way of a pawn from its start to the square of another, which goes back (22, 23)."""

    __slots__ = ()

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append the way out of start, and who is sent back."""
        origin, spot = SPOTS[position[self.pawn]], SPOTS[position[self.other]]
        log.append(PawnTookPlace(self.pawn, origin, spot))
        self.landings[spot].tell(position, self.pawn, log)

    def refusal(self, position: Position, protected: int) -> Reason | None:
        """Return why the place cannot be taken; None if it can."""
        spot = SPOTS[position[self.other]]
        if position[self.pawn] != self.starts[self.pawn]:
            return "not-in-start"
        if spot >= self.board.track:
            return "nobody-there"
        if spot not in self.landings:
            return "no-slide"
        if self.is_guarded(spot, protected):
            return "guarded"
        return "own-pawn" if seat_of(self.pawn) == seat_of(self.other) else None


class SentBack(Way):
    """The way of a pawn back to its start (40)."""

    __slots__ = ("home", "leg", "start")

    def __init__(self, leg: SendBack, start: Spot, home: Spot) -> None:
        self.again = False
        self.may_win = False
        self.leg = leg
        self.start = start
        self.home = home

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the one leg."""
        return (self.leg,)

    def after(self, position: Position) -> Position:
        """Return the position with the pawn in start."""
        pawn = self.leg.pawn
        return position[:pawn] + SINGLE[self.start] + position[pawn + 1 :]

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append that the pawn went back."""
        pawn = self.leg.pawn
        log.append(PawnSentBack(pawn, SPOTS[position[pawn]], self.start))

    def refusal(self, position: Position, protected: int) -> Reason | None:
        """Return why the pawn cannot pay; None if it can."""
        spot = position[self.leg.pawn]
        if spot == self.start:
            return "in-start"
        return "is-home" if spot in (self.home, NOWHERE) else None


class WayChain(Way):
    """Several ways one after the other, each on the board that the one before left (16).

    Args:
        steps: The ways.
        end: The position after the last of them; None to find it when it is asked for.
        again: Whether one of them lets the seat draw again.
    """

    __slots__ = ("end", "steps")

    def __init__(self, steps: tuple[Way, ...], end: Position | None, again: bool) -> None:
        self.again = again
        self.may_win = True
        self.steps = steps
        self.end = end

    def legs(self, position: Position) -> tuple[Leg, ...]:
        """Return the legs of all steps."""
        legs: tuple[Leg, ...] = ()
        for step in self.steps:
            legs += step.legs(position)
            position = step.after(position)
        return legs

    def after(self, position: Position) -> Position:
        """Return the position after the last step."""
        if self.end is None:
            for step in self.steps:
                position = step.after(position)
            self.end = position
        return self.end

    def tell(self, position: Position, log: list[Event]) -> None:
        """Append what happens in each step."""
        for step in self.steps:
            step.tell(position, log)
            position = step.after(position)
