"""The rooms of a server in memory: how they are found, admitted, dropped and ended.

A room in which an unexpected error is raised is dropped and rebuilt from its journal; its guests
keep their connections.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Literal

from sorry_a11y.online.server.connections import Audience, Connection, Presence
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.guests import CatchUp, Guest
from sorry_a11y.online.server.rooms.journal import Ledger
from sorry_a11y.online.server.rooms.members import SPECTATORS
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest, typed_code
from sorry_a11y.online.wire.encoding import Heard
from sorry_a11y.store.log_store import StoredEntry

_MOST_FAILURES = 3
"""The most errors after which a room is rebuilt; after one more it is ended."""

log = logging.getLogger(__name__)


class Rooms:
    """The rooms in memory, and which of them have something to be stored or told.

    Args:
        ledger: The ledger of their journals.

    Attributes:
        ledger: As given.
        here: The rooms in memory, by id.
        codes: The ids of all rooms of the server, in memory or not, by the digest of their code.
    """

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.here: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        self._public: dict[str, Room] = {}

    def add(self, room: Room) -> None:
        """Add a room."""
        self.here[room.id] = room
        if room.opened.table.public:
            self._public[room.id] = room
        self.codes[room.door.code] = room.id
        self.ledger.note(room.id)

    def remove(self, room_id: str) -> Room | None:
        """Remove a room from memory and return it, None if it is not there; its code is kept."""
        self._public.pop(room_id, None)
        self.ledger.forget(room_id)
        return self.here.pop(room_id, None)

    def with_code(self, typed: str) -> Room | None:
        """Return the room in memory with a code, as somebody typed it; None if there is none."""
        return self.here.get(self.codes.get(digest(typed_code(typed) or ""), ""))

    def forget_codes(self, rooms: Iterable[str]) -> None:
        """Forget the codes of some rooms."""
        gone = set(rooms)
        self.codes = {code: one for code, one in self.codes.items() if one not in gone}

    def public(self) -> list[Room]:
        """Return the rooms that were opened as listed ones, though they may be hidden now."""
        return [*self._public.values()]

    def listed(self) -> list[Room]:
        """Return the rooms that are in the list of tables for all."""
        return [room for room in self._public.values() if room.is_listed]

    def changed(self) -> list[Room]:
        """Return the rooms with something to be stored or told."""
        return self._here_of(self.ledger.changed)

    def restless(self) -> list[Room]:
        """Return the rooms that must be looked after as time passes."""
        return self._here_of(self.ledger.restless)

    def _here_of(self, noted: Iterable[str]) -> list[Room]:
        """Return the rooms in memory of some ids; forget those that are not there.

        Such a room was never admitted, or spoke when it had gone.
        """
        for room_id in [one for one in noted if one not in self.here]:
            self.ledger.forget(room_id)
        return [self.here[room_id] for room_id in noted]

    def rest(self, room: Room) -> None:
        """Note that a room need not be looked after until something happens in it."""
        self.ledger.restless.pop(room.id, None)

    def settle(self, room: Room) -> None:
        """Note that a room has nothing to be stored or told any more."""
        self.ledger.changed.pop(room.id, None)

    def unsaved(self) -> list[StoredEntry]:
        """Remove and return the entries of all rooms that are to be stored."""
        return [entry for room in self.changed() for entry in room.take_unsaved()]

    def saved(self, entries: Iterable[StoredEntry]) -> None:
        """Note that entries are stored; those of rooms that are not in memory are ignored."""
        for entry in entries:
            if room := self.here.get(entry.game):
                room.journal.committed = max(room.journal.committed, entry.seq)


class RoomSupervisor:
    """Admits, drops and ends rooms, and sends the messages that wait in them.

    Args:
        rooms: The rooms in memory.
        presence: The open connections.
        bans: A function that tells whether an identity, by number, or an address is banned.

    Attributes:
        to_restore: The ids of the rooms that were dropped and must be fetched again; the values are
            None.
        to_replay: The replays that must be run.
        over: The ids of the rooms that are over for good and must be closed in the journal.
    """

    def __init__(self, rooms: Rooms, presence: Presence, bans: Callable[[int, str], bool]) -> None:
        self.to_restore: dict[str, None] = {}
        self.to_replay: list[CatchUp] = []
        self.over: list[str] = []
        self._rooms = rooms
        self._presence = presence
        self._bans = bans
        self._dropped: dict[str, dict[int, tuple[Connection, int | None]]] = {}
        self._failures: dict[str, int] = {}

    # -- coming and going --------------------------------------------------------------------------

    def admit(self, room: Room) -> None:
        """Add a room to memory, with the connections that it had when it was dropped."""
        self._rooms.add(room)
        attendance = Attendance(room)
        for number, (connection, since) in self._dropped.pop(room.id, {}).items():
            if isinstance(connection, Audience):
                if connection.members:
                    self._presence.seat(connection, room, attendance.open_to_spectators())
                continue
            is_elsewhere = connection.room is not None and connection.room.id != room.id
            if connection not in self._presence.connections or is_elsewhere:
                continue
            if here := room.members.guests.get(number):
                self._presence.seat(connection, room, here)
                attendance.come_back(here, room.journal.seq if since is None else since)
                self.begin_replay(here)
        self.remove_banned(room)

    def remove_banned(self, room: Room) -> None:
        """Remove the guests of a room who are banned."""
        for guest in list(room.members.present()):
            if self._bans(guest.person, guest.address):
                Attendance(room).leave(guest, "banned")

    def _forget(self, room_id: str) -> dict[int, Connection]:
        """Remove a room from memory; return the connection of each of its guests."""
        room = self._rooms.remove(room_id)
        guests = (*room.members.guests, SPECTATORS) if room else ()
        return {
            guest: connection
            for guest in guests
            if (connection := self._presence.of_seat(room_id, guest)) is not None
        }

    def sleep(self, room: Room) -> None:
        """Remove a room from memory in which nobody is; if it is over, it is closed for good."""
        self._forget(room.id)
        self._failures.pop(room.id, None)
        if room.members.closed:
            self._rooms.codes.pop(room.door.code, None)
            self.over.append(room.id)

    def close(self, room: Room) -> None:
        """End a room for good."""
        self._rooms.codes.pop(room.door.code, None)
        self.end(room.id, "ended")
        self.over.append(room.id)

    def let_go(self, room_id: str) -> list[Connection]:
        """Remove a room from memory; return its connections, which lose their seats."""
        connections = list(self._forget(room_id).values())
        for one in connections:
            self._presence.detach(one)
        return connections

    # -- errors ------------------------------------------------------------------------------------

    @contextmanager
    def guarded(self, room: Room, connection: Connection) -> Iterator[None]:
        """Return a context in which an unexpected error drops the room, and affects nothing else.

        Raises:
            RefusedError: A request was refused, or the room failed for a guest who comes in.
        """
        was_in = connection.room is room
        try:
            yield
        except RefusedError:
            raise
        except Exception as error:
            self.fail(room)
            if not was_in:
                raise RefusedError("saved") from error

    def fail(self, room: Room) -> None:
        """Log the present error of a room, and drop the room; end it after too many errors."""
        log.exception("error in table %s", room.id)
        if self._rooms.here.get(room.id) is not room:
            return
        self._failures[room.id] = self._failures.get(room.id, 0) + 1
        if self.is_ended(room.id):
            self.end(room.id)
        else:
            self.drop(room.id)

    def drop(self, room_id: str) -> None:
        """Remove a room from memory that is to be fetched again; its guests hear "saved"."""
        room = self._rooms.here.get(room_id)
        if room is None:
            return
        since = {
            one.number: one.mail.replay.since
            for one in room.members.guests.values()
            if one.mail.replay
        }
        guests = self._forget(room_id)
        for connection in guests.values():
            connection.tell(msg.Refused("saved"))
        self._dropped[room_id] = {
            guest: (connection, since.get(guest)) for guest, connection in guests.items()
        }
        self.to_restore[room_id] = None

    def end(self, room_id: str, why: Literal["token", "ended"] = "token") -> None:
        """End a room that cannot go on; it stays in the journal, and a new server tries it again.

        Args:
            room_id: The id of the room.
            why: The refusal that its guests hear: their seats are gone ("token"), or the operator
                has ended the table.
        """
        self._failures[room_id] = _MOST_FAILURES + 1
        self._dropped.pop(room_id, None)
        self.to_restore.pop(room_id, None)
        for connection in self.let_go(room_id):
            connection.tell(msg.Refused(why))
            if isinstance(connection, Audience):
                connection.disband()

    def is_ended(self, room_id: str) -> bool:
        """Return whether a room was ended."""
        return self._failures.get(room_id, 0) > _MOST_FAILURES

    # -- telling -----------------------------------------------------------------------------------

    def begin_replay(self, guest: Guest) -> None:
        """Note that the replay for which a guest waits must be run, if there is one."""
        if replay := guest.mail.replay:
            self.to_replay.append(replay)

    def replayed(self, replay: CatchUp, heard: list[Heard] | None) -> None:
        """Send the batches of a replay to its guest; None stands for a failure of the room."""
        room = self._rooms.here.get(replay.room)
        if room and heard is None:
            self.fail(room)
        elif room and (guest := room.members.guests.get(replay.guest)):
            guest.mail.replayed(replay, heard or ())

    def tell(self) -> None:
        """Send all messages whose entries are committed."""
        for room in self._rooms.changed():
            try:
                if self._tell(room):
                    self._rooms.settle(room)
            except Exception:
                self.fail(room)

    def _tell(self, room: Room) -> bool:
        """Send the messages in a room; return whether none waits, and no entry to be stored."""
        is_still = not room.journal.unsaved
        for guest in room.members.to_tell():
            connection = self._presence.of_seat(room.id, guest.number)
            for message in guest.mail.take_out():
                if connection:
                    connection.tell(message)
            is_still = is_still and guest.mail.is_empty
        return is_still
