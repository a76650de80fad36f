"""The hall's own tests once more: over the journal in PostgreSQL, and with every message of its
people carried over NATS."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from queue import Queue

import msgspec
import pytest

from sorry_a11y.server.journal import Journal
from sorry_a11y.server.postgres_schema import migrate
from sorry_a11y.server.server_line import Note, ServerLine
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, Outgoing, encoded
from sorry_a11y.wire.messages import NewsReader, unpack_game
from tests.harness.databases import Nats, Postgres, needs_nats, needs_postgres
from tests.harness.waiting import Loop, WaitedFor
from tests.server import people
from tests.server.test_journal import (  # noqa: F401
    test_a_server_started_anew_knows_its_tables,
    test_a_table_sleeps_while_nobody_is_there_and_wakes_for_its_people,
    test_a_table_that_everybody_left_is_closed_for_good,
)
from tests.server.test_seats import *  # noqa: F403

pytestmark = [needs_postgres(), needs_nats()]

_down = msgspec.json.Decoder(msg.Down)
_up = msgspec.json.Decoder(msg.Up)


class Carrier:
    """Carries texts from one end of a line between servers to the other."""

    def __init__(self, loop: Loop, url: str) -> None:
        self._loop = loop
        self._arrived: Queue[str] = Queue()
        self._here = ServerLine(url, lambda _note: None, lambda: None)
        self._there = ServerLine(url, self._take, lambda: None)
        loop.run(self._here.connect("here"))
        loop.run(self._there.connect("there"))

    def _take(self, note: Note) -> None:
        self._arrived.put(note.texts[0])

    def carry(self, text: str) -> str:
        """The text, as it arrives."""
        self._loop.run(self._post(text))
        return self._arrived.get(timeout=10)

    async def _post(self, text: str) -> None:
        assert self._here._client is not None, "is connected"
        await self._here._client.publish(
            "sorry_a11y.to.there", msgspec.msgpack.encode(Note("told", "here", texts=[text]))
        )

    def end(self) -> None:
        """Let go of both ends."""
        self._loop.run(self._here.close())
        self._loop.run(self._there.close())


class FarSomeone(people.Someone):
    """A person whose messages go over a line, both ways."""

    def __init__(self, carrier: Carrier, room: people.RoomHarness, number: int) -> None:
        super().__init__(room, number)
        self._carrier = carrier
        self._reader: NewsReader | None = None

    def says(self, message: msg.Up) -> list[Outgoing]:
        """Send a message; what this person is told then."""
        text = self._carrier.carry(msgspec.json.encode(message).decode())
        return super().says(_up.decode(text))

    def takes(self, message: Outgoing) -> None:
        """Be told something."""
        arrived: Outgoing = _down.decode(self._carrier.carry(encoded(message)))
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


@pytest.fixture(scope="module")
def carrier(loop: Loop) -> Iterator[Carrier]:
    """The line."""
    with Nats() as server:
        carrier = Carrier(loop, server.url)
        yield carrier
        carrier.end()


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
def far(journal: Journal, carrier: Carrier, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have rooms keep their lines there and their people told so."""
    monkeypatch.setattr(people, "MemoryJournal", lambda: journal)
    monkeypatch.setattr(people, "Someone", partial(FarSomeone, carrier))
