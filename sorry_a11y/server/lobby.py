"""The hall: every table of one server, found by code or token, and the connections of their people.

`receive` takes a message of one connection; what comes of it gathers at the tables. Whoever runs
the hall takes `unsaved` lines, commits them, and says so with `saved` or `not_saved`; only then
does `take_out` give the messages that rest on them: decided, then committed, then told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from secrets import randbits
from time import time

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.notation import COLOURS, seat_called
from sorry_a11y.rulesets.families import BOOKS, CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.server.entries import OPEN, Opened, Recoded, read_line
from sorry_a11y.server.guests import Guest, RefusedError
from sorry_a11y.server.journal import Journal, JournalError, StoredEntry
from sorry_a11y.server.rate_limits import CHAT, MESSAGES, TABLES, WRONG_CODES, Allowance
from sorry_a11y.server.room import Room
from sorry_a11y.table.dealer import SECRET_BITS
from sorry_a11y.table.setup import PERSON, YOU
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.codes import digest, new_code, new_token, typed_code
from sorry_a11y.wire.encoding import Outgoing
from sorry_a11y.wire.protocol import RULES_VERSION

MOST_TABLES = 20_000


@dataclass
class Connection:
    """One connection: ``address`` of the other side; ``table`` and ``guest`` once it has a chair;
    ``greeted``: whether it has said hello."""

    number: int
    address: str
    greeted: bool = False
    table: Room | None = None
    guest: Guest | None = None


class Lobby:
    """Tables and connections. ``program``: the version told to clients; ``date``: seconds since
    1970, for records alone."""

    def __init__(
        self, journal: Journal, program: str, *, code: Callable[[], str] = new_code,
        token: Callable[[], str] = new_token, date: Callable[[], float] = time,
    ) -> None:
        self._journal = journal
        self._program = program
        self._new_code = code
        self._new_token = token
        self._date = date
        self._tables: dict[str, Room] = {}
        self._by_code: dict[str, str] = {}
        self._stirred: dict[str, None] = {}
        self._connections: dict[int, Connection] = {}
        self._of_guest: dict[tuple[str, int], int] = {}
        self._committed: dict[str, int] = {}
        self._replies: list[tuple[int, Outgoing]] = []
        self._over: list[str] = []
        self._next = 0
        self._messages = Allowance(MESSAGES)
        self._chat = Allowance(CHAT)
        self._wrong = Allowance(WRONG_CODES)
        self._opened = Allowance(TABLES)

    # -- connections -----------------------------------------------------------------------------

    def arrive(self, address: str) -> int:
        """Somebody connected; the number of the connection."""
        self._next += 1
        self._connections[self._next] = Connection(self._next, address)
        return self._next

    def gone(self, number: int, now: float) -> None:
        """A connection is lost or closed."""
        connection = self._connections.pop(number, None)
        self._messages.forget(str(number))
        self._chat.forget(str(number))
        if connection and connection.table and connection.guest:
            key = (connection.table.id, connection.guest.number)
            if self._of_guest.get(key) == number:
                del self._of_guest[key]
                connection.table.lose(connection.guest, now)

    def receive(self, number: int, message: msg.Up, now: float) -> bool:
        """Take a message; what is refused is answered, and nothing else has happened then. Whether
        it was not one too many."""
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
                self._replies.append((connection.number, self._listing()))
            case _:
                self._at_table(connection, message, now)

    def _greet(self, connection: Connection, hello: msg.Hello) -> None:
        if hello.v != msg.PROTOCOL or hello.rules != RULES_VERSION:
            raise RefusedError("version", accepted=self._program)
        connection.greeted = True
        self._replies.append(
            (connection.number, msg.Welcome(msg.PROTOCOL, self._program, RULES_VERSION))
        )

    # -- finding a table ---------------------------------------------------------------------------

    def _open(self, connection: Connection, wished: msg.HostTable, now: float) -> None:
        if not self._opened.take(connection.address, now) or len(self._tables) >= MOST_TABLES:
            raise RefusedError("many")
        chairs, own = _chairs(wished.seats)
        code = self._new_code()
        opened = Opened(
            wished.game, dict(wished.options), wished.teams, wished.points, wished.rounds,
            wished.target, chairs, wished.undo, wished.stand_in, wished.patience, wished.watch,
            wished.public, digest(code), code if wished.public else "",
        )
        table = Room(self._new_token(), opened)
        try:
            table.rules(tuple(sorted(chairs)))
        except (CombinationError, OptionError, ValueError) as error:
            raise RefusedError("game", given=wished.game, accepted=", ".join(BOOKS)) from error
        token = self._new_token()
        guest = table.sit(wished.name, own, token)
        self._admit(table, 0)
        self._seat(connection, table, guest, token, code)

    def _join(self, connection: Connection, wished: msg.Join, now: float) -> None:
        table = self._by_typed(connection, wished.code, now)
        if table.bars(connection.address):
            raise RefusedError("closed")
        token = self._new_token()
        guest = table.sit(wished.name, wished.seat, token, watch=wished.watch)
        self._seat(connection, table, guest, token, "")

    def _by_typed(self, connection: Connection, typed: str, now: float) -> Room:
        if not self._wrong.has(connection.address, now):
            raise RefusedError("many")
        code = typed_code(typed)
        table_id = self._by_code.get(digest(code), "") if code else ""
        table = self._find(table_id, now) if table_id else None
        if table is None or table.closed or table.code != digest(code or ""):
            self._wrong.take(connection.address, now)
            raise RefusedError("code")
        return table

    def _back(self, connection: Connection, wished: msg.Back, now: float) -> None:
        if not self._wrong.has(connection.address, now):
            raise RefusedError("many")
        table = self._find(wished.table, now)
        guest = table.guest_with(wished.token) if table else None
        if table is None or guest is None:
            self._wrong.take(connection.address, now)
            raise RefusedError("token")
        self._take_over(connection, table, guest)
        guest.away_since = guest.away_since if guest.away_since is not None else now
        table.come_back(guest, wished.since)
        table.tick(now)

    def _take_over(self, connection: Connection, table: Room, guest: Guest) -> None:
        """The newer connection of a guest wins; the older one is told."""
        older = self._of_guest.get((table.id, guest.number))
        if older is not None and older != connection.number:
            self._replies.append((older, msg.Bye("elsewhere")))
            other = self._connections.get(older)
            if other:
                other.table = other.guest = None
        self._attach(connection, table, guest)

    def _seat(
        self, connection: Connection, table: Room, guest: Guest, token: str, code: str
    ) -> None:
        self._attach(connection, table, guest)
        guest.outbox.insert(0, (table.seq, msg.Seated(
            table.id, token, guest.number, list(guest.seats), code
        )))
        guest.outbox.insert(1, (table.seq, table.state(guest)))

    def _attach(self, connection: Connection, table: Room, guest: Guest) -> None:
        if connection.table and connection.table is not table:
            raise RefusedError("begun")
        connection.table, connection.guest = table, guest
        guest.address = connection.address
        self._of_guest[table.id, guest.number] = connection.number

    def _find(self, table_id: str, now: float) -> Room | None:
        return self._tables.get(table_id) or self._load(table_id, now)

    def _load(self, table_id: str, now: float) -> Room | None:
        """The table as the journal has it, after the server was started anew or while the table
        slept."""
        try:
            lines = self._journal.lines(table_id)
        except JournalError as error:
            raise RefusedError("saved") from error
        if not lines:
            return None
        table = Room.rebuilt(table_id, [read_line(line.text) for line in lines], now)
        self._admit(table, len(lines))
        return table

    def _admit(self, table: Room, committed: int) -> None:
        self._tables[table.id] = table
        self._committed[table.id] = committed
        self._by_code[table.code] = table.id
        table.stir = self._stir
        self._stir(table.id)

    def _stir(self, table_id: str) -> None:
        """There is something to commit or tell: only such tables are looked at then."""
        self._stirred[table_id] = None

    def learn_codes(self) -> int:
        """After the server was started anew: learn under which codes the journal's tables are
        found; each is loaded when its first guest comes. How many there are. Raises
        JournalError."""
        codes: dict[str, str] = {}
        for line in self._journal.code_lines():
            told = read_line(line.text)
            if isinstance(told, Opened | Recoded):
                codes[line.table] = told.code
        self._by_code = {code: table for table, code in codes.items()}
        return len(self._by_code)

    def _listing(self) -> msg.Listing:
        listed = []
        for table in self._tables.values():
            opened = table.opened
            if opened.public and not table.closed and not table.locked and table.game is None:
                host = table.guests.get(table.host)
                code = table.public_code
                if code and host:
                    listed.append(msg.Listed(
                        code, opened.game, host.name, len(table.open_seats()), opened.watch
                    ))
        return msg.Listing(listed)

    # -- at a table --------------------------------------------------------------------------------

    def _at_table(self, connection: Connection, message: msg.Up, now: float) -> None:
        table, guest = connection.table, connection.guest
        if table is None or guest is None or guest.gone:
            raise RefusedError("token")
        match message:
            case msg.Decide():
                table.decide(guest, message)
            case msg.Undo():
                table.ask_undo(guest, message.seat, now)
            case msg.AnswerQuestion():
                table.answer(guest, message)
            case msg.Say() | msg.SayPhrase():
                if not self._chat.take(str(connection.number), now):
                    raise RefusedError("many")
                table.chat(guest, message)
            case msg.Start() | msg.Manage(what="rematch"):
                table.start(guest, randbits(SECRET_BITS) | 1 << SECRET_BITS, int(self._date()))
            case msg.AskRecord():
                self._replies.append((connection.number, table.record(guest, message.at)))
            case msg.Manage():
                table.manage(guest, message, now)
                if message.what == "kick":
                    self._recode(table, message.who)
            case msg.Leave():
                table.leave(guest)
        table.tick(now)

    def _recode(self, table: Room, removed: int) -> None:
        """The code that who was removed knows leads nowhere any more."""
        code = self._new_code()
        self._by_code.pop(table.code, None)
        table.recode(code, removed)
        self._by_code[table.code] = table.id

    def tick(self, now: float) -> None:
        """Let time pass at every table; those that nobody came to for a while sleep in the
        journal until somebody does, or for good."""
        for table in list(self._tables.values()):
            table.tick(now)
            if table.is_asleep(now) and not table.unsaved and (
                self._committed.get(table.id) == table.seq
            ):
                del self._tables[table.id], self._committed[table.id]
                self._stirred.pop(table.id, None)
                if table.closed:
                    self._by_code.pop(table.code, None)
                    self._over.append(table.id)

    def size(self) -> tuple[int, int]:
        """How many tables are in memory, and how many of their people are here."""
        return len(self._tables), len(self._of_guest)

    def over(self) -> list[str]:
        """Tables that are over for good, to be closed in the journal; they count as taken."""
        over, self._over = self._over, []
        return over

    # -- decided, committed, told ------------------------------------------------------------------

    def unsaved(self) -> list[StoredEntry]:
        """The lines of all tables that are to be committed; they count as taken."""
        lines = []
        for table in self._stirred_tables():
            if table.unsaved:
                lines += [StoredEntry(table.id, seq, text) for seq, text in table.unsaved]
                table.unsaved.clear()
        return lines

    def saved(self, lines: list[StoredEntry]) -> None:
        """The lines are committed."""
        for line in lines:
            self._committed[line.table] = max(self._committed.get(line.table, 0), line.seq)

    def not_saved(self, lines: list[StoredEntry], now: float) -> None:
        """The lines could not be committed: what they tell of has not happened. Their tables stand
        again as the journal has them, and everybody there hears so."""
        for table_id in {line.table for line in lines}:
            guests = {
                key[1]: number for key, number in self._of_guest.items() if key[0] == table_id
            }
            self._tables.pop(table_id, None)
            try:
                table = self._load(table_id, now)
            except RefusedError:
                table = None
            for guest_number, number in guests.items():
                self._replies.append((number, msg.Refused("saved")))
                connection = self._connections.get(number)
                guest = table.guests.get(guest_number) if table else None
                if connection is None:
                    continue
                connection.table, connection.guest = (table, guest) if guest else (None, None)
                if table and guest:
                    table.come_back(guest, table.seq)

    def take_out(self) -> Iterator[tuple[int, Outgoing]]:
        """(connection, message) for everything that may be told now, in order."""
        replies, self._replies = self._replies, []
        yield from replies
        for table in self._stirred_tables():
            for guest, message in table.take_out(self._committed.get(table.id, 0)):
                number = self._of_guest.get((table.id, guest.number))
                if number is not None:
                    yield number, message
            if table.is_still:
                del self._stirred[table.id]

    def _stirred_tables(self) -> list[Room]:
        found = (self._tables.get(table_id) for table_id in self._stirred)
        return [table for table in found if table is not None]


def _chairs(seats: dict[str, str]) -> tuple[dict[Seat, str], Seat]:
    """The chairs by seat, and the one of who opens the table; raises RefusedError."""
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
