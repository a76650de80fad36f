"""The journal of several servers, in PostgreSQL; and which of them has which table.

A server holds its tables by one lease, renewed as one row however many they are and judged by the
database's clock. Whoever needs a table of a server whose lease ended first has that server *fall*,
for good, and then takes the table: each is one compare-and-set. An append locks the own row for as
long as it takes, so it either is over before its server falls, and read by whoever takes the table,
or it writes nothing.

In the database: `server`: each process that carries tables, once for every time it began; it holds
all its tables until ``until``, by the clock of the database, unless it has ``fallen``. `place`: who
has a table, and how often it changed hands (``epoch``). `line`: the entries of the journal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from secrets import token_hex
from time import monotonic
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec

from sorry_a11y.server.cluster import ElsewhereError, LeaseLostError, NoRoomError, Peer
from sorry_a11y.server.journal import CODED, JournalError, StoredEntry

LEASE_S = 5.0
"""Seconds that a lease lasts; after a server died its tables are free after as many."""
CONNECTIONS = 6
LOOKING = 4
"""How many of the connections may look for tables at the same time: what is decided, and the lease,
never wait for those who come for the table of a server that died."""
LOOK_S = 10.0
"""Seconds that a table may take to be had; nothing is lost by waiting."""
CONNECT_S = 10.0
SCHEMA = "sorry_a11y"
STEPS = (
    """
    CREATE TABLE server (
        id TEXT PRIMARY KEY, url TEXT NOT NULL, until TIMESTAMPTZ NOT NULL,
        fallen BOOLEAN NOT NULL DEFAULT FALSE, listed TEXT NOT NULL DEFAULT '[]'
    );
    CREATE TABLE place (
        tbl TEXT PRIMARY KEY, code TEXT NOT NULL, owner TEXT NOT NULL, epoch INTEGER NOT NULL,
        closed BOOLEAN NOT NULL DEFAULT FALSE
    ) WITH (fillfactor = 80);
    CREATE INDEX place_code ON place (code) WHERE NOT closed;
    CREATE TABLE line (
        tbl TEXT NOT NULL, seq INTEGER NOT NULL, epoch INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)
    );
    """,
    """
    CREATE TABLE person (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name TEXT NOT NULL,
        skeleton TEXT NOT NULL UNIQUE, seen INTEGER NOT NULL
    );
    CREATE TABLE program (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, digest TEXT NOT NULL UNIQUE,
        person BIGINT NOT NULL REFERENCES person ON DELETE CASCADE
    );
    CREATE INDEX program_person ON program (person);
    CREATE TABLE tie (
        person BIGINT NOT NULL REFERENCES person ON DELETE CASCADE,
        other BIGINT NOT NULL REFERENCES person ON DELETE CASCADE,
        kind TEXT NOT NULL, PRIMARY KEY (person, kind, other)
    );
    CREATE INDEX tie_other ON tie (other, kind);
    CREATE TABLE transfer (
        person BIGINT PRIMARY KEY REFERENCES person ON DELETE CASCADE, digest TEXT NOT NULL,
        until BIGINT NOT NULL
    );
    CREATE TABLE bar (
        person BIGINT NOT NULL, network TEXT NOT NULL, name TEXT NOT NULL,
        until INTEGER NOT NULL, PRIMARY KEY (person, network)
    );
    CREATE TABLE report (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, day INTEGER NOT NULL,
        by TEXT NOT NULL, about TEXT NOT NULL, person BIGINT NOT NULL, network TEXT NOT NULL,
        lines TEXT NOT NULL
    );
    CREATE TABLE errand (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, what TEXT NOT NULL,
        words TEXT NOT NULL
    );
    CREATE TABLE answered (
        errand BIGINT NOT NULL, part INTEGER NOT NULL, parts INTEGER NOT NULL,
        answer TEXT NOT NULL, PRIMARY KEY (errand, part)
    );
    CREATE UNLOGGED TABLE present (
        part INTEGER PRIMARY KEY, seen DOUBLE PRECISION NOT NULL, people TEXT NOT NULL
    );
    CREATE UNLOGGED TABLE news (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, part INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL, text TEXT NOT NULL
    );
    """,
    """
    CREATE TABLE due (
        tbl TEXT PRIMARY KEY, person BIGINT NOT NULL REFERENCES person ON DELETE CASCADE,
        host TEXT NOT NULL, game TEXT NOT NULL, day INTEGER NOT NULL
    );
    CREATE INDEX due_person ON due (person);
    """,
)
"""What leads from each version to the next; only ever added to."""
VERSION = len(STEPS)
FAILURES = (
    OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""How a database fails to answer."""
_ONE_AT_A_TIME = 7_201_844_190_316_001
_FULL = "53"
"""The class of errors for which there is no room; whatever was sent is not written."""

