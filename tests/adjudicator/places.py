"""Colours, partners, and places as plain tuples."""

from functools import cache
from typing import Any

Query = dict[str, Any]
Answer = dict[str, Any]

Place = tuple[str, int]
"""The kind of place and its number: ("square", 12), ("safety", 2), ("target", 4).

Kinds without a number carry 0: ("start", 0), ("home", 0), ("kennel", 0).
"""

Board = dict[str, list[Place]]
"""For every colour that plays, where its four pawns stand, by pawn number."""

COLOURS = ("red", "blue", "yellow", "green")
PARTNER = {"red": "yellow", "yellow": "red", "blue": "green", "green": "blue"}

START: Place = ("start", 0)
HOME: Place = ("home", 0)
KENNEL: Place = ("kennel", 0)


def seat_of(colour: str) -> int:
    """The seat of a colour, 0 to 3, clockwise from red."""
    return COLOURS.index(colour)


def read_place(text: str) -> Place:
    """The place that a text such as "square 12" or "home" names."""
    kind, _, number = text.partition(" ")
    return (kind, int(number)) if number else (kind, 0)


@cache
def write_place(place: Place) -> str:
    """The text of a place, the inverse of read_place."""
    kind, number = place
    return kind if place in (START, HOME, KENNEL) else f"{kind} {number}"


def read_board(pawns: dict[str, list[str]]) -> Board:
    """The board that the "pawns" of a query describe."""
    return {colour: [read_place(text) for text in texts] for colour, texts in pawns.items()}


def write_board(board: Board) -> dict[str, list[str]]:
    """The "pawns" of an answer, the inverse of read_board."""
    return {colour: [write_place(place) for place in places] for colour, places in board.items()}


def copy_board(board: Board) -> Board:
    """A board of its own with the same pawns."""
    return {colour: list(places) for colour, places in board.items()}
