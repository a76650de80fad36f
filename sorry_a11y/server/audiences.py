"""Watchers of a room without a name: they come once all places of watchers with a name are taken,
and are one audience, told all at once."""

from __future__ import annotations

from sorry_a11y.server import attendance
from sorry_a11y.server.connections import Audience, Connection, Presence
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.members import SPECTATORS
from sorry_a11y.server.room import Room
from sorry_a11y.server.rooms import Rooms
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, fits, typed_code


def room_to_watch(rooms: Rooms, connection: Connection, message: msg.Up) -> Room | None:
    """Return the room, in memory, that a guest without a seat who says this is to watch without a
    name."""
    match message:
        case msg.Join(watch=True):
            code = digest(typed_code(message.code) or "")
            room = rooms.here.get(rooms.codes.get(code, ""))
        case msg.Back():
            room = rooms.here.get(message.table)
            if room is None or not fits(message.token, digest(_token_of(room))):
                return None
        case _:
            return None
    may_watch = room is not None and room.door.may_watch_unnamed(
        connection.address, connection.person, is_new=isinstance(message, msg.Join)
    )
    return room if may_watch else None


def begin_watching(presence: Presence, connection: Connection, room: Room) -> None:
    """Have a connection watch a room."""
    audience = audience_of(presence, room)
    if audience is None:
        audience = Audience(_token_of(room))
        presence.attach(audience, room, attendance.open_to_spectators(room))
    audience.welcome(connection)


def stop_watching(presence: Presence, connection: Connection) -> None:
    """Have a connection watch no more; an audience of nobody is closed."""
    audience, connection.audience = connection.audience, None
    if audience is None:
        return
    audience.members.pop(connection, None)
    if not audience.members:
        room = audience.room
        presence.detach(audience)
        if room:
            attendance.close_to_spectators(room)


def recode(presence: Presence, room: Room, removed: Guest) -> None:
    """Have another token, since a guest was removed who may know the old one; whoever comes from
    their address watches no more."""
    audience = audience_of(presence, room)
    if audience is None:
        return
    for one in list(audience.members):
        if one.address == removed.address or room.door.bars(one.address, one.person):
            stop_watching(presence, one)
            one.tell(msg.Bye("removed"))
    audience.token = _token_of(room)
    audience.tell(audience.seat())


def audience_of(presence: Presence, room: Room) -> Audience | None:
    """Return the audience of a room; None for none."""
    found = presence.of_seat(room.id, SPECTATORS)
    return found if isinstance(found, Audience) and room.members.spectators else None


def _token_of(room: Room) -> str:
    """Return the token of those who watch a room: it follows from the code, so that it outlives the
    server, and from the next code another one does."""
    return digest(f"audience of {room.id} with {room.door.code}")
