"""The web sockets of a server, and the HTTP requests at the same port: health, figures, files."""

from __future__ import annotations

import asyncio
import gc
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import Event, State

from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.health import Health
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.online.server.metrics import METRICS
from sorry_a11y.online.server.rate_limits import ConnectionLimits
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.addresses import is_loopback, is_private
from sorry_a11y.online.wire.encoding import Outgoing, encoded
from sorry_a11y.online.wire.protocol import CLOSE_CODES

MOST_BYTES = 4096
"""The greatest size of a message from a client."""
FIRST_WORD_S = 5.0
"""Seconds within which a new connection must send something."""
PING_S = 20.0
"""Seconds of silence after which a ping is sent, and seconds for the answer to it."""
FAULT_S = 0.1
"""Seconds for which a connection is not read after a faulty message."""
KEPT_OUT_S = 1.0
"""Seconds before a connection is refused because of too many, or too many faulty ones."""
_FAULTY_CODES = frozenset({1002, 1007, 1009, CLOSE_CODES["many"]})
"""The close codes of connections that count as faulty (`ConnectionLimits`)."""
_METHODS = ("GET", "HEAD")
"""The methods of HTTP that are answered; a web socket begins with GET."""
_HEALTH = "/health"
"""The path of the HTTP request whether the server is well, and for the number of connections."""
MOST_WAITING = 64 * 1024
"""The most bytes that wait for one guest; a slower connection is closed."""
MOST_FRAMES = 200
"""The most frames of a connection in a second, ten times as many as anybody types keys."""
_CLOSING_S = 2.0
"""Seconds after which a connection is aborted whose other side has not closed it too."""
PIECE = 4096
"""The most bytes that are read from a socket in one turn of the event loop."""
COLLECTED_AFTER = 500
"""The number of new sockets, besides as many as are open, after which garbage is collected."""


class _WebSocketConnection(Connection):
    """The connection of a guest by a web socket."""

    def __init__(self, socket: ServerConnection, address: str, intake: Intake) -> None:
        super().__init__(address, socket.request.path if socket.request else "")
        self.socket = socket
        self._intake = intake

    def send(self, message: Outgoing, text: str) -> None:
        """Send a message, or close the socket if too much waits to be sent already."""
        if self.socket.transport.get_write_buffer_size() > MOST_WAITING:
            self._close("slow")
        else:
            broadcast([self.socket], text or encoded(message))
            if isinstance(message, msg.Bye):
                self._close(message.why)

    def dismiss(self, *, leads_away: bool = False) -> None:  # noqa: ARG002
        """Close the socket; the guest's program reconnects through the proxy, if there is one."""
        self._close("restart")

    def _close(self, why: str) -> None:
        """Close the socket without waiting for the other side."""
        self._intake.lobby.metrics.count_as("dropped", why)
        self._intake.background.later(self.socket.close(CLOSE_CODES[why], why))


class PortTakenError(OSError):
    """Raised if a server cannot listen at a port.

    Attributes:
        port: The port.
    """

    def __init__(self, port: int | None) -> None:
        super().__init__(f"port {port}")
        self.port = port


