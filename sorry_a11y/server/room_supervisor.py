"""Rooms that come into memory and leave it: by themselves, or because of an error.

A room in which anything unexpected is raised is dropped, and made anew from its journal; its guests
keep their connections.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Literal

from sorry_a11y.server import attendance
from sorry_a11y.server.game_entries import CatchUp
from sorry_a11y.server.members import SPECTATORS, Guest
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_registry import RoomRegistry
from sorry_a11y.server.sessions import Connection, Sessions
from sorry_a11y.server.unit_of_work import UnitOfWork
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard

MOST_FAILURES = 3
"""Times that a room is made anew after an error in it; after one more it is ended."""

log = logging.getLogger(__name__)


class RoomSupervisor:
    """Admits, drops and ends rooms.

    Args:
        rooms: The rooms in memory.
        sessions: The connections of their guests.
        work: What is to be committed and told.
        date: Gives seconds since 1970.
        bars: Tells whether the operator bars an identity, or an address.
    """

    def __init__(
        self, rooms: RoomRegistry, sessions: Sessions, work: UnitOfWork,
        date: Callable[[], float], bars: Callable[[int, str], bool],
    ) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._work = work
        self._date = date
        self._bars = bars
        self._dropped: dict[str, dict[int, tuple[int, int | None]]] = {}
        self._to_restore: dict[str, None] = {}
        self._failures: dict[str, int] = {}
        self._replays: list[CatchUp] = []
        self._over: list[str] = []

    # -- coming and going --------------------------------------------------------------------------

    def admit(self, room: Room, committed: int) -> None:
        """Have a room in memory of which ``committed`` entries are in the journal. Those who were
        in it when it was dropped are in it again."""
        room.date = self._date
        self._rooms.add(room)
        self._work.begin(room.id, committed)
        for number, (connection_number, since) in self._dropped.pop(room.id, {}).items():
            connection = self._sessions.get(connection_number)
            if connection is None or (connection.room and connection.room.id != room.id):
                continue
            if number == SPECTATORS:
                self._sessions.seat(connection, room, attendance.open_to_spectators(room))
            elif guest := room.members.guests.get(number):
                self._sessions.seat(connection, room, guest)
                last = room.journal.seq if since is None else since
                attendance.come_back(room, guest, last)
                self.begin_replay(room, guest)
        self.remove_barred(room)

    def remove_barred(self, room: Room) -> None:
        """Have the guests of a room leave whom the operator bars; the next one hosts."""
        for guest in list(room.members.present()):
            if self._bars(guest.person, guest.address):
                attendance.leave(room, guest, "barred")

    def _forget(self, room_id: str) -> dict[int, int]:
        """Have a room in memory no more; return the connection of each of its guests."""
        room = self._rooms.remove(room_id)
        self._work.forget(room_id)
        guests = (*room.members.guests, SPECTATORS) if room else ()
        return {
            guest: number for guest in guests
            if (number := self._sessions.of_guest(room_id, guest)) is not None
        }

    def sleep(self, room: Room) -> None:
        """Have a room that nobody is in sleep in the journal, for good if it is over."""
        self._forget(room.id)
        self._failures.pop(room.id, None)
        if room.members.closed:
            self._rooms.forget_code(room.door.code)
            self._over.append(room.id)

    def close(self, room: Room) -> None:
        """End a room for good."""
        self._rooms.forget_code(room.door.code)
        self.end(room.id, "ended")
        self._over.append(room.id)

    def over(self) -> list[str]:
        """Return the tables that are over for good, to be closed in the journal; they count as
        taken."""
        over, self._over = self._over, []
        return over

    def let_go(self, room_id: str) -> list[int]:
        """Forget a room, which another server may have; return the connections that were in it."""
        numbers = list(self._forget(room_id).values())
        for number in numbers:
            if connection := self._sessions.get(number):
                self._sessions.detach(connection)
        return numbers

    # -- errors ------------------------------------------------------------------------------------

    @contextmanager
    def guarded(self, room: Room, connection: Connection) -> Iterator[None]:
        """Have an error in a room be the end of what the room has in memory, and of nothing
        else."""
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
        """Have a room in which something unexpected was raised go on as its journal has it, or end
        where that has not helped."""
        log.exception("error in table %s", room.id)
        if self._rooms.get(room.id) is not room:
            return
        self._failures[room.id] = self._failures.get(room.id, 0) + 1
        if self.is_ended(room.id):
            self.end(room.id)
        else:
            self.drop(room.id)

    def drop(self, room_id: str) -> None:
        """Forget what a room has in memory; it is to be fetched again for its guests, who hear that
        something was not saved."""
        room = self._rooms.get(room_id)
        if room is None:
            return
        since = {number: replay.since for number, replay in room.feed.replays.items()}
        guests = self._forget(room_id)
        for number in guests.values():
            self._work.reply(number, msg.Refused("saved"))
        self._dropped[room_id] = {
            guest: (number, since.get(guest)) for guest, number in guests.items()
        }
        self._to_restore[room_id] = None

    def end(self, room_id: str, why: Literal["token", "ended"] = "token") -> None:
        """End a room that cannot go on; its guests hear that their seats are gone, or that the
        operator has ended it. It stays in the journal, and is tried again by a server that is
        started anew."""
        self._failures[room_id] = MOST_FAILURES + 1
        self._dropped.pop(room_id, None)
        self._to_restore.pop(room_id, None)
        for number in self.let_go(room_id):
            self._work.reply(number, msg.Refused(why))

    def is_ended(self, room_id: str) -> bool:
        """Return whether a room cannot go on."""
        return self._failures.get(room_id, 0) > MOST_FAILURES

    def is_awaited(self, room_id: str) -> bool:
        """Return whether a room was dropped and is fetched again."""
        return room_id in self._to_restore

    def to_restore(self) -> list[str]:
        """Return the rooms that were dropped and are to be fetched again; they count as taken."""
        rooms, self._to_restore = list(self._to_restore), {}
        return rooms

    # -- games that are led again for a guest ------------------------------------------------------

    def begin_replay(self, room: Room, guest: Guest) -> None:
        """Have the replay be run that a guest waits for, if they do."""
        if replay := room.feed.replays.get(guest.number):
            self._replays.append(replay)

    def to_replay(self) -> list[CatchUp]:
        """Return the replays that guests wait for, to be run off the loop; they count as taken."""
        replays, self._replays = self._replays, []
        return replays

    def replayed(self, replay: CatchUp, heard: Iterable[Heard] | None) -> None:
        """Tell what a replay has found; None where it failed, and so the room cannot go on as it
        is."""
        room = self._rooms.get(replay.room)
        if room and heard is None:
            self.fail(room)
        elif room:
            room.feed.replayed(replay, heard or ())
