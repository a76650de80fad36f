"""How strong the opponents are.

    python -m tests.benchmarks.opponents [--games N] [--seed N] [--jobs N] [--only NAME] [--raw]

Each row plays N games (4,000 if not said; the ladder and the characters half of them, Dog and
teams a quarter), the bots changing seats from game to game, and prints the share that the first
one won with its luck taken out (`analysis.luck`), with the 95 % interval; beside it the share that
it won as the games fell, with theirs. The same seed prints the same table, whatever the number of
processes. ``--only`` plays the rows whose name begins so; ``--raw`` counts games only, which takes
a tenth of the time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from sorry_a11y.api.contests import interval
from sorry_a11y.core.bots.opponents import CHARACTERS, LEVELS, make_bot
from sorry_a11y.core.game.setup import SEATS_FOR
from sorry_a11y.core.rulesets.families import Wishes
from tests.benchmarks.contest import Match, fair


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
    yield Row("hands of five, two", points, ("champion", "runner"), 4)
    yield Row("hands of five, four", points, ("champion", *["runner"] * 3), 4)
    yield Row("three, champion against two runner", Wishes(), ("champion", "runner", "runner"), 2)
    pairs = ("champion", "runner", "champion", "runner")
    yield Row("teams, two champions against two runner", Wishes(teams=True), pairs, 8)
    yield Row("Dog, two champions against two runner", Wishes("dog"), pairs, 8)
    for book in ("parker", "bounce-home", "hobby"):
        yield Row(f"two, {book}", Wishes(book), ("champion", "runner"), 2)
    names = ["chance", *LEVELS]
    for lower, upper in pairwise(names):
        yield Row(f"ladder, {upper} against {lower}", Wishes(), (upper, lower), 2)
    yield Row("ladder, runner against beginner", Wishes(), ("runner", "beginner"), 2)
    for name in CHARACTERS:
        yield Row(f"character, {name} against champion", Wishes(), (name, "champion"), 2)
        yield Row(f"character, {name} against runner", Wishes(), (name, "runner"), 2)


def main() -> None:
    """Print the table, a row as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.opponents")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("--raw", action="store_true")
    asked = parser.parse_args()
    for row in rows():
        if not row.name.startswith(asked.only):
            continue
        games = max(1, asked.games // row.part)
        bots = tuple(partial(make_bot, name) for name in row.bots)
        match = Match(row.wishes, SEATS_FOR[len(bots)], bots, games, asked.seed)
        tally = None if asked.raw else match.tally(asked.jobs)
        # partners win together, and sit opposite each other
        wins = tally.wins[0] if tally else match.wins(asked.jobs)
        low, high = interval(wins, games)
        text = f"{row.name:42} {games:6} games, raw {_share(wins / games, low, high)}"
        if tally:
            found = fair(tally)
            text += (
                f", without luck {_share(found.share, found.low, found.high)}"
                f" ({found.spread:.0%} of the variance)"
            )
        sys.stdout.write(text + "\n")
        sys.stdout.flush()


def _share(share: float, low: float, high: float) -> str:
    return f"{share:7.2%} {low:7.2%} to {high:6.2%}"


if __name__ == "__main__":
    main()
