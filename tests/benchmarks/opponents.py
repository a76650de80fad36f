"""How strong the opponents are.

    python -m tests.benchmarks.opponents [--games N] [--seed N] [--jobs N] [--only NAME]

Each row plays N games (4,000 if not said; the ladder and the characters half of them, Dog and
teams a quarter), the bots changing seats from game to game, and prints the share that the first
one won, with the 95 % interval. The same seed prints the same table, whatever the number of
processes. ``--only`` plays the rows whose name begins so.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from sorry_a11y.bots.characters import CHARACTERS
from sorry_a11y.bots.levels import LEVELS
from sorry_a11y.lab.contest import seats_for
from sorry_a11y.lab.contest_jobs import play_many
from sorry_a11y.rulesets.registry import Wishes


class Row(NamedTuple):
    """One line of the table. ``part``: which part of the games it plays, 1 in so many."""

    name: str
    wishes: Wishes
    bots: tuple[str, ...]
    part: int = 1


def rows() -> Iterator[Row]:
    """The whole table."""
    points = Wishes(points=True)
    for foe in ("runner", "chance"):
        yield Row(f"two, champion against {foe}", Wishes(), ("champion", foe))
        yield Row(f"four, champion against three {foe}", Wishes(), ("champion", *[foe] * 3))
    yield Row("hands of five, two", points, ("champion", "runner"))
    yield Row("hands of five, four", points, ("champion", *["runner"] * 3))
    yield Row("three, champion against two runner", Wishes(), ("champion", "runner", "runner"))
    pairs = ("champion", "runner", "champion", "runner")
    yield Row("teams, two champions against two runner", Wishes(teams=True), pairs, 4)
    yield Row("Dog, two champions against two runner", Wishes("dog"), pairs, 4)
    for book in ("parker", "bounce-home", "hobby"):
        yield Row(f"two, {book}", Wishes(book), ("champion", "runner"), 2)
    names = list(LEVELS)
    for lower, upper in pairwise(names):
        yield Row(f"ladder, {upper} against {lower}", Wishes(), (upper, lower), 2)
    for name in CHARACTERS:
        yield Row(f"character, {name} against champion", Wishes(), (name, "champion"), 2)
        yield Row(f"character, {name} against runner", Wishes(), (name, "runner"), 2)


def main() -> None:
    """Print the table, a row as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.opponents")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    for row in rows():
        if not row.name.startswith(asked.only):
            continue
        games = max(1, asked.games // row.part)
        seats = seats_for(row.wishes, len(row.bots))
        result = play_many(
            row.wishes, seats, row.bots, games, asked.seed, asked.jobs, turning=True
        )
        partners = row.wishes.teams or row.wishes.game == "dog"
        wins = result.wins[0]  # partners win together, and sit opposite each other
        low, high = result.intervals[0]
        sys.stdout.write(
            f"{row.name:42} {wins / games:7.2%} {low:7.2%} to {high:6.2%}  {games} games"
            f"{', in pairs' if partners else ''}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
