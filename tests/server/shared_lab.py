"""Two servers over one PostgreSQL, one of which is killed, frozen or cut off, again and again.

``nice python -m tests.server.shared_lab FAULTS TABLES SEED [LEASE [FAULT ...]]``; a test runs a
few. Each table is played by two people over sockets; they go back by themselves to whichever server
answers. A fault is one of: SIGKILL and a new process; SIGSTOP for longer than the lease, and on;
every session with the database ended, of one server; SIGTERM, which hands the tables over; and, if
it is named, "database": PostgreSQL is ended at once (SIGQUIT: nothing is put in order) and started
again. In the end what each was told is compared with what the journal says, which the rules must
lead through: nothing may be missing, nothing told twice, no log forked.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.server.postgres_journal import migrate
from tests.harness.databases import Postgres, free_port

from .far_people import FarPerson
from .kill_lab import SETTLE_S, Outcome, Pair, outcome
from .programs import Serving

FAULTS = ("kill", "freeze", "cut", "drain")
PATIENCE_S = 1.0
"""Seconds after which people leave a server that tells nothing."""


class Found(NamedTuple):
    """What the lab saw. ``takeovers``: seconds from a fault until each of those whom it hit had a
    chair again, and the fault; ``forked``: tables whose epochs go back, or whose numbers have
    gaps."""

    told: Outcome
    takeovers: list[tuple[float, str]]
    forked: int
    changes: int


class Servers:
    """Two servers, a and b, over one database."""

    def __init__(self, database: Postgres, lease: int) -> None:
        self.database = database
        self.lease = lease
        self.ports = [free_port(), free_port()]
        self._running = [self._started(at) for at in range(2)]

    @property
    def urls(self) -> list[str]:
        """Where they are."""
        return [f"ws://127.0.0.1:{port}" for port in self.ports]

    @property
    def pids(self) -> list[int]:
        """Their processes."""
        return [one.pid for one in self._running]

    def own_url(self, at: int) -> str:
        """Where guests are told that one of them is."""
        return self.urls[at]

    def reached(self, url: str) -> dict[str, Any]:  # noqa: ARG002
        """By its name."""
        return {}

    def _started(self, at: int) -> Serving:
        more = ["--postgres", f"{self.database.dsn}?application_name=server{at}",
                "--lease", str(self.lease), "--url", self.own_url(at),
                "--peer", f"ws://127.0.0.1:{self.ports[at]}"]
        return Serving(Path("unused"), self.ports[at], more=more)

    async def fault(self, what: str, at: int) -> None:
        """Have something go wrong with one of them, and right again."""
        match what:
            case "kill":
                await asyncio.to_thread(self.kill, at)
                await asyncio.sleep(self.lease + 1)
                await asyncio.to_thread(self.again, at)
            case "freeze":
                self._running[at].signal(signal.SIGSTOP)
                await asyncio.sleep(self.lease + 1.5)
                self._running[at].signal(signal.SIGCONT)
            case "cut":
                await self._cut(at)
                await asyncio.sleep(0.5)
            case "database":
                await asyncio.to_thread(self.database.end, signal.SIGQUIT)
                await asyncio.sleep(1.0)
                await asyncio.to_thread(self.database.start)
                await asyncio.sleep(self.lease)
            case "drain":
                await asyncio.to_thread(self.stop, at)
                await asyncio.to_thread(self.again, at)

    def kill(self, at: int) -> None:
        """End one as a power cut does."""
        self._running[at].kill()

    def stop(self, at: int) -> None:
        """End one as a system does that stops services."""
        self._running[at].stop()

    def again(self, at: int) -> None:
        """Start one anew."""
        self._running[at].__exit__(None, None, None)
        self._running[at] = self._started(at)

    async def written(self) -> tuple[list[Any], int]:
        """Every line of the journal (table, number, epoch, text), table by table, and how often a
        table changed hands."""
        connection = await asyncpg.connect(self.database.dsn)
        rows = await connection.fetch(
            "SELECT tbl, seq, epoch, text FROM sorry_a11y.line ORDER BY tbl, seq"
        )
        changes = await connection.fetchval("SELECT sum(epoch - 1) FROM sorry_a11y.place")
        await connection.close()
        return rows, int(changes or 0)

    async def _cut(self, at: int) -> None:
        connection = await asyncpg.connect(self.database.dsn)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1",
            f"server{at}",
        )
        await connection.close()

    def end(self) -> None:
        """Kill both."""
        for one in self._running:
            one.signal(signal.SIGCONT)
            one.kill()
            one.__exit__(None, None, None)


class Hit(NamedTuple):
    """A fault: what it was, when it began, and which people were at the server."""

    what: str
    began: float
    people: list[FarPerson]


class Lab(Protocol):
    """Servers to which something happens. ``lease``: as of `Servers`; ``reached``: how sockets are
    opened to an address, as `far_people.FarPerson` asks."""

    lease: int

    @property
    def urls(self) -> list[str]:
        """Two addresses at which people come, one of which is tried where the other fails."""

    def reached(self, url: str) -> dict[str, Any]:
        """How a socket is opened to an address."""

    async def fault(self, what: str, at: int) -> None:
        """Have something go wrong, and right again."""

    async def written(self) -> tuple[list[Any], int]:
        """As of `Servers`."""

    def end(self) -> None:
        """End everything that writes."""


async def faulted(
    servers: Lab, faults: int, tables: int, seed: int,
    plan: Callable[[int, Random], str] = lambda _at, lot: lot.choice(FAULTS),
    at_end: Callable[[], None] = lambda: None,
) -> Found:
    """Run the lab. ``plan``: which fault is next; ``at_end``: called before the servers end."""
    lot = Random(seed)
    lots = [Random(f"{seed} {number}") for number in range(tables)]
    urls = servers.urls
    pairs = [
        Pair(
            partial(FarPerson, urls[number % 2], lot=lots[number], others=[urls[1 - number % 2]],
                    patience=PATIENCE_S, reached=servers.reached),
            number, lots[number],
        )
        for number in range(tables)
    ]
    tasks = [asyncio.create_task(pair.run()) for pair in pairs]
    loop = asyncio.get_running_loop()
    hits = []
    try:
        for number in range(faults):
            await asyncio.sleep(lot.uniform(0.5, 1.5))
            at = lot.randrange(2)
            people = [one for pair in pairs for one in pair.now if one.is_at(urls[at])]
            what = plan(number, lot)
            hits.append(Hit(what, loop.time(), people))
            await servers.fault(what, at)
        await asyncio.sleep(servers.lease + 1.0)
        people = await _ended(pairs, tasks)
        await asyncio.to_thread(at_end)
    finally:
        servers.end()
    return await _found(servers, faults, people, hits)


async def _ended(pairs: list[Pair], tasks: list[asyncio.Task[None]]) -> list[FarPerson]:
    """Have everybody hear what is still to be told, and leave; who they were."""
    for pair in pairs:
        pair.quiet = True
        for one in pair.now:
            one.quiet = True
    await asyncio.sleep(SETTLE_S)
    people = [one for pair in pairs for one in pair.people]
    for one in people:
        one.ended = True
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return people


async def _found(
    servers: Lab, faults: int, people: list[FarPerson], hits: list[Hit]
) -> Found:
    rows, changes = await servers.written()
    lines: dict[str, list[Any]] = {}
    for row in rows:
        lines.setdefault(row["tbl"], []).append(row)
    forked = sum(
        [row["seq"] for row in table] != list(range(1, len(table) + 1))
        or sorted(row["epoch"] for row in table) != [row["epoch"] for row in table]
        for table in lines.values()
    )
    told = outcome(lambda table: [row["text"] for row in lines.get(table, ())], faults, people)
    return Found(told, took_over(hits), forked, changes)


def took_over(hits: list[Hit]) -> list[tuple[float, str]]:
    """For each of those who lost their seat by a fault, and not by the next: seconds from its
    beginning until they had one again, and what it was; the shortest first. A server that is
    stopped serves each table until it hands it over: seconds from then."""
    ends = [hit.began for hit in hits[1:]] + [float("inf")]
    return sorted(
        (absence.until - (absence.since if hit.what == "drain" else hit.began), hit.what)
        for hit, end in zip(hits, ends, strict=True) for one in hit.people
        for absence in [next(
            (one for one in one.absences if hit.began <= one.since < end), None
        )] if absence
    )


def described(found: Found, lease: int) -> str:
    """What was found, for whoever runs the lab."""
    told = found.told
    faults = sorted({what for _, what in found.takeovers})
    times = [("all", [second for second, _ in found.takeovers])] + [
        (fault, [second for second, what in found.takeovers if what == fault]) for fault in faults
    ]
    return (
        f"{told.kills} faults, {told.decisions} decisions, {told.people} people: "
        f"{told.differing} told something else than the journal, {told.twice} decisions twice, "
        f"{found.forked} logs forked, unexpected refusals {told.unexpected}; "
        f"{found.changes} tables taken over, with a lease of {lease} s. "
        "From a fault to a seat again, seconds in the middle, at the 99th percentile, at most:\n"
    ) + "".join(
        f"  {what:8} {len(back):5} people {back[len(back) // 2]:6.2f} "
        f"{back[int(len(back) * 0.99)]:6.2f} {back[-1]:6.2f}\n"
        for what, back in times if back
    )


def main() -> None:
    """Run as a program."""
    faults, tables, seed = (int(word) for word in sys.argv[1:4])
    lease = int(sys.argv[4]) if len(sys.argv) > 4 else 2
    which = sys.argv[5:] or FAULTS
    with Postgres(safe=True) as database:
        asyncio.run(migrate(database.dsn))
        found = asyncio.run(faulted(
            Servers(database, lease), faults, tables, seed,
            plan=lambda _at, lot: lot.choice(which),
        ))
    sys.stdout.write(described(found, lease))
    told = found.told
    sys.exit(1 if told.differing or told.twice or told.unexpected or found.forked else 0)


if __name__ == "__main__":
    main()
