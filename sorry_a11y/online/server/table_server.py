"""The server of tables: its start and end, and the loops that run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from sorry_a11y.online.server.commit import TICK_S, CommitLoop
from sorry_a11y.online.server.health import Health
from sorry_a11y.online.server.housekeeping import Operator
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.local_guest import GuestEnd, LocalGuest
from sorry_a11y.online.server.people.directory import Directory
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.rate_limits import ConnectionLimits
from sorry_a11y.online.server.websocket_front import Frontend, WebSocketFront
from sorry_a11y.store.log_store import LogStore
from sorry_a11y.store.sqlite_log import SqliteLog
from sorry_a11y.store.threaded_log import ThreadedLog, open_alone

_EVERYWHERE = "0.0.0.0"
_STOP_S = 3.0
"""Seconds that the connections of guests may take to end."""


class ServerOptions(NamedTuple):
    """The options of a server.

    Attributes:
        trusted: The addresses of proxies whose headers name the address of a guest.
        frontends: The frontends besides the web sockets of programs.
        housekeeping: A function that is run for ever beside the guests; None for none.
        clock: A monotonic clock, in seconds.
    """

    trusted: Sequence[str] = ()
    frontends: Sequence[Frontend] = ()
    housekeeping: Callable[[Lobby], Awaitable[None]] | None = None
    clock: Callable[[], float] = monotonic


def single_server(
    log: SqliteLog, options: ServerOptions | None = None, identities: Identities | None = None
) -> TableServer:
    """Return a server that has all tables of a log, which no other server shares.

    Args:
        log: The log.
        options: The options of the server; None for the usual ones.
        identities: The database of people; None for a server without a hall.

    Raises:
        LogError: The log cannot be read.
    """
    lobby = Lobby(identities)
    lobby.rooms.codes.update(log.codes())
    return TableServer(lobby, ThreadedLog(log), options)


class TableServer:
    """A server of tables.

    Without encryption and without a proxy, only guests of private networks are let in.

    Args:
        lobby: The lobby of the server.
        journal: The log of its rooms.
        options: The options; None for the usual ones.

    Attributes:
        limits: The limits on the connections of a network, at all frontends together.
    """

    def __init__(
        self, lobby: Lobby, journal: LogStore, options: ServerOptions | None = None
    ) -> None:
        options = options or ServerOptions()
        due = asyncio.Event()
        self._lobby = lobby
        self._journal = journal
        self._options = options
        self.limits = ConnectionLimits(options.clock)
        self._intake = Intake(lobby, journal, options.clock, due.set)
        self._commit = CommitLoop(lobby, journal, self._intake, options.clock, due)
        self._operator = Operator(lobby)
        self._front = WebSocketFront(
            self._intake,
            Health(self._intake, self._commit, journal),
            self.limits,
            options.trusted,
            options.frontends,
        )

    async def start(
        self, host: str | Sequence[str] | None, port: int | None, **options: Any
    ) -> int:
        """Start the server; see `WebSocketFront.listen`. If that fails, the server has ended."""
        try:
            for frontend in self._options.frontends:
                await frontend.begin(self)
            port = await self._front.listen(host, port, **options)
        except BaseException:
            await self.stop()
            raise
        keep = self._intake.background.keep
        for name, doing in (
            ("committing", self._commit.commit),
            ("the clock of the rooms", self._commit.tick),
            ("the operator's orders", self._look_after),
            ("the lists of the hall", self._show_hall),
            ("the journal", self._commit.follow_log),
        ):
            keep(name, doing)
        if self._options.housekeeping:
            keep("forgetting", partial(self._options.housekeeping, self._lobby))
        return port

    async def attach(self, address: str, _path: str, guest: GuestEnd) -> LocalGuest:
        """Let in a guest within this program, and return the connection.

        Args:
            address: The network address of the guest.
            guest: The end at which the guest listens.
        """
        return LocalGuest(self._intake, address, guest)

    async def stop(self) -> None:
        """Commit and tell what was decided, close all connections, and end."""
        self._intake.is_ending = True
        await self._commit.settle_all()
        await self._journal.close()
        await self._front.say_goodbye()
        for frontend in self._options.frontends:
            await frontend.end()
        self._intake.end()
        await self._lobby.hall.directory.end()
        await self._front.end()

    @property
    def directory(self) -> Directory:
        """The database of people, on its thread."""
        return self._lobby.hall.directory

    @property
    def has_hall(self) -> bool:
        """Whether the server has a hall."""
        return self._lobby.hall.is_open

    async def _look_after(self) -> None:
        await asyncio.sleep(TICK_S)
        await self._operator.do_orders()
        self._front.collect_garbage()

    async def _show_hall(self) -> None:
        await asyncio.sleep(TICK_S)
        await self._lobby.board.look_after(self._options.clock())


class HomeServer:
    """A server of tables beside the session of its host, on the same event loop.

    Args:
        file: The file of the log.
        frontends: The frontends besides the web sockets of programs.

    Raises:
        LogError: The log cannot be opened; its code is "in-use" if another program serves it.
    """

    def __init__(self, file: Path, *frontends: Frontend) -> None:
        self._log = open_alone(file)
        self.tables = single_server(self._log, ServerOptions(frontends=frontends))

    async def start(self, port: int) -> int:
        """Start the server on a port, 0 for any; return the port. Raises PortTakenError."""
        try:
            return await self.tables.start(_EVERYWHERE, port)
        except BaseException:
            self._log.close()
            raise

    async def stop(self) -> None:
        """End the server; its guests come back by themselves when it is started again."""
        with suppress(TimeoutError):  # nobody was told of an entry that is not stored by then
            async with asyncio.timeout(_STOP_S):
                await self.tables.stop()
        self._log.close()
