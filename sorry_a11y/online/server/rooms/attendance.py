"""The coming and going of the people of a room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sorry_a11y.core.game.names import is_taken
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.asking import Asking
from sorry_a11y.online.server.rooms.awaited_turn import AwaitedTurn
from sorry_a11y.online.server.rooms.guests import Absence, Guest
from sorry_a11y.online.server.rooms.journal import Came, Handed, Moved
from sorry_a11y.online.server.rooms.members import SPECTATORS
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest

AWAY_TOLD_S = 10.0
"""Seconds after which the others are told that a guest is away."""
WATCHED_S = 10.0
"""The least seconds between two messages that tell of new watchers."""


class Newcomer(NamedTuple):
    """Somebody who asks for a seat.

    Attributes:
        name: The name that they want to have.
        token: The secret by which they come back.
        address: The network address of their connection.
        person: The number of their identity, 0 for none.
        seat: The seat that they wish for, None for any.
        watch: Whether they only want to watch.
        code: The invite code if they open the table; empty for others, who are not told it.
    """

    name: str
    token: str
    address: str
    person: int = 0
    seat: Seat | None = None
    watch: bool = False
    code: str = ""


class Attendance:
    """The coming and going of the people of a room.

    Args:
        room: The room.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._members = room.members
        self._asking = Asking(room)
        self._turn = AwaitedTurn(room)

    def seat_newcomer(self, new: Newcomer) -> Guest:
        """Give a new guest a seat, or let them watch; raises RefusedError."""
        room, door = self._room, self._room.door
        if door.bans(new.address, new.person):
            raise RefusedError("closed")
        name, taken = door.proper_name(new.name), room.seats_of_bots()
        names = {} if self._is_between else room.names()
        alike = [seat for seat in taken if is_taken(name, [names[seat]])]
        own = (alike or taken)[:1]  # the seat of a bot with the same name if there is one
        door.check_new(name, [one for seat, one in names.items() if new.watch or seat not in own])
        seats = self._seats_for(new, own)
        guest = self._add(new, name, seats)
        if self._members.host < 0 and seats:
            room.change("host", guest.number)
        if seats:
            replaced = "" if self._is_between else names[seats[0]]
            if replaced:
                room.tell_news("takes-over", guest, replaced)
            else:
                room.tell_news("came", guest, but=guest)
        if room.game:
            guest.mail.listen(room.game)
        welcome = msg.Seated(room.id, new.token, guest.number, list(seats), new.code)
        guest.mail.welcome = welcome
        guest.mail.send_first(welcome, room.state_for(guest))
        return guest

    def _add(self, new: Newcomer, name: str, seats: Sequence[Seat]) -> Guest:
        """Add a newcomer; after a game, seats are those of the coming one."""
        room, number = self._room, self._members.next_number
        now = () if room.game and room.game.over else seats
        room.write(Came(number, name, list(now), digest(new.token), new.person))
        if len(now) < len(seats):
            room.write(Moved(number, list(seats)))
        guest = self._members.guests[number]
        guest.address = new.address
        return guest

    @property
    def _is_between(self) -> bool:
        """Whether newcomers sit down for the coming game."""
        return self._room.stage in ("gathering", "over")

    @property
    def has_free_seat(self) -> bool:
        """Whether a newcomer gets a seat."""
        room = self._room
        return bool(room.door.open_seats() if self._is_between else room.seats_of_bots())

    def _seats_for(self, new: Newcomer, of_bot: list[Seat]) -> tuple[Seat, ...]:
        """Return the seats of a newcomer; none for one who watches, as all do who find none."""
        room = self._room
        if new.watch or not self.has_free_seat:
            without = "full" if self._is_between else "begun"
            room.door.check_watching("" if new.watch else without)
            return ()
        return room.door.free_seats(new.seat) if self._is_between else tuple(of_bot)

    def welcome_again(self, guest: Guest) -> None:
        """Tell a guest their seat once more, and all that has happened."""
        assert guest.mail.welcome is not None, "has said nothing yet"
        self.come_back(guest, 0)
        guest.mail.send_first(guest.mail.welcome)

    def come_back(self, guest: Guest, since: int) -> None:
        """Note that a guest is here again; tell them the state of the table and what they missed.

        Args:
            guest: The guest.
            since: The last journal entry of which they have heard.
        """
        was_told_away = self._turn.ends_for(guest) or guest.is_told_away
        guest.absence = None
        guest.mail.forget()
        if self._room.has_lost_game:
            guest.mail.send(msg.Happened("new-rules", guest.name, guest.number))
        if was_told_away:
            self._room.tell_news("back", guest, but=guest)
        guest.mail.send(self._room.state_for(guest))
        guest.mail.tell_missed(self._room.id, since)
        self._asking.come_back(guest)

    def hand_over(self, guest: Guest, by: Guest) -> None:
        """Let a guest go on at the program of another one, who asked for their seat."""
        by.mail.stop_listening()
        self._room.write(Handed(guest.number, by.number))
        # which says that they are back, too
        self._room.tell_news("handed", guest, but=guest)
        self._turn.ends_for(guest)
        if guest.absence:
            guest.absence.is_told = False

    def lose(self, guest: Guest, now: float) -> None:
        """Note that a guest is away; they keep their seat, and their answer is not waited for."""
        if guest.is_here:
            guest.absence = Absence(now)
            guest.mail.forget()
            guest.mail.begin_missing()
        self._room.readiness.ready.discard(guest.number)
        self._room.journal.note()
        self._asking.drop_out(guest)

    def leave(self, guest: Guest, what: str = "left") -> None:
        """Let a guest go for good; a bot plays on in their place.

        Args:
            guest: The guest.
            what: The word of `protocol.Happened` by which the others are told.
        """
        room = self._room
        guest.mail.stop_listening()
        hosts_no_more = guest.number == self._members.host
        room.change("gone", guest.number)
        room.readiness.ready.discard(guest.number)
        heir = self._members.heir()
        if heir and hosts_no_more:
            room.change("host", heir.number)
        if heir is None:
            room.change("closed")
        if self._members.plays(guest) or what != "left":  # of watchers only the number is told
            room.tell_state(but=guest)  # before the news, as when a guest comes
            room.tell(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]
        if heir and hosts_no_more:
            room.tell(msg.Happened("hosts", heir.name, heir.number))
        self._asking.drop_out(guest)

    def open_to_spectators(self) -> Guest:
        """Begin to tell the room's news to watchers without a name.

        Returns:
            One guest for all of them, who gets what each of them is told.
        """
        room = self._room
        guest = self._members.spectators = Guest(Came(SPECTATORS, "", [], ""), room.journal)
        self.come_back(guest, room.journal.seq)
        if room.game:
            guest.mail.listen(room.game)
        return guest

    def close_to_spectators(self) -> None:
        """Stop telling the room's news to watchers without a name."""
        guest, self._members.spectators = self._members.spectators, None
        if guest:
            guest.gone = True
            guest.mail.stop_listening()
            guest.mail.forget()

    def tick(self, now: float) -> None:
        """Do what is due: tell who is away and how many watch, and look after the turn."""
        for guest in list(self._members.present()):
            absence = guest.absence
            if absence and not absence.is_told and now - absence.since >= AWAY_TOLD_S:
                absence.is_told = True
                if self._members.plays(guest):
                    self._room.tell_news("away", guest, but=guest)
        self._tell_watched(now)
        self._asking.look_after(now)
        self._turn.look_after(now)

    @property
    def is_calm(self) -> bool:
        """Whether nothing becomes due by time alone: everybody is here, and nobody is asked."""
        guests = [*self._members.present()]
        return (
            bool(guests)
            and all(one.is_here and not one.stood_in for one in guests)
            and not (self._members.closed or self._room.questions.open)
            and not self._room.readiness.counts_down
            and not self._turn.may_be_idle
            and self._members.watched_told[0] == len(self._members.watchers())
        )

    def _tell_watched(self, now: float) -> None:
        """Tell the state of the table if the number of watchers changed, once in `WATCHED_S`."""
        count = len(self._members.watchers())
        told, at = self._members.watched_told
        if count != told and now - at >= WATCHED_S:
            self._members.watched_told = (count, now)
            self._room.tell_state()
