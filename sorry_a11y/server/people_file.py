"""Where what is known of people is kept: one SQLite file, or the database of several servers.

Both take the same statements, with ``?`` in place of values, and raise sqlite3.Error.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, Protocol, Self


class Rows(Protocol):
    """The rows that a statement gives."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """Return the first row; None if there is none."""

    def fetchall(self) -> list[Any]:
        """Return all rows."""

    def __iter__(self) -> Iterator[Any]: ...


class PeopleFile(Protocol):
    """The file or the database, which is open. As a context manager it ends a transaction that was
    begun: for good, or as if nothing had happened after an error."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> Rows:
        """Do a statement."""

    def close(self) -> None:
        """Close it."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None, /,
    ) -> Any: ...


def make_tables(file: PeopleFile, script: str) -> None:
    """Have the tables of a script in a SQLite file; a database has them by its migration."""
    if isinstance(file, sqlite3.Connection):
        file.executescript(script)


def is_shared(file: PeopleFile) -> bool:
    """Return whether several servers may have it."""
    return not isinstance(file, sqlite3.Connection)


def version_of(file: PeopleFile, before: int) -> int:
    """Return a number that is another one whenever somebody else has changed the file, as far as
    that is known without looking; ``before``: the one returned last."""
    if isinstance(file, sqlite3.Connection):
        return int(file.execute("PRAGMA data_version").fetchone()[0])
    return before + 1
