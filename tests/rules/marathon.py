"""Many turns at every table of the contract: ``python -m tests.rules.marathon``.

After every action it checks that the news alone rebuild the position, the hands and the turn, that
the deck is whole, that the pawns are in place and that the play led where it said; at every end,
that nothing more is taken. In every thousandth game it checks the whole contract before every
action (see `contract`). All tables get about the same share of the turns, in batches that any
process may take; game number N at a table is the same game in every run. Progress is a plain line
on stdout every twentieth of the way; the exit status is 0, or 1 after the first breach, which is
told.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from typing import NamedTuple, TextIO

from sorry_a11y.rules.ruleset import Ruleset
from tests.rules.contract import BrokenError, Match, Tally
from tests.rules.tables import COVERING, PLAIN

TABLES = (*PLAIN, *COVERING)
BATCH = 20
"""Games in a batch."""
THOROUGH_EVERY = 1000
REPORTS = 20


class Batch(NamedTuple):
    """Games ``first`` to ``first`` + BATCH - 1 at table number ``table``."""

    table: int
    first: int


@cache
def _books(table: int) -> tuple[Ruleset, Ruleset]:
    """The rule book of a table and its twin, made once in every process."""
    return TABLES[table].rules(), TABLES[table].rules()


def play(batch: Batch) -> Tally:
    """Play a batch; raises BrokenError where the contract is broken."""
    rules, twin = _books(batch.table)
    tally = Tally()
    for number in range(batch.first, batch.first + BATCH):
        thorough = number % THOROUGH_EVERY == 0
        tally.add(Match(TABLES[batch.table], number, rules, twin, thorough).play())
    return tally


class Share:
    """How far the tables have come: those with the fewest turns are played next."""

    def __init__(self, turns: int, first: int) -> None:
        self.goal = turns
        self.done = Tally()
        self.tallies = [Tally() for _ in TABLES]
        self.next_game = [first] * len(TABLES)
        self.expected = [0.0] * len(TABLES)

    def batches(self) -> Iterator[Batch]:
        """Batches without end, always for the table that has least, played or on its way."""
        while True:
            table = min(range(len(TABLES)), key=self.expected.__getitem__)
            tally = self.tallies[table]
            mean = tally.turns / tally.games if tally.games else 300.0
            self.expected[table] += BATCH * mean
            first = self.next_game[table]
            self.next_game[table] += BATCH
            yield Batch(table, first)

    def count(self, batch: Batch, tally: Tally) -> None:
        """Count a batch that was played."""
        self.tallies[batch.table].add(tally)
        self.done.add(tally)


def run(turns: int, jobs: int, first: int, out: TextIO) -> int:
    """Play that many turns in ``jobs`` processes, from game number ``first`` at each table; give
    the exit status."""
    share = Share(turns, first)
    began = time.monotonic()
    reported = 0
    batches = share.batches()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Tally], Batch] = {}
        while share.done.turns < turns:
            while len(running) < 2 * jobs:
                batch = next(batches)
                running[pool.submit(play, batch)] = batch
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                batch = running.pop(future)
                try:
                    share.count(batch, future.result())
                except BrokenError as breach:
                    out.write(f"Broken: {breach}\n")
                    pool.shutdown(cancel_futures=True)
                    return 1
            if share.done.turns * REPORTS // turns > reported:
                reported = share.done.turns * REPORTS // turns
                _report(share, time.monotonic() - began, out)
        pool.shutdown(cancel_futures=True)
    out.write(f"No breach at {len(TABLES)} tables. {_figures(share.done)}\n")
    return 0


def _report(share: Share, seconds: float, out: TextIO) -> None:
    done = share.done
    percent = min(100, 100 * done.turns // share.goal)
    out.write(f"{percent} percent, {done.turns} turns in {seconds:.0f} seconds\n")
    out.flush()


def _figures(done: Tally) -> str:
    return (
        f"{done.turns} turns, {done.actions} actions, {done.games} games; the longest game took "
        f"{done.longest} actions, the most plays at once were {done.widest}."
    )


def main(arguments: Sequence[str] | None = None, out: TextIO = sys.stdout) -> int:
    """Run with command-line arguments; give the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.rules.marathon",
        description="Play the contract of the rules at length.",
    )
    parser.add_argument("--turns", type=int, default=24_000_000, help="turns in all")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--first", type=int, default=1_000_000,
                        help="number of the first game at each table; another gives other games")
    asked = parser.parse_args(arguments)
    return run(asked.turns, asked.jobs, asked.first, out)


if __name__ == "__main__":
    sys.exit(main())
