"""The Sorry! rule books: hasbro (002), parker (001), bounce-home (003) and hobby (000)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from sorry_a11y.rules.board import ALL_KINDS, Board
from sorry_a11y.rules.board_tables import EACH_ALONE, OPPOSITE, MovementRules
from sorry_a11y.rules.cards import Ability, Alone, Card, Out, Sorry, Steps, Swap
from sorry_a11y.rules.ruleset import HeldHand, OpenDraw, Ruleset, Scoring
from sorry_a11y.rules.sevens import Split
from sorry_a11y.rulesets.options import SORRY_OPTIONS, Preset, chosen

PRESETS = {
    "hasbro": Preset("hasbro", SORRY_OPTIONS, {}, "002"),
    "parker": Preset(
        "parker",
        SORRY_OPTIONS,
        {
            "first": "draw", "home": "exact", "seven": "cards", "eleven": "forced",
            "slide": "optional", "team-sorry": "partner", "team-seven": "two",
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

KINDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry")
DECKS = {  # how many of each kind, the 1 apart (5)
    "45": (5, 4), "44": (4, 4), "55": (5, 5),
}
WHOLE_SIDE = 7
"""The most pawns that seven steps can be shared over."""


@cache
def sorry_board(bounces: bool) -> Board:
    """The 60 squares: door at 2, circle at 4, slides from 1 to 4 and from 9 to 13 (27 to 30)."""
    return Board(
        track=60, lane=5, door=2, exit=4, has_home=True, bounces=bounces,
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
    """The rule book ``preset`` with ``wishes`` (option -> value) laid over it; raises
    OptionError for an option or value there is not."""
    book = PRESETS[preset]
    values = chosen(book, wishes)
    if points and "start" not in wishes and preset != "hasbro":
        values["start"] = "quick"  # three in start and one out (45)
    scoring = Scoring(
        own=values["own-points"] == "all", highest=values["bonus"] == "highest",
        rounds=0 if target else rounds, target=target,
    )
    ones, others = DECKS[values["deck"]]
    return Ruleset(
        name=preset,
        board=sorry_board(values["home"] == "bounce"),
        movement=MovementRules(
            sides=OPPOSITE if teams else EACH_ALONE,
            slides="own" if values["slide"] == "own" else "others",
            may_stay=values["slide"] == "optional",
        ),
        cards=_cards(values, teams=teams, points=points),
        deck=(ones, *[others] * (len(KINDS) - 1)),
        dealing=HeldHand() if points else OpenDraw(),
        first="draw" if values["first"] == "draw" else "random",
        order=(ALL_KINDS[len(KINDS) - 1], *reversed(ALL_KINDS[: len(KINDS) - 1])),
        quick=values["start"] == "quick",
        scoring=scoring if points else None,
        options=values,
    )


def _cards(values: Mapping[str, str], *, teams: bool, points: bool) -> tuple[Card, ...]:
    """The eleven kinds (8 to 23)."""
    whole_side = teams and values["team-seven"] == "any"
    split = Split(7, WHOLE_SIDE if whole_side else 2, as_cards=values["seven"] == "cards")
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
        for name in KINDS
    )


def _alone(value: str, *, teams: bool, points: bool) -> Alone:
    """What a Sorry! owes when no rival stands on the track (40); in a hand a card that could
    only pay the penalty is not playable."""
    if not teams or (points and value == "penalty"):
        return "none"
    return cast(Alone, value)
