"""What all four Sorry! rule books agree on: points 8 to 35 of the base game.

Sources: 000 hobby, 001 parker, 002 hasbro, 003 bounce-home. Where only some say it, the others
are silent and nothing they say speaks against it.
"""

from __future__ import annotations

import pytest

from sorry_a11y.core.rulesets.sorry import SORRY_PRESETS
from tests.core.rules.rows import Row, rows

ROWS = rows("""
8 | 000 Betreten; 001 1; 002 Partenza; 003 2 | a 1 brings a pawn out on the circle
    red: start | 1 | = red: 4
8 | 000 Betreten; 001 1; 002 Partenza; 003 2 | a 2 does too and draws again
    red: start | 2 | = red: 4 again
8 | 002 Partenza: no other card starts a pawn; 003 2 | a {card} starts none
    red: start; blue: home | 3 or 4 or 5 or 7 or 8 or 10 or 11 or 12 or sorry | = nothing
9 | 000, 001 1: may; 002 carte; 003 6: either | a 1 starts a pawn or moves one
    red: 20 | 1 | = red: 4, 20 / red: 21
9 | 000 2s; 001 1; 002 carte; 003 6 | a 2 starts a pawn or moves one
    red: 20 | 2 | = red: 4, 20 again / red: 22 again
10 | 000 Betreten; 001 1; 002 Cerchio; 003 3.1 | never two own pawns on the circle
    red: 4 | 1 | = red: 5
10 | 000 Betreten; 001 1; 002 Cerchio; 003 3.1 | another's pawn there is sent back
    red: start; blue: 4, 20 | 1 | = red: 4; blue: 20
12 | 000 Bewegung; 001 2; 002 Note; 003 2 | a harmful move must be made
    red: 13, home, home, home; blue: 30 | 3 | = red: 19, home, home, home; blue: 30
    | rules slide=others
13 | 000 Bewegung; 001 2; 002 Note; 003 2 | not onto an own pawn, another may move
    red: 20, 23, home, home | 3 | = red: 20, 26, home, home
14 | 000 Bewegung; 002 Saltare; 003 2 | pawns are jumped, each square counts
    red: 20, 22; blue: 21 | 5 | = red: 25, 22; blue: 21 / red: 20, 27; blue: 21
14 | 000 Andere; 001 2; 002 Saltare; 003 2 | who stands at the end is sent back
    red: 20; blue: 25, 26 | 5 | = red: 25; blue: 26
17 | 000; 001; 002; 003: the cards | a 3 walks 3
    red: 20 | 3 | = red: 23
17 | 000; 001; 002; 003: the cards | a 5 walks 5
    red: 20 | 5 | = red: 25
17 | 000; 001; 002; 003: the cards | a 8 walks 8
    red: 20 | 8 | = red: 28
17 | 000; 001; 002; 003: the cards | a 12 walks 12
    red: 20 | 12 | = red: 32
17 | 000 4s; 002 carte; 003 6 | a 4 goes back 4
    red: 12 | 4 | = red: 8
17 | 000, green from the entrance back 4 | the green pawn on its circle goes back
    green: 49 | 4 | = green: 45 | turn green
18 | 000 10s; 002 carte; 003 6 | a 10 goes forward 10 or back 1, free choice
    red: 20 | 10 | = red: 30 / red: 19
35 | 000, 001, 002, 003 | nobody out and no starter: a pass
    red: start, home; blue: 20 | 5 | = nothing
20 | 002 carte; 003 6 | an 11 walks or swaps with any opponent on the track
    red: 6; blue: 20, safety 2; yellow: 40, home | 11
    | = red: 17; blue: 20, safety 2; yellow: 40, home / red: 20; blue: 6, safety 2; yellow: 40, home
    / red: 40; blue: 20, safety 2; yellow: 6, home | must play
20 | 002 carte; 003 6 | not from start, safety or home
    red: start, safety 2, home; blue: 20 | 11 | = nothing
20 | 002 carte; 003 6 | no opponent on the track: walk
    red: 6; blue: safety 2, home, start | 11 | = red: 17; blue: safety 2, home
21 | 002 carte; 003 6 | the swapped opponent does not slide
    red: 31, home, home, home; blue: 20 | 11 | + red: 20, home, home, home; blue: 31
    | - red: 20, home, home, home; blue: 34 | must play
21 | 002 carte; 003 6 | the own pawn slides on a foreign triangle
    red: 58, home, home, home; blue: 31 | 11 | + red: 34, home, home, home; blue: 58
    | rules slide=others,eleven=forced
21 | 002 carte; 003 6 with 26 | the swapped pawn on the slide is sent back
    red: 33, home, home, home; blue: 31 | 11 | + red: 34, home, home, home
    | - red: 34, home, home, home; blue: 33 | must play
28 | 000 Bewegung; 001 5; 002 Casella d'entrata | a swap may pass the own diamond
    red: 50, home, home, home; blue: 7 | 11 | + red: 7, home, home, home; blue: 50 | must play
22 | 000; 002; 003 6 | a pawn from start takes an opponent's square
    red: start, 8; blue: 20, safety 1, home; yellow: 44 | sorry
    | = red: 20, 8; blue: safety 1, home; yellow: 44 / red: 44, 8; blue: 20, safety 1, home
22 | 000; 002; 003 6 | none in start: nothing
    red: 5, 6, 7, 8; blue: 20 | sorry | = nothing
22 | 000; 002; 003 6 | nobody on the track: nothing
    red: start, 20; blue: start, safety 3, home | sorry | = nothing
28 | 000 Bewegung; 001 5; 002 Casella d'entrata | a Sorry! may land on the diamond
    red: start; blue: 3 | sorry | = red: 3
24 | 000 Folien; 001 4; 002 Scivolo; 003 3.2 | a foreign triangle slides
    red: 13 | 3 | + red: 19
24 | 000; 001 4: not on the own; 002; 003 3.2 | the own triangle does not
    red: 5 | 4 | = red: 1
24 | 002 Scivolo; 003 3.2 | nor the own long slide's
    red: 4 | 5 | = red: 9
25 | 000: to the round end; 001, 003: to the circle | a short slide ends on its circle
    red: 13 | 3 | + red: 19
27 | the board | a long slide is four on
    red: 21 | 3 | + red: 28
26 | 001 4; 002 Scivolo; 003 3.2 | all on the slide go back, own pawns too
    red: 12, 18, home, home; blue: 16, 19, 20; yellow: 17 | 4
    | + red: 8, 18, home, home; blue: 16, 19, 20; yellow: 17
26 | 001 4; 002 Scivolo; 003 3.2 | all on the slide go back, own pawns too
    red: 13, 18, home, home; blue: 16, 19, 20; yellow: 17 | 3 | + red: 19, home, home; blue: 20
13 | 001 2; 002 Note | an own pawn on the triangle itself forbids it
    red: 13, 16, home, home | 3 | = red: 13, 19, home, home
32 | 002 Scivolo: whatever card | a backward move slides
    red: 20 | 4 | + red: 19
32 | 002 Scivolo: whatever card | back 1 slides too
    red: 17, home, home, home | 10 | + red: 27, home, home, home / red: 19, home, home, home
24 | settled: ends where it began | 4 back from a slide's end slides back: a play
    red: 28, home, home, home | 4 | + red: 28, home, home, home
23 | 002 Scivolo; 003 3.2 | a Sorry! on its victim's triangle slides on
    red: start; blue: 16, 18 | sorry | + red: 19 / red: 18; blue: 16
28 | 000; 001 5; 002 Casella d'entrata | forward turns in after the entrance
    red: 58 | 5 | = red: safety 1
28 | 001 5; 002 | a pawn on its diamond goes on round the board
    red: 3 | 5 | = red: 8
28 | 001 5: put back by a 10 | back 1 from the circle is the diamond
    red: 4 | 10 | = red: 3 / red: 14
29 | 000 Bewegung; 001 5; 002 Muoversi indietro; 003 2 | behind the entrance: turn in
    red: 0 | 3 | = red: safety 1
29 | 002: at least two behind start | on the entrance: turn in
    red: 2 | 3 | = red: safety 3
29 | the board: circle to home is 64 steps | 8 steps from square 0
    red: 0 | 8 | = red: home
30 | 000; 001 6; 002; 003 3.3 | only the own zone
    blue: 1 | 5 | = blue: 6 | turn blue
30 | 000; 001 6; 002; 003 3.3 | never backward into it
    red: 5 | 4 | = red: 1
30 | 000; 002; 003 3.3 | back 1 from the diamond stays outside
    red: 3, home, home, home | 10 | + red: 2, home, home, home
31 | 000 Sicherheitszone; 002 Zona Sicura | a 4 leads out of the zone
    red: safety 2 | 4 | = red: 0
31 | 000 Sicherheitszone | out on the track it sends back who stands there
    red: safety 2; blue: 0, 1 | 4 | = red: 0; blue: 1
31 | 002: all other rules apply | a 4 inside the zone
    red: safety 5 | 4 | = red: safety 1
31 | 001 2 with 13 | not back onto an own pawn in the zone
    red: safety 5, safety 1, home, home | 4 | = red: safety 5, 59, home, home
30 | 002 Zona Sicura: yours only | safety squares of two colours are not one
    red: safety 3; blue: safety 1 | 2 | = red: safety 3; blue: safety 3 again
    / red: safety 3; blue: safety 1, 19 again | turn blue
33 | 000; 001 7; 002 Casa | home by exact count: yellow, a 5 from the first square
    yellow: safety 1 | 5 | = yellow: home | turn yellow
33 | 001 7; 002 Casa; 000 | who is home stays, and takes no room
    red: safety 1, home, home, home | 5 | = red: home, home, home, home
""")


@pytest.mark.parametrize("preset", SORRY_PRESETS)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_common(row: Row, preset: str) -> None:
    """Promise: the base game is the same in every rule book (points 8 to 35)."""
    row.check(preset)
