"""Decisions on a crowded board: ``python -m tests.benchmarks.crowded``.

A 7 of a team with all pawns on the track. CPU time of a decision and of advice, as a ratio to
that of listing the plays in the same run.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random

from sorry_a11y.analysis.advice import advise
from sorry_a11y.bots.opponents import level
from sorry_a11y.rules.board import RED
from sorry_a11y.rules.plays import choices
from sorry_a11y.rules.view import View
from tests.json_api.crowded_board import CROWDED, crowded

ROUNDS = 5


def main() -> None:
    """Print a line for each."""
    seen = crowded()
    rules = seen.rules
    listing = _seconds(lambda: choices(rules.tables, CROWDED, RED, rules.cards, seen.hand).plays)
    sys.stdout.write(f"{len(seen.choices.plays)} plays, listed in {listing:.3f} s\n")
    for name, work in (("champion", _choose(seen)), ("advice", lambda: advise(seen))):
        taken = _seconds(work)
        sys.stdout.write(f"{name:10} {taken:.3f} s, {taken / listing:.1f} times the listing\n")


def _choose(seen: View) -> Callable[[], object]:
    return lambda: level("champion").choose(seen, Random(1))


def _seconds(work: Callable[[], object]) -> float:
    """The least CPU time of a few runs, the first not counted."""
    work()
    taken = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)


if __name__ == "__main__":
    main()
