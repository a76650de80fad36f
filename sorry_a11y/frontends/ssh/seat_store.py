"""The saved seats of guests who come by ssh, by which they come back.

They are in the server's database of people, with their tokens, so anybody who reads it can take the
seats. Only the owner of the file may read it.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Any

import msgspec

from sorry_a11y.online.client.seats import SavedSeat
from sorry_a11y.online.server.people.directory import Directory, PeopleError
from sorry_a11y.online.wire.codes import digest

_MOST_SEATS_KEPT = 10_000
"""The most seats that are kept; the oldest are deleted first."""
SeatKey = tuple[str, str]

log = logging.getLogger(__name__)


class SshSeats:
    """The seats of all guests by ssh, used on the loop of the server.

    A seat is found by its `seat_key`. If the database does not answer, no seat is found or kept.
    """

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._unwritten: dict[SeatKey, SavedSeat] = {}
        self._writing: asyncio.Task[None] | None = None

    async def load(self, key: SeatKey) -> SavedSeat | None:
        """Return a seat; None if there is none."""
        if seat := self._unwritten.get(key):
            return seat
        found = await self._run("SELECT seat FROM ssh_seat WHERE holder = ? AND code = ?", *key)
        return msgspec.json.decode(found[0][0], type=SavedSeat) if found else None

    def save(self, key: SeatKey, seat: SavedSeat, _at_once: bool) -> None:
        """Put a seat in place of the one before, without waiting until it is written."""
        self._unwritten[key] = seat
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def forget(self, key: SeatKey) -> None:
        """Remove a seat."""
        self._unwritten.pop(key, None)
        await self._run("DELETE FROM ssh_seat WHERE holder = ? AND code = ?", *key)

    async def written(self) -> None:
        """Wait until all seats are written."""
        if self._writing:
            await self._writing

    async def _write(self) -> None:
        """Write the newest state of each seat that was saved."""
        while self._unwritten:
            key = next(iter(self._unwritten))
            seat = msgspec.json.encode(self._unwritten.pop(key)).decode()
            await self._run(
                "INSERT INTO ssh_seat VALUES (?, ?, ?, ?) ON CONFLICT (holder, code)"
                " DO UPDATE SET seat = excluded.seat, at = excluded.at",
                *key,
                seat,
                time(),
            )
            await self._run(
                "DELETE FROM ssh_seat WHERE at <= (SELECT at FROM ssh_seat ORDER BY at DESC"
                f" LIMIT 1 OFFSET {_MOST_SEATS_KEPT})"
            )

    async def _run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            return await self._directory.ask(
                lambda people: people.identities.file.execute(statement, values).fetchall()
            )
        except PeopleError as error:
            log.warning("a seat by ssh is not read or kept: %s", error)
            return []


def seat_key(holder: str, code: str) -> SeatKey:
    """Return the digests of a guest's proof of identity and of the invite code."""
    return digest(f"ssh {holder}"), digest(code)
