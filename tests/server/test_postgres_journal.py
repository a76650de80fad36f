"""Who has a table, and what is written, as PostgreSQL judges it: two servers and one database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from sorry_a11y.server import postgres_journal
from sorry_a11y.server.cluster import ElsewhereError, LeaseLostError
from sorry_a11y.server.journal import JournalError, StoredEntry
from sorry_a11y.server.postgres_journal import VERSION, migrate
from sorry_a11y.wire import protocol as msg
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.waiting import Loop, WaitedFor
from tests.server.people import RoomHarness

pytestmark = needs_postgres()
FIRST = '{"t":"opened","code":"x"}'
PAST = "UPDATE server SET until = clock_timestamp() - INTERVAL '1 ms' WHERE id = $1"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A server of databases."""
    with Postgres() as server:
        yield server


@pytest.fixture
def two(loop: Loop, postgres: Postgres) -> Iterator[tuple[WaitedFor, WaitedFor]]:
    """Two servers, over a database that has nothing else in it."""
    loop.run(migrate(postgres.dsn))
    one, other = WaitedFor(loop, postgres.dsn), WaitedFor(loop, postgres.dsn)
    one.query("TRUNCATE place, line")
    yield one, other
    one.close()
    other.close()


def test_lines_come_back_as_given(two: tuple[WaitedFor, WaitedFor]) -> None:
    """Promise of Journal: order and numbers stay; a table is found by its code until it is
    closed, and by the newest only."""
    one, _ = two
    other = FIRST.replace("x", "y")
    lines = [StoredEntry(*one) for one in (("a", 1, FIRST), ("b", 1, other), ("a", 2, "z"))]
    one.append(lines)
    assert one.entries("a") == [lines[0], lines[2]]
    assert one.entries("c") == []
    run = one._loop.run
    assert run(one.shared.table_with("y")) == "b"
    one.append([StoredEntry("b", 2, '{"t":"code","code":"new"}')])
    assert (run(one.shared.table_with("y")), run(one.shared.table_with("new"))) == ("", "b")
    one.close_table("b")
    assert run(one.shared.table_with("new")) == ""


def test_a_table_of_a_server_that_lives_is_elsewhere(two: tuple[WaitedFor, WaitedFor]) -> None:
    """Promise: nobody takes what another has; once released, anybody does, and only then."""
    one, other = two
    one.append([StoredEntry("a", 1, FIRST)])
    with pytest.raises(ElsewhereError) as found:
        other.entries("a")
    assert found.value.server == one.shared.id
    assert 0 < found.value.left <= 60
    one._loop.run(one.shared.release("a"))
    assert other.entries("a") == [StoredEntry("a", 1, FIRST)]
    with pytest.raises(ElsewhereError):
        one.entries("a")


def test_an_append_after_the_lease_writes_nothing(two: tuple[WaitedFor, WaitedFor]) -> None:
    """Promise: the database's clock judges; a frozen server that goes on writes nothing, not even
    where nobody has taken its tables yet, and its next lease is another."""
    one, other = two
    one.append([StoredEntry("a", 1, FIRST)])
    before = one.shared.id
    one.query(PAST, before)
    with pytest.raises(LeaseLostError):
        one.append([StoredEntry("a", 2, "late"), StoredEntry("b", 1, FIRST)])
    assert other.entries("a") == [StoredEntry("a", 1, FIRST)]
    assert other.entries("b") == []
    with pytest.raises(LeaseLostError):
        one._loop.run(one.shared.renew("[]"))
    one._loop.run(one.shared.begin())
    assert one.shared.id != before
    with pytest.raises(ElsewhereError):
        one.entries("a")
    other.append([StoredEntry("a", 2, "next")])
    assert [row["epoch"] for row in one.query("SELECT epoch FROM line ORDER BY seq")] == [1, 2]


