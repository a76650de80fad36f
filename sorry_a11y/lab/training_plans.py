"""What each family learns on and how: the games, the lessons, and against whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sorry_a11y.bots.features import Shape
from sorry_a11y.bots.learned_net import FAMILIES
from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.lab.self_play import LessonPlan, Setting
from sorry_a11y.narration.mistakes import MistakeError, echoed, listed
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.registry import Wishes, make_rules
from sorry_a11y.table.seats import SEATS_FOR

ITSELF = "self"
"""The name by which a learner that plays every seat itself is asked for among its rivals."""


class Plan(NamedTuple):
    """``course``: how the lessons go; ``members``: how many networks learn apart, to be asked
    together; ``pairs``, ``runners`` and ``around``: what is looked at beside the board
    (`Shape`)."""

    course: LessonPlan
    members: int = 1
    pairs: int = 0
    runners: int = 0
    around: int = 0


ALONE: Mapping[str, Plan] = {
    "open-2": Plan(LessonPlan(lessons=280), 4),
    "open-4": Plan(LessonPlan(lessons=160, trace=0.9), 4),
    "teams": Plan(LessonPlan(lessons=60, trace=0.9), 2),
    "hand-2": Plan(LessonPlan(lessons=160), 2),
    "hand-4": Plan(LessonPlan(lessons=100, trace=0.9), 2),
    "targets": Plan(LessonPlan(lessons=60, trace=0.9), 2),
}
"""How a family learns by self-play, from nothing."""

LATE = LessonPlan(lessons=1000, rate=0.006, last_rate=0.0003, trace=0.9, kept=0.3)
AGAINST: Mapping[str, Plan] = {
    **dict.fromkeys(FAMILIES, Plan(LATE)),
    "open-2": Plan(
        LATE._replace(lessons=2000, last_rate=0.0001, trace=0.8), pairs=48, runners=1, around=1
    ),
    "open-4": Plan(
        LATE._replace(lessons=600, last_rate=0.0002), runners=1, around=1
    ),
}
"""How a family goes on learning against others, from what it knows."""


def known_family(family: str) -> str:
    """A family that can be learned; raises MistakeError for any other name."""
    if family not in FAMILIES:
        raise MistakeError(
            "unknown-family", given=echoed(family), accepted=listed(FAMILIES)
        )
    return family


def settings_for(family: str, rivals: Sequence[str] = ()) -> tuple[Setting, ...]:
    """The games that a family learns on, one after the other: all of them against each of the
    ``rivals``, names of bots or ITSELF. Raises MistakeError for an unknown family or bot."""
    games = _games(known_family(family))
    known = (*BOTS, ITSELF)
    for name in rivals:
        if name not in known:
            raise MistakeError("unknown-bot", given=echoed(name), accepted=listed(known))
    return tuple(
        game if name == ITSELF else game._replace(rivals=(name,))
        for name in rivals or (ITSELF,) for game in games
    )


def _games(family: str) -> tuple[Setting, ...]:
    if family == "teams":
        return (Setting(make_rules(Wishes(teams=True)), SEATS),)
    if family == "targets":
        return (Setting(make_rules(Wishes(game="dog")), SEATS),)
    cards, seats = family.split("-")
    rules = make_rules(Wishes(points=cards == "hand"))
    if seats == "2":
        return (Setting(rules, SEATS_FOR[2]),)
    return (*[Setting(rules, SEATS)] * 4, Setting(rules, SEATS_FOR[3]))


def shape_of(family: str, plan: Plan | None = None) -> Shape:
    """The board that a family learns on, and what a plan looks at beside it."""
    rules = settings_for(family)[0].rules
    extra = (plan.pairs, plan.runners, plan.around) if plan else ()
    return Shape(rules.board.track, rules.board.lane, len(rules.cards), *extra)
