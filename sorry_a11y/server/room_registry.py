"""The rooms that a server has in memory, and the codes by which all of its rooms are found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from sorry_a11y.server.room import Room
from sorry_a11y.server.standing import listed_table
from sorry_a11y.wire import protocol as msg


class RoomRegistry:
    """Finds rooms by id and by the digest of their code, and knows which have something to be
    committed or told."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._public: dict[str, Room] = {}
        self._by_code: dict[str, str] = {}
        self._changed: dict[str, None] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter([*self._rooms.values()])

    def add(self, room: Room) -> None:
        """Have a room in memory."""
        self._rooms[room.id] = room
        if room.opened.public:
            self._public[room.id] = room
        self._by_code[room.door.code] = room.id
        room.journal.changed = partial(self._changed.setdefault, room.id)
        room.journal.changed()

    def remove(self, room_id: str) -> Room | None:
        """Have a room in memory no more; its code still leads to it."""
        self._public.pop(room_id, None)
        self._changed.pop(room_id, None)
        return self._rooms.pop(room_id, None)

    def get(self, room_id: str) -> Room | None:
        """Return a room in memory."""
        return self._rooms.get(room_id)

    def has(self, room_id: str) -> bool:
        """Return whether a room is in memory."""
        return room_id in self._rooms

    def ids(self) -> list[str]:
        """Return the ids of the rooms in memory."""
        return list(self._rooms)

    # -- codes -----------------------------------------------------------------------------------

    def learn_codes(self, codes: Mapping[str, str]) -> None:
        """Learn by the digests of which codes the tables of a log are found. Each is fetched when
        its first guest comes."""
        self._by_code = dict(codes)

    def learn(self, code: str, room_id: str) -> None:
        """Have a room found by the digest of a code."""
        self._by_code[code] = room_id

    def with_code(self, code: str) -> str:
        """Return the id of the room with the digest of a code; empty for none."""
        return self._by_code.get(code, "")

    def forget_code(self, code: str) -> None:
        """Have the digest of a code lead nowhere."""
        self._by_code.pop(code, None)

    def forget_codes(self, rooms: Iterable[str]) -> None:
        """Have no code lead to some rooms any more."""
        gone = set(rooms)
        self._by_code = {code: one for code, one in self._by_code.items() if one not in gone}

    # -- rooms of a kind -------------------------------------------------------------------------

    def public(self) -> list[Room]:
        """Return the rooms that were opened for all."""
        return [*self._public.values()]

    def listed(self) -> Iterator[msg.Listed]:
        """Return what is told of the rooms that strangers may come to."""
        return (listed_table(room) for room in self._public.values() if room.is_listed)

    def changed(self) -> list[Room]:
        """Return the rooms with something to be committed or told."""
        found = (self._rooms.get(room_id) for room_id in self._changed)
        return [room for room in found if room is not None]

    def settle(self, room: Room) -> None:
        """Note that a room has nothing to be committed or told any more."""
        self._changed.pop(room.id, None)
