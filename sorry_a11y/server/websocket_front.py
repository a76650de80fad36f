"""Guests who come by sockets, and what else is asked at the same port: health, figures, files."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, Protocol

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from sorry_a11y.server.connection_limits import ConnectionLimits
from sorry_a11y.server.connections import CLOSE_CODES, Connections, SocketFactory
from sorry_a11y.server.intake import Intake
from sorry_a11y.server.metrics import METRICS
from sorry_a11y.wire.addresses import is_loopback, is_private

MOST_BYTES = 4096
"""Of a message from a client."""
FIRST_WORD_S = 5.0
"""Seconds until a connection must have said something."""
PING_S = 20.0
FAULT_S = 0.1
"""Seconds that a connection is not read after such a message: who floods waits for itself."""
KEPT_OUT_S = 1.0
"""Seconds that an address with too many faulty connections waits to be refused."""
FAULTY_CODES = frozenset({1002, 1007, 1009, 4008})
HEALTH = "/health"
"""Where a watchdog hears whether the journal takes what is decided, and how many are connected."""
BUCKET = re.compile(r"/[a-z]+/([0-9]{3})")
"""The path of a socket that names a bucket of tables."""


class Endpoint(Protocol):
    """The files and sockets that are to be had at the address of the tables besides."""

    def begin(self, server: Any) -> None:
        """The server listens from now on."""

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:
        """Return the answer to a request for something of this endpoint, None for any other; raise
        nothing. A socket for which None is answered and that `owns` is served here."""

    def owns(self, request: Request) -> bool:
        """Return whether a request is for a socket of this endpoint."""

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Talk to the guest who connected, until one side ends it."""

    async def end(self) -> None:
        """End with the server."""


class Visitors:
    """Decides who may connect, and tells who they are.

    Args:
        origins: Web pages that may connect; programs, which send none, always may.
        trusted: Addresses of a proxy, and of other servers, that name the real one.
        metrics_readers: Addresses that may read the figures besides this machine.
    """

    def __init__(
        self, origins: Sequence[str], trusted: Sequence[str], metrics_readers: Sequence[str]
    ) -> None:
        self._origins = frozenset((*origins, None))
        self._trusted = frozenset(trusted)
        self._metrics_readers = metrics_readers
        self.is_plain = True

    @property
    def is_open(self) -> bool:
        """True where guests come unencrypted and without a proxy."""
        return self.is_plain and not self._trusted

    def address_of(self, socket: ServerConnection, request: Request | None) -> str:
        """Return who it is: proxies and other servers that are trusted say it in a header, each
        behind the one before; nobody else is believed."""
        address = str(socket.remote_address[0]) if socket.remote_address else "local"
        told = request.headers.get_all("X-Forwarded-For") if request else []
        said = [one.strip() for one in ",".join(told).split(",")]
        while address in self._trusted and said and said[-1]:
            address = said.pop()
        return address

    def may_read_metrics(self, address: str, request: Request) -> bool:
        """Return whether the figures are told there; never to those who come by a proxy."""
        return request.path == METRICS and "X-Forwarded-For" not in request.headers and (
            is_loopback(address) or address in self._metrics_readers
        )

    def may_come(self, request: Request) -> bool:
        """Return whether a page or a program with this request may connect."""
        return self._origins.issuperset(request.headers.get_all("Origin") or [None])


