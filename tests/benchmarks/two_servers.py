"""The same tables at one server and at two, over one PostgreSQL: what a decision costs.

``nice python -m tests.benchmarks.two_servers [TABLES [SECONDS]]``: each table is two people by lot
and two bots, who decide one to two times a second; server processes of their own, people in this
one. Processor time of the servers a line of the journal, and how long people waited from a decision
to its news. Needs Debian's postgresql.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.server.postgres_journal import migrate
from tests.benchmarks.journals import percentile
from tests.harness.databases import Postgres
from tests.server.far_people import FarPerson
from tests.server.kill_lab import Pair
from tests.server.shared_lab import Servers

TABLES, SECONDS = 40, 30
WARM_S = 5.0
THINK_S = (0.5, 1.0)
LEASE_S = 30
TICKS = os.sysconf("SC_CLK_TCK")


def used(pid: int) -> float:
    """Processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def lines_of(database: Postgres) -> int:
    """How many lines the journal has."""
    connection = await asyncpg.connect(database.dsn)
    found = await connection.fetchval("SELECT count(*) FROM sorry_a11y.line")
    await connection.close()
    return int(found)


async def measured(database: Postgres, count: int, tables: int, seconds: float) -> float:
    """Tables at so many servers; microseconds of processor a line."""
    servers = await asyncio.to_thread(Servers, database, LEASE_S)
    urls = servers.urls[:count]
    pairs = [
        Pair(partial(FarPerson, urls[number % count], lot=Random(number), think=THINK_S),
             number, Random(number))
        for number in range(tables)
    ]
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    await asyncio.sleep(WARM_S)
    before, processor = await lines_of(database), sum(map(used, servers.pids[:count]))
    began = time.monotonic()
    await asyncio.sleep(seconds)
    lines = await lines_of(database) - before
    spent = sum(map(used, servers.pids[:count])) - processor
    rate = lines / (time.monotonic() - began)
    waits = [wait for pair in pairs for one in pair.people for wait in one.waits]
    for pair in pairs:
        pair.quiet = True
        for one in pair.people:
            one.ended = True
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    servers.end()
    sys.stdout.write(
        f"  {count} of 2 servers: {rate:6.1f} lines a second, {spent / lines * 1e6:5.0f} us "
        f"processor of the servers a line, from a decision to its news "
        f"{percentile(waits, 0.5):6.1f} and {percentile(waits, 0.99):7.1f} ms\n"
    )
    sys.stdout.flush()
    return spent / lines * 1e6


async def main() -> None:
    """Run as a program."""
    tables, seconds = (*(int(word) for word in sys.argv[1:]), TABLES, SECONDS)[:2]
    sys.stdout.write(f"{tables} tables, {seconds} s each, load {os.getloadavg()[0]:.1f}\n")
    with Postgres(safe=True) as database:
        await migrate(database.dsn)
        one = await measured(database, 1, tables, seconds)
        two = await measured(database, 2, tables, seconds)
    sys.stdout.write(f"  a line costs {two / one:.2f} times as much at two servers\n")


if __name__ == "__main__":
    asyncio.run(main())
