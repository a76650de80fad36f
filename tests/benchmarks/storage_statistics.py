"""Statistics over 10,000 games: ``python -m tests.benchmarks.storage_statistics`` (about 40 s).

The file holds 10,000 games, copies of 100 different ones. Working a summary out is measured with
the 100; those of the copies are then filled in without leading each of them through the rules
again. What is measured is the answer to a player, and the same after one more game.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.store import library as library_module
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import Record, read_record
from sorry_a11y.store.statistics import statistics
from sorry_a11y.store.summary import Summary, summarise
from tests.benchmarks.timing import tell, tell_machine, verdict
from tests.store.games import record_of, seat

GAMES = 10_000
DIFFERENT = 100
ROUNDS = 11
MOST_MILLISECONDS = 200
BOOKS = (Wishes(), Wishes("parker", teams=True), Wishes(points=True), Wishes("dog"))


def fill(library: Library) -> None:
    """Store the games."""
    records = [
        read_record(record_of(BOOKS[seed % len(BOOKS)], seed, seating=seat(bot="runner")))
        for seed in range(DIFFERENT)
    ]
    for number in range(GAMES):
        library.file.create(records[number % DIFFERENT].texts)


@cache
def _known_by(data: bytes) -> Summary:
    return summarise(read_record(data))


def _known(record: Record) -> Summary:
    return _known_by(record.data)


def answer_time(library: Library) -> float:
    """Milliseconds of processor time for one answer."""
    began = process_time()
    found = statistics(library.summaries())
    assert found.games >= GAMES
    return (process_time() - began) * 1000


def main() -> None:
    """Print the figures."""
    tell_machine()
    with TemporaryDirectory() as folder:
        library = Library(PlayerFile(Path(folder)))
        fill(library)
        began = perf_counter()
        for number in range(1, DIFFERENT + 1):
            summarise(library.load(number))
        each = (perf_counter() - began) * 1000 / DIFFERENT
        tell(f"reading one record: {each:.1f} ms, mean of {DIFFERENT}")
        vars(library_module)["summarise"] = _known
        began = perf_counter()
        statistics(library.summaries())
        vars(library_module)["summarise"] = summarise
        size = library.file.path.stat().st_size
        tell(f"filling in {GAMES} games already read: {perf_counter() - began:.1f} s, "
             f"{size / 1e6:.1f} MB")
        times = [answer_time(library) for _ in range(ROUNDS)]
        more = []
        for number in range(ROUNDS):
            library.file.create(library.load(number + 1).texts)
            more.append(answer_time(library))
        for what, found in (("nothing new", times), ("one more game", more)):
            middle = median(found)
            tell(f"answer over {GAMES} games, {what}: median {middle:.0f} ms, most "
                 f"{max(found):.0f} ms; to reach {MOST_MILLISECONDS} ms: "
                 f"{verdict(middle < MOST_MILLISECONDS)}")


if __name__ == "__main__":
    main()
