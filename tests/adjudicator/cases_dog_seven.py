"""Examples of points D14, D18, D22 and D23: the seven of Dog."""

from .case import Case, dog

NOTHING: tuple[str, ...] = ()

BURNING = [
    Case("D14: everyone on the way and at its end is hit",
         dog("red 5; blue 7 13; green 12", "7"), exactly=["red 12; blue 13; green"]),
    Case("D14: the partner's pawns too",
         dog("red 5; yellow 8", "7"), exactly=["red 12; yellow"]),
    Case("D14: and one's own: the pawn behind cannot pass the one in front without hitting it",
         dog("red 5 7", "7"),
         exactly=["red 5 14", "red 6 13", "red 7 12", "red 8 11", "red 9 10",
                  "red 12", "red 11", "red 10"]),
    Case("D14: steps in any order, the one in front may go first",
         dog("red 5 6", "7"), must_have=["red 12 6", "red 12", "red 11"]),
    Case("D14: any split over two",
         dog("red 11 25", "7"),
         exactly=["red 18 25", "red 17 26", "red 16 27", "red 15 28", "red 14 29", "red 13 30",
                  "red 12 31", "red 11 32"]),
    Case("D14: over four",
         dog("red 11 15 22 32", "7"), must_have=["red 13 17 24 33", "red 12 16 23 36"]),
    Case("D14: not out of the kennel", dog("red", "7"), exactly=NOTHING, may_pass=True),
    Case("D14: all seven must be used",
         dog("red t1", "7"), exactly=NOTHING, may_pass=True),
    Case("D14, D16: stepping on a foreign start square that is not protected hits",
         dog("red 8; yellow 10", "7"), exactly=["red 15; yellow"]),
]

PROTECTION = [
    Case("D14, D17: a protected pawn is not passed, the seven cannot be spent",
         dog("red 5; blue 10", "7"), exactly=NOTHING, may_pass=True),
    Case("D14, D17: another pawn takes the rest",
         dog("red 5 25; blue 10", "7"),
         exactly=["red 5 32", "red 6 31", "red 7 30", "red 8 29", "red 9 28"]),
    Case("D17 fresh: one that is not fresh is burnt",
         dog("red 5; blue 10", "7", protect="fresh"), exactly=["red 12; blue"]),
    Case("D18: an own protected pawn is not passed while it stands",
         dog("red 38 0*", "7"),
         must_have=["red 38 7", "red 39 6", "red 0 5"], must_not_have=["red 5 0*"]),
    Case("D18: a fresh pawn that has stepped on is hit like any other",
         dog("red 39 0*", "7"), must_have=["red 5", "red 4", "red 3"],
         must_not_have=["red 6"]),
]

LANE = [
    Case("D14: at the door a step turns in or goes past",
         dog("red 36", "7"), exactly=["red t4", "red 3"]),
    Case("D14, D19: turning in with steps left over is no way to spend them",
         dog("red 38", "7"), exactly=["red 5"]),
    Case("D14: one in, the other walks the rest",
         dog("red 39 15", "7"),
         must_have=["red t1 21", "red t2 20", "red t3 19", "red t4 18", "red 0 21"]),
    Case("D14: an own pawn in the targets blocks until it moves on",
         dog("red 39 t1", "7"),
         exactly=["red 6 t1", "red 5 t2", "red 4 t3", "red 3 t4"]),
    Case("D14: steps inside the targets count",
         dog("red t1 t2 11", "7"),
         exactly=["red t1 t2 18", "red t1 t3 17", "red t1 t4 16", "red t2 t3 16",
                  "red t2 t4 15", "red t3 t4 14"]),
    Case("D21 board=64: a fresh pawn steps past its lane",
         dog("red 0*", "7", board=64), exactly=["red 7"]),
    Case("D21 board=64: one that came round may turn in, with another to walk on",
         dog("red 0 15", "7", board=64),
         must_have=["red t4 18", "red t1 21", "red 7 15", "red 1 21"],
         must_not_have=["red t1 t2 15"]),
    Case("D18 board=64: the own pawn on the start square bars the lane until it moves",
         dog("red 62 0", "7", board=64),
         exactly=["red 62 7", "red 63 6", "red 0 5", "red 1 4", "red 1 t4", "red t1 4",
                  "red t1 t4", "red 2 3", "red 2 t3", "red t2 3", "red t2 t3", "red 3",
                  "red 3 t2", "red 2 t3", "red 4", "red 4 t1", "red 1 t4"]),
]

FINISHING = [
    Case("D14: the step that brings the fourth home opens the partner's pawns",
         dog("red 38 t2 t3 t4; yellow 5", "7"),
         exactly=["red t1 t2 t3 t4; yellow 10", "red 5 t2 t3 t4; yellow"]),
    Case("D14, D22: before that step they stay where they are",
         dog("red 15 t2 t3 t4; yellow 5", "7"), exactly=["red 22 t2 t3 t4"]),
    Case("D14, D22: one who has finished spends all seven on the partner's",
         dog("red t1 t2 t3 t4; yellow 5 24", "7", turn="red"),
         must_have=["yellow 12 24", "yellow 5 31", "yellow 8 28"]),
    Case("D23: the value must be used up, also when the eighth is home",
         dog("red 38 t2 t3 t4; yellow t1 t2 t3 t4", "7"), exactly=["red 5 t2 t3 t4"]),
    Case("D23: used up exactly, the team wins",
         dog("red 38 t2 t3 t4; yellow 15 t2 t3 t4", "7"),
         must_have=["red t1 t2 t3 t4; yellow t1 t2 t3 t4"]),
    Case("D14: the helper's seven hits the partner's own pawns as well",
         dog("red t1 t2 t3 t4; yellow 5 6", "7"), must_have=["yellow 12", "yellow 5 13"]),
]

DOG_SEVEN = [*BURNING, *PROTECTION, *LANE, *FINISHING]
