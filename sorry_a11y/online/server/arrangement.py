"""The coming game of a room: its rules, its seats, and who is ready for it."""

from __future__ import annotations

from msgspec import structs

from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.setup import PERSON, YOU
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.notation import COLOURS
from sorry_a11y.core.rulesets.families import BOOKS, CombinationError
from sorry_a11y.core.rulesets.presets import OptionError
from sorry_a11y.online.server.readiness import COUNTDOWN_S
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.guests import Guest
from sorry_a11y.online.server.rooms.journal import Arranged, Moved
from sorry_a11y.online.server.rooms.members import opposite, proper_name
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.protocol import OPEN


class Arrangement:
    """The rules and seats on which the people of a room agree before a game.

    Args:
        room: The room.
    """

    def __init__(self, room: Room) -> None:
        self._room = room

    def arrange(self, host: Guest, wished: msg.ArrangeTable) -> None:
        """Give the coming game other rules and seats; nobody is ready for it any more.

        Raises:
            RefusedError: A game is under way, there is no such game, somebody would lose a seat, or
                has a name that is a word of that game.
        """
        room = self._room
        self._check_between()
        table = structs.replace(room.opened.table, **structs.asdict(wished))
        coming = room.members.coming()
        if len(wished.seats) < len(coming) or table.drop_in:
            raise RefusedError("seat")
        for colour, who in wished.seats.items():
            if colour not in COLOURS or who not in (YOU, OPEN, *BOTS):
                raise RefusedError("seat", given=f"{colour} {who}"[:40])
        opened = structs.replace(room.opened, table=table)
        if any(opened.seats.get(seat) not in (OPEN, PERSON) for seat in coming):
            raise RefusedError("seat")
        if self._is_by_pairs(opened.table) != self._is_by_pairs(room.opened.table):
            raise RefusedError("rules")  # everybody would need another number of seats
        try:
            opened.rules(tuple(sorted(opened.seats)))
        except (CombinationError, OptionError, ValueError) as error:
            raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
        for guest in coming.values():
            proper_name(guest.name, table.game)
        room.write(Arranged(table))
        room.readiness.forget()
        room.tell_news("arranged", host)

    @staticmethod
    def _is_by_pairs(table: msg.HostTable) -> bool:
        return table.options.get("seats") == "2"

    def _check_between(self) -> None:
        """Raise RefusedError while a game is under way."""
        if self._room.game and not self._room.game.over:
            raise RefusedError("begun")

    def change_seat(self, guest: Guest, seat: Seat) -> None:
        """Give a guest another seat in the coming game; a bot on it gets the old one.

        Somebody who watches gets an open one. Where everybody has two seats, the other one goes
        along.

        Raises:
            RefusedError: A game is under way, or the seat is taken or not at the table.
        """
        room, coming = self._room, self._room.members.coming()
        self._check_between()
        own = [one for one, who in coming.items() if who is guest]
        if not own:
            if room.door.locked:
                raise RefusedError("closed")
            room.write(Moved(guest.number, list(room.door.free_seats(seat))))
            room.tell_news("came", guest)
            return
        table = room.opened.table
        wished = [seat, opposite(seat)][: len(own)]
        if table.drop_in or any(one in coming or one not in room.opened.seats for one in wished):
            raise RefusedError("seat")
        seats, kinds = dict(table.seats), table.seats
        for here, there in zip(own, wished, strict=True):
            one, other = COLOURS[here], COLOURS[there]
            seats |= {one: kinds[other], other: kinds[one]}
        room.write(Arranged(structs.replace(table, seats=seats)))
        room.write(Moved(guest.number, wished))
        room.tell_news("moved", guest)

    def note_ready(self, guest: Guest, *, is_ready: bool, now: float) -> None:
        """Note whether a guest is ready for the coming game; begin or stop the countdown.

        Raises:
            RefusedError: A game is under way, or the guest has no seat.
        """
        room, ready = self._room, self._room.readiness.ready
        self._check_between()
        if not room.members.plays(guest):
            raise RefusedError("seat")
        if is_ready == (guest.number in ready):
            room.tell_state()
            return
        ready.symmetric_difference_update({guest.number})
        if not is_ready:
            room.readiness.stop()
        room.tell_news("ready" if is_ready else "unready", guest)
        if self._are_all_ready and not room.readiness.counts_down:
            seconds = COUNTDOWN_S if len(room.members.players_here()) > 1 else 0.0
            room.readiness.count_down(now, seconds)
            if seconds:
                room.tell_news("begins", guest)

    @property
    def _are_all_ready(self) -> bool:
        """Whether all players who are here are ready, and no seat of a first game is open."""
        room = self._room
        here = room.members.players_here()
        if room.members.closed or (room.game is None and room.door.open_seats()):
            return False
        return bool(here) and here <= room.readiness.ready

    def is_due(self, now: float) -> bool:
        """Return whether the game begins now by itself; stop the countdown if somebody came."""
        readiness = self._room.readiness
        if readiness.counts_down and not self._are_all_ready:
            readiness.stop()
            self._room.tell_state()
        return readiness.is_due(now)
