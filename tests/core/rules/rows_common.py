"""What all four Sorry! rule books agree on: points 8 to 35 of the base game.

Sources: 000 hobby, 001 parker, 002 hasbro, 003 bounce-home. Where only some say it, the others
are silent and nothing they say speaks against it.
"""

from __future__ import annotations

from tests.core.rules.rows import Row

ALL = "000, 001, 002, 003"
ONE_LEFT = "home, home, home"

LEAVING_START = (
    Row(
        "8",
        "000 Betreten; 001 1; 002 Partenza; 003 2",
        "a 1 brings a pawn out on the circle",
        "red: start",
        "1",
        ("red: 4",),
    ),
    Row(
        "8",
        "000 Betreten; 001 1; 002 Partenza; 003 2",
        "a 2 does too and draws again",
        "red: start",
        "2",
        ("red: 4 again",),
    ),
    *(
        Row(
            "8",
            "002 Partenza: no other card starts a pawn; 003 2",
            f"a {card} starts none",
            "red: start; blue: home",
            card,
            (),
        )
        for card in ("3", "4", "5", "7", "8", "10", "11", "12", "sorry")
    ),
    Row(
        "9",
        "000, 001 1: may; 002 carte; 003 6: either",
        "a 1 starts a pawn or moves one",
        "red: 20",
        "1",
        ("red: 4, 20", "red: 21"),
    ),
    Row(
        "9",
        "000 2s; 001 1; 002 carte; 003 6",
        "a 2 starts a pawn or moves one",
        "red: 20",
        "2",
        ("red: 4, 20 again", "red: 22 again"),
    ),
    Row(
        "10",
        "000 Betreten; 001 1; 002 Cerchio; 003 3.1",
        "never two own pawns on the circle",
        "red: 4",
        "1",
        ("red: 5",),
    ),
    Row(
        "10",
        "000 Betreten; 001 1; 002 Cerchio; 003 3.1",
        "another's pawn there is sent back",
        "red: start; blue: 4, 20",
        "1",
        ("red: 4; blue: 20",),
    ),
)

WALKING = (
    Row(
        "12",
        "000 Bewegung; 001 2; 002 Note; 003 2",
        "a harmful move must be made",
        f"red: 13, {ONE_LEFT}; blue: 30",
        "3",
        (f"red: 19, {ONE_LEFT}; blue: 30",),
        rules="slide=others",
    ),
    Row(
        "13",
        "000 Bewegung; 001 2; 002 Note; 003 2",
        "not onto an own pawn, another may move",
        "red: 20, 23, home, home",
        "3",
        ("red: 20, 26, home, home",),
    ),
    Row(
        "14",
        "000 Bewegung; 002 Saltare; 003 2",
        "pawns are jumped, each square counts",
        "red: 20, 22; blue: 21",
        "5",
        ("red: 25, 22; blue: 21", "red: 20, 27; blue: 21"),
    ),
    Row(
        "14",
        "000 Andere; 001 2; 002 Saltare; 003 2",
        "who stands at the end is sent back",
        "red: 20; blue: 25, 26",
        "5",
        ("red: 25; blue: 26",),
    ),
    *(
        Row(
            "17",
            "000; 001; 002; 003: the cards",
            f"a {card} walks {card}",
            "red: 20",
            card,
            (f"red: {20 + int(card)}",),
        )
        for card in ("3", "5", "8", "12")
    ),
    Row("17", "000 4s; 002 carte; 003 6", "a 4 goes back 4", "red: 12", "4", ("red: 8",)),
    Row(
        "17",
        "000, green from the entrance back 4",
        "the green pawn on its circle goes back",
        "green: 49",
        "4",
        ("green: 45",),
        turn="green",
    ),
    Row(
        "18",
        "000 10s; 002 carte; 003 6",
        "a 10 goes forward 10 or back 1, free choice",
        "red: 20",
        "10",
        ("red: 30", "red: 19"),
    ),
    Row("35", ALL, "nobody out and no starter: a pass", "red: start, home; blue: 20", "5", ()),
)

