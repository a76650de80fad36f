"""The table of hobby, the German translation of a rules page (000): its examples, and where it
departs from hasbro."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row

LEFT = "home, home, home"

EXAMPLES = (
    Row(
        "17",
        "000 Bewegung: blue, a 3",
        "three forward",
        f"blue: 30, {LEFT}",
        "3",
        (f"blue: 33, {LEFT}",),
        turn="blue",
    ),
    Row(
        "17",
        "000 Bewegung: green, a 4 from the entrance",
        "four back",
        f"green: 49, {LEFT}",
        "4",
        (f"green: 45, {LEFT}",),
        turn="green",
    ),
    Row(
        "24",
        "000 Folien: green at yellow's slide, yellow sent back",
        "along the slide, sending back",
        f"green: 28, {LEFT}; yellow: 33",
        "3",
        (f"green: 34, {LEFT}",),
        turn="green",
    ),
    Row(
        "14",
        "000 Andere: yellow lands on green",
        "the other goes back to its start",
        f"yellow: 50, {LEFT}; green: 53",
        "3",
        (f"yellow: 53, {LEFT}",),
        turn="yellow",
    ),
    Row(
        "33",
        "000 Startseite: yellow, a 5, exactly five to home",
        "home",
        f"yellow: safety 1, {LEFT}",
        "5",
        (f"yellow: home, {LEFT}",),
        turn="yellow",
    ),
    Row(
        "15",
        "000 7s: blue, three and four, both home",
        "a 7 takes two pawns home",
        "blue: safety 3, safety 2, home, home",
        "7",
        (f"blue: home, {LEFT}",),
        turn="blue",
    ),
    Row(
        "20",
        "000 11s: red swaps with green near its home",
        "places change",
        f"red: 20, {LEFT}; green: 58",
        "11",
        (f"red: 34, {LEFT}; green: 58", f"red: 58, {LEFT}; green: 20"),
        may_pass=False,
    ),
    Row(
        "22",
        "000 Sorry: green takes yellow's square near its home",
        "yellow goes back to its start",
        f"green: start, {LEFT}; yellow: 44",
        "sorry",
        (f"green: 44, {LEFT}",),
        turn="green",
    ),
)

BASE = (
    Row(
        "15",
        "000 7s: no pawn enters by a 7",
        "parts start none",
        "red: 20, start, home, home",
        "7",
        ("red: 27, home, home",),
    ),
    Row(
        "18",
        "000 10s: otherwise",
        "back 1 is free, also where 10 is possible",
        f"red: 20, {LEFT}",
        "10",
        (f"red: 30, {LEFT}", f"red: 19, {LEFT}"),
    ),
    Row(
        "19",
        "000 11s",
        "a swap alone may be declined",
        f"red: 58, {LEFT}; blue: 20",
        "11",
        (f"red: 20, {LEFT}; blue: 58",),
        may_pass=True,
    ),
    Row(
        "24",
        "000 Folien",
        "the slide is used, not chosen",
        f"red: 13, {LEFT}",
        "3",
        (f"red: 19, {LEFT}",),
    ),
    Row("33", "000 Startseite", "only by exact count", f"red: safety 3, {LEFT}", "5", ()),
)

TEAMS = (
    Row(
        "38",
        "000 Partnerschaft",
        "the own or the partner's pawn comes out",
        "red: start",
        "1",
        ("red: 4", "yellow: 34"),
        teams=True,
    ),
    Row(
        "37",
        "000 Partnerschaft",
        "a partner landed on is sent back",
        f"red: 20, {LEFT}; yellow: 23, {LEFT}",
        "3",
        (f"red: 23, {LEFT}; yellow: {LEFT}", f"red: 20, {LEFT}; yellow: 26, {LEFT}"),
        teams=True,
    ),
    Row(
        "39",
        "000 Partnerschaft: one own, one of the partner's",
        "a 7 across partners",
        f"red: 20, {LEFT}; yellow: 40, {LEFT}",
        "7",
        has=(f"red: 26, {LEFT}; yellow: 41, {LEFT}", f"red: 21, {LEFT}; yellow: 49, {LEFT}"),
        teams=True,
    ),
    Row(
        "39",
        "settled",
        "two pawns, never three",
        "red: 20; yellow: 40, 50",
        "7",
        lacks=("red: 21; yellow: 42, 58",),
        teams=True,
    ),
    Row(
        "16",
        "decided with 37",
        "a partner's pawn that the first part bumps walks no second",
        f"red: 10, {LEFT}; yellow: 13, {LEFT}",
        "7",
        has=(f"red: 13, {LEFT}; yellow: 17, {LEFT}",),
        lacks=(f"red: 13, {LEFT}; yellow: {LEFT}",),
        teams=True,
    ),
    Row(
        "40",
        "000 Partnerschaft",
        "must be used, on the partner's if need be",
        "red: start, 8; yellow: start, 20",
        "sorry",
        ("red: 20, 8",),
        teams=True,
    ),
    Row(
        "42",
        "000 Partnerschaft",
        "a finished player plays on for the partner",
        f"red: home, {LEFT}; yellow: start",
        "2",
        (f"red: home, {LEFT}; yellow: 34 again",),
        teams=True,
    ),
)

ROWS = (*EXAMPLES, *BASE, *TEAMS)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_hobby(row: Row) -> None:
    """Promise: hobby plays by its page (000)."""
    row.check("hobby")
