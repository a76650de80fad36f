"""Whether the chances that advice tells are true, and what a decision of the champion costs.

    python -m tests.benchmarks.calibration [--games N] [--seed N] [--only NAME]

In every family the champion plays N games (2,000 if not said; Dog and teams a quarter) against
itself. At every decision with a choice the chance that advice would tell of the best option is
noted, and in the end whether its side won. A row tells, for each tenth of chances told, in how
many of 100 such positions the game was won; 60 to 70 means that of positions told 60 to 70 in
100, so many were won. Below stands what a decision took, in milliseconds of processor time.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import process_time

from sorry_a11y.bots.learned import best_of
from sorry_a11y.bots.opponents import judge, make_bot
from sorry_a11y.rules.board import BLUE, RED, SEATS, YELLOW, Seat
from sorry_a11y.rules.game import CHANCE, Phase, apply_silently, begin_silently
from sorry_a11y.rules.view import view
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.table.dealer import chance_action

TWO: tuple[Seat, ...] = (RED, YELLOW)
THREE: tuple[Seat, ...] = (RED, BLUE, YELLOW)
FOUR: tuple[Seat, ...] = SEATS
TABLES = (
    ("two", Wishes(), TWO, 1), ("four", Wishes(), FOUR, 1),
    ("three", Wishes(), THREE, 2), ("hands of five, two", Wishes(points=True), TWO, 2),
    ("hands of five, four", Wishes(points=True), FOUR, 4),
    ("teams", Wishes(teams=True), FOUR, 4), ("Dog", Wishes("dog"), FOUR, 4),
)


def play(
    wishes: Wishes, seats: tuple[Seat, ...], games: int, seed: int
) -> tuple[list[tuple[float, bool]], list[float]]:
    """(chance told, whether it was won) of every decision with a choice; seconds of each."""
    rules, champion = make_rules(wishes, seats), make_bot("champion")
    told: list[tuple[float, bool]] = []
    took: list[float] = []
    for number in range(games):
        chance = Random(f"{seed} {number}")
        game = begin_silently(rules, seats)
        noted: list[tuple[float, int]] = []
        while game.phase is not Phase.OVER:
            if game.phase in CHANCE:
                game = apply_silently(game, chance_action(game, chance))
                continue
            seen = view(game, game.turn)
            began = process_time()
            decision = champion.choose(seen, chance)
            took.append(process_time() - began)
            valued = judge(seen).valued(seen)
            if len(valued) > 1:
                noted.append((best_of(valued).chance, game.turn))
            game = apply_silently(game, decision)
        told += [(one, seat in game.winners) for one, seat in noted]
    return told, took


def row(told: list[tuple[float, bool]]) -> str:
    """How many of 100 were won, by tenths of the chance told; nothing where few were told."""
    cells = []
    for tenth in range(10):
        won = [one for chance, one in told if min(9, int(chance * 10)) == tenth]
        cells.append(f"{100 * sum(won) / len(won):5.1f}" if len(won) >= 200 else "     ")
    return " ".join(cells)


def main() -> None:
    """Print a row a family."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.calibration")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    tenths = " ".join(f"{10 * tenth:5}" for tenth in range(10))
    sys.stdout.write(f"{'told, from':22}{tenths}\n")
    for name, wishes, seats, part in TABLES:
        if not name.startswith(asked.only):
            continue
        told, took = play(wishes, seats, max(1, asked.games // part), asked.seed)
        took.sort()
        mean = 1000 * sum(took) / len(took)
        most, last = 1000 * took[int(0.99 * len(took))], 1000 * took[-1]
        sys.stdout.write(
            f"{name:22}{row(told)}\n{'':22}{len(told)} positions; a decision {mean:.2f} ms on "
            f"average, {most:.2f} ms at the 99th percentile, {last:.1f} ms at most\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
