"""A log in memory, for tables that nobody needs to find again."""

from __future__ import annotations

from collections.abc import Sequence

from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.store.sqlite_log import SqliteLog


class MemoryLog(SqliteLog):
    """A log in memory; ``fails``: whether nothing can be stored."""

    def __init__(self) -> None:
        super().__init__("file::memory:", ())
        self.fails = False

    def append(self, entries: Sequence[StoredEntry]) -> None:
        if self.fails:
            raise LogError("the log was told to fail")
        super().append(entries)

    def probe(self) -> None:
        """Store nothing, where that would work."""
        if self.fails:
            raise LogError("the log was told to fail")
