"""The loop of a server that commits what was decided and then tells it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.game_entries import CatchUp
from sorry_a11y.server.journal import ACTED
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.metrics import Metrics
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore, StoredEntry
from sorry_a11y.wire.encoding import Outgoing

TICK_S = 1.0
GATHER_S = 0.02
"""Seconds from one commit to the next, at least: a server with much to do commits what gathers
meanwhile together; after a pause a decision is committed at once."""
STUCK_S = 15.0
"""Seconds without a round after which the commit loop counts as stuck."""

log = logging.getLogger(__name__)


class CommitLoop:
    """Commits what gathers in the rooms, all of the same moment together, and tells what rests on
    it.

    ``tell``: told a connection and a message.

    Attributes:
        restore: Has a room fetched again that was dropped.
        replay: Has a game led again for a guest, off the loop.
    """

    restore: Callable[[str], None]
    replay: Callable[[CatchUp], None]

    def __init__(
        self, lobby: Lobby, journal: LogStore, metrics: Metrics, clock: Callable[[], float],
        tell: Callable[[int, Outgoing], None],
    ) -> None:
        self._lobby = lobby
        self._journal = journal
        self._metrics = metrics
        self._clock = clock
        self._tell_one = tell
        self._due = asyncio.Event()
        self._over: list[str] = []
        self._is_saved = True
        self._turned = clock()
        self._began = 0.0

    @property
    def is_well(self) -> bool:
        """Whether the last commit worked, and the loop goes round."""
        return self._is_saved and self._clock() - self._turned < STUCK_S

    def wake(self) -> None:
        """There may be something to commit or to tell."""
        self._due.set()

    async def tick(self) -> None:
        """Let time pass in the rooms, once a second."""
        due = self._clock() + TICK_S
        await asyncio.sleep(TICK_S)
        self._metrics.time("loop_late_seconds", max(self._clock() - due, 0.0))
        self._lobby.tick(self._clock())
        self._over += self._lobby.supervisor.over()
        if not self._is_saved:
            await self._probe()
        self.wake()

    async def commit(self) -> None:
        """Wait until there is something to do; then commit and tell it."""
        await self._due.wait()
        await asyncio.sleep(self._began + GATHER_S - self._clock())
        self._began = self._clock()
        self._due.clear()
        await self._close_tables()
        entries = self._lobby.work.unsaved()
        if entries:
            await self._save(entries)
        for room in self._lobby.supervisor.to_restore():
            self.restore(room)
        for replay in self._lobby.supervisor.to_replay():
            self.replay(replay)
        self.tell()
        self._turned = self._clock()

    async def _save(self, entries: list[StoredEntry]) -> None:
        began = self._clock()
        try:
            await self._journal.append(entries)
        except Exception as error:
            if not isinstance(error, LogError):
                log.exception("not saved")
            elif self._is_saved:  # the first of many, as on a full disk
                log.error("not saved: %s", error)
            self._is_saved = not self._journal.is_held  # a new session begins with nothing
            self._metrics.count("commits_failed")
            self._lobby.not_saved(entries)
            return
        self._lobby.saved(entries)
        with suppress(PeopleError):  # tried again with the operator's orders
            await self._lobby.hall.tell_turns()
        self._is_saved = True
        decisions = sum(entry.text.startswith(ACTED) for entry in entries)
        self._metrics.count("lines", len(entries))
        self._metrics.count("decisions", decisions)
        self._metrics.time("commit_seconds", self._clock() - began)

    async def _probe(self) -> None:
        """See whether the journal can be written again, though nobody has decided anything."""
        try:
            await self._journal.probe()
        except LogError:
            return
        self._is_saved = True

    async def _close_tables(self) -> None:
        """Close in the journal what is over for good; tried again where that fails."""
        while self._over:
            try:
                await self._journal.close_game(self._over[-1])
            except LogError:
                return
            self._over.pop()

    def tell(self) -> None:
        """Tell what rests on what is committed, unless this server may not."""
        if not self._journal.is_held:
            return
        for number, message in self._lobby.work.take_out(self._lobby.supervisor.fail):
            self._tell_one(number, message)
