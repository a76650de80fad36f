"""Tables of a server that go to another one, and those that are lost with the session."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from sorry_a11y.server.commit import CommitLoop
from sorry_a11y.server.connections import Connections
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.metrics import Metrics
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore
from sorry_a11y.wire.codes import bucket_of

SETTLE_S = 0.01
LEAVING_S = 0.5
"""Seconds in which what was decided must be committed; then the tables go as the journal has
them."""

log = logging.getLogger(__name__)


class Handover:
    """Lets go of tables, so that another server may have them, and of everybody at them: they come
    back by themselves, to whichever server the proxy leads them."""

    def __init__(
        self, journal: LogStore, lobby: Lobby, connections: Connections, commit: CommitLoop,
        metrics: Metrics,
    ) -> None:
        self._journal = journal
        self._lobby = lobby
        self._connections = connections
        self._commit = commit
        self._metrics = metrics
        journal.lost = self._lose_everything
        journal.wanted = self._hand_over

    def _lose_everything(self) -> None:
        """Drop what is in memory: nobody knows whether it is what the journal has."""
        rooms = self._lobby.rooms.ids()
        self._metrics.count("tables_lost", len(rooms))
        for room in rooms:
            self._connections.lead_away(self._lobby.supervisor.let_go(room))

    async def _hand_over(self, bucket: str) -> None:
        """Give up a bucket when all that was decided in it is committed and told."""
        rooms = [one for one in self._lobby.rooms.ids() if bucket_of(one) == bucket]
        await self._settle(rooms)
        self._commit.tell()
        numbers = [
            number for room in rooms for number in self._lobby.supervisor.let_go(room)
        ]
        try:
            await self._journal.release(bucket)
        except LogError as error:
            log.error("not handed over: %s", error)
        self._connections.lead_away(numbers)

    async def settle(self) -> None:
        """Have all that was decided committed and told, before the server ends."""
        await self._settle(self._lobby.rooms.ids())
        self._commit.tell()

    async def _settle(self, rooms: list[str]) -> None:
        end = monotonic() + LEAVING_S
        while monotonic() < end and self._journal.is_held and not all(
            self._lobby.work.is_settled(room) for room in rooms
        ):
            self._commit.wake()
            await asyncio.sleep(SETTLE_S)
