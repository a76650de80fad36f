"""Decided, then committed, then told: the entries and messages that wait for their turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sorry_a11y.server.room import Room
from sorry_a11y.server.room_registry import RoomRegistry
from sorry_a11y.server.sessions import Sessions
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.wire.encoding import Outgoing


class UnitOfWork:
    """Knows up to which entry each room is committed, and gives out what rests on that."""

    def __init__(self, rooms: RoomRegistry, sessions: Sessions) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._committed: dict[str, int] = {}
        self._replies: list[tuple[int, Outgoing]] = []

    def begin(self, room_id: str, committed: int) -> None:
        """Note how many entries of a room are in the journal already."""
        self._committed[room_id] = committed

    def forget(self, room_id: str) -> None:
        """Forget a room that is in memory no more."""
        self._committed.pop(room_id, None)

    def reply(self, number: int, message: Outgoing) -> None:
        """Have a connection told what rests on no entry."""
        self._replies.append((number, message))

    def is_settled(self, room_id: str) -> bool:
        """Return whether all that was decided in a room is committed."""
        room = self._rooms.get(room_id)
        return room is None or (
            not room.journal.unsaved and self._committed.get(room_id) == room.journal.seq
        )

    def unsaved(self) -> list[StoredEntry]:
        """Return the entries of all rooms that are to be committed; they count as taken."""
        return [
            StoredEntry(room.id, seq, text, code)
            for room in self._rooms.changed() for seq, text, code in room.journal.take_unsaved()
        ]

    def saved(self, entries: list[StoredEntry]) -> None:
        """Note that entries are committed; those of rooms that were let go are nobody's."""
        for entry in entries:
            if entry.game in self._committed:
                self._committed[entry.game] = max(self._committed[entry.game], entry.seq)

    def take_out(self, fail: Callable[[Room], None]) -> Iterator[tuple[int, Outgoing]]:
        """Return (connection, message) for everything that may be told now, in order. ``fail``:
        told a room in which something unexpected was raised."""
        replies, self._replies = self._replies, []
        yield from replies
        for room in self._rooms.changed():
            try:
                told = list(room.feed.take_out(self._committed[room.id]))
            except Exception:
                fail(room)
                continue
            for guest, message in told:
                number = self._sessions.of_guest(room.id, guest)
                if number is not None:
                    yield number, message
            if room.feed.is_still:
                self._rooms.settle(room)
