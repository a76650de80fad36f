"""The people of a server, in the database that several servers share."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import connect

from sorry_a11y.cli.commands.serve import make_tables
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.people.moderation import FOR_EVER, Ban, Moderation, Report
from sorry_a11y.online.server.people.postgres_people import PostgresPeople
from sorry_a11y.online.wire import protocol as msg
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.ports import free_port
from tests.harness.waiting import Loop, comes_true

from .far_people import FarPerson
from .hall_socket import HallSocket
from .people import people_in
from .programs import Serving, run
from .test_hall import HallHarness, befriend, secret, you
from .test_moderation import TABLE, answered, number_of, sent_away

pytestmark = [pytest.mark.server, needs_postgres()]

PAIR = {"red": "you", "yellow": "open"}
SLOW = msg.HostTable("hasbro", "Ann", PAIR, undo="off", patience=msg.A_DAY)
TABLES = ("person", "ban", "report", "errand", "answered")


@pytest.fixture(scope="module")
def database(loop: Loop) -> Iterator[Postgres]:
    """A database that is ready."""
    with Postgres() as server:
        loop.run(make_tables(server.dsn))
        yield server


@pytest.fixture
def dsn(database: Postgres) -> str:
    """Where the database is, which knows nobody."""
    people = PostgresPeople(database.dsn)
    people.execute(f"TRUNCATE {', '.join(TABLES)} CASCADE")
    people.close()
    return database.dsn


@pytest.fixture
def halls(dsn: str) -> Iterator[tuple[HallHarness, HallHarness]]:
    """The halls of two servers of one database."""
    with ExitStack() as stack:
        one, two = (HallHarness(Identities(PostgresPeople(dsn))) for _ in range(2))
        for hall in (one, two):
            stack.callback(hall.identities.close)
        yield one, two


def test_names_belong_to_one_identity(halls: tuple[HallHarness, HallHarness]) -> None:
    """Promise of docs/online.md: a name belongs to who took it first, at whichever server; the
    database has digests alone."""
    one, two = halls
    ann = one.known("Ann")
    eve = two.comes("Eve")
    assert eve.refusal(msg.TakeName("ann")) == "name"
    assert eve.all(msg.Refused)[-1].accepted == "ann 2"
    assert eve.refusal(msg.TakeName("Eve")) == ""
    rows = one.identities.file.execute("SELECT digest FROM program").fetchall()
    assert len(rows) == 2
    assert secret("Ann") not in str(rows)
    ann.says(msg.ForgetMe())
    assert eve.refusal(msg.TakeName("Ann")) == ""
    assert people_in(one.identities) == ["Ann"]


def test_bans_reports_and_orders(halls: tuple[HallHarness, HallHarness]) -> None:
    """Promise of docs/running-a-server.md: whom the operator bans is out at every server, a report
    is kept, and an order is answered."""
    one, two = halls
    one.known("Ann")
    two.known("Eve")
    desk = Moderation(one.identities.file)
    eve = number_of(one.identities, "Eve")
    for _ in range(2):
        desk.ban(Ban(eve, "", "Eve", FOR_EVER))
    assert len(desk.bans()) == 1
    assert [len(sent_away(hall)) for hall in halls] == [0, 1]
    assert [at.why for at in one.comes("Eve").all(msg.Refused)] == ["banned"]
    desk.report(Report(0, 5, "Ann", "Eve", eve, "203.0.113.7", "other", ("a", "b")))
    assert desk.reports()[0].lines == ("a", "b")
    number = desk.order("people", ())
    assert desk.answer_to(number) is None
    for hall in halls:
        sent_away(hall)
    rows = answered(desk, number).rows
    assert sorted(row[0] for row in rows) == ["Ann", "Eve"], "each server answers"
    assert desk.unban(eve, "")


def test_tables_go_on_while_the_database_is_gone(loop: Loop) -> None:
    """Promise of docs/running-a-server.md: without the database nobody is known, which is refused
    in a moment and not waited for; once it is back, everybody is known as before."""
    with Postgres() as server:
        loop.run(make_tables(server.dsn))
        hall = HallHarness(Identities(PostgresPeople(server.dsn)))
        ann = hall.known("Ann")
        server.end(signal.SIGQUIT)
        assert ann.refusal(msg.AskTransfer()) == "saved"
        again = hall.comes("Ann")
        assert again.refusal(msg.HostTable("hasbro", "Max", {"red": "you", "blue": "open"})) == ""
        server.start()
        people = hall.identities.file
        assert isinstance(people, PostgresPeople)
        with pytest.raises(sqlite3.OperationalError):
            people.execute("SELECT 1")
        people._failed_at = -100.0
        assert hall.comes("Ann").refusal(msg.AskTransfer()) == ""
        hall.identities.close()


def test_the_command_of_the_operator_asks_the_database(
    dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: with the database in the environment the operator's
    command works on it, all servers do what it says, and what is done stands in the log."""
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", dsn)
    monkeypatch.setenv("SORRY_A11Y_HOME", str(tmp_path))
    with two_servers() as (one, other), connect(one) as first, connect(other) as second:
        ann, ben = HallSocket(first, "Ann"), HallSocket(second, "Ben")
        for guest in (ann, ben):
            assert guest.asks(msg.TakeName(guest.name), msg.You).name == guest.name
            guest.asks(msg.EnterHall(), msg.HallNow)
        status, told, _ = run("server", "people")
        assert (status, told.splitlines()) == (0, ["Ann, in no game.", "Ben, in no game."])
        assert run("server", "say", "Good", "evening")[:2] == (0, "2 connections were told.\n")
        for guest in (ann, ben):
            assert guest.hears(msg.Notice).text == "Good evening"
        assert run("server", "ban", "Ben")[0] == 0
        assert run("server", "bans")[1] == "Ben may not come any more.\n"
        status, _, error = run("server", "backup", str(tmp_path / "copy"))
        assert status == 1
        assert "pg_dump" in error
    assert "ban Ben" in (tmp_path / "tables" / "operator.log").read_text()


