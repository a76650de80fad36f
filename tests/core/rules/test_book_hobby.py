"""The table of hobby, the German translation of a rules page (000): its examples, and where it
departs from hasbro."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row, rows

ROWS = rows("""
17 | 000 Bewegung: blue, a 3 | three forward
    blue: 30, home, home, home | 3 | = blue: 33, home, home, home | turn blue
17 | 000 Bewegung: green, a 4 from the entrance | four back
    green: 49, home, home, home | 4 | = green: 45, home, home, home | turn green
24 | 000 Folien: green at yellow's slide, yellow sent back | along the slide, sending back
    green: 28, home, home, home; yellow: 33 | 3 | = green: 34, home, home, home | turn green
14 | 000 Andere: yellow lands on green | the other goes back to its start
    yellow: 50, home, home, home; green: 53 | 3 | = yellow: 53, home, home, home | turn yellow
33 | 000 Startseite: yellow, a 5, exactly five to home | home
    yellow: safety 1, home, home, home | 5 | = yellow: home, home, home, home | turn yellow
15 | 000 7s: blue, three and four, both home | a 7 takes two pawns home
    blue: safety 3, safety 2, home, home | 7 | = blue: home, home, home, home | turn blue
20 | 000 11s: red swaps with green near its home | places change
    red: 20, home, home, home; green: 58 | 11 | = red: 34, home, home, home; green: 58
    / red: 58, home, home, home; green: 20 | must play
22 | 000 Sorry: green takes yellow's square near its home | yellow goes back to its start
    green: start, home, home, home; yellow: 44 | sorry | = green: 44, home, home, home | turn green
15 | 000 7s: no pawn enters by a 7 | parts start none
    red: 20, start, home, home | 7 | = red: 27, home, home
18 | 000 10s: otherwise | back 1 is free, also where 10 is possible
    red: 20, home, home, home | 10 | = red: 30, home, home, home / red: 19, home, home, home
19 | 000 11s | a swap alone may be declined
    red: 58, home, home, home; blue: 20 | 11 | = red: 20, home, home, home; blue: 58 | may pass
24 | 000 Folien | the slide is used, not chosen
    red: 13, home, home, home | 3 | = red: 19, home, home, home
33 | 000 Startseite | only by exact count
    red: safety 3, home, home, home | 5 | = nothing
38 | 000 Partnerschaft | the own or the partner's pawn comes out
    red: start | 1 | = red: 4 / yellow: 34 | teams
37 | 000 Partnerschaft | a partner landed on is sent back
    red: 20, home, home, home; yellow: 23, home, home, home | 3
    | = red: 23, home, home, home; yellow: home, home, home
    / red: 20, home, home, home; yellow: 26, home, home, home | teams
39 | 000 Partnerschaft: one own, one of the partner's | a 7 across partners
    red: 20, home, home, home; yellow: 40, home, home, home | 7
    | + red: 26, home, home, home; yellow: 41, home, home, home
    / red: 21, home, home, home; yellow: 49, home, home, home | teams
39 | settled | two pawns, never three
    red: 20; yellow: 40, 50 | 7 | - red: 21; yellow: 42, 58 | teams
16 | decided with 37 | a partner's pawn that the first part bumps walks no second
    red: 10, home, home, home; yellow: 13, home, home, home | 7
    | + red: 13, home, home, home; yellow: 17, home, home, home
    | - red: 13, home, home, home; yellow: home, home, home | teams
40 | 000 Partnerschaft | must be used, on the partner's if need be
    red: start, 8; yellow: start, 20 | sorry | = red: 20, 8 | teams
42 | 000 Partnerschaft | a finished player plays on for the partner
    red: home, home, home, home; yellow: start | 2 | = red: home, home, home, home; yellow: 34 again
    | teams
""")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_hobby(row: Row) -> None:
    """Promise: hobby plays by its page (000)."""
    row.check("hobby")
