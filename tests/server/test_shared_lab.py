"""Two servers over one database, one frozen for longer than its lease; .ci/full does a hundred such
things to them."""

from __future__ import annotations

import asyncio

from sorry_a11y.server.postgres_journal import migrate
from tests.harness.databases import Postgres, needs_postgres

from .shared_lab import Servers, faulted

pytestmark = needs_postgres()


def test_a_server_that_thaws_is_fenced_off() -> None:
    """Promise: no log is forked, nothing told is missing or repeated, no decision counts twice,
    and everybody has a seat again."""
    with Postgres() as database:
        asyncio.run(migrate(database.dsn))
        found = asyncio.run(
            faulted(Servers(database, 2), 1, 3, 1, plan=lambda _at, _lot: "freeze")
        )
    assert found.told.decisions > 0
    assert (found.told.differing, found.told.twice, found.forked) == (0, 0, 0)
    assert found.told.unexpected == []
