"""Requests of guests who have a seat."""

from __future__ import annotations

from sorry_a11y.server import asking, attendance, hosting
from sorry_a11y.server.admission import Admission
from sorry_a11y.server.audiences import Audiences
from sorry_a11y.server.hall import Hall
from sorry_a11y.server.members import Guest
from sorry_a11y.server.rate_limits import (
    CHAT,
    CHAT_OF_NETWORK,
    CHAT_OF_TABLE,
    MANAGED,
    RateLimiter,
    guest_key,
    network_key,
)
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_registry import RoomRegistry
from sorry_a11y.server.room_supervisor import RoomSupervisor
from sorry_a11y.server.sessions import Connection
from sorry_a11y.server.unit_of_work import UnitOfWork
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, typed_code


class RoomRequests:
    """Does what guests ask for in their rooms; everything raises RefusedError."""

    def __init__(
        self, rooms: RoomRegistry, supervisor: RoomSupervisor, work: UnitOfWork, hall: Hall,
        limiter: RateLimiter, admission: Admission, audiences: Audiences,
    ) -> None:
        self._rooms = rooms
        self._supervisor = supervisor
        self._work = work
        self._hall = hall
        self._limiter = limiter
        self._admission = admission
        self._audiences = audiences

    def take(self, connection: Connection, message: msg.Up, now: float) -> None:
        """Do what a guest asks for in a room."""
        room, guest = connection.room, connection.guest
        if room is None or guest is None or guest.gone:
            raise RefusedError("token")
        if self._rooms.get(room.id) is not room:
            raise RefusedError("saved")
        guest.welcome = None
        with self._supervisor.guarded(room, connection):
            asking.note_sign(room, guest, now)
            self._do(connection, room, guest, message, now)
            asking.look_after_turn(room, now)

    def _do(
        self, connection: Connection, room: Room, guest: Guest, message: msg.Up, now: float
    ) -> None:
        match message:
            case msg.Decide():
                hosting.decide(room, guest, message)
            case msg.Awake():
                pass
            case msg.Undo():
                asking.ask_undo(room, guest, message.seat, now)
            case msg.AnswerQuestion():
                asking.answer(room, guest, message)
            case msg.Say() | msg.SayPhrase():
                self._check_chat(connection, room, guest, now)
                room.talk.say(guest, message, self._hall.presence.blocks)
            case msg.Start() | msg.Manage(what="rematch"):
                self._admission.start(room, guest)
            case msg.AskRecord():
                piece = hosting.record_piece(room, guest, message.at)
                self._work.reply(connection.number, piece)
            case msg.Manage():
                self._manage(room, guest, message, now)
            case msg.Leave():
                attendance.leave(room, guest)

    def _manage(self, room: Room, guest: Guest, message: msg.Manage, now: float) -> None:
        if not self._limiter.take(MANAGED, room.id, now):
            raise RefusedError("many")
        removed = room.members.guests.get(message.who)
        hosting.manage(room, guest, message)
        if message.what == "kick" and removed:
            asking.look_after_turn(room, now)
            self._admission.recode(room, removed)
            for number, told in self._audiences.recode(room, removed):
                self._work.reply(number, told)

    def _check_chat(
        self, connection: Connection, room: Room, guest: Guest, now: float
    ) -> None:
        """Refuse one line too many, of a guest, of their address at the table, or of the whole
        table."""
        if not guest.silenced and not self._limiter.take_each(
            now, (CHAT, guest_key(room.id, guest.number)),
            (CHAT_OF_NETWORK, network_key(room.id, connection.address)),
            (CHAT_OF_TABLE, room.id),
        ):
            raise RefusedError("many", of="say")

    # -- people of the same table ------------------------------------------------------------------

    async def take_of_people(
        self, connection: Connection, message: msg.Invite | msg.Relate | msg.ReportPerson,
        now: float,
    ) -> None:
        """Invite somebody to the table, report a guest, or have one as a friend, or blocked. What
        is awaited raises PeopleError."""
        room, guest = connection.room, connection.guest
        if room is None or guest is None or not connection.has_seat:
            if isinstance(message, msg.Relate):
                raise RefusedError("person")
            raise RefusedError("token")
        asking.note_sign(room, guest, now)
        match message:
            case msg.Invite():
                await self._invite(connection, room, message, now)
            case msg.Relate():
                await self._relate(connection, room, message, now)
            case msg.ReportPerson():
                await self._report(connection, room, message.who, now)

    async def _invite(
        self, connection: Connection, room: Room, wished: msg.Invite, now: float
    ) -> None:
        code = typed_code(wished.code) or room.door.public_code
        if digest(code) != room.door.code:
            raise RefusedError("code")
        await self._hall.requests.invite(
            connection.number, wished.name, code, room.opened.game, now
        )

    async def _relate(
        self, connection: Connection, room: Room, wished: msg.Relate, now: float
    ) -> None:
        """Have a guest as a friend, or blocked: by who they are, under whatever name they sit
        there."""
        other = room.members.guests.get(wished.who)
        if other is None or not other.person:
            raise RefusedError("person", given=other.name if other else "")
        await self._hall.requests.relate(connection.number, wished, other.person, now)

    async def _report(
        self, connection: Connection, room: Room, who: int, now: float
    ) -> None:
        other = room.members.guests.get(who)
        if other is None or other is connection.guest:
            raise RefusedError("host")
        await self._hall.requests.report(connection.number, other, room.talk.last_lines, now)
