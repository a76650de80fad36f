"""The intake of a server: it takes each message of a guest and calls the function that meets it.

The room that a message needs is fetched from the journal first. Rooms are rebuilt, and games
replayed, on threads beside the server's loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from sorry_a11y import __version__
from sorry_a11y.server import admission, connections, hall_requests, room_requests
from sorry_a11y.server.background import Background
from sorry_a11y.server.connections import Connection
from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.guests import CatchUp
from sorry_a11y.server.journal import read_entry
from sorry_a11y.server.lobby import Asker, Lobby
from sorry_a11y.server.rate_limits import RATES
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore, StoredEntry
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import bucket_of, typed_code
from sorry_a11y.wire.encoding import decoded_up
from sorry_a11y.wire.protocol import RULES_VERSION
from sorry_a11y.wire.records import WireError

log = logging.getLogger(__name__)


class Intake:
    """Takes the messages of guests.

    Args:
        lobby: The lobby.
        journal: The log of all rooms.
        clock: A monotonic clock, in seconds.
        wake: The function that is called when there may be something to commit or to tell.

    Attributes:
        lobby: The lobby.
        background: The tasks of the server.
        is_ending: Whether the server ends, so that no message is taken any more.
    """

    def __init__(
        self, lobby: Lobby, journal: LogStore, clock: Callable[[], float],
        wake: Callable[[], None],
    ) -> None:
        self.lobby = lobby
        self.is_ending = False
        self._journal = journal
        self.background = Background(lobby.metrics)
        self._clock = clock
        self._wake = wake
        self._fetching: dict[str, asyncio.Task[bool]] = {}
        self._replays = ThreadPoolExecutor(1, thread_name_prefix="replay")

    def leave(self, connection: Connection) -> None:
        """Note that a connection has ended."""
        self.lobby.gone(connection, self._clock())
        self._wake()

    def end(self) -> None:
        """End all tasks and replays."""
        self.background.cancel()
        self._replays.shutdown(wait=False, cancel_futures=True)

    # -- messages ----------------------------------------------------------------------------------

    async def take(self, connection: Connection, data: str | bytes) -> bool:
        """Take an encoded message.

        Returns:
            False for a fault: the message was unreadable, one too many, or had a wrong
            code or token.
        """
        try:
            message = decoded_up(data.encode() if isinstance(data, str) else data)
        except WireError:
            self.lobby.refuse(connection, RefusedError("message"))
            return False
        return await self.say(connection, message)

    async def say(self, connection: Connection, message: msg.Up) -> bool:
        """Take a message; return as `take` does."""
        if not await self._prepare(connection, message) or not self._is_here(connection):
            return True
        is_fine = await receive(Asker(self.lobby, connection, self._clock()), message)
        self._wake()
        return is_fine

    def _is_here(self, connection: Connection) -> bool:
        return connection in self.lobby.presence.connections

    async def _prepare(self, connection: Connection, message: msg.Up) -> bool:
        """Fetch the room that a message needs.

        Returns:
            Whether the message can be taken; if not, the guest was told.
        """
        if not self._may_say(connection):
            return False
        try:
            if self._journal.is_shared and not await self._have_bucket(connection, message):
                return False
            room, code = admission.sought(
                Asker(self.lobby, connection, self._clock()), message
            )
            if code and (room := await self._journal.game_with(code)):
                self.lobby.rooms.codes[code] = room
            if room:
                await self._have(room)
        except LogError as error:
            log.error("table not fetched: %s", error)
            if isinstance(message, msg.Join | msg.HostTable):
                self.lobby.refuse(connection, RefusedError("saved"), message)
            else:
                connection.dismiss(leads_away=True)
            return False
        return self._may_say(connection)

    async def _have_bucket(self, connection: Connection, message: msg.Up) -> bool:
        """Claim the bucket of the table that a message is about, for this server.

        It must be the one that the path of the connection names, as the proxy chooses the server by
        it.

        Returns:
            Whether this server has the bucket; if not, the message was refused.
        """
        match message:
            case msg.HostTable() | msg.PlayNow():
                bucket = connection.bucket
            case msg.Join():
                bucket = bucket_of(typed_code(message.code) or "")
            case msg.Back():
                bucket = bucket_of(message.table)
            case _:
                return True
        if not bucket or bucket != connection.bucket:
            self.lobby.refuse(connection, RefusedError("code"), message)
            return False
        await self._journal.have(bucket)
        return True

    def _may_say(self, connection: Connection) -> bool:
        """Return whether this server may take messages; if not, end the connection."""
        if self._journal.is_held and not self.is_ending:
            return True
        connection.dismiss(leads_away=True)
        return False

    # -- rooms that are fetched --------------------------------------------------------------------

    async def _have(self, room: str) -> None:
        """Fetch a room that is not in memory, once for all who want it at the same time.

        Raises:
            LogError: It cannot be fetched, or another server took it over meanwhile.
        """
        if room in self.lobby.rooms.here:
            return
        task = self._fetching.get(room)
        if task is None:
            task = self._fetching[room] = asyncio.create_task(self._fetch(room))
            task.add_done_callback(lambda _task: self._fetching.pop(room, None))
        is_known = await asyncio.shield(task)
        is_gone = room not in self.lobby.rooms.here and not self.lobby.supervisor.is_ended(room)
        if is_known and is_gone:
            raise LogError("another server may have it")

    async def _fetch(self, room: str) -> bool:
        """Fetch a room and rebuild it; return whether the journal has it."""
        entries = await self._journal.take(room)
        hold = self._journal.hold(room)
        if not entries or room in self.lobby.rooms.here:
            return bool(entries)
        try:  # a whole game is played again: on a thread, so that other rooms go on
            built = await asyncio.to_thread(_rebuilt, room, entries, self._clock())
        except Exception:
            log.exception("the journal of table %s cannot be followed", room)
            self.lobby.supervisor.end(room)
            return True
        if not hold or hold != self._journal.hold(room):  # given up, perhaps as it was read
            raise LogError("another server may have it")
        if self._journal.is_held and room not in self.lobby.rooms.here:
            self.lobby.supervisor.admit(built)
        self._wake()
        return True

    def restore(self, room: str) -> None:
        """Fetch a room that was dropped.

        If that fails, it is fetched when one of its guests says something.
        """
        async def have() -> None:
            try:
                await self._have(room)
            except LogError as error:
                log.error("table not restored: %s", error)

        self.background.later(have())

    def replay(self, replay: CatchUp) -> None:
        """Run a replay for a guest on a thread, after all earlier ones."""
        async def run() -> None:
            heard = None
            try:
                heard = await asyncio.get_running_loop().run_in_executor(self._replays, replay.run)
            except Exception:
                log.exception("the game of table %s cannot be replayed", replay.room)
            self.lobby.supervisor.replayed(replay, heard)
            self._wake()

        self.background.later(run())


def _rebuilt(room: str, entries: list[StoredEntry], now: float) -> Room:
    return Room.rebuilt(room, [read_entry(entry.text) for entry in entries], now)


async def receive(asker: Asker, message: msg.Up) -> bool:
    """Meet a request, or refuse it and change nothing; return as `Intake.take` does."""
    lobby, connection, now = asker
    try:
        if not lobby.limiter.take(RATES.messages, connection, now):
            raise RefusedError("many")
        await _take(asker, message)
    except RefusedError as refusal:
        lobby.refuse(connection, refusal, message)
        return refusal.why not in ("many", "code", "token")
    except (PeopleError, LogError) as error:
        log.warning("nothing known of people: %s", error)
        lobby.refuse(connection, RefusedError("saved"), message)
    except Exception:
        log.exception("error in what a connection asked for")
        lobby.refuse(connection, RefusedError("saved"), message)
    return True


async def _take(asker: Asker, message: msg.Up) -> None:
    lobby, connection, _ = asker
    if isinstance(message, msg.Hello):
        await _greet(lobby, connection, message)
        return
    if not connection.hello:
        raise RefusedError("version")
    if connection.audience:
        if not isinstance(message, msg.Leave):
            raise RefusedError("silenced")
        connections.stop_watching(lobby.presence, connection)
        return
    match message:
        case msg.HostTable() | msg.Join() | msg.Back() | msg.PlayNow():
            if not isinstance(message, msg.Back):
                await lobby.hall.introduce(connection, message.name)
            if connection in lobby.presence.connections:  # still
                admission.take_for_seat(asker, message)
        case msg.ListTables():
            _list(asker, message.at)
        case _ if isinstance(message, msg.OfPeople):
            await hall_requests.take_of_people(asker, message)
        case _:
            room_requests.take_in_room(asker, message)


async def _greet(lobby: Lobby, connection: Connection, hello: msg.Hello) -> None:
    if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
        raise RefusedError("version", accepted=__version__)
    if not connection.hello:
        await lobby.hall.greet(connection, hello)
    connection.tell(msg.Welcome())


def _list(asker: Asker, at: int) -> None:
    asker.limit((RATES.listings, asker.network))
    found = [*islice(asker.lobby.rooms.listed(), at, at + msg.LISTED_AT_ONCE + 1)]
    asker.connection.tell(msg.Listing(
        found[: msg.LISTED_AT_ONCE], len(found) > msg.LISTED_AT_ONCE
    ))
