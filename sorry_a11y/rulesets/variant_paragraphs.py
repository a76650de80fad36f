"""Points 36 to 55, Sorry! in teams and for points, and where the sources of Sorry! disagree."""

from __future__ import annotations

from sorry_a11y.rulesets.paragraphs import Clash, Part, Point, Sentence

TEAMS = Part("teams", (
    Point("36", (
        Sentence("36-sides", "000 partnership; 001 team 1; 002 teams; 003 5.1; H05"),
        Sentence("36-any", "000 partnership; 001 team 2; 002 teams; 003 5.1; H05"),
    )),
    Point("37", (
        Sentence("37-partner", "000 partnership; 001 team 1; 002 teams; 003 5.1; H05"),
        Sentence("37-own", "001 team 1"),
    ), note="001 says that all rules stay."),
    Point("38", (
        Sentence("38-start", "000 partnership; 002 teams; 003 5.1; H05"),
        Sentence("38-second", "000 partnership; 001 team 4; 002 teams"),
    )),
    Point("39", (
        Sentence("39-any", "002 teams; H05", "team-seven=any"),
        Sentence("39-once", when="team-seven=any"),
        Sentence("39-two", "000 partnership; 001 team 4; 003 5.1", "team-seven=two"),
    ), note="000 speaks of one own pawn and one of the partner's."),
    Point("40", (
        Sentence("40-first"),
        Sentence("40-team", "002 teams; H05", "team-sorry=team"),
        Sentence("40-team-colour", when="team-sorry=team"),
        Sentence("40-partner", "000 partnership; 001 team 3", "team-sorry=partner"),
        Sentence("40-lost", when="team-sorry=team|partner"),
        Sentence("40-penalty", "003 5.1", "team-sorry=penalty"),
        Sentence("40-penalty-where", when="team-sorry=penalty"),
    ), note="000, 001 and 002 say that the card must be used; 003 makes the team pay for it."),
    Point("41", (Sentence("41-swap"),), note="No source speaks of the partner here."),
    Point("42", (Sentence("42-home", "000 partnership; 001 team 5"),)),
    Point("43", (Sentence("43-win", "000 partnership; 001 team 5; 002 teams; 003 5.1; H05"),)),
    Point("44", (Sentence("44-colour"),)),
), opening=(
    Sentence("teams-when", when="teams=no"),
    Sentence("teams-now", when="teams=yes"),
))

POINTS = Part("points", (
    Point("45", (
        Sentence("45-quick", "000 points; 001 points 1; 003 5.2", "points-start=quick"),
        Sentence("45-full", when="points-start=full"),
        Sentence("45-offer", when="preset=hasbro points-start=full"),
    ), note="002 does not say how a points game begins."),
    Point("46", (
        Sentence("46-hand", "000 points; 001 points 1; 002 points; 003 5.2"),
        Sentence("46-turn", "000 points; 001 points 2; 002 points; 003 5.2"),
        Sentence("46-hidden", "001 points 1; 002 points"),
    )),
    Point("47", (Sentence("47-dead", "000 points; 001 points 2; 002 points; 003 5.2"),)),
    Point("48", (
        Sentence("48-must", "002 points"),
        Sentence("48-which", "000 points; 002 points"),
        Sentence("48-penalty", when="team-sorry=penalty"),
    )),
    Point("49", (
        Sentence("49-again"),
        Sentence("49-part", when="seven=cards"),
        Sentence("49-end"),
        Sentence("49-nothing"),
    ), note="No source says what a 2 does in a hand."),
    Point("50", (
        Sentence("50-dead", when="eleven=decline"),
        Sentence("50-forced", when="eleven=forced"),
    )),
    Point("51", (
        Sentence("51-round", "000 points; 001 points 2; 002 points; 003 5.2"),
        Sentence("51-match", "003 5.2"),
        Sentence("51-team"),
    )),
    Point("52", (
        Sentence("52-all", "001 points 3; 002 points; 003 5.2; H05", "own-points=all"),
        Sentence("52-none", "000 points", "own-points=none"),
    )),
    Point("53", (Sentence("53-others", "000 points; 001 points 3; 002 points; 003 5.2"),)),
    Point("54", (
        Sentence("54-first", "000 points; 001 points 3; 002 points; 003 5.2"),
        Sentence("54-second", "000 points; 001 points 3; 002 points; 003 5.2"),
        Sentence("54-third", "000 points; 001 points 3; 002 points; 003 5.2"),
        Sentence("54-sum", when="bonus=sum"),
        Sentence("54-highest", when="bonus=highest"),
        Sentence("54-example"),
    ), note="No source says that one bonus takes the place of another, nor that they add up; "
            "001, 002 and 003 list them as further points."),
    Point("55", (
        Sentence("55-open", when="match=open"),
        Sentence("55-rounds", when="match=rounds"),
        Sentence("55-target", when="match=target"),
        Sentence("55-tie"),
    )),
), opening=(
    Sentence("points-when", when="points=no"),
    Sentence("points-now", when="points=yes"),
))

_ALL = ("hasbro", "parker", "bounce-home", "hobby")

CLASHES = (
    Clash("3", ("clash-3",), _ALL, "first"),
    Clash("5", ("clash-5",), ("hasbro",), "deck"),
    Clash("6", ("clash-6", "clash-6-here"), ("hasbro",)),
    Clash("8", ("clash-8", "clash-8-here"), ("hasbro", "parker")),
    Clash("9", ("clash-9", "clash-9-here"), ("hasbro", "bounce-home")),
    Clash("11", ("clash-11", "clash-11-here"), ("hasbro", "hobby")),
    Clash("13", ("clash-13", "clash-13-here"), ("hasbro", "bounce-home")),
    Clash("15", ("clash-15", "clash-15-read", "clash-15-others"), ("hasbro", "parker"), "seven"),
    Clash("18", ("clash-18-hobby", "clash-18-here"), ("hasbro", "hobby")),
    Clash("18", ("clash-18-name", "clash-18-both"), ("hasbro",)),
    Clash("19", ("clash-19-parker",), ("hasbro", "parker"), "eleven"),
    Clash("19", ("clash-19-half", "clash-19-read"), ("hasbro", "bounce-home"), "eleven"),
    Clash("24", ("clash-24",), ("hasbro", "parker"), "slide"),
    Clash("28", ("clash-28", "clash-28-here"), ("hasbro", "parker")),
    Clash("29", ("clash-29", "clash-29-here"), ("hasbro", "bounce-home")),
    Clash("33", ("clash-33",), ("hasbro", "bounce-home"), "home"),
    Clash("39", ("clash-39",), ("hasbro",), "team-seven"),
    Clash("40", ("clash-40",), ("hasbro",), "team-sorry"),
    Clash(
        "40", ("clash-40-must", "clash-40-read"), ("hasbro", "parker", "hobby"), "team-sorry"
    ),
    Clash("44", ("clash-44", "clash-44-here"), ("hasbro", "parker")),
    Clash("45", ("clash-45",), ("hasbro",), "start"),
    Clash("52", ("clash-52",), ("hasbro", "hobby"), "own-points"),
    Clash("54", ("clash-54",), _ALL, "bonus"),
)
"""The default rule book tells them all, the others those of their own source."""
