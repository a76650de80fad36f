"""Whether luck (`analysis.luck`) is 0 on average, and how much of a game it decides.

    python -m tests.benchmarks.luck [--games N] [--seed N] [--only NAME]

In every family the champion plays N games (1,000 if not said; hands and more than two seats a
quarter, Dog and teams a tenth) against itself. A row tells the mean luck of the first seat's side
with its standard error, how much of the variance of results is left without luck, and the
seconds that a game's luck takes to work out.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from sorry_a11y.commands.simulate import makers
from sorry_a11y.rules.board import BLUE, RED, SEATS, YELLOW, Seat
from sorry_a11y.rulesets.families import Wishes
from tests.training.contest import Match, fair

TWO: tuple[Seat, ...] = (RED, YELLOW)
THREE: tuple[Seat, ...] = (RED, BLUE, YELLOW)
FOUR: tuple[Seat, ...] = SEATS
TABLES = (
    ("two", Wishes(), TWO, 1), ("four", Wishes(), FOUR, 4), ("three", Wishes(), THREE, 4),
    ("hands of five, two", Wishes(points=True), TWO, 4),
    ("hands of five, four", Wishes(points=True), FOUR, 4),
    ("teams", Wishes(teams=True), FOUR, 10), ("Dog", Wishes("dog"), FOUR, 10),
)


def main() -> None:
    """Print a row a family."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.luck")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    for name, wishes, seats, part in TABLES:
        if not name.startswith(asked.only):
            continue
        games, began = max(2, asked.games // part), process_time()
        bots = makers(["champion"] * len(seats))
        whole = Match(wishes, seats, bots, games, asked.seed).tally(1)
        took = (process_time() - began) / games
        cards = whole.cards[0]
        mean = cards.luck / games
        error = ((cards.squares / games - mean * mean) / games) ** 0.5
        sys.stdout.write(
            f"{name:20} {games:5} games, luck {mean:+.4f} +- {error:.4f}, variance left "
            f"{fair(whole).spread:.1%}, {took:.2f} s a game, playing it included\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
