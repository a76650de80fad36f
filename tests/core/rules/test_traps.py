"""The traps that other implementations of Sorry! fell into, a row or a test each."""

from __future__ import annotations

import pytest

from tests.core.rules.positions import book, found
from tests.core.rules.rows import Row, rows

TRAPS = rows("""
16 | trap | 10 slides from the triangle 16 to 19 over an own 18, which cannot walk on from start
    red: 10, 18, home, home | 7 | = red: 17, 18, home, home / red: 10, 25, home, home
    / red: 11, 28, home, home / red: 12, 23, home, home / red: 13, 22, home, home
    / red: 14, 21, home, home / red: 15, 20, home, home / red: 19, home, home
16, 26 | trap | no later part moves a pawn that the first sent back: the 3 left have no pawn
    red: 12, 19, home, home | 7 | + red: 19, 22, home, home | - red: 19, home, home
13, 15, 16 | trap | no two parts end on one square; one may end where the other pawn stood
    red: 20, 23, home, home | 7 | = red: 20, 30, home, home / red: 21, 29, home, home
    / red: 22, 28, home, home / red: 23, 27, home, home / red: 26, 28, home, home
    / red: 28, home, home
21, 26 | trap | a swap onto a slide sends back whoever is on it, the own pawn too
    red: 58, 33, home, home; blue: 31; yellow: 32 | 11 | + red: 34, home, home; blue: 58
    | must play
31 | trap | one square out of it
    red: safety 1, home, home, home | 10 | = red: 2, home, home, home
31 | trap | and past the corner
    red: safety 1, home, home, home | 4 | = red: 59, home, home, home
28 | trap | a 2 goes past the entrance into the zone, or out onto the circle
    red: 1, start, home, home | 2
    | = red: safety 1, home, home again / red: 1, 4, home, home again
28 | trap | the entrance is square 2, not the corner
    red: 59, home, home, home | 3 | = red: 2, home, home, home
""")


@pytest.mark.parametrize("row", TRAPS, ids=str)
def test_a_trap_catches_nobody(row: Row) -> None:
    """Promise: hasbro plays by the rules where others do not."""
    row.check("hasbro")


def test_an_ace_that_bumps_an_own_pawn_either_way_is_one_choice() -> None:
    """Promise of docs/changelog.md: a pawn on 2 behind own pawns on 3 and 13 leaves pawns on 3 and
    13 and one in the kennel, whether it walks 1 or 11."""
    plays = found(book("dog"), "red: 2, 3, 13; blue: 30", "red", "A").plays
    boards = [tuple(sorted(play.after[:4])) for play in plays]
    assert len(boards) == len(set(boards)) > 1
