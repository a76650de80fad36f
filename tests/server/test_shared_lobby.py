"""The lobby's own tests once more: over the journal in PostgreSQL, and with every message of its
people as the text that a relay passes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sorry_a11y.server.journal import Journal
from sorry_a11y.server.postgres_journal import migrate
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, Outgoing, decoded_down, decoded_up, encoded
from sorry_a11y.wire.messages import NewsReader, unpack_game
from tests.harness.databases import Postgres, needs_postgres
from tests.harness.waiting import Loop, WaitedFor
from tests.server import people
from tests.server.test_journal import (  # noqa: F401
    test_a_server_started_anew_knows_its_tables,
    test_a_table_sleeps_while_nobody_is_there_and_wakes_for_its_people,
    test_a_table_that_everybody_left_is_closed_for_good,
)
from tests.server.test_seats import *  # noqa: F403

pytestmark = needs_postgres()

class FarSomeone(people.Someone):
    """A person whose messages travel as text, both ways."""

    def __init__(self, room: people.RoomHarness, number: int) -> None:
        super().__init__(room, number)
        self._reader: NewsReader | None = None

    def says(self, message: msg.Up) -> list[Outgoing]:
        """Send a message; what this person is told then."""
        return super().says(decoded_up(encoded(message).encode()))

    def takes(self, message: Outgoing) -> None:
        """Be told something."""
        arrived: Outgoing = decoded_down(encoded(message))
        if isinstance(arrived, msg.TableState) and arrived.has_game:
            setup, own = unpack_game(bytes(arrived.setup))
            self._reader = NewsReader(setup.rules(), setup.seating().seats, own)
        if isinstance(arrived, msg.News):
            assert self._reader is not None, "knows the game"
            arrived = Heard(arrived.seq, self._reader.unpack(bytes(arrived.batch)))
        super().takes(arrived)


@pytest.fixture(scope="module")
def database(loop: Loop) -> Iterator[str]:
    """Where the database is."""
    with Postgres() as server:
        loop.run(migrate(server.dsn))
        yield server.dsn


@pytest.fixture
def journal(loop: Loop, database: str) -> Iterator[Journal]:
    """The journal, empty."""
    journal = WaitedFor(loop, database)
    journal.query("TRUNCATE place, line, server")
    journal.close()
    journal = WaitedFor(loop, database)
    yield journal
    journal.close()


@pytest.fixture(autouse=True)
def far(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have rooms keep their lines there and their people told so."""
    monkeypatch.setattr(people, "MemoryJournal", lambda: journal)
    monkeypatch.setattr(people, "Someone", FarSomeone)
