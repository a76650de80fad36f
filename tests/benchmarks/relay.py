"""What it costs that a guest reached another server than the one that has their room.

``nice python -m tests.benchmarks.relay [TABLES [SECONDS]]``: at each table one person is connected
to the server that has it and one reaches the same server, or the other; both decide by lot, one to
two times a second. Processor time of both servers a decision, milliseconds from a decision to its
news for both people and until the second one sits, and memory. Needs Debian's postgresql.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from sorry_a11y.server import lobby, shared_limits
from sorry_a11y.server.postgres_journal import PostgresJournal, migrate
from sorry_a11y.server.rate_limits import Rate
from sorry_a11y.server.table_server import ServerOptions, cluster_server
from sorry_a11y.wire import protocol as msg
from tests.benchmarks.journals import percentile
from tests.benchmarks.two_servers import used
from tests.harness.databases import Postgres, free_port
from tests.server.far_people import FarPerson

HERE = "127.0.0.1"
LEASE_S = 30.0
WARM_S = 5.0
THINK_S = (0.5, 1.0)
SEATS = {"red": "you", "yellow": "open", "blue": "runner", "green": "runner"}


def serve(dsn: str, port: int) -> None:
    """A server in a process of its own."""
    lobby.TABLES = Rate(10_000, 0.1)  # type: ignore[attr-defined]
    shared_limits.MOST_CONNECTIONS = 100_000

    async def run() -> None:
        url = f"ws://{HERE}:{port}"
        journal = PostgresJournal(dsn, url, LEASE_S)
        await journal.open()
        server = cluster_server(journal, "1", url, ServerOptions(trusted=(HERE,)))
        await server.start(HERE, port)
        await asyncio.Event().wait()

    asyncio.run(run())


def held(pid: int) -> int:
    """Memory of a process, in KiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


class People:
    """Ann and Ben at one table after another."""

    def __init__(self, urls: list[str], number: int) -> None:
        self.people: list[FarPerson] = []
        self.joins: list[float] = []
        self._urls = urls
        self._number = number

    async def run(self) -> None:
        """Play game after game."""
        for count in range(1_000_000):
            address = f"10.{self._number >> 8}.{self._number & 255}.{count & 255}"
            ann, ben = (
                FarPerson(url, address, Random(self._number), think=THINK_S) for url in self._urls
            )
            seated = await ann.sit(msg.HostTable("hasbro", "Ann", SEATS))
            began = time.monotonic()
            await ben.sit(msg.Join(seated.code, "Ben"))
            self.joins.append(time.monotonic() - began)
            await ann.send(msg.Start())
            self.people += [ann, ben]
            await asyncio.gather(ann.play(), ben.play())


async def measured(name: str, dsn: str, tables: int, seconds: float, *, relayed: bool) -> None:
    """Play, and print what it cost."""
    ports = [free_port(), free_port()]
    servers = [multiprocessing.Process(target=serve, args=(dsn, port)) for port in ports]
    for one in servers:
        one.start()
    await asyncio.sleep(4.0)
    urls = [f"ws://{HERE}:{port}" for port in ports]
    pids = [one.pid or 0 for one in servers]
    empty = [held(pid) for pid in pids]
    tables_of = [People([urls[0], urls[int(relayed)]], number) for number in range(tables)]
    tasks = []
    for one_table in tables_of:
        tasks.append(asyncio.create_task(one_table.run()))
        await asyncio.sleep(0.02)
    await asyncio.sleep(WARM_S)
    everybody = [one for table in tables_of for one in table.people]
    for person in everybody:
        person.waits.clear()
    before, sent = [used(pid) for pid in pids], sum(len(one.sent) for one in everybody)
    await asyncio.sleep(seconds)
    spent = [used(pid) - start for pid, start in zip(pids, before, strict=True)]
    everybody = [one for table in tables_of for one in table.people]
    sent = sum(len(one.sent) for one in everybody) - sent
    memory = [(held(pid) - start) // tables for pid, start in zip(pids, empty, strict=True)]
    for person in everybody:
        person.ended = True
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    for process in servers:
        process.kill()
        process.join()
    waits = [[wait for one in everybody[at::2] for wait in one.waits] for at in range(2)]
    joins = [wait for table in tables_of for wait in table.joins]
    sys.stdout.write(
        f"  {name:8} {sent / seconds:6.1f} decisions/s, us a decision {1e6 * spent[0] / sent:5.0f} "
        f"and {1e6 * spent[1] / sent:5.0f}; ms until news, median and p99, Ann "
        + ", Ben ".join(f"{percentile(w, 0.5):.1f} {percentile(w, 0.99):.1f}" for w in waits)
        + f", until Ben sits {percentile(joins, 0.5):.1f} {percentile(joins, 0.99):.1f}; "
        f"KiB a table {memory[0]} and {memory[1]}\n"
    )
    sys.stdout.flush()


async def main() -> None:
    """Run as a program."""
    tables, seconds = (*(int(word) for word in sys.argv[1:3]), 60, 20)[:2]
    with Postgres() as database:
        await migrate(database.dsn)
        for name, relayed in (("direct", False), ("relayed", True)):
            await measured(name, database.dsn, tables, seconds, relayed=relayed)


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    asyncio.run(main())
