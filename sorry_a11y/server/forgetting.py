"""What a server forgets by itself, and when: tables, identities, reports and bars that are old."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.sqlite_log import SqliteLog, today

FIRST_S = 60.0
"""Seconds after its start until a server first looks for what is old."""
AGAIN_S = 3600.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ages:
    """Days after which something is forgotten that nobody used since: a table, one that is over
    for good, an identity; and a report."""

    table: int = 90
    closed_table: int = 7
    identity: int = 400
    report: int = 90


class Forgetting:
    """Forgets what is old in the files of one server.

    Args:
        journal: The log of its tables; None where tables are not forgotten.
        ages: The days after which something is forgotten.
    """

    def __init__(self, journal: SqliteLog | None, ages: Ages) -> None:
        self._journal = journal
        self._ages = ages
        self._pause = FIRST_S

    async def wait_and_forget(self, lobby: Lobby) -> None:
        """Wait until it is time, and forget once."""
        await asyncio.sleep(self._pause)
        try:
            await self.forget(lobby)
        except (LogError, PeopleError) as error:
            log.warning("nothing forgotten: %s", error)
        self._pause = AGAIN_S

    async def forget(self, lobby: Lobby) -> int:
        """Forget what is old but for tables in memory; return how many tables that were. Raises
        LogError or PeopleError."""
        day, ages = today(), self._ages
        await lobby.hall.forget_old(
            day, person=ages.identity, turn=ages.table, report=ages.report
        )
        count = 0
        while self._journal:
            old = await asyncio.to_thread(
                self._journal.old_games, day - ages.table, day - ages.closed_table
            )
            gone = [one for one in old if not lobby.rooms.has(one)]
            if not gone:
                break
            lobby.rooms.forget_codes(gone)
            await asyncio.to_thread(self._journal.forget, gone)
            for room in filter(lobby.rooms.has, gone):  # somebody came for it in this moment
                lobby.supervisor.end(room)
            count += len(gone)
        if count:
            log.info("%d tables forgotten", count)
        return count
