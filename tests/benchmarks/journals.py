"""The journal of one machine and the journal of several, beside a bare append that is synced.

``nice python -m tests.benchmarks.journals [RATE...]``: lines of 40 characters of a thousand tables,
so many a second, committed together as a server commits them; processor time of the program a line,
and how long a line waited (median and 99th percentile), beside the same of bare synced appends in
the same seconds. Needs Debian's postgresql.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sorry_a11y.server.journal import StoredEntry
from sorry_a11y.server.postgres_journal import PostgresJournal, migrate
from sorry_a11y.server.sqlite_journal import SqliteJournal
from tests.harness.databases import Postgres

TABLES = 1000
SECONDS = 5.0
TEXT = '{"t":"act","text":"r 7 r1+3 r2+4 and so"}'
FIRST = '{"t":"opened","code":"x"}'
Append = Callable[[list[StoredEntry]], Awaitable[None]]


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[int(len(values) * share)] * 1000


async def measured(append: Append, rate: int) -> str:
    """Lines at a rate for some seconds, committed by one task, all that are due at once."""
    numbers = dict.fromkeys(range(TABLES), 1)
    await append([StoredEntry(f"{table}", 1, FIRST) for table in range(TABLES)])
    waits: list[float] = []
    processor, began, sent = time.process_time(), time.monotonic(), 0
    while (now := time.monotonic()) - began < SECONDS:
        due = int((now - began) * rate)
        if due == sent:
            await asyncio.sleep(0.0005)
            continue
        lines = []
        for at in range(sent, due):
            table = at % TABLES
            numbers[table] += 1
            lines.append(StoredEntry(f"{table}", numbers[table], TEXT))
        await append(lines)
        done = time.monotonic()
        waits += [done - (began + at / rate) for at in range(sent, due)]
        sent = due
    used = time.process_time() - processor
    return (
        f"{sent / SECONDS:8.0f} lines a second, {used / sent * 1e6:5.0f} us processor a line, "
        f"{percentile(waits, 0.5):6.1f} and {percentile(waits, 0.99):6.1f} ms"
    )


def synced(folder: Path) -> str:
    """Bare appends, each synced, for as long."""
    waits = []
    with (folder / "bare").open("ab") as file:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            began = time.monotonic()
            file.write(TEXT.encode())
            file.flush()
            os.fsync(file.fileno())
            waits.append(time.monotonic() - began)
    return f"{percentile(waits, 0.5):6.1f} and {percentile(waits, 0.99):6.1f} ms"


async def compared(folder: Path, database: Postgres, rate: int) -> None:
    """One rate, all three."""
    print(f"{rate} lines a second wanted")  # noqa: T201
    journal = SqliteJournal(folder / f"{rate}.sqlite")
    print("  bare append   ", synced(folder))  # noqa: T201

    async def to_sqlite(lines: list[StoredEntry]) -> None:
        await asyncio.to_thread(journal.append, lines)

    print("  SQLite     ", await measured(to_sqlite, rate))  # noqa: T201
    journal.close()
    shared = PostgresJournal(database.dsn, "", 300.0)
    await shared.open()
    print("  PostgreSQL ", await measured(shared.append, rate))  # noqa: T201
    async with shared._pool.acquire() as connection:
        await connection.execute("TRUNCATE place, line")
    await shared.close()


async def main() -> None:
    """Run as a program."""
    with tempfile.TemporaryDirectory() as folder, Postgres(safe=True) as database:
        await migrate(database.dsn)
        for rate in [int(word) for word in sys.argv[1:]] or [1000, 5000]:
            await compared(Path(folder), database, rate)


if __name__ == "__main__":
    asyncio.run(main())