def test_a_server_that_renews_late_keeps_its_tables(
    two: tuple[WaitedFor, WaitedFor], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: a lease that ended and is renewed before anybody had its server fall goes on;
    whoever was about to take a table is sent there."""
    one, other = two
    one.append([StoredEntry("a", 1, FIRST)])
    one.query(PAST, one.shared.id)
    renewed = "UPDATE server SET until = clock_timestamp() + INTERVAL '1 min' WHERE id = $1"
    monkeypatch.setattr(postgres_journal, "_FALL", renewed)
    with pytest.raises(ElsewhereError):
        other.entries("a")
    one.append([StoredEntry("a", 2, "next")])


def test_of_two_who_take_a_table_one_has_it(two: tuple[WaitedFor, WaitedFor]) -> None:
    """Promise: taking is one compare-and-set, whoever else tries at the same moment."""
    one, other = two
    third = WaitedFor(one._loop, one._dsn)
    for number in range(20):
        table = f"t{number}"
        third.append([StoredEntry(table, 1, FIRST)])
    third.query(PAST, third.shared.id)
    third.close()

    async def both(table: str) -> list[Any]:
        return list(await asyncio.gather(
            one.shared.take(table), other.shared.take(table), return_exceptions=True
        ))

    for number in range(20):
        found = one._loop.run(both(f"t{number}"))
        assert [type(one) for one in found].count(list) == 1, found
        assert [type(one) for one in found].count(ElsewhereError) == 1, found


def test_an_append_under_way_is_waited_for(two: tuple[WaitedFor, WaitedFor]) -> None:
    """Promise: what a server that falls was about to commit is either read by whoever takes the
    table, or never written."""
    one, other = two
    one.append([StoredEntry("a", 1, FIRST)])

    async def scene() -> tuple[list[StoredEntry], bool]:
        async with one.shared._pool.acquire() as slow, slow.transaction():
            await slow.execute(
                "SELECT 1 FROM server WHERE id = $1 FOR SHARE", one.shared.id
            )
            await slow.execute("INSERT INTO line VALUES ('a', 2, 1, 'slow')")
            async with other.shared._pool.acquire() as clock:
                taking = asyncio.create_task(_taken(other, one.shared.id, clock))
                await asyncio.sleep(0.2)
                waited = not taking.done()
        return await taking, waited

    lines, waited = one._loop.run(scene())
    assert waited
    assert [line.text for line in lines] == [FIRST, "slow"]


def test_a_server_that_freezes_while_it_writes_is_not_waited_for(
    two: tuple[WaitedFor, WaitedFor]
) -> None:
    """Promise: its tables are free when its lease has ended, wherever in an append it stopped, and
    what it had not committed is not written."""
    _, other = two
    frozen = WaitedFor(other._loop, other._dsn, lease=1.0)
    frozen.append([StoredEntry("a", 1, FIRST)])

    async def scene() -> list[StoredEntry]:
        stuck = await frozen.shared._pool.acquire()
        await stuck.execute("BEGIN")
        await stuck.execute("SELECT 1 FROM server WHERE id = $1 FOR SHARE", frozen.shared.id)
        await stuck.execute("INSERT INTO line VALUES ('a', 2, 1, 'half')")
        while True:
            try:
                return await other.shared.take("a")
            except ElsewhereError as error:
                await asyncio.sleep(error.left)

    assert other._loop.run(scene()) == [StoredEntry("a", 1, FIRST)]
    frozen.close()


async def _taken(journal: WaitedFor, former: str, clock: Any) -> list[StoredEntry]:
    await clock.execute("UPDATE place SET owner = 'nobody' WHERE owner = $1", former)
    await clock.execute("UPDATE server SET fallen = TRUE WHERE id = $1", former)
    return await journal.shared.take("a")


def test_a_number_is_given_once(two: tuple[WaitedFor, WaitedFor]) -> None:
    """Promise of Journal: whatever goes wrong, a log is never forked; the whole commit fails."""
    one, other = two
    one.append([StoredEntry("a", 1, FIRST)])
    other.query("INSERT INTO line VALUES ('a', 2, 1, 'somebody')")
    with pytest.raises(LeaseLostError):
        one.append([StoredEntry("a", 2, "another"), StoredEntry("a", 3, "more")])
    assert [row["text"] for row in other.query("SELECT text FROM line ORDER BY seq")] == [
        FIRST, "somebody"
    ]


def test_the_schema_is_made_once_and_a_newer_one_is_left_alone(
    loop: Loop, postgres: Postgres
) -> None:
    """Promise: two that migrate at once make one schema, in one go; a database of another version
    carries no tables."""
    postgres.run("createdb", "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "postgres", "new")
    dsn = postgres.dsn_of("new")

    async def both() -> list[int]:
        return list(await asyncio.gather(migrate(dsn), migrate(dsn)))

    with pytest.raises(JournalError, match="version 0"):
        WaitedFor(loop, dsn)
    assert sorted(loop.run(both())) == [0, VERSION]
    journal = WaitedFor(loop, dsn)
    journal.query("UPDATE version SET number = 99")
    journal.close()
    assert loop.run(migrate(dsn)) == 99
    with pytest.raises(JournalError, match="version 99"):
        WaitedFor(loop, dsn)


def test_a_backup_is_a_dump_and_brings_every_table_back(
    two: tuple[WaitedFor, WaitedFor], postgres: Postgres
) -> None:
    """Promise: what pg_dump saves while servers run is played on from another database."""
    one, _ = two
    room = RoomHarness(one)
    ann = room.host()
    ben = room.guest(ann)
    ann.says(msg.Start())
    room.play(ann, 12)
    where = ("-h", "127.0.0.1", "-p", str(postgres.port), "-U", "postgres")
    saved = postgres.run("pg_dump", *where, "postgres")
    game = room.table(ann).game
    assert game is not None
    position = game.table.game
    room.play(ann, 5)
    postgres.run("createdb", *where, "restored")
    postgres.run("psql", *where, "-q", "-v", "ON_ERROR_STOP=1", "restored", given=saved)
    restored = WaitedFor(one._loop, postgres.dsn_of("restored"))
    restored.query("UPDATE server SET fallen = TRUE WHERE id = $1", one.shared.id)
    anew = RoomHarness(restored)
    anew.restart()
    again = anew.back(ann)
    found = anew.table(again).game
    assert found is not None
    assert found.table.game[1:] == position[1:]
    anew.back(ben)
    anew.play(again)
    assert anew.table(again).stage == "over"
    restored.close()