ELEVEN = (
    Row(
        "20",
        "002 carte; 003 6",
        "an 11 walks or swaps with any opponent on the track",
        "red: 6; blue: 20, safety 2; yellow: 40, home",
        "11",
        (
            "red: 17; blue: 20, safety 2; yellow: 40, home",
            "red: 20; blue: 6, safety 2; yellow: 40, home",
            "red: 40; blue: 20, safety 2; yellow: 6, home",
        ),
        may_pass=False,
    ),
    Row(
        "20",
        "002 carte; 003 6",
        "not from start, safety or home",
        "red: start, safety 2, home; blue: 20",
        "11",
        (),
    ),
    Row(
        "20",
        "002 carte; 003 6",
        "no opponent on the track: walk",
        "red: 6; blue: safety 2, home, start",
        "11",
        ("red: 17; blue: safety 2, home",),
    ),
    Row(
        "21",
        "002 carte; 003 6",
        "the swapped opponent does not slide",
        f"red: 31, {ONE_LEFT}; blue: 20",
        "11",
        has=(f"red: 20, {ONE_LEFT}; blue: 31",),
        lacks=(f"red: 20, {ONE_LEFT}; blue: 34",),
        may_pass=False,
    ),
    Row(
        "21",
        "002 carte; 003 6",
        "the own pawn slides on a foreign triangle",
        f"red: 58, {ONE_LEFT}; blue: 31",
        "11",
        has=(f"red: 34, {ONE_LEFT}; blue: 58",),
        rules="slide=others,eleven=forced",
    ),
    Row(
        "21",
        "002 carte; 003 6 with 26",
        "the swapped pawn on the slide is sent back",
        f"red: 33, {ONE_LEFT}; blue: 31",
        "11",
        has=(f"red: 34, {ONE_LEFT}",),
        lacks=(f"red: 34, {ONE_LEFT}; blue: 33",),
        may_pass=False,
    ),
    Row(
        "28",
        "000 Bewegung; 001 5; 002 Casella d'entrata",
        "a swap may pass the own diamond",
        f"red: 50, {ONE_LEFT}; blue: 7",
        "11",
        has=(f"red: 7, {ONE_LEFT}; blue: 50",),
        may_pass=False,
    ),
)

SORRY = (
    Row(
        "22",
        "000; 002; 003 6",
        "a pawn from start takes an opponent's square",
        "red: start, 8; blue: 20, safety 1, home; yellow: 44",
        "sorry",
        ("red: 20, 8; blue: safety 1, home; yellow: 44", "red: 44, 8; blue: 20, safety 1, home"),
    ),
    Row(
        "22", "000; 002; 003 6", "none in start: nothing", "red: 5, 6, 7, 8; blue: 20", "sorry", ()
    ),
    Row(
        "22",
        "000; 002; 003 6",
        "nobody on the track: nothing",
        "red: start, 20; blue: start, safety 3, home",
        "sorry",
        (),
    ),
    Row(
        "28",
        "000 Bewegung; 001 5; 002 Casella d'entrata",
        "a Sorry! may land on the diamond",
        "red: start; blue: 3",
        "sorry",
        ("red: 3",),
    ),
)

SLIDES = (
    Row(
        "24",
        "000 Folien; 001 4; 002 Scivolo; 003 3.2",
        "a foreign triangle slides",
        "red: 13",
        "3",
        has=("red: 19",),
    ),
    Row(
        "24",
        "000; 001 4: not on the own; 002; 003 3.2",
        "the own triangle does not",
        "red: 5",
        "4",
        ("red: 1",),
    ),
    Row("24", "002 Scivolo; 003 3.2", "nor the own long slide's", "red: 4", "5", ("red: 9",)),
    Row(
        "25",
        "000: to the round end; 001, 003: to the circle",
        "a short slide ends on its circle",
        "red: 13",
        "3",
        has=("red: 19",),
    ),
    Row("27", "the board", "a long slide is four on", "red: 21", "3", has=("red: 28",)),
    Row(
        "26",
        "001 4; 002 Scivolo; 003 3.2",
        "all on the slide go back, own pawns too",
        "red: 12, 18, home, home; blue: 16, 19, 20; yellow: 17",
        "4",
        has=("red: 8, 18, home, home; blue: 16, 19, 20; yellow: 17",),
    ),
    Row(
        "26",
        "001 4; 002 Scivolo; 003 3.2",
        "all on the slide go back, own pawns too",
        "red: 13, 18, home, home; blue: 16, 19, 20; yellow: 17",
        "3",
        has=("red: 19, home, home; blue: 20",),
    ),
    Row(
        "13",
        "001 2; 002 Note",
        "an own pawn on the triangle itself forbids it",
        "red: 13, 16, home, home",
        "3",
        ("red: 13, 19, home, home",),
    ),
    Row(
        "32",
        "002 Scivolo: whatever card",
        "a backward move slides",
        "red: 20",
        "4",
        has=("red: 19",),
    ),
    Row(
        "32",
        "002 Scivolo: whatever card",
        "back 1 slides too",
        f"red: 17, {ONE_LEFT}",
        "10",
        has=(f"red: 27, {ONE_LEFT}", f"red: 19, {ONE_LEFT}"),
    ),
    Row(
        "24",
        "settled: ends where it began",
        "4 back from a slide's end slides back: a play",
        f"red: 28, {ONE_LEFT}",
        "4",
        has=(f"red: 28, {ONE_LEFT}",),
    ),
    Row(
        "23",
        "002 Scivolo; 003 3.2",
        "a Sorry! on its victim's triangle slides on",
        "red: start; blue: 16, 18",
        "sorry",
        has=("red: 19", "red: 18; blue: 16"),
    ),
)

