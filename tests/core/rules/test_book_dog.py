"""The table of dog (004): on the 40 squares red comes out on 0 and its lane leaves after 39; blue
comes out on 10, yellow on 20, green on 30. A pawn that has just come out is ``fresh``."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row, rows

ROWS = rows("""
D9 | 004 König | a king brings a pawn out
    red: kennel | K | = red: fresh
D9 | 004 As | an ace does too
    red: kennel | A | = red: fresh
D9 | 004 Joker | and a joker, as either
    red: kennel | joker | = red: fresh
D9 | 004: first onto the start square | a {card} does not
    red: kennel | 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or J or Q | = nothing
D16 | 004: hit, sent back | coming out hits who stands there
    red: kennel; green: 0 | K | = red: fresh
D18 | decided | none comes out onto a protected pawn
    red: fresh | K | = red: 13
D18 | decided: protect=start | nor onto one that came round again
    red: 0 | K | = red: 13
D16 | Brändi | protect=fresh: onto one that came round it comes, and hits it
    red: 0 | K | = red: 13 / red: fresh | rules protect=fresh
D10 | 004: the value of the card | a 2 walks 2
    red: 12 | 2 | = red: 14
D10 | 004: the value of the card | a 3 walks 3
    red: 12 | 3 | = red: 15
D10 | 004: the value of the card | a 5 walks 5
    red: 12 | 5 | = red: 17
D10 | 004: the value of the card | a 6 walks 6
    red: 12 | 6 | = red: 18
D10 | 004: the value of the card | a 8 walks 8
    red: 12 | 8 | = red: 20
D10 | 004: the value of the card | a 9 walks 9
    red: 12 | 9 | = red: 21
D10 | 004: the value of the card | a 10 walks 10
    red: 12 | 10 | = red: 22
D12 | 004 Dame | a queen walks 12
    red: 12 | Q | = red: 24
D12 | 004 König | a king 13, or out
    red: 12 | K | = red: 25 / red: 12, fresh
D12 | 004 As | an ace 1 or 11, or out
    red: 12 | A | = red: 13 / red: 23 / red: 12, fresh
D11 | 004: 4 | forward or backward
    red: 12 | 4 | = red: 16 / red: 8
D11 | decided | back from the start square
    red: fresh | 4 | = red: 4 / red: 36
D11 | decided: the short way | then 5 forward is target 2
    red: 36 | 5 | + red: target 2
D11 | decided: the short way | then 6 forward is target 3
    red: 36 | 6 | + red: target 3
D11 | decided | then 4 forward is target 1, and back is back
    red: 36 | 4 | = red: target 1 / red: 0 / red: 32
D11 | decided | never backward into the targets
    red: 2 | 4 | = red: 6 / red: 38
D11 | decided | never backward inside
    red: target 4 | 4 | = nothing
D15 | 004 Joker: any other card | a joker walks 1 to 13, 4 back, or comes out
    red: 12 | joker | = red: 13 / red: 14 / red: 15 / red: 16 / red: 17 / red: 18 / red: 19
    / red: 20 / red: 21 / red: 22 / red: 23 / red: 24 / red: 25 / red: 8 / red: 12, fresh
D16 | 004: also an own | an own pawn is hit
    red: 12, 15 | 3 | = red: 15 / red: 12, 18
D16 | 004: also an own | a partner's is hit
    red: 12; yellow: 15 | 3 | = red: 15
D16 | decided | what is jumped is not hit
    red: 12; blue: 13, 14 | 3 | = red: 15; blue: 13, 14
D17 | 004: not hit | nobody lands on a fresh pawn
    red: 6; blue: fresh | 4 | = red: 2; blue: fresh
D17 | 004: not overtaken | nobody passes it
    red: 6; blue: fresh | 5 | = nothing
D17 | 004: every pawn on its own start square | one that came round is safe too
    red: 6; blue: 10 | 5 | = nothing
