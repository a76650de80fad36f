"""A room: its people, its journal, the questions to its people, and their game.

`Attendance`, `Asking`, `AwaitedTurn` and `RoomRequests` change a room by entries. `Room.write` adds
an entry to the journal, and `Room.apply` alone lets it take effect, also when a room is rebuilt
from its journal. Messages wait in each guest's mailbox until the entries that they are about are
stored. A request is checked before anything is written, so a refused one has changed nothing. If
entries cannot be stored, the room is rebuilt from its journal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import structs

from sorry_a11y.core.game.following import catch_up
from sorry_a11y.core.game.header import read_header
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import PERSON, Seating
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.game import RULES_VERSION
from sorry_a11y.online.server.readiness import Readiness
from sorry_a11y.online.server.refusal import RefusedError
from sorry_a11y.online.server.rooms.guests import Absence, Guest
from sorry_a11y.online.server.rooms.journal import (
    Acted,
    AnyEntry,
    Arranged,
    Began,
    Came,
    Changed,
    Handed,
    Ledger,
    Moved,
    Opened,
    Recoded,
    RoomJournal,
)
from sorry_a11y.online.server.rooms.members import Door, Members
from sorry_a11y.online.server.rooms.room_questions import Questions
from sorry_a11y.online.server.rooms.turn_wait import TurnWait
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Outgoing, encoded
from sorry_a11y.store.log_store import StoredEntry

LATE = 12
"""The last entries of a rebuilt game of which the batches are kept for guests who come back."""
STAND_IN = "runner"
"""The kind of bot that plays for a guest who is away, and on seats that nobody took."""


class Room:
    """One table of the server.

    Attributes:
        id: The id.
        opened: The first entry of the journal, with the rules and seats of the coming game.
        members: The people.
        door: The invite code, and the checks of those who want to come in.
        journal: The journal.
        questions: The questions to the people.
        wait: The wait for the guest on turn.
        readiness: Who is ready for the coming game.
        game: The game under way, or the last one; None before the first begins.
        is_paused: Whether the game is paused.
        has_lost_game: Whether the game in the journal has another version of the rules, so that it
            cannot go on.
        last_lines: The last lines of chat, kept for a report alone.
    """

    def __init__(self, room_id: str, opened: Opened, ledger: Ledger) -> None:
        self.id = room_id
        self.opened = opened
        self.journal = RoomJournal(room_id, ledger, is_slow=opened.is_slow)
        self.members = Members(self.journal)
        self.door = Door(opened, self.members)
        self.questions = Questions()
        self.wait = TurnWait()
        self.readiness = Readiness()
        self.game: LoggedGame | None = None
        self.is_paused = self.has_lost_game = False
        self.last_lines: list[str] = []

    @classmethod
    def opened_by(cls, room_id: str, opened: Opened, ledger: Ledger) -> Room:
        """Return a new room, whose journal is in a ledger.

        Raises CombinationError, OptionError or ValueError if there is no such rule book.
        """
        room = cls(room_id, opened, ledger)
        opened.rules(tuple(sorted(opened.seats)))
        room.journal.write(opened)
        return room

    @classmethod
    def rebuilt(
        cls, room_id: str, entries: Iterable[AnyEntry], now: float, ledger: Ledger | None = None
    ) -> Room:
        """Return the room that its entries make, with everybody away since ``now``.

        Args:
            room_id: The id of the room.
            entries: The entries of its journal.
            now: The monotonic time, in seconds.
            ledger: The ledger of the server; None for a room of no server.

        Raises:
            ValueError: The entries make no room.
            IllegalActionError: A decision in them is not legal.
            NotationError: A decision in them cannot be read.
        """
        first, *rest = entries
        if not isinstance(first, Opened):
            raise ValueError("the journal does not begin with an opened table")
        room = cls(room_id, first, ledger or Ledger())
        room.journal.read()
        for entry in rest:
            room.apply(room.journal.read(), entry)
        for guest in room.members.present():
            guest.absence = Absence(now)
        room._go_on()
        room.wait.person = -1 if room.has_lost_game else room._person_awaited()
        return room

    def _go_on(self) -> None:
        """Replay the game from the entries of the journal."""
        lines, self.journal.stored = self.journal.stored, []
        game = self.game
        if game is None:
            return

        def listen() -> None:
            for guest in self.members.present():
                guest.mail.listen(game)

        catch_up(game, lines, LATE, listen)

    # -- entries -----------------------------------------------------------------------------------

    def write(self, entry: AnyEntry) -> None:
        """Add an entry to the journal and apply it."""
        self.apply(self.journal.write(entry), entry)

    def apply(self, seq: int, entry: AnyEntry) -> None:
        """Let an entry take effect that was just written or is in the journal; tell nobody.

        A stored decision waits until the game is replayed.

        Raises:
            ValueError: The table is opened a second time.
        """
        match entry:
            case Acted():
                if self.game:
                    self.journal.follow(seq, entry)
            case Came():
                self.members.add(entry)
                if self.game and not self.game.over:
                    self.game.seating.rename(dict.fromkeys(entry.seats, entry.name))
            case Began():
                self.members.take_seats()
                self.has_lost_game = entry.rules != RULES_VERSION  # its choices would be others
                self.game = None if self.has_lost_game else self._new_game(entry.header, seq)
            case Arranged() | Moved() | Handed():
                self._rearrange(entry)
            case Recoded():
                self.door.recode(entry)
            case Changed():
                self._apply_change(entry)
            case Opened():
                raise ValueError("a table is opened once")

    def _rearrange(self, entry: Arranged | Moved | Handed) -> None:
        """Give the coming game other rules and seats, a guest another seat in it, or a seat on."""
        if isinstance(entry, Arranged):
            self.opened = self.door.opened = structs.replace(self.opened, table=entry.table)
            return
        if isinstance(entry, Handed):
            self.members.hand(entry)
            return
        self.members.move(entry)
        if self.game is None:
            self.members.take_seats()

    def _apply_change(self, entry: Changed) -> None:
        match entry.what:
            case "locked" | "unlocked":
                self.door.locked = entry.what == "locked"
            case "paused" | "on":
                if self.game:
                    self.is_paused, self.journal.moved_at = entry.what == "paused", entry.at
            case _:
                self.members.apply(entry)
                leaver = self.members.guests.get(entry.guest)
                if entry.what == "gone" and leaver and not (self.game and leaver.seats):
                    self.members.forget(leaver)

    def change(self, what: str, guest: int = -1) -> None:
        """Write a change of the table or of a guest."""
        self.write(Changed(what, guest, self.journal.entry_date()))  # type: ignore[arg-type]

    def tell_change(self, what: str, guest: Guest) -> None:
        """Write a change of a guest, and tell it by the same word, after the state of the table."""
        self.change(what, guest.number)
        self.tell_news(what, guest)

    # -- telling -----------------------------------------------------------------------------------

    def tell(self, message: Outgoing, but: Guest | None = None) -> None:
        """Send a message to everybody who is here, except one guest."""
        self.tell_each(lambda _guest: message, but)

    def tell_each(self, message_for: Callable[[Guest], Outgoing], but: Guest | None = None) -> None:
        """Send to everybody who is here, except one guest, what a function returns for them."""
        for one in self.members.hearing():
            if one is not but and one.is_here:
                one.mail.send(message_for(one))

    def tell_state(self, but: Guest | None = None) -> None:
        """Send the state of the table to everybody who is here, except one guest."""
        state = self.state_for(None)
        self.tell_each(lambda guest: _for_guest(state, guest), but)

    def tell_news(
        self, what: str, guest: Guest, other: str = "", *, but: Guest | None = None
    ) -> None:
        """Send news about a guest to everybody who is here, except one guest.

        The state of the table comes first: clients tell the news with what it says.
        """
        self.tell_state(but)
        self.tell(msg.Happened(what, guest.name, guest.number, other), but)  # type: ignore[arg-type]

    # -- the game ----------------------------------------------------------------------------------

    def _new_game(self, text: str, began_at: int) -> LoggedGame:
        header, _ = read_header(text.split("\n"))
        self.is_paused = False
        self.journal.begin_game(began_at, int(header.started.timestamp()))
        return LoggedGame(header, port=self.journal)

    def playing(self) -> LoggedGame:
        """Return the game; raises RefusedError if there is none, or it is over or paused."""
        if self.game is None or self.game.over:
            raise RefusedError("turn")
        if self.is_paused:
            raise RefusedError("paused")
        return self.game

    def seats_left(self) -> list[Seat]:
        """Return the seats of people in the game under way that bots play, as nobody has them."""
        game = self.game
        if game is None or game.over:
            return []
        sitting = self.members.sitting()
        return [seat for seat in game.seating.people if seat not in sitting]

    def seats_of_bots(self) -> list[Seat]:
        """Return the seats of the game under way that newcomers may take."""
        return self.seats_left() if self.opened.table.drop_in else []

    def names(self) -> dict[Seat, str]:
        """Return the names by seat in the game; none before the first."""
        seating = self.game.seating if self.game else Seating(())
        return {seat: seating.name(seat) for seat in seating.seats}

    # -- its state ---------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """The stage of the table, see `wire.protocol.TableState`."""
        if self.game is None:
            return "gathering"
        if self.game.over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def is_listed(self) -> bool:
        """Whether the room is in the list of tables for all."""
        is_open = self.game is None or bool(self.seats_of_bots())
        return (
            bool(self.door.public_code)
            and self.opened.table.public
            and is_open
            and not (self.members.closed or self.door.locked or self.members.host < 0)
        )

    def state_for(self, guest: Guest | None) -> msg.TableState:
        """Return the state of the table for a guest, or what is the same for all."""
        game = self.game
        setup = game.header.setup._replace(occupants=game.seating.listed) if game else None
        state = msg.TableState(
            self.stage,  # type: ignore[arg-type]
            self._seat_states(),
            self.members.host,
            watchers=self.members.watchers(),
            setup=setup,
            seq=self.journal.reached(game) if game else 0,
            slow=self.opened.is_slow,
            locked=self.door.locked,
            wishes=self.opened.table.wishes,
            ready=sorted(self.readiness.ready),
            starts_in=self.readiness.seconds_left,
            awaited=self.wait.guest,
            bot_in=self.wait.seconds_left,
            public=self.opened.table.public,
        )
        return _for_guest(state, guest) if guest else state

    def _seat_states(self) -> list[msg.SeatState]:
        sitting, of_bots = self.members.coming(), self.seats_left()
        names = self.names()
        moved = self.game.seating.people if self.game and self.game.over else ()
        states = []
        for seat, kind in self.opened.seats.items():
            guest = sitting.get(seat)
            if guest:
                states.append(
                    msg.SeatState(
                        seat, PERSON, guest.name, guest.number, guest.is_told_away or guest.stood_in
                    )
                )
            else:
                name = "" if seat in moved else names.get(seat, "")
                states.append(msg.SeatState(seat, STAND_IN if seat in of_bots else kind, name))
        return states

    # -- its entries -------------------------------------------------------------------------------

    def take_unsaved(self) -> list[StoredEntry]:
        """Remove and return the entries that are to be stored.

        The last of them says for whom a slow table waits, if that has changed.
        """
        entries = self.journal.take_unsaved()
        if not (entries and self.opened.is_slow):
            return entries
        person = self._person_awaited()
        if person != self.wait.person:
            self.wait.person = person
            notice = msg.Notice("turn", self.members.host_name, self.id, self.opened.table.game)
            entries[-1] = entries[-1]._replace(due=(person, encoded(notice)))
        return entries

    def _person_awaited(self) -> int:
        """Return the number of the identity for whom a slow table waits; 0 for none."""
        game = self.game
        if game is None or self.is_paused or game.over or self.members.closed:
            return 0
        guest = self.members.owner(game.now.turn)
        return guest.person if guest and game.awaits_person and not guest.gone else 0


def _for_guest(state: msg.TableState, guest: Guest) -> msg.TableState:
    """Return a state with the number and seats of the guest who is told it."""
    return structs.replace(state, you=guest.number, own=guest.seats if state.setup else ())
