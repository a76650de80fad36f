"""The table of hasbro, the Hasbro leaflet (002), beyond what all sources share; where 002 is
silent its English twin (H05) or the decision of the rules page stands."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row, rows

ROWS = rows("""
11 | 002 carte: 2 | a 2 that cannot move may only be passed
    red: safety 5, home, home, home | 2 | = nothing
11 | 002 carte: 2 | a 2 that wins does not draw again
    red: safety 4, home, home, home | 2 | = red: home, home, home, home
13 | 002 Note: lose the turn | the only move ends on an own pawn: a pass
    red: safety 1, safety 4, home, home | 3 | = nothing
15 | 002 carte: 7 | 7 forward, or shared by two pawns, each walking on
    red: 20, 35, home, home | 7 | = red: 27, 35, home, home / red: 20, 42, home, home
    / red: 21, 41, home, home / red: 22, 40, home, home / red: 23, 43, home, home
    / red: 28, 38, home, home / red: 25, 37, home, home / red: 26, 36, home, home
15 | 002 carte: 7, note 1 | a part of a 7 starts no pawn
    red: 20, start, home, home | 7 | = red: 27, home, home
15 | 002 carte: 7, note 2 | a part home needs a use for the rest
    red: safety 3, safety 5, home, start | 7 | = nothing
15 | 002 carte: 7, note 2 | both parts may go home
    red: safety 4, safety 1, home, home | 7 | = red: home, home, home, home
15 | 002: tra due pedine | never three pawns without partners
    red: 20, 30, 40, home | 7 | - red: 21, 31, 45, home / red: 22, 31, 44, home
18 | 002 carte: 10; WP | no 10 possible: back 1 is due, in the zone too
    red: safety 3, home, home, home | 10 | = red: safety 2, home, home, home
19 | 002 carte: 11, note 1 | a swap alone may be declined
    red: 58, home, home, home; blue: 20 | 11 | = red: 20, home, home, home; blue: 58 | may pass
19 | 002 carte: 11, note 1 | not if another pawn can walk 11
    red: 58, 6, home, home; blue: 20 | 11 | = red: 20, 6, home, home; blue: 58
    / red: 58, 20, home, home; blue: 6 / red: 58, 17, home, home; blue: 20 | must play
21 | 002 carte: 11, note 3 | landing by a swap on a foreign triangle slides
    red: 58, home, home, home; blue: 31 | 11 | = red: 34, home, home, home; blue: 58 | may pass
23 | 002 Scivolo | a Sorry! on a triangle slides: no choice
    red: start; blue: 16 | sorry | = red: 19
24 | 002 Scivolo | a slide is not optional
    red: 13, home, home, home | 3 | = red: 19, home, home, home
33 | 002 Casa: exact count | too many steps: no move
    red: safety 3, home, home, home | 5 | = nothing
36 | 002 Squadre 2 | the own or the partner's pawn, every card
    red: 20; yellow: 40 | 3 | = red: 23; yellow: 40 / red: 20; yellow: 43 | teams
37 | 002 Squadre 3 | a partner landed on is sent back
    red: 20; yellow: 23 | 3 | = red: 23 / red: 20; yellow: 26 | teams
38 | 002 Squadre 6 | a 1 starts or moves either's
    red: 20 | 1 | = red: 4, 20 / red: 21 / red: 20; yellow: 34 | teams
39 | 002 Squadre 5 | a 7 over three pawns of the team
    red: 20; yellow: 40, 50 | 7 | + red: 21; yellow: 42, 58 / red: 22; yellow: 41, 58
    / red: 23; yellow: 42, 52 | teams
39 | 002 Squadre 5 | over seven of the eight, one step each
    red: 20, 35, 50, home; yellow: 5, 11, 27, 42 | 7
    | + red: 21, 36, 51, home; yellow: 6, 12, 28, 43 | teams
39 | 002 Squadre 5 | over seven, the eighth makes room or stays
    red: 5, 10, 20, 25; yellow: 35, 50, 52, 55 | 7 | + red: 6, 11, 21, 26; yellow: 36, 51, 53, 55
    | teams
40 | 002 Squadre 4; H05 | opponents first
    red: start, 8; yellow: 20; blue: 45 | sorry | = red: 45, 8; yellow: 20 / red: 8; yellow: 45, 20
    | teams
40 | 002 Squadre 4; H05 | nobody else: the partner's or the own goes back
    red: start, 8; yellow: start, 20 | sorry | = red: 20, 8 / yellow: 8, 20 | teams
40 | decided | never onto the own colour: none of the partner's out, none in start
    red: start, 8; yellow: home, home, home, home | sorry | = nothing | teams
