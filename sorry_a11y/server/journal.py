"""The journal: every line of every table, committed before anybody is told of it.

Whoever keeps it (`journal_sqlite`, or a test in memory) promises: lines of a table come back in the
order and with the numbers they were given, and what was committed outlives the process.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class StoredEntry(NamedTuple):
    """One line: ``seq`` from 1 within its table; ``text``: what `hosted_table` wrote."""

    table: str
    seq: int
    text: str


RECODED = '{"t":"code"'
"""How a line begins by which a table's code changed."""


class JournalError(Exception):
    """The lines are not committed: the disk is full or gone, or another process has it."""

    @property
    def in_use(self) -> bool:
        """Whether another process has it."""
        return str(self) == "in use"


class Journal(Protocol):
    """Where lines are kept."""

    def append(self, lines: Sequence[StoredEntry]) -> None:
        """Commit all of the lines or none; raises JournalError. Returns when they are safe."""

    def lines(self, table: str) -> list[StoredEntry]:
        """All lines of a table, in order; empty if there is no such table. Raises JournalError."""

    def code_lines(self) -> Iterable[StoredEntry]:
        """The first line of every table that was not closed, and those by which its code changed,
        in order. Raises JournalError."""

    def close_table(self, table: str) -> None:
        """A table is over for good: it is not listed any more. Raises JournalError."""

    def close(self) -> None:
        """Let go of everything."""
