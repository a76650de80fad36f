"""The table of hasbro, the Hasbro leaflet (002), beyond what all sources share; where 002 is
silent its English twin (H05) or the decision of the rules page stands."""

from __future__ import annotations

import pytest

from tests.core.rules.rows import Row

LEFT = "home, home, home"

BASE = (
    Row("11", "002 carte: 2", "a 2 that cannot move may only be passed",
        f"red: safety 5, {LEFT}", "2", ()),
    Row("11", "002 carte: 2", "a 2 that wins does not draw again",
        f"red: safety 4, {LEFT}", "2", (f"red: home, {LEFT}",)),
    Row("13", "002 Note: lose the turn", "the only move ends on an own pawn: a pass",
        "red: safety 1, safety 4, home, home", "3", ()),
    Row("15", "002 carte: 7", "7 forward, or shared by two pawns, each walking on",
        "red: 20, 35, home, home", "7", (
            "red: 27, 35, home, home", "red: 20, 42, home, home", "red: 21, 41, home, home",
            "red: 22, 40, home, home", "red: 23, 43, home, home", "red: 28, 38, home, home",
            "red: 25, 37, home, home", "red: 26, 36, home, home")),
    Row("15", "002 carte: 7, note 1", "a part of a 7 starts no pawn",
        "red: 20, start, home, home", "7", ("red: 27, home, home",)),
    Row("15", "002 carte: 7, note 2", "a part home needs a use for the rest",
        "red: safety 3, safety 5, home, start", "7", ()),
    Row("15", "002 carte: 7, note 2", "both parts may go home",
        "red: safety 4, safety 1, home, home", "7", (f"red: home, {LEFT}",)),
    Row("15", "002: tra due pedine", "never three pawns without partners",
        "red: 20, 30, 40, home", "7", lacks=("red: 21, 31, 45, home", "red: 22, 31, 44, home")),
    Row("18", "002 carte: 10; WP", "no 10 possible: back 1 is due, in the zone too",
        f"red: safety 3, {LEFT}", "10", (f"red: safety 2, {LEFT}",)),
    Row("19", "002 carte: 11, note 1", "a swap alone may be declined",
        f"red: 58, {LEFT}; blue: 20", "11", (f"red: 20, {LEFT}; blue: 58",), may_pass=True),
    Row("19", "002 carte: 11, note 1", "not if another pawn can walk 11",
        "red: 58, 6, home, home; blue: 20", "11",
        ("red: 20, 6, home, home; blue: 58", "red: 58, 20, home, home; blue: 6",
         "red: 58, 17, home, home; blue: 20"), may_pass=False),
    Row("21", "002 carte: 11, note 3", "landing by a swap on a foreign triangle slides",
        f"red: 58, {LEFT}; blue: 31", "11", (f"red: 34, {LEFT}; blue: 58",), may_pass=True),
    Row("23", "002 Scivolo", "a Sorry! on a triangle slides: no choice",
        "red: start; blue: 16", "sorry", ("red: 19",)),
    Row("24", "002 Scivolo", "a slide is not optional",
        f"red: 13, {LEFT}", "3", (f"red: 19, {LEFT}",)),
    Row("33", "002 Casa: exact count", "too many steps: no move",
        f"red: safety 3, {LEFT}", "5", ()),
)