LANES = (
    Row(
        "28",
        "000; 001 5; 002 Casella d'entrata",
        "forward turns in after the entrance",
        "red: 58",
        "5",
        ("red: safety 1",),
    ),
    Row(
        "28",
        "001 5; 002",
        "a pawn on its diamond goes on round the board",
        "red: 3",
        "5",
        ("red: 8",),
    ),
    Row(
        "28",
        "001 5: put back by a 10",
        "back 1 from the circle is the diamond",
        "red: 4",
        "10",
        ("red: 3", "red: 14"),
    ),
    Row(
        "29",
        "000 Bewegung; 001 5; 002 Muoversi indietro; 003 2",
        "behind the entrance: turn in",
        "red: 0",
        "3",
        ("red: safety 1",),
    ),
    Row(
        "29",
        "002: at least two behind start",
        "on the entrance: turn in",
        "red: 2",
        "3",
        ("red: safety 3",),
    ),
    Row(
        "29",
        "the board: circle to home is 64 steps",
        "8 steps from square 0",
        "red: 0",
        "8",
        ("red: home",),
    ),
    Row(
        "30",
        "000; 001 6; 002; 003 3.3",
        "only the own zone",
        "blue: 1",
        "5",
        ("blue: 6",),
        turn="blue",
    ),
    Row("30", "000; 001 6; 002; 003 3.3", "never backward into it", "red: 5", "4", ("red: 1",)),
    Row(
        "30",
        "000; 002; 003 3.3",
        "back 1 from the diamond stays outside",
        f"red: 3, {ONE_LEFT}",
        "10",
        has=(f"red: 2, {ONE_LEFT}",),
    ),
    Row(
        "31",
        "000 Sicherheitszone; 002 Zona Sicura",
        "a 4 leads out of the zone",
        "red: safety 2",
        "4",
        ("red: 0",),
    ),
    Row(
        "31",
        "000 Sicherheitszone",
        "out on the track it sends back who stands there",
        "red: safety 2; blue: 0, 1",
        "4",
        ("red: 0; blue: 1",),
    ),
    Row(
        "31",
        "002: all other rules apply",
        "a 4 inside the zone",
        "red: safety 5",
        "4",
        ("red: safety 1",),
    ),
    Row(
        "31",
        "001 2 with 13",
        "not back onto an own pawn in the zone",
        "red: safety 5, safety 1, home, home",
        "4",
        ("red: safety 5, 59, home, home",),
    ),
    Row(
        "30",
        "002 Zona Sicura: yours only",
        "safety squares of two colours are not one",
        "red: safety 3; blue: safety 1",
        "2",
        ("red: safety 3; blue: safety 3 again", "red: safety 3; blue: safety 1, 19 again"),
        turn="blue",
    ),
    Row(
        "33",
        "000; 001 7; 002 Casa",
        "home by exact count: yellow, a 5 from the first square",
        "yellow: safety 1",
        "5",
        ("yellow: home",),
        turn="yellow",
    ),
    Row(
        "33",
        "001 7; 002 Casa; 000",
        "who is home stays, and takes no room",
        f"red: safety 1, {ONE_LEFT}",
        "5",
        (f"red: home, {ONE_LEFT}",),
    ),
)

ROWS = (*LEAVING_START, *WALKING, *ELEVEN, *SORRY, *SLIDES, *LANES)
