"""Two servers over one PostgreSQL, in this process: what people notice."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from sorry_a11y.server import members
from sorry_a11y.server.members import SPECTATORS
from sorry_a11y.server.postgres_journal import migrate
from sorry_a11y.server.table_server import TableServer
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Outgoing
from tests.harness.databases import Postgres, needs_postgres

from .far_people import HELLO
from .houses import drained, guest_elsewhere, house, plays_through, until

pytestmark = [
    needs_postgres(),
    # who connects in the moment in which a server stops is left to the end of its process, which
    # in a server of its own comes at once
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    """The database."""
    with Postgres() as server:
        asyncio.run(migrate(server.dsn))
        yield server


def test_a_drained_server_hands_over_and_nothing_is_missing(database: Postgres) -> None:
    """Promise: a deploy hands every table over, and everything is told once."""
    asyncio.run(drained(database))


def test_a_guest_at_another_server_is_one_to_the_room(database: Postgres) -> None:
    """Promise of the relay: who plays through another server comes from their own address, is told
    everything once, and is gone when they hang up there."""
    asyncio.run(guest_elsewhere(database))


def test_a_server_that_dies_lets_go_of_those_it_answered(database: Postgres) -> None:
    """Promise of the relay: when the server of a room is out of reach the guests of others are let
    go, and come back to whoever has the room."""

    async def scene() -> None:
        async with house(database) as at:
            async def fault() -> None:
                for socket in at.servers[0]._connections.sockets.values():
                    socket.transport.abort()

            people, differing = await plays_through(at, fault)
            assert differing == 0
            assert all(one.absences for one in people)

    asyncio.run(scene())


def test_postgres_gone_and_there_again(database: Postgres) -> None:
    """Promise: while nothing can be written nothing is told; everybody is let go, and comes back
    to where the table stood when there is a database again."""

    async def scene() -> None:
        async with house(database) as at:
            health = []

            async def fault() -> None:
                database.end()
                await until(lambda: not at.journals[0].is_held)
                health.append(await asyncio.to_thread(_status, at.urls[0]))
                database.start()

            people, differing = await plays_through(at, fault)
            assert (differing, health) == (0, [503])
            assert all(one.absences for one in people)
            assert await asyncio.to_thread(_status, at.urls[0]) == 200

    asyncio.run(scene())


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(database: Postgres) -> None:
    """Promise: what could not be written has not happened, everybody hears why, and nobody needs
    to come back."""

    async def scene() -> None:
        async with house(database) as at:
            people = await at.pair(quiet=True)
            connection = await asyncpg.connect(
                database.dsn, server_settings={"search_path": "sorry_a11y"}
            )
            ann = people[0]
            tasks = [asyncio.create_task(one.play()) for one in people]
            await until(lambda: all(one._views for one in people))
            await connection.execute(FULL)
            for one in people:
                one.quiet = False
                await one._decide()
            await until(lambda: "saved" in ann.refused)
            await connection.execute("DROP TRIGGER full_disk ON line")
            await connection.close()
            for one in people:
                one._answered = -1
                await one._decide()
            await until(lambda: all(len(one.sent) > 3 for one in people))
            assert not ann.absences
            for one, task in zip(people, tasks, strict=True):
                one.ended = True
                task.cancel()
                await one.leave()

    asyncio.run(scene())


FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON line EXECUTE FUNCTION full_disk();
"""


def test_any_number_may_listen_here_and_elsewhere(
    database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise: watchers for whom there is no place hear what a watcher with a name hears, at
    whichever server they are, from how things stand on, each message once."""
    monkeypatch.setattr(members, "MOST_WATCHERS", 1)

    async def scene() -> None:
        async with house(database) as at:
            people = await at.pair(quiet=True)
            assert people[0].seated is not None
            code = people[0].seated.code
            watchers = []
            for number in range(5):
                one = at.person(number % 2, 10 + number, quiet=True)
                await one.sit(msg.Join(code, f"Eve{number}", watch=True))
                watchers.append(one)
            pages = [_page_watches(server, code) for server in at.servers]
            await until(lambda: all(any(
                isinstance(one, msg.Seated) and one.guest == SPECTATORS for one in page
            ) for page in pages))
            named, *others = watchers
            assert named.seated is not None
            assert named.seated.guest != SPECTATORS
            assert all(one.seated and one.seated.guest == SPECTATORS for one in others)
            tasks = [asyncio.create_task(one.play()) for one in (*people, *watchers)]
            await until(lambda: all(one._views for one in (*watchers, *people)))
            before = {one: len(one.told) for one in watchers}
            for one in people:
                one.quiet = False
                await one._decide()
            await until(lambda: all(len(one.sent) > 5 for one in people))
            for one in people:
                one.quiet = True
            await until(lambda: len({one.heard for one in watchers}) == 1)
            heard = [one.told[before[one]:] for one in watchers]
            assert len(heard[0]) > 10
            assert heard[1:] == [heard[0]] * 4
            await until(lambda: all(_last_heard(page) == named.heard for page in pages))
            assert _news(pages[0])[-10:] == _news(pages[1])[-10:]
            for one in (*people, *watchers):
                one.ended = True
            for one, task in zip((*people, *watchers), tasks, strict=True):
                task.cancel()
                await one.leave()
            for server in at.servers:
                for number in [*server._connections.local]:
                    server.detach(number)
            await until(lambda: not at.servers[0]._connections._audiences)

    asyncio.run(scene())


def _page_watches(server: TableServer, code: str) -> list[Outgoing | None]:
    """What a page is told that comes to watch."""
    told: list[Outgoing | None] = []
    number = server.attach("10.9.9.9", told.append)
    server.hand(number, HELLO)
    server.hand(number, msg.Join(code, "Eve", watch=True))
    return told


def _news(told: list[Outgoing | None]) -> list[int]:
    return [one.seq for one in told if isinstance(one, msg.News)]


def _last_heard(told: list[Outgoing | None]) -> int:
    return max(_news(told), default=-1)


def test_figures_are_told_to_the_machine_itself(database: Postgres) -> None:
    """Promise: tables, seats, decisions, commits, fenced and dropped, as Prometheus reads them; not
    to those who come through a proxy."""

    async def scene() -> None:
        async with house(database) as at:
            people = await at.pair(quiet=True)
            playing = asyncio.create_task(people[0].play())
            await until(lambda: bool(people[0]._views))
            page = await asyncio.to_thread(_page, at.urls[0])
            for name, least in (("tables", 1), ("seats", 2), ("lines_total", 4),
                                ("decisions_total", 1), ("commit_seconds_count", 1)):
                value = page[f"sorry_a11y_{name}"]
                assert value >= least, name
            assert page["sorry_a11y_tables_fenced_total"] == 0
            at.servers[0]._cluster._lose_everything()  # type: ignore[union-attr]
            assert (await asyncio.to_thread(_page, at.urls[0]))[
                "sorry_a11y_tables_fenced_total"
            ] == 1
            assert await asyncio.to_thread(_status, at.urls[0], "/metrics", "1.2.3.4") != 200
            for one in people:
                one.ended = True
                await one.leave()
            playing.cancel()

    asyncio.run(scene())


def _page(url: str) -> dict[str, float]:
    with urllib.request.urlopen(url.replace("ws", "http") + "/metrics") as answer:
        rows = [row.rsplit(" ", 1) for row in answer.read().decode().splitlines() if row[0] != "#"]
    return {name: float(value) for name, value in rows}


def _status(url: str, path: str = "/health", front: str = "") -> int:
    headers = {"X-Forwarded-For": front} if front else {}
    request = urllib.request.Request(url.replace("ws", "http") + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
