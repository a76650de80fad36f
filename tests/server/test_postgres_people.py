"""The hall with PostgreSQL: the tests of one process and of several once more, over the database
that servers share."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from sorry_a11y.server.identities import Identities
from sorry_a11y.server.moderation import (
    FOR_EVER,
    Bar,
    Moderation,
    OrderAnswer,
    Report,
)
from sorry_a11y.server.postgres_journal import migrate
from sorry_a11y.server.postgres_people import PostgresPeople
from sorry_a11y.wire import protocol as msg
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.waiting import Loop

from .test_hall import HallHarness, secret
from .test_neighbours import (  # noqa: F401
    Pair,
    pass_time,
    test_an_invitation_reaches_another_process,
    test_friends_and_tables_are_told_by_both_processes,
    test_people_of_both_processes_are_told_of,
    test_play_now_leads_to_a_table_of_another_process,
    test_what_is_known_of_somebody_is_the_same_at_both,
)

pytestmark = needs_postgres()

TABLES = ("person", "bar", "report", "errand", "answered", "present", "news")


@pytest.fixture(scope="module")
def database(loop: Loop) -> Iterator[Postgres]:
    """A database that is ready."""
    with Postgres() as server:
        loop.run(migrate(server.dsn))
        yield server


@pytest.fixture
def dsn(database: Postgres) -> str:
    """Where the database is, which knows nobody."""
    people = PostgresPeople(database.dsn)
    people.execute(f"TRUNCATE {', '.join(TABLES)} CASCADE")
    people.close()
    return database.dsn


@pytest.fixture
def halls(dsn: str) -> Iterator[Pair]:
    """The halls of two servers of one database."""
    with ExitStack() as stack:
        one, two = (
            HallHarness(Identities(PostgresPeople(dsn), part, parts=0)) for part in (7, 8)
        )
        for hall in (one, two):
            stack.callback(hall.identities.close)
        yield one, two


def test_names_belong_to_one_identity(halls: Pair) -> None:
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
    assert [person.name for person in one.identities.all()] == ["Ann"]


def test_bars_reports_and_orders(halls: Pair) -> None:
    """Promise of docs/running-a-server.md: whom the operator bars is out at every server, a report
    is kept, and an order is answered by all of them."""
    one, two = halls
    one.known("Ann")
    two.known("Eve")
    pass_time(halls)
    desk = Moderation(one.identities.file, 9)
    person = one.identities.named("Eve")
    assert person is not None
    desk.bar(Bar(person.number, "", "Eve", FOR_EVER))
    desk.bar(Bar(person.number, "", "Eve", FOR_EVER))
    assert len(desk.bars()) == 1
    for hall in halls:
        assert hall.lobby.hall.has_news_of_operator()
    assert [len(hall.lobby.hall.barred()) for hall in halls] == [0, 1]
    assert [at.why for at in one.comes("Eve").all(msg.Refused)] == ["barred"]
    desk.report(Report(0, 5, "Ann", "Eve", person.number, "203.0.113.7", ("a", "b")))
    assert desk.reports()[0].lines == ("a", "b")
    number = desk.order("people", ())
    for hall, waits in zip(halls, (True, False), strict=True):
        for order in hall.lobby.hall.orders():
            hall.lobby.hall.answer(order, _present(hall))
        answer = desk.answer_to(number)
        assert (answer is None) is waits
    assert answer is not None
    assert sorted(row[0] for row in answer.rows) == ["Ann", "Eve"]
    assert desk.unbar(person.number, "")


def _present(hall: HallHarness) -> OrderAnswer:
    return OrderAnswer(True, [[name] for name, _place in hall.lobby.hall.present()])


def test_tables_go_on_while_the_database_is_gone(loop: Loop) -> None:
    """Promise of docs/running-a-server.md: without the database nobody is known, which is refused
    in a moment and not waited for; once it is back, everybody is known as before."""
    with Postgres() as server:
        loop.run(migrate(server.dsn))
        hall = HallHarness(Identities(PostgresPeople(server.dsn), 1, parts=0))
        ann = hall.known("Ann")
        server.end(signal.SIGQUIT)
        assert ann.refusal(msg.AskTransfer()) == "saved"
        again = hall.comes("Ann")
        assert again.refusal(
            msg.HostTable("hasbro", "Max", {"red": "you", "blue": "open"})
        ) == ""
        server.start()
        people = hall.identities.file
        assert isinstance(people, PostgresPeople)
        with pytest.raises(sqlite3.OperationalError):
            people.execute("SELECT 1")
        people._failed_at = -100.0
        assert hall.comes("Ann").refusal(msg.AskTransfer()) == ""
        hall.identities.close()
