"""What is left of 20 games, as text records and as rows of SQLite, after one harm at a random
byte: ``python -m tests.benchmarks.storage_formats`` (half a minute). Nothing is timed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.record import split_lines
from tests.benchmarks.timing import tell
from tests.store.games import record_of, seat
from tests.store.harm import cut, flip, overwrite

GAMES = 20
TIMES = 1000
FEW = 20
"""Lines: a game of which fewer are left is lost."""
BOOKS = (Wishes(), Wishes("dog"), Wishes("parker", teams=True))
HARM = {"one bit": flip, "overwritten": overwrite, "cut": cut}
Lines = list[list[str]]


class Loss(NamedTuple):
    """Lines and games lost, and whether something reads otherwise than written without an error."""

    lines: int
    games: int
    unnoticed: int


def loss(whole: Sequence[Sequence[str]], left: Sequence[Sequence[str]], *, noticed: bool) -> Loss:
    """What is lost of the games: all behind the first line that is not as it was."""
    good = [
        next((at for at, (one, other) in enumerate(zip(was, now, strict=False)) if one != other),
             min(len(was), len(now)))
        for was, now in zip(whole, left, strict=True)
    ]
    lost = sum(map(len, whole)) - sum(good)
    return Loss(lost, sum(lines < FEW for lines in good), int(bool(lost) and not noticed))


def of_text(record: bytes, lines: Sequence[str], harmed: bytes) -> Loss:
    """Of one game as a record; an ending that is missing is told as cut."""
    try:
        left, noticed = split_lines(harmed)[0], len(harmed) != len(record)
    except RecordError as error:
        good = b"".join(harmed.splitlines(keepends=True)[: max(error.line - 1, 0)])
        left, noticed = split_lines(good)[0], True
    return loss([lines], [[line.text for line in left]], noticed=noticed)


def write_rows(path: Path, games: Lines) -> None:
    """All games in one file, a commit a line as in play."""
    with closing(sqlite3.connect(path)) as rows:
        rows.execute("PRAGMA journal_mode = WAL")
        rows.execute("CREATE TABLE line (game INTEGER, at INTEGER, text TEXT NOT NULL,"
                     " PRIMARY KEY (game, at)) WITHOUT ROWID")
        for game, lines in enumerate(games):
            for at, text in enumerate(lines):
                with rows:
                    rows.execute("INSERT INTO line VALUES (?, ?, ?)", (game, at, text))


def read_rows(path: Path) -> tuple[Lines, bool]:
    """What is left of each game, and whether an error was met."""
    games: Lines = [[] for _ in range(GAMES)]
    noticed = False
    with closing(sqlite3.connect(path)) as rows:
        for game, lines in enumerate(games):
            try:
                for row in rows.execute(
                    "SELECT text FROM line WHERE game = ? ORDER BY at", (game,)
                ):
                    lines.append(str(row[0]))
            except sqlite3.DatabaseError:
                noticed = True
    return games, noticed


def told(losses: list[Loss]) -> str:
    """The mean of all."""
    lines, games, unnoticed = (sum(column) for column in zip(*losses, strict=True))
    return f"{lines / TIMES:.0f} lines, {games / TIMES:.2f} games, {unnoticed} unnoticed"


def main() -> None:
    """Print the figures."""
    records = [
        record_of(BOOKS[seed % len(BOOKS)], seed, seating=seat(bot="runner"))
        for seed in range(GAMES)
    ]
    games = [[line.text for line in split_lines(record)[0]] for record in records]
    rng = Random("harm")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "whole.sqlite"
        write_rows(path, games)
        whole = path.read_bytes()
        tell(f"{sum(map(len, games))} lines, {sum(map(len, records))} bytes of text, "
             f"{len(whole)} of SQLite")
        for name, harm in HARM.items():
            text = _of_texts(records, games, harm, rng)
            rows = [_of_rows(Path(folder), games, harm(whole, rng)) for _ in range(TIMES)]
            tell(f"{name}: text {told(text)}; SQLite {told(rows)}")


def _of_texts(
    records: list[bytes], games: Lines, harm: Callable[[bytes, Random], bytes], rng: Random
) -> list[Loss]:
    sizes = [len(record) for record in records]
    chosen = rng.choices(range(GAMES), sizes, k=TIMES)
    return [of_text(records[at], games[at], harm(records[at], rng)) for at in chosen]


def _of_rows(folder: Path, games: Lines, harmed: bytes) -> Loss:
    path = folder / "harmed.sqlite"
    for ending in ("", "-wal", "-shm"):
        Path(f"{path}{ending}").unlink(missing_ok=True)
    path.write_bytes(harmed)
    left, noticed = read_rows(path)
    return loss(games, left, noticed=noticed)


if __name__ == "__main__":
    main()
