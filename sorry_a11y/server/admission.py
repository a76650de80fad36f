"""Requests for a seat: to open a table, to join one, to come back to one.

Every function raises RefusedError for a request that cannot be met.
"""

from __future__ import annotations

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.setup import YOU
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import BOOKS, CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.server import asking, attendance
from sorry_a11y.server.attendance import Newcomer
from sorry_a11y.server.connections import audience_token, begin_watching
from sorry_a11y.server.guests import Guest
from sorry_a11y.server.journal import Opened
from sorry_a11y.server.lobby import Asker
from sorry_a11y.server.members import proper_name
from sorry_a11y.server.rate_limits import RATES, SITE, Wanted, network_of
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_requests import begin_game
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import bucket_of, digest, fits, typed_code
from sorry_a11y.wire.protocol import OPEN

_MOST_TABLES = 20_000
PATIENCE_S = 30
"""The patience of a table that `PlayNow` opens, in seconds."""


def take_for_seat(
    asker: Asker, message: msg.HostTable | msg.Join | msg.Back | msg.PlayNow
) -> None:
    """Meet a request for a seat, or for a place to watch from."""
    connection = asker.connection
    match message:
        case msg.HostTable():
            _open_table(asker, message)
        case msg.PlayNow():
            _play_now(asker, message)
        case _ if not connection.has_seat and (room := _room_to_watch(asker, message)):
            begin_watching(asker.lobby.presence, connection, room)
        case msg.Join():
            _join_table(asker, message)
        case msg.Back():
            _take_seat_back(asker, message)


# -- a table that is opened ----------------------------------------------------------------------


def _open_table(asker: Asker, wished: msg.HostTable) -> None:
    lobby, connection, now = asker
    if connection.has_seat:
        raise RefusedError("begun")
    lobby.hall.check_name(connection, wished.name)
    if len(lobby.rooms.here) >= _MOST_TABLES:
        raise RefusedError("many")
    asker.limit((RATES.tables, asker.network))
    own = _seat_of_host(wished.seats)
    if wished.drop_in and wished.options.get("seats") == "2":
        raise RefusedError("seat")  # a newcomer to a game under way gets one seat
    if msg.MOST_PATIENCE < wished.patience < msg.A_DAY:
        raise RefusedError("message")
    code = lobby.makers.code(connection.bucket)
    shown = (code, connection.language) if wished.public else ()
    opened = Opened(wished, digest(code), *shown)
    try:
        room = Room.opened_by(bucket_of(code) + lobby.makers.token(), opened)
    except (CombinationError, OptionError, ValueError) as error:
        raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
    guest = _seated(asker, room, wished.name, own, code=code)
    lobby.supervisor.admit(room)
    lobby.presence.attach(connection, room, guest)
    if wished.public:
        lobby.untold[room.id] = None
    if wished.drop_in:
        begin_game(lobby, room, guest)
        asking.look_after_turn(room, now)  # bots may be the first


def _seat_of_host(seats: dict[str, str]) -> Seat:
    """Return the first seat of the host; raises RefusedError for seats that no table has."""
    for colour, who in seats.items():
        if colour not in COLOURS or who not in (YOU, OPEN, *BOTS):
            raise RefusedError("seat", given=f"{colour} {who}"[:40])
    own = [seat_called(colour) for colour, who in seats.items() if who == YOU]
    if len(seats) < 2 or not own:
        raise RefusedError("seat")
    return own[0]


# -- a table that is joined ----------------------------------------------------------------------


def _join_table(asker: Asker, wished: msg.Join) -> None:
    """Give a guest a seat at the table with a code."""
    connection = asker.connection
    if connection.room and connection.guest and connection.has_seat:
        if connection.asked != wished or connection.guest.mail.welcome is None:
            raise RefusedError("begun")
        _welcome_again(asker, connection.room, connection.guest)
        return
    room = _room_with_code(asker, wished.code)
    _check_welcome(asker, room, wished.name)
    if guest := room.members.lost_welcome(wished.name, connection.address):
        _welcome_again(asker, room, guest)
        asker.lobby.presence.attach(connection, room, guest)
    else:
        asker.limit((RATES.arrivals, asker.network), (RATES.arrivals_of_table, room.id))
        _sit_down(asker, room, wished)
    connection.asked = wished


def _play_now(asker: Asker, wished: msg.PlayNow) -> None:
    """Seat a guest at the next open table of a game and their language, or at a new one."""
    lobby, connection, _ = asker
    if connection.has_seat:
        raise RefusedError("begun")
    name = proper_name(wished.name)
    lobby.hall.check_name(connection, name)
    asker.limit((RATES.arrivals, asker.network))
    for room in lobby.rooms.public():
        if (
            room.is_listed and room.opened.table.game == wished.game and not room.opened.is_slow
            and room.opened.language == connection.language and room.members.players_here()
        ):
            try:
                _check_welcome(asker, room, name)
                asker.limit((RATES.arrivals_of_table, room.id))
                _sit_down(asker, room, msg.Join("", name))
            except RefusedError:
                continue
            return
    _open_table(asker, msg.HostTable(
        wished.game, name, public=True, undo="off", stand_in="auto", patience=PATIENCE_S,
        drop_in=True,
    ))


def _sit_down(asker: Asker, room: Room, wished: msg.Join) -> None:
    """Give a newcomer a seat, or let them watch."""
    lobby, connection, _ = asker
    with lobby.supervisor.guarded(room, connection):
        guest = _seated(asker, room, wished.name, wished.seat, watch=wished.watch)
        lobby.presence.attach(connection, room, guest)


