"""Train the weights of a family: ``python -m tests.training.train FAMILY FILE``.

A family learns by self-play from nothing, or against others from what is known already. The run
stands in one file, written anew after every tenth lesson: stopped and started again with the same
file, it gives the same weights as without the stop.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple, TextIO

from sorry_a11y.bots.features import Shape
from sorry_a11y.bots.learned_net import FAMILIES, Net, from_text, keen
from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.setup import SEATS_FOR
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.families import Wishes, make_rules
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
    "open-4": Plan(
        LATE._replace(lessons=600, last_rate=0.0002), runners=1, around=1
    ),
}
"""How a family goes on learning against others, from what it knows."""


class TrainingError(ValueError):
    """A request that makes no sense, told in one sentence."""


def known_family(family: str) -> str:
    """Return a family that can be learned; raises TrainingError for any other name."""
    if family not in FAMILIES:
        raise TrainingError(
            f"There is no family {family}. The families are {', '.join(FAMILIES)}."
        )
    return family


def settings_for(family: str, rivals: Sequence[str] = ()) -> tuple[Setting, ...]:
    """Return the games that a family learns on, one after the other: all of them against each of
    the ``rivals``, names of bots or ITSELF. Raises TrainingError for an unknown family or bot."""
    games = _games(known_family(family))
    known = (*BOTS, ITSELF)
    for name in rivals:
        if name not in known:
            raise TrainingError(f"There is no bot {name}. The bots are {', '.join(known)}.")
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
    """Return the board that a family learns on, and what a plan looks at beside it."""
    rules = settings_for(family)[0].rules
    extra = (plan.pairs, plan.runners, plan.around) if plan else ()
    return Shape(rules.board.track, rules.board.lane, len(rules.cards), *extra)


SAVED_EVERY = 10
"""Lessons between two savings of the run."""
OK, NOT_WRITTEN, BAD_INPUT = 0, 1, 2
"""The exit statuses: done, a file could not be written, a request that makes no sense."""


class Wanted(NamedTuple):
    """The request for a family to be learned.

    ``rivals``: bots to learn against, or none for self-play from nothing; ``start``: a file of
    weights to go on from, the shipped ones if None (only with rivals); ``lessons`` of each of
    ``members`` networks, 0: as many as the plan says (networks that learn against others go on as
    one); ``trust`` is written down with the weights.
    """

    family: str
    rivals: tuple[str, ...] = ()
    start: Path | None = None
    seed: int = 1
    lessons: int = 0
    members: int = 0
    trust: float = 1.0


def train_family(
    stdout: TextIO, stderr: TextIO, wanted: Wanted, run_file: Path, weights_file: Path
) -> int:
    """Learn what is ``wanted``, saving the run in ``run_file`` and at the end the weights in
    ``weights_file``; a run that stands in ``run_file`` goes on. Gives the exit status: 0; 2 for an
    unknown family or bot or a file that holds something else; 1 where a file cannot be read or
    written."""
    family = wanted.family

    def progress(run: FamilyRun, error: float, seconds: int) -> None:
        stdout.write(
            f"{family}, member {len(run.learned) + 1} of {run.members}, lesson "
            f"{run.current.done} of {run.course.lessons}, error {error:.4f}, {seconds} seconds.\n"
        )
        stdout.flush()

    try:
        under_way = FamilyRun(wanted)
        if run_file.exists():
            _go_on(under_way, run_file)
            stdout.write(
                f"{family} goes on with member {len(under_way.learned) + 1} after lesson "
                f"{under_way.current.done}.\n"
            )
        _learn(under_way, run_file, progress)
        net = side_by_side(under_way.learned)
        _write(weights_file, to_text(net, under_way.shape, wanted.trust))
    except TrainingError as mistake:
        stderr.write(f"{mistake}\n")
        return BAD_INPUT
    except OSError as error:
        stderr.write(f"The run cannot be saved, {error.strerror or error}. Name another file.\n")
        return NOT_WRITTEN
    stdout.write(f"{family} has learned, the weights are in {weights_file}.\n")
    return OK


class FamilyRun:
    """The learning of a family under way: the members that have ``learned``, and the
    ``current`` one."""

    def __init__(self, wanted: Wanted) -> None:
        family = known_family(wanted.family)
        plan = (AGAINST if wanted.rivals else ALONE)[family]
        self.family = family
        self.seed = wanted.seed
        self.rivals = wanted.rivals
        self.course = plan.course
        if wanted.lessons:
            self.course = plan.course._replace(lessons=wanted.lessons)
        self.members = 1 if wanted.rivals else wanted.members or plan.members
        self.shape = shape_of(family, plan)
        self.known = _known(wanted) if wanted.rivals else None
        self.settings = settings_for(family, wanted.rivals)
        self.learned: list[Pupil] = []
        self.current = self._next()

    def _next(self) -> Run:
        seed = f"{self.seed} {self.family}"
        if not self.rivals:
            seed += f" {len(self.learned)}"
        return Run.begin(self.shape, self.settings, self.course, seed, self.known)

    @property
    def over(self) -> bool:
        """Whether every member has learned."""
        return len(self.learned) == self.members

    def one_lesson(self) -> float:
        """Return the current member's next lesson; gives its error."""
        return self.current.one_lesson()

    def close_member(self) -> None:
        """Keep the current member's mean once it has had all lessons, and begin the next."""
        if self.current.done < self.course.lessons:
            return
        assert self.current.mean is not None, "half of the lessons are over"
        self.learned.append(self.current.mean)
        self.current = self._next()

    def to_text(self) -> str:
        """Return everything that the run needs to go on; floats are written in full."""
        mean = self.current.mean
        return json.dumps({
            "run": self._kind(), "learned": [net.lists() for net in self.learned],
            "done": self.current.done, "net": self.current.net.lists(),
            "mean": mean.lists() if mean else None,
        }) + "\n"

    def take(self, text: str) -> None:
        """Continue where the text says; raises ValueError where it is of another run, and KeyError
        or TypeError where it is of none."""
        fields = json.loads(text)
        if fields["run"] != self._kind():
            raise ValueError("another run")
        shape = self.shape
        self.learned = [Pupil.of_lists(lists, shape) for lists in fields["learned"]]
        self.current = self._next()
        self.current.done = fields["done"]
        self.current.net = Pupil.of_lists(fields["net"], shape)
        self.current.mean = Pupil.of_lists(fields["mean"], shape) if fields["mean"] else None

    def _kind(self) -> list[object]:
        return [self.family, self.seed, self.members, *self.course, *self.rivals]


