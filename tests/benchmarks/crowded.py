"""Decisions on crowded boards: ``python -m tests.benchmarks.crowded`` (about 30 s).

A 7 of a team with all pawns on the track: CPU time of a decision and of advice, as a ratio to that
of listing the plays in the same run. Then a 7 that a team may share out over eight pawns, in random
crowded positions: CPU time of listing its plays.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import mean

from sorry_a11y.api.query import Query, converted, read_position
from sorry_a11y.core.analysis.advice import advice_for
from sorry_a11y.core.bots.opponents import level
from sorry_a11y.core.rules.board import RED, Position, Seat
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets import sorry
from tests.adjudicator import random_query
from tests.api.crowded_board import CROWDED, crowded
from tests.benchmarks.timing import tell, verdict

ROUNDS = 5
POSITIONS = 150
MOST_MILLISECONDS = {"on average": 3.0, "at the 99th percentile": 20.0}


def main() -> None:
    """Print a line for each."""
    seen = crowded()
    rules = seen.rules
    listing = _seconds(lambda: rules.finder.choices(CROWDED, RED, seen.hand).plays)
    sys.stdout.write(f"{len(seen.choices.plays)} plays, listed in {listing:.3f} s\n")
    for name, work in (("champion", _choose(seen)), ("advice", lambda: advice_for(seen))):
        taken = _seconds(work)
        sys.stdout.write(f"{name:10} {taken:.3f} s, {taken / listing:.1f} times the listing\n")
    for seven in ("forward", "cards"):
        _shared_out(seven)


def _shared_out(seven: str) -> None:
    """Print what listing a 7 over eight pawns takes; ``seven``: how its parts act."""
    rules = sorry.build_sorry("hasbro", {"seven": seven}, teams=True)
    kind = rules.kind("7")
    rng = Random("shared out")
    listings, plays = [], 0
    for _ in range(POSITIONS):
        query = random_query(rng, "sorry", game="hasbro", teams=True, hand=False, idle=False)
        asked = read_position(converted(query | {"rules": {"seven": seven}}, Query))
        position, seat = asked.position, asked.turn

        def find(position: Position = position, seat: Seat = seat) -> int:
            return rules.finder.choices(position, seat, bytes((kind,))).count

        plays += find()
        listings.append(1000 * _seconds(find))
    listings.sort()
    found = {
        "on average": mean(listings),
        "at the 99th percentile": listings[99 * POSITIONS // 100],
    }
    tell(f"a 7 over eight pawns, {seven}, {plays // POSITIONS:,} plays on average")
    for name, most in MOST_MILLISECONDS.items():
        tell(f"  {found[name]:.1f} ms {name}; at most {most:.0f}: {verdict(found[name] <= most)}")


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
