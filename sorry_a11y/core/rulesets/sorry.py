"""Sorry!: the rule books hasbro (002), parker (001), bounce-home (003) and hobby (000).

The points that describe them follow: 1 to 35 the base game, 36 to 55 teams and points.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Alone, Sorry
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import ALL_KINDS, Board
from sorry_a11y.core.rules.dealing import HeldHand, OpenDraw
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.ruleset import Ruleset, Scoring
from sorry_a11y.core.rules.way_tables import EACH_ALONE, OPPOSITE, MovementRules
from sorry_a11y.core.rulesets.presets import Clash, Part, Point, Preset, Sentence, chosen

SORRY_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "start": ("full", "quick"),
    "first": ("random", "draw"),
    "home": ("exact", "bounce"),
    "seven": ("forward", "cards"),
    "eleven": ("decline", "forced"),
    "slide": ("others", "optional", "own"),
    "team-sorry": ("team", "partner", "penalty"),
    "team-seven": ("any", "two"),
    "own-points": ("all", "none"),
    "bonus": ("sum", "highest"),
    "deck": ("45", "44", "55"),
}
"""The values of each house rule, that of hasbro first."""

SORRY_PRESETS = {
    "hasbro": Preset("hasbro", SORRY_OPTIONS, {}, "002"),
    "parker": Preset(
        "parker",
        SORRY_OPTIONS,
        {
            "first": "draw",
            "home": "exact",
            "seven": "cards",
            "eleven": "forced",
            "slide": "optional",
            "team-sorry": "partner",
            "team-seven": "two",
        },
        "001",
    ),
    "bounce-home": Preset(
        "bounce-home",
        SORRY_OPTIONS,
        {"home": "bounce", "team-sorry": "penalty", "team-seven": "two"},
        "003",
    ),
    "hobby": Preset(
        "hobby",
        SORRY_OPTIONS,
        {"team-sorry": "partner", "team-seven": "two", "own-points": "none"},
        "000",
    ),
}

_SORRY_KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry")
_DECKS = {  # the number of 1s, and of each other kind (5)
    "45": (5, 4),
    "44": (4, 4),
    "55": (5, 5),
}
_WHOLE_SIDE = 7
"""The most pawns that seven steps can be shared over."""


@cache
def sorry_board(bounces: bool) -> Board:
    """Return the board of 60 squares; ``bounces``: whether pawns bounce back from home (33).

    By offset on each side: the lane begins after 2, pawns come out on 4, slides go from 1 to 4 and
    from 9 to 13 (27, 28).
    """
    return Board(
        track=60,
        lane=5,
        door=2,
        exit=4,
        has_home=True,
        bounces=bounces,
        slides=((1, 3), (9, 4)),
    )


def build_sorry(
    preset: str,
    wishes: Mapping[str, str],
    *,
    teams: bool = False,
    points: bool = False,
    rounds: int = 1,
    target: int = 0,
) -> Ruleset:
    """Return the rule book ``preset`` with the options in ``wishes``, by name.

    Raises:
        OptionError: There is no such option or value.
    """
    book = SORRY_PRESETS[preset]
    values = chosen(book, wishes)
    if points and "start" not in wishes and preset != "hasbro":
        values["start"] = "quick"  # three in start and one out (45)
    scoring = Scoring(
        own=values["own-points"] == "all",
        highest=values["bonus"] == "highest",
        rounds=0 if target else rounds,
        target=target,
    )
    ones, others = _DECKS[values["deck"]]
    return Ruleset(
        name=preset,
        board=sorry_board(values["home"] == "bounce"),
        movement=MovementRules(
            sides=OPPOSITE if teams else EACH_ALONE,
            slides="own" if values["slide"] == "own" else "others",
            may_stay=values["slide"] == "optional",
        ),
        cards=_cards(values, teams=teams, points=points),
        deck=(ones, *[others] * (len(_SORRY_KINDS) - 1)),
        dealing=HeldHand() if points else OpenDraw(),
        first="draw" if values["first"] == "draw" else "random",
        order=(ALL_KINDS[len(_SORRY_KINDS) - 1], *reversed(ALL_KINDS[: len(_SORRY_KINDS) - 1])),
        quick=values["start"] == "quick",
        scoring=scoring if points else None,
        options=values,
    )


def _cards(values: Mapping[str, str], *, teams: bool, points: bool) -> tuple[Card, ...]:
    """Return the eleven kinds (8 to 23)."""
    whole_side = teams and values["team-seven"] == "any"
    split = Split(7, _WHOLE_SIDE if whole_side else 2, as_cards=values["seven"] == "cards")
    abilities: dict[str, tuple[Ability, ...]] = {
        "1": (Out(), Steps(1)),
        "2": (Out(), Steps(2)),
        "4": (Steps(-4),),
        "7": (Steps(7), split),
        "10": (Steps(10), Steps(-1)),
        "11": (Steps(11, track_only=True), Swap(optional=values["eleven"] == "decline")),
        "sorry": (Sorry(_alone(values["team-sorry"], teams=teams, points=points)),),
    }
    return tuple(
        Card(name, abilities.get(name) or (Steps(int(name)),), again=name == "2")
        for name in _SORRY_KINDS
    )


def _alone(value: str, *, teams: bool, points: bool) -> Alone:
    """Return what a Sorry! card must do when no rival stands on the track (40).

    In a points game a card that could only pay the penalty is not playable.
    """
    if not teams or (points and value == "penalty"):
        return "none"
    return cast(Alone, value)


_SETTING_UP = Part(
    "setup",
    (
        Point(
            "1",
            (
                Sentence("1-players", "000 components; 001 play; 002 setup; 003 players; H05"),
                Sentence("1-opposite"),
            ),
            note="003 finds four players best.",
        ),
        Point(
            "2",
            (
                Sentence("2-full", "000 setup; 001 play; 002 setup; 003 1; H05", "start=full"),
                Sentence("2-quick", "002 setup; H05", "start=quick"),
                Sentence("2-offer", "002 setup; H05", "preset=hasbro start=full"),
            ),
            note="Only 002 and H05 offer the quick game as such; 000, 001 and 003 begin a points "
            "game with one pawn on the circle (45).",
        ),
        Point(
            "3",
            (
                Sentence("3-lot", when="first=random"),
                Sentence("3-next", "000 setup; 002 winning", "first=random"),
                Sentence("3-draw", "001 play; US39", "first=draw"),
                Sentence("3-ties", when="first=draw"),
                Sentence("3-back", "001 play", "first=draw"),
                Sentence("3-again", when="first=draw"),
            ),
            note="000, 002, 003 and H05 let the players choose who begins; the lot stands for "
            "that. 001 does not say what happens when several draw the highest card.",
        ),
    ),
)

_TURNS_PART = Part(
    "turns",
    (
        Point(
            "4",
            (
                Sentence("4-forward", "000 movement; 001 2; 002 setup"),
                Sentence("4-turns", "000 end of turn; 001 play; 002 setup; 003 1"),
                Sentence("4-seats", "board"),
                Sentence("4-track", "board"),
                Sentence("4-numbers"),
            ),
        ),
        Point(
            "5",
            (
                Sentence("5-deck", "000 components; 003 contents; H05", "deck=45"),
                Sentence("5-deck", "US39", "deck=44"),
                Sentence("5-deck", "UK96", "deck=55"),
                Sentence("5-missing", "002 contents"),
            ),
            note="001 and 002 do not count the cards.",
        ),
        Point(
            "6",
            (Sentence("6-empty", "001 points 2; 002 backward notes; 003 2; H05"),),
            note="001 says so of the points game only, 000 not at all.",
        ),
        Point("7", (Sentence("7-discard", "000 play; 001 play; 002 play; 003 2"),)),
    ),
)

_LEAVING_START = Part(
    "out",
    (
        Point(
            "8",
            (
                Sentence("8-out", "000 entering; 001 1; 002 leaving start; 003 2; H05"),
                Sentence("8-only", "002 leaving start; 003 2", "seven=forward"),
                Sentence("8-only-parts", "001 2", "seven=cards"),
                Sentence("8-no-step", "H05"),
            ),
            note="US39 counts Sorry! among the cards that start a pawn, as is done here.",
        ),
        Point(
            "9",
            (Sentence("9-choice", "000 cards; 001 1; 002 cards; 003 6; H05"),),
            note="003, section 3, says that a 1 must start a pawn, its table of cards that it may.",
        ),
        Point(
            "10",
            (
                Sentence("10-own", "000 entering; 001 1; 002 board; 003 3.1"),
                Sentence("10-foreign", "000 entering; 001 1; 002 board; 003 3.1"),
            ),
        ),
        Point(
            "11",
            (
                Sentence("11-again", "002 cards; 003 6; H05"),
                Sentence("11-won"),
            ),
            note="000 says that you may draw, 001 that the second card must be obeyed at once.",
        ),
    ),
)

_MOVING = Part(
    "moving",
    (
        Point(
            "12",
            (
                Sentence("12-plain", "000 cards; 002 cards; 003 6"),
                Sentence("12-must", "000 movement; 001 2; 002 backward notes; 003 2"),
                Sentence("12-but", "000 cards; 002 cards; 003 6", "eleven=decline"),
            ),
        ),
        Point(
            "13",
            (
                Sentence("13-own", "000 movement; 001 2; 002 backward notes; 003 2"),
                Sentence("13-bump", "000 sending back; 001 2; 002 jumping; 003 2"),
                Sentence("13-others", "001 2; 002 backward notes"),
            ),
        ),
        Point(
            "14",
            (Sentence("14-pass", "000 movement; 002 jumping; 003 2"),),
            note="000 does not say that the squares count, 001 nothing of passing.",
        ),
    ),
)

_SEVEN = Part(
    "seven",
    (
        Point(
            "15",
            (
                Sentence("15-whole", "000 cards; 001 2; 002 cards; 003 6"),
                Sentence("15-two", "000 cards; 002 cards; 003 6; H05", "seven=forward"),
                Sentence("15-no-start", "000 cards; 002 cards; H05", "seven=forward"),
                Sentence("15-cards", "001 2", "seven=cards"),
                Sentence("15-part-out", "001 2", "seven=cards"),
                Sentence("15-part-again", "001 2", "seven=cards"),
                Sentence("15-part-back", "001 2", "seven=cards"),
                Sentence("15-part-six", when="seven=cards"),
                Sentence("15-twice", when="seven=cards"),
                Sentence("15-rest", "002 cards; H05"),
            ),
            note="001 has each part act as the card of that number; US39 lets no part go backward.",
        ),
        Point(
            "16",
            (
                Sentence("16-order"),
                Sentence("16-legal"),
            ),
            note="No source says in what order the parts are made.",
        ),
    ),
)

_FOUR_AND_TEN = Part(
    "back",
    (
        Point("17", (Sentence("17-back", "000 cards; 001 5; 002 cards; 003 6"),)),
        Point(
            "18",
            (
                Sentence("18-either", "000 cards; 002 cards; 003 6; H05"),
                Sentence("18-must", "WP"),
            ),
            note="000 says otherwise back; 002 counts the 10 among the cards that move backward "
            "though it goes forward too.",
        ),
    ),
)

_ELEVEN = Part(
    "eleven",
    (
        Point(
            "19",
            (
                Sentence("19-either", "000 cards; 001 5; 002 cards; 003 6; H05"),
                Sentence("19-decline", "000 cards; 002 cards; 003 6; H05", "eleven=decline"),
                Sentence("19-forced", "001 2", "eleven=forced"),
            ),
            note="003 literally lets a player skip when only one half is impossible; 001 wants "
            "every instruction obeyed.",
        ),
        Point(
            "20",
            (
                Sentence("20-both", "002 cards; 003 6; H05"),
                Sentence("20-walk", "002 cards; 003 6"),
            ),
        ),
        Point(
            "21",
            (
                Sentence("21-slide", "002 cards; 003 6; H05"),
                Sentence("21-other", "003 6"),
                Sentence("21-bump"),
            ),
        ),
    ),
)

_SORRY = Part(
    "sorry",
    (
        Point(
            "22",
            (
                Sentence("22-take", "000 cards; 001 3; 002 cards; 003 6; H05"),
                Sentence("22-track", "000 safety zone"),
                Sentence("22-lost", "000 cards; 002 cards; 003 6"),
            ),
            note="001 leaves the wording to the card itself.",
        ),
        Point("23", (Sentence("23-slide", "002 board; 003 3.2; H05"),)),
    ),
)

_SLIDES = Part(
    "slides",
    (
        Point(
            "24",
            (
                Sentence("24-others", "000 slides; 002 board; 003 3.2; H05", "slide=others"),
                Sentence("24-optional", "001 4", "slide=optional"),
                Sentence("24-stay", "001 4; 002 board; 003 3.2; H05", "slide=others|optional"),
                Sentence("24-occupied", when="slide=optional"),
                Sentence("24-own", "A5065", "slide=own"),
                Sentence("24-own-stay", "A5065", "slide=own"),
            ),
            note="001 says may; A5065 turns the rule round.",
        ),
        Point("25", (Sentence("25-end", "000 slides; 001 4; 002 board; 003 3.2"),)),
        Point(
            "26",
            (
                Sentence("26-all", "000 slides; 001 4; 002 board; 003 3.2; H05"),
                Sentence("26-triangle"),
            ),
        ),
        Point(
            "27",
            (
                Sentence("27-lengths", "board"),
                Sentence("27-where", "board"),
                Sentence("27-next", "board"),
            ),
        ),
    ),
)

_SAFETY = Part(
    "safety",
    (
        Point(
            "28",
            (
                Sentence("28-turn", "000 movement; 001 5; 002 board"),
                Sentence("28-pass", "000 movement; 001 5; 002 board"),
                Sentence("28-where", "board; US39"),
                Sentence("28-beyond"),
            ),
        ),
        Point(
            "29",
            (
                Sentence("29-back", "000 movement; 002 backward; H05"),
                Sentence("29-example"),
            ),
            note="003 asks for more than 2 squares behind the start; what counts here is the place "
            "alone, in every rule book.",
        ),
        Point(
            "30",
            (
                Sentence("30-own", "000 safety zone; 001 6; 002 board; 003 3.3"),
                Sentence("30-forward", "000 safety zone; 001 6; 002 board; 003 3.3"),
                Sentence("30-safe", "000 safety zone"),
            ),
        ),
        Point(
            "31",
            (
                Sentence("31-out", "000 safety zone; 002 board; H05"),
                Sentence("31-must", "US39"),
            ),
        ),
        Point(
            "32",
            (
                Sentence("32-triangle", "002 board; 003 3.2"),
                Sentence("32-round"),
            ),
        ),
    ),
)

_HOME_PART = Part(
    "home",
    (
        Point(
            "33",
            (
                Sentence("33-exact", "000 home; 001 7; 002 board; H05", "home=exact"),
                Sentence("33-bounce", "003 3.4", "home=bounce"),
                Sentence("33-bounce-out", when="home=bounce"),
                Sentence("33-bounce-same", when="home=bounce"),
                Sentence("33-stay", "000 home; 001 7; 002 board"),
            ),
        ),
        Point("34", (Sentence("34-win", "000 winning; 001 8; 002 winning; 003 4; H05"),)),
        Point("35", (Sentence("35-pass", "000 movement; 001 2; 002 backward notes; 003 2"),)),
    ),
)

_WALK = ("12",)
SORRY_CARD_POINTS = {
    "1": ("8", "9"),
    "2": ("8", "9", "11"),
    "3": _WALK,
    "4": ("17",),
    "5": _WALK,
    "7": ("15", "39"),
    "8": _WALK,
    "10": ("18",),
    "11": ("19", "20", "41"),
    "12": _WALK,
    "sorry": ("22", "40"),
}
"""For each card, by name, the numbers of the points that say what it does."""

SORRY_RULES = (
    _SETTING_UP,
    _TURNS_PART,
    _LEAVING_START,
    _MOVING,
    _SEVEN,
    _FOUR_AND_TEN,
    _ELEVEN,
    _SORRY,
    _SLIDES,
    _SAFETY,
    _HOME_PART,
)
"""The parts in the order in which they are told."""


TEAMS = Part(
    "teams",
    (
        Point(
            "36",
            (
                Sentence("36-sides", "000 partnership; 001 team 1; 002 teams; 003 5.1; H05"),
                Sentence("36-any", "000 partnership; 001 team 2; 002 teams; 003 5.1; H05"),
            ),
        ),
        Point(
            "37",
            (
                Sentence("37-partner", "000 partnership; 001 team 1; 002 teams; 003 5.1; H05"),
                Sentence("37-own", "001 team 1"),
            ),
            note="001 says that all rules stay.",
        ),
        Point(
            "38",
            (
                Sentence("38-start", "000 partnership; 002 teams; 003 5.1; H05"),
                Sentence("38-second", "000 partnership; 001 team 4; 002 teams"),
            ),
        ),
        Point(
            "39",
            (
                Sentence("39-any", "002 teams; H05", "team-seven=any"),
                Sentence("39-once", when="team-seven=any"),
                Sentence("39-two", "000 partnership; 001 team 4; 003 5.1", "team-seven=two"),
            ),
            note="000 speaks of one own pawn and one of the partner's.",
        ),
        Point(
            "40",
            (
                Sentence("40-first"),
                Sentence("40-team", "002 teams; H05", "team-sorry=team"),
                Sentence("40-team-colour", when="team-sorry=team"),
                Sentence("40-partner", "000 partnership; 001 team 3", "team-sorry=partner"),
                Sentence("40-lost", when="team-sorry=team|partner"),
                Sentence("40-penalty", "003 5.1", "team-sorry=penalty"),
                Sentence("40-penalty-where", when="team-sorry=penalty"),
            ),
            note="000, 001 and 002 say that the card must be used; 003 makes the team pay for it.",
        ),
        Point("41", (Sentence("41-swap"),), note="No source speaks of the partner here."),
        Point("42", (Sentence("42-home", "000 partnership; 001 team 5"),)),
        Point("43", (Sentence("43-win", "000 partnership; 001 team 5; 002 teams; 003 5.1; H05"),)),
        Point("44", (Sentence("44-colour"),)),
    ),
    opening=(
        Sentence("teams-when", when="teams=no"),
        Sentence("teams-now", when="teams=yes"),
    ),
)

POINTS_PART = Part(
    "points",
    (
        Point(
            "45",
            (
                Sentence("45-quick", "000 points; 001 points 1; 003 5.2", "points-start=quick"),
                Sentence("45-full", when="points-start=full"),
                Sentence("45-offer", when="preset=hasbro points-start=full"),
            ),
            note="002 does not say how a points game begins.",
        ),
        Point(
            "46",
            (
                Sentence("46-hand", "000 points; 001 points 1; 002 points; 003 5.2"),
                Sentence("46-turn", "000 points; 001 points 2; 002 points; 003 5.2"),
                Sentence("46-hidden", "001 points 1; 002 points"),
            ),
        ),
        Point("47", (Sentence("47-dead", "000 points; 001 points 2; 002 points; 003 5.2"),)),
        Point(
            "48",
            (
                Sentence("48-must", "002 points"),
                Sentence("48-which", "000 points; 002 points"),
                Sentence("48-penalty", when="team-sorry=penalty"),
            ),
        ),
        Point(
            "49",
            (
                Sentence("49-again"),
                Sentence("49-part", when="seven=cards"),
                Sentence("49-end"),
                Sentence("49-nothing"),
            ),
            note="No source says what a 2 does in a hand.",
        ),
        Point(
            "50",
            (
                Sentence("50-dead", when="eleven=decline"),
                Sentence("50-forced", when="eleven=forced"),
            ),
        ),
        Point(
            "51",
            (
                Sentence("51-round", "000 points; 001 points 2; 002 points; 003 5.2"),
                Sentence("51-match", "003 5.2"),
                Sentence("51-team"),
            ),
        ),
        Point(
            "52",
            (
                Sentence("52-all", "001 points 3; 002 points; 003 5.2; H05", "own-points=all"),
                Sentence("52-none", "000 points", "own-points=none"),
            ),
        ),
        Point("53", (Sentence("53-others", "000 points; 001 points 3; 002 points; 003 5.2"),)),
        Point(
            "54",
            (
                Sentence("54-first", "000 points; 001 points 3; 002 points; 003 5.2"),
                Sentence("54-second", "000 points; 001 points 3; 002 points; 003 5.2"),
                Sentence("54-third", "000 points; 001 points 3; 002 points; 003 5.2"),
                Sentence("54-sum", when="bonus=sum"),
                Sentence("54-highest", when="bonus=highest"),
                Sentence("54-example"),
            ),
            note="No source says that one bonus takes the place of another, nor that they add up; "
            "001, 002 and 003 list them as further points.",
        ),
        Point(
            "55",
            (
                Sentence("55-open", when="match=open"),
                Sentence("55-rounds", when="match=rounds"),
                Sentence("55-target", when="match=target"),
                Sentence("55-tie"),
            ),
        ),
    ),
    opening=(
        Sentence("points-when", when="points=no"),
        Sentence("points-now", when="points=yes"),
    ),
)

_ALL = ("hasbro", "parker", "bounce-home", "hobby")

SORRY_CLASHES = (
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
    Clash("40", ("clash-40-must", "clash-40-read"), ("hasbro", "parker", "hobby"), "team-sorry"),
    Clash("44", ("clash-44", "clash-44-here"), ("hasbro", "parker")),
    Clash("45", ("clash-45",), ("hasbro",), "start"),
    Clash("52", ("clash-52",), ("hasbro", "hobby"), "own-points"),
    Clash("54", ("clash-54",), _ALL, "bonus"),
)
"""The points on which the sources disagree, each with the rule books whose page tells it."""
