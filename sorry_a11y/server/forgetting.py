"""What a server forgets by itself, and when: tables, identities, reports and bars that are old."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.sqlite_log import SqliteLog, today

_FIRST_S = 60.0
"""Seconds after its start until a server first looks for what is old."""
_AGAIN_S = 3600.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ages:
    """Days after which something is forgotten that nobody used since: a table, one that is over
    for good, an identity; and a report."""

    table: int = 90
    closed_table: int = 7
    identity: int = 400
    report: int = 90


async def keep_forgetting(lobby: Lobby, journal: SqliteLog | None, ages: Ages) -> None:
    """Forget what is old, again and again."""
    await asyncio.sleep(_FIRST_S)
    while True:
        try:
            await forget_old(lobby, journal, ages)
        except (LogError, PeopleError) as error:
            log.warning("nothing forgotten: %s", error)
        await asyncio.sleep(_AGAIN_S)


async def forget_old(lobby: Lobby, journal: SqliteLog | None, ages: Ages) -> int:
    """Forget what is old but for tables in memory; return how many tables that were. Raises
    LogError or PeopleError.

    Args:
        lobby: The lobby of the server.
        journal: The log of its tables; None where tables are not forgotten.
        ages: The days after which something is forgotten.
    """
    day, rooms = today(), lobby.rooms
    await lobby.hall.directory.ask(lambda people: people.forget_old(
        day, person=ages.identity, turn=ages.table, report=ages.report
    ))
    count = 0
    while journal:
        old = await asyncio.to_thread(
            journal.old_games, day - ages.table, day - ages.closed_table
        )
        gone = [one for one in old if one not in rooms.here]
        if not gone:
            break
        rooms.forget_codes(gone)
        await asyncio.to_thread(journal.forget, gone)
        for room in gone:
            if room in rooms.here:  # somebody came for it in this moment
                lobby.supervisor.end(room)
        count += len(gone)
    if count:
        log.info("%d tables forgotten", count)
    return count
