"""How a room stands, as its guests, the list of tables and the operator are told."""

from __future__ import annotations

from sorry_a11y.game.setup import PERSON
from sorry_a11y.server.members import Guest
from sorry_a11y.server.room import Room
from sorry_a11y.wire import protocol as msg

STAND_IN = "runner"
"""The kind of bot that plays for a guest who is away, and on seats that stay open."""
TOLD_DIGITS = 8
"""Of the id of a room, for the operator."""


def table_state(room: Room, guest: Guest) -> msg.TableState:
    """Return how the table stands, for one guest: the game under way names their seats."""
    game = room.game
    setup = game.header.setup if game else None
    return msg.TableState(
        room.stage, _chairs(room), room.members.host,  # type: ignore[arg-type]
        room.members.watchers(), room.opened.undo, setup, guest.seats if setup else (),
        room.journal.moves.reached(game) if game else 0, room.opened.is_slow,
    )


def tell_state(room: Room, but: Guest | None = None) -> None:
    """Tell everybody here how the table stands, but for one guest."""
    room.feed.tell_each(lambda guest: table_state(room, guest), but)


def _chairs(room: Room) -> list[msg.SeatState]:
    sitting, of_bots = room.members.sitting(), room.seats_of_bots()
    names = room.names()
    chairs = []
    for seat, kind in sorted(room.opened.chairs.items()):
        guest = sitting.get(seat)
        if guest:
            chairs.append(msg.SeatState(
                seat, PERSON, guest.name, guest.number, guest.away_told, guest.stood_in
            ))
        else:
            kind = STAND_IN if seat in of_bots else kind
            chairs.append(msg.SeatState(seat, kind, names.get(seat, "")))
    return chairs


def listed_table(room: Room) -> msg.Listed:
    """Return a room as it is told to all; it has a host."""
    seats = room.seats_of_bots() if room.game else room.door.open_seats()
    return msg.Listed(
        room.door.public_code, room.opened.game, host_name(room), len(seats), room.opened.watch,
        room.opened.language, room.game is not None, room.opened.is_slow,
    )


def host_name(room: Room) -> str:
    """Return the name of the host; empty where there is none, or none any more."""
    host = room.members.leader()
    return host.name if host else ""


def described(room: Room) -> list[str]:
    """Return a room as the operator is told of it: how its id begins, its game and stage, how many
    people are here, whether it is public, and the host."""
    return [
        room.id[:TOLD_DIGITS], room.opened.game, room.stage,
        str(sum(one.is_here for one in room.members.present())),
        "public" if room.opened.public else "private", host_name(room),
    ]
