"""Boards: which spots there are and every way to walk between them; seats, pawns, spots and kinds.

Seat, pawn, spot and kind of card are types of their own, so that a type checker refuses one where
another is meant; at run time all of them are plain numbers, and a position is 16 bytes. Making one
is a call: where it counts they are taken from `SEATS`, `ALL_PAWNS`, `SPOTS` and `ALL_KINDS`.

A *spot* is one byte that names a place for good: the squares of the track first (0 to
``track`` - 1), then for each seat its lane (safety zone or targets), its start, its home where
the board has one, and its doorstep where the board tells a pawn that has just come out from one
that came round. Seats are 0 to 3 (red, blue, yellow, green), clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NewType, TypeVar

from sorry_a11y.core.rules.value import Value, check_fields, wrong_field

Seat = NewType("Seat", int)
"""0 to 3 (red, blue, yellow, green), clockwise."""
Pawn = NewType("Pawn", int)
"""0 to 15: four times its seat, and its number at the seat."""
Spot = NewType("Spot", int)
"""A number that names a place of a board for good, see `board`."""
Trail = tuple[Spot, ...]
"""Spots entered one after the other."""
Position = bytes
"""The spots of all pawns: that of pawn ``n`` (0 to 3) of seat ``s`` at index ``4 * s + n``."""
Kind = NewType("Kind", int)
"""A kind of card: its index in the ``cards`` of a rule book."""

RED: Final = Seat(0)
BLUE: Final = Seat(1)
YELLOW: Final = Seat(2)
GREEN: Final = Seat(3)
SEATS: Final = (RED, BLUE, YELLOW, GREEN)
COLOURS: Final = ("red", "blue", "yellow", "green")
"""The colours by seat, clockwise."""
SEAT_LETTERS: Final = "rbyg"
"""The letter of each seat in the text of a decision."""
WATCHER: Final = Seat(-1)
"""The seat of a watcher, which holds no hand."""
PAWNS_EACH: Final = 4
ALL_PAWNS: Final = tuple(Pawn(pawn) for pawn in range(len(SEATS) * PAWNS_EACH))
SHORT_NAMES: Final = tuple(f"{letter}{number}" for letter in SEAT_LETTERS for number in range(1, 5))
"""The name of each pawn in the text of a leg: r1, r2 and so on."""
NO_PAWN: Final = Pawn(-1)
"""No pawn."""
MOST_KINDS: Final = 32
"""A rule book has no more kinds of cards."""
ALL_KINDS: Final = tuple(Kind(kind) for kind in range(MOST_KINDS))
NO_KIND: Final = Kind(-1)
"""No kind of card."""
SPOTS: Final = tuple(Spot(spot) for spot in range(256))
NOWHERE: Final = Spot(255)
"""The spot of a pawn whose colour does not play, and of a walk that cannot be made."""
_SEAT_OF: Final = tuple(SEATS[pawn // PAWNS_EACH] for pawn in ALL_PAWNS)
_PerKind = TypeVar("_PerKind")


def seat_of(pawn: Pawn) -> Seat:
    """Return the seat whose pawn it is."""
    return _SEAT_OF[pawn]


def others_in_turn(seat: Seat) -> tuple[Seat, ...]:
    """Return the three other seats, clockwise."""
    return (*SEATS[seat + 1 :], *SEATS[:seat])


def number_of(pawn: Pawn) -> int:
    """Return which of its seat's pawns it is, 0 to 3."""
    return pawn & 3


def pawn_of(seat: Seat, number: int) -> Pawn:
    """Return the pawn ``number`` (0 to 3) of the seat."""
    return ALL_PAWNS[PAWNS_EACH * seat + number]


def pawns_of(seat: Seat) -> tuple[Pawn, ...]:
    """Return the four pawns of the seat."""
    return ALL_PAWNS[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)]


def own_part(position: bytes | bytearray, seat: Seat) -> bytes | bytearray:
    """Return the spots of the seat's four pawns."""
    return position[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)]


def spot_of(position: bytes, pawn: Pawn) -> Spot:
    """Return where the pawn stands."""
    return SPOTS[position[pawn]]


def kinds_of(held: Iterable[int]) -> list[Kind]:
    """Return the kinds of cards that are held as bytes, one after the other."""
    return [ALL_KINDS[card] for card in held]


def kinds_in(held: bytes) -> list[Kind]:
    """Return each kind among the cards once, in the order held."""
    return kinds_of(dict.fromkeys(held))


