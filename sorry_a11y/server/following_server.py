"""A server among several, with pages: a page cannot be sent elsewhere, so a socket of its server's
own goes there for it, and what is said passes through."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.http11 import Request

from sorry_a11y.server.postgres_journal import ElsewhereError
from sorry_a11y.server.shared_server import SharedServer
from sorry_a11y.server.table_server import ELSEWHERE, REMOVED
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import decoded_down, encoded

GREETING = msg.Hello(msg.PROTOCOL, "gateway", msg.RULES_VERSION)
"""What begins a connection that somebody else makes for a guest."""
FROM = "X-Sorry-A11y-From"
"""The header with which a server says for whom it comes: its id, which no guest is told, and the
address of the guest."""
OPEN_S = 2.0

log = logging.getLogger(__name__)


class FollowingServer(SharedServer):
    """Goes for its pages where their tables are."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._followed: dict[int, ClientConnection] = {}

    async def _prepare(self, number: int, message: msg.Up) -> bool:
        if socket := self._followed.get(number):
            await _sent(socket, message)
            return False
        return await super()._prepare(number, message)

    def _hand_on(
        self, number: int, message: msg.Up, table: str, found: ElsewhereError
    ) -> None:
        if number in self._ears and found.url:
            self._later(self._follow(number, message, found.url))
        else:
            super()._hand_on(number, message, table, found)

    async def _follow(self, number: int, message: msg.Up, url: str) -> None:
        headers = {FROM: f"{self._postgres.id} {self._shared_hall.address_of(number)}"}
        try:
            async with connect(
                url, open_timeout=OPEN_S, close_timeout=1, compression=None, max_size=None,
                user_agent_header=None, additional_headers=headers,
            ) as socket:
                self._followed[number] = socket
                await _sent(socket, GREETING)
                await _sent(socket, message)
                async for data in socket:
                    told = decoded_down(str(data))
                    if isinstance(told, msg.Moved) or number not in self._ears:
                        break
                    self._ears[number].tell(told)
        except ConnectionClosed as error:
            if error.rcvd and error.rcvd.code in (ELSEWHERE, REMOVED):
                return  # they have been told, and do not come back
        except (OSError, WebSocketException, msgspec.DecodeError) as error:
            log.error("not followed to %s: %s", url, error)
        finally:
            self._followed.pop(number, None)
        self._dismiss(number, None)

    def _leave(self, number: int) -> None:
        if socket := self._followed.pop(number, None):
            self._later(socket.close())
        super()._leave(number)

    def _address_of(self, socket: ServerConnection, request: Request | None) -> str:
        for told in request.headers.get_all(FROM) if request else ():
            server, _, address = told.partition(" ")
            if address and server in {peer.id for peer in self._peers}:
                return address
        return super()._address_of(socket, request)


async def _sent(socket: ClientConnection, message: msg.Up) -> None:
    """Send a message; who is gone is seen by whoever listens."""
    try:
        await socket.send(encoded(message))
    except ConnectionClosed:
        log.debug("said to nobody")