TEAMS = (
    Row("36", "002 Squadre 2", "the own or the partner's pawn, every card",
        "red: 20; yellow: 40", "3", ("red: 23; yellow: 40", "red: 20; yellow: 43"), teams=True),
    Row("37", "002 Squadre 3", "a partner landed on is sent back",
        "red: 20; yellow: 23", "3", ("red: 23", "red: 20; yellow: 26"), teams=True),
    Row("38", "002 Squadre 6", "a 1 starts or moves either's",
        "red: 20", "1", ("red: 4, 20", "red: 21", "red: 20; yellow: 34"), teams=True),
    Row("39", "002 Squadre 5", "a 7 over three pawns of the team",
        "red: 20; yellow: 40, 50", "7",
        has=("red: 21; yellow: 42, 58", "red: 22; yellow: 41, 58", "red: 23; yellow: 42, 52"),
        teams=True),
    Row("39", "002 Squadre 5", "over seven of the eight, one step each",
        "red: 20, 35, 50, home; yellow: 5, 11, 27, 42", "7",
        has=("red: 21, 36, 51, home; yellow: 6, 12, 28, 43",), teams=True),
    Row("39", "002 Squadre 5", "over seven, the eighth makes room or stays",
        "red: 5, 10, 20, 25; yellow: 35, 50, 52, 55", "7",
        has=("red: 6, 11, 21, 26; yellow: 36, 51, 53, 55",), teams=True),
    Row("40", "002 Squadre 4; H05", "opponents first", "red: start, 8; yellow: 20; blue: 45",
        "sorry", ("red: 45, 8; yellow: 20", "red: 8; yellow: 45, 20"), teams=True),
    Row("40", "002 Squadre 4; H05", "nobody else: the partner's or the own goes back",
        "red: start, 8; yellow: start, 20", "sorry",
        ("red: 20, 8", "yellow: 8, 20"), teams=True),
    Row("40", "decided", "never onto the own colour: none of the partner's out, none in start",
        "red: start, 8; yellow: home, home, home, home", "sorry", (), teams=True),
    Row("40", "decided: no starter", "nobody in start: a pass",
        "red: 5, home, home, home; yellow: 20, home, home, home; blue: 45", "sorry", (),
        teams=True),
    Row("40", "decided", "an opponent in safety is nobody on a square",
        "red: start; yellow: 20; blue: safety 1", "sorry", ("red: 20; blue: safety 1",),
        teams=True),
    Row("41", "decided", "a swap only with opponents",
        "red: 6; yellow: 21; blue: 45", "11",
        ("red: 17; yellow: 21; blue: 45", "red: 6; yellow: 32; blue: 45",
         "red: 45; yellow: 21; blue: 6", "red: 6; yellow: 45; blue: 21"),
        teams=True, may_pass=False),
    Row("42", "decided with 000, 001", "a finished player moves the partner's",
        f"red: home, {LEFT}; yellow: 40", "3", (f"red: home, {LEFT}; yellow: 43",), teams=True),
    Row("43", "002 Squadre; 11 decided", "a 2 that brings the own fourth home draws again",
        f"red: {LEFT}, safety 4; yellow: 40, {LEFT}", "2",
        (f"red: home, {LEFT}; yellow: 40, {LEFT} again",
         f"red: {LEFT}, safety 4; yellow: 42, {LEFT} again"), teams=True),
    Row("43", "002 Squadre; 11 decided", "one that brings the eighth home wins and does not",
        f"red: home, {LEFT}; yellow: safety 4, {LEFT}", "2",
        (f"red: home, {LEFT}; yellow: home, {LEFT}",), teams=True),
    Row("43", "002 Squadre", "the last three pawns by one 7",
        f"red: safety 4, safety 5, home, home; yellow: safety 2, {LEFT}", "7",
        (f"red: home, {LEFT}; yellow: home, {LEFT}",), teams=True),
    Row("44", "decided", "the moved pawn's colour says which slides are foreign",
        "red: 28; yellow: 29", "2",
        has=("red: 28; yellow: 31 again",), lacks=("red: 28; yellow: 34 again",), teams=True),
    Row("44", "decided", "the partner's triangle slides",
        f"red: 29, {LEFT}; yellow: home, {LEFT}", "2",
        has=(f"red: 34, {LEFT}; yellow: home, {LEFT} again",), teams=True),
    Row("19", "002 with 36", "a partner's pawn that can walk 11 makes the card binding",
        f"red: 58, {LEFT}; yellow: 40, {LEFT}; blue: 20", "11",
        has=(f"red: 58, {LEFT}; yellow: 51, {LEFT}; blue: 20",), may_pass=False, teams=True),
)

POINTS = (
    Row("48", "002 Punti 2", "any playable card of the hand",
        "red: 20", "3,4,3,sorry", ("red: 23", "red: 19"), points=True),
    Row("47", "002 Punti 3", "no card can be played: a card is discarded",
        "red: start", "3,4,5,8,sorry", (), points=True),
    Row("49", "decided", "a 2 without a move is not playable",
        f"red: safety 5, {LEFT}", "2,3,5,8,12", (), points=True),
    Row("50", "decided", "an 11 that only swaps obliges to nothing",
        f"red: 58, {LEFT}; blue: 20", "11,12,12,12,11", (f"red: 20, {LEFT}; blue: 58",),
        points=True, may_pass=True),
    Row("50", "decided", "but another playable card does",
        f"red: 58, {LEFT}; blue: 20", "11,3", (f"red: 20, {LEFT}; blue: 58", f"red: 1, {LEFT}; "
        "blue: 20"), points=True, may_pass=False),
)

OPTIONS = (
    Row("24", "A5065", "slide=own: the own triangle slides, on the slide the own pawns go",
        "red: 5, 3, home, home", "4", ("red: 4, home, home", "red: 5, 59, home, home"),
        rules="slide=own"),
    Row("24", "A5065", "slide=own: a foreign triangle does not",
        f"red: 13, {LEFT}", "3", (f"red: 16, {LEFT}",), rules="slide=own"),
    Row("24", "001 4", "slide=optional over hasbro",
        f"red: 13, {LEFT}", "3", (f"red: 19, {LEFT}", f"red: 16, {LEFT}"),
        rules="slide=optional"),
    Row("19", "001 2", "eleven=forced over hasbro", f"red: 58, {LEFT}; blue: 20", "11",
        (f"red: 20, {LEFT}; blue: 58",), may_pass=False, rules="eleven=forced"),
    Row("33", "003 3.4", "home=bounce over hasbro", f"red: safety 3, {LEFT}", "5",
        (f"red: safety 4, {LEFT}",), rules="home=bounce"),
    Row("15", "001 2", "seven=cards over hasbro in teams: 1, 2 and 4 back, of three pawns",
        "red: 20; yellow: 45, 50", "7",
        has=("red: 20, 4; yellow: 41, 52 again", "red: 20, 4; yellow: 34, 41, 50 again"),
        rules="seven=cards", teams=True),
    Row("11", "decided", "seven=cards: a part of 2 that wins does not draw again",
        "red: safety 1, safety 4, home, home", "7",
        (f"red: home, {LEFT}", "red: safety 4, 2, home, home"), rules="seven=cards"),
    Row("15", "settled", "five parts that differ only in drawing again",
        "red: 23, 25, home, home; yellow: 26, 50, 55, home", "7",  # 2 and 2, or 3 and 1, are sent
        has=("red: 28, home, home; yellow: 51, 56, home",  # back by the slide from 24
             "red: 28, home, home; yellow: 51, 56, home again"), rules="seven=cards", teams=True),
)

ROWS = (*BASE, *TEAMS, *POINTS, *OPTIONS)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_hasbro(row: Row) -> None:
    """Promise: hasbro plays by its leaflet, and options over it do what they say."""
    row.check("hasbro")
