"""The lobby: every room of one server, found by code or token, and the connections of its guests.

The lobby has neither socket nor clock, and reads no journal. `sought` says which room a message
needs; the caller fetches its entries and gives the room to `admit`. `receive` takes the message;
what comes of it waits in the rooms. The caller takes `unsaved` entries, commits them, and says so
with `saved` or `not_saved`; only then does `take_out` give the messages that rest on them: decided,
then committed, then told. A room in which anything unexpected is raised is dropped, and made anew
from its journal.
"""

from __future__ import annotations

import logging
from itertools import islice

from sorry_a11y.server import attendance
from sorry_a11y.server.admission import Admission, Makers, Sought
from sorry_a11y.server.audiences import Audiences
from sorry_a11y.server.directory import PeopleError
from sorry_a11y.server.hall import Hall
from sorry_a11y.server.identities import Identities
from sorry_a11y.server.rate_limits import LISTINGS, MESSAGES, RateLimiter, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_registry import RoomRegistry
from sorry_a11y.server.room_requests import RoomRequests
from sorry_a11y.server.room_supervisor import RoomSupervisor
from sorry_a11y.server.sessions import Connection, Sessions
from sorry_a11y.server.standing import host_name, listed_table
from sorry_a11y.server.ties import DueTurn
from sorry_a11y.server.unit_of_work import UnitOfWork
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import RULES_VERSION

MOST_WAITING = 500
"""Slow tables in memory that people may find though nobody is there."""

log = logging.getLogger(__name__)