class Frontend(ABC):
    """A frontend of a server besides the web sockets of programs.

    It listens at a port of its own, or answers HTTP requests and serves web sockets at the server's
    port.

    Attributes:
        path: The path of its web sockets at the server's port; empty for none.
    """

    path = ""

    @abstractmethod
    async def begin(self, server: Any) -> None:
        """Begin, before the server listens; raises PortTakenError."""

    @abstractmethod
    async def end(self) -> None:
        """End, with the server, which perhaps could not begin."""

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:  # noqa: ARG002
        """Return the answer to an HTTP request, without raising anything.

        None is returned for a request to another frontend, and for a socket that is let in.

        Args:
            request: The request.
            is_plain: Whether the server is reached without encryption.
        """
        return None

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Serve a web socket of this frontend until either side closes it.

        Args:
            socket: The socket.
            address: The network address of the guest.
        """
        raise NotImplementedError


class GuestSocket(ServerConnection, asyncio.BufferedProtocol):
    """A web socket that takes at most `MOST_FRAMES` frames a second, pings included.

    The kernel may hold 256 KiB, which is 40,000 pings, and no other guest is answered while they
    are read. So at most `PIECE` bytes are read in one turn of the loop, into a buffer that all
    sockets share, and nothing after too many frames.

    An ended socket has errors with tracebacks whose frames have the socket: a reference cycle of 15
    KiB. Strangers who abort connections would make them faster than garbage is collected, so the
    cycle is broken when the connection is lost.

    Its attributes have slots: with them in its dictionary, that would be of the kind that takes 1.5
    KiB, since it would have more than 30 entries.

    Args:
        opening: All sockets of the server whose handshake is not over.
        buffer: The buffer.
        *given: The arguments of ``ServerConnection``, as the next ones are.
        **named: Further ones, by name.
    """

    __slots__ = (
        "_buffer",
        "_frames",
        "_is_asked",
        "_is_heard",
        "_looking",
        "_opening",
        "_second",
    )

    def __init__(
        self, opening: set[ServerConnection], buffer: memoryview, *given: Any, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self._opening, self._buffer = opening, buffer
        self._second = self._frames = 0
        self._is_heard = self._is_asked = False
        opening.add(self)

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        """Return the buffer for the next bytes."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Take the bytes that were read."""
        self.data_received(bytes(self._buffer[:nbytes]))

    def process_event(self, event: Event) -> None:
        """Take the request of the handshake or a frame; close after too many frames."""
        super().process_event(event)
        self._is_heard = True
        second = int(self.loop.time())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += 1
        if self._frames == MOST_FRAMES + 1:
            self.transport.pause_reading()
            self._fail("many")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the timer of pings.

        The keepalive of websockets would take a task of 3 KiB for each connection, and ping those
        that are not silent too.
        """
        super().connection_made(transport)
        self._looking = self.loop.call_later(PING_S, self._look_after)

    def _look_after(self) -> None:
        """Ping a silent connection; close one that has not answered the last ping."""
        if self.state is State.OPEN:
            if self._is_asked and not self._is_heard:
                self._fail("unanswered")
                return
            self._is_asked = not self._is_heard
            if self._is_asked:
                self.protocol.send_ping(b"")
                self.send_data()
        self._is_heard = False
        self._looking = self.loop.call_later(PING_S, self._look_after)

    def _fail(self, why: str) -> None:
        """Close the connection; abort it if the other side does not close it too."""
        self.protocol.fail(CLOSE_CODES[why], why)
        self.send_data()  # the close frame, since no later event sends it
        self.loop.call_later(_CLOSING_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycle of the errors of the connection."""
        super().connection_lost(exc)
        self._looking.cancel()
        self._opening.discard(self)
        own = (getattr(self, name, None) for name in ("connection_exc", "recv_exc"))  # by version
        for error in (*own, self.protocol.parser_exc, self.protocol.handshake_exc):
            if error:
                error.__traceback__ = None