40 | decided: no starter | nobody in start: a pass
    red: 5, home, home, home; yellow: 20, home, home, home; blue: 45 | sorry | = nothing | teams
40 | decided | an opponent in safety is nobody on a square
    red: start; yellow: 20; blue: safety 1 | sorry | = red: 20; blue: safety 1 | teams
41 | decided | a swap only with opponents
    red: 6; yellow: 21; blue: 45 | 11 | = red: 17; yellow: 21; blue: 45
    / red: 6; yellow: 32; blue: 45 / red: 45; yellow: 21; blue: 6 / red: 6; yellow: 45; blue: 21
    | must play | teams
42 | decided with 000, 001 | a finished player moves the partner's
    red: home, home, home, home; yellow: 40 | 3 | = red: home, home, home, home; yellow: 43 | teams
43 | 002 Squadre; 11 decided | a 2 that brings the own fourth home draws again
    red: home, home, home, safety 4; yellow: 40, home, home, home | 2
    | = red: home, home, home, home; yellow: 40, home, home, home again
    / red: home, home, home, safety 4; yellow: 42, home, home, home again | teams
43 | 002 Squadre; 11 decided | one that brings the eighth home wins and does not
    red: home, home, home, home; yellow: safety 4, home, home, home | 2
    | = red: home, home, home, home; yellow: home, home, home, home | teams
43 | 002 Squadre | the last three pawns by one 7
    red: safety 4, safety 5, home, home; yellow: safety 2, home, home, home | 7
    | = red: home, home, home, home; yellow: home, home, home, home | teams
44 | decided | the moved pawn's colour says which slides are foreign
    red: 28; yellow: 29 | 2 | + red: 28; yellow: 31 again | - red: 28; yellow: 34 again | teams
44 | decided | the partner's triangle slides
    red: 29, home, home, home; yellow: home, home, home, home | 2
    | + red: 34, home, home, home; yellow: home, home, home, home again | teams
19 | 002 with 36 | a partner's pawn that can walk 11 makes the card binding
    red: 58, home, home, home; yellow: 40, home, home, home; blue: 20 | 11
    | + red: 58, home, home, home; yellow: 51, home, home, home; blue: 20 | must play | teams
48 | 002 Punti 2 | any playable card of the hand
    red: 20 | 3,4,3,sorry | = red: 23 / red: 19 | points
47 | 002 Punti 3 | no card can be played: a card is discarded
    red: start | 3,4,5,8,sorry | = nothing | points
49 | decided | a 2 without a move is not playable
    red: safety 5, home, home, home | 2,3,5,8,12 | = nothing | points
50 | decided | an 11 that only swaps obliges to nothing
    red: 58, home, home, home; blue: 20 | 11,12,12,12,11 | = red: 20, home, home, home; blue: 58
    | may pass | points
50 | decided | but another playable card does
    red: 58, home, home, home; blue: 20 | 11,3 | = red: 20, home, home, home; blue: 58
    / red: 1, home, home, home; blue: 20 | must play | points
24 | A5065 | slide=own: the own triangle slides, on the slide the own pawns go
    red: 5, 3, home, home | 4 | = red: 4, home, home / red: 5, 59, home, home | rules slide=own
24 | A5065 | slide=own: a foreign triangle does not
    red: 13, home, home, home | 3 | = red: 16, home, home, home | rules slide=own
24 | 001 4 | slide=optional over hasbro
    red: 13, home, home, home | 3 | = red: 19, home, home, home / red: 16, home, home, home
    | rules slide=optional
19 | 001 2 | eleven=forced over hasbro
    red: 58, home, home, home; blue: 20 | 11 | = red: 20, home, home, home; blue: 58 | must play
    | rules eleven=forced
33 | 003 3.4 | home=bounce over hasbro
    red: safety 3, home, home, home | 5 | = red: safety 4, home, home, home | rules home=bounce
15 | 001 2 | seven=cards over hasbro in teams: 1, 2 and 4 back, of three pawns
    red: 20; yellow: 45, 50 | 7 | + red: 20, 4; yellow: 41, 52 again
    / red: 20, 4; yellow: 34, 41, 50 again | rules seven=cards | teams
11 | decided | seven=cards: a part of 2 that wins does not draw again
    red: safety 1, safety 4, home, home | 7 | = red: home, home, home, home
    / red: safety 4, 2, home, home | rules seven=cards
15 | settled | five parts that differ only in drawing again
    red: 23, 25, home, home; yellow: 26, 50, 55, home | 7
    | + red: 28, home, home; yellow: 51, 56, home / red: 28, home, home; yellow: 51, 56, home again
    | rules seven=cards | teams
""")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_hasbro(row: Row) -> None:
    """Promise: hasbro plays by its leaflet, and options over it do what they say."""
    row.check("hasbro")
