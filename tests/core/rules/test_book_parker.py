"""The table of parker, the German Parker leaflet (001): its paragraphs and its examples."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row, rows

ROWS = rows("""
15 | 001 2: 7 forward, or 5 and 2; the 2 brings a pawn in and draws again | the example of 5 and 2
    red: 20, start, home, home | 7 | = red: 27, home, home / red: 25, 4, home, home again
    / red: 26, 4, home, home
15 | 001 2: the parts follow the number cards | every part as its card
    red: 20, 35, home, home | 7 | = red: 27, 35, home, home / red: 20, 42, home, home
    / red: 21, 41, home, home / red: 22, 40, home, home again / red: 23, 34, home, home
    / red: 23, 31, home, home / red: 19, 38, home, home / red: 16, 38, home, home
    / red: 25, 37, home, home again / red: 26, 36, home, home
15 | 001 2 | a part of 4 goes back, out of the zone too
    red: 20, safety 2, home, home | 7 | + red: 23, 0, home, home
15 | 001 2 with 4 | 4 back from a slide's end slides back: either pawn may do that
    red: 28, 58, home, home | 7 | + red: 28, 1, home, home / red: 34, 58, home, home
    / red: 31, 58, home, home
15 | 001 2 | a 7 in one goes forward only
    red: 20, home, home, home | 7 | = red: 27, home, home, home
15 | settled | two ways to one place, one drawing again, are two plays
    red: 20, 21, home, home | 7 | + red: 22, 26, home, home / red: 22, 26, home, home again
15 | 001 1 with 10 | no part brings a pawn onto the own pawn on the circle
    red: 4, start, home, home | 7 | = red: 11, home, home / red: 9, 4, home, home again
    / red: 10, 4, home, home
15 | 001 2 | parts start a pawn only with 1 or 2, and one must walk the rest
    red: start, start, start, start | 7 | = nothing
11 | 001 1 with 11 | a 2 as a part that wins does not draw again
    red: safety 4, safety 1, home, home | 7 | = red: home, home, home, home
    / red: 2, safety 4, home, home
19 | 001: every instruction must be obeyed | a swap alone must be made
    red: 58, home, home, home; blue: 20 | 11 | = red: 20, home, home, home; blue: 58 | must play
24 | 001 4: darf | a slide may be declined
    red: 13, home, home, home; blue: 18 | 3 | = red: 19, home, home, home
    / red: 16, home, home, home; blue: 18
24 | 001 4 | the pawn on the triangle is sent back either way
    red: 13, home, home, home; blue: 16, 18 | 3 | = red: 19, home, home, home
    / red: 16, home, home, home; blue: 18
24 | settled | an own pawn on the triangle forbids both
    red: 13, 16, home, home | 3 | = red: 13, 19, home, home
24 | 001 4 | after a Sorry!
    red: start; blue: 16, 18 | sorry | = red: 19 / red: 16; blue: 18 / red: 18; blue: 16
24 | 001 4 | after a swap
    red: 58, home, home, home; blue: 31 | 11 | = red: 34, home, home, home; blue: 58
    / red: 31, home, home, home; blue: 58 | must play
21 | 001 4 with 26 | a swapped pawn on the slide goes back only if one slides
    red: 33, home, home, home; blue: 31 | 11 | + red: 34, home, home, home
    / red: 31, home, home, home; blue: 33 | must play
24 | 001 4 | from where it stopped a pawn walks on like any other
    red: 16, home, home, home | 1 | = red: 17, home, home, home
24 | 001 4; settled | back to the triangle it slid from: stay, or slide back
    red: 28, home, home, home | 4 | = red: 28, home, home, home / red: 24, home, home, home
28 | 001 5 | a 4 and a 10 put back past the diamond
    red: 5, home, home, home | 4 | = red: 1, home, home, home
33 | 001 7 | home by exact count
    red: safety 3, home, home, home | 5 | = nothing
23 | settled | a Sorry! on a foreign triangle where a pawn had stopped
    red: start; blue: 46 | sorry | = red: 49 / red: 46
36 | 001 M 2 | the partner's pawns too
    red: 20; yellow: 40 | 3 | = red: 23; yellow: 40 / red: 20; yellow: 43 | teams
39 | 001 M 4 | a 7 over own and partner's
    red: 20; yellow: 40, home, home, home | 7 | + red: 26; yellow: 41, home, home, home
    / red: 25; yellow: 42, home, home, home again | teams
39 | 001 2, M 4: two pawns | never three
    red: 20; yellow: 40, 50 | 7 | - red: 21; yellow: 41, 55 again / red: 21; yellow: 41, 55
    / red: 22; yellow: 41, 46 again | teams
39 | settled | two of the partner's included
    yellow: 40, 50, home, home | 7 | + yellow: 43, 46, home, home / yellow: 43, 49, home, home
    | teams
38 | 001 M 4 | a part of 1 or 2 starts either's pawn
    red: 20, home, home, home | 7 | = red: 27, home, home, home
    / red: 26, home, home, home; yellow: 34 / red: 25, home, home, home; yellow: 34 again | teams
40 | 001 M 3 | no opponent on a square: the partner's pawn goes back
    red: start, 8; yellow: start, 20 | sorry | = red: 20, 8 | teams
40 | 001 M 3 | never the own one
    red: start, 8; yellow: home, home, home, start | sorry | = nothing | teams
40 | settled | the victim belongs to the partner of the player on turn
    red: 8; yellow: start, 20 | sorry | = yellow: 20, 8 | turn yellow | teams
42 | 001 M 5 | a finished player moves the partner's
    red: home, home, home, home; yellow: 40 | 3 | = red: home, home, home, home; yellow: 43 | teams
50 | 001: every instruction must be obeyed | in a hand a swap alone must be made
    red: 58, home, home, home; blue: 20 | 11,12,12,12,12 | = red: 20, home, home, home; blue: 58
    | must play | points
47 | 001 P 2 | no card allows a move
    red: start | 3,4,5,8,12 | = nothing | points
""")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_parker(row: Row) -> None:
    """Promise: parker plays by its leaflet (001)."""
    row.check("parker")
