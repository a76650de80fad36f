"""`sorry-a11y train`: learn the weights of a family by self-play, from the first game or from where
a run was left.

The run stands in one file, written anew after every tenth lesson: whoever stops the program and
starts it again with the same file gets the same weights as without the stop.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import TextIO

from sorry_a11y.bots.features import Shape
from sorry_a11y.bots.learned_net import Net, joined
from sorry_a11y.bots.learned_store import FAMILIES, Learned, to_text
from sorry_a11y.lab.lessons import Course, Run, Setting
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.narration.mistakes import BAD_INPUT, OK, MistakeError, echoed, listed, tell
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.registry import Wishes, make_rules

OPPOSITE = (0, 2)
THREE = (0, 1, 2)
SAVED_EVERY = 10
"""Lessons between two savings of the run."""
NOT_WRITTEN = 1
"""Exit status when a file could not be written."""

COURSES: Mapping[str, Course] = {
    "open-2": Course(lessons=280),
    "open-4": Course(lessons=160, trace=0.9),
    "teams": Course(lessons=60, trace=0.9),
    "hand-2": Course(lessons=160),
    "hand-4": Course(lessons=100, trace=0.9),
    "targets": Course(lessons=60, trace=0.9),
}
"""How the weights that are shipped were learned, each member."""
MEMBERS: Mapping[str, int] = {
    "open-2": 4, "open-4": 4, "teams": 2, "hand-2": 2, "hand-4": 2, "targets": 2,
}
"""How many networks learn a family apart, to be asked together."""


def checked(family: str) -> str:
    """A family that can be learned; raises MistakeError for any other name."""
    if family not in FAMILIES:
        raise MistakeError(
            "unknown-family", given=echoed(family), accepted=listed(FAMILIES)
        )
    return family


def settings_for(family: str) -> tuple[Setting, ...]:
    """The games that a family learns on, one after the other; raises MistakeError."""
    checked(family)
    hand = make_rules(Wishes(points=True))
    alone = make_rules(Wishes())
    tables: Mapping[str, tuple[Setting, ...]] = {
        "open-2": (Setting(alone, OPPOSITE),),
        "open-4": (*[Setting(alone, SEATS)] * 4, Setting(alone, THREE)),
        "hand-2": (Setting(hand, OPPOSITE),),
        "hand-4": (*[Setting(hand, SEATS)] * 4, Setting(hand, THREE)),
    }
    if family == "teams":
        return (Setting(make_rules(Wishes(teams=True)), SEATS),)
    if family == "targets":
        return (Setting(make_rules(Wishes(game="dog")), SEATS),)
    return tables[family]


def shape_of(family: str) -> Shape:
    """The board that a family learns on."""
    rules = settings_for(family)[0].rules
    return Shape(rules.board.track, rules.board.lane, len(rules.cards))


def run(
    stdout: TextIO, stderr: TextIO, family: str, run_file: Path, weights_file: Path,
    *, seed: int = 1, lessons: int = 0, members: int = 0, trust: float = 1.0,
    language: str = "en",
) -> int:
    """Learn ``family``, saving the run in ``run_file`` and at the end the weights in
    ``weights_file``; a run that stands in ``run_file`` goes on. ``lessons`` of each of
    ``members`` networks (0: as many as the shipped weights had). Gives the exit status: 0; 2 for
    an unknown family or a file that holds another run; 1 where a file cannot be written."""
    say = catalog(language).sayer("train")

    def progress(run: FamilyRun, error: float, seconds: int) -> None:
        stdout.write(say(
            "progress", family=family, member=len(run.learned) + 1, members=run.members,
            lesson=run.current.done, lessons=run.course.lessons, error=f"{error:.4f}",
            seconds=seconds,
        ) + "\n")
        stdout.flush()

    try:
        course, members = COURSES[checked(family)], members or MEMBERS[family]
        if lessons:
            course = course._replace(lessons=lessons)
        under_way = FamilyRun(family, course, members, seed)
        if run_file.exists():
            _go_on(under_way, run_file)
            stdout.write(say(
                "goes-on", family=family, member=len(under_way.learned) + 1,
                lesson=under_way.current.done,
            ) + "\n")
        _learn(under_way, run_file, progress)
        net = joined(under_way.learned)
        _write(weights_file, to_text(Learned(net, shape_of(family), trust)))
    except MistakeError as mistake:
        stderr.write(tell(mistake, language) + "\n")
        return BAD_INPUT
    except OSError as error:
        stderr.write(say("not-written", reason=error.strerror or str(error)) + "\n")
        return NOT_WRITTEN
    stdout.write(say("done", family=family, file=str(weights_file)) + "\n")
    return OK


class FamilyRun:
    """The learning of a family under way: the members that have ``learned``, and the
    ``current`` one."""

    def __init__(self, family: str, course: Course, members: int, seed: int) -> None:
        self.family = family
        self.course = course
        self.members = members
        self.seed = seed
        self.learned: list[Net] = []
        self.current = self._next()

    def _next(self) -> Run:
        seed = f"{self.seed} {self.family} {len(self.learned)}"
        return Run.begin(shape_of(self.family), settings_for(self.family), self.course, seed)

    @property
    def over(self) -> bool:
        """Whether every member has learned."""
        return len(self.learned) == self.members

    def one_lesson(self) -> float:
        """The current member's next lesson; gives its error."""
        return self.current.one_lesson()

    def close_member(self) -> None:
        """Keep the current member's mean once it has had all lessons, and begin the next."""
        if self.current.done < self.course.lessons:
            return
        assert self.current.mean is not None, "half of the lessons are over"
        self.learned.append(self.current.mean)
        self.current = self._next()

    def to_text(self) -> str:
        """Everything that the run needs to go on; floats are written in full."""
        mean = self.current.mean
        return json.dumps({
            "run": self._kind(), "learned": [net.lists() for net in self.learned],
            "done": self.current.done, "net": self.current.net.lists(),
            "mean": mean.lists() if mean else None,
        }) + "\n"

    def take(self, text: str) -> None:
        """Stand where the text says; raises ValueError where it is of another run, and KeyError
        or TypeError where it is of none."""
        fields = json.loads(text)
        if fields["run"] != self._kind():
            raise ValueError("another run")
        self.learned = [_net(lists, self.family) for lists in fields["learned"]]
        self.current = self._next()
        self.current.done = fields["done"]
        self.current.net = _net(fields["net"], self.family)
        self.current.mean = _net(fields["mean"], self.family) if fields["mean"] else None

    def _kind(self) -> list[object]:
        return [self.family, self.seed, self.members, *self.course]


def _net(lists: list[list[float]], family: str) -> Net:
    return Net(lists[:-2], lists[-2], lists[-1], shape_of(family).numbers)


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
    """Stand where the file says; raises MistakeError where it holds something else."""
    try:
        under_way.take(run_file.read_text("ascii"))
    except (ValueError, KeyError, TypeError) as error:
        raise MistakeError("other-run", file=echoed(str(run_file))) from error


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="ascii")
    os.replace(new, path)
