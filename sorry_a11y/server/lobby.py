"""The lobby of one server: its rooms, found by code or token, and the connections of its guests.

The lobby has neither socket nor clock, and reads no journal. Requests come in by the modules
`intake`, `admission`, `room_requests` and `hall_requests`; what comes of them waits in the rooms.
The caller takes the entries that are `rooms.unsaved`, commits them, and says so with `saved` or
`not_saved`; only then does `RoomSupervisor.tell` tell what rests on them: decided, then committed,
then told.
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
"""Slow tables in memory that people may find though nobody is there."""


def _new_secret() -> int:
    return randbits(SECRET_BITS) | 1 << SECRET_BITS


class Makers(NamedTuple):
    """Makes what must not be guessed.

    Attributes:
        code: Returns a new code, of a bucket if one is named.
        token: Returns a new token.
        date: Returns the seconds since 1970.
        secret: Returns the number from which the chance of a game follows.
    """

    code: Callable[[str], str] = new_code
    token: Callable[[], str] = new_token
    date: Callable[[], float] = time
    secret: Callable[[], int] = _new_secret


class Lobby:
    """The rooms and guests of a server.

    Args:
        identities: The people who are known; None where nobody is, and there is no hall.
        makers: Makes codes and tokens, and tells the date.

    Attributes:
        presence: Who is connected.
        rooms: The rooms in memory.
        supervisor: Has rooms come and go.
        hall: Where people meet.
        limiter: How often guests may ask.
        wrong_codes: How many wrong codes everybody together may try.
        names_of_all: How many names everybody together may take.
        untold: The rooms that the hall is to be told of when they are in the journal.
        metrics: The figures.
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
        """Take a guest who connects."""
        self.presence.connections[connection] = None

    def gone(self, connection: Connection, now: float) -> None:
        """Note that a connection is lost or closed."""
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
        """Let time pass in every room.

        A room to which nobody came for a while sleeps in the journal until somebody does, or for
        good.
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
        """Note that entries are committed.

        Tell the hall of tables that are open to all, and of those that wait for somebody.
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
        """Note that entries could not be committed: what they tell of has not happened.

        Everybody in their rooms hears so.
        """
        for table in {entry.game: None for entry in entries}:
            self.supervisor.drop(table)


class Asker(NamedTuple):
    """A guest who asks for something.

    Attributes:
        lobby: The lobby.
        connection: Theirs.
        now: When they ask, in seconds of a clock that never goes back.
    """

    lobby: Lobby
    connection: Connection
    now: float

    @property
    def network(self) -> str:
        """The network from which they come."""
        return network_of(self.connection.address)

    def seat(self) -> tuple[Room, Guest]:
        """Return the room where they have a seat, or watch, and who they are there.

        Raises RefusedError.
        """
        room, guest = self.connection.room, self.connection.guest
        if room is None or guest is None or guest.gone:
            raise RefusedError("token")
        return room, guest

    def limit(self, *wanted: Wanted) -> None:
        """Take one of each rate; raise RefusedError, and take nothing, where one is used up."""
        if not self.lobby.limiter.take_each(self.now, *wanted):
            raise RefusedError("many")

    def has_left(self, *wanted: Wanted) -> bool:
        """Return whether nothing of some rates is used up."""
        return all(self.lobby.limiter.has(*one, self.now) for one in wanted)

    def take(self, *wanted: Wanted) -> None:
        """Take one of each rate, as far as there is any left."""
        for one in wanted:
            self.lobby.limiter.take(*one, self.now)
