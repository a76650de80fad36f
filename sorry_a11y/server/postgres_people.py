"""What is known of people, in the PostgreSQL database that several servers share.

A server asks on its loop and waits for the answer, as for a file: a statement by a key takes less
than a millisecond. One that takes longer than a second is given up, and for some seconds nothing is
asked then, so that a database that is gone does not hold up the tables, which wait for it anyway.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from types import TracebackType
from typing import Any, Self, TypeVar

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.store.postgres_log import FAILURES, SCHEMA_NAME

LIMIT_S = 1.0
"""Seconds that a statement may take."""
PAUSE_S = 5.0
"""Seconds for which nothing is asked after one that failed."""
GIVES_ROWS = re.compile(r"\s*SELECT\b|.*\bRETURNING\b", re.DOTALL)
T = TypeVar("T")


class FoundRows:
    """The rows of a statement, and how many it changed."""

    def __init__(self, rows: list[tuple[Any, ...]], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def fetchone(self) -> tuple[Any, ...] | None:
        """Return the first row; None if there is none."""
        return self._rows[0] if self._rows else None

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Return all rows."""
        return self._rows

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._rows)


class PostgresPeople:
    """A `people_file.PeopleFile` in the database at ``dsn``, over one connection that is made when
    it is needed. May be used by one thread at a time."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._failed_at = -PAUSE_S
        self._statements: dict[str, str] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=self._loop.run_forever, name="people", daemon=True
        )
        self._thread.start()

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> FoundRows:
        """Do a statement."""
        if monotonic() < self._failed_at + PAUSE_S:
            raise sqlite3.OperationalError("the database failed a moment ago")
        if statement not in self._statements:
            numbers = count(1)
            self._statements[statement] = re.sub(
                r"\?", lambda _found: f"${next(numbers)}", statement
            )
        return self._wait(self._execute(self._statements[statement], values))

    def close(self) -> None:
        """Let go of the database."""
        with suppress(TimeoutError, *FAILURES):
            asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(LIMIT_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(LIMIT_S)
        if not self._loop.is_running():
            self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: BaseException | None,
        _trace: TracebackType | None, /,
    ) -> None:
        # without a connection there is no transaction any more
        if self._connection:
            self.execute("ROLLBACK" if kind else "COMMIT")

    async def _end(self) -> None:
        if self._connection:
            await self._connection.close(timeout=LIMIT_S / 2)

    async def _execute(self, statement: str, values: Sequence[Any]) -> FoundRows:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._dsn, timeout=LIMIT_S, server_settings={"search_path": SCHEMA_NAME}
            )
        if GIVES_ROWS.match(statement):
            rows = await self._connection.fetch(statement, *values)
            return FoundRows([tuple(row) for row in rows], len(rows))
        done = await self._connection.execute(statement, *values)
        changed = done.rpartition(" ")[2]
        return FoundRows([], int(changed) if changed.isdigit() else 0)

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return asyncio.run_coroutine_threadsafe(
                asyncio.wait_for(work, LIMIT_S), self._loop
            ).result(2 * LIMIT_S)
        except asyncpg.UniqueViolationError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except FAILURES as error:
            if not isinstance(error, asyncpg.PostgresError):
                self._failed_at = monotonic()
                if self._connection:
                    self._loop.call_soon_threadsafe(self._connection.terminate)
                    self._connection = None
            raise sqlite3.OperationalError(str(error) or "no answer") from error
