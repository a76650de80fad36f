"""Guests who come by sockets, and what else is asked at the same port: health, figures, files."""

from __future__ import annotations

import asyncio
import gc
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import Event, State

from sorry_a11y.server.connections import Connection
from sorry_a11y.server.intake import Intake
from sorry_a11y.server.metrics import METRICS
from sorry_a11y.server.rate_limits import ConnectionLimits
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import is_loopback, is_private
from sorry_a11y.wire.encoding import Outgoing, encoded
from sorry_a11y.wire.protocol import CLOSE_CODES

MOST_BYTES = 4096
"""Of a message from a client."""
FIRST_WORD_S = 5.0
"""Seconds until a connection must have said something."""
PING_S = 20.0
"""Seconds of silence after which a guest is asked whether they are there, and for the answer."""
FAULT_S = 0.1
"""Seconds that a connection is not read after such a message: who floods waits for itself."""
KEPT_OUT_S = 1.0
"""Seconds that an address with too many connections, or faulty ones, waits to be refused."""
_FAULTY_CODES = frozenset({1002, 1007, 1009, CLOSE_CODES["many"]})
_HEALTH = "/health"
"""The path at which a watchdog hears whether decisions are stored, and how many are connected."""
_BUCKET = re.compile(r"/[a-z]+/([0-9]{3})")
"""The path of a socket that names a bucket of tables."""
MOST_WAITING = 64 * 1024
"""Bytes that wait for one reader; with more it is too slow."""
NO_ANSWER = 1011
"""The close code for a guest who did not answer when asked whether they are there."""
MOST_FRAMES = 200
"""Frames that a guest may send in a second: ten times what anybody does at a keyboard."""
_CLOSING_S = 2.0
"""Seconds that a guest who sent more has to close the connection as well."""
PIECE = 4096
"""Bytes that are read in one turn of the loop."""
COLLECTED_AFTER = 500
"""Sockets that are made between two collections of garbage, besides as many as are open."""


class _WebSocketConnection(Connection):
    """A guest who comes by a socket."""

    def __init__(
        self, socket: ServerConnection, address: str, bucket: str, intake: Intake
    ) -> None:
        super().__init__(address, bucket)
        self.socket = socket
        self._intake = intake

    def send(self, message: Outgoing, text: str) -> None:
        """Send a message; who reads too slowly is let go."""
        if self.socket.transport.get_write_buffer_size() > MOST_WAITING:
            self._close("slow")
        else:
            broadcast([self.socket], text or encoded(message))
            if isinstance(message, msg.Bye):
                self._close(message.why)

    def dismiss(self, *, leads_away: bool = False) -> None:  # noqa: ARG002
        """Close the socket."""
        self._close("restart")

    def _close(self, why: str) -> None:
        """Close the socket without waiting for the other side."""
        self._intake.lobby.metrics.count_as("dropped", why)
        self._intake.background.later(self.socket.close(CLOSE_CODES[why], why))


class PortTakenError(OSError):
    """Raised where a port cannot be listened at.

    Attributes:
        port: The port.
    """

    def __init__(self, port: int | None) -> None:
        super().__init__(f"port {port}")
        self.port = port