def by_kind(values: Iterable[_PerKind]) -> Iterator[tuple[Kind, _PerKind]]:
    """Return each of the values, one a kind of card, with its kind."""
    return zip(ALL_KINDS, values, strict=False)


class Board(Value):
    """A track with one lane a seat.

    Attributes:
        track: Number of squares.
        lane: Number of private spots before home, or of targets.
        door: The square, counted from the seat's first, after which the lane begins.
        exit: The square on which a pawn comes out.
        has_home: Whether a spot lies behind the lane that holds all four pawns. Without it a pawn
            has arrived once it stands in its lane, whose spots are targets.
        doorstep: Whether a pawn that has just come out stands apart (on the exit square, but
            "fresh") until it moves.
        forks: Whether a pawn at its door may go on round the track.
        bounces: Whether surplus steps walk back from home.
        lane_back: Whether backward steps are allowed inside and out of the lane.
        slides: (triangle, steps on), counted from the seat's first square.
        start_word: The word of the notation for a start.
        lane_word: The word of the notation for a lane.

    Raises:
        GameError: The board cannot be: its track does not divide among four seats, its
            spots do not fit into a byte, or its door, exit or slides lie elsewhere than on the
            track.
    """

    track: int
    lane: int
    door: int
    exit: int
    has_home: bool
    doorstep: bool = False
    forks: bool = False
    bounces: bool = False
    lane_back: bool = True
    slides: tuple[tuple[int, int], ...] = ()
    start_word: str = "start"
    lane_word: str = "safety"

    def _settle(self) -> None:
        check_fields(
            self,
            track=range(len(SEATS), NOWHERE),
            lane=range(1, NOWHERE),
            has_home=bool,
            doorstep=bool,
            forks=bool,
            bounces=bool,
            lane_back=bool,
            slides=[tuple],
            start_word="word",
            lane_word="word",
        )
        if self.track % len(SEATS):
            raise wrong_field(self, "track", "a multiple of four")
        if self.spots > NOWHERE:
            most = NOWHERE - len(SEATS) * (self.lane + 3)
            raise wrong_field(self, "track", f"at most {most} with lanes of {self.lane}")
        check_fields(self, door=range(-1, self.spacing), exit=range(self.spacing))
        if self.bounces and not self.has_home:
            raise wrong_field(self, "bounces", "False where has_home is")
        slides: Iterable[object] = self.slides  # compiled code would refuse other pairs by itself
        for slide in slides:
            match slide:
                case (int(triangle), int(steps)) if (
                    0 <= triangle < self.spacing and 0 < steps < self.spacing
                ):
                    continue
            last = self.spacing - 1
            raise wrong_field(self, "slides", f"pairs: a square 0 to {last}, and 1 to {last} steps")

    @property
    def spacing(self) -> int:
        """Squares from one seat's first square to the next seat's."""
        return self.track // len(SEATS)

    def square(self, seat: Seat, offset: int) -> Spot:
        """Return the square ``offset`` squares clockwise of the seat's first."""
        return SPOTS[(seat * self.spacing + offset) % self.track]

    def lane_spot(self, seat: Seat, step: int) -> Spot:
        """Return the spot ``step`` (1 to ``lane``) of the seat's lane."""
        return SPOTS[self.track + seat * self.lane + step - 1]

    def start(self, seat: Seat) -> Spot:
        """Return the seat's start (kennel), which holds up to four pawns."""
        return SPOTS[self.track + len(SEATS) * self.lane + seat]

    def home(self, seat: Seat) -> Spot:
        """Return the seat's home; NOWHERE on a board that ends in targets."""
        return SPOTS[self.start(seat) + len(SEATS)] if self.has_home else NOWHERE

    def is_home(self, seat: Seat, spot: Spot) -> bool:
        """Return whether the spot is the seat's home, behind its lane.

        No spot is on a board that ends in targets.
        """
        return self.has_home and spot == self.home(seat)

    def exit_square(self, seat: Seat) -> Spot:
        """Return the square on which the seat's pawns come out."""
        return self.square(seat, self.exit)

    def exit_spot(self, seat: Seat) -> Spot:
        """Return the spot a pawn stands on when it has just come out."""
        if not self.doorstep:
            return self.exit_square(seat)
        return SPOTS[self.track + len(SEATS) * (self.lane + 2) + seat]

    @property
    def spots(self) -> int:
        """How many spots there are; every spot is below this."""
        return self.track + len(SEATS) * (self.lane + 3)

    def goals(self, seat: Seat) -> tuple[Spot, ...]:
        """Return the spots on which a pawn of the seat has arrived for good."""
        if not self.has_home:
            return tuple(self.lane_spot(seat, step) for step in range(1, self.lane + 1))
        return (self.home(seat),)

    def lane_step(self, seat: Seat, spot: Spot) -> int:
        """Return which step of the seat's lane the spot is, 1 to ``lane``; 0 if it is none."""
        step = spot - self.track - seat * self.lane + 1
        return step if 1 <= step <= self.lane else 0

    def square_of(self, spot: Spot) -> Spot:
        """Return the square of the track on which the spot lies, or NOWHERE."""
        if spot < self.track:
            return spot
        first = self.exit_spot(RED)
        if self.doorstep and first <= spot < first + len(SEATS):
            return self.exit_square(SEATS[spot - first])
        return NOWHERE

    def slide_paths(self, seat: Seat) -> dict[Spot, Trail]:
        """Return the slides of the seat's colour.

        They are found by triangle: the squares after it, the end last.
        """
        return {
            self.square(seat, offset): tuple(
                [self.square(seat, offset + step) for step in range(1, length + 1)]
            )
            for offset, length in self.slides
        }

    def distance(self, seat: Seat, spot: Spot) -> int:
        """Return the steps forward from a spot to the end of the seat's road.

        The road ends at home or the last target, without turning past the door; from start it is
        one step more than from the exit square.
        """
        end = self.lane + self.has_home
        if self.is_home(seat, spot):
            return 0
        if step := self.lane_step(seat, spot):
            return end - step
        if spot == self.start(seat):
            return self.distance(seat, self.exit_spot(seat)) + 1
        square = self.square_of(spot)
        to_door = (self.square(seat, self.door) - square) % self.track
        if spot >= self.track and to_door == 0:
            to_door = self.track
        return to_door + end

    def paths(self, seat: Seat, spot: Spot, steps: int) -> tuple[Trail, ...]:
        """Return every way for a pawn of ``seat`` to walk ``steps`` squares from ``spot``.

        Negative steps go backward. A way has the spots entered one after the other, the last one
        where the walk ends.

        Forward walks turn into the lane at the door (with ``forks`` going past is a second way); a
        bounce turns round at home. No way: an empty tuple.
        """
        if self.square_of(spot) == NOWHERE and not self.lane_step(seat, spot):
            return ()
        if steps < 0:
            back = _backward(self, seat, spot, -steps)
            return (back,) if back else ()
        inward = _forward(self, seat, spot, steps)
        if not self.forks or self.lane_step(seat, spot):
            return (inward,) if inward else ()
        square = self.square_of(spot)
        past = tuple(SPOTS[(square + step) % self.track] for step in range(1, steps + 1))
        return (inward, past) if inward and inward != past else (past,)


