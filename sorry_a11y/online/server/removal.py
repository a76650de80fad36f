"""The removal of guests from rooms: by the host, and where somebody has blocked somebody else."""

from __future__ import annotations

from sorry_a11y.online.server.connections import Presence
from sorry_a11y.online.server.makers import Makers
from sorry_a11y.online.server.people.walls import Walls
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.journal import Recoded
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.server.rooms.rooms import Rooms, RoomSupervisor
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest


class Removals:
    """Removes guests from rooms.

    Args:
        rooms: The rooms in memory.
        presence: The open connections.
        supervisor: The part that drops a room in which an error is raised.
        makers: The functions that make codes.
    """

    def __init__(
        self, rooms: Rooms, presence: Presence, supervisor: RoomSupervisor, makers: Makers
    ) -> None:
        self._rooms = rooms
        self._supervisor = supervisor
        self._presence = presence
        self._makers = makers

    def remove(self, room: Room, guest: Guest) -> None:
        """Remove a guest, and give the room a new code, since the guest knows the old one.

        The guest's identity is banned, and if the table is listed for all, their address too. The
        host is told the new code.
        """
        guest.mail.send(msg.Bye("removed"))
        Attendance(room).leave(guest, "removed")
        public, codes = room.opened.table.public, self._rooms.codes
        code = self._makers.code(room.id)
        banned = digest(guest.address) if public else ""
        codes.pop(room.door.code, None)
        room.write(Recoded(digest(code), code if public else "", banned, guest.person))
        codes[room.door.code] = room.id
        if host := room.members.leader():
            host.mail.send(msg.InviteCode(code))
        self._presence.recode_audience(room, guest)

    # -- who has blocked somebody ------------------------------------------------------------------

    def part(self, room: Room, guest: Guest, blocked: Guest) -> None:
        """Part a guest from another one, whom they have blocked.

        The other one is removed from a table of which the guest is the host. From any other table
        the guest goes, and nobody learns why.
        """
        if guest.number == room.members.host:
            self.remove(room, blocked)
            return
        guest.mail.send(msg.Happened("left", guest.name, guest.number))
        Attendance(room).leave(guest)

    def part_all(self, room: Room, walls: Walls) -> None:
        """Part all guests of a room of whom one has blocked another, or somebody who watches."""
        for guest in list(room.members.present()):
            for other in list(room.members.present()):
                if not guest.gone and walls.has_blocked(guest.person, other.person):
                    self.part(room, guest, other)
            for one in self._presence.watching(room):
                if not guest.gone and walls.has_blocked(guest.person, one.person):
                    self._presence.stop_watching(one)
                    one.tell(msg.Bye("removed"))

    def part_person(self, person: int) -> None:
        """Part an identity that is here from those whom it has blocked, at all of its tables."""
        walls = Walls(self._presence.blocks_of([person]))
        for one in self._presence.of_person(person):
            if one.room and one.has_seat:
                with self._supervisor.guarded(one.room, one):
                    self.part_all(one.room, walls)
