"""The connections of guests to a server, and what is known of those who have said hello."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from sorry_a11y.online.server.people.directory import Acquaintance
from sorry_a11y.online.server.people.ties import Blocks
from sorry_a11y.online.server.people.walls import NO_WALLS, Walls
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.members import SPECTATORS
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard, Outgoing, encoded

_GONE_S = 300.0
"""Seconds of absence from the hall after which friends are told that somebody comes back."""

log = logging.getLogger(__name__)


class Introduction(NamedTuple):
    """The facts about a guest who wants a seat that were looked up in the directory.

    Attributes:
        name: The name under which they want to sit.
        owner: The number of the identity to which the name belongs, 0 for none.
        free: A similar name that belongs to nobody, if the name is somebody else's.
        walls: The walls between them and the people where they want to sit.
    """

    name: str = ""
    owner: int = 0
    free: str = ""
    walls: Walls = NO_WALLS


NOTHING_KNOWN = Introduction()


class Connection(ABC):
    """A connection of a guest.

    Attributes:
        address: The address of the other side.
        path: The path of its URL, by which a proxy chose this server; empty for none.
        hello: The message by which it said hello; None before.
        known: The identity that it proves; None for none.
        is_recognised: Whether the identity could be looked up when it said hello.
        introduction: The facts that were looked up when it last wanted a seat.
        is_in_hall: Whether it is in the hall.
        room: The room where its guest has a seat or watches with a name; None for none.
        guest: Its guest in that room; None for none.
        asked: The message by which it got its seat; None if that was another than `Join`.
        audience: The audience in which it watches without a name; None for none.
    """

    def __init__(self, address: str, path: str = "") -> None:
        self.address = address
        self.path = path
        self.hello: msg.Hello | None = None
        self.known: Acquaintance | None = None
        self.is_recognised = True
        self.introduction = NOTHING_KNOWN
        self.is_in_hall = False
        self.room: Room | None = None
        self.guest: Guest | None = None
        self.asked: msg.Join | None = None
        self.audience: Audience | None = None

    @property
    def has_seat(self) -> bool:
        """True if it has a seat, or watches with a name."""
        return self.guest is not None and not self.guest.gone

    @property
    def person(self) -> int:
        """The number of its identity, 0 for none."""
        return self.known.identity.number if self.known else 0

    @property
    def place(self) -> msg.Place:
        """The place of its guest."""
        if self.room is None or not self.has_seat:
            return "hall"
        return "game" if self.room.stage in ("playing", "paused") else "table"

    @property
    def language(self) -> str:
        """The language of its player."""
        return self.hello.lang if self.hello else ""

    def tell(self, message: Outgoing, text: str = "") -> None:
        """Send a message to the guest; if that fails, end the connection.

        Args:
            message: The message.
            text: The encoded message, if it was encoded already.
        """
        try:
            self.send(message, text)
        except Exception:
            log.exception("not told to a connection")
            self.dismiss()

    def tell_identity(self) -> None:
        """Tell the guest who they are at this server."""
        known = self.known
        self.tell(
            msg.You(
                known.identity.name,
                [*known.friends.values()],
                [one.name for one in known.blocked],
                sorted(known.watches),
                [*known.asks[: msg.MOST_TIES]],
            )
            if known
            else msg.You()
        )

    def tell_turn(self, text: str) -> None:
        """Tell the notice ``text``, as the log has it, that a slow table waits for the guest."""
        notice = msgspec.json.decode(text, type=msg.Notice)
        is_host = self.known is not None and self.known.identity.name == notice.name
        self.tell(msgspec.structs.replace(notice, name="") if is_host else notice)

    @abstractmethod
    def send(self, message: Outgoing, text: str) -> None:
        """Send a message, or its encoded text if that is not empty; may raise anything."""

    @abstractmethod
    def dismiss(self, *, leads_away: bool = False) -> None:
        """End the connection; the guest's program reconnects.

        Args:
            leads_away: Whether the table is at another server, to which the proxy leads it.
        """


class Audience(Connection):
    """The watchers of one room who have no name; one connection to the room stands for all.

    Args:
        token: The secret by which they come back; it changes when a guest is removed.

    Attributes:
        token: As given.
        members: The connections of the watchers.
    """

    def __init__(self, token: str) -> None:
        super().__init__("spectators")
        self.token = token
        self.members: dict[Connection, None] = {}
        self._state: msg.TableState | None = None
        self._last: Heard | None = None

    def send(self, message: Outgoing, text: str) -> None:
        """Send a message to every watcher; remember the state of the table for those to come."""
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
        """End the connections of all watchers."""
        for one in list(self.members):
            one.dismiss(leads_away=leads_away)

    def disband(self) -> None:
        """Remove all watchers."""
        for one in self.members:
            one.audience = None
        self.members.clear()

    def seat(self) -> msg.Seated:
        """Return the message that gives a watcher their place."""
        assert self.room is not None, "watches a room"
        return msg.Seated(self.room.id, self.token, SPECTATORS, [])

    def welcome(self, connection: Connection) -> None:
        """Add a watcher, and tell them the state of the table and of its game."""
        self.members[connection] = None
        connection.audience = self
        connection.tell(self.seat())
        if self._state:
            connection.tell(self._state)
        if self._last:
            batch = self._last.batch._replace(events=(), whole=False, back_to=None)
            connection.tell(Heard(self._last.seq, batch))


class Presence:
    """The open connections, found by identity and by seat.

    Attributes:
        connections: All open connections, in the order in which they came; the values are None.
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
        """Forget a connection that has ended; return whether a guest had a seat by it."""
        self.connections.pop(connection, None)
        person = connection.person
        self.learn(connection, None)
        if person and connection.is_in_hall and not self.is_in_hall(person):
            self._left_hall[person] = now
        key = _seat_of(connection)
        return self._of_seat.get(key) is connection and bool(self._of_seat.pop(key))

    # -- identities --------------------------------------------------------------------------------

    def learn(self, connection: Connection, known: Acquaintance | None) -> None:
        """Note the identity that a connection proves; None for none."""
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
        """Return whether an identity is not in the hall, and was not for the last `_GONE_S`."""
        left = self._left_hall.get(person)
        return not self.is_in_hall(person) and (left is None or now - left >= _GONE_S)

    def blocks(self, person: int, other: int) -> bool:
        """Return whether an identity that is here has blocked another one.

        0 stands for somebody without an identity, see `Acquaintance.has_blocked`.
        """
        return any(one.known and one.known.has_blocked(other) for one in self.of_person(person))

    def blocks_of(self, people: Iterable[int]) -> Blocks:
        """Return whom some identities have blocked, as far as they are here."""
        return {
            person: frozenset(one.number for one in known.blocked)
            for person in people
            for here in self.of_person(person)[:1]
            if (known := here.known) and known.blocked
        }

    def tick(self, now: float) -> None:
        """Forget the times of those who left the hall over `_GONE_S` ago."""
        self._left_hall = {one: at for one, at in self._left_hall.items() if now - at < _GONE_S}

    # -- seats -------------------------------------------------------------------------------------

    def attach(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Give a connection the seat of a guest; an older connection loses it, and is told so."""
        self.detach(connection)
        older = self.of_seat(room.id, guest.number)
        if older is not None:
            older.room = older.guest = None
        self.seat(connection, room, guest)
        if older is not None:
            older.tell(msg.Bye("elsewhere"))

    def seat(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Note the seat of a connection that had none, or had the same seat before."""
        connection.room, connection.guest = room, guest
        guest.address = connection.address
        self._of_seat[room.id, guest.number] = connection

    def detach(self, connection: Connection) -> None:
        """Take the seat from a connection."""
        self._of_seat.pop(_seat_of(connection), None)
        connection.room = connection.guest = connection.asked = None

    def of_seat(self, room: str, guest: int) -> Connection | None:
        """Return the connection of a guest; None while they are away."""
        return self._of_seat.get((room, guest))

    def seated(self) -> int:
        """Return how many guests with a name, and audiences, have a connection."""
        return len(self._of_seat)

    def people_at(self, room: Room) -> set[int]:
        """Return the numbers of the identities at a room, 0 for guests without one.

        Those who watch without a name count if they have an identity.
        """
        watching = {one.person for one in self.watching(room)} - {0}
        return watching | {one.person for one in room.members.present()}

    # -- watchers without a name -------------------------------------------------------------------

    def begin_watching(self, connection: Connection, room: Room) -> None:
        """Let a connection watch a room without a name."""
        audience = self._audience_of(room)
        if audience is None:
            audience = Audience(room.door.audience_token)
            self.attach(audience, room, Attendance(room).open_to_spectators())
        audience.welcome(connection)

    def stop_watching(self, connection: Connection) -> None:
        """End the watching of a connection; an audience without watchers is closed."""
        audience, connection.audience = connection.audience, None
        if audience is None:
            return
        audience.members.pop(connection, None)
        if not audience.members:
            room = audience.room
            self.detach(audience)
            if room:
                Attendance(room).close_to_spectators()

    def watching(self, room: Room) -> list[Connection]:
        """Return the connections that watch a room without a name."""
        audience = self._audience_of(room)
        return [*audience.members] if audience else []

    def recode_audience(self, room: Room, removed: Guest) -> None:
        """Change the token of a room's audience, since a guest was removed who may know it.

        Watchers who come from that guest's address are removed.
        """
        audience = self._audience_of(room)
        if audience is None:
            return
        for one in list(audience.members):
            if one.address == removed.address or room.door.bans(one.address, one.person):
                self.stop_watching(one)
                one.tell(msg.Bye("removed"))
        audience.token = room.door.audience_token
        audience.tell(audience.seat())

    def _audience_of(self, room: Room) -> Audience | None:
        """Return the audience of a room; None if it has none."""
        found = self.of_seat(room.id, SPECTATORS)
        return found if isinstance(found, Audience) and room.members.spectators else None


def _seat_of(connection: Connection) -> tuple[str, int]:
    room, guest = connection.room, connection.guest
    return (room.id, guest.number) if room and guest else ("", -1)
