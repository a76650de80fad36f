"""What must not matter: the number of a pawn within its colour, and which colour is which.

A board looks alike from all four seats, so a position turned by a seat must allow the same plays,
turned, in the same order.
"""

from __future__ import annotations

import random
from functools import cache

from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    PAWNS_EACH,
    SEATS,
    Board,
    Kind,
    Pawn,
    Position,
    Seat,
)
from sorry_a11y.core.rules.plays import Choices
from sorry_a11y.core.rules.ways import Leg, SwapPlaces, TakePlace


def renumbered(position: Position, rng: random.Random) -> Position:
    """The position with the pawns of each colour in another order."""
    spots = []
    for first in range(0, len(position), PAWNS_EACH):
        own = list(position[first : first + PAWNS_EACH])
        rng.shuffle(own)
        spots += own
    return bytes(spots)


@cache
def _turned_spots(board: Board) -> bytes:
    """For every spot the one that lies a seat further on."""
    table = bytearray([NOWHERE]) * 256
    for square in range(board.track):
        table[square] = (square + board.spacing) % board.track
    for seat in SEATS:
        after = _turned_seat(seat)
        table[board.start(seat)] = board.start(after)
        for step in range(1, board.lane + 1):
            table[board.lane_spot(seat, step)] = board.lane_spot(after, step)
        if board.has_home:
            table[board.home(seat)] = board.home(after)
        table[board.exit_spot(seat)] = board.exit_spot(after)
    return bytes(table)


def _turned_seat(seat: Seat) -> Seat:
    return SEATS[(seat + 1) % len(SEATS)]


def _turned_pawn(pawn: Pawn) -> Pawn:
    return ALL_PAWNS[(pawn + PAWNS_EACH) % len(ALL_PAWNS)]


def turned_position(board: Board, position: Position) -> Position:
    """The position with every colour moved on by a seat."""
    spots = position.translate(_turned_spots(board))
    return spots[-PAWNS_EACH:] + spots[:-PAWNS_EACH]


def _turned_leg(leg: Leg) -> Leg:
    if isinstance(leg, (SwapPlaces, TakePlace)):
        return leg.replace(pawn=_turned_pawn(leg.pawn), other=_turned_pawn(leg.other))
    return leg.replace(pawn=_turned_pawn(leg.pawn))


def turned_choices(
    board: Board, choices: Choices
) -> tuple[list[tuple[Seat, Kind, tuple[Leg, ...], Position, bool]], bool]:
    """The plays of the next seat in the position turned by a seat, and whether it may pass."""
    plays = [
        (
            _turned_seat(play.seat),
            play.card,
            tuple(_turned_leg(leg) for leg in play.legs),
            turned_position(board, play.after),
            play.again,
        )
        for play in choices.plays
    ]
    return plays, choices.may_pass
