"""The journal in one SQLite file that several processes of one machine share.

The program that starts the processes holds the file for all of them (`sqlite_journal.locked`), and
says with `share` which codes lead to which tables. Each process then has a *part* of the tables: a
`Placement`, as in a database for several machines. Whatever changes who has a table, and every
append, is one write transaction, of which SQLite does one at a time: who appends sees in the same
transaction that the own lease still stands, and a table can only be taken from a lease that does
not stand any more.

Beside the journal's own tables: `part`: each process that carries tables; it holds all of them
until ``until``, by the clock of the machine, which all its processes share. `place`: who has a
table, and by which code it is found. Both are made anew at every start.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from secrets import token_hex
from time import monotonic

import msgspec

from sorry_a11y.server.cluster import ElsewhereError, LeaseLostError, Peer
from sorry_a11y.server.journal import CODED, Opened, Recoded, StoredEntry, read_entry
from sorry_a11y.server.sqlite_journal import SqliteJournal

LEASE_S = 5.0
"""Seconds that a lease lasts, unless the process ends earlier."""

_SHARED = """
CREATE TABLE IF NOT EXISTS part (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, url TEXT NOT NULL, until REAL NOT NULL,
    listed TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS place (
    tbl TEXT PRIMARY KEY, owner TEXT NOT NULL, code TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS place_code ON place (code);
DELETE FROM part;
DELETE FROM place;
"""
_OWNER = """
SELECT owner, url, until FROM place LEFT JOIN part ON part.id = owner WHERE tbl = ?
"""
_PLACE = "INSERT INTO place VALUES (?, ?, ?) ON CONFLICT (tbl) DO UPDATE SET owner = excluded.owner"
_CODE = "UPDATE place SET code = ? WHERE tbl = ?"
_OTHERS = """
SELECT tbl FROM place JOIN part ON part.id = owner WHERE owner <> ? AND until > ?
"""


def share(path: Path) -> None:
    """Make the file ``path``, which is held, ready to be shared: nobody has a table, and codes lead
    to all that are not closed. Raises JournalError."""
    journal = SqliteJournal(path, is_locked=True)
    try:
        codes = dict(_codes(journal.code_entries()))
        with journal.transaction() as file:
            for statement in filter(str.strip, _SHARED.split(";")):
                file.execute(statement)
            file.executemany(
                "INSERT INTO place VALUES (?, '', ?)", codes.items()
            )
    finally:
        journal.close()


def end_part(path: Path, part: int) -> None:
    """Have a process have no table any more, which has ended. Raises JournalError."""
    journal = SqliteJournal(path, is_locked=True)
    try:
        with journal.transaction() as file:
            file.execute("DELETE FROM part WHERE number = ?", (part,))
    finally:
        journal.close()


def _codes(entries: Iterable[StoredEntry]) -> Iterable[tuple[str, str]]:
    """Return the tables of entries by which a table is found, and the digest of each one's code."""
    for entry in entries:
        try:
            told = read_entry(entry.text)
        except msgspec.DecodeError:  # of another version: nobody is led to it
            continue
        if isinstance(told, Opened | Recoded):
            yield entry.table, told.code


class SharedSqlite:
    """A `Placement`: part ``number`` of the processes that share the file ``path``, which the
    others reach at ``url``. ``count``: how many processes there are. Everything raises
    JournalError; after LeaseLostError `begin` must be awaited anew."""

    def __init__(
        self, path: Path, number: int, count: int, url: str, lease: float = LEASE_S
    ) -> None:
        self.id = ""
        self.lease = lease
        self.count = count
        self._number = number
        self._url = url
        self._held_until = 0.0
        self._is_lost = True
        self._journal = SqliteJournal(path, is_locked=True)

    def close(self) -> None:
        """Let go of the file."""
        self._journal.close()

    # -- the lease -------------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """Whether the lease lasts."""
        return not self._is_lost and monotonic() < self._held_until

    async def begin(self) -> None:
        """Begin under a new lease, with no table; that of whoever was this part before ends."""
        await asyncio.to_thread(self._begin)

    def _begin(self) -> None:
        self._is_lost = True
        own, until = token_hex(16), monotonic() + self.lease
        with self._journal.transaction() as file:
            file.execute(
                "INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, '[]')",
                (self._number, own, self._url, until),
            )
        self.id, self._held_until, self._is_lost = own, until, False

    def give_up(self) -> None:
        """Count the lease as lost."""
        self._is_lost = True

    async def renew(self, listed: str) -> list[Peer]:
        """Renew the lease, and say which tables are open to all; return the other processes."""
        return await asyncio.to_thread(self._renew, listed)

    def _renew(self, listed: str) -> list[Peer]:
        now = monotonic()
        with self._journal.transaction() as file:
            changed = file.execute(
                "UPDATE part SET until = ?, listed = ? WHERE id = ?",
                (now + self.lease, listed, self.id),
            )
            if not changed.rowcount:
                raise LeaseLostError("another process took over")
            found = file.execute(
                "SELECT id, url, listed FROM part WHERE id <> ? AND until > ?", (self.id, now)
            ).fetchall()
        self._held_until = now + self.lease
        return [Peer(*row) for row in found]

    async def end(self) -> None:
        """Give the lease up."""
        self._is_lost = True
        await asyncio.to_thread(self._execute, "DELETE FROM part WHERE id = ?", self.id)

    async def release(self, table: str) -> None:
        """Give one table up, all of whose entries are written."""
        await asyncio.to_thread(
            self._execute, "UPDATE place SET owner = '' WHERE tbl = ? AND owner = ?",
            table, self.id,
        )

    def _execute(self, statement: str, *values: object) -> None:
        with self._journal.transaction() as file:
            file.execute(statement, values)

    # -- tables ----------------------------------------------------------------------------------

    async def table_with(self, code: str) -> str:
        """Return the table with the digest of a code, empty if there is none."""
        return await asyncio.to_thread(self._table_with, code)

    def _table_with(self, code: str) -> str:
        found = self._journal.read("SELECT tbl FROM place WHERE code = ?", code)
        return str(found[0][0]) if found else ""

    async def take(self, table: str) -> list[StoredEntry]:
        """Have a table from now on; return all its entries, none if there is no such table. Raises
        ElsewhereError while another process has it."""
        return await asyncio.to_thread(self._take, table)

    def _take(self, table: str) -> list[StoredEntry]:
        if not self._journal.read("SELECT 1 FROM line WHERE tbl = ? AND seq = 1", table):
            return []
        with self._journal.transaction() as file:
            now = monotonic()
            self._check_lease(file, now)
            owner, url, until = file.execute(_OWNER, (table,)).fetchone() or ("", "", None)
            if until is not None and owner != self.id:
                if until > now:
                    raise ElsewhereError(owner, url, until - now)
                file.execute("DELETE FROM part WHERE id = ?", (owner,))
            if owner != self.id:
                file.execute(_PLACE, (table, self.id, ""))
        return self._journal.entries(table)

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries, or none; raises LeaseLostError where this process has no
        table any more."""
        await asyncio.to_thread(self._append, entries)

    def _append(self, entries: Sequence[StoredEntry]) -> None:
        with self._journal.transaction() as file:
            self._check_lease(file, monotonic())
            self._journal.write(entries)
            file.executemany(
                "INSERT OR IGNORE INTO place VALUES (?, ?, '')",
                [(entry.table, self.id) for entry in entries if entry.seq == 1],
            )
            file.executemany(_CODE, [(code, table) for table, code in _codes(
                entry for entry in entries if entry.text.startswith(CODED)
            )])

    def _check_lease(self, file: sqlite3.Connection, now: float) -> None:
        """Raise LeaseLostError unless the lease lasts, within a transaction."""
        held = file.execute("SELECT 1 FROM part WHERE id = ? AND until > ?", (self.id, now))
        if self._is_lost or held.fetchone() is None:
            self._is_lost = True
            raise LeaseLostError("the lease ended")

    async def close_table(self, table: str) -> None:
        """Do not list a table any more, which is over for good."""
        await asyncio.to_thread(self._close_table, table)

    def _close_table(self, table: str) -> None:
        self._journal.close_table(table)
        self._execute("DELETE FROM place WHERE tbl = ?", table)

    # -- forgetting ------------------------------------------------------------------------------

    def old_tables(self, day: int, closed_day: int) -> list[str]:
        """Return some old tables, as `SqliteJournal.old_tables`, but none that another process
        has."""
        old = self._journal.old_tables(day, closed_day)
        others = {row[0] for row in self._journal.read(_OTHERS, self.id, monotonic())}
        return [table for table in old if table not in others]

    def forget(self, tables: Iterable[str]) -> None:
        """Delete all that is kept of some tables, but for those that another process took."""
        with self._journal.transaction() as file:
            others = {row[0] for row in file.execute(_OTHERS, (self.id, monotonic()))}
            gone = [table for table in tables if table not in others]
            self._journal.erase(gone)
            file.executemany("DELETE FROM place WHERE tbl = ?", [(table,) for table in gone])