_APPEND = """
WITH lease AS (
    SELECT id FROM server
    WHERE id = $1 AND NOT fallen AND until > clock_timestamp() FOR SHARE
), held AS MATERIALIZED (
    SELECT sent.* FROM unnest($2::text[], $3::int[], $4::int[], $5::text[])
        AS sent (tbl, seq, epoch, text)
    JOIN place USING (tbl, epoch) WHERE place.owner = $1
)
INSERT INTO line SELECT held.* FROM held, lease
WHERE (SELECT count(*) FROM held) = cardinality($2)
"""
_CODE = """
INSERT INTO place SELECT tbl, code, $1, 1 FROM unnest($2::text[], $3::text[]) AS sent (tbl, code)
ON CONFLICT (tbl) DO UPDATE SET code = excluded.code WHERE place.owner = $1
"""
_OWNER = """
SELECT owner, epoch, url, extract(epoch FROM until - clock_timestamp())::float AS left
FROM place LEFT JOIN server ON server.id = owner AND NOT fallen WHERE tbl = $1
"""
_FALL = "UPDATE server SET fallen = TRUE WHERE id = $1 AND until < clock_timestamp()"
_TAKE = """
UPDATE place SET owner = $1, epoch = epoch + 1 WHERE tbl = $2 AND epoch = $3
AND NOT EXISTS (SELECT 1 FROM server WHERE id = place.owner AND NOT fallen)
"""
_RENEW = """
UPDATE server SET until = clock_timestamp() + make_interval(secs => $2), listed = $3
WHERE id = $1 AND NOT fallen
"""
_BEGIN = """
INSERT INTO server (id, url, until)
VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
"""
_PEERS = """
SELECT id, url, listed FROM server
WHERE NOT fallen AND until > clock_timestamp() AND id <> $1
"""
_SWEEP = "DELETE FROM server WHERE until < clock_timestamp() - INTERVAL '1 day'"

T = TypeVar("T")


