"""The coming and going of the people of a room."""

from __future__ import annotations

from dataclasses import dataclass

from sorry_a11y.game.names import is_taken
from sorry_a11y.rules.board import Seat
from sorry_a11y.server.asking import drop_out, end_question_about, look_after_turn
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.journal import Came
from sorry_a11y.server.members import SPECTATORS, proper_name
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room, table_state, tell_news, tell_state
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest

AWAY_TOLD_S = 10.0
"""Seconds after which the others are told that a guest is away."""
WATCHED_S = 10.0
"""The least seconds between two messages that tell of new watchers."""


@dataclass(frozen=True)
class Newcomer:
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


def seat_newcomer(room: Room, new: Newcomer) -> Guest:
    """Give a new guest a seat, or let them watch; raises RefusedError."""
    if room.door.bars(new.address, new.person):
        raise RefusedError("closed")
    name = proper_name(new.name)
    game, taken = room.game, room.seats_of_bots()
    names = room.names()
    alike = [seat for seat in taken if is_taken(name, [names[seat]])]
    own = (alike or taken)[:1]  # the seat of a bot with the same name if there is one
    room.door.check_new(name, [one for seat, one in names.items() if new.watch or seat not in own])
    seats = _seats_for(room, new, own)
    room.write(Came(room.members.next_number, name, list(seats), digest(new.token), new.person))
    guest = room.members.guests[room.members.next_number - 1]
    guest.address = new.address
    guest.mail.welcome = msg.Seated(room.id, new.token, guest.number, list(seats), new.code)
    if room.members.host < 0 and seats:
        room.change("host", guest.number)
    if seats:
        what, other = ("takes-over", names[seats[0]]) if game else ("came", "")
        tell_news(room, what, guest, other, but=guest)
    if game:
        guest.mail.listen(game)
    guest.mail.send_first(guest.mail.welcome, table_state(room, seats))
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
    """Tell a guest their seat once more, and all that has happened."""
    assert guest.mail.welcome is not None, "has said nothing yet"
    come_back(room, guest, 0)
    guest.mail.send_first(guest.mail.welcome)


def come_back(room: Room, guest: Guest, since: int) -> None:
    """Note that a guest is here again; tell them the state of the table and what they missed.

    Args:
        room: The room.
        guest: The guest.
        since: The last journal entry of which they have heard.
    """
    was_told_away = guest.away_told or guest.stood_in
    guest.away_since, guest.away_told, guest.stood_in = None, False, False
    guest.mail.forget()
    if room.has_lost_game:
        guest.mail.send(msg.Happened("new-rules", guest.name, guest.number))
    if was_told_away:
        tell_news(room, "back", guest, but=guest)
    guest.mail.send(table_state(room, guest.seats))
    guest.mail.tell_missed(room.id, since)
    end_question_about(room, guest)


def lose(room: Room, guest: Guest, now: float) -> None:
    """Note that a guest is away; they keep their seat, and their answer is not waited for."""
    if guest.is_here:
        guest.away_since = now
        guest.mail.forget()
        guest.mail.begin_missing()
    drop_out(room, guest)


def leave(room: Room, guest: Guest, what: str = "left") -> None:
    """Let a guest go for good; a bot plays on in their place.

    Args:
        room: The room.
        guest: The guest.
        what: The word of `protocol.Happened` by which the others are told.
    """
    guest.mail.stop_listening()
    hosts_no_more = guest.number == room.members.host
    room.change("gone", guest.number)
    heir = room.members.heir()
    if heir and hosts_no_more:
        room.change("host", heir.number)
    if heir is None:
        room.change("closed")
    if guest.seats or what != "left":  # of watchers only the number is told
        tell_state(room, but=guest)  # before the news, as when a guest comes
        room.tell(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]
    if heir and hosts_no_more:
        room.tell(msg.Happened("hosts", heir.name, heir.number))
    drop_out(room, guest)


def open_to_spectators(room: Room) -> Guest:
    """Return the guest who stands for all that watch without a name, and hears what they hear."""
    guest = room.members.spectators = Guest(Came(SPECTATORS, "", [], ""), room.journal)
    come_back(room, guest, room.journal.seq)
    if room.game:
        guest.mail.listen(room.game)
    return guest


def close_to_spectators(room: Room) -> None:
    """Remove the guest who stands for all that watch without a name."""
    guest, room.members.spectators = room.members.spectators, None
    if guest:
        guest.gone = True
        guest.mail.stop_listening()
        guest.mail.forget()


def tick(room: Room, now: float) -> None:
    """Do what is due: tell who is away and how many watch, end questions, let a bot stand in."""
    for guest in list(room.members.present()):
        since = guest.away_since
        if since is not None and not guest.away_told and now - since >= AWAY_TOLD_S:
            guest.away_told = True
            if guest.seats:
                tell_news(room, "away", guest, but=guest)
    _tell_watched(room, now)
    look_after_turn(room, now)


def _tell_watched(room: Room, now: float) -> None:
    """Send the state of the table if the number of watchers has changed, once in `WATCHED_S`."""
    count = len(room.members.watchers())
    told, at = room.members.watched_told
    if count != told and now - at >= WATCHED_S:
        room.members.watched_told = (count, now)
        tell_state(room)