def _seated(
    asker: Asker, room: Room, name: str, seat: Seat | None, *, watch: bool = False, code: str = ""
) -> Guest:
    connection, token = asker.connection, asker.lobby.makers.token()
    return attendance.seat_newcomer(room, Newcomer(
        name, token, connection.address, connection.person, seat, watch, code
    ))


def _check_welcome(asker: Asker, room: Room, name: str) -> None:
    """Refuse a name that belongs to somebody else, and a guest whom the host has blocked."""
    lobby, connection, _ = asker
    lobby.hall.check_name(connection, name)
    host = room.members.leader()
    if host and lobby.presence.blocks(host.person, connection.person):
        raise RefusedError("closed")


def _room_to_watch(asker: Asker, message: msg.Join | msg.Back) -> Room | None:
    """Return the room in memory that a guest is to watch without a name; None if there is none."""
    rooms, connection = asker.lobby.rooms, asker.connection
    is_new = isinstance(message, msg.Join)
    if isinstance(message, msg.Back):
        room = rooms.here.get(message.table)
        if room is None or not fits(message.token, digest(audience_token(room))):
            return None
    elif message.watch and asker.has_left(*_tries(asker)):  # who guesses makes no work
        room = rooms.here.get(rooms.codes.get(digest(typed_code(message.code) or ""), ""))
    else:
        return None
    may_watch = room is not None and room.door.may_watch_unnamed(
        connection.address, connection.person, is_new=is_new
    )
    return room if may_watch else None


# -- codes and tokens ----------------------------------------------------------------------------


def sought(asker: Asker, message: msg.Up) -> tuple[str, str]:
    """Return which room must be fetched from the journal before a message can be taken.

    Returns:
        The id of a room, or the digest of a code if its room is not known; both are empty if no
        room is needed, or if the guest has tried too many wrong codes.
    """
    lobby, connection, _ = asker
    if connection.hello is None or not asker.has_left(*_tries(asker)):
        return "", ""  # who guesses makes no work
    room = connection.room.id if connection.room and connection.has_seat else ""
    code = ""
    if isinstance(message, msg.Back):
        room = message.table
    elif isinstance(message, msg.Join) and not room:
        code = digest(typed_code(message.code) or "")
        room = lobby.rooms.codes.get(code, "")
    is_known = room in lobby.rooms.here or room in lobby.supervisor.to_restore
    if is_known or lobby.supervisor.is_ended(room):
        return "", ""
    return (room, "") if room else ("", code)


def _room_with_code(asker: Asker, typed: str) -> Room:
    lobby = asker.lobby
    if not asker.has_left(*_tries(asker)):
        raise RefusedError("many")
    code = typed_code(typed) or ""
    room = _find(asker, lobby.rooms.codes.get(digest(code), ""))
    is_listed = room is not None and room.door.public_code == code
    if not is_listed and lobby.wrong_codes.refuses(asker.connection.address, asker.now):
        raise RefusedError("many")
    if room is None or room.members.closed or room.door.code != digest(code):
        note_wrong_code(asker)
        raise RefusedError("code")
    return room


def _find(asker: Asker, room_id: str) -> Room | None:
    if room_id in asker.lobby.supervisor.to_restore:
        raise RefusedError("saved")
    return asker.lobby.rooms.here.get(room_id)


def check_try(asker: Asker) -> None:
    """Raise RefusedError if too many wrong codes came from the guest's network."""
    is_used_up = asker.lobby.wrong_codes.refuses(asker.connection.address, asker.now)
    if is_used_up or not asker.has_left(*_tries(asker)):
        raise RefusedError("many")


def note_wrong_code(asker: Asker) -> None:
    """Count a wrong code of the guest's network; raises RefusedError if too many came meanwhile."""
    asker.lobby.wrong_codes.take(asker.connection.address, asker.now)
    asker.limit(*_tries(asker))


def _tries(asker: Asker) -> tuple[Wanted, Wanted]:
    """Return the rates of wrong codes and tokens for the guest's network and its site."""
    site = network_of(asker.connection.address, SITE)
    return (RATES.wrong_codes, asker.network), (RATES.wrong_codes_of_site, site)


# -- a seat that is come back to -----------------------------------------------------------------


def _take_seat_back(asker: Asker, wished: msg.Back) -> None:
    """Give a guest the seat that belongs to a token."""
    lobby, connection, now = asker
    room = _find(asker, wished.table)
    guest = room.members.with_token(wished.token) if room else None
    if room is None or guest is None:
        asker.limit(*_tries(asker))
        raise RefusedError("token")
    if connection.has_seat and connection.guest is not guest:
        raise RefusedError("begun")
    _check_replay(asker, room, guest, wished.since)
    lobby.presence.attach(connection, room, guest)
    guest.away_since = guest.away_since if guest.away_since is not None else now
    guest.mail.welcome = None
    with lobby.supervisor.guarded(room, connection):
        attendance.come_back(room, guest, wished.since)
        lobby.supervisor.begin_replay(guest)
        asking.look_after_turn(room, now)


def _welcome_again(asker: Asker, room: Room, guest: Guest) -> None:
    """Tell a guest once more of the seat that they have."""
    _check_replay(asker, room, guest, 0)
    with asker.lobby.supervisor.guarded(room, asker.connection):
        attendance.welcome_again(room, guest)
        asker.lobby.supervisor.begin_replay(guest)


def _check_replay(asker: Asker, room: Room, guest: Guest, since: int) -> None:
    """Raise RefusedError if a guest would need a replay of the game too soon.

    A guest has one replay at a time, and only so many in a minute.
    """
    if guest.mail.needs_replay(since):
        if guest.mail.replay:
            raise RefusedError("many")
        asker.limit(
            (RATES.replays, (room.id, guest.number)), (RATES.replays_of_network, asker.network)
        )
