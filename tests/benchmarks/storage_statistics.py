"""Statistics over 10,000 games: ``python -m tests.benchmarks.storage_statistics`` (about 40 s).

The folder holds 10,000 records, copies of 100 different games. Reading a record is measured with
the 100; the figures of the copies are then filled in without reading each of them again. What is
measured is the answer to a player: the folder looked through, the file of figures opened and
checked, all questions asked; and the same after one more game.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.storage import summary_store
from sorry_a11y.storage.home import Home
from sorry_a11y.storage.library import Library
from sorry_a11y.storage.record import Record
from sorry_a11y.storage.statistics import statistics
from sorry_a11y.storage.summary import Summary, summarise
from sorry_a11y.storage.summary_store import NAME
from tests.benchmarks.timing import tell, tell_machine, verdict
from tests.storage.games import record_of, seat

GAMES = 10_000
DIFFERENT = 100
ROUNDS = 11
MOST_MILLISECONDS = 200
BOOKS = (Wishes(), Wishes("parker", teams=True), Wishes(points=True), Wishes("dog"))


def fill(folder: Path) -> None:
    """Write the records."""
    games = folder / "games"
    games.mkdir()
    records = [
        record_of(BOOKS[seed % len(BOOKS)], seed, seating=seat(bot="runner"))
        for seed in range(DIFFERENT)
    ]
    for number in range(1, GAMES + 1):
        (games / f"game-{number}.txt").write_bytes(records[number % DIFFERENT])


@cache
def _known(record: Record) -> Summary:
    return summarise(record)


def answer_time(library: Library) -> float:
    """Milliseconds for one answer."""
    began = perf_counter()
    found = statistics(library)
    assert found.games >= GAMES
    return (perf_counter() - began) * 1000


def main() -> None:
    """Print the figures."""
    tell_machine()
    with TemporaryDirectory() as folder:
        library = Library(Home(Path(folder)))
        fill(Path(folder))
        began = perf_counter()
        for number in range(1, DIFFERENT + 1):
            summarise(library.load(number))
        each = (perf_counter() - began) * 1000 / DIFFERENT
        tell(f"reading one record: {each:.1f} ms, mean of {DIFFERENT}")
        summary_store.summarise = _known  # type: ignore[attr-defined]
        began = perf_counter()
        statistics(library)
        summary_store.summarise = summarise  # type: ignore[attr-defined]
        size = (Path(folder) / NAME).stat().st_size
        tell(f"filling in {GAMES} games already read: {perf_counter() - began:.1f} s, "
             f"{size / 1e6:.1f} MB")
        times = [answer_time(library) for _ in range(ROUNDS)]
        more = []
        for number in range(ROUNDS):
            path = library.records.path(number + 1)
            path.with_name(f"game-{GAMES + number + 1}.txt").write_bytes(path.read_bytes())
            more.append(answer_time(library))
        for what, found in (("nothing new", times), ("one more game", more)):
            middle = median(found)
            tell(f"answer over {GAMES} games, {what}: median {middle:.0f} ms, most "
                 f"{max(found):.0f} ms; to reach {MOST_MILLISECONDS} ms: "
                 f"{verdict(middle < MOST_MILLISECONDS)}")


if __name__ == "__main__":
    main()
