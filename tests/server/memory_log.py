"""A log in memory, for tables that nobody needs to find again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from sorry_a11y.store.log_store import LogError, StoredEntry
from sorry_a11y.store.sqlite_log import SqliteLog


class MemoryLog(SqliteLog):
    """A log in memory; ``fails``: whether nothing can be stored."""

    def __init__(self) -> None:
        file = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        file.execute("PRAGMA foreign_keys = ON")
        super().__init__(lambda: file)
        self.fails = False

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store the entries."""
        if self.fails:
            raise LogError("the log was told to fail")
        super().append(entries)

    def probe(self) -> None:
        """Store nothing, where that would work."""
        if self.fails:
            raise LogError("the log was told to fail")
