"""The rooms that a server has in memory.

It has how they are found, and how they come and go, by themselves or because of an error.

A room in which anything unexpected is raised is dropped, and made anew from its journal; its guests
keep their connections.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Literal

from sorry_a11y.server import attendance
from sorry_a11y.server.connections import Audience, Connection, Presence
from sorry_a11y.server.guests import CatchUp, Guest
from sorry_a11y.server.members import SPECTATORS
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room, listed_table, take_unsaved
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard

_MOST_FAILURES = 3
"""Times that a room is made anew after an error in it; after one more it is ended."""

log = logging.getLogger(__name__)


class Rooms:
    """Finds rooms, and knows which have something to be stored or told.

    Attributes:
        here: The rooms in memory, by id.
        codes: The ids of all rooms of the server, by the digest of their code.
    """

    def __init__(self) -> None:
        self.here: dict[str, Room] = {}
        self.codes: dict[str, str] = {}
        self._public: dict[str, Room] = {}
        self._changed: dict[str, None] = {}

    def learn_codes(self, codes: Mapping[str, str]) -> None:
        """Learn by the digests of which codes the tables of a log are found.

        Each is fetched when its first guest comes.
        """
        self.codes = dict(codes)

    def add(self, room: Room) -> None:
        """Have a room in memory."""
        self.here[room.id] = room
        if room.opened.table.public:
            self._public[room.id] = room
        self.codes[room.door.code] = room.id
        room.journal.changed = partial(self._changed.setdefault, room.id)
        room.journal.changed()

    def remove(self, room_id: str) -> Room | None:
        """Have a room in memory no more; its code still leads to it."""
        self._public.pop(room_id, None)
        self._changed.pop(room_id, None)
        return self.here.pop(room_id, None)

    def forget_codes(self, rooms: Iterable[str]) -> None:
        """Have no code lead to some rooms any more."""
        gone = set(rooms)
        self.codes = {code: one for code, one in self.codes.items() if one not in gone}

    def public(self) -> list[Room]:
        """Return the rooms that were opened for all."""
        return [*self._public.values()]

    def listed(self) -> Iterator[msg.Listed]:
        """Return what is told of the rooms that strangers may come to."""
        return (listed_table(room) for room in self._public.values() if room.is_listed)

    def changed(self) -> list[Room]:
        """Return the rooms with something to be stored or told."""
        return [self.here[room_id] for room_id in self._changed]

    def settle(self, room: Room) -> None:
        """Note that a room has nothing to be stored or told any more."""
        self._changed.pop(room.id, None)

    def unsaved(self) -> list[StoredEntry]:
        """Return the entries of all rooms that are to be stored; they count as taken."""
        return [entry for room in self.changed() for entry in take_unsaved(room)]

    def saved(self, entries: Iterable[StoredEntry]) -> None:
        """Note that entries are stored; those of rooms that were let go are nobody's."""
        for entry in entries:
            if room := self.here.get(entry.game):
                room.journal.committed = max(room.journal.committed, entry.seq)


