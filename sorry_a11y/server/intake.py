"""What guests say, from whatever front: the room is fetched that it needs, then the lobby takes
it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from sorry_a11y.server.connections import Connections
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room_loader import RoomLoader
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import bucket_of, typed_code
from sorry_a11y.wire.encoding import decoded_up
from sorry_a11y.wire.limits import WireError

log = logging.getLogger(__name__)


class Intake:
    """Takes messages for the lobby."""

    def __init__(
        self, lobby: Lobby, journal: LogStore, connections: Connections, loader: RoomLoader,
        clock: Callable[[], float], wake: Callable[[], None],
    ) -> None:
        self._lobby = lobby
        self._journal = journal
        self._connections = connections
        self._loader = loader
        self._clock = clock
        self._wake = wake
        self.is_ending = False

    def arrive(self, address: str, bucket: str = "") -> int:
        """Take a guest who connects by the path of a bucket; return the connection's number."""
        return self._lobby.arrive(address, bucket)

    def leave(self, number: int) -> None:
        """Note that a connection is over."""
        self._connections.leave(number)
        self._wake()

    def end(self) -> None:
        """Fetch and lead again nothing more."""
        self._loader.end()

    async def take(self, number: int, data: str | bytes) -> bool:
        """Take a message as it travels; return whether it made sense and was not one too many."""
        try:
            message = decoded_up(data.encode() if isinstance(data, str) else data)
        except WireError:
            self._connections.tell(number, RefusedError("message").message)
            return False
        return await self.say(number, message)

    async def say(self, number: int, message: msg.Up) -> bool:
        """Take a message; return whether it was not one too many."""
        if not await self._prepare(number, message) or not self._connections.has(number):
            return True
        is_fine = self._connections.watches(number, message) or (
            await self._lobby.receive(number, message, self._clock())
        )
        self._wake()
        return is_fine

    async def _prepare(self, number: int, message: msg.Up) -> bool:
        """Have the room in memory that a message needs; return False where the message is not for
        this server, and all is done that can be."""
        if not self._may_say(number):
            return False
        try:
            if self._journal.is_shared and not await self._have_bucket(number, message):
                return False
            sought = self._lobby.sought(number, message, self._clock())
            room = sought.room
            if sought.code and (room := await self._journal.game_with(sought.code)):
                self._lobby.rooms.learn(sought.code, room)
            if room:
                await self._loader.have(room)
        except LogError as error:
            log.error("table not fetched: %s", error)
            if isinstance(message, msg.Join | msg.HostTable):
                self._connections.tell(number, RefusedError("saved").message)
            else:
                self._connections.dismiss(number, leads_away=True)
            return False
        return self._may_say(number)

    async def _have_bucket(self, number: int, message: msg.Up) -> bool:
        """Have the bucket at this server whose path the guest came by. A table of another bucket is
        another server's, and nobody gets at it here."""
        connection = self._lobby.sessions.get(number)
        match message:
            case msg.HostTable() | msg.PlayNow():
                bucket = connection.bucket if connection else ""
            case msg.Join():
                bucket = bucket_of(typed_code(message.code) or "")
            case msg.Back():
                bucket = bucket_of(message.table)
            case _:
                return True
        if connection is None or not bucket or bucket != connection.bucket:
            self._connections.tell(number, RefusedError("code").message)
            return False
        await self._journal.have(bucket)
        return True

    def _may_say(self, number: int) -> bool:
        """Return whether what a guest says may be taken; else they are to come back."""
        if self._journal.is_held and not self.is_ending:
            return True
        self._connections.dismiss(number, leads_away=True)
        return False