class Lobby:
    """Takes what the connections of a server say.

    Args:
        program: The version told to clients.
        identities: None where the server knows none.
        makers: Makes codes and tokens, and tells the date.
    """

    def __init__(
        self, program: str, identities: Identities | None = None, makers: Makers | None = None
    ) -> None:
        makers = makers or Makers()
        self._program = program
        self._limiter = RateLimiter()
        self.sessions = Sessions()
        self.rooms = RoomRegistry()
        self.work = UnitOfWork(self.rooms, self.sessions)
        self.hall = Hall(identities, makers.date, self.work.reply, self.place)
        self.audiences = Audiences(self.rooms, self.sessions, self.hall.person_of)
        self.supervisor = RoomSupervisor(
            self.rooms, self.sessions, self.work, makers.date, self.hall.bars
        )
        self.admission = Admission(
            self.rooms, self.sessions, self.supervisor, self.work, self.hall, self._limiter, makers
        )
        self._requests = RoomRequests(
            self.rooms, self.supervisor, self.work, self.hall, self._limiter, self.admission,
            self.audiences,
        )

    # -- connections -----------------------------------------------------------------------------

    def arrive(self, address: str, bucket: str = "") -> int:
        """Take a guest who connects; return the number of the connection."""
        return self.sessions.arrive(address, bucket).number

    def gone(self, number: int, now: float) -> None:
        """Note that a connection is lost or closed."""
        self._limiter.of(MESSAGES).forget(str(number))
        self.hall.gone(number, now)
        connection = self.sessions.leave(number)
        if connection and connection.room and connection.guest:
            attendance.lose(connection.room, connection.guest, now)

    def sought(self, number: int, message: msg.Up, now: float) -> Sought:
        """Return what must be fetched before `receive` can take a message."""
        connection = self.sessions.get(number)
        if connection is None or not connection.greeted:
            return Sought()
        return self.admission.sought(connection, message, now)

    async def receive(self, number: int, message: msg.Up, now: float) -> bool:
        """Take a message; what is refused is answered, and nothing else has happened then. What is
        asked of people is awaited before anything is done in a room. Return whether it was not one
        too many."""
        connection = self.sessions.get(number)
        if connection is None:
            return False
        try:
            if not self._limiter.take(MESSAGES, str(number), now):
                decision = message.id if isinstance(message, msg.Decide) else -1
                is_line = isinstance(message, msg.Say | msg.SayPhrase)
                raise RefusedError("many", id=decision, of="say" if is_line else "")
            await self._take(connection, message, now)
        except RefusedError as refusal:
            self.work.reply(number, refusal.message)
            return refusal.message.why not in ("many", "code", "token")
        except PeopleError as error:
            log.warning("nothing known of people: %s", error)
            self.work.reply(number, msg.Refused("saved"))
        except Exception:
            log.exception("error in what connection %d asked for", number)
            self.work.reply(number, msg.Refused("saved"))
        return True

    async def _take(self, connection: Connection, message: msg.Up, now: float) -> None:
        number = connection.number
        if isinstance(message, msg.Hello):
            await self._greet(connection, message)
            return
        if not connection.greeted:
            raise RefusedError("version")
        if isinstance(message, msg.HostTable | msg.Join | msg.PlayNow):
            await self.hall.introduce(number, message.name)
            if self.sessions.get(number) is not connection:
                return  # gone meanwhile
        match message:
            case msg.HostTable():
                self.admission.open(connection, message, now)
            case msg.Join():
                self.admission.join(connection, message, now)
            case msg.Back():
                self.admission.back(connection, message, now)
            case msg.ListTables():
                self._list(connection, message.at, now)
            case msg.PlayNow():
                self.admission.play_now(connection, message, now)
            case msg.Adopt():
                await self._adopt(connection, message, now)
            case msg.Invite() | msg.ReportPerson():
                await self._requests.take_of_people(connection, message, now)
            case msg.Relate(who=who) if who >= 0:
                await self._requests.take_of_people(connection, message, now)
            case _ if isinstance(message, msg.OfHall):
                await self.hall.requests.take(number, message, now)
            case _:
                self._requests.take(connection, message, now)

    async def _greet(self, connection: Connection, hello: msg.Hello) -> None:
        if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
            raise RefusedError("version", accepted=self._program)
        await self.hall.greet(connection.number, connection.address, hello)
        if self.sessions.get(connection.number) is not connection:  # gone meanwhile
            self.hall.presence.leave(connection.number, 0.0)
            return
        connection.greeted = True
        welcome = msg.Welcome(msg.PROTOCOL, self._program, RULES_VERSION)
        self.work.reply(connection.number, welcome)

    async def _adopt(self, connection: Connection, wished: msg.Adopt, now: float) -> None:
        self.admission.check_try(connection, now)
        if not await self.hall.requests.adopt(connection.number, wished.code):
            self.admission.note_wrong_code(connection, now)
            raise RefusedError("code")

    def _list(self, connection: Connection, at: int, now: float) -> None:
        if not self._limiter.take(LISTINGS, network_of(connection.address), now):
            raise RefusedError("many")
        most = at + msg.LISTED_AT_ONCE + 1
        found = [*islice(self.rooms.listed(), at, most)]
        listing = msg.Listing(found[: msg.LISTED_AT_ONCE], len(found) > msg.LISTED_AT_ONCE)
        self.work.reply(connection.number, listing)

    def place(self, number: int) -> msg.Place:
        """Return where a connection is."""
        connection = self.sessions.get(number)
        room = connection.room if connection and connection.has_seat else None
        if room is None:
            return "hall"
        return "game" if room.stage in ("playing", "paused") else "table"

    # -- time, and what is committed -------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Let time pass in every room. A room to which nobody came for a while sleeps in the
        journal until somebody does, or for good."""
        self.hall.presence.tick(now)
        waiting = 0
        for room in self.rooms:
            try:
                attendance.tick(room, now)
            except Exception:
                self.supervisor.fail(room)
                continue
            if room.members.is_asleep(now) and self.work.is_settled(room.id):
                if waiting < MOST_WAITING and room.waits_for_people(now):
                    waiting += 1
                else:
                    self.supervisor.sleep(room)

    def saved(self, entries: list[StoredEntry]) -> None:
        """Note that entries are committed, and tell the hall of tables that are open to all, and of
        those that wait for somebody."""
        self.work.saved(entries)
        for table in {entry.game: None for entry in entries}:
            if room := self.admission.newly_listed(table):
                host = room.members.guests[room.members.host]
                self.hall.opened(listed_table(room), host.person)
            room = self.rooms.get(table)
            if room and room.opened.is_slow:
                self._tell_awaited(room)

    def _tell_awaited(self, room: Room) -> None:
        """Have the hall know for whom a slow table waits from now on."""
        guest = room.awaited()
        due = DueTurn(room.id, host_name(room), room.opened.game)
        self.hall.awaits(due, guest.person if guest else 0)

    def not_saved(self, entries: list[StoredEntry]) -> None:
        """Note that entries could not be committed: what they tell of has not happened. Everybody
        in their rooms hears so."""
        for table in {entry.game: None for entry in entries}:
            self.supervisor.drop(table)