D17 | Brändi | protect=fresh: that one is passed
    red: 6; blue: 10 | 5 | = red: 11; blue: 10 | rules protect=fresh
D17 | Brändi | protect=fresh: and hit
    red: 5; blue: 10 | 5 | = red: 10 | rules protect=fresh
D17 | Brändi | protect=fresh: not the fresh one
    red: 5; blue: fresh | 5 | = nothing | rules protect=fresh
D17 | 004: of the own colour | on another's start square a pawn is not safe
    red: 6; green: 10 | 4 | = red: 10 / red: 2; green: 10
D17 | 004 | a partner's pawn is no less safe
    red: 16; yellow: fresh | 6 | = nothing
D18 | decided | it blocks its own colour forward
    red: fresh, 38 | 3 | = red: 3, 38 / red: fresh, target 2
D18 | decided | and backward
    red: fresh, 2 | 4 | = red: 4, 2 / red: 36, 2 / red: fresh, 6
D18 | decided | board=64: and on the way into the lane
    red: fresh, 62 | 3 | = red: 3, 62 | rules board=64
D18 | decided | a protected pawn may itself move
    red: fresh | 5 | = red: 5
D13 | 004 Bube: any player's | opponents', partner's, own
    red: 5, 8; blue: 12; yellow: 33 | J | = red: 12, 8; blue: 5; yellow: 33
    / red: 33, 8; blue: 12; yellow: 5 / red: 5, 12; blue: 8; yellow: 33
    / red: 5, 33; blue: 12; yellow: 8 / red: 5, 8; blue: 12; yellow: 33
D13 | decided | two own pawns: one play that changes nothing
    red: 5, 8, 14 | J | = red: 5, 8, 14
D13 | 004: not a fresh one | neither an own nor another's
    red: fresh, 8; blue: fresh; green: 25 | J | = red: fresh, 25; blue: fresh; green: 8
D13 | decided: no protected pawn of another | one that came round is not taken
    red: 8; blue: 10 | J | = nothing
D13 | decided: its owner may | the own one that came round may be swapped
    red: 0; blue: 12 | J | = red: 12; blue: 0
D13 | decided: its owner may | with another own pawn too
    red: 5, 0 | J | = red: 5, 0
D13 | Brändi with protect=fresh | one that came round is taken
    red: 8; blue: 10 | J | = red: 10; blue: 8 | rules protect=fresh
D13 | 004 Zielfeld | none in the targets
    red: target 1; blue: 12 | J | = nothing
D13 | 004 Zielfeld | none in the targets
    red: 8; blue: target 1 | J | = nothing
D13 | Brändi | jack=foreign: with nobody to swap it cannot be played
    red: 5, 8 | J | = nothing | rules jack=foreign
D13 | Brändi | jack=foreign: the partner's pawn is another's
    red: 5; yellow: 33 | J | = red: 33; yellow: 5 | rules jack=foreign
D17 | decided | a pawn put on its start square by a jack is not fresh
    red: 5; blue: 0 | J | = red: 0; blue: 5
D20 | decided | and may turn into its lane on board=64
    red: 0 | 2 | = red: 2 / red: target 2 | rules board=64
D14 | 004 7: all on the way are hit | others', the partner's
    red: 12; blue: 15; yellow: 17; green: 18 | 7 | = red: 19
D14 | decided | who stands behind or beyond is not
    red: 12; blue: 11, 23 | 7 | = red: 19; blue: 11, 23
D14 | 004 7: over several own pawns | each split of two pawns far apart
    red: 2, 21 | 7 | = red: 2, 28 / red: 3, 27 / red: 4, 26 / red: 5, 25 / red: 6, 24 / red: 7, 23
    / red: 8, 22 / red: 9, 21
D14 | decided: any order | an own pawn on the way is hit, or steps ahead
    red: 12, 15 | 7 | = red: 12, 22 / red: 13, 21 / red: 14, 20 / red: 15, 19 / red: 16, 18
    / red: 19 / red: 18 / red: 17
