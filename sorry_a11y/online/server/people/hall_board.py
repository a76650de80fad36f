"""The board of the hall: who is there and which tables are open, as lists that live.

Whoever is in the hall and at no table is sent both lists again when they change, and told who comes
and goes, if they want to be. Nobody sees somebody from whom a block parts them, nor their tables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.people.hall import Hall
from sorry_a11y.online.server.people.walls import Walls
from sorry_a11y.online.server.rooms.rooms import Rooms
from sorry_a11y.online.wire import protocol as msg

_GONE_S = 10.0
"""Seconds after which somebody who has left the hall is told to be gone."""
_VIEWERS_A_SECOND = 50
"""The number of people who are sent the lists in a second; with more, they are sent less often."""


class _Table(NamedTuple):
    """A table that is listed for all.

    Attributes:
        row: Its row in the list.
        people: The identities at it, 0 for guests without one.
    """

    row: msg.Listed
    people: Collection[int]


class _Visitor(NamedTuple):
    """Somebody who is in the hall, or was a moment ago.

    Attributes:
        name: Their name.
        seen: The monotonic time at which they were last there, in seconds.
    """

    name: str
    seen: float


class HallBoard:
    """The lists of the hall, and who has been sent them.

    Args:
        hall: The hall.
        rooms: The rooms of the server.
    """

    def __init__(self, hall: Hall, rooms: Rooms) -> None:
        self._hall = hall
        self._rooms = rooms
        self._shown: dict[Connection, msg.HallNow] = {}
        self._visitors: dict[int, _Visitor] = {}
        self._next = 0.0

    async def tables_for(self, viewer: int) -> list[msg.Listed]:
        """Return the tables that are listed for all and that an identity may see, 0 for none."""
        tables = self._tables()
        walls = await self._hall.walls({viewer}.union(*(one.people for one in tables)))
        return [one.row for one in tables if not walls.hide(one.people, viewer)]

    async def show(self, viewer: Connection) -> None:
        """Send somebody who has come into the hall both lists."""
        people, tables = self._people(), self._tables()
        walls = await self._walls([viewer], people, tables)
        self._shown[viewer] = shown = _seen_by(viewer.person, people, tables, walls)
        viewer.tell(shown)

    async def look_after(self, now: float) -> None:
        """Send the lists to those in the hall for whom they have changed; tell who came and went.

        ``now`` is the monotonic time in seconds.
        """
        if now < self._next:
            return
        viewers = [
            one
            for one in self._hall.presence.visitors()
            if one.is_in_hall and not (one.has_seat or one.audience)
        ]
        self._shown = {one: self._shown[one] for one in viewers if one in self._shown}
        self._next = now + len(viewers) / _VIEWERS_A_SECOND
        people = self._people()
        news = self._coming_and_going(people, now)
        if not viewers:
            return
        tables = self._tables()
        walls = await self._walls(viewers, {*people, *(person for person, _ in news)}, tables)
        for one in viewers:
            shown = self._shown.get(one)
            if shown is None:
                continue  # they have come since, and are sent the lists as they come
            now_shown = _seen_by(one.person, people, tables, walls)
            if now_shown != shown:
                self._shown[one] = now_shown
                one.tell(now_shown)
            for person, notice in news:
                if _wants_to_hear(one, person, notice) and not walls.hide([person], one.person):
                    one.tell(notice)

    def _people(self) -> dict[int, msg.HallPerson]:
        """Return the people in the hall who have a name there, by their identities."""
        found = {
            one.person: msg.HallPerson(one.known.identity.name, one.place)
            for one in self._hall.presence.visitors()
            if one.is_in_hall and one.known
        }
        return dict(sorted(found.items(), key=lambda item: item[1].name))

    def _tables(self) -> list[_Table]:
        found = []
        for room in self._rooms.listed():
            seats = room.seats_of_bots() if room.game else room.door.open_seats()
            row = msg.Listed(
                room.door.public_code,
                room.opened.table.game,
                room.members.host_name,
                len(seats),
                room.game is not None,
                room.opened.is_slow,
            )
            found.append(_Table(row, self._hall.presence.people_at(room)))
        return found

    async def _walls(
        self, viewers: Iterable[Connection], people: Iterable[int], tables: Iterable[_Table]
    ) -> Walls:
        """Return the walls between some viewers, and the people and tables of both lists."""
        found = {*people, *(one.person for one in viewers)}
        return await self._hall.walls(found.union(*(one.people for one in tables)))

    def _coming_and_going(
        self, people: dict[int, msg.HallPerson], now: float
    ) -> list[tuple[int, msg.Notice]]:
        """Return the notices of who came into the hall and who went, since the last call."""
        before = self._visitors
        here = {person: _Visitor(row.name, now) for person, row in people.items()}
        away = {person: one for person, one in before.items() if person not in here}
        gone = {person for person, one in away.items() if now - one.seen >= _GONE_S}
        self._visitors = here | {one: away[one] for one in away if one not in gone}
        came = [(one, msg.Notice("came", here[one].name)) for one in here if one not in before]
        return [*came, *((one, msg.Notice("went", away[one].name)) for one in sorted(gone))]


def _seen_by(
    viewer: int, people: dict[int, msg.HallPerson], tables: Iterable[_Table], walls: Walls
) -> msg.HallNow:
    """Return the lists of the hall as an identity may see them, 0 for none."""
    is_free = not walls.touch(viewer)
    others: list[msg.HallPerson] = []
    for person, row in people.items():
        if person != viewer and (is_free or not walls.hide([person], viewer)):
            others.append(row)
            if len(others) == msg.MOST_PEOPLE:
                break
    rows = [one.row for one in tables if is_free or not walls.hide(one.people, viewer)]
    return msg.HallNow(others, rows[: msg.LISTED_AT_ONCE])


def _wants_to_hear(viewer: Connection, person: int, notice: msg.Notice) -> bool:
    """Return whether somebody is told that a person came or went; friends hear of it otherwise."""
    known = viewer.known
    if known is None or person == viewer.person or "people" not in known.watches:
        return False
    return notice.what == "went" or person not in known.friends
