"""What the journal of several servers is in PostgreSQL, and how it becomes so, version by version.

`server`: each process that carries tables, once for every time it began; it holds all its tables
until ``until``, by the clock of the database, unless it has ``fallen``. `place`: who has a table,
and how often it changed hands (``epoch``). `line`: the journal itself.
"""

from __future__ import annotations

from typing import Any

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.server.journal import JournalError

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
)
"""What leads from each version to the next; only ever added to."""
VERSION = len(STEPS)
FAILURES = (
    OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""How a database fails to answer."""
_ONE_AT_A_TIME = 7_201_844_190_316_001


async def migrate(dsn: str) -> int:
    """Bring the database at ``dsn`` to this version, all of it or nothing; the version it had,
    which may be a newer one and is left then. Two that do so at once wait for each other. Raises
    JournalError."""
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
    """The version that a database has, 0 before there is any."""
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        return 0
    return await connection.fetchval(f"SELECT number FROM {SCHEMA}.version") or 0