class Endpoint(ABC):
    """A way in for people besides the sockets of tables.

    It is at a port of its own, or at the address of the tables, where it answers requests and
    serves sockets.

    Attributes:
        path: The path of its sockets at that address; empty for none.
    """

    path = ""

    @abstractmethod
    async def begin(self, server: Any) -> None:
        """Begin with a server, which soon listens; raises PortTakenError."""

    @abstractmethod
    async def end(self) -> None:
        """End with the server."""

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:  # noqa: ARG002
        """Return the answer to a request for something of this endpoint.

        None for any other and for a socket that is let in; raise nothing.
        """
        return None

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Talk to the guest who connected to such a socket, until one side ends it."""
        raise NotImplementedError


class GuestSocket(ServerConnection, asyncio.BufferedProtocol):
    """A socket that takes only so many frames a second.

    Pings and parts of messages are among them. It is freed as soon as it has ended, though it ended
    because of an error.

    What has arrived may be 256 KiB, 40,000 pings, and nobody else is answered while it is read: so
    a piece is read in one turn of the loop, into a buffer that all sockets share, and nothing more
    after too many frames. An ended socket keeps the errors, each with its traceback, whose frames
    keep the socket: a reference cycle of 15 KiB, which strangers who abort connections would pile
    up faster than garbage is collected.

    Attributes:
        opening: The sockets on which nothing was said yet, this one among them.
        buffer: The place where a piece is read.
    """

    opening: set[ServerConnection]
    buffer: memoryview
    _second = 0
    _frames = 0
    _is_heard = _is_asked = False

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        """Return the place where the next piece is read."""
        return self.buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Take a piece that was read."""
        self.data_received(bytes(self.buffer[:nbytes]))

    def process_event(self, event: Event) -> None:
        """Take a request or a frame; close the connection if it is one too many."""
        super().process_event(event)
        self._is_heard = True
        second = int(self.loop.time())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += 1
        if self._frames == MOST_FRAMES + 1:
            self.transport.pause_reading()
            self._fail(CLOSE_CODES["many"], "many")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to look after the connection.

        websockets would have a task of its own for each, of 3 KiB, and ask all whether they talk or
        not.
        """
        super().connection_made(transport)
        self._looking = self.loop.call_later(PING_S, self._look_after)

    def _look_after(self) -> None:
        """Ask who has been silent whether they are there; let go who has not answered."""
        if self.state is State.OPEN:
            if self._is_asked and not self._is_heard:
                self._fail(NO_ANSWER, "silent")
                return
            self._is_asked = not self._is_heard
            if self._is_asked:
                self.protocol.send_ping(b"")
                self.send_data()
        self._is_heard = False
        self._looking = self.loop.call_later(PING_S, self._look_after)

    def _fail(self, code: int, why: str) -> None:
        """Close the connection, whether or not the other side does so as well."""
        self.protocol.fail(code, why)
        self.send_data()  # nothing that comes later would send it
        self.loop.call_later(_CLOSING_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free what the errors of the connection keep."""
        super().connection_lost(exc)
        self._looking.cancel()
        self.opening.discard(self)
        own = (getattr(self, name, None) for name in ("connection_exc", "recv_exc"))  # by version
        for error in (*own, self.protocol.parser_exc, self.protocol.handshake_exc):
            if error:
                error.__traceback__ = None


