"""The table of bounce-home, the Chinese article (003), where it departs from hasbro."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row, rows

ROWS = rows("""
33 | 003 3.4 | surplus steps walk back from home
    red: safety 3, home, home, home | 5 | = red: safety 4, home, home, home
33 | 003 3.4 | by exact count home, to stay
    red: safety 3, home, home, home | 3 | = red: home, home, home, home
33 | 003 3.4 | from the track
    red: 58, home, home, home | 12 | = red: safety 4, home, home, home
33 | settled | back out of the zone, where it sends a pawn back
    red: safety 5, home, home, home; blue: 57 | 12 | = red: 57, home, home, home
33 | settled with 13 | not onto an own pawn, there or back
    red: safety 5, safety 2, home, home | 5 | = nothing
33 | settled | a 2 that bounces back to where it stood is a play
    red: safety 5, home, home, home | 2 | = red: safety 5, home, home, home again
33 | settled | a 10 that bounces back to where it stood, or back 1
    red: safety 1, home, home, home | 10 | = red: safety 1, home, home, home
    / red: 2, home, home, home
17 | 003 6: 4 | a 4 goes back without a bounce
    red: safety 5, home, home, home | 4 | = red: safety 1, home, home, home
20 | 003 6: 11, not from the safety zone | an 11 bounces no pawn in its zone
    red: safety 1, home, home, home; blue: home | 11 | = nothing
20 | 003 6: 11 | but one from the track
    red: 58, home, home, home | 11 | = red: safety 5, home, home, home
19 | 003 6: 11 | a swap alone may be declined
    red: safety 1, 57, home, home; blue: 20, 30 | 11
    | = red: safety 1, home, home, home; blue: 20, 30 / red: safety 1, 20, home, home; blue: 57, 30
    / red: safety 1, 30, home, home; blue: 20, 57 | must play
15 | 003 6: 7 with 3.4 | parts of a 7 bounce
    red: safety 4, safety 3, home, home | 7 | = red: safety 1, safety 3, home, home
    / red: safety 4, safety 2, home, home / red: safety 5, safety 3, home, home
    / red: safety 4, home, home, home
24 | 003 3.2: must | a foreign triangle slides
    red: 13, home, home, home | 3 | = red: 19, home, home, home
24 | A5065 with 003 3.4 | slide=own: a bounce onto the own triangle slides
    red: safety 5, home, home, home | 8 | = red: 4, home, home, home | rules slide=own
9 | 003 3.1 must, 6 may | a 1 starts a pawn or moves one
    red: 20 | 1 | = red: 4, 20 / red: 21
29 | 003 2: more than two behind start | from behind the entrance into the zone
    red: 1, home, home, home | 3 | = red: safety 2, home, home, home
36 | 003 5.1 | any of the eight
    red: 20; yellow: 40 | 3 | = red: 23; yellow: 40 / red: 20; yellow: 43 | teams
37 | 003 5.1 | a partner landed on is sent back
    red: 20; yellow: 23 | 3 | = red: 23 / red: 20; yellow: 26 | teams
39 | 003 5.1: any two of the eight | never three
    red: 20; yellow: 40, 50 | 7 | + red: 20; yellow: 42, 55 | - red: 21; yellow: 42, 58
    / red: 22; yellow: 41, 58 | teams
40 | 003 5.1 | an opponent on the track is taken
    red: start, 8; blue: 45 | sorry | = red: 45, 8 / red: 8; yellow: 45 | teams
40 | 003 5.1 | none: one of the eight goes back
    red: 8, home; yellow: safety 2, 20 | sorry | = red: home; yellow: safety 2, 20
    / red: 8, home; yellow: 20 / red: 8, home; yellow: safety 2 | teams
40 | settled | due without a pawn in start too
    red: 8, home, home, home; yellow: 20, home, home, home; blue: 45 | sorry
    | = red: home, home, home; yellow: 20, home, home, home; blue: 45
    / red: 8, home, home, home; yellow: home, home, home; blue: 45 | teams
40 | settled: not home | nobody on the track or in safety: nothing
    red: home; yellow: home | sorry | = nothing | teams
40 | settled | in a hand a Sorry! that only pays is not playable
    red: 8, home, home, home; yellow: 20, home, home, home; blue: 45 | sorry | = nothing | teams
    | points
33 | settled | in a hand too the 2 that bounces back is a play
    red: safety 5, home, home, home | 2,4 | = red: safety 5, home, home, home again
    / red: safety 1, home, home, home | points
""")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_bounce_home(row: Row) -> None:
    """Promise: bounce-home plays by its article (003)."""
    row.check("bounce-home")
