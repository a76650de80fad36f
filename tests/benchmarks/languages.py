"""What a language costs over English: the first reply, and putting a turn's news in words.

    python -m tests.benchmarks.languages

Each language in a fresh interpreter, in turn, 15 rounds; medians. The first reply is that of the
presenter: message files read, three opponents' turns told. News: the reply to Enter over a game.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median

from sorry_a11y.narration.catalog import languages

ROUNDS = 15
PROBE = """
import sys, time
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.table.dealer import SeededChance
from sorry_a11y.table.setup import seat_players
from sorry_a11y.table.table import Host, Table
from tests.harness.sessions import advance
from sorry_a11y.session.presenter import Presenter
from sorry_a11y.settings.values import Settings
seating = seat_players(None, (), None)
table = Table(make_rules(Wishes(), seating.seats), seating, SeededChance(7))
begun = time.perf_counter()
presenter = Presenter(Host(table), Settings(language=sys.argv[1]))
presenter.open()
first = time.perf_counter() - begun
from sorry_a11y.narration.units import TurnUnit, units_of
from sorry_a11y.narration.narrator import sentences_of
told, taken = 0, 0.0
while not table.over:
    seat = table.game.turn
    view = table.view(seat)
    from sorry_a11y.rules.view import options
    events = [*table.decide(seat, options(view)[0]), *advance(table)]
    begun = time.perf_counter()
    units = units_of(events)
    sentences_of(units, presenter.listener())
    taken += time.perf_counter() - begun
    told += sum(isinstance(unit, TurnUnit) for unit in units)
print(first * 1000, taken / told * 1000)
"""


def main() -> None:
    """Print the medians, and the first reply's difference from English."""
    figures: dict[str, list[tuple[float, float]]] = {language: [] for language in languages()}
    for _ in range(ROUNDS):
        for language, rows in figures.items():
            done = subprocess.run([sys.executable, "-c", PROBE, language], capture_output=True,
                                  text=True, check=True)
            first, news = map(float, done.stdout.split())
            rows.append((first, news))
    english = median(first for first, _ in figures["en"])
    for language, rows in figures.items():
        first = median(row[0] for row in rows)
        news = median(row[1] for row in rows)
        sys.stdout.write(
            f"{language}: first reply {first:.1f} ms, {first - english:+.1f} over English "
            f"(at most 10); a turn's news {news:.3f} ms (at most 1)\n"
        )


if __name__ == "__main__":
    main()
