"""The coming and going of the people of a room."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.game.names import is_taken
from sorry_a11y.rules.board import Seat
from sorry_a11y.server.asking import drop_out, end_question_about, look_after_turn
from sorry_a11y.server.door import proper_name
from sorry_a11y.server.journal import Came, Recoded
from sorry_a11y.server.members import SPECTATORS, Guest
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.standing import table_state, tell_state
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest

AWAY_TOLD_S = 10.0
"""Seconds after which it is told that a guest is away (LISTENING 27)."""


@dataclass(frozen=True)
class Newcomer:
    """Somebody who asks for a seat.

    Attributes:
        name: The name that they want to have.
        token: The secret by which they come back.
        address: The address that they come from.
        person: The number of their identity, 0 for none.
        seat: The seat that they wish for, None for any.
        watch: Whether they only want to watch.
        code: The invite code, which the host alone is told.
    """

    name: str
    token: str
    address: str
    person: int = 0
    seat: Seat | None = None
    watch: bool = False
    code: str = ""


def seat_newcomer(room: Room, new: Newcomer) -> Guest:
    """Give a new guest a seat; raises RefusedError."""
    if room.door.bars(new.address, new.person):
        raise RefusedError("closed")
    name = proper_name(new.name)
    game, taken = room.game, room.seats_of_bots()
    names = room.names()
    alike = [seat for seat in taken if is_taken(name, [names[seat]])]
    own = (alike or taken)[:1]  # of a bot with the same name, or there would be two
    room.door.check_new(name, [one for seat, one in names.items() if new.watch or seat not in own])
    seats = _seats_for(room, new, own)
    room.write(Came(room.members.next_number, name, list(seats), digest(new.token), new.person))
    guest = room.members.guests[room.members.next_number - 1]
    guest.address = new.address
    guest.welcome = msg.Seated(room.id, new.token, guest.number, list(seats), new.code)
    if room.members.host < 0 and seats:
        room.change("host", guest.number)
    if seats:
        tell_state(room, but=guest)  # first, so that whoever tells the news counts the free seats
        room.feed.tell(msg.Happened(
            "takes-over" if game else "came", name, guest.number, names[seats[0]] if game else "",
        ), but=guest)
    if game:
        room.feed.listen(game, guest)
    room.feed.send_first(guest, guest.welcome, table_state(room, guest))
    return guest


def _seats_for(room: Room, new: Newcomer, of_bot: list[Seat]) -> tuple[Seat, ...]:
    if new.watch:
        room.door.check_watching()
        return ()
    if room.game is None:
        return room.door.free_seats(new.seat)
    if not of_bot:
        raise RefusedError("begun")
    return tuple(of_bot)


def welcome_again(room: Room, guest: Guest) -> None:
    """Tell a guest once more of the seat that they have, and what they missed since."""
    assert guest.welcome is not None, "has said nothing yet"
    come_back(room, guest, 0)
    room.feed.send_first(guest, guest.welcome)


def come_back(room: Room, guest: Guest, since: int) -> None:
    """Have a guest here again who heard everything up to entry ``since``: they are told how the
    table stands, and what they missed."""
    told = guest.away_told
    guest.away_since, guest.away_told, guest.stood_in = None, False, False
    room.feed.forget(guest.number)
    if room.has_lost_game:
        room.feed.send(guest, msg.Happened("new-rules", guest.name, guest.number))
    if told:
        room.feed.tell(msg.Happened("back", guest.name, guest.number), but=guest)
    room.feed.send(guest, table_state(room, guest))
    if room.game:
        room.feed.tell_missed(room.id, room.game, guest, since)
    end_question_about(room, guest)


def lose(room: Room, guest: Guest, now: float) -> None:
    """A guest is out of reach; the seat stays theirs, and their answer is not waited for."""
    if guest.is_here:
        guest.away_since = now
        room.feed.forget(guest.number)
        if room.game:
            room.feed.begin_missing(guest, room.journal.moves.reached(room.game))
    drop_out(room, guest)


def leave(room: Room, guest: Guest, what: str = "left") -> None:
    """A guest goes for good; a bot plays on in their place, and nothing is kept of who played
    nothing.

    Args:
        room: The room.
        guest: The guest.
        what: The word of `protocol.Happened` by which the others are told.
    """
    room.feed.stop_listening(room.game, guest)
    hosts_no_more = guest.number == room.members.host
    room.change("gone", guest.number)
    heir = room.members.heir()
    if heir and hosts_no_more:
        room.change("host", heir.number)
    if heir is None:
        room.change("closed")
    if guest.seats or what != "left":  # of those who watch the number is told
        tell_state(room, but=guest)  # before the news, as when a guest comes
        room.feed.tell(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]
    if heir and hosts_no_more:
        room.feed.tell(msg.Happened("hosts", heir.name, heir.number))
    drop_out(room, guest)


def recode(room: Room, code: str, removed: Guest) -> None:
    """Have another code, since a guest was removed who knows the old one; told to the host. A
    listed table, whose code everybody is told, bars the guest's address; each table bars their
    identity."""
    public = room.opened.public
    barred = digest(removed.address) if public else ""
    room.write(Recoded(digest(code), code if public else "", barred, removed.person))
    if host := room.members.leader():
        room.feed.send(host, msg.InviteCode(code))


def open_to_spectators(room: Room) -> Guest:
    """Have all who watch without a name hear what watchers hear; return for whom that is told."""
    guest = room.members.spectators = Guest(SPECTATORS, "", (), "")
    come_back(room, guest, room.journal.seq)
    if room.game:
        room.feed.listen(room.game, guest)
    return guest


def close_to_spectators(room: Room) -> None:
    """Nobody watches without a name any more."""
    guest, room.members.spectators = room.members.spectators, None
    if guest:
        guest.gone = True
        room.feed.stop_listening(room.game, guest)
        room.feed.forget(guest.number)


def tick(room: Room, now: float) -> None:
    """Let time pass: tell who is away and how many watch, end questions, let a bot stand in."""
    for guest in list(room.members.present()):
        since = guest.away_since
        if since is not None and not guest.away_told and now - since >= AWAY_TOLD_S:
            guest.away_told = True
            if guest.seats:
                room.feed.tell(msg.Happened("away", guest.name, guest.number), but=guest)
    _tell_watched(room, now)
    look_after_turn(room, now)


def _tell_watched(room: Room, now: float) -> None:
    """Tell those who play how many watch, once for all who came and went meanwhile."""
    count = len(room.members.watchers())
    if room.feed.may_tell_watched(count, now):
        tell_state(room)
        for one in room.members.present():
            if one.seats:
                room.feed.send(one, msg.Watched(count))
