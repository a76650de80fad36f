"""Several checkouts against one another, in turn in one run.

    python -m tests.benchmarks.trees OLD . [COMPILED ...] [--rounds N] [--only NAME]

Every argument is a folder in which `sorry_a11y` lies: a checkout, or the site-packages of an
environment with compiled rules. Each has a process of its own that plays the same random games
when it is its turn; told is how many times as fast each is as the first: by the least time of all
rounds, which other programs disturb least, and in brackets the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

GAMES = {
    "hasbro": 40,
    "hasbro, with events": 30,
    "hasbro, points": 15,
    "hasbro, teams": 10,
    "dog": 10,
    "legal plays": 60,
    "review": 12,
    "second ply": 12,
}
"""What is done, and how many games of it a round. A review values the options of positions met
between two; the second ply looks again at those nearly the best, as the champion does, or, where
it does not yet, with the same answers to every kind of card."""
ROUNDS = 9
SERVE = "--serve"


def work(name: str, games: int) -> Callable[[], None]:
    """The work called ``name`` as the tree that is imported here does it; 0.1.0 had its parts in
    other places."""
    old = not (Path(import_module("sorry_a11y").__path__[0]) / "lab").is_dir()
    contest = import_module("sorry_a11y.doors.contest" if old else "sorry_a11y.lab.contest")
    registry = _found("sorry_a11y.rulesets.registry", "sorry_a11y.rulesets.families")
    wishes = registry.Wishes(
        "dog" if name == "dog" else "hasbro", teams="teams" in name, points="points" in name
    )
    rules = registry.make_rules(wishes)
    game = import_module("sorry_a11y.rules.game")
    new_game = game.new_game if hasattr(game, "new_game") else game.begin_silently
    bots = _found("sorry_a11y.bots.chance", "sorry_a11y.bots.bot")
    bot = (getattr(bots, "ChanceBot", None) or bots.RandomBot)()
    players = dict.fromkeys(range(4), bot)

    def play() -> None:
        for number in range(games):
            events: list[object] | None = [] if "events" in name else None
            chance = Random(number), Random(number)
            if old:
                contest.play_out(new_game(rules, events=events), players, *chance, events)
            else:
                hear = None if events is None else events.extend
                contest.play_out(new_game(rules), players, *chance, hear)

    if name in ("review", "second ply"):
        watcher = Watcher(bot)
        for number in range(games):
            chance = Random(number), Random(number)
            contest.play_out(new_game(rules, (0, 2)), {0: watcher, 2: watcher}, *chance)
        return valuing(name, watcher.met[::5])
    if name != "legal plays":
        return play
    choices = import_module("sorry_a11y.rules.plays").choices
    asked = import_module("tests.benchmarks.reachable").reachable(rules, games, 4000)

    def list_plays() -> None:
        for held in asked:
            len(choices(_tables(rules), held.position, held.seat, rules.cards, held.hand).plays)

    return list_plays


def _found(*names: str) -> Any:
    """Return the first module of these that the tree has: older ones had other names."""
    *earlier, last = names
    for name in earlier:
        with suppress(ModuleNotFoundError):
            return import_module(name)
    return import_module(last)


def _tables(rules: Any) -> Any:
    """Return the compiled board of a rule book."""
    return rules.tables if hasattr(rules, "tables") else rules.ground


class Watcher:
    """Plays by lot and notes what it was asked while all kinds of cards were left."""

    name = "watcher"

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.met: list[Any] = []

    def choose(self, seen: Any, chance: Random) -> Any:
        """As the bot chooses."""
        left = list(seen.rules.deck)
        for card in seen.discards:
            left[card] -= 1
        if len(seen.choices.plays) > 1 and min(left) > 0:
            self.met.append(seen)
        return self.bot.choose(seen, chance)


def valuing(name: str, met: Sequence[Any]) -> Callable[[], None]:
    """The work of valuing what may be done at each position, or of looking at it again."""
    levels = _found("sorry_a11y.bots.levels", "sorry_a11y.bots.opponents")
    plays = import_module("sorry_a11y.rules.plays")
    runner = import_module("sorry_a11y.bots.runner").RunnerBot()
    chooser = getattr(levels, "chooser", levels.judge)

    def review() -> None:
        for seen in met:
            levels.judge(seen).valued(seen)

    first = [(seen, chooser(seen), chooser(seen).valued(seen)) for seen in met]

    def again() -> None:
        if hasattr(levels, "reconsidered"):
            for seen, judge, valued in first:
                levels.reconsidered(seen, valued, judge)
            return
        for seen, judge, valued in first:
            best = max(one.chance for one in valued)
            near = sorted((one for one in valued if one.chance >= best - 0.02),
                          key=lambda one: -one.chance)[:4]
            if len(near) < 2 or any(one.after.again for one in near):
                continue
            for one in near:
                for kind in range(len(seen.rules.cards)):
                    _answer(seen, one.after.position, kind, judge, plays, runner)

    return review if name == "review" else again


def _answer(
    seen: Any, position: bytes, kind: int, judge: Any, plays: Any, runner: Any
) -> None:
    """The rival's answer by one kind of card, valued."""
    rival, hand = 2 - seen.seat, bytes((kind,))
    found = plays.choices(_tables(seen.rules), position, rival, seen.rules.cards, hand)
    then = seen.replace(
        seat=rival, turn=rival, position=position, hand=hand, choices=found, again=False
    )
    judge.valued(then, [runner.choose(then, Random(0))])


def serve() -> None:
    """Do the work named on each line of input; answer with the seconds of processor time."""
    works: dict[str, Callable[[], None]] = {}
    for line in sys.stdin:
        name, games = json.loads(line)
        if name not in works:
            works[name] = work(name, games)
            works[name]()
        began = process_time()
        works[name]()
        sys.stdout.write(f"{process_time() - began}\n")
        sys.stdout.flush()


class Tree:
    """A checkout with its process."""

    def __init__(self, folder: str) -> None:
        # the folder's own tests, where it has some, know its own names
        paths = [str(Path(folder).resolve()), str(Path(__file__).resolve().parents[2])]
        self._process: Any = subprocess.Popen(
            [sys.executable, "-P", __file__, SERVE], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )

    def seconds(self, name: str, games: int) -> float:
        """What the work takes there, once."""
        self._process.stdin.write(json.dumps([name, games]) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.stdin.close()
        self._process.wait()


def told(name: str, rounds: Sequence[Sequence[float]]) -> str:
    """A line: each tree after the first, in times the first."""
    first = min(taken[0] for taken in rounds)
    parts = []
    for at in range(1, len(rounds[0])):
        least = first / min(taken[at] for taken in rounds)
        middle = median(taken[0] / taken[at] for taken in rounds)
        parts.append(f"{least:.2f} ({middle:.2f})")
    return f"{name}: {', '.join(parts)} times the first"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.trees")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", action="append", choices=GAMES)
    wanted = parser.parse_args()
    trees = [Tree(folder) for folder in wanted.folders]
    for name in wanted.only or GAMES:
        rounds = [
            [tree.seconds(name, GAMES[name]) for tree in trees] for _ in range(wanted.rounds)
        ]
        sys.stdout.write(told(name, rounds) + "\n")
        sys.stdout.flush()
    for tree in trees:
        tree.close()


if __name__ == "__main__":
    if SERVE in sys.argv:
        serve()
    else:
        main()
