"""A server among several: its tables are in one database, and each table is at one server.

Whoever comes for a table of another server is sent there (`moved`). Where that server has just
died they are kept waiting until its lease ends, and the table is taken. While the own lease is in
doubt nobody is told anything; when it is lost, everything in memory is dropped and everybody comes
back by themselves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from hashlib import blake2b
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from sorry_a11y.server.figures import METRICS
from sorry_a11y.server.guests import RefusedError
from sorry_a11y.server.journal import JournalError, StoredEntry
from sorry_a11y.server.postgres_journal import (
    ElsewhereError,
    LeaseLostError,
    NoRoomError,
    Peer,
    PostgresJournal,
)
from sorry_a11y.server.shared_lobby import SharedLobby, Shelf
from sorry_a11y.server.table_server import TableServer
from sorry_a11y.wire import protocol as msg

RENEWALS = 4
"""How often a lease is renewed in its time, at least."""
RENEW_S = 1.0
DOUBT = 0.6
"""Of a lease: with less left its server has missed renewals, and whoever wants it is kept."""
LOOK_S = 0.2
SETTLE_S = 0.01
LEAVING_S = 0.5
"""Seconds after which nothing more is decided at a table that is to be handed over."""

log = logging.getLogger(__name__)
_listed = msgspec.json.Decoder(list[msg.Listed])


class SharedServer(TableServer):
    """Carries tables out of a journal that servers share. ``url``: where guests find this very
    server, empty where only its front is reached."""

    def __init__(
        self, hall: SharedLobby, shelf: Shelf, journal: PostgresJournal, url: str, **more: Any
    ) -> None:
        super().__init__(hall, shelf, **more)
        self._shared_hall = hall
        self._shelf = shelf
        self._postgres = journal
        self._url = url
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._peers: list[Peer] = []
        self._is_draining = False
        self._leaving = ""

    async def start(self, host: Any, port: int, **options: Any) -> int:
        """Listen, and keep the lease; raises OSError where the port is taken."""
        port = await super().start(host, port, **options)
        self._tasks.append(asyncio.create_task(self._keep_lease()))
        return port

    # -- the lease -------------------------------------------------------------------------------

    async def _keep_lease(self) -> None:
        pause = min(self._postgres.lease / RENEWALS, RENEW_S)
        while True:
            await asyncio.sleep(pause)
            try:
                if self._postgres.is_held:
                    listed = msgspec.json.encode(self._shared_hall.listed_here()).decode()
                    self._meet(await self._postgres.renew(listed))
                if not self._postgres.is_held:
                    await self._lose_everything()
                    await self._postgres.begin()
                    self._is_well = True
            except LeaseLostError as error:
                log.error("fenced off: %s", error)
                self._postgres.give_up()
                await self._lose_everything()
            except JournalError as error:
                log.error("lease not renewed: %s", error)

    def _meet(self, peers: list[Peer]) -> None:
        self._peers = peers
        self._shared_hall.elsewhere = [
            table for peer in peers for table in _listed.decode(peer.listed)
        ]

    async def _lose_everything(self) -> None:
        """Nothing in memory is certain: drop it. Everybody is closed, and comes back."""
        self._is_well = False
        tables = self._shared_hall.in_memory()
        if tables:
            self._figures.fenced(len(tables))
        for table in tables:
            self._send_away(self._shared_hall.let_go(table))

    def _send_away(self, numbers: Iterable[int], message: msg.Moved | None = None) -> None:
        """Close connections, to which perhaps something is said first."""
        for number in numbers:
            self._dismiss(number, message)

    def _dismiss(self, number: int, message: msg.Moved | None) -> None:
        if socket := self._sockets.get(number):
            if message:
                self._send(socket, message)
            self._drop(socket, "restart")
        elif ear := self._ears.pop(number, None):
            self._leave(number)
            ear.tell(msg.Bye("restart") if self._is_draining else msg.Moved(""))

    # -- what comes ------------------------------------------------------------------------------

    async def _before_greeting(
        self, socket: ServerConnection, request: Request
    ) -> Response | None:
        is_open = self._postgres.is_held and not self._is_draining
        if not is_open and request.path != METRICS:
            return socket.respond(HTTPStatus.SERVICE_UNAVAILABLE, "\n")
        return await super()._before_greeting(socket, request)

    def _may_say(self, number: int) -> bool:
        """Whether what somebody says is for this server: while it hands its tables over, only of
        those at a table that is still here."""
        table = self._shared_hall.table_of(number)
        is_leaving = self._is_draining and (not table or table == self._leaving)
        return self._postgres.is_held and not is_leaving

    async def _prepare(self, number: int, message: msg.Up) -> bool:
        if not self._may_say(number):
            self._dismiss(number, None)
            return False
        table, code = self._shared_hall.sought(number, message, self._clock())
        try:
            if code:
                table = await self._postgres.table_with(code)
                if table:
                    self._shared_hall.learn(code, table)
            if table and table not in self._shared_hall.in_memory():
                await self._have(table)
        except ElsewhereError as error:
            self._hand_on(number, message, table, error)
            return False
        except JournalError as error:
            log.error("table not fetched: %s", error)
            self._turn_away(number, message)
            return False
        if not self._may_say(number):
            self._dismiss(number, None)
            return False
        return True

    def _turn_away(self, number: int, message: msg.Up) -> None:
        """The table cannot be had just now: who comes for the first time hears so, who comes back
        tries again."""
        if isinstance(message, msg.Join):
            self._deliver(number, RefusedError("saved").message)
        else:
            self._dismiss(number, None)

    async def _have(self, table: str) -> None:
        """Have a table, once for all who want it at the same time; raises ElsewhereError or
        JournalError."""
        task = self._fetching.get(table)
        if task is None:
            task = self._fetching[table] = asyncio.create_task(self._fetch(table))
            task.add_done_callback(lambda _task: self._fetching.pop(table, None))
        await asyncio.shield(task)

    async def _fetch(self, table: str) -> None:
        while True:
            try:
                lines = await self._postgres.take(table)
            except ElsewhereError as error:
                if error.left > self._postgres.lease * DOUBT:
                    raise
                await asyncio.sleep(LOOK_S)
                continue
            if table not in self._shared_hall.in_memory():
                self._shelf.put(table, lines)
                self._shared_hall.wake(table, self._clock())
            return

    def _hand_on(
        self, number: int, message: msg.Up, table: str, found: ElsewhereError  # noqa: ARG002
    ) -> None:
        """Bring somebody to the server that has their table."""
        self._dismiss(number, msg.Moved(found.url) if found.url else None)

    # -- committing and telling ------------------------------------------------------------------

    async def _save(self, lines: list[StoredEntry]) -> None:
        try:
            await self._postgres.append(lines)
        except LeaseLostError:
            await self._lose_everything()
            raise
        except NoRoomError:
            for table in {line.table for line in lines}:
                self._shelf.put(table, await self._postgres.take(table))
            raise

    async def _close_table(self, table: str) -> None:
        await self._postgres.close_table(table)

    def _tell(self) -> None:
        if self._postgres.is_held:
            super()._tell()

    # -- the end ---------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Hand the tables over, and end."""
        await self._drain()
        for number in [*self._ears]:
            self._dismiss(number, None)
        await super().stop()

    async def _drain(self) -> None:
        """Hand the tables to other servers, one by one, each when all is committed and told."""
        self._is_draining = True
        homes = [peer for peer in self._peers if peer.url]
        for table in self._shared_hall.in_memory():
            await self._settled(table)
            if table not in self._shared_hall.in_memory():
                continue
            self._tell()
            numbers = self._shared_hall.let_go(table)
            try:
                await self._postgres.release(table)
            except JournalError as error:
                log.error("not handed over: %s", error)
            home = nearest(table, homes)
            self._send_away(numbers, msg.Moved(home.url) if home else None)
        try:
            await self._postgres.end()
        except JournalError as error:
            log.error("lease not ended: %s", error)

    async def _settled(self, table: str) -> None:
        """Wait until everything decided at a table is committed; its people may go on meanwhile,
        but not for ever."""
        end = self._clock() + LEAVING_S
        while table in self._shared_hall.in_memory() and (
            not self._shared_hall.is_settled(table) and self._postgres.is_held
        ):
            if self._clock() > end:
                self._leaving = table
            self._due.set()
            await asyncio.sleep(SETTLE_S)


def nearest(table: str, peers: list[Peer]) -> Peer | None:
    """Where a table goes: the same place for all who ask, and evenly spread."""
    return max(
        peers, default=None,
        key=lambda peer: blake2b(f"{peer.id} {table}".encode(), digest_size=8).digest(),
    )
