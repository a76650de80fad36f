"""Watchers without a name: those of a room are one audience, told all at once."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.server import attendance
from sorry_a11y.server.members import SPECTATORS, Guest
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_registry import RoomRegistry
from sorry_a11y.server.sessions import Sessions
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, fits, typed_code
from sorry_a11y.wire.encoding import Heard, Outgoing


class Audience:
    """The watchers of one room.

    Attributes:
        room: The id of the room.
        number: The connection by which the room tells them.
        token: The secret by which they come back, another one after a guest was removed.
        members: The numbers of their own connections.
    """

    def __init__(self, room: str, number: int, token: str) -> None:
        self.room = room
        self.number = number
        self.token = token
        self.members: dict[int, None] = {}
        self._state: msg.TableState | None = None
        self._last: Heard | None = None

    def note(self, message: Outgoing) -> None:
        """Remember what watchers who come later are told first."""
        if isinstance(message, msg.TableState):
            if self._state and self._state.setup != message.setup:
                self._last = None
            self._state = message
        elif isinstance(message, Heard):
            self._last = message

    def seat(self) -> msg.Seated:
        """Return what tells a watcher of their place."""
        return msg.Seated(self.room, self.token, SPECTATORS, [])

    def welcome(self) -> list[Outgoing]:
        """Return what a new watcher is told: how things stand."""
        told: list[Outgoing] = [self.seat()]
        if self._state:
            told.append(self._state)
        if self._last:
            batch = self._last.batch._replace(events=(), whole=False, back_to=None)
            told.append(Heard(self._last.seq, batch))
        return told


class Audiences:
    """Knows the audience of each room, and who is in which."""

    def __init__(
        self, rooms: RoomRegistry, sessions: Sessions, person_of: Callable[[int], int]
    ) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._person_of = person_of
        self._audiences: dict[int, Audience] = {}
        self._of_room: dict[str, Audience] = {}
        self._of_member: dict[int, Audience] = {}

    def get(self, number: int) -> Audience | None:
        """Return the audience that is told by a connection."""
        return self._audiences.get(number)

    def has_member(self, number: int) -> bool:
        """Return whether a connection watches without a name."""
        return number in self._of_member

    def wanted(self, number: int, message: msg.Up) -> str:
        """Return the room, in memory, that a guest who says this is to watch without a name; empty
        where the message is for the lobby itself."""
        connection = self._sessions.get(number)
        if connection is None or not connection.greeted or connection.has_seat:
            return ""
        match message:
            case msg.Join(watch=True):
                code = digest(typed_code(message.code) or "")
                room = self._rooms.get(self._rooms.with_code(code))
            case msg.Back():
                room = self._rooms.get(message.table)
                if room is None or not fits(message.token, digest(_token_of(room))):
                    return ""
            case _:
                return ""
        may_watch = room is not None and room.door.may_watch_unnamed(
            connection.address, self._person_of(number), is_new=isinstance(message, msg.Join)
        )
        return room.id if room and may_watch else ""

    def join(self, number: int, room_id: str) -> Audience:
        """Have a connection watch a room in memory; return the audience."""
        audience, room = self._of_room.get(room_id), self._rooms.get(room_id)
        assert room is not None, "is in memory"
        if audience and room.members.spectators is None:  # the room was ended, and made anew
            self.close(audience)
            audience = None
        if audience is None:
            connection = self._sessions.arrive("spectators")
            self._sessions.attach(connection, room, attendance.open_to_spectators(room))
            audience = Audience(room_id, connection.number, _token_of(room))
            self._audiences[audience.number] = self._of_room[room_id] = audience
        audience.members[number] = None
        self._of_member[number] = audience
        return audience

    def leave(self, number: int) -> None:
        """Have a connection watch no more; an audience of nobody is closed."""
        audience = self._of_member.pop(number, None)
        if audience:
            audience.members.pop(number, None)
            if not audience.members:
                self.close(audience)

    def recode(self, room: Room, removed: Guest) -> list[tuple[int, msg.Down]]:
        """Have another token, since a guest was removed who may know the old one; whoever comes
        from their address watches no more. Return what is to be told to which connection."""
        audience = self._of_room.get(room.id)
        if audience is None:
            return []
        told: list[tuple[int, msg.Down]] = []
        for number in list(audience.members):
            connection = self._sessions.get(number)
            if connection and (
                connection.address == removed.address
                or room.door.bars(connection.address, self._person_of(number))
            ):
                self.leave(number)
                told.append((number, msg.Bye("removed")))
        audience.token = _token_of(room)
        return [*told, (audience.number, audience.seat())]

    def close(self, audience: Audience) -> None:
        """Have an audience hear nothing any more."""
        if self._audiences.pop(audience.number, None) is None:
            return
        del self._of_room[audience.room]
        if connection := self._sessions.leave(audience.number):
            assert connection.room is not None, "watches a room"
            attendance.close_to_spectators(connection.room)


def _token_of(room: Room) -> str:
    """Return the token of those who watch a room: it follows from the code, so that it outlives the
    server, and from the next code another one does."""
    return digest(f"audience of {room.id} with {room.door.code}")