def _known(wanted: Wanted) -> Net:
    """Return the network to go on from; raises TrainingError where the file holds none."""
    if wanted.start is None:
        return keen(wanted.family).net
    try:
        return from_text(wanted.start.read_text("ascii")).net
    except (ValueError, KeyError, TypeError) as error:
        raise TrainingError(f"{wanted.start} does not hold weights. Name another file.") from error


def _learn(
    under_way: FamilyRun, run_file: Path,
    tell_progress: Callable[[FamilyRun, float, int], None],
) -> None:
    """Go through the lessons that are left, saving the run and telling how it stands after every
    tenth and every member's last: (the run, mean squared error, seconds)."""
    began = monotonic()
    errors: list[float] = []
    while not under_way.over:
        errors.append(under_way.one_lesson())
        done = under_way.current.done
        last = done == under_way.course.lessons
        if done % SAVED_EVERY == 0 or last:
            tell_progress(under_way, sum(errors) / len(errors), round(monotonic() - began))
            errors.clear()
            under_way.close_member()
            _write(run_file, under_way.to_text())


def _go_on(under_way: FamilyRun, run_file: Path) -> None:
    """Continue where the file says; raises TrainingError where it holds something else."""
    try:
        under_way.take(run_file.read_text("ascii"))
    except (ValueError, KeyError, TypeError) as error:
        raise TrainingError(
            f"{run_file} does not hold such a run. Name another file, or delete it."
        ) from error


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="ascii")
    os.replace(new, path)


def main() -> int:
    """Train as the command line asks, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.training.train")
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("file", type=Path, help="for the weights; the run stands in FILE.run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lessons", type=int, default=0, help="lessons of 50 games")
    parser.add_argument("--members", type=int, default=0, help="members that learn apart")
    parser.add_argument("--against", default="", help="names of bots, with commas")
    parser.add_argument("--start", type=Path, help="weights to go on from")
    asked = parser.parse_args()
    wanted = Wanted(
        asked.family, tuple(filter(None, asked.against.split(","))), asked.start, asked.seed,
        asked.lessons, asked.members,
    )
    run = asked.file.with_name(asked.file.name + ".run")
    return train_family(sys.stdout, sys.stderr, wanted, run, asked.file)


if __name__ == "__main__":
    sys.exit(main())
