"""What a server forgets by itself, and when: tables, identities, reports and bars that are old."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from sorry_a11y.server.identities import Identities
from sorry_a11y.server.journal import JournalError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.moderation import Moderation
from sorry_a11y.server.sqlite_journal import today

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


class ForgetfulJournal(Protocol):
    """A journal that can forget. Everything raises JournalError."""

    def old_tables(self, day: int, closed_day: int) -> list[str]:
        """Return some tables at which nothing happened since ``day``, or since ``closed_day`` if
        they are over for good."""

    def forget(self, tables: Iterable[str]) -> None:
        """Delete all that is kept of some tables."""


class Forgetting:
    """Forgets what is old in the files of one server. ``journal``: None where tables are not
    forgotten."""

    def __init__(
        self, journal: ForgetfulJournal | None, identities: Identities, ages: Ages
    ) -> None:
        self._journal = journal
        self._identities = identities
        self._moderation = Moderation(identities.file)
        self._ages = ages
        self._pause = FIRST_S

    async def wait_and_forget(self, lobby: Lobby) -> None:
        """Wait until it is time, and forget once."""
        await asyncio.sleep(self._pause)
        try:
            await self.forget(lobby)
        except (JournalError, sqlite3.Error) as error:
            log.warning("nothing forgotten: %s", error)
        self._pause = AGAIN_S

    async def forget(self, lobby: Lobby) -> int:
        """Forget what is old but for tables in memory; return how many tables that were. Raises
        JournalError or sqlite3.Error."""
        day, ages = today(), self._ages
        self._identities.forget_unseen(day - ages.identity)
        self._identities.forget_turns(day - ages.table)
        self._moderation.forget_before(day - ages.report, day)
        count = 0
        while self._journal:
            old = await asyncio.to_thread(
                self._journal.old_tables, day - ages.table, day - ages.closed_table
            )
            gone = [one for one in old if not lobby.has(one)]
            if not gone:
                break
            lobby.forget_codes(gone)
            await asyncio.to_thread(self._journal.forget, gone)
            for room in filter(lobby.has, gone):  # somebody came for it in this moment
                lobby.end(room)
            count += len(gone)
        if count:
            log.info("%d tables forgotten", count)
        return count
