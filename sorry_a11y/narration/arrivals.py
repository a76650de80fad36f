"""How many pawns have arrived after each move of the beats, and whose four are all there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sorry_a11y.narration.beats import Beat, Move, SetUpBeat, TakenBackBeat, TurnBeat
from sorry_a11y.rules.board import PAWNS_EACH, SEATS, Board
from sorry_a11y.rules.ground import seat_of


def with_arrivals(beats: Iterable[Beat], position: bytes, board: Board) -> list[Beat]:
    """The beats with every move home told how many are there then. ``position``: that of before
    them."""
    home = _homes(position, board)
    counted: list[Beat] = []
    for beat in beats:
        match beat:
            case SetUpBeat():
                home = [0] * len(SEATS)
            case TakenBackBeat():
                home = _homes(beat.position, board)
            case TurnBeat():
                cards = tuple(replace(c, moves=_arrived(c.moves, home, board)) for c in beat.cards)
                beat = replace(beat, cards=cards)
            case _:
                pass
        counted.append(beat)
    return counted


def moves_arrived(moves: tuple[Move, ...], position: bytes, board: Board) -> tuple[Move, ...]:
    """The moves of one play from ``position``, as `with_arrivals` tells them."""
    return _arrived(moves, _homes(position, board), board)


def _homes(position: bytes, board: Board) -> list[int]:
    """How many pawns of each seat have arrived."""
    goals = [board.goals(seat) for seat in SEATS]
    return [
        sum(spot in goals[seat] for spot in position[PAWNS_EACH * seat : PAWNS_EACH * (seat + 1)])
        for seat in SEATS
    ]


def _arrived(moves: tuple[Move, ...], home: list[int], board: Board) -> tuple[Move, ...]:
    counted = []
    for move in moves:
        seat = seat_of(move.pawn)
        goals = board.goals(seat)
        if move.spot in goals and move.origin not in goals:
            home[seat] += 1
            there = tuple(other for other in SEATS if home[other] == PAWNS_EACH)
            move = replace(move, arrived=home[seat], full=there if seat in there else ())
        counted.append(move)
    return tuple(counted)
