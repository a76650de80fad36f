"""Random turns against a program that keeps the board in plain lists:
``python -m tests.benchmarks.flat PROTOTYPE [FOLDER ...]``.

PROTOTYPE is a file of Python with the classic rules and nothing else: ``play(seats, choose, rng)``
plays a game and gives (winner, turns, cards), ``rnd`` chooses by lot. Every FOLDER holds a
`sorry_a11y` (`tests.benchmarks.trees`), this checkout if none is given. All play games of four in
turn, each in a process of its own; told is how many turns a second of processor time each plays as
a part of the prototype's: by the least time a turn of all rounds, and in brackets the median of the
rounds' ratios.
"""

from __future__ import annotations

import argparse
import runpy
from random import Random
from statistics import median
from time import process_time
from typing import Any

from sorry_a11y.rulesets.families import Wishes, make_rules
from tests.benchmarks.timing import tell, tell_machine
from tests.benchmarks.trees import Tree
from tests.benchmarks.turns import games

GAMES = 40
ROUNDS = 9


def seconds_a_turn(flat: Any) -> float:
    """What a turn of the prototype takes."""
    turns = 0
    began = process_time()
    for number in range(GAMES):
        turns += flat["play"]((0, 1, 2, 3), flat["rnd"], Random(number))[1]
    return (process_time() - began) / turns


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.flat")
    parser.add_argument("prototype")
    parser.add_argument("folders", nargs="*", default=["."])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    wanted = parser.parse_args()
    tell_machine()
    flat = runpy.run_path(wanted.prototype)
    trees = [Tree(folder) for folder in wanted.folders]
    seconds_a_turn(flat)
    turns = games(make_rules(Wishes()), GAMES)()
    rounds = [
        [seconds_a_turn(flat), *[tree.seconds("hasbro", GAMES) / turns for tree in trees]]
        for _ in range(wanted.rounds)
    ]
    least = [min(column) for column in zip(*rounds, strict=True)]
    for at, folder in enumerate(wanted.folders, 1):
        middle = median(one[0] / one[at] for one in rounds)
        tell(f"{folder}: {least[0] / least[at]:.3f} ({middle:.3f}) of the prototype's turns, "
             f"{1 / least[at]:,.0f} and {1 / least[0]:,.0f} a second")
    for tree in trees:
        tree.close()


if __name__ == "__main__":
    main()
