"""Examples of points 23 to 27, 32 and 44, and of the option slide."""

from .case import Case, sorry

TRIGGER = [
    Case("24: an exact count on a foreign triangle slides to its end",
         sorry("red 11 H H H", "5"), exactly=["red 19 H H H"], may_pass=False),
    Case("24: passing a triangle does not slide",
         sorry("red 15 H H H", "3"), exactly=["red 18 H H H"]),
    Case("24: landing further down a slide does not slide",
         sorry("red 14 H H H", "3"), exactly=["red 17 H H H"]),
    Case("24: the slides of colours that do not play count too",
         sorry("red 43 H H H; yellow", "3"), exactly=["red 49 H H H"]),
    Case("24: on the own short slide one stays on the triangle",
         sorry("red 58 H H H", "3"), exactly=["red 1 H H H"]),
    Case("24: on the own long slide too",
         sorry("red 4 H H H", "5"), exactly=["red 9 H H H"]),
    Case("25, 27: a long slide ends four squares on",
         sorry("red 21 H H H", "3"), exactly=["red 28 H H H"]),
    Case("25, 27: yellow's short slide ends on its circle",
         sorry("red 26 H H H", "5"), exactly=["red 34 H H H"]),
    Case("25, 27: yellow's long slide ends on 43",
         sorry("red 36 H H H", "3"), exactly=["red 43 H H H"]),
    Case("25, 27: green's long slide ends on 58",
         sorry("red 49 H H H", "5"), exactly=["red 58 H H H"]),
    Case("25, 28: blue slides over red's entrance to red's circle",
         sorry("blue 58 H H H; red z3", "3", turn="blue"), exactly=["blue 4 H H H"]),
]

BUMPING = [
    Case("26: all on the slide are bumped, own included",
         sorry("red 11 17 H H; blue 18; yellow 19", "5"),
         exactly=["red 19 S H H; blue; yellow", "red 11 22 H H"]),
    Case("26: pawns before and after the slide are not",
         sorry("red 11 H H H; blue 15 20; yellow 19", "5"),
         exactly=["red 19 H H H; yellow"]),
    Case("26: landing on an own pawn on the triangle itself is illegal",
         sorry("red 11 16 H H", "5"), exactly=["red 11 21 H H"]),
    Case("26: a foreign pawn on the triangle is bumped",
         sorry("red 11 H H H; blue 16 18", "5"), exactly=["red 19 H H H; blue"]),
    Case("26: an own pawn at the end of the slide is bumped, not in the way",
         sorry("red 21 28 H H", "3"), exactly=["red 28 S H H", "red 21 34 H H"]),
    Case("26: a slide leaves the safety zone beside it alone",
         sorry("red 11 H H H; blue z1 17", "5"), exactly=["red 19 H H H; blue z1"]),
]

BACKWARD = [
    Case("32, trap: a backward move onto a slide; a pawn never bumps itself",
         sorry("red 28 H H H", "4"), exactly=["red 28 H H H"], may_pass=False),
    Case("A play that ends where it began is a play, and it bumps",
         sorry("red 28 H H H; blue 26", "4"), exactly=["red 28 H H H; blue"], may_pass=False),
    Case("32: 4 back onto a triangle bumps an own pawn on the slide",
         sorry("red 20 17 H H", "4"), exactly=["red 19 S H H", "red 20 13 H H"]),
    Case("32: 1 back onto a triangle slides over the square it came from",
         sorry("red 17 H H H", "10"), exactly=["red 27 H H H", "red 19 H H H"]),
    Case("32: 1 back onto the long triangle",
         sorry("red 25 H H H; yellow 27", "10"),
         exactly=["red 35 H H H", "red 28 H H H; yellow"]),
    Case("32: back onto the own triangle stays there",
         sorry("red 10 H H H", "10"), exactly=["red 20 H H H", "red 9 H H H"]),
]

BY_SORRY = [
    Case("23: a Sorry! onto a victim on its own triangle slides",
         sorry("red; blue 16", "sorry"), exactly=["red 19; blue"]),
    Case("23: it bumps all on the slide",
         sorry("red; blue 16 18", "sorry"), exactly=["red 19; blue", "red 18; blue 16"]),
    Case("23: it bumps an own pawn on the slide",
         sorry("red 26; yellow 24", "sorry"), exactly=["red 28; yellow"]),
    Case("23: a victim that a swap left on a third colour's triangle",
         sorry("red; yellow 54", "sorry"), exactly=["red 58; yellow"]),
    Case("24: a Sorry! onto the own triangle stays",
         sorry("red; blue 9", "sorry"), exactly=["red 9; blue"]),
]

OPTIONAL = [
    Case("24 optional: two plays, sliding or staying",
         sorry("red 11 H H H", "5", game="parker"),
         exactly=["red 16 H H H", "red 19 H H H"], may_pass=False),
    Case("24 optional: staying spares those on the slide",
         sorry("red 11 17 H H; blue 18", "5", game="parker"),
         exactly=["red 16 17 H H", "red 19 S H H; blue", "red 11 22 H H"]),
    Case("24 optional: either way the pawn on the triangle is bumped",
         sorry("red 11 H H H; blue 16 19", "5", slide="optional"),
         exactly=["red 16 H H H; blue 19", "red 19 H H H; blue"]),
    Case("slide=optional: a foreign triangle with an own pawn cannot be landed on",
         sorry("red 11 16 H H", "5", slide="optional"), exactly=["red 11 21 H H"]),
    Case("slide=optional: also by a backward move",
         sorry("red 28 H H H", "4", slide="optional"),
         exactly=["red 24 H H H", "red 28 H H H"]),
    Case("slide=optional: a pawn on the triangle does not slide later",
         sorry("red 16 H H H", "5", game="parker"), exactly=["red 21 H H H"]),
    Case("slide=optional: by a Sorry!",
         sorry("red; blue 24", "sorry", game="parker"), exactly=["red 24; blue", "red 28; blue"]),
    Case("slide=optional: by a swap",
         sorry("red 58 H H H; green 24", "11", slide="optional"),
         exactly=["red 24 H H H; green 58", "red 28 H H H; green 58"], may_pass=True),
    Case("slide=optional: the own triangle never slides",
         sorry("red 4 H H H", "5", game="parker"), exactly=["red 9 H H H"]),
]

OWN = [
    Case("24 own: a foreign triangle does not slide",
         sorry("red 11 H H H; blue 18", "5", slide="own"), exactly=["red 16 H H H"]),
    Case("24 own: the own long triangle does",
         sorry("red 4 11 H H", "5", slide="own"),
         exactly=["red 13 S H H", "red 4 16 H H"]),
    Case("24 own: the own short one takes a pawn past its entrance to the circle",
         sorry("red 0 H H H; blue 2", "1", slide="own"), exactly=["red 4 H H H; blue"]),
    Case("24 own: backward too",
         sorry("red 13 H H H", "4", slide="own"), exactly=["red 13 H H H"], may_pass=False),
    Case("24 own: a Sorry! onto the own triangle slides",
         sorry("red; blue 9 12", "sorry", slide="own"),
         exactly=["red 13; blue", "red 12; blue 9"]),
    Case("24 own: landing on an own pawn on the own triangle stays illegal",
         sorry("red 4 9 H H", "5", slide="own"), exactly=["red 4 14 H H"]),
]

SLIDING = [*TRIGGER, *BUMPING, *BACKWARD, *BY_SORRY, *OPTIONAL, *OWN]
