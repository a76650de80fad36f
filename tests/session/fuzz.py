"""Any keys, every mode, size, language: ``python -m tests.session.fuzz [--keys N] [--jobs N]``.

At every kind of table, by single keys and by lines, in every language, walks press about N random
keys in all (100,000 if not said), and every rule of listening is looked after on each reply, laid
out for terminals of four sizes (see walks.py and law.py). A breach is told with its table, seed
and key, by which it can be walked again. The exit status is 1 where there was one.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import product

from tests.harness.languages import SPOKEN
from tests.harness.tables import TABLES, PlayTable
from tests.harness.walks import Notes, walk_all

SHOWN = 20
"""Breaches that are told."""


def tables() -> list[PlayTable]:
    """Every kind of table in both modes and every language."""
    found = []
    for table, by_keys, language in product(TABLES, (True, False), SPOKEN):
        mode = "keys" if by_keys else "lines"
        settings = table.settings.replace(language=language)
        found.append(replace(
            table, name=f"{table.name}, {mode}, {language}", settings=settings, by_keys=by_keys
        ))
    return found


def walk(table: PlayTable, keys: int) -> Notes:
    """Press about so many keys at one table."""
    return walk_all((table,), keys, 1)


def main() -> int:
    """Walk everywhere; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.session.fuzz")
    parser.add_argument("--keys", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    places = tables()
    each = max(1, -(-asked.keys // len(places)))
    counts: Counter[str] = Counter()
    breaches: list[str] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for notes in pool.map(walk, places, [each] * len(places)):
            counts += notes.counts
            for rule, found in notes.breaches.items():
                breaches += [f"{rule}: {one}" for one in found]
    sys.stdout.write(
        f"{counts['keys']} keys at {len(places)} tables, {counts['decisions']} decisions, "
        f"{len(breaches)} breaches\n"
    )
    sys.stdout.writelines(f"{one}\n" for one in breaches[:SHOWN])
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
