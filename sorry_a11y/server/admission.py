"""Admission to a seat: tables that are opened, joined, and come back to, and who may try how often.

Everything raises RefusedError.
"""

from __future__ import annotations

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.setup import PERSON, YOU
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import BOOKS, CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.server import asking, attendance
from sorry_a11y.server.attendance import Newcomer
from sorry_a11y.server.connections import Connection, audience_token
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.journal import OPEN, Opened
from sorry_a11y.server.lobby import Lobby
from sorry_a11y.server.members import proper_name
from sorry_a11y.server.rate_limits import RATES, SITE, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_requests import begin_game
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import bucket_of, digest, fits, typed_code

_MOST_TABLES = 20_000
PATIENCE_S = 30
"""Seconds for which strangers wait for somebody who is away."""


# -- a table that is opened ----------------------------------------------------------------------


def open_table(lobby: Lobby, connection: Connection, wished: msg.HostTable, now: float) -> None:
    """Open a table for a connection."""
    if connection.has_seat:
        raise RefusedError("begun")
    lobby.hall.check_name(connection, wished.name)
    is_full = len(lobby.rooms.here) >= _MOST_TABLES
    if is_full or not lobby.limiter.take(RATES.tables, network_of(connection.address), now):
        raise RefusedError("many")
    chairs, own = _chairs(wished.seats)
    if wished.drop_in and wished.options.get("seats") == "2":
        raise RefusedError("seat")  # whoever drops in takes one seat
    if msg.MOST_PATIENCE < wished.patience < msg.A_DAY:
        raise RefusedError("message")
    code = lobby.makers.code(connection.bucket)
    opened = Opened(
        wished.game, dict(wished.options), wished.teams, wished.points, wished.rounds,
        wished.target, chairs, wished.undo, wished.stand_in, wished.patience, wished.watch,
        wished.public, digest(code), code if wished.public else "",
        connection.language if wished.public else "", wished.drop_in,
    )
    try:
        room = Room.opened_by(bucket_of(code) + lobby.makers.token(), opened)
    except (CombinationError, OptionError, ValueError) as error:
        raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
    guest = attendance.seat_newcomer(room, Newcomer(
        wished.name, lobby.makers.token(), connection.address, connection.person, own, code=code,
    ))
    lobby.supervisor.admit(room)
    lobby.presence.attach(connection, room, guest)
    if wished.public:
        lobby.untold[room.id] = None
    if wished.drop_in:
        begin_game(lobby, room, guest)
        asking.look_after_turn(room, now)  # bots may be the first


def _chairs(seats: dict[str, str]) -> tuple[dict[Seat, str], Seat]:
    """Return the seats of a table, and the one of its host; raises RefusedError."""
    chairs: dict[Seat, str] = {}
    own = WATCHER
    for colour, who in seats.items():
        if colour not in COLOURS or who not in (YOU, OPEN, *BOTS):
            raise RefusedError("seat", given=f"{colour} {who}"[:40])
        seat = seat_called(colour)
        chairs[seat] = PERSON if who == YOU else who
        own = seat if who == YOU and own < 0 else own
    if not 2 <= len(chairs) <= len(COLOURS) or own < 0:
        raise RefusedError("seat")
    return chairs, own


# -- a table that is joined ----------------------------------------------------------------------


def join_table(lobby: Lobby, connection: Connection, wished: msg.Join, now: float) -> None:
    """Give a connection a seat at the table with a code."""
    if connection.room and connection.guest and connection.has_seat:
        if connection.asked != wished or connection.guest.mail.welcome is None:
            raise RefusedError("begun")
        _welcome_again(lobby, connection, connection.room, connection.guest, now)
        return
    room = _room_with_code(lobby, connection, wished.code, now)
    _check_welcome(lobby, connection, room, wished.name)
    guest = room.members.lost_welcome(wished.name, connection.address)
    if guest:
        _welcome_again(lobby, connection, room, guest, now)
    elif not lobby.limiter.take_each(
        now, (RATES.arrivals, network_of(connection.address)), (RATES.arrivals_of_table, room.id)
    ):
        raise RefusedError("many")
    else:
        with lobby.supervisor.guarded(room, connection):
            guest = attendance.seat_newcomer(room, Newcomer(
                wished.name, lobby.makers.token(), connection.address, connection.person,
                wished.seat, wished.watch,
            ))
    if guest:
        lobby.presence.attach(connection, room, guest)
        connection.asked = wished


