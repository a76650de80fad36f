"""People who play by lot at a server, and come back by themselves when it dies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.core.rules.notation import action_text
from sorry_a11y.core.rules.ruleset import Phase
from sorry_a11y.core.rules.view import View
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import DownReader, Heard, encoded
from sorry_a11y.online.wire.placement import server_path

HELLO = msg.Hello(msg.PROTOCOL, RULES_VERSION)


class Absence(NamedTuple):
    """A time without a seat: since it was noticed, until there was one again."""

    since: float
    until: float


class FarPerson:
    """Somebody at a table elsewhere. ``address``: from where, as a proxy says it; ``told``: every
    event that they were told, each counted once by the number of its line; ``patience``: seconds
    after which a server that tells nothing is left, None for never; ``reached``: what else
    `connect` is given for an address; ``think``: seconds that a decision takes, at least and at
    most; ``absences``: each time that they had
    no seat."""

    def __init__(
        self,
        url: str,
        address: str,
        lot: Random,
        *,
        patience: float | None = None,
        reached: Callable[[str], dict[str, Any]] = lambda _url: {},
        think: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        self.url = url
        self._path = server_path(None)
        self._patience = patience
        self._reached = reached
        self._think = think
        self.seated: msg.Seated
        self.told: list[Event] = []
        self.heard = 0
        self.number = 0
        self.sent: set[int] = set()
        self.refused: list[str] = []
        self.over = False
        self.quiet = False
        self._is_back = False
        self.absences: list[Absence] = []
        self._address = address
        self._lot = lot
        self._socket: ClientConnection | None = None
        self._answered = -1
        self._reader = DownReader()
        self._views: dict[Seat, View] = {}

    async def sit(self, message: msg.HostTable | msg.Join) -> msg.Seated:
        self._path = server_path(message)
        await self._connect()
        await self.send(message)
        while not hasattr(self, "seated"):
            await self._take()
        return self.seated

    async def send(self, message: msg.Up) -> None:
        assert self._socket is not None, "is connected"
        await self._socket.send(encoded(message))

    async def play(self) -> None:
        """Play until the game is over; when the line breaks, come back to the same seat."""
        while not self.over:  # a closed line gives control to nobody else
            try:
                async with asyncio.timeout(self._patience):
                    await self._take()
            except (ConnectionClosed, TimeoutError):
                await self._come_back()

    async def leave(self) -> None:
        if self._socket:
            await self._socket.close()

    async def _connect(self) -> None:
        self._socket = await connect(
            f"{self.url}{self._path}",
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
            additional_headers={"X-Forwarded-For": self._address},
            **self._reached(self.url),
        )
        await self.send(HELLO)

    async def _come_back(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        self._is_back = False
        while True:
            try:
                if self._socket and self._patience:
                    self._socket.transport.abort()
                back = msg.Back(self.seated.table, self.seated.token, self.heard)
                self._path = server_path(back)
                async with asyncio.timeout(self._patience):
                    await self._connect()
                await self.send(back)
                self._answered = -1  # whether the answer arrived is seen by what is asked now
                self._is_back = False
                async with asyncio.timeout(self._patience and 4 * self._patience):
                    while not self._is_back:
                        await self._take()
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(self._lot.uniform(0.02, 0.1))
                continue
            if self._is_back:
                self.absences.append(Absence(began, loop.time()))
                return

    async def _take(self) -> None:
        assert self._socket is not None, "is connected"
        message = self._reader.read(await self._socket.recv())
        self._is_back |= isinstance(message, msg.TableState)
        match message:
            case msg.Seated():
                self.seated = message
            case msg.Refused(why="many"):  # nobody may be this quick for long
                await asyncio.sleep(0.6)
                if self._is_back:  # else it was the seat that could not be had yet
                    self._answered = -1
                    await self._decide()
            case msg.Refused():
                self.refused.append(message.why)
            case Heard():
                await self._hear(message)

    async def _hear(self, news: Heard) -> None:
        batch = news.batch
        self.told += batch.events
        self.heard, self.number, self._views = news.seq, batch.number, dict(batch.views)
        self.over = any(view.phase is Phase.OVER for view in self._views.values())
        await self._decide()

    async def _decide(self) -> None:
        mine = [view for view in self._views.values() if view.to_act]
        if mine and not self.quiet and self._answered != self.number:
            self._answered = self.number
            choice = self._lot.choice(list(mine[0].options()))
            if self._think[1]:
                await asyncio.sleep(self._lot.uniform(*self._think))
            self.sent.add(self.number)
            await self.send(msg.Decide(self.number, action_text(mine[0].rules, choice)))
