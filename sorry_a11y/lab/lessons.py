"""Learning by playing against oneself.

Every seat follows one network. Each decision of a game is remembered with what was seen of all
seats; what came of it is a mix of the outcome and of the values met on the way (lambda-returns).
A lesson is a number of games played with the weights as they stand; then the network moves every
remembered value towards what came of it, in a mixed order. What is kept is the mean of the
weights over the second half of the lessons. Each lesson has its own seed, so that the same seed
gives the same weights wherever the run was interrupted.

Several networks that learned apart and are asked together judge better than each of them, and
better than one of their size (docs/opponents.md): a family is learned by several `Run`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.features import Inputs, Shape, lens
from sorry_a11y.bots.features_outlook import Deck
from sorry_a11y.bots.learned import Judge, tempted
from sorry_a11y.bots.learned_net import Net
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.game import new_game
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View
from sorry_a11y.table.dealer import played

GAMES = 50
"""Games in a lesson."""
NOISE = 0.05
"""By how much a logit is misjudged in play, for variety."""


class Course(NamedTuple):
    """How a run goes. ``lessons``: how many; ``hidden``: units of the network; ``rate`` and
    ``last_rate``: the step in the first and last lesson, falling evenly on a log scale;
    ``trace``: the lambda of the returns from one decision to the next, 0 to 1."""

    lessons: int
    hidden: int = 12
    rate: float = 0.01
    last_rate: float = 0.0005
    trace: float = 0.8


class Setting(NamedTuple):
    """A game to learn on: its rules and the seats that play."""

    rules: Ruleset
    seats: tuple[int, ...]


class Memory(NamedTuple):
    """What was seen of each seat after a decision, and the chances of the sides: those it gave
    them at first, and what came of them."""

    setting: Setting
    looks: list[Inputs]
    came: list[float]


class Learner:
    """The player that learns: it plays a seat or several by what it knows so far, and remembers
    what each of its decisions led to, with the chances of the sides."""

    name = "learner"

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.met: list[tuple[list[Inputs], list[float]]] = []

    def choose(self, seen: View, chance: Random) -> Decision:
        """The option that seems best, misjudged a little."""
        chosen = tempted(self.judge.valued(seen), NOISE, chance)
        looks = self.judge.lens.look(seen, Deck(seen), chosen.after)
        self.met.append((looks, self.judge.chances(looks)))
        return chosen.decision


@dataclass
class Run:
    """A run under way: ``done`` lessons of ``course`` are learned; ``mean``: the mean of the
    weights since half of them, once there are any."""

    shape: Shape
    settings: Sequence[Setting]
    course: Course
    seed: str
    net: Net
    mean: Net | None = None
    done: int = 0

    @classmethod
    def begin(
        cls, shape: Shape, settings: Sequence[Setting], course: Course, seed: str
    ) -> Run:
        """A run whose network knows nothing yet."""
        chance = Random(f"{seed} weights")
        net = Net.fresh(shape.inputs, shape.numbers, course.hidden, chance)
        return cls(shape, settings, course, seed, net)

    @property
    def rate(self) -> float:
        """The step of the next lesson."""
        part = self.done / max(1, self.course.lessons - 1)
        return float(self.course.rate * (self.course.last_rate / self.course.rate) ** part)

    def one_lesson(self) -> float:
        """Play the next games and learn from them; gives the mean squared error of the winners'
        chances against what came of them, before anything was learned."""
        lesson: list[Memory] = []
        for number in range(GAMES):
            setting = self.settings[number % len(self.settings)]
            lesson += self._remembered(setting, Random(f"{self.seed} {self.done} {number}"))
        Random(f"{self.seed} {self.done} mixed").shuffle(lesson)
        rate, error = self.rate, 0.0
        for memory in lesson:
            error += self._learn(memory, rate)
        self.done += 1
        self._average()
        return error / len(lesson)

    def _learn(self, memory: Memory, rate: float) -> float:
        """One step for all seats; gives the squared error of the first side."""
        judge = self._judge(memory.setting)
        now = judge.chances(memory.looks)
        side_at = judge.lens.side_at
        for seat, inputs in zip(memory.setting.seats, memory.looks, strict=True):
            side = side_at[seat]
            self.net.learn(inputs, rate * (memory.came[side] - now[side]))
        return (memory.came[0] - now[0]) ** 2

    def _judge(self, setting: Setting) -> Judge:
        return Judge(self.net, lens(setting.rules, setting.seats, self.shape))

    def _remembered(self, setting: Setting, chance: Random) -> list[Memory]:
        """A game's memories, with what came of each."""
        met, came = self._play(setting, chance)
        found = []
        trace = self.course.trace
        for looks, valued in reversed(met):
            found.append(Memory(setting, looks, came))
            came = [one + trace * (end - one) for one, end in zip(valued, came, strict=True)]
        return found

    def _play(
        self, setting: Setting, chance: Random
    ) -> tuple[list[tuple[list[Inputs], list[float]]], list[float]]:
        """What each decision of a game led to, with the chances of the sides; and the outcome:
        1 for the side that won, 0 for the others."""
        judge = self._judge(setting)
        learner = Learner(judge)
        game = new_game(*setting)
        for step in played(game, dict.fromkeys(setting.seats, learner), chance, chance):
            game = step.after
        outcome = [0.0] * (max(judge.lens.side_at.values()) + 1)
        outcome[judge.lens.side_at[game.winners[0]]] = 1.0
        return learner.met, outcome

    def _average(self) -> None:
        """Count the weights as they stand into the mean."""
        lessons = self.done - self.course.lessons // 2
        if lessons < 1:
            return
        if self.mean is None:
            rows = [list(row) for row in self.net.lists()]
            self.mean = Net(rows[:-2], rows[-2], rows[-1], self.net.numbers)
            return
        for mean, row in zip(self.mean.lists(), self.net.lists(), strict=True):
            for at, weight in enumerate(row):
                mean[at] += (weight - mean[at]) / lessons