def play_now(lobby: Lobby, connection: Connection, wished: msg.PlayNow, now: float) -> None:
    """Seat a guest at the next open table of a game and their language, or at a new one."""
    if connection.has_seat:
        raise RefusedError("begun")
    name = proper_name(wished.name)
    lobby.hall.check_name(connection, name)
    if not lobby.limiter.take(RATES.arrivals, network_of(connection.address), now):
        raise RefusedError("many")
    for room in lobby.rooms.public():
        if (
            room.is_listed and room.opened.game == wished.game and not room.opened.is_slow
            and room.opened.language == connection.language and room.members.players_here()
            and _sits_down(lobby, connection, room, name, now)
        ):
            return
    seats = {colour: YOU if at == 0 else OPEN for at, colour in enumerate(COLOURS)}
    open_table(lobby, connection, msg.HostTable(
        wished.game, name, seats, public=True, undo="off", stand_in="auto", patience=PATIENCE_S,
        drop_in=True,
    ), now)


def _sits_down(
    lobby: Lobby, connection: Connection, room: Room, name: str, now: float
) -> bool:
    try:
        _check_welcome(lobby, connection, room, name)
        if not lobby.limiter.take(RATES.arrivals_of_table, room.id, now):
            return False
        with lobby.supervisor.guarded(room, connection):
            guest = attendance.seat_newcomer(room, Newcomer(
                name, lobby.makers.token(), connection.address, connection.person
            ))
    except RefusedError:
        return False
    lobby.presence.attach(connection, room, guest)
    return True


def _check_welcome(lobby: Lobby, connection: Connection, room: Room, name: str) -> None:
    """Raise RefusedError for a name of somebody else, and for whom the host has blocked."""
    lobby.hall.check_name(connection, name)
    host = room.members.leader()
    if host and lobby.presence.blocks(host.person, connection.person):
        raise RefusedError("closed")


def room_to_watch(lobby: Lobby, connection: Connection, message: msg.Up) -> Room | None:
    """Return the room, in memory, that a guest without a seat is to watch without a name.

    The guest says this.
    """
    match message:
        case msg.Join(watch=True):
            code = digest(typed_code(message.code) or "")
            room = lobby.rooms.here.get(lobby.rooms.codes.get(code, ""))
        case msg.Back():
            room = lobby.rooms.here.get(message.table)
            if room is None or not fits(message.token, digest(audience_token(room))):
                return None
        case _:
            return None
    may_watch = room is not None and room.door.may_watch_unnamed(
        connection.address, connection.person, is_new=isinstance(message, msg.Join)
    )
    return room if may_watch else None


# -- codes and tokens ----------------------------------------------------------------------------


def sought(
    lobby: Lobby, connection: Connection, message: msg.Up, now: float
) -> tuple[str, str]:
    """Return what must be fetched before a message can be taken.

    It is the id of a room that is not in memory, or the digest of a code that is not known here;
    empty for nothing.
    """
    room = connection.room.id if connection.room and connection.has_seat else ""
    code = ""
    if isinstance(message, msg.Back):
        room = message.table
    elif isinstance(message, msg.Join) and not room:
        code = digest(typed_code(message.code) or "")
        room = lobby.rooms.codes.get(code, "")
    is_known = room in lobby.rooms.here or room in lobby.supervisor.to_restore
    if (
        connection.hello is None or is_known or lobby.supervisor.is_ended(room)
        or not _may_try(lobby, connection, now)  # who guesses makes no work
    ):
        return "", ""
    return (room, "") if room else ("", code)