def _forward(board: Board, seat: Seat, spot: Spot, steps: int) -> Trail:
    """Return the spots entered by a walk forward that turns into the lane.

    There are none if it is too long.
    """
    path: list[Spot] = []
    for taken in range(steps):
        spot = _next(board, seat, spot)
        if spot == NOWHERE:
            if not (board.bounces and path):
                return ()
            return (*path, *_backward(board, seat, path[-1], steps - taken))
        path.append(spot)
    return tuple(path)


def _next(board: Board, seat: Seat, spot: Spot) -> Spot:
    """Return the spot one step forward, in the lane after the door."""
    step = board.lane_step(seat, spot)
    if step == board.lane:
        return board.home(seat)
    if step:
        return SPOTS[spot + 1]
    if spot == board.square(seat, board.door):
        return board.lane_spot(seat, 1)
    square = board.square_of(spot)
    return NOWHERE if square == NOWHERE else SPOTS[(square + 1) % board.track]


def _backward(board: Board, seat: Seat, spot: Spot, steps: int) -> Trail:
    """Return the spots entered by a walk backward; none out of a lane that has no way back."""
    path: list[Spot] = []
    if board.lane_step(seat, spot) and not board.lane_back:
        return ()
    for _ in range(steps):
        spot = _previous(board, seat, spot)
        path.append(spot)
    return tuple(path)


def _previous(board: Board, seat: Seat, spot: Spot) -> Spot:
    """Return the spot one step backward."""
    step = board.lane_step(seat, spot)
    if board.is_home(seat, spot):
        return board.lane_spot(seat, board.lane)
    if step > 1:
        return SPOTS[spot - 1]
    if step == 1:
        return board.square(seat, board.door)
    return SPOTS[(board.square_of(spot) - 1) % board.track]