class WebSocketFront:
    """The listening sockets of a server, and the web sockets of its guests.

    Args:
        intake: The intake, which takes the messages of programs.
        health: The health of the server, for its operators.
        limits: The limits on the connections of a network.
        trusted: The addresses of proxies whose headers name the address of a guest.
        frontends: The frontends at the same port.
    """

    def __init__(
        self,
        intake: Intake,
        health: Health,
        limits: ConnectionLimits,
        trusted: Sequence[str],
        frontends: Sequence[Frontend],
    ) -> None:
        self._intake = intake
        self._health = health
        self._limits = limits
        self._trusted = frozenset(trusted)
        self._frontends = frontends
        self._is_open = True  # neither encrypted nor behind a proxy
        self._servers: list[Server] = []
        self._opening: set[ServerConnection] = set()
        self._buffer = memoryview(bytearray(PIECE))
        self._made = 0  # sockets since the last collection of garbage
        self._guests: dict[_WebSocketConnection, None] = {}

    async def listen(
        self, host: str | Sequence[str] | None, port: int | None, **options: Any
    ) -> int:
        """Listen.

        Args:
            host: The address or addresses to listen at.
            port: The port, 0 for any.
            **options: Further options of ``serve`` of websockets, such as ``sock``, a
                socket in place of host and port.

        Returns:
            The port.

        Raises:
            PortTakenError: It cannot listen there.
        """
        self._is_open = "ssl" not in options and not self._trusted
        try:
            server = await serve(
                self._serve_one,
                host,  # type: ignore[arg-type]
                port,
                process_request=self._before_greeting,
                max_size=MOST_BYTES,
                compression=None,
                ping_interval=None,
                close_timeout=2,
                max_queue=4,
                server_header=None,
                create_connection=self._make_socket,  # type: ignore[arg-type]
                **options,
            )
        except OSError as error:
            raise PortTakenError(port) from error
        self._servers.append(server)
        bound = sorted(server.sockets, key=lambda one: one.family)
        return int(bound[0].getsockname()[1])

    def _make_socket(self, *given: Any, **named: Any) -> ServerConnection:
        self._made += 1
        return GuestSocket(self._opening, self._buffer, *given, **named)

    def collect_garbage(self) -> None:
        """Collect garbage if many sockets were made since the last time.

        An ended socket leaves reference cycles of 3 KiB or more. A collection looks at everything
        in memory, so it is only worth its time after `COLLECTED_AFTER` sockets and as many as there
        are guests.
        """
        if self._made > COLLECTED_AFTER + len(self._guests):
            self._made = 0
            gc.collect()

    async def say_goodbye(self) -> None:
        """Close the sockets of programs, which reconnect by themselves."""
        await asyncio.gather(*(_close(one.socket, "restart") for one in [*self._guests]))

    async def end(self) -> None:
        """Stop listening, and drop the sockets whose handshake is not over."""
        for server in self._servers:
            server.close()
        # browsers open sockets in advance, which would hold up the end
        for one in list(self._opening):
            if one.state is State.CONNECTING and hasattr(one, "transport"):
                one.transport.abort()
        for server in self._servers:
            await server.wait_closed()

    async def _before_greeting(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer an HTTP request, or refuse a socket; return None for a socket that is let in."""
        method = getattr(request, "method", "GET")  # old versions of websockets take no other
        answered = await self._answered(socket, request) if method in _METHODS else None
        if method == "GET":
            return answered
        if answered is None:
            refusal = socket.respond(HTTPStatus.METHOD_NOT_ALLOWED, "\n")
            refusal.headers["Allow"] = ", ".join(_METHODS)
            return refusal
        answered.body = b""  # the answer to HEAD
        return answered

    async def _answered(self, socket: ServerConnection, request: Request) -> Response | None:
        """Return the answer to an HTTP request; None for a socket that is let in.

        A socket is refused if it comes unencrypted from a public network, from a network with too
        many or too many faulty connections, or from a page of another site.
        """
        address = address_of(socket, request, self._trusted)
        if request.path == _HEALTH:
            is_watchdog = address in self._trusted
            if not is_watchdog and not self._limits.may_open(address):
                return await _kept_out(socket)
            status = HTTPStatus.OK if self._health.is_well else HTTPStatus.SERVICE_UNAVAILABLE
            return socket.respond(status, f"{len(self._intake.lobby.presence.connections)}\n")
        nearest = str(socket.remote_address[0])
        is_behind_proxy = "X-Forwarded-For" in request.headers
        if request.path == METRICS and is_loopback(nearest) and not is_behind_proxy:
            return socket.respond(HTTPStatus.OK, self._health.figures())
        if self._is_open and not is_private(nearest):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        if self._limits.keeps_out(address):
            return await _kept_out(socket)
        is_of_frontend = False
        for frontend in self._frontends:
            if answered := frontend.answer(request, is_plain=self._is_open):
                return answered
            is_of_frontend |= request.path == frontend.path
        if not self._limits.may_open(address):
            return await _kept_out(socket)
        if request.headers.get_all("Origin") and not is_of_frontend:
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")  # a page from elsewhere
        return None

    async def _serve_one(self, socket: ServerConnection) -> None:
        self._opening.discard(socket)
        address = address_of(socket, socket.request, self._trusted)
        if not self._limits.let_in(address):
            await _close(socket, "many")
            return
        try:
            for frontend in self._frontends:
                if socket.request and socket.request.path == frontend.path:
                    await frontend.serve(socket, address)
                    break
            else:
                await self._serve_program(socket, address)
        except ConnectionClosed:  # nobody is left to be told
            pass
        finally:
            sent = socket.protocol.close_sent
            self._limits.let_out(address, is_faulty=bool(sent and sent.code in _FAULTY_CODES))

    async def _serve_program(self, socket: ServerConnection, address: str) -> None:
        guest = _WebSocketConnection(socket, address, self._intake)
        self._guests[guest] = None
        self._intake.lobby.arrive(guest)
        if socket.request:  # frees the headers of the handshake, 4 KiB a guest
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


def address_of(socket: ServerConnection, request: Request | None, trusted: Collection[str]) -> str:
    """Return the network address of a guest.

    It is the address of the other side, unless that is a trusted proxy, which names the guest's in
    the header X-Forwarded-For; each proxy adds an address at the end.
    """
    address = str(socket.remote_address[0]) if socket.remote_address else "local"
    told = request.headers.get_all("X-Forwarded-For") if request else []
    said = [one.strip() for one in ",".join(told).split(",")]
    while address in trusted and said and said[-1]:
        address = said.pop()
    return address


async def _kept_out(socket: ServerConnection) -> Response:
    """Return the refusal for too many requests, after `KEPT_OUT_S`."""
    await asyncio.sleep(KEPT_OUT_S)
    return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "\n")


async def _close(socket: ServerConnection, why: str) -> None:
    await socket.close(CLOSE_CODES[why], why)
