"""What finished tables leave behind: ``python -m tests.benchmarks.tables_left`` (about a minute).

Tables of four bots are set up from wishes, played to their end and dropped, one after the other,
as a host does that runs for months: first some of each sort to warm up, then TABLES. What Python
still holds afterwards beyond what it held before, divided by their number, is told.
"""

from __future__ import annotations

import gc
import tracemalloc

from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.table.dealer import SeededChance
from sorry_a11y.table.setup import Robot, Seating
from sorry_a11y.table.table import Table
from tests.benchmarks.timing import tell, tell_machine, verdict
from tests.harness.sessions import advance

TABLES = 200
MOST = 10.0
"""KB that a finished table may leave."""
WISHES = (
    Wishes(), Wishes("parker"), Wishes(points=True), Wishes("hobby", teams=True),
    Wishes("hasbro", {"home": "bounce"}), Wishes("dog"),
)
BOTS = ("runner", "chance")


def play(number: int) -> None:
    """Play a table of its own to the end."""
    wishes = WISHES[number % len(WISHES)]
    copy = Wishes(
        wishes.game, dict(wishes.rules), wishes.teams, wishes.points, wishes.rounds, wishes.target
    )
    kinds = {seat: BOTS[seat % 2] for seat in SEATS}
    seating = Seating({seat: Robot(seat, kind, make_bot(kind)) for seat, kind in kinds.items()})
    advance(Table(make_rules(copy, seating.seats), seating, SeededChance(number)))


def held() -> int:
    """Bytes that Python holds."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    """Measure and print."""
    tell_machine()
    tracemalloc.start()
    for number in range(2 * len(WISHES)):
        play(number)
    before = held()
    for number in range(TABLES):
        play(number)
    left = (held() - before) / 1024 / TABLES
    tell(f"{TABLES} finished tables: {left:.2f} KB each are left, {MOST:.0f} allowed: "
         f"{verdict(left < MOST)}")


if __name__ == "__main__":
    main()
