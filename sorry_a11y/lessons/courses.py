"""What the lessons teach, in which order, on which positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

GO_ON = ("enter", "space")

TaskKind = Literal["hear", "ask", "play"]
"""A fact that Enter goes on from, a key that asks or looks, or one that plays."""


@dataclass(frozen=True)
class Task:
    """``name`` picks the message ``learn-NAME`` that tells the fact or says what to do; any of
    ``keys`` does it."""

    name: str
    keys: tuple[str, ...] = GO_ON
    kind: TaskKind = "hear"


@dataclass(frozen=True)
class Lesson:
    """``tasks`` one after the other. With open cards ``pawns``: places of red and yellow, and
    ``card``, drawn by red; the opponents draw cards with which nothing of theirs can move. With
    hands ``seed`` deals."""

    tasks: tuple[Task, ...]
    pawns: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    card: str = ""
    seed: int = 0


def _ask(name: str, *keys: str) -> Task:
    return Task(name, keys or GO_ON, "ask")


def _play(name: str, *keys: str) -> Task:
    return Task(name, keys or GO_ON, "play")


HOME_ALONE = ("start", "start", "start", "start")
OPEN: tuple[Lesson, ...] = (
    Lesson((Task("goal"), Task("track"), Task("out"), _play("start")),
           (HOME_ALONE, HOME_ALONE), "1"),
    Lesson((Task("to-go"), _ask("where", "w"), _ask("again"), _play("play")),
           (("12", "start", "start", "home"), HOME_ALONE), "5"),
    Lesson((Task("slides"), _play("slide")),
           (("11", "start", "start", "start"), ("18", "start", "start", "start")), "5"),
    Lesson((Task("bumping"), _ask("next", "n", "tab"), _play("bump")),
           (("20", "30", "start", "start"), ("33", "start", "start", "start")), "3"),
    Lesson((Task("safety"), Task("seven"), _ask("hear", "5"), _play("digit", "5")),
           (("12", "safety 2", "start", "start"), HOME_ALONE), "7"),
    Lesson((Task("four"), _play("back")),
           (("4", "start", "start", "start"), HOME_ALONE), "4"),
    Lesson((Task("eleven"), _ask("list", "l"), _play("take")),
           (("20", "start", "start", "start"), ("40", "start", "start", "start")), "11"),
    Lesson((Task("sorry"), _play("take")),
           (HOME_ALONE, ("40", "start", "start", "start")), "sorry"),
    Lesson((_ask("danger", "d"), _ask("why", "y")),
           (("20", "start", "start", "start"), ("15", "start", "start", "start")), "8"),
    Lesson((Task("ten"), _play("take", "1", *GO_ON), _ask("undo", "u"), _ask("help", "h", "?"),
            _ask("help-key", "w")),
           (("20", "50", "start", "start"), ("15", "start", "start", "start")), "10"),
)
HANDS: tuple[Lesson, ...] = (
    Lesson((Task("dog-goal"), _ask("dog-hand", "f"), Task("dog-give"), _play("dog-take"),
            _ask("dog-card", "c"), _ask("dog-where", "w")), seed=3),
    Lesson((Task("dog-targets"), Task("dog-seven"), Task("dog-jack"), Task("dog-digit"),
            Task("dog-fold"), Task("dog-partner")), seed=3),
)
COURSES: Mapping[str, tuple[Lesson, ...]] = {"open": OPEN, "hands": HANDS}
"""By how the rule book deals."""
