"""What the choices of each level of bot cost: whether the rating by choices orders the levels, how
many games tell two levels apart, and what luck has to do with it.

    python -m tests.benchmarks.rating [--games N] [--luck N] [--game NAME] [--seed N] [--jobs N]

Each level plays N games (2,000 if not said) of four against runners, as most people do, on another
seat from game to game; in Dog its partner is a runner too. A row tells the rating (what 100
choices cost in an even game, in points of winning chance), the mean with its standard error and
the standard deviation between games; what the choices of a game cost as it stood; and how the
rating goes with winning. In the
first ``--luck`` games (a tenth if not said) the luck of every card is worked out too, which takes
most of the time. Then how often N games of two levels would be in order: 1,000 samples drawn from
the games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from random import Random
from typing import NamedTuple

from sorry_a11y.analysis.advice import choices_made
from sorry_a11y.analysis.luck import Draw, drawn, sides, total
from sorry_a11y.analysis.rating import ChoiceCost, mean, spread
from sorry_a11y.bots.opponents import LEVELS, make_bot
from sorry_a11y.lab.contest import play_out
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.game import begin_silently
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.table.dealer import Step

PIECE = 20
"""Games that a process plays before it reports."""
SAMPLES = 1000
CLEAR = 0.95


class Piece(NamedTuple):
    """Games ``first`` to ``first + games - 1`` of a level; ``luck``: with the luck of the cards."""

    book: str
    level: str
    seed: int
    first: int
    games: int
    luck: bool


class Outcome(NamedTuple):
    """A game of a level: its choices, whether it won, and its luck, None if not worked out."""

    choices: ChoiceCost
    won: bool
    luck: float | None


def play_piece(piece: Piece) -> list[Outcome]:
    """Play a piece."""
    rules = make_rules(Wishes(piece.book), SEATS)
    found = []
    for number in range(piece.first, piece.first + piece.games):
        seat = SEATS[number % len(SEATS)]
        players = {one: make_bot(piece.level if one == seat else "runner") for one in SEATS}
        actions: list[Action] = []
        draws: list[Draw] = []

        def watch(step: Step, actions: list[Action] = actions, draws: list[Draw] = draws) -> None:
            actions.append(step.action)
            if piece.luck:
                draws += drawn(*step)

        end = play_out(
            begin_silently(rules, SEATS), players,
            Random(f"{piece.seed} {number} cards"), Random(f"{piece.seed} {number} bots"),
            watch=watch,
        ).game
        parts = sides(rules, SEATS)
        at = next(place for place, side in enumerate(parts) if seat in side)
        found.append(Outcome(
            choices_made(rules, SEATS, actions, (seat,))[seat], seat in end.winners,
            total(draws, len(parts))[at] if piece.luck else None,
        ))
    return found


def pieces(book: str, level: str, seed: int, games: int, luck: int) -> Iterator[Piece]:
    """Cut the games of a level into pieces."""
    for begin, end, with_luck in ((0, luck, True), (luck, games, False)):
        for first in range(begin, end, PIECE):
            yield Piece(book, level, seed, first, min(PIECE, end - first), with_luck)


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return how two values of the same games go together, -1 to 1; 0 where one never changes."""
    both = spread(ones) * spread(others)
    if not both:
        return 0.0
    mid, other_mid = mean(ones), mean(others)
    products = [(a - mid) * (b - other_mid) for a, b in zip(ones, others, strict=True)]
    return sum(products) / (len(products) - 1) / both


def in_order(better: Sequence[float], worse: Sequence[float], games: int) -> float:
    """Return how often ``games`` games drawn from each are in order."""
    chance = Random(f"{games}")
    return sum(
        sum(chance.choices(better, k=games)) < sum(chance.choices(worse, k=games))
        for _ in range(SAMPLES)
    ) / SAMPLES


def games_needed(better: Sequence[float], worse: Sequence[float]) -> int:
    """Return how many games put two levels in order in CLEAR of all cases."""
    games = 1
    while in_order(better, worse, games) < CLEAR:
        games += max(1, games // 10)
    return games


def row(level: str, found: Sequence[Outcome]) -> str:
    """Return what is printed of a level."""
    each = [one.choices.rating for one in found]
    costs = [one.choices.cost for one in found]
    won = [float(one.won) for one in found]
    text = (
        f"{level:9} {len(found):5} games, won {mean(won):6.1%}; rating "
        f"{mean(each):5.1f} +- {spread(each) / sqrt(len(each)):.1f}, sd {spread(each):5.1f}; "
        f"a game of {mean([one.choices.choices for one in found]):.0f} choices {mean(costs):5.1f}, "
        f"sd {spread(costs):5.1f}; with winning r {correlation(each, won):+.3f}"
    )
    lucky = [(one.choices.rating, one.luck) for one in found if one.luck is not None]
    if lucky:
        r = correlation([cost for cost, _ in lucky], [luck for _, luck in lucky])
        text += (
            f"; with luck r {r:+.3f} +- {1 / sqrt(len(lucky)):.3f} "
            f"({r * r:.1%} of the variance, {len(lucky)} games)"
        )
    return text


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.rating")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--luck", type=int, default=-1)
    parser.add_argument("--game", default="hasbro")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0)
    asked = parser.parse_args()
    luck = min(asked.games, asked.games // 10 if asked.luck < 0 else asked.luck)
    each: dict[str, list[float]] = {}
    with ProcessPoolExecutor(asked.jobs or cpu_count(), get_context("spawn")) as pool:
        for level in LEVELS:
            parts = pieces(asked.game, level, asked.seed, asked.games, luck)
            found = [one for part in pool.map(play_piece, parts) for one in part]
            each[level] = [one.choices.rating for one in found]
            sys.stdout.write(row(level, found) + "\n")
            sys.stdout.flush()
    for worse, better in (*pairwise(LEVELS), ("casual", "strong")):
        sys.stdout.write(
            f"{better} below {worse}: {in_order(each[better], each[worse], 1):.0%} of single "
            f"games, {in_order(each[better], each[worse], 20):.1%} of 20 games; {CLEAR:.0%} from "
            f"{games_needed(each[better], each[worse])} games on\n"
        )


if __name__ == "__main__":
    main()
