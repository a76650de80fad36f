"""The database of people in PostgreSQL, which several servers share.

A statement that takes longer than a second fails, and all others fail at once for some seconds.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from itertools import count
from time import monotonic
from types import TracebackType
from typing import Any, Self, TypeVar

import asyncpg  # type: ignore[import-untyped]

from sorry_a11y.online.server.postgres_log import FAILURES, SCHEMA_NAME

_LIMIT_S = 1.0
"""The most seconds that a statement may take."""
PAUSE_S = 5.0
"""Seconds for which all statements fail after the database did not answer."""
_GIVES_ROWS = re.compile(r"\s*SELECT\b|.*\bRETURNING\b", re.DOTALL)
T = TypeVar("T")


class _FoundRows(list[tuple[Any, ...]]):
    """The rows of a statement, with the methods of a cursor of sqlite3.

    Attributes:
        rowcount: The number of rows that were changed.
    """

    rowcount = 0

    def fetchone(self) -> Any:
        """Return the first row; None for no row."""
        return self[0] if self else None

    def fetchall(self) -> Self:
        """Return all rows."""
        return self


class PostgresPeople:
    """A database with the methods of a connection of sqlite3, as far as they are used.

    It takes statements with ``?`` in place of values, and raises sqlite3.Error. One thread at a
    time may use it. It connects to the database when it is needed.

    Args:
        dsn: The address of the database.
    """

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._failed_at = -PAUSE_S
        self._statements: dict[str, str] = {}
        self._loop = asyncio.new_event_loop()  # it runs while a statement is executed

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> _FoundRows:
        """Execute a statement and return its rows."""
        if monotonic() < self._failed_at + PAUSE_S:
            raise sqlite3.OperationalError("the database failed a moment ago")
        if statement not in self._statements:
            numbers = count(1)
            self._statements[statement] = re.sub(
                r"\?", lambda _found: f"${next(numbers)}", statement
            )
        return self._wait(self._execute(self._statements[statement], values))

    def close(self) -> None:
        """Close the connection to the database, from a thread on which no other loop runs."""
        if self._connection:
            with suppress(TimeoutError, *FAILURES):
                self._loop.run_until_complete(self._connection.close(timeout=_LIMIT_S / 2))
        self._loop.close()

    def __enter__(self) -> Self:
        """Return itself; a statement ``BEGIN`` begins the transaction."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
        /,
    ) -> None:
        """Commit the transaction; after an error, take it back."""
        # without a connection there is no transaction any more
        if self._connection:
            self.execute("ROLLBACK" if kind else "COMMIT")

    async def _execute(self, statement: str, values: Sequence[Any]) -> _FoundRows:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._dsn, timeout=_LIMIT_S, server_settings={"search_path": SCHEMA_NAME}
            )
        if _GIVES_ROWS.match(statement):
            return _FoundRows(map(tuple, await self._connection.fetch(statement, *values)))
        found = _FoundRows()
        changed = (await self._connection.execute(statement, *values)).rpartition(" ")[2]
        found.rowcount = int(changed) if changed.isdigit() else 0
        return found

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return self._loop.run_until_complete(asyncio.wait_for(work, _LIMIT_S))
        except asyncpg.UniqueViolationError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except FAILURES as error:
            if not isinstance(error, asyncpg.PostgresError):
                self._failed_at = monotonic()
                if self._connection:
                    self._connection.terminate()
                    self._connection = None
            raise sqlite3.OperationalError(str(error) or "no answer") from error
