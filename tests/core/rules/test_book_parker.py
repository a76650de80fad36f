"""The table of parker, the German Parker leaflet (001): its paragraphs and its examples."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row

LEFT = "home, home, home"

SEVEN = (
    Row(
        "15",
        "001 2: 7 forward, or 5 and 2; the 2 brings a pawn in and draws again",
        "the example of 5 and 2",
        "red: 20, start, home, home",
        "7",
        ("red: 27, home, home", "red: 25, 4, home, home again", "red: 26, 4, home, home"),
    ),
    Row(
        "15",
        "001 2: the parts follow the number cards",
        "every part as its card",
        "red: 20, 35, home, home",
        "7",
        (
            "red: 27, 35, home, home",
            "red: 20, 42, home, home",
            "red: 21, 41, home, home",  # 1 and 6
            "red: 22, 40, home, home again",  # 2 and 5
            "red: 23, 34, home, home",
            "red: 23, 31, home, home",  # 3 and 4 back to a triangle
            "red: 19, 38, home, home",
            "red: 16, 38, home, home",  # 4 back to a triangle and 3
            "red: 25, 37, home, home again",  # 5 and 2
            "red: 26, 36, home, home",
        ),
    ),
    Row(
        "15",
        "001 2",
        "a part of 4 goes back, out of the zone too",
        "red: 20, safety 2, home, home",
        "7",
        has=("red: 23, 0, home, home",),
    ),
    Row(
        "15",
        "001 2 with 4",
        "4 back from a slide's end slides back: either pawn may do that",
        "red: 28, 58, home, home",
        "7",
        has=("red: 28, 1, home, home", "red: 34, 58, home, home", "red: 31, 58, home, home"),
    ),
    Row(
        "15",
        "001 2",
        "a 7 in one goes forward only",
        f"red: 20, {LEFT}",
        "7",
        (f"red: 27, {LEFT}",),
    ),
    Row(
        "15",
        "settled",
        "two ways to one place, one drawing again, are two plays",
        "red: 20, 21, home, home",
        "7",
        has=("red: 22, 26, home, home", "red: 22, 26, home, home again"),
    ),
    Row(
        "15",
        "001 1 with 10",
        "no part brings a pawn onto the own pawn on the circle",
        "red: 4, start, home, home",
        "7",
        ("red: 11, home, home", "red: 9, 4, home, home again", "red: 10, 4, home, home"),
    ),
    Row(
        "15",
        "001 2",
        "parts start a pawn only with 1 or 2, and one must walk the rest",
        "red: start, start, start, start",
        "7",
        (),
    ),
    Row(
        "11",
        "001 1 with 11",
        "a 2 as a part that wins does not draw again",
        "red: safety 4, safety 1, home, home",
        "7",
        ("red: home, home, home, home", "red: 2, safety 4, home, home"),
    ),
)

BASE = (
    Row(
        "19",
        "001: every instruction must be obeyed",
        "a swap alone must be made",
        f"red: 58, {LEFT}; blue: 20",
        "11",
        (f"red: 20, {LEFT}; blue: 58",),
        may_pass=False,
    ),
    Row(
        "24",
        "001 4: darf",
        "a slide may be declined",
        f"red: 13, {LEFT}; blue: 18",
        "3",
        (f"red: 19, {LEFT}", f"red: 16, {LEFT}; blue: 18"),
    ),
    Row(
        "24",
        "001 4",
        "the pawn on the triangle is sent back either way",
        f"red: 13, {LEFT}; blue: 16, 18",
        "3",
        (f"red: 19, {LEFT}", f"red: 16, {LEFT}; blue: 18"),
    ),
    Row(
        "24",
        "settled",
        "an own pawn on the triangle forbids both",
        "red: 13, 16, home, home",
        "3",
        ("red: 13, 19, home, home",),
    ),
    Row(
        "24",
        "001 4",
        "after a Sorry!",
        "red: start; blue: 16, 18",
        "sorry",
        ("red: 19", "red: 16; blue: 18", "red: 18; blue: 16"),
    ),
    Row(
        "24",
        "001 4",
        "after a swap",
        f"red: 58, {LEFT}; blue: 31",
        "11",
        (f"red: 34, {LEFT}; blue: 58", f"red: 31, {LEFT}; blue: 58"),
        may_pass=False,
    ),
    Row(
        "21",
        "001 4 with 26",
        "a swapped pawn on the slide goes back only if one slides",
        f"red: 33, {LEFT}; blue: 31",
        "11",
        has=(f"red: 34, {LEFT}", f"red: 31, {LEFT}; blue: 33"),
        may_pass=False,
    ),
    Row(
        "24",
        "001 4",
        "from where it stopped a pawn walks on like any other",
        f"red: 16, {LEFT}",
        "1",
        (f"red: 17, {LEFT}",),
    ),
    Row(
        "24",
        "001 4; settled",
        "back to the triangle it slid from: stay, or slide back",
        f"red: 28, {LEFT}",
        "4",
        (f"red: 28, {LEFT}", f"red: 24, {LEFT}"),
    ),
    Row(
        "28",
        "001 5",
        "a 4 and a 10 put back past the diamond",
        f"red: 5, {LEFT}",
        "4",
        (f"red: 1, {LEFT}",),
    ),
    Row("33", "001 7", "home by exact count", f"red: safety 3, {LEFT}", "5", ()),
    Row(
        "23",
        "settled",
        "a Sorry! on a foreign triangle where a pawn had stopped",
        "red: start; blue: 46",
        "sorry",
        ("red: 49", "red: 46"),
    ),
)

TEAMS = (
    Row(
        "36",
        "001 M 2",
        "the partner's pawns too",
        "red: 20; yellow: 40",
        "3",
        ("red: 23; yellow: 40", "red: 20; yellow: 43"),
        teams=True,
    ),
    Row(
        "39",
        "001 M 4",
        "a 7 over own and partner's",
        "red: 20; yellow: 40, home, home, home",
        "7",
        has=(
            "red: 26; yellow: 41, home, home, home",
            "red: 25; yellow: 42, home, home, home again",
        ),
        teams=True,
    ),
    Row(
        "39",
        "001 2, M 4: two pawns",
        "never three",
        "red: 20; yellow: 40, 50",
        "7",
        lacks=(
            "red: 21; yellow: 41, 55 again",
            "red: 21; yellow: 41, 55",
            "red: 22; yellow: 41, 46 again",
        ),
        teams=True,
    ),
    Row(
        "39",
        "settled",
        "two of the partner's included",
        "yellow: 40, 50, home, home",
        "7",
        has=("yellow: 43, 46, home, home", "yellow: 43, 49, home, home"),
        teams=True,
    ),
    Row(
        "38",
        "001 M 4",
        "a part of 1 or 2 starts either's pawn",
        "red: 20, home, home, home",
        "7",
        (
            "red: 27, home, home, home",
            "red: 26, home, home, home; yellow: 34",
            "red: 25, home, home, home; yellow: 34 again",
        ),
        teams=True,
    ),
    Row(
        "40",
        "001 M 3",
        "no opponent on a square: the partner's pawn goes back",
        "red: start, 8; yellow: start, 20",
        "sorry",
        ("red: 20, 8",),
        teams=True,
    ),
    Row(
        "40",
        "001 M 3",
        "never the own one",
        "red: start, 8; yellow: home, home, home, start",
        "sorry",
        (),
        teams=True,
    ),
    Row(
        "40",
        "settled",
        "the victim belongs to the partner of the player on turn",
        "red: 8; yellow: start, 20",
        "sorry",
        ("yellow: 20, 8",),
        turn="yellow",
        teams=True,
    ),
    Row(
        "42",
        "001 M 5",
        "a finished player moves the partner's",
        f"red: home, {LEFT}; yellow: 40",
        "3",
        (f"red: home, {LEFT}; yellow: 43",),
        teams=True,
    ),
)

POINTS = (
    Row(
        "50",
        "001: every instruction must be obeyed",
        "in a hand a swap alone must be made",
        f"red: 58, {LEFT}; blue: 20",
        "11,12,12,12,12",
        (f"red: 20, {LEFT}; blue: 58",),
        points=True,
        may_pass=False,
    ),
    Row("47", "001 P 2", "no card allows a move", "red: start", "3,4,5,8,12", (), points=True),
)

ROWS = (*SEVEN, *BASE, *TEAMS, *POINTS)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_parker(row: Row) -> None:
    """Promise: parker plays by its leaflet (001)."""
    row.check("parker")
