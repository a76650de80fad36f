"""`sorry-a11y train`: learn the weights of a family by self-play, from the first game or from where
a run was left.

The run stands in one file, written anew after every tenth lesson: whoever stops the program and
starts it again with the same file gets the same weights as without the stop.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import TextIO

from sorry_a11y.bots.features import Shape
from sorry_a11y.bots.learned_net import Net
from sorry_a11y.bots.learned_store import FAMILIES, Learned, to_text
from sorry_a11y.bots.training import Course, Run, Setting
from sorry_a11y.doors.mistakes import BAD_INPUT, OK, MistakeError, echoed, listed, tell
from sorry_a11y.narration.catalog import catalog
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.registry import Wishes, make_rules

OPPOSITE = (0, 2)
THREE = (0, 1, 2)
SAVED_EVERY = 10
"""Lessons between two savings of the run."""
NOT_WRITTEN = 1
"""Exit status when a file could not be written."""

COURSES: Mapping[str, Course] = {
    "open-2": Course(lessons=800),
    "open-4": Course(lessons=500),
    "teams": Course(lessons=160),
    "hand-2": Course(lessons=400),
    "hand-4": Course(lessons=300),
    "dog": Course(lessons=200),
}
"""How the weights that are shipped were learned."""


def settings_for(family: str) -> tuple[Setting, ...]:
    """The games that a family learns on, one after the other; raises MistakeError."""
    if family not in FAMILIES:
        raise MistakeError(
            "unknown-family", given=echoed(family), accepted=listed(FAMILIES)
        )
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
    if family == "dog":
        return (Setting(make_rules(Wishes(game="dog")), SEATS),)
    return tables[family]


def shape_of(family: str) -> Shape:
    """The board that a family learns on."""
    rules = settings_for(family)[0].rules
    return Shape(rules.board.track, rules.board.lane, len(rules.cards))


def run(
    stdout: TextIO, stderr: TextIO, family: str, run_file: Path, weights_file: Path,
    *, seed: int = 1, lessons: int = 0, language: str = "en",
) -> int:
    """Learn ``family``, saving the run in ``run_file`` and at the end the weights in
    ``weights_file``; a run that stands in ``run_file`` goes on. ``lessons``: how many in all (0:
    as many as the shipped weights had). Gives the exit status: 0; 2 for an unknown family or a
    file that holds another run; 1 where a file cannot be written."""
    say = catalog(language).sayer("advice")

    def progress(under_way: Run, error: float, seconds: int) -> None:
        stdout.write(say(
            "train-progress", family=family, lesson=under_way.done,
            lessons=under_way.course.lessons, error=f"{error:.4f}", seconds=seconds,
        ) + "\n")
        stdout.flush()

    try:
        settings = settings_for(family)
        course = COURSES[family]
        if lessons:
            course = course._replace(lessons=lessons)
        under_way = _begun(family, settings, course, seed, run_file)
        if under_way.done:
            stdout.write(say("train-goes-on", family=family, lesson=under_way.done) + "\n")
        _learn(under_way, family, run_file, progress)
        _write(weights_file, to_text(Learned(under_way.net, under_way.shape)))
    except MistakeError as mistake:
        stderr.write(tell(mistake, language) + "\n")
        return BAD_INPUT
    except OSError as error:
        stderr.write(say("train-not-written", reason=error.strerror or str(error)) + "\n")
        return NOT_WRITTEN
    stdout.write(say("train-done", family=family, file=str(weights_file)) + "\n")
    return OK


def _learn(
    under_way: Run, family: str, run_file: Path, tell_progress: Callable[[Run, float, int], None]
) -> None:
    """Go through the lessons that are left, saving the run and telling how it stands after every
    tenth and the last: (the run, mean squared error, seconds)."""
    began = monotonic()
    errors: list[float] = []
    while under_way.done < under_way.course.lessons:
        errors.append(under_way.one_lesson())
        if under_way.done % SAVED_EVERY == 0 or under_way.done == under_way.course.lessons:
            _write(run_file, _run_text(under_way, family))
            tell_progress(under_way, sum(errors) / len(errors), round(monotonic() - began))
            errors.clear()


def _begun(
    family: str, settings: Sequence[Setting], course: Course, seed: int, run_file: Path
) -> Run:
    """The run that stands in ``run_file``, or a new one; raises MistakeError where the file holds
    something else, or a run with another course or seed."""
    under_way = Run.begin(shape_of(family), settings, course, seed)
    if not run_file.exists():
        return under_way
    try:
        fields = json.loads(run_file.read_text("ascii"))
        same = fields["family"] == family and fields["seed"] == seed
        if not same or Course(*fields["course"]) != course:
            raise MistakeError("other-run", file=echoed(str(run_file)))
        under_way.net = Net(fields["rows"], fields["bias"], fields["out"])
        under_way.done = fields["done"]
    except (ValueError, KeyError, TypeError) as error:
        raise MistakeError("other-run", file=echoed(str(run_file))) from error
    return under_way


def _run_text(under_way: Run, family: str) -> str:
    """Everything that a run needs to go on; floats are written in full."""
    net = under_way.net
    fields = {
        "family": family, "seed": under_way.seed, "course": list(under_way.course),
        "done": under_way.done, "rows": net.rows, "bias": net.bias, "out": net.out,
    }
    return json.dumps(fields) + "\n"


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="ascii")
    os.replace(new, path)
