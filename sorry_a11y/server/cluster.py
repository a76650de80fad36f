"""A server among several: its lease on its rooms, where rooms are, and the relay for guests.

Each room is at one server. A guest who reaches another stays connected there: a websocket goes from
it to the server that has the room, for that guest alone, and what is said passes through. Where
that server has just died the guest waits until its lease ends, and the room is taken. While the own
lease is in doubt nobody is told anything; when it is lost, everything in memory is dropped and
everybody comes back by themselves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.http11 import Request

from sorry_a11y.server.commit import Background, CommitLoop, ServerJournal
from sorry_a11y.server.connections import CLOSED_BY, Connections
from sorry_a11y.server.journal import JournalError, StoredEntry
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.metrics import Counter
from sorry_a11y.server.relay_proof import FROM, Proofs
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import encoded

RENEWALS = 4
"""How often a lease is renewed in its time, at least."""
RENEW_S = 1.0
DOUBT = 0.6
"""Of a lease: with less left its server has missed renewals, and guests who want it wait."""
LOOK_S = 0.2
SETTLE_S = 0.01
LEAVING_S = 0.5
"""Seconds after which nothing more is decided in a room that is to be handed over."""
OPEN_S = 2.0
"""Seconds that a relay may take to be opened."""
WELCOME = '{"t":"welcome"'

log = logging.getLogger(__name__)
_listed = msgspec.json.Decoder(list[msg.Listed])


class NoRoomError(JournalError):
    """The disk is full, and nothing of what was sent is written."""


class LeaseLostError(JournalError):
    """Nothing can be written any more under this lease, or nobody knows whether it was: what the
    server has in memory may be out of date."""


class ElsewhereError(Exception):
    """Another server has the room. ``url``: where it is reached; ``left``: seconds that its lease
    lasts from now."""

    def __init__(self, server: str, url: str, left: float) -> None:
        super().__init__(server)
        self.server = server
        self.url = url
        self.left = left


class Peer(NamedTuple):
    """Another server that lives. ``url``: where it is reached; ``listed``: its tables that are open
    to all, as JSON."""

    id: str
    url: str
    listed: str


class Placement(ServerJournal, Protocol):
    """Which server has which room, by leases, and the journal that they share
    (`postgres_journal`, `shared_sqlite`): `take` raises ElsewhereError, `append` LeaseLostError or
    NoRoomError.
    ``id``: of this server, known to its peers alone; ``lease``: how long one lasts; ``count``: how
    many servers there are to be, 0 where nobody knows. Everything raises JournalError."""

    id: str
    lease: float
    count: int

    async def begin(self) -> None:
        """Begin under a new lease, with no room."""

    def give_up(self) -> None:
        """Count the lease as lost."""

    async def renew(self, listed: str) -> list[Peer]:
        """Renew the lease, and say which tables are open to all; return the other servers. Raises
        LeaseLostError."""

    async def end(self) -> None:
        """Give the lease up."""

    async def release(self, table: str) -> None:
        """Give one room up."""


class Cluster:
    """The part of a server that knows the others; a `ServerJournal`. ``url``: where the others
    reach this server; ``secret``: by which they know one another, as in `Proofs`."""

    def __init__(
        self, placement: Placement, lobby: Lobby, connections: Connections,
        background: Background, metrics: Counter, url: str, secret: str,
    ) -> None:
        self._placement = placement
        self._lobby = lobby
        self._connections = connections
        self._background = background
        self._metrics = metrics
        self._url = url
        self._peers: list[Peer] = []
        self._relays: dict[int, Relay] = {}
        self._proofs = Proofs(secret)
        self._comes_for: WeakKeyDictionary[ServerConnection, str] = WeakKeyDictionary()
        self._is_draining = False
        self._leaving = ""

    # -- the lease -------------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """Whether this server may tell what it committed."""
        return self._placement.is_held

    @property
    def is_complete(self) -> bool:
        """Whether all servers are there, as far as it is known how many there are to be."""
        return len(self._peers) + 1 >= self._placement.count

    def may_say(self, number: int) -> bool:
        """Whether what a guest says is for this server: while it hands its rooms over, only of
        those in a room that is still here."""
        room = self._lobby.room_of(number)
        is_leaving = self._is_draining and (not room or room == self._leaving)
        return self._placement.is_held and not is_leaving

    async def keep_lease(self) -> None:
        """Renew the lease, or begin a new one; then wait until it is to be renewed again."""
        try:
            if self._placement.is_held:
                listed = msgspec.json.encode(self._lobby.listed_here()).decode()
                self._meet(await self._placement.renew(listed))
            if not self._placement.is_held:
                self._lose_everything()
                await self._placement.begin()
        except LeaseLostError as error:
            log.error("fenced off: %s", error)
            self._placement.give_up()
            self._lose_everything()
        except JournalError as error:
            log.error("lease not renewed: %s", error)
        await asyncio.sleep(min(self._placement.lease / RENEWALS, RENEW_S))

    def _meet(self, peers: list[Peer]) -> None:
        gone = {peer.id for peer in self._peers} - {peer.id for peer in peers}
        self._peers = peers
        self._proofs.keep(peer.id for peer in peers)
        self._lobby.elsewhere = [
            table for peer in peers for table in _listed.decode(peer.listed)
        ]
        for number, relay in list(self._relays.items()):
            if relay.server in gone:
                log.error("server %s is gone", relay.url)
                self.end_relay(number)
                self._connections.dismiss(number)

    def _lose_everything(self) -> None:
        """Drop what is in memory, for nothing of it is certain. Its guests come back."""
        rooms = self._lobby.in_memory()
        if rooms:
            self._metrics.fenced(len(rooms))
        for room in rooms:
            self._connections.dismiss_all(self._lobby.let_go(room))

    # -- the journal -----------------------------------------------------------------------------

    async def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries or none."""
        try:
            await self._placement.append(entries)
        except LeaseLostError:
            self._lose_everything()
            raise

    async def take(self, table: str) -> list[StoredEntry]:
        """Have a room, as soon as a server that died has lost it; raises ElsewhereError for one
        that lives."""
        while True:
            try:
                return await self._placement.take(table)
            except ElsewhereError as error:
                if error.left > self._placement.lease * DOUBT:
                    raise
                await asyncio.sleep(LOOK_S)

    async def table_with(self, code: str) -> str:
        """Return the table with the digest of a code; empty for none."""
        return await self._placement.table_with(code)

    async def close_table(self, table: str) -> None:
        """Do not list a table any more."""
        await self._placement.close_table(table)

    # -- the relay -------------------------------------------------------------------------------

    def refuses(self, socket: ServerConnection, request: Request) -> bool:
        """Whether nobody may come, or not whoever this is: while there is no lease, while rooms are
        handed over, and a server that is not known yet, or whose proof does not hold."""
        if not self._placement.is_held or self._is_draining:
            return True
        told = request.headers.get_all(FROM)
        if not told:
            return False
        peers = [peer.id for peer in self._peers]
        address = self._proofs.take(self._placement.id, peers, told[0])
        if address:
            self._comes_for[socket] = address
        return not address

    def address_from(self, socket: ServerConnection) -> str:
        """Return the address of the guest for whom another server has come; empty for everybody
        else."""
        return self._comes_for.get(socket, "")

    async def relay(self, number: int, message: msg.Up, found: ElsewhereError) -> bool:
        """Go for a guest to the server that has the room, and say there what they say; return
        whether it could be reached."""
        if not found.url or found.url == self._url:
            log.error("server %s has no address of its own: %s", found.server, found.url)
            return False
        try:
            async with asyncio.timeout(OPEN_S):
                socket = await self._connected(found, self._lobby.address_of(number))
        except (OSError, TimeoutError, WebSocketException) as error:
            log.error("no relay to %s: %s", found.url, str(error) or "it does not answer")
            return False
        relay = Relay(found.server, found.url, socket)
        await relay.send(self._lobby.hall.hello_of(number))
        self._lobby.hall.gone(number, monotonic())  # the other server has them from now on
        await relay.send(message)
        self._relays[number] = relay
        self._background.later(self._listen(number, relay))
        return True

    async def _connected(self, found: ElsewhereError, address: str) -> ClientConnection:
        """Return a websocket to another server for a guest, as soon as that server knows this
        one."""
        while True:
            with suppress(InvalidStatus):
                proof = self._proofs.make(self._placement.id, found.server, address)
                return await connect(
                    found.url, open_timeout=OPEN_S, close_timeout=1, compression=None,
                    max_size=None, ping_interval=None, proxy=None, user_agent_header=None,
                    additional_headers={FROM: proof},
                )
            await asyncio.sleep(LOOK_S)

    async def pass_on(self, number: int, message: msg.Up) -> bool:
        """Pass a message on to the server that has the guest's room; return whether another server
        has it."""
        relay = self._relays.get(number)
        if relay:
            await relay.send(message)
        return relay is not None

    def end_relay(self, number: int) -> None:
        """A guest is gone, or the server where the room is."""
        if relay := self._relays.pop(number, None):
            self._background.later(relay.socket.close())

    async def _listen(self, number: int, relay: Relay) -> None:
        """Tell a guest what the other server tells, until one side ends it."""
        with suppress(ConnectionClosed):
            async for data in relay.socket:
                text = str(data)
                if not text.startswith(WELCOME):  # the guest was welcomed here
                    self._connections.tell_text(number, text)
        if self._relays.get(number) is relay:
            del self._relays[number]
            self._connections.end(number, CLOSED_BY.get(relay.socket.close_code, "restart"))

    # -- the end ---------------------------------------------------------------------------------

    async def drain(self, commit: CommitLoop, *, hands_over: bool) -> None:
        """Hand the rooms to other servers, one by one, each when all is committed and told; or
        just give all up, where the others end too."""
        self._is_draining = self._connections.is_ending = True
        for room in self._lobby.in_memory() if hands_over else ():
            await self._settle(room, commit)
            if not self._lobby.has(room):
                continue
            commit.tell()
            numbers = self._lobby.let_go(room)
            try:
                await self._placement.release(room)
            except JournalError as error:
                log.error("not handed over: %s", error)
            self._connections.dismiss_all(numbers)
        try:
            await self._placement.end()
        except JournalError as error:
            log.error("lease not ended: %s", error)

    async def _settle(self, room: str, commit: CommitLoop) -> None:
        """Wait until everything decided in a room is committed; its guests may go on meanwhile,
        but not for ever."""
        end = monotonic() + LEAVING_S
        while self._lobby.has(room) and (
            not self._lobby.is_settled(room) and self._placement.is_held
        ):
            if monotonic() > end:
                self._leaving = room
            commit.wake()
            await asyncio.sleep(SETTLE_S)


class Relay(NamedTuple):
    """The websocket of one guest to the server that has their room."""

    server: str
    url: str
    socket: ClientConnection

    async def send(self, message: msg.Up) -> None:
        """Send a message; that the other side is gone is seen by the task that listens."""
        with suppress(ConnectionClosed):
            await self.socket.send(encoded(message))
