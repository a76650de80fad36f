"""The log that several servers share, in PostgreSQL; each bucket of games is at one of them.

A server has one session with the database, and takes the advisory lock of a bucket
(`wire.placement`) before it reads or writes its games. All writes go over that session: a server
that loses it loses its locks too, and can write nothing. The database ends the session of a server
that is frozen or cut off. A server that wants a bucket of another one says so by NOTIFY, and the
other one releases it.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Literal, TypeVar

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.online.wire.placement import bucket_in, bucket_of
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import MOST_DUE, LogStore, StoredEntry

_SILENT_S = 2.0
"""Seconds after which the database ends an idle session, and after which a statement has failed."""
_ASKED_S = 0.7
"""Seconds between two statements that keep the session alive."""
_RECONNECT_S = 0.1
"""Seconds after which a server without a session tries to begin one."""
HANDED_OVER_S = 4.0
"""Seconds to wait until another server releases a bucket."""
_NOTICE_S = 0.05
_MOST_DUE_DAYS = 90
"""Days after which nobody is told any more that it is their turn."""
_CONNECT_S = 10.0
_LOCKS = 7201
"""The class of the advisory locks of buckets."""
_WANTED = "sorry_a11y_wanted"
"""The channel on which servers name a bucket that another one has."""
_TOLD = "sorry_a11y_told"
"""The channel on which servers tell each other what concerns people."""
SCHEMA_NAME = "sorry_a11y"
SCHEMA_VERSION = 1
_TABLES = """
CREATE TABLE game (
    id TEXT PRIMARY KEY, header TEXT NOT NULL, code TEXT NOT NULL,
    closed BOOLEAN NOT NULL DEFAULT FALSE, due BIGINT NOT NULL DEFAULT 0,
    due_text TEXT NOT NULL DEFAULT '', due_since TIMESTAMPTZ NOT NULL DEFAULT now()
);
CREATE INDEX game_code ON game (code) WHERE code <> '' AND NOT closed;
CREATE INDEX game_due ON game (due) WHERE due <> 0;
CREATE TABLE entry (
    game TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, seq)
);
"""
FAILURES = (
    OSError,
    TimeoutError,
    ValueError,
    OverflowError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The errors by which a database fails to answer."""
_ONE_AT_A_TIME = 7_201_844_190_316_001
_FULL = "53"
"""The class of the errors of a database without room, after which nothing has been written."""
_GAMES = """
INSERT INTO game (id, header, code) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
"""
_ENTRIES = "INSERT INTO entry SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"
_CODE = "UPDATE game SET code = $2 WHERE id = $1"
_DUE = "UPDATE game SET due = $2, due_text = $3, due_since = now() WHERE id = $1"
_TURNS = """
SELECT due_text FROM game
WHERE due = $1 AND due <> 0 AND NOT closed AND due_since > now() - make_interval(days => $3)
ORDER BY due_since, id LIMIT $2
"""
_LOG = """
SELECT 1 AS seq, header AS text FROM game WHERE id = $1
UNION ALL SELECT seq, text FROM entry WHERE game = $1 ORDER BY seq
"""

Why = Literal["address", "silent", "encryption", "login", "missing", "refused"]
"""The cause why a database cannot be used: its address is none; nobody answers there; the
connection cannot be encrypted as the address asks; the user is not let in; there is no database of
that name; the database refuses what a server needs."""

log = logging.getLogger(__name__)
_Gained = TypeVar("_Gained")


class DatabaseError(LogError):
    """Raised if a database cannot be used at all.

    Attributes:
        why: The cause.
    """

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error) or "no answer")
        self.why = why_unusable(error)


def why_unusable(error: BaseException | None) -> Why:
    """Return the cause why a database cannot be used, by the error of asyncpg."""
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return "login"
        case asyncpg.InvalidCatalogNameError():
            return "missing"
        case ssl.SSLError() | FileNotFoundError() | PermissionError() | IsADirectoryError():
            return "encryption"  # the files that an address names are those of certificates
        case asyncpg.exceptions.ClientConfigurationError() if "certificate" in str(error):
            return "encryption"
        case ValueError() | OverflowError():  # a port that is none
            return "address"
        case asyncpg.PostgresError() | asyncpg.InterfaceError():
            return "refused"
    # asyncpg has no class of its own for a server without encryption
    return "encryption" if type(error) is ConnectionError else "silent"