def test_an_invitation_reaches_the_hall_of_another_server(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: who invites from a table is heard by a friend in the
    hall, though another server has the hall; and not by somebody who has blocked them."""
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", dsn)
    with (
        two_servers() as (one, other),
        connect(f"{one}/t/230") as first,
        connect(f"{other}/t/000") as second,
        connect(f"{other}/t/000") as third,
    ):
        ann, ben, cid = (
            HallSocket(socket, name)
            for socket, name in ((first, "Ann"), (second, "Ben"), (third, "Cid"))
        )
        for guest in (ann, ben, cid):
            guest.asks(msg.TakeName(guest.name), msg.You)
        for guest in (ben, cid):
            guest.asks(msg.EnterHall(), msg.HallNow)
        cid.asks(msg.Relate("block", "Ann"), msg.You)
        seated = ann.asks(TABLE, msg.Seated)
        for name in ("Cid", "Ben"):
            ann.says(msg.Invite(name, seated.code))
        told = ben.notice("invited", "announced")
        assert (told.what, told.name, told.game) == ("invited", "Ann", "hasbro")
        assert told.code == seated.code
        assert run("server", "say", "x")[0] == 0
        told = cid.notice("invited", "announced")
        assert told.what == "announced", "the invitation did not come before it"


def test_a_block_is_a_wall_at_every_server(halls: tuple[HallHarness, HallHarness]) -> None:
    """Promise of docs/running-a-server.md: who was blocked at one server meets the wall at another
    one: by code, by list and by the hall, with a name and without one."""
    one, two = halls
    device, ann = one.known("Ann"), two.opens(public=True)
    two.known("Ben")
    device.says(msg.Relate("block", "Ben"))
    for stranger in (two.comes("Ben"), two.someone()):
        assert stranger.refusal(msg.Join(ann.seated.code, "Ben")) == "code"
        assert stranger.refusal(msg.Join(ann.seated.code, "Ben", watch=True)) == "code"
        stranger.says(msg.EnterHall())
        stranger.says(msg.ListTables())
        assert "Ann" not in [row.name for row in stranger.all(msg.HallNow)[-1].people]
        assert not stranger.all(msg.Listing)[-1].tables
    assert two.known("Cid").refusal(msg.Join(ann.seated.code, "Cid")) == ""


def test_friends_and_blocks_reach_another_server(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/running-a-server.md: that somebody asks to be a friend, and accepts, is told
    at whichever server the other one is; a block at one server parts both at a table of another."""
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", dsn)
    with (
        two_servers() as (one, other),
        connect(f"{one}/t/230") as first,
        connect(f"{one}/t/230") as second,
        connect(f"{other}/t/000") as third,
    ):
        ann, ben = HallSocket(first, "Ann"), HallSocket(second, "Ben")
        for guest in (ann, ben):
            guest.asks(msg.TakeName(guest.name), msg.You)
        device = HallSocket(third, "Ann")
        device.asks(msg.EnterHall(), msg.HallNow)
        ben.asks(msg.Relate("friend", "Ann"), msg.You)
        assert device.notice("asks").name == "Ben"
        device.asks(msg.Relate("friend", "Ben"), msg.You)
        assert ben.notice("friends").name == "Ann"
        seated = ann.asks(TABLE, msg.Seated)
        ben.asks(msg.Join(seated.code, "Ben"), msg.Seated)
        device.asks(msg.Relate("block", "Ben"), msg.You)
        assert ben.hears(msg.Bye).why == "removed"


def test_a_dump_has_the_people_too(dsn: str, database: Postgres) -> None:
    """Promise of docs/running-a-server.md: what pg_dump copies while servers run has names, friends
    and bans; in another database everybody is known as before."""
    hall = HallHarness(Identities(PostgresPeople(dsn)))
    befriend(hall.known("Ann"), hall.known("Ben"))
    at = ("-h", "127.0.0.1", "-p", str(database.port), "-U", "postgres")
    saved = database.run("pg_dump", *at, "postgres")
    database.run("createdb", *at, "people")
    database.run("psql", *at, "-q", "-v", "ON_ERROR_STOP=1", "-d", "people", given=saved)
    other = HallHarness(Identities(PostgresPeople(database.dsn_of("people"))))
    again = other.comes("Ann")
    again.says(msg.EnterHall())
    assert (you(again).name, you(again).friends) == ("Ann", ["Ben"])
    assert other.comes("Cid").refusal(msg.TakeName("Cid")) == ""
    for one in (hall, other):
        one.identities.close()


def test_a_slow_table_goes_on_at_another_server(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of docs/online.md: when the server of a slow table was killed, another one tells
    whoever's turn it is on coming to the hall, and nobody else; both come back to their seats, and
    the game goes on."""
    monkeypatch.setenv("SORRY_A11Y_POSTGRES", dsn)
    with SharedServing() as server:
        seats = sit_slowly(f"{server.url}/t/230")
        tables = [seats[0].table]
        asyncio.run(play_on(server.url, seats, 2))
        assert on_turn_soon(server.url, tables) == [[], tables]
    with SharedServing() as server:
        assert sorted(turns(server.url, name) for name in ("Ann", "Ben")) == [[], tables]
        asyncio.run(play_on(server.url, seats, 1))
        assert on_turn_soon(server.url, tables) == [[], tables]


def sit_slowly(url: str) -> list[msg.Seated]:
    """The seats of Ann and Ben at a slow table that has begun."""
    with connect(url) as first, connect(url) as second:
        ann, ben = HallSocket(first, "Ann"), HallSocket(second, "Ben")
        for one in (ann, ben):
            one.asks(msg.TakeName(one.name), msg.You)
        opened = ann.asks(SLOW, msg.Seated)
        joined = ben.asks(msg.Join(opened.code, "Ben"), msg.Seated)
        ann.says(msg.Manage("start"))
        while ann.hears(msg.TableState).stage != "playing":
            pass
        return [opened, joined]


async def play_on(url: str, seats: list[msg.Seated], most: int) -> None:
    """Have two players come back to their seats and play by lot, until both have made so many
    decisions, and go."""
    people = [FarPerson(url, "10.0.0.1", Random(seat.guest)) for seat in seats]
    for one, seat in zip(people, seats, strict=True):
        one.seated = seat
        await one._come_back()
    playing = [asyncio.create_task(one.play()) for one in people]
    await comes_true(lambda: all(len(one.sent) >= most for one in people))
    for task in playing:
        task.cancel()
    for one in people:
        await one.leave()


def on_turn_soon(url: str, tables: list[str]) -> list[list[str]]:
    """The slow tables of Ann and of Ben's turn, the fewer first: the hall is told once a decision
    is stored."""
    for _ in range(100):
        on_turn = sorted(turns(url, name) for name in ("Ann", "Ben"))
        if on_turn == [[], tables]:
            break
    return on_turn


def turns(url: str, name: str) -> list[str]:
    """The slow tables of which somebody is told that it is their turn, on coming to the hall."""
    with connect(url) as socket:
        one = HallSocket(socket, name)
        one.says(msg.EnterHall())
        told = []
        while not isinstance(message := one.hears(msg.ProtocolMessage), msg.HallNow):
            if isinstance(message, msg.Notice) and message.what == "turn":
                told.append(message.code)
        return told


@contextmanager
def two_servers() -> Iterator[tuple[str, str]]:
    """Two servers of the database in the environment: where they are."""
    with SharedServing() as one, SharedServing() as other:
        yield one.url, other.url


class SharedServing(Serving):
    """A server of the database in the environment."""

    def __init__(self) -> None:
        super().__init__(Path("/nowhere"), free_port())
