"""Several checkouts against one another, in turn in one run.

    python -m tests.benchmarks.trees OLD . [COMPILED ...] [--rounds N] [--only NAME]

Every argument is a folder in which `sorry_a11y` lies: a checkout whose names are those of this one,
or the site-packages of an environment with compiled rules. Each has a process of its own that plays
the same random games when it is its turn; told is how many times as fast each is as the first: by
the least time of all rounds, which other programs disturb least, and in brackets the median of the
rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from sorry_a11y.core.analysis.advice import judge_choices
from sorry_a11y.core.analysis.luck import Fortune, fortune
from sorry_a11y.core.bots.bot import Bot, RandomBot
from sorry_a11y.core.bots.opponents import judge, level, make_bot
from sorry_a11y.core.game.dealer import play_to_end
from sorry_a11y.core.rules.actions import Action, Decision
from sorry_a11y.core.rules.board import RED, SEATS, YELLOW
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.benchmarks.reachable import plays_of, reachable
from tests.benchmarks.turns import games

GAMES = {
    "hasbro": 40,
    "hasbro, with events": 30,
    "hasbro, points": 15,
    "hasbro, teams": 10,
    "dog": 10,
    "legal plays": 60,
    "legal plays, dog": 10,
    "review": 12,
    "champion": 12,
    "whole game": 2,
}
"""What is done, and how many games of it a round: random games; all plays of positions met in them;
the options of positions met between two valued once, and a champion's decision there; and the
review of a whole game with its luck."""
ROUNDS = 9
SERVE = "--serve"


def work(name: str, count: int) -> Callable[[], object]:
    """Return the work called ``name`` over ``count`` games."""
    wishes = Wishes(
        "dog" if "dog" in name else "hasbro", teams="teams" in name, points="points" in name
    )
    rules = make_rules(wishes)
    if name.startswith("legal plays"):
        asked = reachable(rules, count, 4000)
        return lambda: [len(plays_of(rules, held).plays) for held in asked]
    if name in ("review", "champion"):
        met, champion = met_between_two(count), level("champion")
        if name == "review":
            return lambda: [judge(seen).valued(seen) for seen in met]
        return lambda: [champion.choose(seen, Random(0)) for seen in met]
    if name == "whole game":
        return lambda: [_reviewed(number) for number in range(count)]
    return games(rules, count, listening="events" in name)


def _reviewed(number: int) -> Fortune:
    """Review a game between two runners, and return its luck."""
    start, actions = begin_silently(make_rules(Wishes()), (RED, YELLOW)), list[Action]()
    players = dict.fromkeys(start.seats, make_bot("runner"))
    play_to_end(
        start,
        players,
        Random(number),
        Random(number),
        watch=lambda step: actions.append(step.action),
    )
    found = judge_choices(start, actions, (RED,))
    return fortune(start, actions, (RED,), found.costs)


class Watcher:
    """A bot that notes the views of its decisions, while all kinds of cards are left.

    Args:
        bot: The bot that decides.
    """

    name = "watcher"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.met: list[View] = []

    def choose(self, seen: View, chance: Random) -> Decision | str:
        """Return what the bot chooses."""
        left = list(seen.rules.deck)
        for card in seen.discards:
            left[card] -= 1
        if seen.choices.count > 1 and min(left) > 0:
            self.met.append(seen)
        return self.bot.choose(seen, chance)


def met_between_two(count: int) -> list[View]:
    """Return positions of random games between two in which there is something to decide."""
    watcher, rules = Watcher(RandomBot()), make_rules(Wishes())
    for number in range(count):
        play_to_end(
            begin_silently(rules, (RED, YELLOW)),
            dict.fromkeys(SEATS, watcher),
            Random(number),
            Random(number),
        )
    return watcher.met[::5]


def serve() -> None:
    """Do the work named on each line of input; answer with the seconds of processor time."""
    works: dict[str, Callable[[], object]] = {}
    for line in sys.stdin:
        name, count = json.loads(line)
        if name not in works:
            works[name] = work(name, count)
            works[name]()
        began = process_time()
        works[name]()
        sys.stdout.write(f"{process_time() - began}\n")
        sys.stdout.flush()


class Tree:
    """A checkout with its process."""

    def __init__(self, folder: str) -> None:
        # this checkout's own tests, with the folder's package
        paths = [str(Path(folder).resolve()), str(Path(__file__).resolve().parents[2])]
        self._process: Any = subprocess.Popen(
            [sys.executable, "-P", __file__, SERVE],
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )

    def seconds(self, name: str, count: int) -> float:
        """Return the time that the work takes there, once."""
        self._process.stdin.write(json.dumps([name, count]) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.stdin.close()
        self._process.wait()


def told(name: str, rounds: Sequence[Sequence[float]]) -> str:
    """Return a line: each tree after the first, in times the first."""
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
        rounds = [[tree.seconds(name, GAMES[name]) for tree in trees] for _ in range(wanted.rounds)]
        sys.stdout.write(told(name, rounds) + "\n")
        sys.stdout.flush()
    for tree in trees:
        tree.close()


if __name__ == "__main__":
    if SERVE in sys.argv:
        serve()
    else:
        main()
