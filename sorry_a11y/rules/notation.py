"""Short names for seats, pawns, places, cards and plays, as files and programs write them.

Places are ``start``, ``square 12``, ``safety 2`` and ``home`` on a board with homes, ``kennel``,
``square 12`` and ``target 2`` on one with targets. Pawns are ``red 1`` to ``green 4``. A play is
its card and its legs: ``7 r1+3 r2+4``, ``2 r1 out``, ``11 r1=b3``, ``sorry r2xg1``, ``4 r1-4``;
``past`` goes past the lane, ``stay`` does not slide, ``back`` pays for a Sorry!.
"""

from __future__ import annotations

import re
from typing import assert_never

from sorry_a11y.rules.board import (
    ALL_PAWNS,
    SEATS,
    SPOTS,
    Board,
    Pawn,
    Seat,
    Spot,
    number_of,
    pawn_of,
    seat_of,
)
from sorry_a11y.rules.legs import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk

COLOURS = ("red", "blue", "yellow", "green")
"""The colours by seat, clockwise."""


def seat_called(colour: str) -> Seat:
    """The seat of the colour called ``red`` to ``green``; raises ValueError for none."""
    return SEATS[COLOURS.index(colour)]


class NotationError(ValueError):
    """A text that names nothing. ``text`` is the offender."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def pawn_name(pawn: Pawn) -> str:
    """``red 1`` to ``green 4``."""
    return f"{COLOURS[seat_of(pawn)]} {number_of(pawn) + 1}"


def parse_pawn(text: str) -> Pawn:
    """The pawn called ``red 1``; raises NotationError."""
    colour, _, number = text.partition(" ")
    if colour not in COLOURS or number not in ("1", "2", "3", "4"):
        raise NotationError(text)
    return pawn_of(seat_called(colour), int(number) - 1)


def place_name(board: Board, seat: Seat, spot: Spot) -> str:
    """What a spot is called for a pawn of ``seat``."""
    if spot == board.start(seat):
        return board.start_word
    if board.is_home(seat, spot):
        return "home"
    if step := board.lane_step(seat, spot):
        return f"{board.lane_word} {step}"
    return f"square {board.square_of(spot)}"


def parse_place(board: Board, seat: Seat, text: str) -> Spot:
    """The spot called ``text`` for a pawn of ``seat``; raises NotationError. A bare number is a
    square."""
    words = text.split()
    if words == [board.start_word]:
        return board.start(seat)
    if words == ["home"] and board.has_home:
        return board.home(seat)
    if len(words) == 1:
        words.insert(0, "square")
    if len(words) == 2 and re.fullmatch(r"\d{1,3}", words[1], re.ASCII):
        number = int(words[1])
        if words[0] == "square" and number < board.track:
            return SPOTS[number]
        if words[0] == board.lane_word and 1 <= number <= board.lane:
            return board.lane_spot(seat, number)
    raise NotationError(text)


def fresh_pawns(board: Board, position: bytes) -> list[Pawn]:
    """The pawns that have just come out and not yet moved, where the board tells them apart."""
    if not board.doorstep:
        return []
    return [pawn for pawn in ALL_PAWNS if position[pawn] == board.exit_spot(seat_of(pawn))]


def _short(pawn: Pawn) -> str:
    return f"{COLOURS[seat_of(pawn)][0]}{number_of(pawn) + 1}"


def leg_name(leg: Leg) -> str:
    """The short name of a leg, see the module."""
    match leg:
        case Walk():
            marks = (" past" if leg.way else "") + ("" if leg.slide else " stay")
            return f"{_short(leg.pawn)}{leg.steps:+d}{marks}"
        case ComeOut():
            return f"{_short(leg.pawn)} out"
        case TakePlace():
            return f"{_short(leg.pawn)}x{_short(leg.other)}{'' if leg.slide else ' stay'}"
        case SwapPlaces():
            return f"{_short(leg.pawn)}={_short(leg.other)}{'' if leg.slide else ' stay'}"
        case SendBack():
            return f"{_short(leg.pawn)} back"
    assert_never(leg)


_LEG = re.compile(
    r"([rbyg][1-4])(?:([+-]\d{1,2})( past)?| (out)| (back)|([x=])([rbyg][1-4]))( stay)?"
)


def parse_legs(text: str) -> tuple[Leg, ...]:
    """The legs that ``text`` names; raises NotationError."""
    legs: list[Leg] = []
    at = 0
    while at <= len(text):
        found = _LEG.match(text, at)
        if not found or (found.end() < len(text) and text[found.end()] != " "):
            raise NotationError(text)
        legs.append(_leg(found))
        at = found.end() + 1
    return tuple(legs)


def _pawn(short: str) -> Pawn:
    return pawn_of(SEATS["rbyg".index(short[0])], int(short[1]) - 1)


def _leg(found: re.Match[str]) -> Leg:
    pawn, steps, past, out, back, sign, other, stay = found.groups()
    slide = not stay
    if steps:
        return Walk(_pawn(pawn), int(steps), 1 if past else 0, slide)
    if out:
        return ComeOut(_pawn(pawn))
    if back:
        return SendBack(_pawn(pawn))
    if sign == "x":
        return TakePlace(_pawn(pawn), _pawn(other), slide)
    return SwapPlaces(_pawn(pawn), _pawn(other), slide)