class PostgresJournal:
    """A `Placement`: entries in the database at ``dsn``, for the server that others reach at
    ``url``. All methods raise JournalError; after LeaseLostError `begin` must be awaited anew."""

    def __init__(self, dsn: str, url: str, lease: float = LEASE_S) -> None:
        self.id = ""
        self.lease = lease
        self.count = 0
        self._dsn = dsn
        self._url = url
        self._epochs: dict[str, int] = {}
        self._held_until = 0.0
        self._is_lost = True
        self._pool: Any = None
        self._looking = asyncio.Semaphore(LOOKING)

    async def open(self) -> None:
        """Connect; raises JournalError, "version N" for a database of another version."""
        try:
            self._pool = await asyncpg.create_pool(
                self._dsn, min_size=0, max_size=CONNECTIONS, timeout=self.lease,
                reset=_leave,
                server_settings={
                    "search_path": SCHEMA, "synchronous_commit": "on",
                    # a server frozen between two statements must not hold its row for ever
                    "idle_in_transaction_session_timeout": f"{self.lease * 1000:.0f}",
                },
            )
            async with self._pool.acquire() as connection:
                found = await version(connection)
        except FAILURES as error:
            await self.close()
            raise JournalError(str(error)) from error
        if found != VERSION:
            await self.close()
            raise JournalError(f"version {found}")
        await self.begin()

    async def close(self) -> None:
        """Let go of the connections."""
        if self._pool:
            self._pool.terminate()

    # -- the lease -------------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """Whether the lease lasts, by the own clock, which began to count before the database."""
        return not self._is_lost and monotonic() < self._held_until

    async def begin(self) -> None:
        """Begin under a new lease, with no table; the former one is given up, and what may still
        be under way under it has come to an end."""
        former, self.id = self.id, token_hex(8)
        self._is_lost, self._epochs = True, {}
        began = monotonic()

        async def run(connection: Any) -> None:
            await connection.execute("UPDATE server SET fallen = TRUE WHERE id = $1", former)
            await connection.execute(_SWEEP)
            await connection.execute(_BEGIN, self.id, self._url, self.lease)

        try:
            await self._run(run)
        except JournalError:
            self.id = former  # to be given up the next time
            raise
        self._is_lost, self._held_until = False, began + self.lease

    def give_up(self) -> None:
        """The lease counts as lost, whatever the clocks say."""
        self._is_lost = True

    async def renew(self, listed: str) -> list[Peer]:
        """Renew the lease of all tables, and say which are open to all; return the other servers.
        Raises LeaseLostError where another server ended it."""
        began = monotonic()

        async def run(connection: Any) -> list[Peer]:
            if await connection.execute(_RENEW, self.id, self.lease, listed) != "UPDATE 1":
                raise LeaseLostError("another server took over")
            return [Peer(*row) for row in await connection.fetch(_PEERS, self.id)]

        peers = await self._run(run)
        self._held_until = began + self.lease
        return peers

    async def end(self) -> None:
        """Give the lease up: any server may take the tables."""
        self._is_lost = True
        await self._execute("UPDATE server SET fallen = TRUE WHERE id = $1", self.id)

    async def release(self, table: str) -> None:
        """Give one table up, all of whose entries are written."""
        self._epochs.pop(table, None)
        await self._execute(
            "UPDATE place SET owner = '' WHERE tbl = $2 AND owner = $1", self.id, table
        )

    # -- tables ----------------------------------------------------------------------------------

    async def table_with(self, code: str) -> str:
        """Return the table with the digest of a code, empty if there is none."""

        async def run(connection: Any) -> str:
            return await connection.fetchval(
                "SELECT tbl FROM place WHERE code = $1 AND NOT closed", code
            ) or ""

        return await self._look(run)

    async def take(self, table: str) -> list[StoredEntry]:
        """Have a table from now on; return all its entries, none if there is no such table. Raises
        ElsewhereError while another server has it."""

        async def run(connection: Any) -> list[StoredEntry]:
            while (found := await connection.fetchrow(_OWNER, table)) is not None:
                owner, epoch, url, left = found
                if owner != self.id and left is not None and left > 0:
                    raise ElsewhereError(owner, url, left)
                if owner == self.id:
                    self._epochs[table] = epoch
                    break
                if left is not None:
                    await connection.execute(_FALL, owner)
                if await connection.execute(_TAKE, self.id, table, epoch) == "UPDATE 1":
                    self._epochs[table] = epoch + 1
                    break
            rows = await connection.fetch(
                "SELECT tbl, seq, text FROM line WHERE tbl = $1 ORDER BY seq", table
            )
            return [StoredEntry(*row) for row in rows]

        return await self._look(run)

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries, or none; raises LeaseLostError where nobody knows which."""
        codes = {entry.table: code for entry in entries if (code := _code_in(entry.text))}
        epochs = [self._epochs.get(entry.table, 1) for entry in entries]
        tables, numbers, texts = (list(column) for column in zip(*entries, strict=True))

        async def run(connection: Any) -> None:
            async with connection.transaction() if codes else nullcontext():
                if codes:
                    await connection.execute(_CODE, self.id, [*codes], [*codes.values()])
                done = await connection.execute(
                    _APPEND, self.id, tables, numbers, epochs, texts
                )
                if done != f"INSERT 0 {len(entries)}":
                    raise LeaseLostError("another server has it")

        try:
            if not self.is_held:
                raise LeaseLostError("the lease ended")
            await self._run(run)
        except NoRoomError:
            raise
        except JournalError as error:
            self._is_lost = True
            raise LeaseLostError(str(error)) from error

    async def close_table(self, table: str) -> None:
        """Do not list a table any more, which is over for good."""
        self._epochs.pop(table, None)
        await self._execute("UPDATE place SET closed = TRUE WHERE tbl = $1", table)

    async def _execute(self, statement: str, *values: object) -> None:
        async def run(connection: Any) -> None:
            await connection.execute(statement, *values)

        await self._run(run)

    async def _look(self, run: Callable[[Any], Awaitable[T]]) -> T:
        """Look for a table, beside as many others as may be looked for."""
        async with self._looking:
            return await self._run(run, LOOK_S)

    async def _run(self, run: Callable[[Any], Awaitable[T]], limit: float = 0.0) -> T:
        """Do something over a connection, within a lease unless there is another limit; the
        connection is not used again where it is not certain what became of it."""
        try:
            async with asyncio.timeout(limit or self.lease), self._pool.acquire() as connection:
                try:
                    return await run(connection)
                except (JournalError, ElsewhereError, asyncpg.PostgresError):
                    raise
                except BaseException:
                    connection.terminate()
                    raise
        except asyncpg.PostgresError as error:
            if (error.sqlstate or "").startswith(_FULL):
                raise NoRoomError(str(error)) from error
            raise JournalError(str(error)) from error
        except FAILURES as error:
            raise JournalError(str(error) or "no answer") from error


class _Coded(msgspec.Struct):
    """An entry that says by which code its table is found from now on."""

    code: str


_coded = msgspec.json.Decoder(_Coded)


def _code_in(text: str) -> str | None:
    """Return the digest of a code in an entry that opens a table or gives it another."""
    return _coded.decode(text).code if text.startswith(CODED) else None


async def _leave(connection: object) -> None:
    """Set nothing of a connection back."""


# -- the schema, and how it becomes so, version by version -----------------------------------------


async def migrate(dsn: str) -> int:
    """Bring the database at ``dsn`` to this version, all of it or nothing; return the version it
    had, which may be a newer one and is left then. Two that do so at once wait for each other.
    Raises JournalError."""
    try:
        connection = await asyncpg.connect(dsn, timeout=CONNECT_S)
        try:
            return await _migrated(connection)
        finally:
            await connection.close()
    except FAILURES as error:
        raise JournalError(str(error)) from error


async def _migrated(connection: Any) -> int:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _ONE_AT_A_TIME)
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await connection.execute(f"CREATE TABLE IF NOT EXISTS {SCHEMA}.version (number INTEGER)")
        before = await version(connection)
        await connection.execute(f"SET LOCAL search_path TO {SCHEMA}")
        for step in STEPS[before:]:
            await connection.execute(step)
        if before < VERSION:
            await connection.execute("DELETE FROM version")
            await connection.execute("INSERT INTO version VALUES ($1)", VERSION)
    return before


async def version(connection: Any) -> int:
    """Return the version that a database has, 0 before there is any."""
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        return 0
    return await connection.fetchval(f"SELECT number FROM {SCHEMA}.version") or 0
