"""A journal in memory, for tables that nobody needs to find again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sorry_a11y.server.journal import RECODED, JournalError, StoredEntry


class MemoryJournal:
    """Lines in memory; ``fails``: whether none can be committed."""

    def __init__(self) -> None:
        self._lines: dict[str, list[StoredEntry]] = {}
        self.fails = False

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Keep the entries."""
        if self.fails:
            raise JournalError("the journal was told to fail")
        for line in entries:
            kept = self._lines.setdefault(line.table, [])
            if line.seq != len(kept) + 1:
                raise JournalError(f"line {line.seq} after {len(kept)} lines")
            kept.append(line)

    def entries(self, table: str) -> list[StoredEntry]:
        """Return all entries of a table."""
        return list(self._lines.get(table, ()))

    def code_entries(self) -> Iterable[StoredEntry]:
        """The lines that tell a code."""
        return [
            line for lines in self._lines.values() for line in lines
            if line.seq == 1 or line.text.startswith(RECODED)
        ]

    def close_table(self, table: str) -> None:
        """Forget a table."""
        self._lines.pop(table, None)

    def close(self) -> None:
        """Nothing to let go of."""
