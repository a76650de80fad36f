"""Requests for a seat: to open a table, to join one, to come back to one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from sorry_a11y.core.bots.opponents import BOTS
from sorry_a11y.core.game.setup import YOU
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.notation import COLOURS, seat_called
from sorry_a11y.core.rulesets.families import BOOKS, CombinationError
from sorry_a11y.core.rulesets.presets import OptionError
from sorry_a11y.online.server.asker import Asker
from sorry_a11y.online.server.connections import Connection
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.rate_limits import RATES
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.attendance import Attendance, Newcomer
from sorry_a11y.online.server.rooms.awaited_turn import AwaitedTurn
from sorry_a11y.online.server.rooms.guests import Absence, Guest
from sorry_a11y.online.server.rooms.journal import Opened
from sorry_a11y.online.server.rooms.members import proper_name
from sorry_a11y.online.server.rooms.room import Room
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest, fits, typed_code
from sorry_a11y.online.wire.protocol import OPEN

_MOST_TABLES = 20_000
PATIENCE_S = 30
"""The patience of a table that `PlayNow` opens, in seconds."""


class Admission:
    """Gives guests seats, and places to watch from.

    Every method that meets a request raises RefusedError for one that cannot be met.

    Args:
        lobby: The lobby of the server.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    # -- a table that is opened --------------------------------------------------------------------

    async def open_table(self, asker: Asker, wished: msg.HostTable) -> None:
        """Open a table, and give the guest its first seat."""
        if await self._is_introduced(asker, wished.name):
            self._open_table(asker, wished)

    def _open_table(self, asker: Asker, wished: msg.HostTable) -> None:
        lobby, connection = self._lobby, asker.connection
        if connection.has_seat:
            raise RefusedError("begun")
        lobby.hall.check_name(connection, wished.name)
        if len(lobby.rooms.here) >= _MOST_TABLES:
            raise RefusedError("many")
        own = _seat_of_host(wished.seats)
        if wished.drop_in and wished.options.get("seats") == "2":
            raise RefusedError("seat")  # a newcomer to a game under way gets one seat
        if msg.MOST_PATIENCE < wished.patience < msg.A_DAY:
            raise RefusedError("message")
        table = lobby.makers.table(connection.path)
        code = lobby.makers.code(table)
        shown = (code, connection.language) if wished.public else ()
        opened = Opened(wished, digest(code), *shown)
        try:
            room = Room.opened_by(table, opened, lobby.rooms.ledger)
        except (CombinationError, OptionError, ValueError) as error:
            raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
        guest = self._seated(asker, room, wished.name, own, code=code)
        lobby.supervisor.admit(room)
        lobby.presence.attach(connection, room, guest)
        if wished.public:
            lobby.untold[room.id] = None
        if wished.drop_in:
            lobby.games.begin(room)
            AwaitedTurn(room).look_after(asker.now)  # bots may be the first

    async def _is_introduced(self, asker: Asker, name: str, *rooms: Room | None) -> bool:
        """Look up what is known of a guest, a name, and the people of rooms.

        It takes as long without a room, so that nobody learns by it who is there.

        Returns:
            Whether the guest is still here.
        """
        lobby = self._lobby
        people = [one for room in rooms if room for one in lobby.presence.people_at(room)]
        await lobby.hall.introduce(asker.connection, name, people)
        return asker.connection in lobby.presence.connections

    # -- a table that is joined --------------------------------------------------------------------

    async def join(self, asker: Asker, wished: msg.Join) -> None:
        """Give a guest a seat at the table with a code, or a place to watch from."""
        found = self._lobby.rooms.with_code(wished.code) if asker.may_guess else None
        if not await self._is_introduced(asker, wished.name, found):
            return
        room = self._room_to_watch(asker, wished)
        if room and not asker.connection.has_seat:
            self._lobby.presence.begin_watching(asker.connection, room)
        else:
            self._join(asker, wished)

    def _join(self, asker: Asker, wished: msg.Join) -> None:
        connection = asker.connection
        if connection.room and connection.guest and connection.has_seat:
            if connection.asked != wished or connection.guest.mail.welcome is None:
                raise RefusedError("begun")
            self._welcome_again(asker, connection.room, connection.guest)
            return
        room = self._room_with_code(asker, wished.code)
        self._lobby.hall.check_name(connection, wished.name)
        self._check_company(connection, room)
        if guest := room.members.lost_welcome(wished.name, connection.address):
            self._welcome_again(asker, room, guest)
            self._lobby.presence.attach(connection, room, guest)
        else:
            self._sit_down(asker, room, wished)
        connection.asked = wished

    async def look(self, asker: Asker, wished: msg.LookAt) -> None:
        """Tell a guest who has no seat how the table with a code stands."""
        if asker.connection.has_seat:
            raise RefusedError("begun")
        found = self._lobby.rooms.with_code(wished.code) if asker.may_guess else None
        if not await self._is_introduced(asker, "", found):
            return
        room = self._room_with_code(asker, wished.code)
        self._check_company(asker.connection, room)
        if room.door.bans(asker.connection.address, asker.connection.person):
            raise RefusedError("closed")
        asker.connection.tell(structs.replace(room.state_for(None), setup=None, seq=0))

    async def play_now(self, asker: Asker, wished: msg.PlayNow) -> None:
        """Seat a guest at the next open table of a game and their language, or at a new one."""
        rooms = [
            room
            for room in self._lobby.rooms.public()
            if room.is_listed
            and room.opened.table.game == wished.game
            and not room.opened.is_slow
            and room.opened.language == asker.connection.language
            and room.members.players_here()
        ]
        if await self._is_introduced(asker, wished.name, *rooms):
            self._play_now(asker, wished, rooms)

    def _play_now(self, asker: Asker, wished: msg.PlayNow, rooms: Sequence[Room]) -> None:
        lobby, connection = self._lobby, asker.connection
        if connection.has_seat:
            raise RefusedError("begun")
        name = proper_name(wished.name, wished.game if wished.game in BOOKS else "")
        lobby.hall.check_name(connection, name)
        walls, people_at = connection.introduction.walls, lobby.presence.people_at
        for room in rooms:
            hides = walls.hide(people_at(room), connection.person)
            if not hides and Attendance(room).has_free_seat:
                try:
                    self._sit_down(asker, room, msg.Join("", name))
                except RefusedError:  # that table is full or locked: the next one, or a new one
                    continue
                return
        with asker.counted((RATES.tables, asker.network)):
            self._open_table(
                asker,
                msg.HostTable(
                    wished.game,
                    name,
                    public=True,
                    undo="off",
                    stand_in="auto",
                    patience=PATIENCE_S,
                    drop_in=True,
                ),
            )

    def _sit_down(self, asker: Asker, room: Room, wished: msg.Join) -> None:
        """Give a newcomer a seat, or let them watch."""
        with (
            asker.counted((RATES.arrivals_of_table, room.id)),
            self._lobby.supervisor.guarded(room, asker.connection),
        ):
            guest = self._seated(asker, room, wished.name, wished.seat, watch=wished.watch)
            self._lobby.presence.attach(asker.connection, room, guest)

    def _seated(
        self,
        asker: Asker,
        room: Room,
        name: str,
        seat: Seat | None,
        *,
        watch: bool = False,
        code: str = "",
    ) -> Guest:
        connection, token = asker.connection, self._lobby.makers.token()
        return Attendance(room).seat_newcomer(
            Newcomer(name, token, connection.address, connection.person, seat, watch, code)
        )

    def _keeps_out(self, connection: Connection, room: Room) -> bool:
        """Return whether somebody at a room is not to be met by a guest who was introduced."""
        people, walls = self._lobby.presence.people_at(room), connection.introduction.walls
        return walls.keep_out_of(people, connection.person)

    def _is_handed_on(self, connection: Connection, room: Room, guest: Guest) -> bool:
        """Return whether somebody has the token of another's seat who is not to be met there."""
        is_own = guest.person == connection.person or not connection.is_recognised
        return not is_own and self._keeps_out(connection, room)

    def _check_company(self, connection: Connection, room: Room) -> None:
        """Refuse a guest who has blocked somebody at a room, and name them."""
        people = self._lobby.presence.people_at(room) - {0}
        for one in connection.known.blocked if connection.known else ():
            if one.number in people:
                raise RefusedError("blocked", given=one.name)

    def _room_with_code(self, asker: Asker, typed: str) -> Room:
        if not asker.may_guess:
            raise RefusedError("many")
        code = typed_code(typed) or ""
        room = self._find(self._lobby.rooms.codes.get(digest(code), ""))
        if room and self._keeps_out(asker.connection, room):
            room = None  # as if nobody were there
        is_listed = room is not None and room.door.public_code == code
        if not (is_listed or asker.may_guess_unlisted):
            raise RefusedError("many")
        if room is None or room.members.closed or room.door.code != digest(code):
            asker.note_wrong_code()
            raise RefusedError("code")
        return room

    def _find(self, room_id: str) -> Room | None:
        if room_id in self._lobby.supervisor.to_restore:
            raise RefusedError("saved")
        return self._lobby.rooms.here.get(room_id)

    # -- watching without a name -------------------------------------------------------------------

    def _room_to_watch(self, asker: Asker, message: msg.Join | msg.Back) -> Room | None:
        """Return the room in memory that a guest is to watch without a name; None for none."""
        rooms, connection = self._lobby.rooms, asker.connection
        is_new = isinstance(message, msg.Join)
        if isinstance(message, msg.Back):
            room = rooms.here.get(message.table)
            if room is None or not fits(message.token, digest(room.door.audience_token)):
                return None
        elif message.watch and asker.may_guess:  # who guesses makes no work
            room = rooms.with_code(message.code)
        else:
            return None
        if room and self._keeps_out(connection, room):
            return None
        may_watch = room is not None and room.door.may_watch_unnamed(
            connection.address, connection.person, is_new=is_new
        )
        return room if may_watch else None

    # -- a seat that is come back to ---------------------------------------------------------------

    async def take_back(self, asker: Asker, wished: msg.Back) -> None:
        """Give a guest the seat that belongs to a token, or the place to watch from."""
        if not await self._is_introduced(asker, "", self._lobby.rooms.here.get(wished.table)):
            return
        room = self._room_to_watch(asker, wished)
        if room and not asker.connection.has_seat:
            self._lobby.presence.begin_watching(asker.connection, room)
        else:
            self._take_back(asker, wished)

    def _take_back(self, asker: Asker, wished: msg.Back) -> None:
        lobby, connection, now = asker
        room = self._find(wished.table)
        guest = room.members.with_token(wished.token) if room else None
        if room and guest is None and room.members.went_on_elsewhere(wished.token):
            raise RefusedError("elsewhere")
        if room and guest and self._is_handed_on(connection, room, guest):
            guest = None
        if room is None or guest is None:
            is_one_of_few = lobby.limits.guesses.note_token(connection.address, now)
            raise RefusedError("token" if is_one_of_few else "many")
        if connection.has_seat and connection.guest is not guest:
            raise RefusedError("begun")
        self._check_replay(asker, room, guest, wished.since)
        lobby.presence.attach(connection, room, guest)
        guest.absence = guest.absence or Absence(now)
        guest.mail.welcome = None
        with lobby.supervisor.guarded(room, connection):
            Attendance(room).come_back(guest, wished.since)
            lobby.supervisor.begin_replay(guest)
            lobby.removals.part_all(room, connection.introduction.walls)
            AwaitedTurn(room).look_after(now)

    def _welcome_again(self, asker: Asker, room: Room, guest: Guest) -> None:
        """Tell a guest once more of the seat that they have."""
        self._check_replay(asker, room, guest, 0)
        with self._lobby.supervisor.guarded(room, asker.connection):
            Attendance(room).welcome_again(guest)
            self._lobby.supervisor.begin_replay(guest)

    @staticmethod
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


def _seat_of_host(seats: dict[str, str]) -> Seat:
    """Return the first seat of the host; raises RefusedError for seats that no table has."""
    for colour, who in seats.items():
        if colour not in COLOURS or who not in (YOU, OPEN, *BOTS):
            raise RefusedError("seat", given=f"{colour} {who}"[:40])
    own = [seat_called(colour) for colour, who in seats.items() if who == YOU]
    if len(seats) < 2 or not own:
        raise RefusedError("seat")
    return own[0]
