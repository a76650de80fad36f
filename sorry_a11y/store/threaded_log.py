"""The log in SQLite as a server of one process uses it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from sorry_a11y.store.log_store import IN_USE, LogError, StoredEntry
from sorry_a11y.store.ordinary_files import lock
from sorry_a11y.store.sqlite_log import SqliteLog, close_to_others

LOG_WAIT_S = 5.0
"""Seconds to wait for another program that writes to the file."""


class ThreadedLog:
    """The `LogStore` of one server alone: a log in SQLite, on threads."""

    is_held = True
    is_shared = False
    term = handed_over = 0

    def __init__(self, log: SqliteLog) -> None:
        self.lost: Callable[[], None] = lambda: None
        self.wanted: Callable[[str], Awaitable[None]] = self.release
        self.heard: Callable[[str], None] = lambda _text: None
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

    async def close_game(self, game: str) -> None:
        """Have no code lead to a game any more."""
        await asyncio.to_thread(self._log.close_game, game)

    async def have(self, bucket: str) -> None:
        """Do nothing: this server has all games."""

    async def release(self, bucket: str) -> None:
        """Do nothing."""

    async def tell_others(self, text: str) -> None:
        """Do nothing: there are no others."""

    async def probe(self) -> None:
        """Write something, to see whether there is room."""
        await asyncio.to_thread(self._log.probe)

    async def keep(self) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Do nothing: who opened the log closes it."""


def locked(path: Path) -> int:
    """Keep other servers from the log in a file.

    Returns:
        The descriptor that holds it until it is closed.

    Raises:
        LogError: `IN_USE` where another program has it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise LogError(str(error)) from error
    if not lock(descriptor):
        os.close(descriptor)
        raise LogError(IN_USE)
    return descriptor


def open_alone(path: Path) -> SqliteLog:
    """Return the log in a file that no other server may have open, for any thread: one at a time
    writes, another reads meanwhile. Raises LogError."""
    held = locked(path)
    try:
        return SqliteLog(partial(synced, path), new_lock=threading.Lock, held=held)
    except BaseException:
        os.close(held)
        raise


def synced(path: Path) -> sqlite3.Connection:
    """Return a connection to a file whose commits are on the disk when they return. Raises OSError
    or sqlite3.Error."""
    close_to_others(path)
    connection = sqlite3.connect(
        path, timeout=LOG_WAIT_S, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection
