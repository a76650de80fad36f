"""Pages at tables of several servers: one that is killed, one that is stopped."""

from __future__ import annotations

import asyncio
from itertools import groupby
from time import monotonic
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed, WebSocketException

from sorry_a11y.server.journal import read_entry
from sorry_a11y.server.postgres_journal import migrate
from sorry_a11y.server.room import Room
from sorry_a11y.session.feed import passed_through
from tests.harness.databases import Postgres, needs_postgres
from tests.web.people import SOCKETS, PagePerson

from .shared_lab import Servers

pytestmark = needs_postgres()
TABLE = {"t": "host", "game": "hasbro", "name": "Ann",
         "seats": {"red": "you", "yellow": "open", "blue": "runner"}}
LONG_S = 60.0


class Page(PagePerson):
    """A page that comes back by itself, to whichever of ``urls`` answers."""

    def __init__(self, urls: list[str], at: int) -> None:
        self.urls = urls
        self.closed: list[int] = []
        self._comes_back = False
        super().__init__(urls[at])

    def take(self, seconds: float = LONG_S) -> dict[str, Any]:
        """The next message; None counts as one while the line is lost."""
        try:
            return super().take(seconds)
        except ConnectionClosed as error:
            if self._comes_back:
                raise
            self.closed.append(error.rcvd.code if error.rcvd else 0)
            self._come_back()
            return {"t": "line"}

    def _come_back(self) -> None:
        end = monotonic() + LONG_S
        while monotonic() < end:
            self.urls.append(self.urls.pop(0))
            self.url = self.urls[0]
            self._comes_back = True
            try:
                self.connect()
                self.send("chair", **self.seat())
            except (OSError, TimeoutError, WebSocketException):
                continue
            finally:
                self._comes_back = False
            return
        raise AssertionError("no server answers")

    def positions(self) -> list[list[int]]:
        """Where everybody stood, as it was drawn."""
        passed = [position for one in self.told for position in one.get("passed", ())]
        return [position for position, _ in groupby(passed)]


def play(people: list[Page], lines: int) -> None:
    """Have whoever has a choice take the first one, until all have heard so many lines more, and
    the same: others are told only whole turns, and a 2 draws on."""
    end = monotonic() + LONG_S
    to = max(heard_by(one) for one in people) + lines
    while not have_heard(people, to):
        assert monotonic() < end, [one.lines()[-6:] for one in people]
        for one in people:
            one.listen(0.05)
            if one.menu and not have_heard(people, to):
                one.choose()


def have_heard(people: list[Page], to: int) -> bool:
    """Whether everybody was told as far as everybody else, and so many lines at least."""
    heard = {heard_by(one) for one in people}
    return len(heard) == 1 and min(heard) >= to


def heard_by(page: Page) -> int:
    """The last line of the journal that a page was told."""
    return int(page.told[-1].get("heard", -1)) if page.told else -1


async def journal_of(dsn: str, table: str) -> list[str]:
    """The lines of a table."""
    connection = await asyncpg.connect(dsn)
    rows = await connection.fetch(
        "SELECT text FROM sorry_a11y.line WHERE tbl = $1 ORDER BY seq", table
    )
    await connection.close()
    return [row["text"] for row in rows]


def positions_of(texts: list[str], page: Page) -> list[list[int]]:
    """Where everybody stood, as the journal has it."""
    lines = [read_entry(text) for text in texts]
    table = Room.rebuilt(page.seated["table"], lines, 0.0)
    assert table.game is not None
    heard = table.game.heard_since(tuple(page.seated["seats"]), 0)
    passed = map(list, passed_through([batch for _, batch in heard], b""))
    return [position for position, _ in groupby(passed)]


def test_a_page_goes_on_whichever_server_dies_or_is_stopped() -> None:
    """Promise: a page has a seat at any table, at whichever server it was opened; the death of
    the table's server, and the stop of its own, cost it nothing of the game, and nothing is told
    twice."""
    with Postgres() as database, SOCKETS:
        asyncio.run(migrate(database.dsn))
        servers = Servers(database, 2)
        try:
            urls = [url.replace("ws", "http") + "/" for url in servers.urls]
            ann = Page(urls[:], 0)
            ann.sit("host", **TABLE)
            ben = Page(urls[::-1], 0)
            ben.sit("join", code=ann.seated["code"], name="Ben")
            people = [ann, ben]
            ann.listen(0.3)
            ann.choose()
            play(people, 8)
            servers.kill(0)
            play(people, 8)
            assert ben.closed == []
            servers.again(0)
            servers.stop(1)
            play(people, 8)
            assert ben.closed[0] == 4003
            for one in people:
                one.listen(0.5)
            told = [one.positions() for one in people]
            lines = asyncio.run(journal_of(database.dsn, ann.seated["table"]))
            assert told[0] == told[1] == positions_of(lines, ann)
        finally:
            servers.end()
