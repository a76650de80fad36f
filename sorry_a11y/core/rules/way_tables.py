"""The tables of ways: every walk, exit, trade and taking of a board under its rules of movement.

All but the ways out are made when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    BLUE,
    GREEN,
    NOWHERE,
    RED,
    SEATS,
    SPOTS,
    YELLOW,
    Board,
    Pawn,
    Position,
    Seat,
    Spot,
    Trail,
    number_of,
    others_in_turn,
    pawns_of,
    seat_of,
)
from sorry_a11y.core.rules.value import Value, check_fields, wrong_field
from sorry_a11y.core.rules.ways import (
    NO_SPOT,
    ComeOut,
    Exit,
    GuardedSquares,
    Hop,
    Landing,
    Leg,
    Meeting,
    Reason,
    SendBack,
    SentBack,
    SwapPlaces,
    Take,
    TakePlace,
    Trade,
    Walk,
    Way,
)

EACH_ALONE: Final = ((RED,), (BLUE,), (YELLOW,), (GREEN,))
OPPOSITE: Final = ((RED, YELLOW), (BLUE, GREEN))
"""The colours that face each other: red and yellow against blue and green (D1)."""


class MovementRules(Value):
    """The rules of a rule book for how pawns treat one another.

    Attributes:
        sides: The seats that play together, every seat in exactly one side.
        shares: Whether a player may always move the partners' pawns ("always"), or only once the
            own four have arrived ("when home").
        bumps_own: Whether landing on a pawn of the own colour sends it back; if not, it is not
            allowed.
        slides: The triangles on which a pawn slides: those of others, only its own, or none.
        may_stay: Whether a slide is a choice.
        blocks_lane: Whether a pawn in the lane stands in the way of those behind it (D19).
        protects: The pawns that on their own exit square cannot be passed or hit.

    Raises:
        GameError: A side is no tuple, or a seat is on no side, or on two.
    """

    sides: tuple[tuple[Seat, ...], ...] = EACH_ALONE
    shares: Literal["always", "when home"] = "always"
    bumps_own: bool = False
    slides: Literal["others", "own", "none"] = "others"
    may_stay: bool = False
    blocks_lane: bool = False
    protects: Literal["none", "fresh", "start"] = "none"

    def _settle(self) -> None:
        check_fields(
            self,
            sides=[tuple],
            shares=("always", "when home"),
            bumps_own=bool,
            slides=("others", "own", "none"),
            may_stay=bool,
            blocks_lane=bool,
            protects=("none", "fresh", "start"),
        )
        seats: list[object] = [seat for side in self.sides for seat in side]
        if len(seats) != len(SEATS) or not all(seat in seats for seat in SEATS):
            raise wrong_field(self, "sides", "tuples with each seat, 0 to 3, once")


HopRow = list[tuple[Hop, ...]]
"""For each spot the hops from there."""
SharedPart = tuple[int, Hop, int, int, int]
"""A part of a card that is shared out: its steps, its hop, the spots that it comes across
(`WayTables.across`), these with the one that it leaves, and 1 if it comes out of start."""
PairTables = tuple[list[list[HopRow]], list[dict[int, tuple[int, bool]]]]
"""What a 7 over two pawns asks: the walks of each part, from 1; for each pawn, by its spot, the
spots that it may come to (a bit each), and whether it may come to one by two parts."""
Walks = tuple[list[HopRow], bool, bool]
"""Every walk of a number of steps, by seat and spot; whether one of them leads a pawn back to where
it stood; whether none has exits or lane spots to ask for."""
_MOST_STEPS: Final = 128
"""More steps than any card has."""


class WayTables:
    """The ways of a board under movement rules.

    Attributes:
        starts: The start of each pawn.
        slide_of: For each pawn the squares it slides over, by triangle (24, 25).
        guards: The exit squares on which pawns may be protected.
        walks: By steps (backward ones from the end of the list), what `walks_of` has made so far.
        outs: For each pawn its way out of start.
        parts: What `Split.kept` has made so far, by its arguments.
        pairs: For each number of steps what a card that two pawns share asks.
    """

    def __init__(self, board: Board, movement: MovementRules) -> None:
        self.board = board
        self.movement = movement
        self.starts = bytes([board.start(seat_of(pawn)) for pawn in ALL_PAWNS])
        slides = [self._slides(seat) for seat in SEATS]
        self.slide_of = tuple(slides[seat_of(pawn)] for pawn in ALL_PAWNS)
        self.guards: GuardedSquares = [
            (seat, board.exit_square(seat), board.exit_spot(seat))
            for seat in SEATS
            if movement.protects != "none"
        ]
        self._last_protected: tuple[Position, int] = b"", 0
        self.walks: list[Walks | None] = [None] * (2 * _MOST_STEPS)
        self._squares: dict[tuple[Seat, bool], Mapping[Spot, Landing]] = {}
        self._meetings: dict[tuple[type[Meeting], Pawn], list[list[Meeting]]] = {}
        self.parts: dict[tuple[int, bool, int, bool], list[dict[int, list[SharedPart]]]] = {}
        self.pairs: dict[int, PairTables] = {}
        self.outs = [self._out(pawn) for pawn in ALL_PAWNS]

    # -- making ------------------------------------------------------------------------------

    def _slides(self, seat: Seat) -> dict[Spot, Trail]:
        """Return the squares slid over by pawns of the seat, by triangle."""
        slides, whose = self.board.slide_paths, self.movement.slides
        if whose == "own":
            return slides(seat)
        others = others_in_turn(seat) if whose == "others" else ()
        return {spot: path for other in others for spot, path in slides(other).items()}

    def _landing(self, seat: Seat, spot: Spot, slide: bool = True, bounced: int = 0) -> Landing:
        """Return the landing of a pawn of the seat on a spot, where it slides or declines to."""
        sweep = self.slide_of[4 * seat].get(spot, ()) if slide else ()
        starts = b"" if spot == self.board.home(seat) else self.starts
        path = (spot, *sweep)
        return Landing(bytes(path), path[-1], starts, not slide, bounced)

    def squares(self, seat: Seat, slide: bool) -> Mapping[Spot, Landing]:
        """Return the landing of the seat's pawns on each square of the track.

        Without ``slide`` it is on each where they may decline to slide.
        """
        squares = self._squares.get((seat, slide))
        if squares is None:
            may_stay = self.slide_of[4 * seat] if self.movement.may_stay else ()
            asked = SPOTS[: self.board.track] if slide else may_stay
            squares = self._squares[seat, slide] = {
                square: self._landing(seat, square, slide) for square in asked
            }
        return squares

    def walks_of(self, steps: int) -> Walks:
        """Return every walk of ``steps``, with what is known of them."""
        walks = self.walks[steps]
        if walks is None:
            rows = [self._row(seat, steps) for seat in SEATS]
            all_hops = [hop for row in rows for hops in row for hop in hops]
            returns = any(hop.here == hop.there for hop in all_hops)
            are_free = all(hop.is_always_free for hop in all_hops)
            walks = self.walks[steps] = rows, returns, are_free
        return walks

    def rows(self, steps: int) -> list[HopRow]:
        """Return every walk of ``steps``, by seat and spot."""
        return self.walks_of(steps)[0]

    def _row(self, seat: Seat, steps: int) -> HopRow:
        board, slides = self.board, self.slide_of[4 * seat]
        forms: list[list[tuple[Leg, ...]]] = [
            [(Walk(pawn, steps, past, slide),) for pawn in pawns_of(seat)]
            for past in (False, True)
            for slide in (True, False)
        ]
        row: HopRow = []
        for spot in SPOTS[: board.spots]:
            hops = []
            for way, path in enumerate(board.paths(seat, spot, steps)):
                stays = self.movement.may_stay and path[-1] in slides
                hops += [
                    self._hop(forms[2 * way + (not slide)], seat, spot, path, slide)
                    for slide in ((True, False) if stays else (True,))
                ]
            row.append(tuple(hops))
        row += [()] * (len(SPOTS) - len(row))
        return row

    def _hop(
        self, forms: list[tuple[Leg, ...]], seat: Seat, here: Spot, path: Trail, slide: bool
    ) -> Hop:
        board, movement = self.board, self.movement
        spot, home = path[-1], board.home(seat)
        bounced = len(path) - 1 - path.index(home) if home in path else 0
        landing = self._landing(seat, spot, slide, bounced)
        lane = bytes(
            [one for one in path if movement.blocks_lane and one >= board.track and one != home]
        )
        own_free = NO_SPOT if movement.bumps_own or spot in (here, home) else spot
        wins = landing.end in board.goals(seat)
        return Hop(forms, here, landing, self._exits_on(path), lane, own_free, wins)

    def _exits_on(self, path: Iterable[Spot]) -> int:
        """Return the seats whose exit squares, if they protect, lie on a path, a bit each."""
        return sum([1 << seat for seat, square, _ in self.guards if square in path])

    def _out(self, pawn: Pawn) -> Exit:
        board, seat = self.board, seat_of(pawn)
        square, spot = board.exit_square(seat), board.exit_spot(seat)
        landing = self._landing(seat, square)
        if len(landing.path) < 2:
            landing.end = spot
        own_free = NO_SPOT if self.movement.bumps_own else square
        return Exit(pawn, board.start(seat), landing, self._exits_on((square,)), own_free)

    def meetings(self, kind: type[Meeting], pawn: Pawn) -> list[list[Meeting]]:
        """Return for each other pawn the forms of a `Trade` or `Take`: sliding, and not sliding."""
        forms = self._meetings.get((kind, pawn))
        if forms is None:
            name = SwapPlaces if kind is Trade else TakePlace
            forms = self._meetings[kind, pawn] = [
                [
                    kind(
                        name(pawn, other, slide),
                        self.squares(seat_of(pawn), slide),
                        self.board,
                        self.starts,
                        self.guards,
                    )
                    for slide in (True, False)
                ]
                for other in ALL_PAWNS
            ]
        return forms

    def ways_to(self, kind: type[Meeting], pawn: Pawn, other: Pawn, spot: Spot) -> list[Meeting]:
        """Return the ways of a pawn to the square of another (24).

        Not to slide is one only where a slide begins and may be declined.
        """
        forms = self.meetings(kind, pawn)[other]
        return forms if self.movement.may_stay and spot in self.slide_of[pawn] else forms[:1]

    def sent_back(self, pawn: Pawn) -> SentBack:
        """Return the way of a pawn back to its start."""
        board, seat = self.board, seat_of(pawn)
        return SentBack(SendBack(pawn), board.start(seat), board.home(seat))

    # -- asking ------------------------------------------------------------------------------

    def protected(self, position: Position) -> int:
        """Return the seats whose exit square nobody may pass or hit now, a bit each (D17, D18).

        The last answer is kept: all cards of a hand ask about one position.
        """
        asked, protected = self._last_protected
        if asked is position or not self.guards:
            return protected
        protected = 0
        with_start = self.movement.protects == "start"
        for seat, square, just_out in self.guards:
            if just_out in position or (
                with_start and position.find(square, 4 * seat, 4 * seat + 4) >= 0
            ):
                protected |= 1 << seat
        self._last_protected = position, protected
        return protected

    def blocks(self, hop: Hop, position: Position) -> bool:
        """Return whether something stands in the way of a hop."""
        if hop.is_always_free and hop.own_free not in position:
            return False
        protected = self.protected(position) if hop.exits else 0
        return hop.refusal(position, protected) is not None

    def across(self, hop: Hop) -> int:
        """Return the spots whose pawns a hop bumps or is stopped by, a bit each."""
        landing = hop.landing
        asked = {*hop.all_free, *(landing.path if landing.starts else b"")} - {hop.here[0]}
        for seat, square, just_out in self.guards:
            if hop.exits >> seat & 1:
                asked |= {square, just_out}
        return sum([1 << spot for spot in asked])

    def tried(self, position: Position, pawn: Pawn, steps: int) -> Iterator[Way | Reason]:
        """Yield every walk of ``steps`` by the pawn, or the reason why there is none."""
        board, seat, spot = self.board, seat_of(pawn), SPOTS[position[pawn]]
        hops = self.rows(steps)[seat][spot]
        yield from hops
        if hops:
            return
        if spot == NOWHERE:
            yield "not-yours"
        elif spot == board.start(seat):
            yield "in-start"
        elif board.is_home(seat, spot):
            yield "is-home"
        else:
            in_lane = steps < 0 and board.lane_step(seat, spot)
            yield "no-backward" if in_lane else "overshoots"

    def hits(self, hops: Iterable[Hop]) -> Iterator[Spot]:
        """Yield the squares of the track that hops hit: their ends, and slides that begin there."""
        for hop in hops:
            yield from [SPOTS[one] for one in hop.landing.path if one < self.board.track]

    def named(self, position: Position, leg: Leg) -> Way | Reason:
        """Return the way that a leg names in a position, whatever stands in its way.

        Return the reason where there is none.
        """
        pawn = leg.pawn
        match leg:
            case Walk():
                return self._walk(position, leg)
            case ComeOut():
                waits = position[pawn] == self.starts[pawn]
                return self.outs[pawn] if waits else "not-in-start"
            case TakePlace():
                return self.meetings(Take, pawn)[leg.other][not leg.slide]
            case SwapPlaces():
                return self.meetings(Trade, pawn)[leg.other][not leg.slide]
            case SendBack():
                return self.sent_back(pawn)

    def _walk(self, position: Position, leg: Walk) -> Way | Reason:
        tried = list(self.tried(position, leg.pawn, leg.steps))
        for way in tried:
            if isinstance(way, Hop) and way.forms[number_of(leg.pawn)] == (leg,):
                return way
        if isinstance(tried[0], str):
            return tried[0]
        return "no-slide" if not leg.slide else "wrong-card" if leg.past else "overshoots"
