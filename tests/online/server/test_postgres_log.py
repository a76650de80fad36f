"""The log in PostgreSQL keeps what the one in SQLite keeps, each bucket at one server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from sorry_a11y.online.server import postgres_log
from sorry_a11y.online.server.postgres_log import PostgresLog, make_schema
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import StoredEntry
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.waiting import LIVE, Loop, comes_true

pytestmark = [pytest.mark.server, needs_postgres()]


@pytest.fixture(scope="module")
def database(loop: Loop) -> Iterator[Postgres]:
    with Postgres() as server:
        loop.run(make_schema(server.dsn, ""))
        yield server


def test_texts_come_back_to_the_server_that_has_the_bucket(
    loop: Loop, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of LogStore: order and numbers stay, a number is given once, a game is found by its
    newest code until it is closed; and one server at a time has it."""
    monkeypatch.setattr(postgres_log, "HANDED_OVER_S", 0.2)

    async def scene() -> None:
        one, other = PostgresLog(database.dsn), PostgresLog(database.dsn)
        await one.open()
        await other.open()
        texts = (("230a", 1, "x"), ("231b", 1, "y"), ("230a", 2, "z"))
        lines = [StoredEntry(*line) for line in texts]
        for bucket in ("230", "231"):
            assert await one.claim("", f"/t/{bucket}")
        await one.append([line._replace(code=f"{line.game}{line.seq}") for line in lines])
        assert await one.take("230a") == [lines[0], lines[2]]
        for seq in (1, 2):
            assert await one.claim("230a", "/t/230")
            assert await one.claim("232c", "/t/232")
            with pytest.raises(LogError):
                await one.append([StoredEntry("232c", 1, "-"), StoredEntry("230a", seq, "-")])
            await one.keep()
        assert await one.take("232c") == []
        assert [await other.game_with(code) for code in ("230a1", "230a2", "")] == ["", "230a", ""]
        with pytest.raises(LogError, match="another server"):
            await one.append([StoredEntry("230a", 3, "-")])  # of a session that is over
        await one.take("230a")
        with pytest.raises(LogError, match="another server"):
            await other.take("230a")
        await one.close_game("230a")
        assert await other.game_with("230a2") == ""
        await one.close()
        assert await other.take("230a") == [lines[0], lines[2]]
        await other.close()

    loop.run(scene())


def test_what_was_decided_before_a_bucket_was_handed_over_is_not_stored_after(
    loop: Loop, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of LogStore: where a bucket is handed over and taken again while entries wait for
    the session, they are refused: whoever took it has read the game without them."""
    monkeypatch.setattr(postgres_log, "HANDED_OVER_S", 0.2)

    async def scene() -> None:
        log, other = PostgresLog(database.dsn), PostgresLog(database.dsn)
        await log.open()
        await other.open()
        assert await log.claim("", "/t/233")
        first = StoredEntry("233a", 1, "x")
        await log.append([first])
        wanting = asyncio.ensure_future(other.take("233a"))
        await comes_true(lambda: log.wanted_of(["233a", "234a"]) == ["233a"])
        busy, taken, late, given = (
            asyncio.ensure_future(one)
            for one in (
                log.probe(),
                log.take("233a"),
                log.append([StoredEntry("233a", 2, "late")]),
                log.release(),
            )
        )
        assert await taken == [first]
        with pytest.raises(LogError, match="another server"):
            await late
        await busy
        await given
        assert await log.take("233a") == [first]
        await log.append([StoredEntry("233a", 2, "y")])
        with pytest.raises(LogError, match="another server"):
            await wanting
        monkeypatch.setattr(postgres_log, "HANDED_OVER_S", LIVE)
        handed = asyncio.ensure_future(other.take("233a"))
        await comes_true(lambda: log.wanted_of(["233a"]) == ["233a"])
        await log.release()
        assert await handed == [first, StoredEntry("233a", 2, "y")], "it is waited for"
        for one in (log, other):
            await one.close()

    loop.run(scene())
