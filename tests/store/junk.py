"""Reads 10 MB of junk of several kinds, then long records that somebody made up, and prints the
most memory that was in use, in MB: ``python -m tests.store.junk [BYTES]``, BYTES to a record, as
many as a record may have if not said. Run by a test."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from sorry_a11y.rulesets.families import Wishes
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.exchange import import_record
from sorry_a11y.store.library import Library
from sorry_a11y.store.player_file import PlayerFile
from sorry_a11y.store.record import (
    MOST_RECORD_BYTES,
    Chain,
    game_of,
    read_record,
    read_record_file,
)
from tests.harness.sessions import advance
from tests.store.games import ALL, noted, press, record_of, seat

SIZE = 10_000_000


def main() -> None:
    """Read it all."""
    rng = Random("junk")
    start = record_of(Wishes(), 1, most=40)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "junk.txt"
        library = Library(PlayerFile(Path(folder)))
        for junk in (
            rng.randbytes(SIZE), b"\n" * SIZE, b"a" * SIZE, start + b"\n" * SIZE,
            start + bytes(SIZE), b"sorry-a11y record 1 " * (SIZE // 20),
        ):
            path.write_bytes(junk)
            for read in (lambda: read_record_file(path),
                         lambda: import_record(library, path)):
                try:
                    read()
                except RecordError:
                    continue
                raise AssertionError("junk was taken for a record")
    size = int(sys.argv[1]) if sys.argv[1:] else MOST_RECORD_BYTES
    for data in (long_game(size), to_and_fro(size)):
        began = perf_counter()
        game_of(read_record(data))
        sys.stdout.write(f"{len(data)} bytes in {perf_counter() - began:.1f} s\n")
    sys.stdout.write(f"{most_memory()}\n")


def long_game(most: int) -> bytes:
    """A match of four people that fills a record, each of whose decisions can be taken back."""
    table, notes = noted(Wishes(points=True, rounds=10**9), seat(ALL), 1)
    advance(table)
    size = 0
    while size < most - 1000:
        count = len(notes.lines)
        press(table)
        size += sum(len(line) for line in notes.lines[count:])
    return notes.data


def to_and_fro(most: int) -> bytes:
    """The same decision with most to choose from, taken and taken back until a record is full."""
    table, notes = noted(Wishes("dog"), seat(ALL), 3)
    advance(table)
    best = 0
    while not table.over and len(table.actions) < 300:
        press(table)
        best = max(best, len(table.now.choices.plays))
        if len(table.now.choices.plays) > 60:
            break
    chain = Chain()
    texts = [line.rpartition(b" ")[0].decode() for line in notes.lines]
    data = b"".join(chain.line(text) for text in texts)
    count = len(notes.lines)
    seat_on_turn = table.now.turn
    press(table)
    table.undo(seat_on_turn)
    there = [line.rpartition(b" ")[0].decode() for line in notes.lines[count:]]
    found = [data]
    size = len(data)
    while size < most - 1000:
        for text in there:
            found.append(chain.line(text))
            size += len(found[-1])
    return b"".join(found)


def most_memory() -> int:
    """The most memory this process has had, in MB; 0 where the system does not tell."""
    own = Path("/proc/self/status")
    if own.exists():  # the figure below also counts the process that started this one
        peak = next(line for line in own.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) // 1000
    try:
        import resource
    except ImportError:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1_000_000 if sys.platform == "darwin" else 1000)


if __name__ == "__main__":
    main()
