"""Two servers with the same tables in this process, and people at them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from time import monotonic

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.server.metrics import Metrics
from sorry_a11y.server.postgres_journal import PostgresJournal
from sorry_a11y.server.shared_sqlite import SharedSqlite, share
from sorry_a11y.server.table_server import ServerOptions, TableServer, cluster_server
from sorry_a11y.wire import protocol as msg
from tests.harness.databases import Postgres, free_port

from .far_people import FarPerson
from .kill_lab import outcome

LEASE_S = 30.0
"""Long, so that no busy neighbour ends it; leases that end are the matter of `shared_lab`."""
SEATS = {"red": "you", "yellow": "open", "blue": "runner"}
HERE = "127.0.0.1"
LONG = 20.0
SECRET = "what only these two servers know, for tests"


class House:
    """Two servers over one database, or over one file in a folder."""

    def __init__(self, database: Postgres | Path) -> None:
        self.database = database
        self.ports = [free_port(), free_port()]
        self.servers: list[TableServer] = []
        self.journals: list[PostgresJournal | SharedSqlite] = []

    @property
    def urls(self) -> list[str]:
        """Where they are."""
        return [f"ws://{HERE}:{port}" for port in self.ports]

    async def start(self, at: int) -> None:
        """Start the next of them."""
        journal = await self._placement(at)
        server = cluster_server(
            journal, "1", self.urls[at],
            ServerOptions(trusted=(HERE,), metrics=Metrics(), secret=SECRET),
        )
        await server.start(HERE, self.ports[at])
        self.servers.append(server)
        self.journals.append(journal)

    async def _placement(self, at: int) -> PostgresJournal | SharedSqlite:
        if isinstance(self.database, Path):
            file = self.database / "tables.sqlite"
            if at == 0:
                share(file)
            part = SharedSqlite(file, at, 2, self.urls[at], LEASE_S)
            await part.begin()
            return part
        journal = PostgresJournal(self.database.dsn, self.urls[at], LEASE_S)
        await journal.open()
        return journal

    def person(self, at: int, lot: int, *, quiet: bool = False) -> FarPerson:
        """Somebody at one of the servers."""
        one = FarPerson(
            self.urls[at], f"10.0.0.{lot}", Random(lot), others=[self.urls[1 - at]],
            patience=15.0,
        )
        one.quiet = quiet
        return one

    async def pair(self, *, quiet: bool = False) -> list[FarPerson]:
        """Ann, who opened a table at the first server, and Ben, who came to the second."""
        ann, ben = self.person(0, 1, quiet=quiet), self.person(1, 2, quiet=quiet)
        seated = await ann.sit(msg.HostTable("hasbro", "Ann", SEATS))
        await ben.sit(msg.Join(seated.code, "Ben"))
        await ann.send(msg.Start())
        return [ann, ben]

    async def differing(self, people: list[FarPerson]) -> int:
        """How many were told something else than the journal says."""
        found = {
            one.seated.table: await self._texts(one.seated.table) for one in people if one.seated
        }
        told = outcome(lambda table: found[table], 0, people)
        assert (told.twice, told.unexpected) == (0, [])
        return told.differing

    async def _texts(self, table: str) -> list[str]:
        if isinstance(self.database, Path):
            with closing(sqlite3.connect(self.database / "tables.sqlite")) as file:
                return [row[0] for row in file.execute(
                    "SELECT text FROM line WHERE tbl = ? ORDER BY seq", (table,)
                )]
        connection = await asyncpg.connect(self.database.dsn)
        rows = await connection.fetch(
            "SELECT text FROM sorry_a11y.line WHERE tbl = $1 ORDER BY seq", table
        )
        await connection.close()
        return [row["text"] for row in rows]


@asynccontextmanager
async def house(database: Postgres | Path) -> AsyncIterator[House]:
    """Two servers that run, and end."""
    found = House(database)
    for at in range(2):
        await found.start(at)
    try:
        yield found
    finally:
        for server, journal in zip(found.servers, found.journals, strict=True):
            await server.stop()
            if isinstance(journal, SharedSqlite):
                journal.close()
            else:
                await journal.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something."""
    end = monotonic() + LONG
    while not true():
        assert monotonic() < end, "never happened"
        await asyncio.sleep(0.02)


async def plays_through(
    house: House, fault: Callable[[], Awaitable[None]]
) -> tuple[list[FarPerson], int]:
    """Ann and Ben play while something happens; who they are, and how many were told something
    else in the end than what the journal says."""
    people = await house.pair()
    tasks = [asyncio.create_task(one.play()) for one in people]
    await until(lambda: all(len(one.sent) > 3 for one in people))
    await fault()
    before = [len(one.sent) for one in people]
    await until(lambda: all(
        one.over or len(one.sent) > count + 3 for one, count in zip(people, before, strict=True)
    ))
    for one in people:
        one.quiet = True
    await asyncio.sleep(0.5)
    for one, task in zip(people, tasks, strict=True):
        one.ended = True
        task.cancel()
        await one.leave()
    return people, await house.differing(people)


async def drained(database: Postgres | Path) -> None:
    """The first of two servers ends while Ann and Ben play: nothing is missing or told twice."""
    async with house(database) as at:
        people, differing = await plays_through(at, at.servers[0].stop)
        assert differing == 0
        assert all(one.absences for one in people[:1])


async def guest_elsewhere(database: Postgres | Path) -> None:
    """Ben plays through the second server at a table of the first, and leaves: the room knows his
    own address, and that he is gone."""
    async with house(database) as at:
        ann, ben = people = await at.pair()
        tasks = [asyncio.create_task(one.play()) for one in people]
        await until(lambda: all(len(one.sent) > 5 for one in people))
        assert ann.seated is not None
        room = at.servers[0]._lobby._rooms[ann.seated.table]
        assert [one.address for one in room.members.guests.values()] == ["10.0.0.1", "10.0.0.2"]
        assert not at.servers[1]._lobby._rooms
        for one in people:
            one.ended = True
        for task in tasks:
            task.cancel()
        await ben.leave()
        await until(lambda: not room.members.guests[1].is_here)
        assert room.members.guests[0].is_here
        await ann.leave()