class WebSocketFront:
    """Listens, and takes what guests say on their sockets.

    Attributes:
        page: Returns the figures.
        is_well: Returns whether the server is well.
    """

    page: Callable[[], str]
    is_well: Callable[[], bool]

    def __init__(
        self, intake: Intake, connections: Connections, limits: ConnectionLimits,
        visitors: Visitors, endpoint: Endpoint | None,
    ) -> None:
        self._intake = intake
        self._connections = connections
        self._limits = limits
        self._visitors = visitors
        self._endpoint = endpoint
        self._servers: list[Server] = []
        self._sockets = SocketFactory()

    async def listen(
        self, host: str | Sequence[str] | None, port: int | None, **options: Any
    ) -> int:
        """Listen; return the port, which may have been 0. ``options``: as of websockets' `serve`,
        such as ``sock``, a socket in place of host and port. Raises OSError where it is taken."""
        self._visitors.is_plain = "ssl" not in options
        server = await serve(
            self._serve_one, host, port,  # type: ignore[arg-type]
            process_request=self._before_greeting,
            max_size=MOST_BYTES, compression=None, ping_interval=PING_S, ping_timeout=PING_S,
            close_timeout=2, max_queue=4, server_header=None,
            create_connection=self._sockets.make,  # type: ignore[arg-type]
            **options,
        )
        self._servers.append(server)
        bound = sorted(server.sockets, key=lambda one: one.family)
        return int(bound[0].getsockname()[1])

    def collect_garbage(self) -> None:
        """Free what ended sockets left, if there may be much of it."""
        self._sockets.collect_garbage(len(self._connections))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server begins anew."""
        await asyncio.gather(*(
            _close(socket, "restart") for socket in [*self._connections.sockets.values()]
        ))

    async def end(self) -> None:
        """Listen no more."""
        for server in self._servers:
            server.close()
        self._sockets.abort_unopened()
        for server in self._servers:
            await server.wait_closed()

    async def _before_greeting(
        self, socket: ServerConnection, request: Request
    ) -> Response | None:
        """Tell a watchdog how the server is; keep out guests of other networks where nothing is
        encrypted, and for a while those who had to be thrown out again and again."""
        if request.path == HEALTH:
            status = HTTPStatus.OK if self.is_well() else HTTPStatus.SERVICE_UNAVAILABLE
            return socket.respond(status, f"{len(self._connections)}\n")
        address = str(socket.remote_address[0])
        if self._visitors.may_read_metrics(address, request):
            return socket.respond(HTTPStatus.OK, self.page())
        if self._visitors.is_open and not is_private(address):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        if self._limits.keeps_out(self._visitors.address_of(socket, request)):
            await asyncio.sleep(KEPT_OUT_S)
            return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "\n")
        if self._endpoint:
            answered = self._endpoint.answer(request, is_plain=self._visitors.is_open)
            if answered or self._endpoint.owns(request):
                return answered
        if not self._visitors.may_come(request):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        return None

    async def _serve_one(self, socket: ServerConnection) -> None:
        address = self._visitors.address_of(socket, socket.request)
        if not self._limits.let_in(address):
            await _close(socket, "many")
            return
        try:
            if self._endpoint and socket.request and self._endpoint.owns(socket.request):
                await self._endpoint.serve(socket, address)
            else:
                await self._serve_program(socket, address)
        except ConnectionClosed:
            pass
        finally:
            sent = socket.protocol.close_sent
            self._limits.let_out(address, is_faulty=bool(sent and sent.code in FAULTY_CODES))

    async def _serve_program(self, socket: ServerConnection, address: str) -> None:
        number = self._intake.arrive(address, bucket_in(socket.request))
        self._connections.sockets[number] = socket
        for greeting in (socket.request, socket.response):
            if greeting:
                greeting.headers.clear()  # 4 KiB a guest, which nobody reads any more
        try:
            await self._listen(number, socket, address)
        finally:
            del self._connections.sockets[number]
            self._intake.leave(number)

    async def _listen(self, number: int, socket: ServerConnection, address: str) -> None:
        faults = 0
        try:
            async with asyncio.timeout(FIRST_WORD_S):
                data = await socket.recv()
        except TimeoutError:
            await _close(socket, "silent")
            return
        while True:
            if not await self._intake.take(number, data):
                faults += 1
                if self._limits.ends_by_fault(address, faults):
                    await _close(socket, "many")
                    return
                await asyncio.sleep(FAULT_S)
            data = await socket.recv()


def bucket_in(request: Request | None) -> str:
    """Return the bucket that the path of a request names; empty for none."""
    found = BUCKET.fullmatch(request.path) if request else None
    return found[1] if found else ""


async def _close(socket: ServerConnection, why: str) -> None:
    await socket.close(CLOSE_CODES[why], why)
