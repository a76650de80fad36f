"""The intake of a server: it takes each message of a guest, and meets it by the table of requests.

The room that a message needs is fetched from the journal first. Rooms are rebuilt, and games
replayed, on threads beside the server's loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sorry_a11y.online.server.asker import Asker
from sorry_a11y.online.server.background import Background
from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.people.directory import PeopleError
from sorry_a11y.online.server.rate_limits import RATES
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.request_table import NamedTable, request_table
from sorry_a11y.online.server.rooms.guests import CatchUp
from sorry_a11y.online.server.rooms.journal import Ledger, read_entry
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest
from sorry_a11y.online.wire.encoding import decoded_up
from sorry_a11y.online.wire.records import WireError
from sorry_a11y.store.errors import LogError
from sorry_a11y.store.log_store import LogStore, StoredEntry
from sorry_a11y.store.work_thread import WorkThread

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
        self,
        lobby: Lobby,
        journal: LogStore,
        clock: Callable[[], float],
        wake: Callable[[], None],
    ) -> None:
        self.lobby = lobby
        self.is_ending = False
        self._journal = journal
        self.background = Background(lobby.metrics)
        self._clock = clock
        self._wake = wake
        self._requests = request_table(lobby, journal)
        self._fetching: dict[str, asyncio.Task[bool]] = {}
        self._replays, self._rebuilding = WorkThread("replay"), WorkThread("rebuild")

    def leave(self, connection: Connection) -> None:
        """Note that a connection has ended."""
        self.lobby.gone(connection, self._clock())
        self._wake()

    def end(self) -> None:
        """End all tasks and replays."""
        self.background.cancel()
        self._replays.drop()
        self._rebuilding.drop()

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
        """Meet a request, or refuse it and change nothing; return as `take` does."""
        if not self._may_say(connection):
            return True
        request, asker = self._requests[type(message)], self._asker(connection)
        try:
            asker.limit((RATES.messages, connection))
            if request.table or self._lacks_room_of(connection):
                if not await self._fetch(asker, request.table, message):
                    return True
                asker = self._asker(connection)  # which took a while
            await request.take(asker, message)
        except RefusedError as refusal:
            self.lobby.refuse(connection, refusal, message)
            return refusal.why not in ("many", "code", "token")
        except (PeopleError, LogError) as error:
            log.warning("nothing known of people: %s", error)
            self.lobby.refuse(connection, RefusedError("saved"), message)
        except Exception:
            log.exception("error in what a connection asked for")
            self.lobby.refuse(connection, RefusedError("saved"), message)
        finally:
            self._wake()
        return True

    def _asker(self, connection: Connection) -> Asker:
        return Asker(self.lobby, connection, self._clock())

    def _may_say(self, connection: Connection) -> bool:
        """Return whether this server may take messages; if not, end the connection."""
        if self._journal.is_held and not self.is_ending:
            return True
        connection.dismiss(leads_away=True)
        return False

    # -- rooms that are fetched --------------------------------------------------------------------

    def _lacks_room_of(self, connection: Connection) -> bool:
        """Return whether a connection has a seat in a room that is not in memory."""
        room = connection.room
        return room is not None and connection.has_seat and room.id not in self.lobby.rooms.here

    async def _fetch(self, asker: Asker, table: NamedTable | None, message: msg.Up) -> bool:
        """Fetch the room of a guest, and the one that a request names.

        Returns:
            Whether the request can be met here; if not, the connection was ended.

        Raises:
            RefusedError: The guest came to the server of other tables, or the room that is named
                cannot be fetched now.
        """
        connection = asker.connection
        try:
            if connection.room and self._lacks_room_of(connection):
                await self._have(connection.room.id)
            if table:
                await self._fetch_named(asker, table, message)
        except LogError as error:
            log.error("table not fetched: %s", error)
            if table and not table.is_id:
                raise RefusedError("saved") from error
            connection.dismiss(leads_away=True)
            return False
        return connection in self.lobby.presence.connections and self._may_say(connection)

    async def _fetch_named(self, asker: Asker, table: NamedTable, message: msg.Up) -> None:
        """Fetch the room that a message names; nothing if there is none.

        Raises:
            LogError: It cannot be fetched.
            RefusedError: The guest came to the server of other tables.
        """
        name = table.name(message)
        if not await self._journal.claim(name, asker.connection.path):
            raise RefusedError("code")
        if not (name and asker.connection.hello and asker.may_guess):
            return  # who guesses makes no work
        room = name if table.is_id else await self._room_with(digest(name))
        if room:
            await self._have(room)

    async def _room_with(self, code: str) -> str:
        """Return the id of the room that is found by the digest of a code; empty for none."""
        codes = self.lobby.rooms.codes
        if room := codes.get(code) or await self._journal.game_with(code):
            codes[code] = room
        return room

    async def _have(self, room: str) -> None:
        """Fetch a room that is not in memory, once for all who want it at the same time.

        Raises:
            LogError: It cannot be fetched, or another server took it over meanwhile.
        """
        supervisor = self.lobby.supervisor
        is_known = room in self.lobby.rooms.here or room in supervisor.to_restore
        if is_known or supervisor.is_ended(room):
            return
        task = self._fetching.get(room)
        if task is None:
            task = self._fetching[room] = asyncio.create_task(self._load(room))
            task.add_done_callback(lambda _task: self._fetching.pop(room, None))
        is_stored = await asyncio.shield(task)
        is_gone = room not in self.lobby.rooms.here and not supervisor.is_ended(room)
        if is_stored and is_gone:
            raise LogError("another server may have it")

    async def _load(self, room: str) -> bool:
        """Read a room from the journal and rebuild it; return whether the journal has it."""
        entries = await self._journal.take(room)
        hold = self._journal.hold(room)
        if not entries or room in self.lobby.rooms.here:
            return bool(entries)
        try:  # a whole game is played again: on a thread, so that other rooms go on
            built = await self._rebuilding.do(
                _rebuilt, room, entries, self._clock(), self.lobby.rooms.ledger
            )
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
                heard = await self._replays.do(replay.run)
            except Exception:
                log.exception("the game of table %s cannot be replayed", replay.room)
            self.lobby.supervisor.replayed(replay, heard)
            self._wake()

        self.background.later(run())


def _rebuilt(room_id: str, entries: list[StoredEntry], now: float, ledger: Ledger) -> Room:
    return Room.rebuilt(room_id, [read_entry(entry.text) for entry in entries], now, ledger)
