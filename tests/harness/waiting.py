"""What a server awaits, for tests that wait: coroutines run to their end on a loop of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from sorry_a11y.server.journal import StoredEntry
from sorry_a11y.server.postgres_journal import PostgresJournal

T = TypeVar("T")


class Loop:
    """A loop in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Wait for something, half a minute at most."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(30)

    def end(self) -> None:
        """End the loop."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()


class WaitedFor:
    """The journal of several servers as one that a lobby can wait for."""

    def __init__(self, loop: Loop, dsn: str, lease: float = 60.0) -> None:
        self._loop = loop
        self._dsn = dsn
        self.shared = PostgresJournal(dsn, "", lease)
        loop.run(self.shared.open())

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit entries."""
        self._loop.run(self.shared.append(entries))

    def entries(self, table: str) -> list[StoredEntry]:
        """Have a table."""
        return self._loop.run(self.shared.take(table))

    def code_entries(self) -> Iterable[StoredEntry]:
        """Return the entries that tell the code of every table that was not closed."""
        return [
            StoredEntry(*row) for row in self.query(
                "SELECT tbl, seq, text FROM line JOIN place USING (tbl)"
                " WHERE NOT closed AND (seq = 1 OR text LIKE '{\"t\":\"code\"%') ORDER BY seq"
            )
        ]

    def query(self, statement: str, *values: object) -> list[Any]:
        """Ask the database itself."""

        async def asked() -> list[Any]:
            async with self.shared._pool.acquire() as connection:
                found: list[Any] = await connection.fetch(statement, *values)
                return found

        return self._loop.run(asked())

    def close_table(self, table: str) -> None:
        """Close a table."""
        self._loop.run(self.shared.close_table(table))

    def close(self) -> None:
        """Let go of the database."""
        self._loop.run(self.shared.close())
