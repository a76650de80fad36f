"""Who gets a seat: tables that are opened, joined, and come back to, and who may try how often."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from time import time
from typing import NamedTuple

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.game.dealer import SECRET_BITS
from sorry_a11y.game.setup import PERSON, YOU
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import BOOKS, CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.server import asking, attendance, hosting
from sorry_a11y.server.attendance import Newcomer
from sorry_a11y.server.door import proper_name
from sorry_a11y.server.hall import Hall
from sorry_a11y.server.journal import OPEN, Opened
from sorry_a11y.server.members import Guest
from sorry_a11y.server.rate_limits import (
    ARRIVALS,
    ARRIVALS_OF_TABLE,
    REPLAYS,
    REPLAYS_OF_NETWORK,
    SITE,
    TABLES,
    WRONG_CODES,
    WRONG_CODES_OF_ALL,
    WRONG_CODES_OF_SITE,
    Budget,
    RateLimiter,
    guest_key,
    network_of,
)
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_registry import RoomRegistry
from sorry_a11y.server.room_supervisor import RoomSupervisor
from sorry_a11y.server.sessions import Connection, Sessions
from sorry_a11y.server.unit_of_work import UnitOfWork
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import bucket_of, digest, new_code, new_token, typed_code

MOST_TABLES = 20_000
PATIENCE_S = 30
"""Seconds for which strangers wait for somebody who is away."""


class Sought(NamedTuple):
    """The room that a message needs and that is not in memory; or the digest of a code that is not
    known here."""

    room: str = ""
    code: str = ""


class Makers(NamedTuple):
    """Makes what must not be guessed.

    Attributes:
        code: Returns a new code, of a bucket if one is named.
        token: Returns a new token.
        date: Returns the seconds since 1970.
    """

    code: Callable[[str], str] = new_code
    token: Callable[[], str] = new_token
    date: Callable[[], float] = time


class Admission:
    """Gives seats to connections."""

    def __init__(
        self, rooms: RoomRegistry, sessions: Sessions, supervisor: RoomSupervisor,
        work: UnitOfWork, hall: Hall, limiter: RateLimiter, makers: Makers,
    ) -> None:
        self._rooms = rooms
        self._sessions = sessions
        self._supervisor = supervisor
        self._work = work
        self._hall = hall
        self._limiter = limiter
        self._makers = makers
        self._wrong_of_all = Budget(WRONG_CODES_OF_ALL)
        self._untold: dict[str, None] = {}

    def sought(self, connection: Connection, message: msg.Up, now: float) -> Sought:
        """Return what must be fetched before a message can be taken."""
        room, code = connection.room.id if connection.room and connection.has_seat else "", ""
        if isinstance(message, msg.Back):
            room = message.table
        elif isinstance(message, msg.Join) and not room:
            code = digest(typed_code(message.code) or "")
            room = self._rooms.with_code(code)
        if (
            self._rooms.has(room) or self._supervisor.is_awaited(room)
            or self._supervisor.is_ended(room)
        ):
            return Sought()
        if not self._may_try(connection, now):  # who guesses makes no work
            return Sought()
        return Sought(room) if room else Sought(code=code)

    # -- a table that is opened --------------------------------------------------------------------

    def open(self, connection: Connection, wished: msg.HostTable, now: float) -> None:
        """Open a table for a connection."""
        if connection.has_seat:
            raise RefusedError("begun")
        self._hall.check_name(connection.number, wished.name)
        is_full = len(self._rooms) >= MOST_TABLES
        if is_full or not self._limiter.take(TABLES, network_of(connection.address), now):
            raise RefusedError("many")
        chairs, own = _chairs(wished.seats)
        if wished.drop_in and wished.options.get("seats") == "2":
            raise RefusedError("seat")  # whoever drops in takes one seat
        if msg.MOST_PATIENCE < wished.patience < msg.A_DAY:
            raise RefusedError("message")
        code = self._makers.code(connection.bucket)
        opened = Opened(
            wished.game, dict(wished.options), wished.teams, wished.points, wished.rounds,
            wished.target, chairs, wished.undo, wished.stand_in, wished.patience, wished.watch,
            wished.public, digest(code), code if wished.public else "",
            self._hall.language_of(connection.number) if wished.public else "", wished.drop_in,
        )
        try:
            room = Room.opened_by(bucket_of(code) + self._makers.token(), opened)
        except (CombinationError, OptionError, ValueError) as error:
            raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
        guest = attendance.seat_newcomer(room, Newcomer(
            wished.name, self._makers.token(), connection.address,
            self._hall.person_of(connection.number), own, code=code,
        ))
        self._supervisor.admit(room, 0)
        self._attach(connection, room, guest)
        if wished.public:
            self._untold[room.id] = None
        if wished.drop_in:
            self.start(room, guest)
            asking.look_after_turn(room, now)  # bots may be the first

    def start(self, room: Room, guest: Guest) -> None:
        """Begin a game with a chance of its own."""
        secret = randbits(SECRET_BITS) | 1 << SECRET_BITS
        hosting.begin_game(room, guest, secret, int(self._makers.date()))

    def newly_listed(self, room_id: str) -> Room | None:
        """Return a room that is in the journal from now on, once, if it is open to all."""
        if room_id not in self._untold:
            return None
        del self._untold[room_id]
        room = self._rooms.get(room_id)
        return room if room and room.is_listed else None

    def recode(self, room: Room, removed: Guest) -> None:
        """Have the code that a removed guest knows lead nowhere."""
        code = self._makers.code(bucket_of(room.id))
        self._rooms.forget_code(room.door.code)
        attendance.recode(room, code, removed)
        self._rooms.learn(room.door.code, room.id)

    # -- a table that is joined --------------------------------------------------------------------

    def join(self, connection: Connection, wished: msg.Join, now: float) -> None:
        """Give a connection a seat at the table with a code."""
        if connection.room and connection.guest and connection.has_seat:
            if connection.asked != wished or connection.guest.welcome is None:
                raise RefusedError("begun")
            self._check_replay(connection, connection.room, connection.guest, 0, now)
            with self._supervisor.guarded(connection.room, connection):
                self._welcome_again(connection.room, connection.guest)
            return
        room = self._by_typed(connection, wished.code, now)
        self._check_welcome(connection, room, wished.name)
        guest = room.members.lost_welcome(wished.name, connection.address)
        if guest:
            self._check_replay(connection, room, guest, 0, now)
        elif not self._limiter.take_each(
            now, (ARRIVALS, network_of(connection.address)), (ARRIVALS_OF_TABLE, room.id)
        ):
            raise RefusedError("many")
        with self._supervisor.guarded(room, connection):
            if guest:
                self._welcome_again(room, guest)
            else:
                guest = attendance.seat_newcomer(room, Newcomer(
                    wished.name, self._makers.token(), connection.address,
                    self._hall.person_of(connection.number), wished.seat, wished.watch,
                ))
        self._attach(connection, room, guest)
        connection.asked = wished

    def play_now(self, connection: Connection, wished: msg.PlayNow, now: float) -> None:
        """Seat a guest at the next open table of a game and their language, or at a new one."""
        if connection.has_seat:
            raise RefusedError("begun")
        name = proper_name(wished.name)
        self._hall.check_name(connection.number, name)
        language = self._hall.language_of(connection.number)
        if not self._limiter.take(ARRIVALS, network_of(connection.address), now):
            raise RefusedError("many")
        for room in self._rooms.public():
            if (
                room.is_listed and room.opened.game == wished.game and not room.opened.is_slow
                and room.opened.language == language and room.members.players_here()
                and self._sits_down(connection, room, name, now)
            ):
                return
        seats = {colour: YOU if at == 0 else OPEN for at, colour in enumerate(COLOURS)}
        self.open(connection, msg.HostTable(
            wished.game, name, seats, public=True, undo="off", stand_in="auto",
            patience=PATIENCE_S, drop_in=True,
        ), now)

    def _sits_down(self, connection: Connection, room: Room, name: str, now: float) -> bool:
        try:
            self._check_welcome(connection, room, name)
            if not self._limiter.take(ARRIVALS_OF_TABLE, room.id, now):
                return False
            with self._supervisor.guarded(room, connection):
                guest = attendance.seat_newcomer(room, Newcomer(
                    name, self._makers.token(), connection.address,
                    self._hall.person_of(connection.number),
                ))
        except RefusedError:
            return False
        self._attach(connection, room, guest)
        return True

    def _check_welcome(self, connection: Connection, room: Room, name: str) -> None:
        """Raise RefusedError for a name that belongs to somebody else, and for whom the host has
        blocked."""
        self._hall.check_name(connection.number, name)
        host, person = room.members.leader(), self._hall.person_of(connection.number)
        if host and self._hall.presence.blocks(host.person, person):
            raise RefusedError("closed")

    def _by_typed(self, connection: Connection, typed: str, now: float) -> Room:
        if not self._may_try(connection, now):
            raise RefusedError("many")
        code = typed_code(typed)
        room = self._find(self._rooms.with_code(digest(code))) if code else None
        is_listed = room is not None and room.door.public_code == code
        if not is_listed and self._wrong_of_all.refuses(connection.address, now):
            raise RefusedError("many")
        if room is None or room.members.closed or room.door.code != digest(code or ""):
            self.note_wrong_code(connection, now)
            raise RefusedError("code")
        return room

    def _find(self, room_id: str) -> Room | None:
        if self._supervisor.is_awaited(room_id):
            raise RefusedError("saved")
        return self._rooms.get(room_id)

    def check_try(self, connection: Connection, now: float) -> None:
        """Refuse to try a code where too many were wrong; raises RefusedError."""
        if not self._may_try(connection, now) or (
            self._wrong_of_all.refuses(connection.address, now)
        ):
            raise RefusedError("many")

    def note_wrong_code(self, connection: Connection, now: float) -> None:
        """Count a code that was wrong."""
        self._note_wrong(connection, now)
        self._wrong_of_all.take(connection.address, now)

    def _may_try(self, connection: Connection, now: float) -> bool:
        """Return whether a code or a token may be tried: of the household and of its site not too
        many were wrong."""
        return self._limiter.has(WRONG_CODES, network_of(connection.address), now) and (
            self._limiter.has(WRONG_CODES_OF_SITE, network_of(connection.address, SITE), now)
        )

    def _note_wrong(self, connection: Connection, now: float) -> None:
        self._limiter.take(WRONG_CODES, network_of(connection.address), now)
        self._limiter.take(WRONG_CODES_OF_SITE, network_of(connection.address, SITE), now)

    # -- a seat that is come back to ---------------------------------------------------------------

    def back(self, connection: Connection, wished: msg.Back, now: float) -> None:
        """Give a connection the seat that a token proves."""
        room = self._find(wished.table)
        guest = room.members.with_token(wished.token) if room else None
        if room is None or guest is None:
            if not self._may_try(connection, now):
                raise RefusedError("many")
            self._note_wrong(connection, now)
            raise RefusedError("token")
        if connection.has_seat and connection.guest is not guest:
            raise RefusedError("begun")
        self._check_replay(connection, room, guest, wished.since, now)
        self._attach(connection, room, guest)
        guest.away_since = guest.away_since if guest.away_since is not None else now
        guest.welcome = None
        with self._supervisor.guarded(room, connection):
            attendance.come_back(room, guest, wished.since)
            self._supervisor.begin_replay(room, guest)
            asking.look_after_turn(room, now)

    def _welcome_again(self, room: Room, guest: Guest) -> None:
        attendance.welcome_again(room, guest)
        self._supervisor.begin_replay(room, guest)

    def _check_replay(
        self, connection: Connection, room: Room, guest: Guest, since: int, now: float
    ) -> None:
        """Raise RefusedError where a game must be led again for a guest, and it is too early for
        that: one replay at a time, and only so many."""
        if not room.feed.needs_replay(room.game, guest, since):
            return
        if guest.number in room.feed.replays or not self._limiter.take_each(
            now, (REPLAYS, guest_key(room.id, guest.number)),
            (REPLAYS_OF_NETWORK, network_of(connection.address)),
        ):
            raise RefusedError("many")

    def _attach(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Give a connection a seat. The newest connection of a guest wins; the older one is
        told."""
        older = self._sessions.attach(connection, room, guest)
        if older is not None:
            self._work.reply(older, msg.Bye("elsewhere"))


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
