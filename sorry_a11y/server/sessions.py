"""The connections of a server's guests, and the seats that they have."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.server.members import Guest
from sorry_a11y.server.room import Room
from sorry_a11y.wire import protocol as msg


@dataclass
class Connection:
    """A connection of a guest.

    Attributes:
        number: Its number, given once.
        address: The address of the other side.
        bucket: The bucket of tables that its path names; empty for none.
        greeted: Whether it has said hello.
        room: The room where it has a seat.
        guest: Who it is there.
        asked: The message by which it has its seat.
    """

    number: int
    address: str
    bucket: str = ""
    greeted: bool = False
    room: Room | None = None
    guest: Guest | None = None
    asked: msg.Join | None = None

    @property
    def has_seat(self) -> bool:
        """True if it has a seat, or watches."""
        return self.guest is not None and not self.guest.gone


class Sessions:
    """Finds connections by number, and those of guests by their seats."""

    def __init__(self) -> None:
        self._next = 0
        self._connections: dict[int, Connection] = {}
        self._of_guest: dict[tuple[str, int], int] = {}

    def arrive(self, address: str, bucket: str = "") -> Connection:
        """Return the connection of a guest who has come."""
        self._next += 1
        connection = self._connections[self._next] = Connection(self._next, address, bucket)
        return connection

    def get(self, number: int) -> Connection | None:
        """Return a connection; None for one that is over."""
        return self._connections.get(number)

    def leave(self, number: int) -> Connection | None:
        """Forget a connection that is over; return it where it was the one of a guest."""
        connection = self._connections.pop(number, None)
        if connection is None or connection.room is None or connection.guest is None:
            return None
        key = connection.room.id, connection.guest.number
        if self._of_guest.get(key) != number:
            return None
        del self._of_guest[key]
        return connection

    def attach(self, connection: Connection, room: Room, guest: Guest) -> int | None:
        """Give a connection a seat; return the older connection of the guest, which has none
        then."""
        self.detach(connection)
        older = self._of_guest.get((room.id, guest.number))
        if older is not None and (other := self._connections.get(older)):
            other.room = other.guest = None
        self.seat(connection, room, guest)
        return older

    def seat(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Note where a connection sits that had no seat, or this one."""
        connection.room, connection.guest = room, guest
        guest.address = connection.address
        self._of_guest[room.id, guest.number] = connection.number

    def detach(self, connection: Connection) -> None:
        """Have a connection have no seat."""
        if connection.room and connection.guest:
            self._of_guest.pop((connection.room.id, connection.guest.number), None)
        connection.room = connection.guest = connection.asked = None

    def of_guest(self, room_id: str, guest: int) -> int | None:
        """Return the number of a guest's connection; None while they are away."""
        return self._of_guest.get((room_id, guest))

    def seated(self) -> int:
        """Return how many guests are here."""
        return len(self._of_guest)
