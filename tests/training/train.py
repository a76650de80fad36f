"""Train the weights of a family: ``python -m tests.training.train FAMILY FILE``.

A family learns by self-play from nothing, or against others from what is known already.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple, TextIO

from sorry_a11y.core.bots.features import Shape
from sorry_a11y.core.bots.learned_net import FAMILIES, Net, from_text, keen
from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.setup import SEATS_FOR
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.training.pupil import Pupil, side_by_side, to_text
from tests.training.self_play import LessonPlan, Run, Setting

ITSELF = "self"
"""The name by which a learner that plays every seat itself is asked for among its rivals."""


class Plan(NamedTuple):
    """The way in which a family learns. ``course``: how the lessons go; ``members``: how many
    networks learn apart, to be asked together; ``pairs``, ``runners`` and ``around``: what is
    looked at beside the board (`Shape`)."""

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
    "open-4": Plan(LATE._replace(lessons=600, last_rate=0.0002), runners=1, around=1),
}
"""How a family goes on learning against others, from what it knows."""


def settings_for(family: str, rivals: Sequence[str] = ()) -> tuple[Setting, ...]:
    """Return the games that a family learns on, one after the other: all of them against each of
    the ``rivals``, names of bots or ITSELF."""
    return tuple(
        game if name == ITSELF else game._replace(rivals=(name,))
        for name in rivals or (ITSELF,)
        for game in _games(family)
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
    """Return the board that a family learns on, and what a plan looks at beside it."""
    rules = settings_for(family)[0].rules
    extra = (plan.pairs, plan.runners, plan.around) if plan else ()
    return Shape(rules.board.track, rules.board.lane, len(rules.cards), *extra)


TOLD_EVERY = 10
"""Lessons between two lines of how it goes."""


class Wanted(NamedTuple):
    """The request for a family to be learned.

    ``rivals``: bots to learn against, or none for self-play from nothing; ``start``: the weights to
    go on from, the shipped ones if None (only with rivals); ``lessons`` of each of ``members``
    networks, 0: as many as the plan says (networks that learn against others go on as one).
    """

    family: str
    rivals: tuple[str, ...] = ()
    start: Net | None = None
    seed: int = 1
    lessons: int = 0
    members: int = 0


def train(wanted: Wanted, out: TextIO) -> str:
    """Learn what is ``wanted``, and return the text of the weights; lines on ``out`` say how it
    goes."""
    family, began = wanted.family, monotonic()
    plan = (AGAINST if wanted.rivals else ALONE)[family]
    course = plan.course._replace(lessons=wanted.lessons or plan.course.lessons)
    shape, settings = shape_of(family, plan), settings_for(family, wanted.rivals)
    known = (wanted.start or keen(family).net) if wanted.rivals else None
    members = 1 if wanted.rivals else wanted.members or plan.members
    learned: list[Pupil] = []
    for member in range(members):
        apart = "" if wanted.rivals else f" {member}"
        run = Run.begin(shape, settings, course, f"{wanted.seed} {family}{apart}", known)
        while run.done < course.lessons:
            error = run.one_lesson()
            if run.done % TOLD_EVERY == 0 or run.done == course.lessons:
                out.write(
                    f"{family}, member {member + 1} of {members}, lesson {run.done} of "
                    f"{course.lessons}, error {error:.4f}, {monotonic() - began:.0f} seconds.\n"
                )
                out.flush()
        assert run.mean is not None, "half of the lessons are over"
        learned.append(run.mean)
    return to_text(side_by_side(learned), shape)


def main() -> None:
    """Train as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m tests.training.train")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("file", type=Path, help="for the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=int, default=0, help="lessons of 50 games")
    parser.add_argument("--members", type=int, default=0, help="members that learn apart")
    parser.add_argument("--against", nargs="+", default=[], choices=[*BOTS, ITSELF])
    parser.add_argument("--start", type=Path, help="weights to go on from")
    asked = parser.parse_args()
    start = from_text(asked.start.read_text("ascii")).net if asked.start else None
    wanted = Wanted(
        asked.family, tuple(asked.against), start, asked.seed, asked.lessons, asked.members
    )
    asked.file.write_text(train(wanted, sys.stdout), encoding="ascii")


if __name__ == "__main__":
    main()
