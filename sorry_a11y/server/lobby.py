"""The lobby: every room of one server, found by code or token, and the connections of its guests.

The lobby has neither socket nor clock, and reads no journal. `sought` says which room a message
needs; the caller fetches its entries and gives the room to `admit`. `receive` takes the message;
what comes of it waits in the rooms. The caller takes `unsaved` entries, commits them, and says so
with `saved` or `not_saved`; only then does `take_out` give the messages that rest on them: decided,
then committed, then told. A room in which anything unexpected is raised is dropped, and made anew
from its journal.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from secrets import randbits
from time import time
from typing import NamedTuple

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import BOOKS, CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.server.hall import Hall
from sorry_a11y.server.identities import DueTurn, Identities
from sorry_a11y.server.journal import OPEN, Opened, Recoded, StoredEntry, read_entry
from sorry_a11y.server.members import SPECTATORS, Guest, RefusedError, proper_name
from sorry_a11y.server.rate_limits import (
    ARRIVALS,
    ARRIVALS_OF_TABLE,
    CHAT,
    CHAT_OF_NETWORK,
    CHAT_OF_TABLE,
    LISTINGS,
    MANAGED,
    MESSAGES,
    REPLAYS,
    REPLAYS_OF_NETWORK,
    TABLES,
    WRONG_CODES,
    WRONG_CODES_OF_ALL,
    WRONG_CODES_OF_SITE,
    guest_key,
    network_key,
    network_of,
    take_each,
)
from sorry_a11y.server.room import Room
from sorry_a11y.server.room_game import CatchUp
from sorry_a11y.server.shared_limits import SharedLimits
from sorry_a11y.table.dealer import SECRET_BITS
from sorry_a11y.table.setup import PERSON, YOU
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, new_code, new_token, typed_code
from sorry_a11y.wire.encoding import Heard, Outgoing
from sorry_a11y.wire.protocol import RULES_VERSION

MOST_TABLES = 20_000
MOST_TOLD = 200
"""Listed tables of a server that the others tell as well."""
TOLD_DIGITS = 8
"""Of the id of a room, for the operator."""
PATIENCE_S = 30
"""Seconds for which strangers wait for somebody who is away."""
MOST_WAITING = 500
"""Slow tables in memory that people may find though nobody is there."""
MOST_FAILURES = 3
"""Times that a room is made anew after an error in it; after one more it is ended."""

SITE = 48
"""Bits of the IPv6 network of a site."""
ALL = "all"
"""The key of everybody together."""

log = logging.getLogger(__name__)


@dataclass
class Connection:
    """A connection. ``address``: of the other side; ``room`` and ``guest``: once it has a seat;
    ``greeted``: whether it has said hello; ``asked``: the message by which it has its seat."""

    number: int
    address: str
    greeted: bool = False
    room: Room | None = None
    guest: Guest | None = None
    asked: msg.Join | None = None

    @property
    def has_seat(self) -> bool:
        """Whether it has a seat, or watches."""
        return self.guest is not None and not self.guest.gone


class Sought(NamedTuple):
    """The room that a message needs and that is not in memory; or the digest of a code that is not
    known here."""

    room: str = ""
    code: str = ""


class Lobby:
    """Rooms and connections. ``program``: the version told to clients; ``date``: seconds since
    1970, for records and identities alone; ``identities``: None where the server knows none."""

    def __init__(
        self, program: str, *, code: Callable[[], str] = new_code,
        token: Callable[[], str] = new_token, date: Callable[[], float] = time,
        identities: Identities | None = None,
    ) -> None:
        self._program = program
        self._new_code = code
        self._new_token = token
        self._date = date
        self.elsewhere: list[msg.Listed] = []
        """Tables of other servers that are open to all."""
        self._rooms: dict[str, Room] = {}
        self._public: dict[str, Room] = {}
        self._by_code: dict[str, str] = {}
        self._changed: dict[str, None] = {}
        self._connections: dict[int, Connection] = {}
        self._of_guest: dict[tuple[str, int], int] = {}
        self._committed: dict[str, int] = {}
        self._replies: list[tuple[int, Outgoing]] = []
        self._over: list[str] = []
        self._dropped: dict[str, dict[int, tuple[int, int | None]]] = {}
        self._replays: list[CatchUp] = []
        self._to_restore: dict[str, None] = {}
        self._failures: dict[str, int] = {}
        self._next = 0
        self._untold: dict[str, None] = {}
        self.limits = limits = SharedLimits()
        self.hall = Hall(identities, date, self._reply, self._place, limits)
        self._messages = limits.allowance(MESSAGES)
        self._chat = limits.allowance(CHAT)
        self._chat_there = limits.allowance(CHAT_OF_NETWORK)
        self._chat_here = limits.allowance(CHAT_OF_TABLE)
        self._wrong = limits.allowance(WRONG_CODES)
        self._wrong_there = limits.allowance(WRONG_CODES_OF_SITE)
        self._wrong_of_all = limits.allowance(WRONG_CODES_OF_ALL)
        self._opened = limits.allowance(TABLES)
        self._listings = limits.allowance(LISTINGS)
        self._arrived = limits.allowance(ARRIVALS)
        self._arrived_there = limits.allowance(ARRIVALS_OF_TABLE)
        self._managed = limits.allowance(MANAGED)
        self._replayed = limits.allowance(REPLAYS)
        self._replayed_there = limits.allowance(REPLAYS_OF_NETWORK)

    # -- connections -----------------------------------------------------------------------------

    def arrive(self, address: str) -> int:
        """A guest connects; return the number of the connection."""
        self._next += 1
        self._connections[self._next] = Connection(self._next, address)
        return self._next

    def gone(self, number: int, now: float) -> None:
        """A connection is lost or closed."""
        connection = self._connections.pop(number, None)
        self._messages.forget(str(number))
        self.hall.gone(number, now)
        if connection and connection.room and connection.guest:
            key = (connection.room.id, connection.guest.number)
            if self._of_guest.get(key) == number:
                del self._of_guest[key]
                connection.room.lose(connection.guest, now)

    def address_of(self, number: int) -> str:
        """From where a connection came."""
        return self._connections[number].address

    def room_of(self, number: int) -> str:
        """The room at which a connection has a seat; empty for none."""
        connection = self._connections.get(number)
        return connection.room.id if connection and connection.room else ""

    def sought(self, number: int, message: msg.Up, now: float) -> Sought:
        """Return what must be fetched before `receive` can take a message."""
        connection = self._connections.get(number)
        if connection is None or not connection.greeted:
            return Sought()
        room, code = connection.room.id if connection.room and connection.has_seat else "", ""
        if isinstance(message, msg.Back):
            room = message.table
        elif isinstance(message, msg.Join) and not room:
            code = digest(typed_code(message.code) or "")
            room = self._by_code.get(code, "")
        if room in self._rooms or room in self._to_restore or self._is_ended(room):
            return Sought()
        if not self._may_try(connection, now):  # who guesses makes no work
            return Sought()
        return Sought(room) if room else Sought(code=code)

    def receive(self, number: int, message: msg.Up, now: float) -> bool:
        """Take a message; what is refused is answered, and nothing else has happened then. Return
        whether it was not one too many."""
        connection = self._connections.get(number)
        if connection is None:
            return False
        try:
            if not self._messages.take(str(number), now):
                decision = message.id if isinstance(message, msg.Decide) else -1
                raise RefusedError("many", id=decision)
            self._take(connection, message, now)
        except RefusedError as refusal:
            self._replies.append((number, refusal.message))
            return refusal.message.why not in ("many", "code", "token")
        except Exception:
            log.exception("error in what connection %d asked for", number)
            self._replies.append((number, msg.Refused("saved")))
        return True

    def _take(self, connection: Connection, message: msg.Up, now: float) -> None:
        if isinstance(message, msg.Hello):
            self._greet(connection, message)
            return
        if not connection.greeted:
            raise RefusedError("version")
        match message:
            case msg.HostTable():
                self._open(connection, message, now)
            case msg.Join():
                self._join(connection, message, now)
            case msg.Back():
                self._back(connection, message, now)
            case msg.ListTables():
                self._list(connection, message.at, now)
            case msg.PlayNow():
                self._play_now(connection, message, now)
            case msg.Adopt():
                self._adopt(connection, message, now)
            case msg.Invite():
                self._invite(connection, message, now)
            case msg.Relate(who=who) if who >= 0:
                self._relate(connection, message, now)
            case _ if isinstance(message, msg.OfHall):
                self.hall.take(connection.number, message, now)
            case _:
                self._in_room(connection, message, now)

    def _greet(self, connection: Connection, hello: msg.Hello) -> None:
        if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
            raise RefusedError("version", accepted=self._program)
        self.hall.greet(connection.number, connection.address, hello)
        connection.greeted = True
        self._replies.append(
            (connection.number, msg.Welcome(msg.PROTOCOL, self._program, RULES_VERSION))
        )

    # -- having a seat -----------------------------------------------------------------------------

    def _open(self, connection: Connection, wished: msg.HostTable, now: float) -> None:
        if connection.has_seat:
            raise RefusedError("begun")
        self.hall.check_name(connection.number, wished.name)
        is_full = len(self._rooms) >= MOST_TABLES
        if is_full or not self._opened.take(network_of(connection.address), now):
            raise RefusedError("many")
        chairs, own = _chairs(wished.seats)
        if wished.drop_in and wished.options.get("seats") == "2":
            raise RefusedError("seat")  # whoever drops in takes one seat
        if msg.MOST_PATIENCE < wished.patience < msg.A_DAY:
            raise RefusedError("message")
        code = self._new_code()
        opened = Opened(
            wished.game, dict(wished.options), wished.teams, wished.points, wished.rounds,
            wished.target, chairs, wished.undo, wished.stand_in, wished.patience, wished.watch,
            wished.public, digest(code), code if wished.public else "",
            self.hall.language_of(connection.number) if wished.public else "", wished.drop_in,
        )
        try:
            room = Room.opened_by(self._new_token(), opened)
        except (CombinationError, OptionError, ValueError) as error:
            raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
        guest = room.join(
            wished.name, own, self._new_token(), connection.address, code=code,
            person=self.hall.person_of(connection.number),
        )
        self.admit(room, 0)
        self._attach(connection, room, guest)
        if wished.public:
            self._untold[room.id] = None
        if wished.drop_in:
            self._start(room, guest)
            room.tick(now)  # bots may be the first

    def _join(self, connection: Connection, wished: msg.Join, now: float) -> None:
        if connection.room and connection.guest and connection.has_seat:
            if connection.asked != wished or connection.guest.welcome is None:
                raise RefusedError("begun")
            self._check_replay(connection, connection.room, connection.guest, 0, now)
            with self._guarded(connection.room, connection):
                self._welcome_again(connection.room, connection.guest)
            return
        room = self._by_typed(connection, wished.code, now)
        self._check_welcome(connection, room, wished.name)
        guest = room.members.lost_welcome(wished.name, connection.address)
        if guest:
            self._check_replay(connection, room, guest, 0, now)
        elif not take_each(
            now, (self._arrived, network_of(connection.address)), (self._arrived_there, room.id)
        ):
            raise RefusedError("many")
        with self._guarded(room, connection):
            if guest:
                self._welcome_again(room, guest)
            else:
                guest = room.join(
                    wished.name, wished.seat, self._new_token(), connection.address,
                    watch=wished.watch, person=self.hall.person_of(connection.number),
                )
        self._attach(connection, room, guest)
        connection.asked = wished

    def _check_welcome(self, connection: Connection, room: Room, name: str) -> None:
        """Raise RefusedError for a name that belongs to somebody else, and for whom the host has
        blocked."""
        self.hall.check_name(connection.number, name)
        host = room.members.guests.get(room.members.host)
        if host and self.hall.blocks(host.person, self.hall.person_of(connection.number)):
            raise RefusedError("closed")

    def _play_now(self, connection: Connection, wished: msg.PlayNow, now: float) -> None:
        """Seat a guest at the next open table of a game and their language, or at a new one."""
        if connection.has_seat:
            raise RefusedError("begun")
        name = proper_name(wished.name)
        self.hall.check_name(connection.number, name)
        language = self.hall.language_of(connection.number)
        if not self._arrived.take(network_of(connection.address), now):
            raise RefusedError("many")
        for room in self._public.values():
            if (
                self._suits(room, wished.game, language)
                and self._sits_down(connection, room, name, now)
            ):
                return
        seats = {colour: YOU if at == 0 else OPEN for at, colour in enumerate(COLOURS)}
        self._open(connection, msg.HostTable(
            wished.game, name, seats, public=True, undo="off", stand_in="auto",
            patience=PATIENCE_S, drop_in=True,
        ), now)

    def led_elsewhere(self, number: int, message: msg.Up) -> msg.Up:
        """Return what to do in place of a message: who wants to play now, and finds no table here,
        joins the next one at another server."""
        connection = self._connections.get(number)
        if not isinstance(message, msg.PlayNow) or connection is None or connection.has_seat:
            return message
        language = self.hall.language_of(number)
        if any(self._suits(room, message.game, language) for room in self._public.values()):
            return message
        there = (
            one.code for one in self.elsewhere
            if one.game == message.game and one.language == language and one.open
            and not one.slow
            and not self.hall.is_blocked_by(one.host, number)
        )
        code = next(there, "")
        return msg.Join(code, message.name) if code else message

    def _suits(self, room: Room, game: str, language: str) -> bool:
        """Whether somebody who wants to play a game now may come to a room."""
        return (
            room.is_listed and room.opened.game == game and not room.opened.is_slow
            and room.opened.language == language and room.has_people_here
        )

    def _sits_down(self, connection: Connection, room: Room, name: str, now: float) -> bool:
        try:
            self._check_welcome(connection, room, name)
            if not self._arrived_there.take(room.id, now):
                return False
            with self._guarded(room, connection):
                guest = room.join(
                    name, None, self._new_token(), connection.address,
                    person=self.hall.person_of(connection.number),
                )
        except RefusedError:
            return False
        self._attach(connection, room, guest)
        return True

    def _adopt(self, connection: Connection, wished: msg.Adopt, now: float) -> None:
        if not self._may_try(connection, now) or not self._wrong_of_all.has(ALL, now):
            raise RefusedError("many")
        if not self.hall.adopt(connection.number, wished.code):
            self._note_wrong(connection, now)
            self._wrong_of_all.take(ALL, now)
            raise RefusedError("code")

    def _invite(self, connection: Connection, wished: msg.Invite, now: float) -> None:
        room = connection.room
        if room is None or not connection.has_seat:
            raise RefusedError("token")
        code = typed_code(wished.code) or room.public_code
        if digest(code) != room.code:
            raise RefusedError("code")
        self.hall.invite(connection.number, wished.name, code, room.opened.game, now)

    def _relate(self, connection: Connection, wished: msg.Relate, now: float) -> None:
        """Have a guest of the same table as a friend, or blocked: by who they are, under whatever
        name they sit there."""
        room = connection.room if connection.has_seat else None
        guest = room.members.guests.get(wished.who) if room else None
        name = self.hall.name_of(guest.person) if guest else ""
        if not name:
            raise RefusedError("person", given=guest.name if guest else "")
        self.hall.take(connection.number, msg.Relate(wished.what, name), now)

    def _reply(self, number: int, message: msg.Down) -> None:
        self._replies.append((number, message))

    def _place(self, number: int) -> msg.Place:
        connection = self._connections.get(number)
        room = connection.room if connection and connection.has_seat else None
        if room is None:
            return "hall"
        return "game" if room.stage in ("playing", "paused") else "table"

    def _welcome_again(self, room: Room, guest: Guest) -> None:
        room.welcome_again(guest)
        self._begin_replay(room, guest)

    def _by_typed(self, connection: Connection, typed: str, now: float) -> Room:
        if not self._may_try(connection, now):
            raise RefusedError("many")
        code = typed_code(typed)
        room = self._find(self._by_code.get(digest(code), "")) if code else None
        is_listed = room is not None and room.public_code == code
        if not is_listed and not self._wrong_of_all.has(ALL, now):
            raise RefusedError("many")
        if room is None or room.members.closed or room.code != digest(code or ""):
            self._note_wrong(connection, now)
            self._wrong_of_all.take(ALL, now)
            raise RefusedError("code")
        return room

    def _may_try(self, connection: Connection, now: float) -> bool:
        """Whether a code or a token may be tried: of the household and of its site not too many
        were wrong."""
        return self._wrong.has(network_of(connection.address), now) and (
            self._wrong_there.has(network_of(connection.address, SITE), now)
        )

    def _note_wrong(self, connection: Connection, now: float) -> None:
        self._wrong.take(network_of(connection.address), now)
        self._wrong_there.take(network_of(connection.address, SITE), now)

    def _back(self, connection: Connection, wished: msg.Back, now: float) -> None:
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
        with self._guarded(room, connection):
            room.come_back(guest, wished.since)
            self._begin_replay(room, guest)
            room.tick(now)

    def _check_replay(
        self, connection: Connection, room: Room, guest: Guest, since: int, now: float
    ) -> None:
        """Raise RefusedError where a game must be led again for a guest, and it is too early for
        that: one replay at a time, and only so many."""
        if not room.needs_replay(guest, since):
            return
        if guest.number in room.replays or not take_each(
            now, (self._replayed, guest_key(room.id, guest.number)),
            (self._replayed_there, network_of(connection.address)),
        ):
            raise RefusedError("many")

    def _begin_replay(self, room: Room, guest: Guest) -> None:
        if replay := room.replays.get(guest.number):
            self._replays.append(replay)

    def _attach(self, connection: Connection, room: Room, guest: Guest) -> None:
        """Give a connection a seat. The newest connection of a guest wins; the older one is
        told."""
        self._detach(connection)
        older = self._of_guest.get((room.id, guest.number))
        if older is not None:
            self._replies.append((older, msg.Bye("elsewhere")))
            other = self._connections.get(older)
            if other:
                other.room = other.guest = None
        connection.room, connection.guest = room, guest
        guest.address = connection.address
        self._of_guest[room.id, guest.number] = connection.number

    def _detach(self, connection: Connection) -> None:
        if connection.room and connection.guest:
            self._of_guest.pop((connection.room.id, connection.guest.number), None)
        connection.room = connection.guest = connection.asked = None

    # -- rooms -------------------------------------------------------------------------------------

    def learn_codes(self, entries: Iterable[StoredEntry]) -> int:
        """Learn under which codes the tables of a journal are found; return how many there are.
        Each is fetched when its first guest comes."""
        codes: dict[str, str] = {}
        for entry in entries:
            told = read_entry(entry.text)
            if isinstance(told, Opened | Recoded):
                codes[entry.table] = told.code
        self._by_code = {code: room for room, code in codes.items()}
        return len(self._by_code)

    def learn(self, code: str, room: str) -> None:
        """Have a room found by the digest of a code."""
        self._by_code[code] = room

    def forget_codes(self, rooms: Iterable[str]) -> None:
        """Have no code lead to some rooms any more."""
        gone = set(rooms)
        self._by_code = {code: one for code, one in self._by_code.items() if one not in gone}

    def admit(self, room: Room, committed: int) -> None:
        """Have a room in memory of which ``committed`` entries are in the journal. Those who were
        in it when it was dropped are in it again."""
        self._rooms[room.id] = room
        room.date = self._date
        if room.opened.public:
            self._public[room.id] = room
        self._committed[room.id] = committed
        self._by_code[room.code] = room.id
        room.journal.changed = partial(self._changed.setdefault, room.id)
        room.journal.changed()
        for guest_number, (number, since) in self._dropped.pop(room.id, {}).items():
            connection = self._connections.get(number)
            guest = room.members.guests.get(guest_number)
            if connection and guest and (connection.room is None or connection.room.id == room.id):
                connection.room, connection.guest = room, guest
                self._of_guest[room.id, guest_number] = number
                guest.address = connection.address
                room.come_back(guest, room.journal.seq if since is None else since)
                self._begin_replay(room, guest)

    def _find(self, room_id: str) -> Room | None:
        if room_id in self._to_restore:
            raise RefusedError("saved")
        return self._rooms.get(room_id)

    def has(self, room_id: str) -> bool:
        """Whether a room is in memory."""
        return room_id in self._rooms

    def in_memory(self) -> list[str]:
        """The rooms that are in memory."""
        return list(self._rooms)

    def size(self) -> tuple[int, int]:
        """How many rooms are in memory, and how many of their guests are here."""
        return len(self._rooms), len(self._of_guest)

    def _list(self, connection: Connection, at: int, now: float) -> None:
        if not self._listings.take(network_of(connection.address), now):
            raise RefusedError("many")
        most = at + msg.LISTED_AT_ONCE + 1
        found = [*islice(chain(self._listed(), self.elsewhere), at, most)]
        listing = msg.Listing(found[: msg.LISTED_AT_ONCE], len(found) > msg.LISTED_AT_ONCE)
        self._replies.append((connection.number, listing))

    def _listed(self) -> Iterator[msg.Listed]:
        return (room.listed() for room in self._public.values() if room.is_listed)

    def listed_here(self) -> list[msg.Listed]:
        """Return the rooms in memory that are open to all, for the other servers."""
        return list(islice(self._listed(), MOST_TOLD))

    def is_settled(self, room_id: str) -> bool:
        """Whether all that was decided in a room is committed."""
        room = self._rooms[room_id]
        return not room.journal.unsaved and self._committed.get(room_id) == room.journal.seq

    def let_go(self, room_id: str) -> list[int]:
        """Forget a room, which another server may have; return the connections that were in it."""
        numbers = list(self._forget(room_id).values())
        for number in numbers:
            self._detach(self._connections[number])
        return numbers

    def _forget(self, room_id: str) -> dict[int, int]:
        """Have a room in memory no more; return the connection of each of its guests."""
        room = self._rooms.pop(room_id, None)
        self._public.pop(room_id, None)
        self._untold.pop(room_id, None)
        self._committed.pop(room_id, None)
        self._changed.pop(room_id, None)
        guests = (*room.members.guests, SPECTATORS) if room else ()
        return {
            guest: number for guest in guests
            if (number := self._of_guest.get((room_id, guest))) is not None
        }

    # -- in a room ---------------------------------------------------------------------------------

    def _in_room(self, connection: Connection, message: msg.Up, now: float) -> None:
        room, guest = connection.room, connection.guest
        if room is None or guest is None or guest.gone:
            raise RefusedError("token")
        if self._rooms.get(room.id) is not room:
            raise RefusedError("saved")
        guest.welcome = None
        with self._guarded(room, connection):
            self._do(connection, room, guest, message, now)
            room.tick(now)

    def _do(
        self, connection: Connection, room: Room, guest: Guest, message: msg.Up, now: float
    ) -> None:
        """Do what a guest asks for in a room; raises RefusedError."""
        match message:
            case msg.Decide():
                room.decide(guest, message)
            case msg.Undo():
                room.ask_undo(guest, message.seat, now)
            case msg.AnswerQuestion():
                room.answer(guest, message)
            case msg.Say() | msg.SayPhrase():
                self._check_chat(connection, room, guest, now)
                room.chat(guest, message, self.hall.blocks)
            case msg.Start() | msg.Manage(what="rematch"):
                self._start(room, guest)
            case msg.AskRecord():
                self._replies.append((connection.number, room.record(guest, message.at)))
            case msg.Manage():
                if not self._managed.take(room.id, now):
                    raise RefusedError("many")
                removed = room.members.guests.get(message.who)
                room.manage(guest, message)
                if message.what == "kick" and removed:
                    room.tick(now)
                    self._recode(room, removed)
            case msg.ReportPerson():
                self._report(connection, room, guest, message.who, now)
            case msg.Leave():
                room.leave(guest)

    def _start(self, room: Room, guest: Guest) -> None:
        room.start(guest, randbits(SECRET_BITS) | 1 << SECRET_BITS, int(self._date()))

    def _report(
        self, connection: Connection, room: Room, guest: Guest, who: int, now: float
    ) -> None:
        other = room.members.guests.get(who)
        if other is None or other is guest:
            raise RefusedError("host")
        self.hall.report(
            connection.number, other.name, other.person, other.address, room.last_lines, now
        )

    # -- the operator ------------------------------------------------------------------------------

    def described(self) -> list[list[str]]:
        """Return each room in memory as the operator is told of it: how its id begins, its game
        and stage, how many people are here, whether it is public, and the host."""
        return [
            [room.id[:TOLD_DIGITS], room.opened.game, room.stage,
             str(sum(one.is_here for one in room.members.present())),
             "public" if room.opened.public else "private",
             room.members.guests[room.members.host].name if room.members.host >= 0 else ""]
            for room in self._rooms.values()
        ]

    def end_table(self, told: str) -> bool:
        """End the one room whose id begins so, for good; return whether there is one."""
        found = [one for one in self._rooms if one.startswith(told)] if told else []
        if len(found) != 1:
            return False
        self._by_code.pop(self._rooms[found[0]].code, None)
        self.end(found[0])
        self._over.append(found[0])
        return True

    def _check_chat(
        self, connection: Connection, room: Room, guest: Guest, now: float
    ) -> None:
        """Raise RefusedError for one line too many, of a guest, of their address at the table, or
        of the whole table."""
        if not guest.silenced and not take_each(
            now, (self._chat, guest_key(room.id, guest.number)),
            (self._chat_there, network_key(room.id, connection.address)),
            (self._chat_here, room.id),
        ):
            raise RefusedError("many")

    def _recode(self, room: Room, removed: Guest) -> None:
        """Have the code that a removed guest knows lead nowhere."""
        code = self._new_code()
        self._by_code.pop(room.code, None)
        room.recode(code, removed)
        self._by_code[room.code] = room.id

    def tick(self, now: float) -> None:
        """Let time pass in every room. A room to which nobody came for a while sleeps in the
        journal until somebody does, or for good."""
        self.hall.tick(now)
        waiting = 0
        for room in list(self._rooms.values()):
            try:
                room.tick(now)
            except Exception:
                self._fail(room)
                continue
            if room.members.is_asleep(now) and self.is_settled(room.id):
                if waiting < MOST_WAITING and room.waits_for_people(now):
                    waiting += 1
                    continue
                self._forget(room.id)
                self._failures.pop(room.id, None)
                if room.members.closed:
                    self._by_code.pop(room.code, None)
                    self._over.append(room.id)

    def over(self) -> list[str]:
        """Return the tables that are over for good, to be closed in the journal; they count as
        taken."""
        over, self._over = self._over, []
        return over

    # -- those who watch without a name ------------------------------------------------------------

    def watched_unnamed(self, number: int, message: msg.Up) -> str:
        """Return the room, in memory, that a guest who says this is to watch without a name; empty
        where the message is for the lobby itself."""
        connection = self._connections.get(number)
        if connection is None or not connection.greeted or connection.has_seat:
            return ""
        match message:
            case msg.Join(watch=True):
                room_id = self._by_code.get(digest(typed_code(message.code) or ""), "")
            case msg.Back(token=msg.GALLERY_TOKEN):
                room_id = message.table
            case _:
                return ""
        room, is_new = self._rooms.get(room_id), isinstance(message, msg.Join)
        return room_id if room and room.members.may_watch_unnamed(is_new=is_new) else ""

    def open_to_spectators(self, room_id: str) -> int:
        """Have what watchers of a room hear told once for all spectators; return to which
        connection."""
        number = self.arrive("spectators")
        room = self._rooms[room_id]
        self._attach(self._connections[number], room, room.open_to_spectators())
        return number

    def close_to_spectators(self, number: int) -> None:
        """Nobody hears what is told there any more."""
        connection = self._connections.pop(number, None)
        if connection and connection.room:
            connection.room.close_to_spectators()
            self._detach(connection)

    # -- decided, committed, told ------------------------------------------------------------------

    def unsaved(self) -> list[StoredEntry]:
        """Return the entries of all rooms that are to be committed; they count as taken."""
        return [
            StoredEntry(room.id, seq, text)
            for room in self._changed_rooms() for seq, text in room.journal.take_unsaved()
        ]

    def saved(self, entries: list[StoredEntry]) -> None:
        """The entries are committed; those of rooms that were let go meanwhile are nobody's."""
        for entry in entries:
            if entry.table in self._committed:
                self._committed[entry.table] = max(self._committed[entry.table], entry.seq)
            if entry.table in self._untold:
                self._tell_opened(entry.table)
        for table in {entry.table for entry in entries}:
            room = self._rooms.get(table)
            if room and room.opened.is_slow:
                self._tell_awaited(room)

    def _tell_awaited(self, room: Room) -> None:
        """Have the hall know for whom a slow table waits from now on."""
        guest, host = room.awaited(), room.members.guests.get(room.members.host)
        due = DueTurn(room.id, host.name if host else "", room.opened.game)
        self.hall.awaits(due, guest.person if guest else 0)

    def _tell_opened(self, room_id: str) -> None:
        """Tell those who wait for tables of one that is in the journal from now on."""
        del self._untold[room_id]
        room = self._rooms.get(room_id)
        if room and room.is_listed:
            host = room.members.guests[room.members.host]
            self.hall.opened(room.listed(), host.person)

    def not_saved(self, entries: list[StoredEntry]) -> None:
        """The entries could not be committed: what they tell of has not happened. Everybody in
        their rooms hears so."""
        for room_id in {entry.table for entry in entries}:
            if room_id in self._rooms:
                self._drop(room_id)

    def to_restore(self) -> list[str]:
        """Return the rooms that were dropped and are to be fetched again; they count as taken."""
        rooms, self._to_restore = list(self._to_restore), {}
        return rooms

    def to_replay(self) -> list[CatchUp]:
        """Return the replays that guests wait for, to be run off the loop; they count as taken."""
        replays, self._replays = self._replays, []
        return replays

    def replayed(self, replay: CatchUp, heard: Iterable[Heard] | None) -> None:
        """A replay is over; None where it failed, and so the room cannot go on as it is."""
        room = self._rooms.get(replay.room)
        if room and heard is None:
            self._fail(room)
        elif room:
            room.replayed(replay, heard or ())

    def take_out(self) -> Iterator[tuple[int, Outgoing]]:
        """Return (connection, message) for everything that may be told now, in order."""
        replies, self._replies = self._replies, []
        yield from replies
        for room in self._changed_rooms():
            try:
                told = list(room.journal.take_out(self._committed[room.id]))
            except Exception:
                self._fail(room)
                continue
            for guest, message in told:
                number = self._of_guest.get((room.id, guest))
                if number is not None:
                    yield number, message
            if room.journal.is_still:
                self._changed.pop(room.id, None)

    def _changed_rooms(self) -> list[Room]:
        found = (self._rooms.get(room_id) for room_id in self._changed)
        return [room for room in found if room is not None]

    # -- rooms that failed -------------------------------------------------------------------------

    def _drop(self, room_id: str) -> None:
        """Forget what a room has in memory; it is to be fetched again for its guests."""
        replays = self._rooms[room_id].replays
        since = {number: replay.since for number, replay in replays.items()}
        guests = self._forget(room_id)
        for number in guests.values():
            self._replies.append((number, msg.Refused("saved")))
        self._dropped[room_id] = {
            guest: (number, since.get(guest)) for guest, number in guests.items()
        }
        self._to_restore[room_id] = None

    @contextmanager
    def _guarded(self, room: Room, connection: Connection) -> Iterator[None]:
        """Have an error in a room be the end of what the room has in memory, and of nothing
        else."""
        was_in = connection.room is room
        try:
            yield
        except RefusedError:
            raise
        except Exception as error:
            self._fail(room)
            if not was_in:
                raise RefusedError("saved") from error

    def _fail(self, room: Room) -> None:
        """Something unexpected was raised in a room: it goes on as its journal has it, or ends
        where that has not helped."""
        log.exception("error in table %s", room.id)
        if self._rooms.get(room.id) is not room:
            return
        self._failures[room.id] = self._failures.get(room.id, 0) + 1
        if self._is_ended(room.id):
            self.end(room.id)
        else:
            self._drop(room.id)

    def _is_ended(self, room_id: str) -> bool:
        return self._failures.get(room_id, 0) > MOST_FAILURES

    def end(self, room_id: str) -> None:
        """End a room that cannot go on; its guests hear that their seats are gone. It stays in the
        journal, and is tried again by a server that is started anew."""
        self._failures[room_id] = MOST_FAILURES + 1
        self._dropped.pop(room_id, None)
        self._to_restore.pop(room_id, None)
        for number in self.let_go(room_id):
            self._replies.append((number, msg.Refused("token")))


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
