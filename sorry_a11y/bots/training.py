"""Learning by playing against oneself.

Every seat of a game follows one network and remembers what each of its decisions led to. What
came of it is a mix of the outcome and of the values met on the way (lambda-returns). A lesson is
a number of games played with the weights as they stand; then the network moves every remembered
value towards what came of it, in a mixed order, a few times over. Each lesson has its own seed,
so that the same seed gives the same weights wherever the run was interrupted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sorry_a11y.bots.features import Inputs, Shape, lens
from sorry_a11y.bots.features_outlook import Deck
from sorry_a11y.bots.learned import Judge, best_of, tempted
from sorry_a11y.bots.learned_net import Net
from sorry_a11y.bots.runner import RunnerBot
from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.game import CHANCE, Game, Phase, new_game
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import view

SPARRING = RunnerBot()
"""The partner in games that are not played against oneself."""


class Course(NamedTuple):
    """How a run goes. ``lessons``: how many in all; ``games``: in a lesson; ``passes``: how often
    a lesson is gone over; ``hidden``: units of the network; ``rate`` and ``last_rate``: the step
    in the first and last lesson, falling evenly on a log scale; ``trace``: the lambda of the
    returns, 0 to 1; ``noise``: by how much a logit is misjudged in play, for variety;
    ``sparring``: the part of games, 0 to 1, in which one side learns against runners."""

    lessons: int
    games: int = 50
    passes: int = 2
    hidden: int = 32
    rate: float = 0.01
    last_rate: float = 0.0005
    trace: float = 0.8
    noise: float = 0.05
    sparring: float = 0.0


class Setting(NamedTuple):
    """A game to learn on: its rules and the seats that play."""

    rules: Ruleset
    seats: tuple[int, ...]


class Memory(NamedTuple):
    """What one decision led to, how it was valued (0 to 1), and what came of it."""

    inputs: Inputs
    value: float
    came: float = 0.0
    mirrored: Inputs | None = None


@dataclass
class Run:
    """A run under way: ``done`` games of ``course`` are played and learned from."""

    shape: Shape
    settings: Sequence[Setting]
    course: Course
    seed: int
    net: Net
    done: int = 0

    @classmethod
    def begin(
        cls, shape: Shape, settings: Sequence[Setting], course: Course, seed: int
    ) -> Run:
        """A run whose network knows nothing yet."""
        net = Net.fresh(shape.inputs, course.hidden, Random(f"{seed} weights"))
        return cls(shape, settings, course, seed, net)

    @property
    def rate(self) -> float:
        """The step of the next lesson."""
        part = self.done / max(1, self.course.lessons - 1)
        return float(self.course.rate * (self.course.last_rate / self.course.rate) ** part)

    def one_lesson(self) -> float:
        """Play the next games and learn from them; gives the mean squared error of their values
        against what came of them, before the first pass."""
        lesson = self._lesson()
        rate, mixing = self.rate, Random(f"{self.seed} {self.done} mixed")
        for _ in range(self.course.passes):
            mixing.shuffle(lesson)
            for memory in lesson:
                places, numbers = memory.inputs
                self.net.learn(places, numbers, memory.came, rate)
                if memory.mirrored:
                    places, numbers = memory.mirrored
                    self.net.learn(places, numbers, 1.0 - memory.came, rate)
        self.done += 1
        return sum((one.came - one.value) ** 2 for one in lesson) / len(lesson)

    def _lesson(self) -> list[Memory]:
        lesson: list[Memory] = []
        for number in range(self.course.games):
            setting = self.settings[number % len(self.settings)]
            chance = Random(f"{self.seed} {self.done} {number}")
            learners = self._learners(setting, number)
            memories, winners = self._play(setting, learners, chance)
            for seat in learners:
                came = 1.0 if seat in winners else 0.0
                for memory in reversed(memories[seat]):
                    lesson.append(memory._replace(came=came))
                    came += (1.0 - self.course.trace) * (memory.value - came)
        return lesson

    def _learners(self, setting: Setting, number: int) -> tuple[int, ...]:
        """The seats that follow the network in game ``number`` of the lesson: all, or against
        sparring partners one side, each in turn."""
        share = self.course.sparring
        if int((number + 1) * share) == int(number * share):
            return setting.seats
        turn = int(number * share) % len(setting.seats)
        side = setting.rules.ground.side_of[setting.seats[turn]]
        return tuple(seat for seat in setting.seats if seat in side)

    def _play(
        self, setting: Setting, learners: tuple[int, ...], chance: Random
    ) -> tuple[dict[int, list[Memory]], tuple[int, ...]]:
        rules, seats = setting
        judges = {seat: Judge(self.net, lens(rules, seats, seat, self.shape)) for seat in seats}
        memories: dict[int, list[Memory]] = {seat: [] for seat in seats}
        mirrors = rules.dealing.is_open and len(seats) == 2
        game = new_game(rules, seats)
        while game.phase is not Phase.OVER:
            if game.phase in CHANCE:
                game = game.act(dealt(game, chance))
                continue
            seat = game.turn
            seen, judge = view(game, seat), judges[seat]
            if seat not in learners:
                game = game.act(SPARRING.choose(seen, chance))
                continue
            valued = judge.valued(seen)
            noise = self.course.noise
            chosen = tempted(valued, noise, chance) if noise else best_of(valued)
            deck = Deck(seen)
            inputs = judge.inputs(seen, deck, chosen.after)
            mirrored = None
            if mirrors:
                other = seats[(seats.index(seat) + 1) % len(seats)]
                seen_there = chosen.after._replace(again=not chosen.after.again)
                mirrored = judges[other].inputs(seen, deck, seen_there)
            memories[seat].append(Memory(inputs, chosen.chance, 0.0, mirrored))
            game = game.act(chosen.decision)
        return memories, game.winners


def dealt(game: Game, chance: Random) -> Action:
    """The dealer's answer to a game that awaits chance."""
    if game.phase is Phase.LOT:
        return Lot(chance.choice(game.seats))
    order = list(game.discards)
    chance.shuffle(order)
    return Shuffle(bytes(order))
