"""Two servers with one SQLite file, as the processes of `serve --processes`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from sorry_a11y.server.cluster import ElsewhereError, LeaseLostError
from sorry_a11y.server.journal import StoredEntry
from sorry_a11y.server.shared_sqlite import SharedSqlite, end_part, share
from sorry_a11y.server.sqlite_journal import SqliteJournal

from .houses import drained, guest_elsewhere


def test_a_drained_server_hands_over_and_nothing_is_missing(tmp_path: Path) -> None:
    """Promise: a process that ends hands every table over, and everything is told once."""
    asyncio.run(drained(tmp_path))


def test_a_guest_at_another_process_is_one_to_the_room(tmp_path: Path) -> None:
    """Promise: who plays through another process comes from their own address, and is gone when
    they hang up there."""
    asyncio.run(guest_elsewhere(tmp_path))


class Parts:
    """Two parts of one file, whose leases last for ``lease`` seconds."""

    def __init__(self, folder: Path, lease: float) -> None:
        self.file = folder / "tables.sqlite"
        share(self.file)
        self.one, self.other = (
            SharedSqlite(self.file, at, 2, f"ws://{at}", lease) for at in range(2)
        )

    async def begin(self) -> None:
        """Begin both."""
        await self.one.begin()
        await self.other.begin()

    def close(self) -> None:
        """Close both."""
        self.one.close()
        self.other.close()


def _entry(table: str, seq: int) -> StoredEntry:
    chairs = '"options":{},"teams":false,"points":false,"rounds":0,"target":0,"chairs":{}'
    opened = (
        '{"t":"opened","game":"hasbro",' + chairs + ',"undo":"off","stand_in":"ask","patience":60,'
        f'"watch":false,"public":false,"code":"code of {table}"}}'
    )
    return StoredEntry(table, seq, opened if seq == 1 else '{"t":"undo","seat":0}')


def test_a_table_is_where_it_was_opened_and_found_by_its_code(tmp_path: Path) -> None:
    """Promise: every process finds a table by its code, is told who has it, and cannot have it
    while that one lives."""

    async def scene() -> None:
        parts = Parts(tmp_path, 30.0)
        await parts.begin()
        await parts.one.append([_entry("t", 1), _entry("t", 2)])
        assert await parts.other.table_with("code of t") == "t"
        with pytest.raises(ElsewhereError) as elsewhere:
            await parts.other.take("t")
        assert (elsewhere.value.server, elsewhere.value.url) == (parts.one.id, "ws://0")
        assert [entry.seq for entry in await parts.one.take("t")] == [1, 2]
        assert await parts.other.take("none") == []
        await parts.one.release("t")
        assert len(await parts.other.take("t")) == 2
        await parts.other.close_table("t")
        assert await parts.one.table_with("code of t") == ""
        parts.close()

    asyncio.run(scene())


def test_who_lost_the_lease_writes_nothing(tmp_path: Path) -> None:
    """Promise: once another process has taken a table, its former one cannot write a line, whatever
    its clock says; the same of a process that the parent has ended."""

    async def scene() -> None:
        parts = Parts(tmp_path, 0.2)
        await parts.begin()
        await parts.one.append([_entry("t", 1)])
        await asyncio.sleep(0.3)
        await parts.other.begin()
        assert len(await parts.other.take("t")) == 1
        parts.one._held_until = monotonic() + 60  # as if it had slept and did not know
        with pytest.raises(LeaseLostError):
            await parts.one.append([_entry("t", 2)])
        with pytest.raises(LeaseLostError):
            await parts.one.renew("[]")
        await parts.one.begin()
        with pytest.raises(ElsewhereError):
            await parts.one.take("t")
        end_part(parts.file, 1)
        assert len(await parts.one.take("t")) == 1
        with pytest.raises(LeaseLostError):
            await parts.other.append([_entry("t", 2)])
        parts.close()

    asyncio.run(scene())


def test_only_its_own_tables_are_forgotten(tmp_path: Path) -> None:
    """Promise: a process forgets no table that another has in memory."""

    async def scene() -> None:
        parts = Parts(tmp_path, 30.0)
        await parts.begin()
        await parts.one.append([_entry("t", 1)])
        assert parts.other.old_tables(10**6, 10**6) == []
        parts.other.forget(["t"])
        assert len(await parts.one.take("t")) == 1
        assert parts.one.old_tables(10**6, 10**6) == ["t"]
        parts.one.forget(["t"])
        assert await parts.one.take("t") == []
        parts.close()

    asyncio.run(scene())


def test_a_folder_goes_from_one_process_to_several_and_back(tmp_path: Path) -> None:
    """Promise: what one process wrote several find, and the other way round."""

    async def scene() -> None:
        file = tmp_path / "tables.sqlite"
        alone = SqliteJournal(file)
        alone.append([_entry("old", 1)])
        alone.close()
        parts = Parts(tmp_path, 30.0)
        await parts.begin()
        assert await parts.other.table_with("code of old") == "old"
        assert len(await parts.other.take("old")) == 1
        await parts.one.append([_entry("new", 1)])
        parts.close()
        alone = SqliteJournal(file)
        assert sorted(entry.table for entry in alone.code_entries()) == ["new", "old"]
        alone.close()

    asyncio.run(scene())
