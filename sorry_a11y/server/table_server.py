"""The server: sockets on one side, the lobby on the other.

What several people decide at about the same time is committed together, on a thread of its own, so
that nobody waits for the disk more than once; what rests on it is told when it is safe. Nobody is
waited for: a reader who does not read is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from time import monotonic
from typing import Any, Protocol

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from sorry_a11y.server.cluster import Cluster, ElsewhereError, Placement
from sorry_a11y.server.commit import (
    TICK_S,
    Background,
    CommitLoop,
    ServerJournal,
    ThreadedJournal,
)
from sorry_a11y.server.connections import CLOSE_CODES, Connections, LocalGuest, SocketFactory
from sorry_a11y.server.identities import Identities
from sorry_a11y.server.journal import (
    Journal,
    JournalError,
    StoredEntry,
    read_entry,
)
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.members import RefusedError
from sorry_a11y.server.metrics import METRICS, Counter, NoMetrics
from sorry_a11y.server.operator_orders import do_orders
from sorry_a11y.server.rate_limits import FAULTS, FAULTY, network_of
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_game import CatchUp
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.addresses import is_loopback, is_private
from sorry_a11y.wire.encoding import Outgoing, decoded_up
from sorry_a11y.wire.messages import WireError

MOST_BYTES = 4096
"""Of a message from a client."""
FIRST_WORD_S = 5.0
"""Seconds until a connection must have said something."""
PING_S = 20.0
MOST_FAULTS = 20
"""Messages that make no sense, or are refused for being too many, until a connection is closed."""
FAULT_S = 0.1
"""Seconds that a connection is not read after such a message: who floods waits for itself."""
KEPT_OUT_S = 1.0
"""Seconds that an address with too many faulty connections waits to be refused."""
FAULTY_CODES = frozenset({1002, 1007, 1009, 4008})
HEALTH = "/health"
"""Where a watchdog hears whether the journal takes what is decided, and how many are connected."""

log = logging.getLogger(__name__)


class Endpoint(Protocol):
    """What else is to be had at the address of the tables: files, and sockets of its own."""

    def begin(self, server: TableServer) -> None:
        """The server listens from now on."""

    def answer(self, request: Request, *, is_plain: bool) -> Response | None:
        """Return the answer to a request for something of this endpoint, None for any other; raise
        nothing. A socket for which None is answered and that `owns` is served here."""

    def owns(self, request: Request) -> bool:
        """Whether a request is for a socket of this endpoint."""

    async def serve(self, socket: ServerConnection, address: str) -> None:
        """Talk to the guest who connected, until one side ends it."""

    async def end(self) -> None:
        """The server ends."""


@dataclass(frozen=True)
class ServerOptions:
    """How a server is run. ``origins``: web pages that may connect (programs, which send none,
    always may); ``trusted``: addresses of a proxy that names the real one; ``endpoint``: what else
    is to be had here; ``metrics``: where it is counted what happens; ``metrics_readers``:
    addresses that may read it besides this machine; ``housekeeping``: done again and again, and
    waits by itself until it is time; ``secret``: by which servers with the same tables know one
    another (`relay_proof`)."""

    origins: Sequence[str] = ()
    trusted: Sequence[str] = ()
    endpoint: Endpoint | None = None
    metrics: Counter = field(default_factory=NoMetrics)
    metrics_readers: Sequence[str] = ()
    housekeeping: Callable[[Lobby], Awaitable[None]] | None = None
    clock: Callable[[], float] = monotonic
    secret: str = ""


def single_server(
    journal: Journal, program: str, options: ServerOptions | None = None,
    identities: Identities | None = None,
) -> TableServer:
    """Return a server that has all tables of a journal. ``program``: the version told to guests;
    ``identities``: None where it knows none. Raises JournalError."""
    lobby = Lobby(program, identities=identities)
    lobby.learn_codes(journal.code_entries())
    return TableServer(lobby, options or ServerOptions(), journal=ThreadedJournal(journal))


def cluster_server(
    placement: Placement, program: str, url: str, options: ServerOptions | None = None,
    identities: Identities | None = None,
) -> TableServer:
    """Return a server that carries tables with others. ``url``: where the others reach it;
    ``identities``: None where it knows none."""
    return TableServer(
        Lobby(program, identities=identities), options or ServerOptions(), placement=placement,
        url=url,
    )


class TableServer:
    """Carries the rooms of one lobby, of a journal alone or with others by a placement. Without
    encryption only guests of private networks are let in; a proxy has seen to it already."""

    def __init__(
        self, lobby: Lobby, options: ServerOptions, *, journal: ServerJournal | None = None,
        placement: Placement | None = None, url: str = "",
    ) -> None:
        self._lobby = lobby
        self._options = options
        self._clock = options.clock
        self._metrics = options.metrics
        self._endpoint = options.endpoint
        self._origins = frozenset((*options.origins, None))
        self._trusted = frozenset(options.trusted)
        self._background = Background(options.metrics)
        self._connections = Connections(lobby, self._metrics, self._background, self._clock)
        self._cluster = None if placement is None else Cluster(
            placement, lobby, self._connections, self._background, self._metrics, url,
            options.secret,
        )
        held = journal or self._cluster
        assert held is not None, "there is a journal or a placement"
        self._journal = held
        self._commit = CommitLoop(
            lobby, held, self._metrics, self._clock, self._connections.tell, self._restore,
            self._replay,
        )
        self._replays = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._fetching: dict[str, asyncio.Task[None]] = {}
        self._relayed: set[int] = set()
        self._networks = lobby.limits.connections
        self._faulty = lobby.limits.allowance(FAULTY)
        self._faults = lobby.limits.allowance(FAULTS)
        self._is_plain = True
        self._servers: list[Server] = []
        self._sockets = SocketFactory()

    # -- its life --------------------------------------------------------------------------------

    async def start(
        self, host: str | Sequence[str] | None, port: int | None, **options: Any
    ) -> int:
        """Listen; return the port, which may have been 0. ``options``: as of `listen`. Raises
        OSError where it is taken."""
        self._is_plain = "ssl" not in options
        self._loop = asyncio.get_running_loop()
        if self._endpoint:
            self._endpoint.begin(self)
        port = await self.listen(host, port, **options)
        self._background.keep("committing", self._commit.commit)
        self._background.keep("the clock of the rooms", self._commit.tick)
        self._background.keep("the operator's orders", self._look_after)
        if self._options.housekeeping:
            self._background.keep("forgetting", partial(self._options.housekeeping, self._lobby))
        if self._cluster:
            self._background.keep("the lease", self._cluster.keep_lease)
        return port

    async def listen(
        self, host: str | Sequence[str] | None, port: int | None, **options: Any
    ) -> int:
        """Listen at one more address; return the port. ``options``: as of websockets' `serve`,
        such as ``sock``, a socket in place of host and port. Raises OSError."""
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

    async def stop(self, *, hands_over: bool = True) -> None:
        """Hand the rooms over where there are other servers, unless they all end; tell everybody
        that this one begins anew, and end."""
        if self._cluster:
            await self._cluster.drain(self._commit, hands_over=hands_over)
            self._connections.dismiss_all([*self._connections.local])
        await asyncio.gather(*(
            self._close(socket, "restart") for socket in [*self._connections.sockets.values()]
        ))
        if self._endpoint:
            await self._endpoint.end()
        self._background.cancel()
        self._replays.shutdown(wait=False, cancel_futures=True)
        for server in self._servers:
            server.close()
        self._sockets.abort_unopened()
        for server in self._servers:
            await server.wait_closed()

    async def _look_after(self) -> None:
        await asyncio.sleep(TICK_S)
        do_orders(self._lobby, self._connections.dismiss)
        self._count_held()
        self._sockets.collect_garbage(len(self._connections))
        self._commit.wake()

    def _count_held(self) -> None:
        self._metrics.held(
            *self._lobby.size(), len(self._connections), len(asyncio.all_tasks())
        )

    @property
    def has_hall(self) -> bool:
        """Whether people may meet in a hall here."""
        return self._lobby.hall.is_open

    @property
    def is_well(self) -> bool:
        """Whether what is decided is committed and told, every loop goes round, and all servers
        of the same machine are there."""
        return (
            self._commit.is_well and self._journal.is_held and not self._background.failing
            and (self._cluster is None or self._cluster.is_complete)
        )

    async def _before_greeting(
        self, socket: ServerConnection, request: Request
    ) -> Response | None:
        """Tell a watchdog how the server is; keep out guests of other networks where nothing is
        encrypted, and for a while those who had to be thrown out again and again."""
        if self._cluster and request.path != METRICS and self._cluster.refuses(
            socket, request
        ):
            return socket.respond(HTTPStatus.SERVICE_UNAVAILABLE, "\n")
        connected = len(self._connections)
        if request.path == HEALTH:
            status = HTTPStatus.OK if self.is_well else HTTPStatus.SERVICE_UNAVAILABLE
            return socket.respond(status, f"{connected}\n")
        address = str(socket.remote_address[0])
        if request.path == METRICS and (
            is_loopback(address) or address in self._options.metrics_readers
        ):
            self._count_held()
            page = self._metrics.page(request)
            if page is not None:
                return socket.respond(HTTPStatus.OK, page.decode())
        if self._is_plain and not self._trusted and not is_private(address):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        if not self._faulty.has(
            network_of(self._address_of(socket, request)), self._clock()
        ):
            await asyncio.sleep(KEPT_OUT_S)
            return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "\n")
        if self._endpoint:
            answered = self._endpoint.answer(
                request, is_plain=self._is_plain and not self._trusted
            )
            if answered or self._endpoint.owns(request):
                return answered
        if not self._origins.issuperset(request.headers.get_all("Origin") or [None]):
            return socket.respond(HTTPStatus.FORBIDDEN, "\n")
        return None

    # -- one connection --------------------------------------------------------------------------

    async def _serve_one(self, socket: ServerConnection) -> None:
        address = self._address_of(socket, socket.request)
        # a guest for whom another server comes counts there
        counts = not (self._cluster and self._cluster.address_from(socket))
        if counts and not self._networks.enter(network_of(address), self._clock()):
            await self._close(socket, "many")
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
            if counts:
                self.let_out(address, is_faulty=bool(sent and sent.code in FAULTY_CODES))

    def let_in(self, address: str) -> bool:
        """Return whether one more connection of an address is taken, at whatever endpoint; it then
        counts until it is let out."""
        network, now = network_of(address), self._clock()
        return self._faulty.has(network, now) and self._networks.enter(network, now)

    def let_out(self, address: str, *, is_faulty: bool) -> None:
        """A connection of an address is over; ``is_faulty``: for its own fault."""
        network = network_of(address)
        if is_faulty:
            self._faulty.take(network, self._clock())
        self._networks.leave(network)

    def ends_by_fault(self, address: str, faults: int) -> bool:
        """Count a message of an address that made no sense or was one too many, at whatever
        endpoint; return whether its connection, which has sent so many of them, is to be closed."""
        is_within = self._faults.take(network_of(address), self._clock())
        return faults > MOST_FAULTS or not is_within

    def _address_of(self, socket: ServerConnection, request: Request | None) -> str:
        """Return who it is. Another server says for whom it comes, and a proxy that is trusted
        says it in a header; nobody else is believed."""
        if self._cluster and (relayed := self._cluster.address_from(socket)):
            return relayed
        address = str(socket.remote_address[0]) if socket.remote_address else "local"
        if address in self._trusted and request:
            told = ",".join(request.headers.get_all("X-Forwarded-For"))  # its own is the last
            return told.rsplit(",", 1)[-1].strip() or address
        return address

    async def _serve_program(self, socket: ServerConnection, address: str) -> None:
        number = self._lobby.arrive(address)
        self._connections.sockets[number] = socket
        if self._cluster and self._cluster.address_from(socket):
            self._relayed.add(number)
        for greeting in (socket.request, socket.response):
            if greeting:
                greeting.headers.clear()  # 4 KiB a guest, which nobody reads any more
        try:
            await self._listen(number, socket, address)
        finally:
            del self._connections.sockets[number]
            self._relayed.discard(number)
            self._leave(number)

    def _leave(self, number: int) -> None:
        """A connection is over."""
        if self._cluster:
            self._cluster.end_relay(number)
        self._connections.leave(number)
        self._commit.wake()

    async def _listen(self, number: int, socket: ServerConnection, address: str) -> None:
        faults = 0
        try:
            async with asyncio.timeout(FIRST_WORD_S):
                data = await socket.recv()
        except TimeoutError:
            await self._close(socket, "silent")
            return
        while True:
            if not await self._take(number, data):
                faults += 1
                if self.ends_by_fault(address, faults):
                    await self._close(socket, "many")
                    return
                await asyncio.sleep(FAULT_S)
            data = await socket.recv()

    async def _close(self, socket: ServerConnection, why: str) -> None:
        await socket.close(CLOSE_CODES[why], why)

    # -- guests in the same program ----------------------------------------------------------------

    def attach(self, address: str, tell: Callable[[Outgoing | None], None]) -> int:
        """Come in without a socket; return the number of the connection.

        Called on the thread of the server, as ``tell`` is with what is told; `hand` and `detach`
        from any thread. After ``tell(None)`` the number is nobody's, and the guest comes in again;
        after a `Bye` for a restart at another server.
        """
        number = self._lobby.arrive(address)
        self._connections.local[number] = LocalGuest(tell, asyncio.Lock())
        return number

    def hand(self, number: int, message: msg.Up) -> None:
        """Say something."""
        self._in_turn(number, partial(self._take_local, number, message))

    def detach(self, number: int) -> None:
        """Be gone, when all that was said is taken."""
        self._in_turn(number, partial(self._leave_local, number))

    def _in_turn(self, number: int, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something done on the loop after what was asked for before, if they are here."""
        async def take_turn(guest: LocalGuest) -> None:
            async with guest.turns:
                if number in self._connections.local:
                    await doing()

        def begin() -> None:
            if guest := self._connections.local.get(number):
                self._background.later(take_turn(guest))

        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(begin)

    async def _take_local(self, number: int, message: msg.Up) -> None:
        await self._say(number, message)

    async def _leave_local(self, number: int) -> None:
        del self._connections.local[number]
        self._leave(number)

    # -- what guests say ---------------------------------------------------------------------------

    async def _take(self, number: int, data: str | bytes) -> bool:
        """Take a message as it travels; return whether it made sense and was not one too many."""
        try:
            message = decoded_up(data.encode() if isinstance(data, str) else data)
        except WireError:
            self._connections.tell(number, RefusedError("message").message)
            return False
        return await self._say(number, message)

    async def _say(self, number: int, message: msg.Up) -> bool:
        """Take a message; return whether it was not one too many."""
        if self._cluster and await self._cluster.pass_on(number, message):
            return True
        message = self._lobby.led_elsewhere(number, message)
        if not await self._prepare(number, message) or self._is_gone(number):
            return True
        is_fine = self._connections.watches(number, message) or (
            self._lobby.receive(number, message, self._clock())
        )
        self._commit.wake()
        return is_fine

    def _is_gone(self, number: int) -> bool:
        return number not in self._connections.sockets and number not in self._connections.local

    async def _prepare(self, number: int, message: msg.Up) -> bool:
        """Have the room in memory that a message needs; return False where the message is not for
        this server, and all is done that can be."""
        if not self._may_say(number):
            return False
        sought = self._lobby.sought(number, message, self._clock())
        room = sought.room
        try:
            if sought.code and (room := await self._journal.table_with(sought.code)):
                self._lobby.learn(sought.code, room)
            if room and not self._lobby.has(room):
                await self._have(room)
        except ElsewhereError as error:
            if not await self._hand_on(number, message, error):
                self._turn_away(number, message)
            return False
        except JournalError as error:
            log.error("table not fetched: %s", error)
            self._turn_away(number, message)
            return False
        return self._may_say(number)

    def _may_say(self, number: int) -> bool:
        if self._cluster is None or self._cluster.may_say(number):
            return True
        self._connections.dismiss(number)
        return False

    async def _hand_on(self, number: int, message: msg.Up, found: ElsewhereError) -> bool:
        """Have another server answer; return whether it does. A guest for whom another server
        comes is not sent on."""
        is_first = isinstance(message, msg.Join | msg.Back) and number not in self._relayed
        return is_first and self._cluster is not None and (
            await self._cluster.relay(number, message, found)
        )

    def _turn_away(self, number: int, message: msg.Up) -> None:
        """The room cannot be had just now: a new guest hears so, others come back by
        themselves."""
        if isinstance(message, msg.Join):
            self._connections.tell(number, RefusedError("saved").message)
        else:
            self._connections.dismiss(number)

    # -- rooms from the journal --------------------------------------------------------------------

    async def _have(self, room: str) -> None:
        """Have a room in memory, once for all who want it at the same time; raises ElsewhereError
        or JournalError."""
        task = self._fetching.get(room)
        if task is None:
            task = self._fetching[room] = asyncio.create_task(self._fetch(room))
            task.add_done_callback(lambda _task: self._fetching.pop(room, None))
        await asyncio.shield(task)

    async def _fetch(self, room: str) -> None:
        entries = await self._journal.take(room)
        if not entries or self._lobby.has(room):
            return
        try:  # a whole game is played again: on a thread, so that other rooms go on
            built = await asyncio.to_thread(_rebuilt, room, entries, self._clock())
        except Exception:
            log.exception("the journal of table %s cannot be followed", room)
            self._lobby.end(room)
            self._commit.wake()
            return
        if self._journal.is_held and not self._lobby.has(room):
            self._lobby.admit(built, len(entries))
        self._commit.wake()

    def _restore(self, room: str) -> None:
        """Have a room in memory again that was dropped; where that fails, it is tried again when
        one of its guests says something."""
        async def restore() -> None:
            try:
                await self._have(room)
            except (ElsewhereError, JournalError) as error:
                log.error("table not restored: %s", error)

        self._background.later(restore())

    def _replay(self, replay: CatchUp) -> None:
        """Lead a game again for a guest: one after the other on a thread, beside which all rooms go
        on."""
        async def run() -> None:
            heard = None
            try:
                heard = await asyncio.get_running_loop().run_in_executor(self._replays, replay.run)
            except Exception:
                log.exception("the game of table %s cannot be led again", replay.room)
            self._lobby.replayed(replay, heard)
            self._commit.wake()

        self._background.later(run())


def _rebuilt(room: str, entries: list[StoredEntry], now: float) -> Room:
    return Room.rebuilt(room, [read_entry(entry.text) for entry in entries], now)
