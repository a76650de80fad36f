"""The table of bounce-home, the Chinese article (003), where it departs from hasbro."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row

LEFT = "home, home, home"

BASE = (
    Row(
        "33",
        "003 3.4",
        "surplus steps walk back from home",
        f"red: safety 3, {LEFT}",
        "5",
        (f"red: safety 4, {LEFT}",),
    ),
    Row(
        "33",
        "003 3.4",
        "by exact count home, to stay",
        f"red: safety 3, {LEFT}",
        "3",
        (f"red: home, {LEFT}",),
    ),
    Row("33", "003 3.4", "from the track", f"red: 58, {LEFT}", "12", (f"red: safety 4, {LEFT}",)),
    Row(
        "33",
        "settled",
        "back out of the zone, where it sends a pawn back",
        f"red: safety 5, {LEFT}; blue: 57",
        "12",
        (f"red: 57, {LEFT}",),
    ),
    Row(
        "33",
        "settled with 13",
        "not onto an own pawn, there or back",
        "red: safety 5, safety 2, home, home",
        "5",
        (),
    ),
    Row(
        "33",
        "settled",
        "a 2 that bounces back to where it stood is a play",
        f"red: safety 5, {LEFT}",
        "2",
        (f"red: safety 5, {LEFT} again",),
    ),
    Row(
        "33",
        "settled",
        "a 10 that bounces back to where it stood, or back 1",
        f"red: safety 1, {LEFT}",
        "10",
        (f"red: safety 1, {LEFT}", f"red: 2, {LEFT}"),
    ),
    Row(
        "17",
        "003 6: 4",
        "a 4 goes back without a bounce",
        f"red: safety 5, {LEFT}",
        "4",
        (f"red: safety 1, {LEFT}",),
    ),
    Row(
        "20",
        "003 6: 11, not from the safety zone",
        "an 11 bounces no pawn in its zone",
        f"red: safety 1, {LEFT}; blue: home",
        "11",
        (),
    ),
    Row(
        "20",
        "003 6: 11",
        "but one from the track",
        f"red: 58, {LEFT}",
        "11",
        (f"red: safety 5, {LEFT}",),
    ),
    Row(
        "19",
        "003 6: 11",
        "a swap alone may be declined",
        "red: safety 1, 57, home, home; blue: 20, 30",
        "11",
        (
            "red: safety 1, home, home, home; blue: 20, 30",
            "red: safety 1, 20, home, home; blue: 57, 30",
            "red: safety 1, 30, home, home; blue: 20, 57",
        ),
        may_pass=False,
    ),
    Row(
        "15",
        "003 6: 7 with 3.4",
        "parts of a 7 bounce",
        "red: safety 4, safety 3, home, home",
        "7",
        (
            "red: safety 1, safety 3, home, home",
            "red: safety 4, safety 2, home, home",
            "red: safety 5, safety 3, home, home",
            f"red: safety 4, {LEFT}",
        ),
    ),
    Row(
        "24",
        "003 3.2: must",
        "a foreign triangle slides",
        f"red: 13, {LEFT}",
        "3",
        (f"red: 19, {LEFT}",),
    ),
    Row(
        "24",
        "A5065 with 003 3.4",
        "slide=own: a bounce onto the own triangle slides",
        f"red: safety 5, {LEFT}",
        "8",
        (f"red: 4, {LEFT}",),
        rules="slide=own",
    ),
    Row(
        "9",
        "003 3.1 must, 6 may",
        "a 1 starts a pawn or moves one",
        "red: 20",
        "1",
        ("red: 4, 20", "red: 21"),
    ),
    Row(
        "29",
        "003 2: more than two behind start",
        "from behind the entrance into the zone",
        f"red: 1, {LEFT}",
        "3",
        (f"red: safety 2, {LEFT}",),
    ),
)

TEAMS = (
    Row(
        "36",
        "003 5.1",
        "any of the eight",
        "red: 20; yellow: 40",
        "3",
        ("red: 23; yellow: 40", "red: 20; yellow: 43"),
        teams=True,
    ),
    Row(
        "37",
        "003 5.1",
        "a partner landed on is sent back",
        "red: 20; yellow: 23",
        "3",
        ("red: 23", "red: 20; yellow: 26"),
        teams=True,
    ),
    Row(
        "39",
        "003 5.1: any two of the eight",
        "never three",
        "red: 20; yellow: 40, 50",
        "7",
        has=("red: 20; yellow: 42, 55",),
        lacks=("red: 21; yellow: 42, 58", "red: 22; yellow: 41, 58"),
        teams=True,
    ),
    Row(
        "40",
        "003 5.1",
        "an opponent on the track is taken",
        "red: start, 8; blue: 45",
        "sorry",
        ("red: 45, 8", "red: 8; yellow: 45"),
        teams=True,
    ),
    Row(
        "40",
        "003 5.1",
        "none: one of the eight goes back",
        "red: 8, home; yellow: safety 2, 20",
        "sorry",
        (
            "red: home; yellow: safety 2, 20",
            "red: 8, home; yellow: 20",
            "red: 8, home; yellow: safety 2",
        ),
        teams=True,
    ),
    Row(
        "40",
        "settled",
        "due without a pawn in start too",
        "red: 8, home, home, home; yellow: 20, home, home, home; blue: 45",
        "sorry",
        (
            "red: home, home, home; yellow: 20, home, home, home; blue: 45",
            "red: 8, home, home, home; yellow: home, home, home; blue: 45",
        ),
        teams=True,
    ),
    Row(
        "40",
        "settled: not home",
        "nobody on the track or in safety: nothing",
        "red: home; yellow: home",
        "sorry",
        (),
        teams=True,
    ),
)

POINTS = (
    Row(
        "40",
        "settled",
        "in a hand a Sorry! that only pays is not playable",
        "red: 8, home, home, home; yellow: 20, home, home, home; blue: 45",
        "sorry",
        (),
        teams=True,
        points=True,
    ),
    Row(
        "33",
        "settled",
        "in a hand too the 2 that bounces back is a play",
        f"red: safety 5, {LEFT}",
        "2,4",
        (f"red: safety 5, {LEFT} again", f"red: safety 1, {LEFT}"),
        points=True,
    ),
)

ROWS = (*BASE, *TEAMS, *POINTS)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_bounce_home(row: Row) -> None:
    """Promise: bounce-home plays by its article (003)."""
    row.check("bounce-home")
