"""The connections to a server.

It has the connections of its guests, whatever they come by, and what is known of those who have
said hello.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from sorry_a11y.server import attendance
from sorry_a11y.server.directory import Acquaintance
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.members import SPECTATORS
from sorry_a11y.server.room import Room
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest
from sorry_a11y.wire.encoding import Heard, Outgoing, encoded

_GONE_S = 300.0
"""Seconds for which somebody must have been gone for friends to be told that they came."""

log = logging.getLogger(__name__)


class Introduction(NamedTuple):
    """The facts that were found out about somebody who wants a seat.

    Attributes:
        name: The name under which they want to sit.
        owner: The number of the identity to which it belongs, 0 for none.
        free: A name like it that belongs to nobody.
        blocked_by: The numbers of those who have blocked them.
    """

    name: str = ""
    owner: int = 0
    free: str = ""
    blocked_by: frozenset[int] = frozenset()


NOTHING_KNOWN = Introduction()


class Connection(ABC):
    """A connection of a guest.

    Attributes:
        address: The address of the other side.
        bucket: The bucket of tables that its path names; empty for none.
        hello: The message by which it said hello; None before.
        known: The identity that it proves; None for none.
        introduction: What was found out when it last wanted a seat.
        is_in_hall: Whether it is in the hall.
        watches: Whether its guest wants to hear of new tables.
        room: The room where it has a seat.
        guest: Who it is there.
        asked: The message by which it has its seat.
        audience: The audience in which it watches without a name.
    """

    def __init__(self, address: str, bucket: str = "") -> None:
        self.address = address
        self.bucket = bucket
        self.hello: msg.Hello | None = None
        self.known: Acquaintance | None = None
        self.introduction = NOTHING_KNOWN
        self.is_in_hall = False
        self.watches = False
        self.room: Room | None = None
        self.guest: Guest | None = None
        self.asked: msg.Join | None = None
        self.audience: Audience | None = None

    @property
    def has_seat(self) -> bool:
        """True if it has a seat, or watches."""
        return self.guest is not None and not self.guest.gone

    @property
    def person(self) -> int:
        """The number of its identity, 0 for none."""
        return self.known.identity.number if self.known else 0

    @property
    def place(self) -> msg.Place:
        """The place where it is."""
        if self.room is None or not self.has_seat:
            return "hall"
        return "game" if self.room.stage in ("playing", "paused") else "table"

    @property
    def language(self) -> str:
        """The language of its player."""
        return self.hello.lang if self.hello else ""

    def tell(self, message: Outgoing, text: str = "") -> None:
        """Tell the guest a message, which travels as ``text`` if that is known.

        A guest who cannot be told is let go.
        """
        try:
            self.send(message, text)
        except Exception:
            log.exception("not told to a connection")
            self.dismiss()

    @abstractmethod
    def send(self, message: Outgoing, text: str) -> None:
        """Send a message to the other side, as of `tell`."""

    @abstractmethod
    def dismiss(self, *, leads_away: bool = False) -> None:
        """End the connection, whose guest is to come back.

        ``leads_away``: at another server, as the proxy knows.
        """


class Audience(Connection):
    """The watchers of one room without a name, who are told all at once.

    Args:
        token: The secret by which they come back, another one after a guest was removed.

    Attributes:
        members: Their own connections.
    """

    def __init__(self, token: str) -> None:
        super().__init__("spectators")
        self.token = token
        self.members: dict[Connection, None] = {}
        self._state: msg.TableState | None = None
        self._last: Heard | None = None

    def send(self, message: Outgoing, text: str) -> None:
        """Tell everybody a message, and remember what those who come later are told first."""
        if isinstance(message, msg.TableState):
            if self._state and self._state.setup != message.setup:
                self._last = None
            self._state = message
        elif isinstance(message, Heard):
            self._last = message
        text = text or encoded(message)
        for one in list(self.members):
            one.tell(message, text)

    def dismiss(self, *, leads_away: bool = False) -> None:
        """End the connections of all."""
        for one in list(self.members):
            one.dismiss(leads_away=leads_away)

    def disband(self) -> None:
        """Have nobody watch any more."""
        for one in self.members:
            one.audience = None
        self.members.clear()

    def seat(self) -> msg.Seated:
        """Return the message that tells a watcher of their place."""
        assert self.room is not None, "watches a room"
        return msg.Seated(self.room.id, self.token, SPECTATORS, [])

    def welcome(self, connection: Connection) -> None:
        """Have one watcher more, who is told how things stand."""
        self.members[connection] = None
        connection.audience = self
        connection.tell(self.seat())
        if self._state:
            connection.tell(self._state)
        if self._last:
            batch = self._last.batch._replace(events=(), whole=False, back_to=None)
            connection.tell(Heard(self._last.seq, batch))


class Presence:
    """Knows who is connected.

    It knows by which connections each identity is here, and which connection has each seat.

    Attributes:
        connections: The connections.
    """

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}
        self._of_person: dict[int, dict[Connection, None]] = {}
        self._of_seat: dict[tuple[str, int], Connection] = {}
        self._left_hall: dict[int, float] = {}

    def visitors(self) -> Iterator[Connection]:
        """Return the connections that have said hello."""
        return (one for one in [*self.connections] if one.hello)

    def leave(self, connection: Connection, now: float) -> bool:
        """Forget a connection that is over; return whether it was the one of a guest."""
        self.connections.pop(connection, None)
        person = connection.person
        self.learn(connection, None)
        if person and connection.is_in_hall and not self.is_in_hall(person):
            self._left_hall[person] = now
        key = _seat_of(connection)
        return self._of_seat.get(key) is connection and bool(self._of_seat.pop(key))

    # -- identities --------------------------------------------------------------------------------

    def learn(self, connection: Connection, known: Acquaintance | None) -> None:
        """Have a connection prove an identity, or none."""
        if before := connection.person:
            others = self._of_person[before]
            others.pop(connection, None)
            if not others:
                del self._of_person[before]
        connection.known = known
        if known:
            self._of_person.setdefault(known.identity.number, {})[connection] = None

    def people(self) -> list[int]:
        """Return the numbers of the identities that are here."""
        return [*self._of_person]

    def of_person(self, person: int) -> list[Connection]:
        """Return the connections of an identity."""
        return [*self._of_person.get(person, ())]

    def with_secret(self, secret: str) -> list[Connection]:
        """Return the connections whose program has a secret."""
        return [one for one in self.visitors() if one.hello and one.hello.identity == secret]

    def is_in_hall(self, person: int) -> bool:
        """Return whether an identity is in the hall."""
        return any(one.is_in_hall for one in self.of_person(person))

    def was_gone(self, person: int, now: float) -> bool:
        """Return whether an identity comes to the hall after a while."""
        left = self._left_hall.get(person)
        return not self.is_in_hall(person) and (left is None or now - left >= _GONE_S)

    def blocks(self, person: int, other: int) -> bool:
        """Return whether an identity has blocked another one, as far as that is known here.

        0 stands for none, which blocks nobody.
        """
        if not (person and other):
            return False
        if here := self.of_person(person):
            return any(one.known and other in one.known.blocked for one in here)
        return any(person in one.introduction.blocked_by for one in self.of_person(other))

    def tick(self, now: float) -> None:
        """Forget who has left the hall for a while."""
        self._left_hall = {one: at for one, at in self._left_hall.items() if now - at < _GONE_S}

    # -- seats -------------------------------------------------------------------------------------

    def attach(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Give a connection a seat.

        The newest connection of a guest wins; the older one is told.
        """
        self.detach(connection)
        older = self.of_seat(room.id, guest.number)
        if older is not None:
            older.room = older.guest = None
        self.seat(connection, room, guest)
        if older is not None:
            older.tell(msg.Bye("elsewhere"))

    def seat(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Note where a connection sits that had no seat, or this one."""
        connection.room, connection.guest = room, guest
        guest.address = connection.address
        self._of_seat[room.id, guest.number] = connection

    def detach(self, connection: Connection) -> None:
        """Have a connection have no seat."""
        self._of_seat.pop(_seat_of(connection), None)
        connection.room = connection.guest = connection.asked = None

    def of_seat(self, room: str, guest: int) -> Connection | None:
        """Return the connection of a guest; None while they are away."""
        return self._of_seat.get((room, guest))

    def seated(self) -> int:
        """Return how many guests are here."""
        return len(self._of_seat)


def _seat_of(connection: Connection) -> tuple[str, int]:
    room, guest = connection.room, connection.guest
    return (room.id, guest.number) if room and guest else ("", -1)


# -- watchers without a name ---------------------------------------------------------------------


def begin_watching(presence: Presence, connection: Connection, room: Room) -> None:
    """Have a connection watch a room."""
    audience = _audience_of(presence, room)
    if audience is None:
        audience = Audience(audience_token(room))
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


def recode_audience(presence: Presence, room: Room, removed: Guest) -> None:
    """Have another token, since a guest was removed who may know the old one.

    Whoever comes from their address watches no more.
    """
    audience = _audience_of(presence, room)
    if audience is None:
        return
    for one in list(audience.members):
        if one.address == removed.address or room.door.bars(one.address, one.person):
            stop_watching(presence, one)
            one.tell(msg.Bye("removed"))
    audience.token = audience_token(room)
    audience.tell(audience.seat())


def _audience_of(presence: Presence, room: Room) -> Audience | None:
    """Return the audience of a room; None for none."""
    found = presence.of_seat(room.id, SPECTATORS)
    return found if isinstance(found, Audience) and room.members.spectators else None


def audience_token(room: Room) -> str:
    """Return the token of those who watch a room.

    It follows from the code, so that it outlives the server, and from the next code another one
    does.
    """
    return digest(f"audience of {room.id} with {room.door.code}")
