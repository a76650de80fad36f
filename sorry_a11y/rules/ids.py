"""What the numbers are: seats, pawns and spots, each a type of its own.

At run time all of them are plain numbers, so that a position can be 16 bytes.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""0 to 3 (red, blue, yellow, green), clockwise."""
Pawn = NewType("Pawn", int)
"""0 to 15: four times its seat, and its number at the seat."""
Spot = NewType("Spot", int)
"""A number that names a place of a board for good, see `board`."""

SEATS: Final = (Seat(0), Seat(1), Seat(2), Seat(3))
WATCHER: Final = Seat(-1)
"""The seat of somebody who watches: nobody's, so that no hand is its own."""
PAWNS_EACH: Final = 4
ALL_PAWNS: Final = tuple(Pawn(pawn) for pawn in range(len(SEATS) * PAWNS_EACH))
MOST_KINDS: Final = 32
"""A rule book has no more kinds of cards."""
NOWHERE: Final = Spot(255)
"""The spot of a pawn whose colour does not play, and of a walk that cannot be made."""


def seat_of(pawn: int) -> Seat:
    """The seat whose pawn it is."""
    return Seat(pawn >> 2)


def number_of(pawn: int) -> int:
    """Which of its seat's pawns it is, 0 to 3."""
    return pawn & 3


def pawn_of(seat: int, number: int) -> Pawn:
    """The pawn ``number`` (0 to 3) of the seat."""
    return Pawn(PAWNS_EACH * seat + number)


def pawns_of(seat: int) -> tuple[Pawn, ...]:
    """The four pawns of the seat."""
    return ALL_PAWNS[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)]


def own_part(position: bytes, seat: int) -> bytes:
    """The spots of the seat's four pawns."""
    return position[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)]