class WebSocketFront:
    """Listens, and takes what guests say on their sockets.

    Attributes:
        page: Returns the figures.
        is_well: Returns whether the server is well.
    """

    page: Callable[[], str]
    is_well: Callable[[], bool]

    def __init__(
        self, intake: Intake, limits: ConnectionLimits, trusted: Sequence[str],
        endpoints: Sequence[Endpoint],
    ) -> None:
        self._intake = intake
        self._limits = limits
        self._trusted = frozenset(trusted)
        self._endpoints = endpoints
        self._is_open = True  # guests come unencrypted and without a proxy
        self._servers: list[Server] = []
        self._opening: set[ServerConnection] = set()
        self._buffer = memoryview(bytearray(PIECE))
        self._made = 0  # sockets since the last collection of garbage
        self._guests: dict[_WebSocketConnection, None] = {}

    async def listen(
        self, host: str | Sequence[str] | None, port: int | None, **options: Any
    ) -> int:
        """Listen; return the port, which may have been 0.

        ``options``: as of websockets' `serve`, such as ``sock``, a socket in place of host and
        port. Raises PortTakenError.
        """
        self._is_open = "ssl" not in options and not self._trusted
        try:
            server = await serve(
                self._serve_one, host, port,  # type: ignore[arg-type]
                process_request=self._before_greeting,
                max_size=MOST_BYTES, compression=None, ping_interval=None, close_timeout=2,
                max_queue=4, server_header=None,
                create_connection=self._make_socket,  # type: ignore[arg-type]
                **options,
            )
        except OSError as error:
            raise PortTakenError(port) from error
        self._servers.append(server)
        bound = sorted(server.sockets, key=lambda one: one.family)
        return int(bound[0].getsockname()[1])

    def _make_socket(self, *given: Any, **named: Any) -> ServerConnection:
        made = GuestSocket(*given, **named)
        made.opening, made.buffer = self._opening, self._buffer
        self._opening.add(made)
        self._made += 1
        return made

    def collect_garbage(self) -> None:
        """Free what ended sockets left, if there may be much of it.

        They leave reference cycles of 3 KiB, and some more with all that their guests had. A
        collection of garbage goes through all that the server holds: so one is begun after as many
        sockets as there are guests, and `COLLECTED_AFTER` more.
        """
        if self._made > COLLECTED_AFTER + len(self._guests):
            self._made = 0
            gc.collect()

    async def say_goodbye(self) -> None:
        """Tell everybody that the server begins anew."""
        await asyncio.gather(*(
            _close(one.socket, "restart") for one in [*self._guests]
        ))

    async def end(self) -> None:
        """Listen no more."""
        for server in self._servers:
            server.close()
        # browsers open some ahead, and a server that ends does not wait for what they may say
        for one in list(self._opening):
            if one.state is State.CONNECTING and hasattr(one, "transport"):
                one.transport.abort()
        for server in self._servers:
            await server.wait_closed()

    async def _before_greeting(
        self, socket: ServerConnection, request: Request
    ) -> Response | None:
        """Tell a watchdog how the server is, and keep out those who may not come.

        They are guests of other networks where nothing is encrypted, and for a while those who had
        to be thrown out again and again.
        """
        address = address_of(socket, request, self._trusted)
        if request.path == _HEALTH:
            is_watchdog = address in self._trusted
            if not is_watchdog and not self._limits.may_open(address):
                return await _kept_out(socket)
            status = HTTPStatus.OK if self.is_well() else HTTPStatus.SERVICE_UNAVAILABLE
            return socket.respond(status, f"{len(self._intake.lobby.presence.connections)}\n")
        nearest = str(socket.remote_address[0])
        is_behind_proxy = "X-Forwarded-For" in request.headers
        if request.path == METRICS and is_loopback(nearest) and not is_behind_proxy:
            return socket.respond(HTTPStatus.OK, self.page())
        if self._is_open and not is_private(nearest):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        if self._limits.keeps_out(address):
            return await _kept_out(socket)
        is_of_endpoint = False
        for endpoint in self._endpoints:
            if answered := endpoint.answer(request, is_plain=self._is_open):
                return answered
            is_of_endpoint |= request.path == endpoint.path
        if not self._limits.may_open(address):
            return await _kept_out(socket)
        if request.headers.get_all("Origin") and not is_of_endpoint:
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")  # a page from elsewhere
        return None

    async def _serve_one(self, socket: ServerConnection) -> None:
        self._opening.discard(socket)
        address = address_of(socket, socket.request, self._trusted)
        if not self._limits.let_in(address):
            await _close(socket, "many")
            return
        try:
            for endpoint in self._endpoints:
                if socket.request and socket.request.path == endpoint.path:
                    await endpoint.serve(socket, address)
                    break
            else:
                await self._serve_program(socket, address)
        except ConnectionClosed:
            pass
        finally:
            sent = socket.protocol.close_sent
            self._limits.let_out(address, is_faulty=bool(sent and sent.code in _FAULTY_CODES))

    async def _serve_program(self, socket: ServerConnection, address: str) -> None:
        guest = _WebSocketConnection(
            socket, address, _bucket_in(socket.request), self._intake
        )
        self._guests[guest] = None
        self._intake.lobby.arrive(guest)
        if socket.request:  # of both greetings 4 KiB a guest, which nobody reads any more
            socket.request.headers.clear()
        socket.response = None
        try:
            await self._listen(guest)
        finally:
            del self._guests[guest]
            self._intake.leave(guest)

    async def _listen(self, guest: _WebSocketConnection) -> None:
        faults, socket = 0, guest.socket
        try:
            async with asyncio.timeout(FIRST_WORD_S):
                data = await socket.recv()
        except TimeoutError:
            await _close(socket, "silent")
            return
        while True:
            if not await self._intake.take(guest, data):
                faults += 1
                if self._limits.ends_by_fault(guest.address, faults):
                    await _close(socket, "many")
                    return
                await asyncio.sleep(FAULT_S)
            data = await socket.recv()


def address_of(
    socket: ServerConnection, request: Request | None, trusted: Collection[str]
) -> str:
    """Return the address of whoever is connected.

    Proxies that are trusted say it in a header, each behind the one before; nobody else is
    believed.
    """
    address = str(socket.remote_address[0]) if socket.remote_address else "local"
    told = request.headers.get_all("X-Forwarded-For") if request else []
    said = [one.strip() for one in ",".join(told).split(",")]
    while address in trusted and said and said[-1]:
        address = said.pop()
    return address


def _bucket_in(request: Request | None) -> str:
    """Return the bucket that the path of a request names; empty for none."""
    found = _BUCKET.fullmatch(request.path) if request else None
    return found[1] if found else ""


async def _kept_out(socket: ServerConnection) -> Response:
    """Return the refusal of somebody who comes too often, after a while."""
    await asyncio.sleep(KEPT_OUT_S)
    return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "\n")


async def _close(socket: ServerConnection, why: str) -> None:
    await socket.close(CLOSE_CODES[why], why)
