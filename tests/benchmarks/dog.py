"""Dog: decisions a second and the slowest whole hand: ``python -m tests.benchmarks.dog`` (about
15 s).

Decisions are those of four `chance` bots (cards given to the partner, cards played, hands laid
down). The slowest hand is looked for where it hurts most: the six kinds of cards with most to
choose from, joker and seven among them, on crowded positions of all kinds, with every option of
the board, of protection and of the jack.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from sorry_a11y.api.query import Query, converted, read_position
from sorry_a11y.bots.bot import RandomBot
from sorry_a11y.game.dealer import play_to_end
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.game import begin_silently
from sorry_a11y.rulesets.families import Wishes, make_rules
from tests.adjudicator import random_query
from tests.benchmarks.reachable import Held, plays_of
from tests.benchmarks.timing import Work, measure, tell, tell_machine, verdict

GAMES = 10
BOARDS = ("40", "64")
LEAST_DECISIONS = 5_000
POSITIONS = 2_000
WORST_HAND = ["joker", "7", "J", "A", "K", "4"]
MOST_MILLISECONDS = 50


def games(board: str) -> Work:
    """Play random games; its units are decisions."""
    rules = make_rules(Wishes("dog", {"board": board}))
    players = {seat: RandomBot() for seat in SEATS}

    def work() -> int:
        return sum(
            play_to_end(begin_silently(rules), players, Random(number), Random(number)).decisions
            for number in range(GAMES)
        )

    return work


def slow_hands() -> list[tuple[float, int]]:
    """For each of many positions: milliseconds to find the plays of the worst hand (the faster
    of two times, for what is only slow the first time), and how many plays there are."""
    rng = Random("slow hands")
    found = []
    for _ in range(POSITIONS):
        query = random_query(rng, "dog", hand=True, idle=False) | {"hand": WORST_HAND}
        asked = read_position(converted(query, Query))
        held = Held(asked.position, asked.turn, asked.hands[asked.turn])
        times = []
        for _ in range(2):
            began = process_time()
            plays = plays_of(asked.rules, held).plays
            times.append(1000 * (process_time() - began))
        found.append((min(times), len(plays)))
    return found


def main() -> None:
    """Measure and print."""
    tell_machine()
    rates = measure({board: games(board) for board in BOARDS})
    for board in BOARDS:
        reached = verdict(rates.of(board) >= LEAST_DECISIONS)
        tell(f"board={board}: {rates.of(board):,.0f} decisions/s; "
             f"to reach {LEAST_DECISIONS:,}: {reached}")
    taken = slow_hands()
    worst, plays = max(taken)
    middle = median(milliseconds for milliseconds, _ in taken)
    tell(f"hand {' '.join(WORST_HAND)}: {middle:.1f} ms in the middle of {len(taken):,} "
         f"positions, {worst:.1f} ms at most ({plays} plays); "
         f"at most {MOST_MILLISECONDS}: {verdict(worst <= MOST_MILLISECONDS)}")


if __name__ == "__main__":
    main()
