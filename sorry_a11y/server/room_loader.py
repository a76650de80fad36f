"""Rooms that are fetched from the journal, and games that are led again, beside the loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sorry_a11y.server.background import Background
from sorry_a11y.server.game_entries import CatchUp
from sorry_a11y.server.journal import read_entry
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.room import Room
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore, StoredEntry

log = logging.getLogger(__name__)


class RoomLoader:
    """Has rooms in memory that somebody needs. ``wake``: called when there may be something to
    tell."""

    def __init__(
        self, lobby: Lobby, journal: LogStore, background: Background,
        clock: Callable[[], float], wake: Callable[[], None],
    ) -> None:
        self._lobby = lobby
        self._journal = journal
        self._background = background
        self._clock = clock
        self._wake = wake
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._replays = ThreadPoolExecutor(1, thread_name_prefix="replay")

    async def have(self, room: str) -> None:
        """Have a room in memory, once for all who want it at the same time; raises LogError."""
        if self._lobby.rooms.has(room):
            return
        task = self._fetching.get(room)
        if task is None:
            task = self._fetching[room] = asyncio.create_task(self._fetch(room))
            task.add_done_callback(lambda _task: self._fetching.pop(room, None))
        await asyncio.shield(task)

    async def _fetch(self, room: str) -> None:
        entries = await self._journal.take(room)
        term = self._journal.term, self._journal.handed_over
        if not entries or self._lobby.rooms.has(room):
            return
        try:  # a whole game is played again: on a thread, so that other rooms go on
            built = await asyncio.to_thread(_rebuilt, room, entries, self._clock())
        except Exception:
            log.exception("the journal of table %s cannot be followed", room)
            self._lobby.supervisor.end(room)
            self._wake()
            return
        if term != (self._journal.term, self._journal.handed_over):
            raise LogError("another server may have it")
        if self._journal.is_held and not self._lobby.rooms.has(room):
            self._lobby.supervisor.admit(built, len(entries))
        self._wake()

    def restore(self, room: str) -> None:
        """Have a room in memory again that was dropped; where that fails, it is tried again when
        one of its guests says something."""
        async def restore() -> None:
            try:
                await self.have(room)
            except LogError as error:
                log.error("table not restored: %s", error)

        self._background.later(restore())

    def replay(self, replay: CatchUp) -> None:
        """Lead a game again for a guest: one after the other on a thread, beside which all rooms go
        on."""
        async def run() -> None:
            heard = None
            try:
                heard = await asyncio.get_running_loop().run_in_executor(self._replays, replay.run)
            except Exception:
                log.exception("the game of table %s cannot be led again", replay.room)
            self._lobby.supervisor.replayed(replay, heard)
            self._wake()

        self._background.later(run())

    def end(self) -> None:
        """Lead no more games again."""
        self._replays.shutdown(wait=False, cancel_futures=True)


def _rebuilt(room: str, entries: list[StoredEntry], now: float) -> Room:
    return Room.rebuilt(room, [read_entry(entry.text) for entry in entries], now)
