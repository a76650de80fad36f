"""The server: sockets on one side, the hall on the other.

What several people decide at about the same time is committed together, on a thread of its own, so
that nobody waits for anybody's disk but once; what rests on it is told when it is safe. Nobody is
waited for: a reader who does not read is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from http import HTTPStatus
from time import monotonic
from typing import Any, NamedTuple, Protocol

from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from sorry_a11y.server.figures import Figures, Uncounted
from sorry_a11y.server.guests import RefusedError
from sorry_a11y.server.journal import Journal, JournalError, StoredEntry
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.rate_limits import FAULTY, Allowance
from sorry_a11y.server.unopened import Unopened
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import is_private
from sorry_a11y.wire.encoding import Outgoing, decoded_up, encoded
from sorry_a11y.wire.messages import WireError

MOST_BYTES = 4096
"""Of a message from a client."""
FIRST_WORD_S = 5.0
"""Seconds until a connection must have said something."""
PING_S = 20.0
MOST_WAITING = 64 * 1024
"""Bytes that wait for one reader; with more it is too slow."""
MOST_SOCKETS = 50
"""Sockets of one address."""
MOST_FAULTS = 20
"""Messages that make no sense, or are refused for being too many, until a connection is closed."""
FAULT_S = 0.1
"""Seconds that a connection is not read after such a message: who floods waits for itself."""
KEPT_OUT_S = 1.0
"""Seconds that an address with too many faulty connections waits to be refused."""
FAULTY_CODES = frozenset({1002, 1007, 1009, 4008})
TICK_S = 1.0
ACTED = '{"t":"act"'
"""How a line of the journal begins that tells of a decision, a person's or a bot's."""
HEALTH = "/health"
"""Where a watchdog hears whether the journal takes what is decided, and how many are connected."""
REMOVED, RESTARTS, TOO_MANY, TOO_SLOW, ELSEWHERE = 4002, 4003, 4008, 4009, 4001
CLOSE_CODES = {
    "elsewhere": ELSEWHERE, "removed": REMOVED, "restart": RESTARTS, "many": TOO_MANY,
    "slow": TOO_SLOW, "long": 1009, "silent": TOO_MANY,
}

log = logging.getLogger(__name__)


class Door(Protocol):
    """What else is to be had at the address of the tables: files, and sockets of its own."""

    def begin(self, server: TableServer) -> None:
        """The server listens from now on."""

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:
        """The answer to a request for something of this door, None for those that are not; raises
        nothing. A socket for which None is answered and that `owns` is served here."""

    def owns(self, request: Request) -> bool:
        """Whether a request is for a socket of this door."""

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Talk to whoever connected, until one side ends it."""

    async def end(self) -> None:
        """The server ends."""


class LocalGuest(NamedTuple):
    """Somebody who is told without a socket. ``tell``: called with what is told; ``turns``: what
    they say is taken one by one."""

    tell: Callable[[Outgoing], None]
    turns: asyncio.Lock


