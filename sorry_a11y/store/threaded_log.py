"""The log of a single server: one in SQLite, used on threads."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Sequence
from pathlib import Path

from sorry_a11y.store.errors import LogError, system_error
from sorry_a11y.store.files import close_to_others, explained, lock
from sorry_a11y.store.log_store import LogStore, StoredEntry
from sorry_a11y.store.sqlite_file import file_uri
from sorry_a11y.store.sqlite_log import SqliteLog

_LOG_WAIT_S = 5.0
"""Seconds to wait for another program that writes to the file."""
_SYNCED = ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON", "temp_store = MEMORY")
"""The settings by which a commit has reached the disk."""


class ThreadedLog(LogStore):
    """The log of one server alone: one in SQLite, on threads."""

    def __init__(self, log: SqliteLog) -> None:
        self._log = log

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Store all of the entries or none."""
        await asyncio.to_thread(self._log.append, entries)

    async def take(self, game: str) -> list[StoredEntry]:
        """Return the whole log of a game."""
        return await asyncio.to_thread(self._log.entries, game)

    async def game_with(self, code: str) -> str:
        """Return the game that is found by the digest of a code."""
        return await asyncio.to_thread(self._log.game_with, code)

    async def turns_of(self, person: int) -> list[str]:
        """Return the texts of the oldest MOST_DUE games in which it is a person's turn."""
        return await asyncio.to_thread(self._log.turns_of, person)

    async def close_game(self, game: str) -> None:
        """Make sure that no code finds a game any more."""
        await asyncio.to_thread(self._log.close_game, game)

    async def probe(self) -> None:
        """Write to the file, to see whether writing is possible."""
        await asyncio.to_thread(self._log.probe)

    async def old_games(self, opened: int, closed: int) -> list[str]:
        """Return games that nobody needs any more, as `SqliteLog.old_games` does."""
        return await asyncio.to_thread(self._log.old_games, opened, closed)

    async def forget(self, games: Sequence[str]) -> None:
        """Delete games."""
        await asyncio.to_thread(self._log.forget, games)

    async def keep(self) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()


def open_alone(path: Path) -> SqliteLog:
    """Return the log in a file, locked so that no other server opens it; raises LogError.

    Any thread may use it; one writes at a time, while another reads.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise system_error(error) from error
    try:
        if not lock(held):
            raise LogError("in use", "in-use")
        close_to_others(path)
        return SqliteLog(
            file_uri(path), _SYNCED, wait_s=_LOG_WAIT_S, new_lock=threading.Lock, held=held
        )
    except BaseException as error:
        os.close(held)
        if isinstance(error, OSError):
            raise system_error(error) from error
        if isinstance(error, LogError):
            raise explained(error, path.parent) from error
        raise