D14 | decided | a protected pawn is neither passed nor hit
    red: 5; blue: fresh | 7 | = nothing
D14 | decided | what can be used elsewhere is used there
    red: 5, 21; blue: fresh | 7 | = red: 5, 28; blue: fresh / red: 6, 27; blue: fresh
    / red: 7, 26; blue: fresh / red: 8, 25; blue: fresh / red: 9, 24; blue: fresh
D14 | decided | turn in or go past at the door
    red: 36 | 7 | = red: target 4 / red: 3
D14 | decided | an own pawn in the targets blocks, unless it goes on first
    red: 39, target 1 | 7 | = red: 6, target 1 / red: 5, target 2 / red: 4, target 3
    / red: 3, target 4
D14 | decided | seven steps home for two
    red: 38, target 1 | 7 | + red: target 3, target 4
D14 | decided | not out of the kennel
    red: kennel; yellow: 25 | 7 | = nothing
D14 | Brändi | the fourth pawn home opens the partner's for the rest
    red: 39, target 2, target 3, target 4; yellow: 24 | 7
    | = red: target 1, target 2, target 3, target 4; yellow: 30
    / red: 6, target 2, target 3, target 4; yellow: 24
D23 | Brändi | all seven must be used, also to win
    red: target 1, target 2, target 3, target 4; yellow: 19, target 2, target 3, target 4 | 7
    | = red: target 1, target 2, target 3, target 4; yellow: 26, target 2, target 3, target 4
D19 | 004: no jumping there | over an own pawn in the targets
    red: 39, target 1 | 2 | = red: 1, target 1 / red: 39, target 3
D19 | decided | exact steps
    red: 38 | 5 | = red: target 4 / red: 3
D20 | decided | too many: past only
    red: 38 | 6 | = red: 4
D20 | decided | both ways are moves of their own
    red: 38 | 3 | = red: target 2 / red: 1
D20 | decided | before the door there is but one way
    red: 35 | 3 | = red: 38
D19 | decided | forward inside
    red: target 1 | A | = red: target 2 / red: target 1, fresh
D19 | decided | not past an own pawn inside
    red: target 1, target 2 | 3 | = nothing
D17 | 004: safe in the targets | another's targets are not entered
    blue: 38; red: target 1 | 3 | = blue: 1; red: target 1 | turn blue
D21 | 004; Brändi | a fresh pawn does not turn in
    red: fresh | 4 | = red: 4 / red: 60 | rules board=64
D21 | decided | having left, it does: 4 back and 5 forward
    red: 60 | 5 | = red: target 1 / red: 1 | rules board=64
D2 | decided | board=64: the lane leaves from the start square
    red: 63 | 3 | = red: target 2 / red: 2 | rules board=64
D22 | 004: own colour first | the partner's pawns are not moved before
    red: 5; yellow: 25 | 3 | = red: 8; yellow: 25
D22 | 004; decided | with four home the partner's are
    red: target 1, target 2, target 3, target 4; yellow: 25 | 3
    | = red: target 1, target 2, target 3, target 4; yellow: 28
D22 | decided | and brought out
    red: target 1, target 2, target 3, target 4; yellow: kennel | K
    | = red: target 1, target 2, target 3, target 4; yellow: fresh
D22 | decided | and swapped
    red: target 1, target 2, target 3, target 4; yellow: 25; blue: 14 | J
    | = red: target 1, target 2, target 3, target 4; yellow: 14; blue: 25
D22 | decided | the partner keeps playing its own
    red: target 1, target 2, target 3, target 4; yellow: 25 | 3
    | = red: target 1, target 2, target 3, target 4; yellow: 28 | turn yellow
""")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_dog(row: Row) -> None:
    """Promise: dog plays by 004 and by what was decided where it is silent."""
    row.check("dog")
