"""The loop of a server that commits what was decided and then tells it; the journal as that loop
uses it; and tasks that are supervised."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol

from sorry_a11y.server.journal import ACTED, Journal, JournalError, StoredEntry
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.metrics import Counter
from sorry_a11y.server.room_game import CatchUp
from sorry_a11y.wire.encoding import Outgoing

TICK_S = 1.0
GATHER_S = 0.02
"""Seconds from one commit to the next, at least: a server with much to do commits what gathers
meanwhile together; after a pause a decision is committed at once."""
RESTART_S = 0.5
"""Seconds after which a loop that ended by an error goes on."""
STUCK_S = 15.0
"""Seconds without a round after which the commit loop counts as stuck."""

log = logging.getLogger(__name__)


class ServerJournal(Protocol):
    """A journal as a server uses it, which never blocks the loop. Everything raises
    JournalError."""

    @property
    def is_held(self) -> bool:
        """Whether this server may tell what it committed."""

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries or none."""

    async def take(self, table: str) -> list[StoredEntry]:
        """Have a table at this server; return all its entries."""

    async def table_with(self, code: str) -> str:
        """Return the table with the digest of a code; empty for none."""

    async def close_table(self, table: str) -> None:
        """Do not list a table any more."""


class ThreadedJournal:
    """A `ServerJournal` of one server alone: a journal on threads. The lobby knows all codes."""

    is_held = True

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries or none."""
        await asyncio.to_thread(self._journal.append, entries)

    async def take(self, table: str) -> list[StoredEntry]:
        """Return all entries of a table."""
        return await asyncio.to_thread(self._journal.entries, table)

    async def table_with(self, code: str) -> str:  # noqa: ARG002
        """Return nothing: a code that the lobby does not know is none."""
        return ""

    async def close_table(self, table: str) -> None:
        """Do not list a table any more."""
        await asyncio.to_thread(self._journal.close_table, table)


class Background:
    """Tasks that nobody waits for, and loops that are started again when they fail."""

    def __init__(self, metrics: Counter) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self.failing: set[str] = set()
        """The names of loops that ended by an error and have not gone round since."""

    def later(self, doing: Coroutine[Any, Any, None]) -> None:
        """Have something done soon."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def keep(self, name: str, once: Callable[[], Awaitable[None]]) -> None:
        """Do ``once`` again and again; an error in it is logged, and it goes on."""
        self.later(self._kept(name, once))

    async def _kept(self, name: str, once: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await once()
                self.failing.discard(name)
            except Exception:
                log.exception("error in %s, which goes on", name)
                self._metrics.restarted(name)
                self.failing.add(name)
                await asyncio.sleep(RESTART_S)

    def cancel(self) -> None:
        """End all tasks."""
        for task in list(self._tasks):
            task.cancel()


class CommitLoop:
    """Commits what gathers in the rooms, all of the same moment together, and tells what rests on
    it.

    ``tell``: told a connection and a message; ``restore``: has a room fetched again that was
    dropped; ``replay``: has a game led again for a guest, off the loop.
    """

    def __init__(
        self, lobby: Lobby, journal: ServerJournal, metrics: Counter, clock: Callable[[], float],
        tell: Callable[[int, Outgoing], None], restore: Callable[[str], None],
        replay: Callable[[CatchUp], None],
    ) -> None:
        self._lobby = lobby
        self._journal = journal
        self._metrics = metrics
        self._clock = clock
        self._tell_one = tell
        self._restore = restore
        self._replay = replay
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
        self._metrics.late(max(self._clock() - due, 0.0))
        self._lobby.tick(self._clock())
        self._over += self._lobby.over()
        self.wake()

    async def commit(self) -> None:
        """Wait until there is something to do; then commit and tell it."""
        await self._due.wait()
        await asyncio.sleep(self._began + GATHER_S - self._clock())
        self._began = self._clock()
        self._due.clear()
        await self._close_tables()
        entries = self._lobby.unsaved()
        if entries:
            await self._save(entries)
        for room in self._lobby.to_restore():
            self._restore(room)
        for replay in self._lobby.to_replay():
            self._replay(replay)
        self.tell()
        self._turned = self._clock()

    async def _save(self, entries: list[StoredEntry]) -> None:
        began = self._clock()
        try:
            await self._journal.append(entries)
        except Exception as error:
            if not isinstance(error, JournalError):
                log.exception("not saved")
            elif self._is_saved:  # the first of many, as on a full disk
                log.error("not saved: %s", error)
            self._is_saved = not self._journal.is_held  # a new lease begins with nothing
            self._metrics.failed()
            self._lobby.not_saved(entries)
            return
        self._lobby.saved(entries)
        self._is_saved = True
        decisions = sum(entry.text.startswith(ACTED) for entry in entries)
        self._metrics.committed(len(entries), decisions, self._clock() - began)

    async def _close_tables(self) -> None:
        """Close in the journal what is over for good; tried again where that fails."""
        while self._over:
            try:
                await self._journal.close_table(self._over[-1])
            except JournalError:
                return
            self._over.pop()

    def tell(self) -> None:
        """Tell what rests on what is committed, unless this server may not."""
        if not self._journal.is_held:
            return
        for number, message in self._lobby.take_out():
            self._tell_one(number, message)