class PostgresLog(LogStore):
    """A log in a PostgreSQL database. All methods raise LogError.

    Args:
        dsn: The address of the database.
    """

    is_shared = True

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._session: Any = None
        self._buckets: dict[str, int] = {}  # with the number of its lock
        self._holds = 0
        self._lives_until = 0.0
        self._turns = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._wanted: set[str] = set()
        self._told: list[str] = []

    async def open(self) -> None:
        """Begin a session.

        Raises:
            DatabaseError: The database cannot be used.
            LogError: It is of another version; "version N" tells of which.
        """
        try:
            await self._connect()
            found = await version(self._session)
        except FAILURES as error:
            self._end()
            raise DatabaseError(error) from error
        if found != SCHEMA_VERSION:
            self._end()
            raise LogError(f"version {found}")

    async def close(self) -> None:
        """End the session, so that every bucket is free at once."""
        session, self._session = self._session, None
        try:
            if session:
                await session.close(timeout=_SILENT_S)
        except FAILURES as error:
            log.warning("the session was not ended in order: %s", error)

    # -- the session -----------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """True while the session has not ended, as far as is known here."""
        return self._session is not None and monotonic() < self._lives_until

    @property
    def has_lost_games(self) -> bool:
        """True without a session, until `keep` begins a new one."""
        return self._session is None

    async def keep(self) -> None:
        """Keep the session alive, or begin a new one; then wait until this is due again.

        The wait is over at once when the session ends, so that the games in memory are dropped
        before there is another one.
        """
        try:
            if self._session is None:
                await self._connect()
            else:
                await self._run(lambda session: session.fetchval("SELECT 1"))
        except (LogError, *FAILURES) as error:
            log.error("no session with the database: %s", error)
        with suppress(TimeoutError):
            async with asyncio.timeout(_ASKED_S if self._session else _RECONNECT_S):
                await self._stirred.wait()
        self._stirred.clear()

    async def _connect(self) -> None:
        limit = f"{_SILENT_S * 1000:.0f}"
        began = monotonic()
        session = await asyncpg.connect(
            self._dsn,
            timeout=_SILENT_S,
            server_settings={
                "search_path": SCHEMA_NAME,
                "synchronous_commit": "on",
                "idle_session_timeout": limit,
                "idle_in_transaction_session_timeout": limit,
                "tcp_user_timeout": limit,
            },
        )
        for channel in (_WANTED, _TOLD):
            await session.add_listener(channel, self._hear)
        self._session, self._lives_until = session, began + _SILENT_S

    def _hear(self, session: Any, by: int, channel: str, told: str) -> None:
        if session is not self._session or by == session.get_server_pid():
            return
        if channel == _TOLD:
            self._told.append(told)
        elif told in self._buckets:
            self._wanted.add(told)
        else:
            return
        self._stirred.set()

    def take_told(self) -> list[str]:
        """Remove and return what other servers have told."""
        told, self._told = self._told, []
        return told

    async def tell_others(self, text: str) -> None:
        """Tell the other servers something, of at most 8,000 bytes."""
        await self._run(lambda session: session.execute("SELECT pg_notify($1, $2)", _TOLD, text))

    def _end(self) -> None:
        """Give up the session and all buckets."""
        session, self._session = self._session, None
        self._buckets.clear()
        self._wanted.clear()
        if session:
            session.terminate()
            self._stirred.set()

    # -- buckets ---------------------------------------------------------------------------------

    def hold(self, game: str) -> int:
        """Return the number of the lock on the bucket of a game, 0 for none."""
        return self._buckets.get(bucket_of(game), 0)

    async def claim(self, game: str, path: str) -> bool:
        """Take the bucket of a game, or of a new one, if the path names it."""
        bucket = bucket_in(path)
        if not bucket or (game and bucket != bucket_of(game)):
            return False
        await self._have(bucket)
        return True

    async def _have(self, bucket: str) -> None:
        """Take the lock of a bucket, as soon as another server that has it hands it over."""
        if bucket in self._buckets and self.is_held:
            return
        end = monotonic() + HANDED_OVER_S
        while not await self._run(lambda session: self._lock(session, bucket)):
            if monotonic() > end:
                raise LogError("another server has it")
            await asyncio.sleep(_NOTICE_S)

    async def _lock(self, session: Any, bucket: str) -> bool:
        if bucket in self._buckets:
            await session.fetchval("SELECT 1")  # the session lives, and has its locks
            return True
        if await session.fetchval("SELECT pg_try_advisory_lock($1, $2)", _LOCKS, int(bucket)):
            self._holds += 1
            self._buckets[bucket] = self._holds
            return True
        await session.execute("SELECT pg_notify($1, $2)", _WANTED, bucket)
        return False

    def wanted_of(self, games: Iterable[str]) -> list[str]:
        """Return those of some games whose buckets other servers want."""
        return [game for game in games if bucket_of(game) in self._wanted]

    async def release(self) -> None:
        """Give up the buckets that other servers want, whose games are all stored."""
        wanted, self._wanted = self._wanted & self._buckets.keys(), set()
        for bucket in wanted:
            del self._buckets[bucket]
        for bucket in sorted(wanted):
            await self._run(partial(self._unlock, bucket=bucket))

    @staticmethod
    async def _unlock(session: Any, bucket: str) -> None:
        await session.execute("SELECT pg_advisory_unlock($1, $2)", _LOCKS, int(bucket))

    # -- games -----------------------------------------------------------------------------------

    async def game_with(self, code: str) -> str:
        """Return the game that is found by the digest of a code; empty for none."""
        return (
            await self._run(
                lambda session: session.fetchval(
                    "SELECT id FROM game WHERE code = $1 AND code <> '' AND NOT closed", code
                )
            )
            or ""
        )

    async def take(self, game: str) -> list[StoredEntry]:
        """Take a game to this server; return its whole log, empty if there is no such game."""
        bucket = bucket_of(game)
        await self._have(bucket)

        async def run(session: Any) -> list[Any]:
            if not await self._lock(session, bucket):
                raise LogError("another server has it")
            rows: list[Any] = await session.fetch(_LOG, game)
            return rows

        rows = await self._run(run)
        return [StoredEntry(game, *row) for row in rows]

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store all of the entries, or none.

        This fails if one of their buckets was released meanwhile, even if it was taken again.
        """
        buckets = {
            bucket: self._buckets.get(bucket)
            for bucket in {bucket_of(entry.game) for entry in entries}
        }
        headers = [(one.game, one.text, one.code) for one in entries if one.seq == 1]
        others = [one for one in entries if one.seq > 1]
        codes = [(one.game, one.code) for one in others if one.code]
        due = [(one.game, *one.due) for one in entries if one.due]

        async def run(session: Any) -> None:
            if not buckets.items() <= self._buckets.items():
                raise LogError("another server may have it")
            async with session.transaction():
                if headers:
                    await session.execute(_GAMES, *_columns(headers))
                if others:
                    await session.execute(_ENTRIES, *_columns([one[:3] for one in others]))
                if codes:
                    await session.executemany(_CODE, codes)
                if due:
                    await session.executemany(_DUE, due)

        await self._run(run)

    async def turns_of(self, person: int) -> list[str]:
        """Return the texts of the oldest games in which it is a person's turn, for 90 days."""
        rows = await self._run(
            lambda session: session.fetch(_TURNS, person, MOST_DUE, _MOST_DUE_DAYS)
        )
        return [row[0] for row in rows]

    async def close_game(self, game: str) -> None:
        """Make sure that no code finds a game any more, because nobody will play it again."""
        await self._run(
            lambda session: session.execute("UPDATE game SET closed = TRUE WHERE id = $1", game)
        )

    async def probe(self) -> None:
        """Write a row, to see whether writing is possible."""
        await self._run(lambda session: session.execute("UPDATE version SET number = number"))

    async def _run(self, doing: Callable[[Any], Awaitable[_Gained]]) -> _Gained:
        """Run a function over the session; end the session if its outcome is unknown."""
        async with self._turns:
            if self._session is None:
                raise LogError("no session with the database")
            began = monotonic()
            try:
                async with asyncio.timeout(_SILENT_S):
                    done = await doing(self._session)
            except FAILURES as error:
                is_full = isinstance(error, asyncpg.PostgresError) and (
                    (error.sqlstate or "").startswith(_FULL)
                )
                if not is_full:
                    self._end()
                raise LogError(str(error) or "no answer") from error
            self._lives_until = began + _SILENT_S
            return done


def _columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


async def make_schema(dsn: str, tables: str) -> int:
    """Create the tables of games and other tables, unless the database has them.

    Args:
        dsn: The address of the database.
        tables: The SQL that creates the other tables.

    Returns:
        The version of the database's schema before; 0 if it had none.

    Raises:
        DatabaseError: The database cannot be used.
    """
    try:
        connection = await asyncpg.connect(dsn, timeout=_CONNECT_S)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _ONE_AT_A_TIME)
                before = await version(connection)
                if before == 0:
                    await connection.execute(
                        f"CREATE SCHEMA {SCHEMA_NAME}; SET LOCAL search_path TO {SCHEMA_NAME};"
                        "CREATE TABLE version (number INTEGER);"
                        f"INSERT INTO version VALUES ({SCHEMA_VERSION}); {_TABLES} {tables}"
                    )
                return before
        finally:
            await connection.close()
    except FAILURES as error:
        raise DatabaseError(error) from error


async def version(connection: Any) -> int:
    """Return the version of a database's schema; 0 if it has none."""
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA_NAME}.version") is None:
        return 0
    return await connection.fetchval(f"SELECT number FROM {SCHEMA_NAME}.version") or 0
