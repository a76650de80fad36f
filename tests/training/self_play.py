"""Learning by playing against oneself.

Every seat follows one network. Each decision of a game is remembered with what was seen of all
seats; what came of it is a mix of the outcome and of the values met on the way (lambda-returns).
A lesson is a number of games played with the weights as they stand; then the network moves every
remembered value towards what came of it, in a mixed order. What is kept is the mean of the
weights over the second half of the lessons. The same seed gives the same weights.

Several networks that learned apart and are asked together judge better than each of them, and
better than one of their size (docs/opponents.md): a family is learned by several `Run`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import NamedTuple

from sorry_a11y.core.bots.bot import Bot
from sorry_a11y.core.bots.card_odds import CardOdds
from sorry_a11y.core.bots.features import Inputs, Shape, outlook
from sorry_a11y.core.bots.learned import Judge, tempted
from sorry_a11y.core.bots.learned_net import Net
from sorry_a11y.core.bots.lens import lens
from sorry_a11y.core.bots.opponents import make_bot
from sorry_a11y.core.game.dealer import Step, play_to_end
from sorry_a11y.core.rules.actions import Decision, Lot, Shuffle
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from tests.training.pupil import Pupil

GAMES = 50
"""Games in a lesson."""
NOISE = 0.05
"""The misjudging of a logit in play, for variety."""


class LessonPlan(NamedTuple):
    """The plan of a run.

    ``lessons``: how many; ``hidden``: units of a fresh network; ``rate`` and ``last_rate``: the
    step in the first and last lesson, falling evenly on a log scale; ``trace``: the lambda of the
    returns from one decision to the next, 0 to 1; ``kept``: the share of the lessons, the last
    ones, of whose weights the mean is kept, 0 to 1.
    """

    lessons: int
    hidden: int = 12
    rate: float = 0.01
    last_rate: float = 0.0005
    trace: float = 0.8
    kept: float = 0.5


class Setting(NamedTuple):
    """A game to learn on: its rules, the seats that play, and ``rivals`` on the seats that the
    learner does not play: bots by name, in turn from the learner's left; none where it plays all
    seats."""

    rules: Ruleset
    seats: tuple[Seat, ...]
    rivals: tuple[str, ...] = ()

    def players(self, learner: Bot, number: int) -> dict[Seat, Bot]:
        """Return who sits where in game ``number``: the learner's side moves on from game to
        game."""
        if not self.rivals:
            return dict.fromkeys(self.seats, learner)
        first = number % len(self.seats)
        turned = [*self.seats[first:], *self.seats[:first]]
        side = self.rules.tables.side_of[turned[0]]
        rivals = cycle(self.rivals)
        return {seat: learner if seat in side else make_bot(next(rivals)) for seat in turned}


class Memory(NamedTuple):
    """A remembered decision: what was seen of each seat after it, and the chances of the sides:
    those it gave them at first, and what came of them."""

    setting: Setting
    looks: list[Inputs]
    came: list[float]


class Learner:
    """The player that learns: it plays a seat or several by what it knows so far."""

    name = "learner"

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, seen: View, chance: Random) -> Decision:
        """Return the option that seems best, misjudged a little."""
        return tempted(self.judge.valued(seen), NOISE, chance).decision


@dataclass
class Run:
    """A run under way: ``done`` lessons of ``course`` are learned; ``mean``: the mean of the
    weights since half of them, once there are any."""

    shape: Shape
    settings: Sequence[Setting]
    course: LessonPlan
    seed: str
    net: Pupil
    mean: Pupil | None = None
    done: int = 0

    @classmethod
    def begin(
        cls,
        shape: Shape,
        settings: Sequence[Setting],
        course: LessonPlan,
        seed: str,
        known: Net | None = None,
    ) -> Run:
        """Return a run that begins with what ``known`` knows, or nothing."""
        if known:
            return cls(shape, settings, course, seed, Pupil.of(known, shape))
        chance = Random(f"{seed} weights")
        net = Pupil.fresh(shape, course.hidden, chance)
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
            chance = Random(f"{self.seed} {self.done} {number}")
            lesson += self._remembered(setting, number // len(self.settings), chance)
        Random(f"{self.seed} {self.done} mixed").shuffle(lesson)
        rate, error = self.rate, 0.0
        for memory in lesson:
            error += self._learn(memory, rate)
        self.done += 1
        self._average()
        return error / len(lesson)

    def _learn(self, memory: Memory, rate: float) -> float:
        """Return one step for all seats; gives the squared error of the first side."""
        judge = self._judge(memory.setting)
        now = judge.chances(memory.looks)
        side_at = judge.lens.side_at
        for seat, inputs in zip(memory.setting.seats, memory.looks, strict=True):
            side = side_at[seat]
            self.net.learn(inputs, rate * (memory.came[side] - now[side]))
        return (memory.came[0] - now[0]) ** 2

    def _judge(self, setting: Setting, runners: Collection[Seat] = ()) -> Judge:
        looking = lens(setting.rules, setting.seats, self.shape)
        return Judge(self.net.score, looking, runners=runners)

    def _remembered(self, setting: Setting, number: int, chance: Random) -> list[Memory]:
        """Return the memories of a game, with what came of each."""
        met, came = self._play(setting, number, chance)
        found = []
        trace = self.course.trace
        for looks, valued in reversed(met):
            found.append(Memory(setting, looks, came))
            came = [one + trace * (end - one) for one, end in zip(valued, came, strict=True)]
        return found

    def _play(
        self, setting: Setting, number: int, chance: Random
    ) -> tuple[list[tuple[list[Inputs], list[float]]], list[float]]:
        """Return what each decision in a game led to, with the chances of the sides; and the
        outcome: 1 for the side that won, 0 for the others. Rivals are taken for runners, as in
        play; where those are not told from others, only the learner's own decisions count."""
        learner = Learner(self._judge(setting))
        players = setting.players(learner, number)
        judge = learner.judge = self._judge(
            setting, [seat for seat, player in players.items() if player is not learner]
        )
        met = []
        game = begin_silently(setting.rules, setting.seats)
        steps: list[Step] = []
        game = play_to_end(game, players, chance, chance, watch=steps.append).game
        for before, action, _ in steps:
            if isinstance(action, Shuffle | Lot):
                continue
            if players[before.turn] is learner or self.shape.runners:
                seen = View(before, before.turn)
                looks = judge.look(seen, CardOdds.of(seen), outlook(seen, action))
                met.append((looks, judge.chances(looks)))
        outcome = [0.0] * (max(judge.lens.side_at.values()) + 1)
        outcome[judge.lens.side_at[game.winners[0]]] = 1.0
        return met, outcome

    def _average(self) -> None:
        """Count the weights as they stand into the mean."""
        counted = self.done - int(self.course.lessons * (1.0 - self.course.kept))
        if counted < 1:
            return
        if self.mean is None:
            self.mean = Pupil.of_lists(self.net.lists(), self.shape)
        else:
            self.mean.move_towards(self.net, counted)