class RoomSupervisor:
    """Admits, drops and ends rooms, and gives out what may be told in them.

    Args:
        rooms: The rooms in memory.
        presence: The connections of their guests.
        date: Gives seconds since 1970.
        bars: Tells whether the operator bars an identity, or an address.

    Attributes:
        to_restore: The rooms that were dropped and are to be fetched again.
        to_replay: The replays that guests wait for, to be run off the loop.
        over: The rooms that are over for good, to be closed in the journal.
    """

    def __init__(
        self, rooms: Rooms, presence: Presence, date: Callable[[], float],
        bars: Callable[[int, str], bool],
    ) -> None:
        self.to_restore: dict[str, None] = {}
        self.to_replay: list[CatchUp] = []
        self.over: list[str] = []
        self._rooms = rooms
        self._presence = presence
        self._date = date
        self._bars = bars
        self._dropped: dict[str, dict[int, tuple[Connection, int | None]]] = {}
        self._failures: dict[str, int] = {}

    # -- coming and going --------------------------------------------------------------------------

    def admit(self, room: Room) -> None:
        """Have a room in memory. Those who were in it when it was dropped are in it again."""
        room.journal.date = self._date
        self._rooms.add(room)
        for number, (connection, since) in self._dropped.pop(room.id, {}).items():
            if isinstance(connection, Audience):
                if connection.members:
                    self._presence.seat(connection, room, attendance.open_to_spectators(room))
                continue
            is_elsewhere = connection.room is not None and connection.room.id != room.id
            if connection not in self._presence.connections or is_elsewhere:
                continue
            if here := room.members.guests.get(number):
                self._presence.seat(connection, room, here)
                attendance.come_back(room, here, room.journal.seq if since is None else since)
                self.begin_replay(here)
        self.remove_barred(room)

    def remove_barred(self, room: Room) -> None:
        """Have the guests of a room leave whom the operator bars; the next one hosts."""
        for guest in list(room.members.present()):
            if self._bars(guest.person, guest.address):
                attendance.leave(room, guest, "barred")

    def _forget(self, room_id: str) -> dict[int, Connection]:
        """Have a room in memory no more; return the connection of each of its guests."""
        room = self._rooms.remove(room_id)
        guests = (*room.members.guests, SPECTATORS) if room else ()
        return {
            guest: connection for guest in guests
            if (connection := self._presence.of_seat(room_id, guest)) is not None
        }

    def sleep(self, room: Room) -> None:
        """Have a room that nobody is in sleep in the journal, for good if it is over."""
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
        """Forget a room, which another server may have; return the connections that were in it."""
        connections = list(self._forget(room_id).values())
        for one in connections:
            self._presence.detach(one)
        return connections

    # -- errors ------------------------------------------------------------------------------------

    @contextmanager
    def guarded(self, room: Room, connection: Connection) -> Iterator[None]:
        """Have an error in a room be the end of what the room has in memory.

        Nothing else ends.
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
        """Have a room in which something unexpected was raised go on as its journal has it.

        It ends where that has not helped.
        """
        log.exception("error in table %s", room.id)
        if self._rooms.here.get(room.id) is not room:
            return
        self._failures[room.id] = self._failures.get(room.id, 0) + 1
        if self.is_ended(room.id):
            self.end(room.id)
        else:
            self.drop(room.id)

    def drop(self, room_id: str) -> None:
        """Forget what a room has in memory.

        It is to be fetched again for its guests, who hear that something was not saved.
        """
        room = self._rooms.here.get(room_id)
        if room is None:
            return
        since = {
            one.number: one.mail.replay.since
            for one in room.members.guests.values() if one.mail.replay
        }
        guests = self._forget(room_id)
        for connection in guests.values():
            connection.tell(msg.Refused("saved"))
        self._dropped[room_id] = {
            guest: (connection, since.get(guest)) for guest, connection in guests.items()
        }
        self.to_restore[room_id] = None

    def end(self, room_id: str, why: Literal["token", "ended"] = "token") -> None:
        """End a room that cannot go on.

        Its guests hear that their seats are gone, or that the operator has ended it. It stays in
        the journal, and is tried again by a server that is started anew.
        """
        self._failures[room_id] = _MOST_FAILURES + 1
        self._dropped.pop(room_id, None)
        self.to_restore.pop(room_id, None)
        for connection in self.let_go(room_id):
            connection.tell(msg.Refused(why))
            if isinstance(connection, Audience):
                connection.disband()

    def is_ended(self, room_id: str) -> bool:
        """Return whether a room cannot go on."""
        return self._failures.get(room_id, 0) > _MOST_FAILURES

    # -- telling -----------------------------------------------------------------------------------

    def begin_replay(self, guest: Guest) -> None:
        """Have the replay be run that a guest waits for, if they do."""
        if replay := guest.mail.replay:
            self.to_replay.append(replay)

    def replayed(self, replay: CatchUp, heard: list[Heard] | None) -> None:
        """Tell what a replay has found.

        None where it failed, and so the room cannot go on as it is.
        """
        room = self._rooms.here.get(replay.room)
        if room and heard is None:
            self.fail(room)
        elif room and (guest := room.members.guests.get(replay.guest)):
            guest.mail.replayed(replay, heard or ())

    def tell(self) -> None:
        """Tell everybody what may be told by now."""
        for room in self._rooms.changed():
            try:
                for guest in room.members.to_tell():
                    connection = self._presence.of_seat(room.id, guest.number)
                    for message in guest.mail.take_out():
                        if connection:
                            connection.tell(message)
                if room.is_still:
                    self._rooms.settle(room)
            except Exception:
                self.fail(room)
