"""Put faults into the rules and run the tests of the rules on each.

    python -m tests.mutation [--faults N] [--seed N] [--jobs N]

N faults (200 if not said) are drawn by lot from all that `faults` finds in sorry_a11y/core/rules.
Each is put into a copy of the package, and the tables by hand, the second reading, the traps, a
short contract, the odds and the golden games run on it until one fails. Those that survive are
told, with their line: each is either a promise without a test, or changes nothing that a player
could meet.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutation.faults import faults

HOME = Path(__file__).parents[2]
RULES = HOME / "sorry_a11y" / "rules"
QUICK = (
    "tests/core/rules/test_traps.py",
    "tests/core/rules/test_book_hasbro.py",
    "tests/core/rules/test_book_parker.py",
    "tests/core/rules/test_book_bounce_home.py",
    "tests/core/rules/test_book_hobby.py",
    "tests/core/rules/test_book_dog.py",
    "tests/core/rules/test_books_common.py",
    "tests/core/rules/test_refusals.py",
    "tests/core/rules/test_points.py",
    "tests/core/rules/test_dealing_open.py",
    "tests/core/rules/test_dealing_hands.py",
    "tests/core/rules/test_dealing_dog.py",
    "tests/core/rules/test_first_player.py",
    "tests/core/rules/test_views.py",
    "tests/core/rules/test_stable_order.py",
    "tests/adjudicator",
    "tests/core/rules/test_against_adjudicator.py",
    "tests/core/rules/test_notation.py",
    "tests/core/rules/test_ruleset.py",
    "tests/api/test_plays.py",
)
SLOWER = (
    "tests/core/bots/test_odds.py",
    "tests/ui/session/test_golden.py",
    "tests/ui/session/test_undo.py",
    "tests/store/test_same_game.py",
)
GAMES = "2"
"""Games at each table of the contract that are played where no test has failed."""
LIMIT = 300
"""Seconds; rules that never end have failed."""


def is_found(file: Path, source: str) -> bool:
    """Whether a test fails on a copy of the package in which the file has this text."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("sorry_a11y", "tests", "sounds", "docs"):
            shutil.copytree(
                HOME / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.wav")
            )
        for part in ("pyproject.toml", "README.md"):
            shutil.copy(HOME / part, folder)
        (folder / file.relative_to(HOME)).write_text(source, encoding="utf-8")
        tests = ["pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
        contract = [*tests, "--contract", GAMES, "tests/core/rules/test_contract.py"]
        commands = ([*tests, *QUICK], contract, [*tests, *SLOWER])
        return any(_fails(folder, command) for command in commands)


def _fails(folder: Path, command: list[str]) -> bool:
    try:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=folder,
            timeout=LIMIT,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(folder)},
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> int:
    """Try faults drawn by lot; tell the survivors."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    every = [
        (file, fault)
        for file in sorted(RULES.rglob("*.py"))
        for fault in faults(file.read_text(encoding="utf-8"))
    ]
    drawn = random.Random(asked.seed).sample(every, min(asked.faults, len(every)))
    sys.stdout.write(f"{len(every)} faults, {len(drawn)} drawn\n")
    file = drawn[0][0]
    if is_found(file, file.read_text(encoding="utf-8")):
        sys.stdout.write("The tests fail without a fault, so they cannot tell.\n")
        return 1
    with ThreadPoolExecutor(asked.jobs) as pool:
        survived = 0
        results = pool.map(lambda one: is_found(one[0], one[1].source), drawn)
        for (file, fault), found in zip(drawn, results, strict=True):
            if not found:
                survived += 1
                sys.stdout.write(f"{file.name}:{fault.line}: {fault.was}  ->  {fault.now}\n")
                sys.stdout.flush()
    sys.stdout.write(f"{len(drawn) - survived} found, {survived} not\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