class TableServer:
    """Carries the tables of one hall. ``origins``: web pages that may connect (programs, which
    send none, always may); ``trusted``: addresses of a front that names the real one. Without
    encryption only guests of private networks are let in; a front has seen to it already.
    ``door``: what else is to be had here."""

    def __init__(
        self, hall: Lobby, journal: Journal, *, clock: Callable[[], float] = monotonic,
        origins: Sequence[str] = (), trusted: Sequence[str] = (), door: Door | None = None,
        figures: Figures | None = None,
    ) -> None:
        self._hall = hall
        self._journal = journal
        self._figures = figures or Uncounted()
        self._clock = clock
        self._origins = frozenset((*origins, None))
        self._door = door
        self._ears: dict[int, LocalGuest] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._trusted = frozenset(trusted)
        self._sockets: dict[int, ServerConnection] = {}
        self._by_address: dict[str, int] = {}
        self._faulty = Allowance(FAULTY)
        self._due = asyncio.Event()
        self._is_plain = True
        self._is_well = True
        self._over: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._server: Server | None = None
        self._unopened = Unopened()

    # -- its life --------------------------------------------------------------------------------

    async def start(self, host: str | Sequence[str], port: int, **options: Any) -> int:
        """Listen; the port, which may have been 0. Raises OSError where it is taken."""
        self._is_plain = "ssl" not in options
        self._loop = asyncio.get_running_loop()
        if self._door:
            self._door.begin(self)
        self._server = await serve(
            self._serve_one, host, port,  # type: ignore[arg-type]
            process_request=self._before_greeting,
            max_size=MOST_BYTES, compression=None, ping_interval=PING_S, ping_timeout=PING_S,
            close_timeout=2, max_queue=4, server_header=None,
            create_connection=self._unopened.make,  # type: ignore[arg-type]
            **options,
        )
        self._tasks = [asyncio.create_task(self._commit()), asyncio.create_task(self._tick())]
        bound = sorted(self._server.sockets, key=lambda one: one.family)
        return int(bound[0].getsockname()[1])

    async def stop(self) -> None:
        """Tell everybody that the server begins anew, and end."""
        await asyncio.gather(*(
            self._close(socket, "restart") for socket in list(self._sockets.values())
        ))
        if self._door:
            await self._door.end()
        for task in self._tasks:
            task.cancel()
        if self._server:
            self._server.close()
            self._unopened.abort()
            await self._server.wait_closed()

    async def _before_greeting(
        self, socket: ServerConnection, request: Request
    ) -> Response | None:
        """Say how the server is to whoever looks after it; keep out who is not of this network
        where nothing is encrypted, and for a while who had to be thrown out again and again."""
        if request.path == HEALTH:
            status = HTTPStatus.OK if self._is_well else HTTPStatus.SERVICE_UNAVAILABLE
            return socket.respond(status, f"{self._connected}\n")
        page = self._figures.page(request, *self._hall.size(), self._connected)
        if page is not None:
            return socket.respond(HTTPStatus.OK, page.decode())
        address = str(socket.remote_address[0])
        if self._is_plain and not self._trusted and not is_private(address):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        if not self._faulty.has(self._address_of(socket, request), self._clock()):
            await asyncio.sleep(KEPT_OUT_S)
            return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "\n")
        if self._door:
            answered = self._door.answer(request, is_plain=self._is_plain and not self._trusted)
            if answered or self._door.owns(request):
                return answered
        if not self._origins.issuperset(request.headers.get_all("Origin") or [None]):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        return None

    @property
    def _connected(self) -> int:
        """How many are connected, programs and pages."""
        return len(self._sockets) + len(self._ears)

    # -- one connection --------------------------------------------------------------------------

    async def _serve_one(self, socket: ServerConnection) -> None:
        address = self._address_of(socket, socket.request)
        if not self._count_in(address):
            await self._close(socket, "many")
            return
        try:
            if self._door and socket.request and self._door.owns(socket.request):
                await self._door.serve(socket, address)
            else:
                await self._serve_program(socket, address)
        except ConnectionClosed:
            pass
        finally:
            sent = socket.protocol.close_sent
            self.let_out(address, is_faulty=bool(sent and sent.code in FAULTY_CODES))

    def let_in(self, address: str) -> bool:
        """Whether one more connection of an address is taken, by whatever door; it then counts
        until it is let out."""
        return self._faulty.has(address, self._clock()) and self._count_in(address)

    def _count_in(self, address: str) -> bool:
        count = self._by_address.get(address, 0)
        if count >= MOST_SOCKETS:
            return False
        self._by_address[address] = count + 1
        return True

    def let_out(self, address: str, *, is_faulty: bool) -> None:
        """A connection of an address is over; ``is_faulty``: for its own fault."""
        if is_faulty:
            self._faulty.take(address, self._clock())
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    async def _serve_program(self, socket: ServerConnection, address: str) -> None:
        number = self._hall.arrive(address)
        self._sockets[number] = socket
        try:
            await self._listen(number, socket)
        finally:
            del self._sockets[number]
            self._leave(number)

    def _leave(self, number: int) -> None:
        """A connection is over."""
        self._hall.gone(number, self._clock())
        self._due.set()

    # -- those in the same program ----------------------------------------------------------------

    def attach(self, address: str, tell: Callable[[Outgoing], None]) -> int:
        """Come in without a socket; the number of the connection. Called on the thread of the
        server, as ``tell`` is with what is told; `hand` and `detach` from any thread."""
        number = self._hall.arrive(address)
        self._ears[number] = LocalGuest(tell, asyncio.Lock())
        return number

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something to the hall."""
        self._in_turn(number, partial(self._take_near, number, message))

    def detach(self, number: int) -> None:
        """Be gone, when all that was said is taken."""
        self._in_turn(number, partial(self._leave_near, number))

    def _in_turn(self, number: int, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something done on the loop after what was asked for before, if they are here."""
        async def take_turn(ear: LocalGuest) -> None:
            async with ear.turns:
                if number in self._ears:
                    await doing()

        def begin() -> None:
            if ear := self._ears.get(number):
                self._later(take_turn(ear))

        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(begin)

    async def _take_near(self, number: int, message: msg.Up) -> None:
        if await self._prepare(number, message) and number in self._ears:
            self._hall.receive(number, message, self._clock())
            self._due.set()

    async def _leave_near(self, number: int) -> None:
        del self._ears[number]
        self._leave(number)

    def _address_of(self, socket: ServerConnection, request: Request | None) -> str:
        """Who it is; a front that is trusted says it in a header, nobody else is believed."""
        address = str(socket.remote_address[0]) if socket.remote_address else "local"
        if address in self._trusted and request:
            told = ",".join(request.headers.get_all("X-Forwarded-For"))  # its own is the last
            return told.rsplit(",", 1)[-1].strip() or address
        return address

    async def _listen(self, number: int, socket: ServerConnection) -> None:
        faults = 0
        try:
            data = await asyncio.wait_for(socket.recv(), FIRST_WORD_S)
        except TimeoutError:
            await self._close(socket, "silent")
            return
        while True:
            if not await self._take(number, socket, data):
                faults += 1
                if faults > MOST_FAULTS:
                    await self._close(socket, "many")
                    return
                await asyncio.sleep(FAULT_S)
            data = await socket.recv()

    async def _take(self, number: int, socket: ServerConnection, data: str | bytes) -> bool:
        """Hand a message to the hall; whether it made sense and was not one too many."""
        try:
            message = decoded_up(data.encode() if isinstance(data, str) else data)
        except WireError:
            self._send(socket, RefusedError("message").message)
            return False
        if not await self._prepare(number, message):
            return True
        fine = self._hall.receive(number, message, self._clock())
        self._due.set()
        return fine

    async def _prepare(self, number: int, message: msg.Up) -> bool:  # noqa: ARG002
        """Have at hand what the hall needs for a message; False where it is not the hall's."""
        return True

    # -- committing and telling ------------------------------------------------------------------

    async def _commit(self) -> None:
        """Commit what was decided since the last time, and tell what rests on it."""
        while True:
            await self._due.wait()
            self._due.clear()
            await self._close_tables()
            lines = self._hall.unsaved()
            if lines:
                began = self._clock()
                try:
                    await self._save(lines)
                    self._hall.saved(lines)
                    self._is_well = True
                    decisions = sum(line.text.startswith(ACTED) for line in lines)
                    self._figures.committed(len(lines), decisions, self._clock() - began)
                except JournalError as error:
                    log.error("not saved: %s", error)
                    self._is_well = False
                    self._figures.failed()
                    self._hall.not_saved(lines, self._clock())
            self._tell()

    async def _save(self, lines: list[StoredEntry]) -> None:
        """Commit lines; raises JournalError."""
        await asyncio.to_thread(self._journal.append, lines)

    async def _close_table(self, table: str) -> None:
        """Have a table closed in the journal; raises JournalError."""
        await asyncio.to_thread(self._journal.close_table, table)

    async def _close_tables(self) -> None:
        """Close in the journal what is over for good; tried again where that fails."""
        while self._over:
            try:
                await self._close_table(self._over[-1])
            except JournalError:
                return
            self._over.pop()

    def _tell(self) -> None:
        for number, message in self._hall.take_out():
            self._deliver(number, message)

    def _deliver(self, number: int, message: Outgoing) -> None:
        if ear := self._ears.get(number):
            ear.tell(message)
        elif socket := self._sockets.get(number):
            self._send(socket, message)

    def _send(self, socket: ServerConnection, message: Outgoing) -> None:
        if self._send_text(socket, encoded(message)) and isinstance(message, msg.Bye):
            self._drop(socket, message.why)

    def _send_text(self, socket: ServerConnection, text: str) -> bool:
        """Send a message as it travels; False where its reader is too slow."""
        if socket.transport.get_write_buffer_size() > MOST_WAITING:
            self._drop(socket, "slow")
            return False
        broadcast([socket], text)
        return True

    def _drop(self, socket: ServerConnection, why: str) -> None:
        """Close without waiting for the other side."""
        self._figures.dropped(why)
        self._later(self._close(socket, why))

    def _later(self, doing: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(doing))

    async def _close(self, socket: ServerConnection, why: str) -> None:
        await socket.close(CLOSE_CODES[why], why)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            self._hall.tick(self._clock())
            self._over += self._hall.over()
            self._due.set()