def _room_with_code(lobby: Lobby, connection: Connection, typed: str, now: float) -> Room:
    if not _may_try(lobby, connection, now):
        raise RefusedError("many")
    code = typed_code(typed) or ""
    room = _find(lobby, lobby.rooms.codes.get(digest(code), ""))
    is_listed = room is not None and room.door.public_code == code
    if not is_listed and lobby.wrong_codes.refuses(connection.address, now):
        raise RefusedError("many")
    if room is None or room.members.closed or room.door.code != digest(code):
        note_wrong_code(lobby, connection, now)
        raise RefusedError("code")
    return room


def _find(lobby: Lobby, room_id: str) -> Room | None:
    if room_id in lobby.supervisor.to_restore:
        raise RefusedError("saved")
    return lobby.rooms.here.get(room_id)


def check_try(lobby: Lobby, connection: Connection, now: float) -> None:
    """Refuse to try a code where too many were wrong; raises RefusedError."""
    if not _may_try(lobby, connection, now) or lobby.wrong_codes.refuses(connection.address, now):
        raise RefusedError("many")


def note_wrong_code(lobby: Lobby, connection: Connection, now: float) -> None:
    """Count a code that was wrong."""
    _note_wrong(lobby, connection, now)
    lobby.wrong_codes.take(connection.address, now)


def _may_try(lobby: Lobby, connection: Connection, now: float) -> bool:
    """Return whether a code or a token may be tried.

    It may if of the household and of its site not too many were wrong.
    """
    address = connection.address
    return lobby.limiter.has(RATES.wrong_codes, network_of(address), now) and lobby.limiter.has(
        RATES.wrong_codes_of_site, network_of(address, SITE), now
    )


def _note_wrong(lobby: Lobby, connection: Connection, now: float) -> None:
    lobby.limiter.take(RATES.wrong_codes, network_of(connection.address), now)
    lobby.limiter.take(RATES.wrong_codes_of_site, network_of(connection.address, SITE), now)


# -- a seat that is come back to -----------------------------------------------------------------


def take_seat_back(lobby: Lobby, connection: Connection, wished: msg.Back, now: float) -> None:
    """Give a connection the seat that a token proves."""
    room = _find(lobby, wished.table)
    guest = room.members.with_token(wished.token) if room else None
    if room is None or guest is None:
        if not _may_try(lobby, connection, now):
            raise RefusedError("many")
        _note_wrong(lobby, connection, now)
        raise RefusedError("token")
    if connection.has_seat and connection.guest is not guest:
        raise RefusedError("begun")
    _check_replay(lobby, connection, room, guest, wished.since, now)
    lobby.presence.attach(connection, room, guest)
    guest.away_since = guest.away_since if guest.away_since is not None else now
    guest.mail.welcome = None
    with lobby.supervisor.guarded(room, connection):
        attendance.come_back(room, guest, wished.since)
        lobby.supervisor.begin_replay(guest)
        asking.look_after_turn(room, now)


def _welcome_again(
    lobby: Lobby, connection: Connection, room: Room, guest: Guest, now: float
) -> None:
    """Tell a guest once more of the seat that they have."""
    _check_replay(lobby, connection, room, guest, 0, now)
    with lobby.supervisor.guarded(room, connection):
        attendance.welcome_again(room, guest)
        lobby.supervisor.begin_replay(guest)


def _check_replay(
    lobby: Lobby, connection: Connection, room: Room, guest: Guest, since: int, now: float
) -> None:
    """Raise RefusedError where it is too early for a game to be led again for a guest.

    There is one replay at a time, and only so many.
    """
    if guest.mail.needs_replay(since) and (guest.mail.replay or not lobby.limiter.take_each(
        now, (RATES.replays, (room.id, guest.number)),
        (RATES.replays_of_network, network_of(connection.address)),
    )):
        raise RefusedError("many")
