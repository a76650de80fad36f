"""The loop of a server that commits journal entries and then tells guests of them.

It also gives up tables that another server takes over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.people.directory import PeopleError
from sorry_a11y.online.server.rooms.journal import ACTED
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore, StoredEntry

TICK_S = 1.0
"""Seconds between two ticks of the rooms."""
_GATHER_S = 0.02
"""The least seconds from one commit to the next. A busy server so commits many entries together;
after a pause an entry is committed at once."""
_STUCK_S = 15.0
"""Seconds without a round after which the commit loop counts as stuck."""
_SETTLE_S = 0.01
"""Seconds between two looks whether everything is committed."""
_LEAVING_S = 0.5
"""The most seconds that tables wait for their commits before another server takes them over."""

log = logging.getLogger(__name__)


class CommitLoop:
    """Commits the entries that wait in the rooms, all together, and sends the messages about them.

    Args:
        lobby: The lobby of the rooms.
        journal: The log of the entries of all rooms.
        intake: The intake, which fetches rooms and replays games.
        clock: A monotonic clock, in seconds.
        due: The event that is set when there may be something to commit or to tell.
    """

    def __init__(
        self,
        lobby: Lobby,
        journal: LogStore,
        intake: Intake,
        clock: Callable[[], float],
        due: asyncio.Event,
    ) -> None:
        self._lobby = lobby
        self._journal = journal
        self._intake = intake
        self._clock = clock
        self._due = due
        self._is_saved = True
        self._turned = clock()
        self._began = 0.0

    @property
    def is_well(self) -> bool:
        """Whether the last commit worked, and the loop goes round."""
        return self._is_saved and self._clock() - self._turned < _STUCK_S

    async def tick(self) -> None:
        """Wait a second, then do what is due in the rooms."""
        due = self._clock() + TICK_S
        await asyncio.sleep(TICK_S)
        self._lobby.metrics.time("loop_late_seconds", max(self._clock() - due, 0.0))
        self._lobby.tick(self._clock())
        if not self._is_saved:
            await self._probe()
        self._due.set()

    async def commit(self) -> None:
        """Wait until there is something to do; then commit and tell it."""
        await self._due.wait()
        await asyncio.sleep(self._began + _GATHER_S - self._clock())
        self._began = self._clock()
        self._due.clear()
        supervisor = self._lobby.supervisor
        await self._close_tables(supervisor.over)
        if entries := self._lobby.rooms.unsaved():
            await self._save(entries)
        while supervisor.to_restore:
            self._intake.restore(supervisor.to_restore.popitem()[0])
        while supervisor.to_replay:
            self._intake.replay(supervisor.to_replay.pop(0))
        self._tell()
        self._turned = self._clock()

    async def _save(self, entries: list[StoredEntry]) -> None:
        began = self._clock()
        metrics = self._lobby.metrics
        try:
            await self._journal.append(entries)
        except Exception as error:
            if not isinstance(error, LogError):
                log.exception("not saved")
            elif self._is_saved:  # the first of many, as on a full disk
                log.error("not saved: %s", error)
            self._is_saved = not self._journal.is_held  # a new session has nothing to save
            metrics.count("commits_failed")
            self._drop_lost_rooms()
            self._lobby.not_saved(entries)
            return
        self._lobby.saved(entries)
        self._is_saved = True
        metrics.count("lines", len(entries))
        metrics.count("decisions", sum(entry.text.startswith(ACTED) for entry in entries))
        metrics.time("commit_seconds", self._clock() - began)

    async def _probe(self) -> None:
        """Note whether the journal can be written again after a commit that failed."""
        with suppress(LogError):
            await self._journal.probe()
            self._is_saved = True

    async def _close_tables(self, over: list[str]) -> None:
        """Close tables in the journal; those that cannot be closed now stay in ``over``."""
        while over:
            table = over.pop()
            try:
                await self._journal.close_game(table)
            except LogError:  # the next commit tries again
                over.append(table)
                return

    def _tell(self) -> None:
        """Send the messages about committed entries, unless another server may have the tables."""
        if self._journal.is_held:
            self._lobby.supervisor.tell()

    # -- several servers ---------------------------------------------------------------------------

    async def follow_log(self) -> None:
        """Do the regular work of the log, and what other servers ask for."""
        self._drop_lost_rooms()
        await self._journal.keep()
        for text in self._journal.take_told():
            await self._hear(text)
        await self._hand_over()

    async def _hear(self, text: str) -> None:
        """Take what another server tells of people."""
        try:
            self._lobby.removals.part_person(await self._lobby.hall.hear(text))
        except PeopleError as error:
            log.warning("nothing known of people: %s", error)

    def _drop_lost_rooms(self) -> None:
        """Drop all rooms if they may differ from the journal, since the log was lost."""
        if self._journal.has_lost_games:
            rooms = [*self._lobby.rooms.here]
            self._lobby.metrics.count("tables_lost", len(rooms))
            _lead_away(self._let_go(rooms))

    async def _hand_over(self) -> None:
        """Give up the rooms that other servers want, after their entries are committed and told.

        Rooms that were fetched meanwhile are dropped too.
        """
        await self.settle(self._wanted)
        connections = self._let_go(self._wanted())
        try:
            await self._journal.release()
        except LogError as error:
            log.error("not handed over: %s", error)
        _lead_away(connections)

    def _wanted(self) -> list[str]:
        return self._journal.wanted_of(self._lobby.rooms.here)

    def _let_go(self, rooms: list[str]) -> list[Connection]:
        """Forget rooms; return the connections that were in them."""
        return [one for room in rooms for one in self._lobby.supervisor.let_go(room)]

    async def settle(self, rooms: Callable[[], Iterable[str]]) -> None:
        """Wait until all entries of some rooms are committed, at most `_LEAVING_S`; then tell.

        Args:
            rooms: A function that returns the ids of the rooms, which may become more meanwhile.
        """
        here, end = self._lobby.rooms.here, self._clock() + _LEAVING_S
        while (
            self._clock() < end
            and self._journal.is_held
            and not all(here[room].journal.is_settled for room in rooms())
        ):
            self._due.set()
            await asyncio.sleep(_SETTLE_S)
        self._tell()

    async def settle_all(self) -> None:
        """Do the same as `settle` for all rooms."""
        await self.settle(lambda: self._lobby.rooms.here)


def _lead_away(connections: list[Connection]) -> None:
    """End connections of guests, who reconnect by themselves where the proxy leads them."""
    for one in connections:
        one.dismiss(leads_away=True)
