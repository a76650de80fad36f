"""The lobby of a server: its rooms and the connections of its guests, without sockets and clocks.

The modules `intake`, `admission`, `room_requests` and `hall_requests` meet requests, which leave
entries and messages in the rooms. `commit` takes the entries by `Rooms.unsaved`, commits them, and
calls `Lobby.saved` or `Lobby.not_saved`; then `RoomSupervisor.tell` sends the messages.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from time import time
from typing import NamedTuple

from sorry_a11y.game.chance import SECRET_BITS
from sorry_a11y.server import attendance
from sorry_a11y.server.connections import Connection, Presence, stop_watching
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.hall import Hall, tell_turn
from sorry_a11y.server.identities import Identities
from sorry_a11y.server.metrics import Metrics
from sorry_a11y.server.rate_limits import RATES, Budget, RateLimiter, Wanted, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.rooms import Rooms, RoomSupervisor
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import new_code, new_token

MOST_WAITING = 500
"""The most slow tables that are kept in memory for newcomers while nobody is there."""


def _new_secret() -> int:
    return randbits(SECRET_BITS) | 1 << SECRET_BITS


class Makers(NamedTuple):
    """The functions that make secrets and tell the time.

    Attributes:
        code: A function that returns a new invite code of a bucket; of any for an empty one.
        token: A function that returns a new token.
        date: A function that returns the seconds since 1970.
        secret: A function that returns the secret number from which the chance of a game follows.
    """

    code: Callable[[str], str] = new_code
    token: Callable[[], str] = new_token
    date: Callable[[], float] = time
    secret: Callable[[], int] = _new_secret


class Lobby:
    """The rooms and guests of a server.

    Args:
        identities: The database of people; None for a server without a hall.
        makers: The functions that make secrets and tell the time; None for the usual ones.

    Attributes:
        makers: The functions that make secrets and tell the time.
        presence: The open connections.
        rooms: The rooms in memory.
        hall: The hall.
        supervisor: The part that admits, drops and ends rooms.
        limiter: The limits on requests of one guest or network.
        wrong_codes: The limit on wrong codes of all networks together.
        names_of_all: The limit on names that all networks together take.
        untold: The ids of new rooms that the hall is told of once they are stored; the values are
            None.
        metrics: The figures for operators.
    """

    def __init__(
        self, identities: Identities | None = None, makers: Makers | None = None
    ) -> None:
        self.makers = makers or Makers()
        self.presence = Presence()
        self.rooms = Rooms()
        self.hall = Hall(identities, self.presence, self.makers.date)
        self.supervisor = RoomSupervisor(
            self.rooms, self.presence, self.makers.date, self.hall.bars
        )
        self.limiter = RateLimiter()
        self.wrong_codes = Budget(RATES.wrong_codes_of_all)
        self.names_of_all = Budget(RATES.names_of_all)
        self.untold: dict[str, None] = {}
        self.metrics = Metrics()

    def arrive(self, connection: Connection) -> None:
        """Note a new connection."""
        self.presence.connections[connection] = None

    def gone(self, connection: Connection, now: float) -> None:
        """Note that a connection has ended."""
        self.limiter.forget(RATES.messages, connection)
        stop_watching(self.presence, connection)
        if self.presence.leave(connection, now) and connection.room and connection.guest:
            attendance.lose(connection.room, connection.guest, now)

    def refuse(
        self, connection: Connection, refusal: RefusedError, request: msg.Up | None = None
    ) -> None:
        """Answer that a request, None for an unreadable one, cannot be met."""
        self.metrics.count_as("refused", refusal.why)
        connection.tell(refusal.answer(request))

    def tick(self, now: float) -> None:
        """Do what is due in every room, and remove rooms from memory in which nobody is.

        Such a room stays in the journal, and is fetched when somebody comes.
        """
        self.presence.tick(now)
        waiting = 0
        for room in [*self.rooms.here.values()]:
            try:
                attendance.tick(room, now)
            except Exception:
                self.supervisor.fail(room)
                continue
            if room.members.is_asleep(now) and room.journal.is_settled:
                if waiting < MOST_WAITING and room.waits_for_people(now):
                    waiting += 1
                else:
                    self.supervisor.sleep(room)

    def saved(self, entries: list[StoredEntry]) -> None:
        """Note that entries are committed; tell of new tables that are listed, and of turns.

        A turn at a slow table is told to the person for whom the table waits.
        """
        self.rooms.saved(entries)
        for table in {entry.game: None for entry in entries}:
            room, is_untold = self.rooms.here.get(table), table in self.untold
            self.untold.pop(table, None)
            if room is None:
                continue
            if is_untold and room.is_listed:
                self.hall.table_opened(room)
        for entry in entries:
            person, text = entry.due or (0, "")
            for one in self.presence.of_person(person):
                tell_turn(one, text)

    def not_saved(self, entries: list[StoredEntry]) -> None:
        """Drop the rooms of entries that could not be committed; their guests are told."""
        for table in {entry.game: None for entry in entries}:
            self.supervisor.drop(table)


class Asker(NamedTuple):
    """The circumstances of a request.

    Attributes:
        lobby: The lobby of the server.
        connection: The connection that it came by.
        now: The monotonic time at which it came, in seconds.
    """

    lobby: Lobby
    connection: Connection
    now: float

    @property
    def network(self) -> str:
        """The network of the connection, see `network_of`."""
        return network_of(self.connection.address)

    def seat(self) -> tuple[Room, Guest]:
        """Return the room and the guest of the connection; raises RefusedError if it has none."""
        room, guest = self.connection.room, self.connection.guest
        if room is None or guest is None or guest.gone:
            raise RefusedError("token")
        return room, guest

    def limit(self, *wanted: Wanted) -> None:
        """Take one of each rate; if one is used up, take nothing and raise RefusedError."""
        if not self.lobby.limiter.take_each(self.now, *wanted):
            raise RefusedError("many")

    def has_left(self, *wanted: Wanted) -> bool:
        """Return whether none of some rates is used up."""
        return all(self.lobby.limiter.has(*one, self.now) for one in wanted)
