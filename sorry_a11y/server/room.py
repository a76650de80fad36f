"""A room: its people, its journal, what is asked in it, and the game between its people.

Commands come in by the modules `attendance`, `asking`, `hosting` and `talk`; entries go out by
`Room.write`, and take effect by `Room.apply` alone, as those of the journal do when a room is made
anew. Messages for guests wait in the room's feed for the entry that must be safe before they are
told. Everything is checked before anything is done: what is refused has not happened. What was
decided and could not be written is undone by making the room anew from its journal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from time import time

from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.game.dealer import Chance
from sorry_a11y.game.following import catch_up
from sorry_a11y.game.header import IN_A_ROOM, Header
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.setup import PERSON, Occupant, Person, Robot, Seating
from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.server.absence import AbsencePolicy
from sorry_a11y.server.door import Door
from sorry_a11y.server.game_entries import LATE
from sorry_a11y.server.journal import (
    Acted,
    AnyEntry,
    Began,
    Came,
    Changed,
    Opened,
    Recoded,
)
from sorry_a11y.server.members import Guest, Members
from sorry_a11y.server.refusal import RefusedError
from sorry_a11y.server.room_feed import RoomFeed
from sorry_a11y.server.room_journal import RoomJournal
from sorry_a11y.server.room_questions import Questions
from sorry_a11y.server.talk import Talk
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.protocol import A_DAY, RULES_VERSION


class Room:
    """One table of the server.

    Attributes:
        id: The name by which it is known.
        opened: Its first entry.
        members: Its people.
        door: Who may come.
        journal: Its entries that are not committed.
        feed: The messages for its guests.
        questions: What is asked of its people.
        absence: How long the guest on turn is waited for.
        talk: What its people say.
        game: The game under way, or the last one; None before the first begins.
        has_lost_game: Whether the journal has a game of other rules, which cannot go on.
        date: Gives seconds since 1970, by which the days of a slow table go on while no server
            runs.
    """

    def __init__(self, room_id: str, opened: Opened) -> None:
        self.id = room_id
        self.opened = opened
        self.members = Members()
        self.door = Door(opened, self.members)
        self.journal = RoomJournal()
        self.feed = RoomFeed(self.journal, self.members)
        self.questions = Questions()
        self.absence = AbsencePolicy(
            opened, self.members, self.questions, self.journal.moves
        )
        self.talk = Talk(self.members, self.feed)
        self.game: LoggedGame | None = None
        self.has_lost_game = False
        self.date: Callable[[], float] = time
        self.journal.moves.date = self.date_of_entry

    @classmethod
    def opened_by(cls, room_id: str, opened: Opened) -> Room:
        """Return a new room; raises CombinationError, OptionError or ValueError where there is no
        such rule book."""
        room = cls(room_id, opened)
        room.rules(tuple(sorted(opened.chairs)))
        room.journal.write(opened)
        return room

    @classmethod
    def rebuilt(cls, room_id: str, entries: Iterable[AnyEntry], now: float) -> Room:
        """Return the room as its journal tells it, everybody away since ``now``. Raises ValueError
        for entries that make no room, IllegalActionError or NotationError where the rules do not
        give what they say."""
        first, *rest = entries
        if not isinstance(first, Opened):
            raise ValueError("the journal does not begin with an opened table")
        room = cls(room_id, first)
        room.journal.follow()
        for entry in rest:
            room.apply(room.journal.follow(), entry)
        for guest in room.members.present():
            guest.away_since = now
        room._go_on()
        return room

    def _go_on(self) -> None:
        """Lead the game of the journal to where it stood."""
        lines, self.journal.moves.stored = self.journal.moves.stored, []
        game = self.game
        if game is None:
            return

        def listen() -> None:
            for guest in self.members.present():
                self.feed.listen(game, guest)

        catch_up(game, lines, LATE, listen)

    # -- entries -----------------------------------------------------------------------------------

    def write(self, entry: AnyEntry) -> None:
        """Write an entry, which takes effect."""
        self.apply(self.journal.write(entry), entry)

    def apply(self, seq: int, entry: AnyEntry) -> None:
        """Have an entry take effect, which was just written or is in the journal; nobody is told.
        A stored decision waits until its game is led again. Raises ValueError for one that cannot
        stand there."""
        match entry:
            case Acted():
                if self.game:
                    self.journal.moves.follow(seq, entry)
            case Came():
                self.members.add(entry)
            case Began():
                self.has_lost_game = entry.rules != RULES_VERSION  # its choices would be others
                self.game = None if self.has_lost_game else self._new_game(entry, seq)
            case Recoded():
                self.door.recode(entry)
            case Changed(what="locked" | "unlocked"):
                self.door.locked = entry.what == "locked"
            case Changed(what="paused" | "on"):
                if self.game:
                    moves = self.journal.moves
                    moves.paused, moves.moved_at = entry.what == "paused", entry.at
            case Changed():
                self.members.apply(entry)
                leaver = self.members.guests.get(entry.guest)
                if entry.what == "gone" and leaver and not (self.game and leaver.seats):
                    self.members.forget(entry.guest)
            case Opened():
                raise ValueError("a table is opened once")

    def change(self, what: str, guest: int = -1) -> None:
        """Write a change among people."""
        self.write(Changed(what, guest, self.date_of_entry()))  # type: ignore[arg-type]

    def tell_change(self, what: str, guest: Guest) -> None:
        """Write a change among people, and tell it by the same word."""
        self.change(what, guest.number)
        self.feed.tell(msg.Happened(what, guest.name, guest.number))  # type: ignore[arg-type]

    def date_of_entry(self) -> int:
        """Return the date of an entry: now, at a slow table; 0 at others."""
        return int(self.date()) if self.opened.is_slow else 0

    # -- the game ----------------------------------------------------------------------------------

    def rules(self, seats: tuple[Seat, ...]) -> Ruleset:
        """Return the rule book; raises CombinationError or OptionError where there is none."""
        opened = self.opened
        return make_rules(
            Wishes(opened.game, opened.options, opened.teams, opened.points, opened.rounds,
                   opened.target),
            seats,
        )

    def _new_game(self, began: Began, began_at: int) -> LoggedGame:
        sitters: dict[Seat, Occupant] = {}
        for seat, kind in began.kinds.items():
            owner = self.members.owner(seat) if kind == PERSON else None
            sitters[seat] = (
                Person(owner.seats[0] if owner else seat, began.names[seat]) if kind == PERSON
                else Robot(seat, began.names[seat], make_bot(kind))
            )
        rules, seating = self.rules(tuple(sorted(sitters))), Seating(sitters)
        header = Header.of(
            rules, seating, Chance(int(began.secret), is_secret=True),
            datetime.fromtimestamp(began.started, UTC), may_undo=self.opened.undo != "off",
            purpose=IN_A_ROOM,
        )
        if began.first != WATCHER:
            header = replace(header, first=began.first, first_won=True)
        self.journal.moves.begin(began_at, began.started)
        return LoggedGame(header, rules, seating, port=self.journal.moves)

    def playing(self, decision: int = -1) -> LoggedGame:
        """Return the game, at which something may be decided; raises RefusedError where there is
        none, or it is over or paused."""
        if self.game is None or self.game.over:
            raise RefusedError("turn", id=decision)
        if self.journal.moves.paused:
            raise RefusedError("paused", id=decision)
        return self.game

    def seats_of_bots(self) -> list[Seat]:
        """Return the seats of the game under way that bots play and people may take."""
        game = self.game
        if game is None or not self.opened.drop_in or game.over:
            return []
        sitting = self.members.sitting()
        return [seat for seat in game.seating.people if seat not in sitting]

    def names(self) -> dict[Seat, str]:
        """Return the names by seat in the game; none before the first."""
        seating = self.game.seating if self.game else Seating({})
        return {seat: seating.name(seat) for seat in seating.seats}

    # -- how it stands -----------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """Gathering, playing, paused or over."""
        if self.game is None:
            return "gathering"
        if self.game.over:
            return "over"
        return "paused" if self.journal.moves.paused else "playing"

    @property
    def is_listed(self) -> bool:
        """Whether the room is told to all who ask for tables."""
        is_open = self.game is None or bool(self.seats_of_bots())
        return bool(self.door.public_code) and self.opened.public and is_open and not (
            self.members.closed or self.door.locked or self.members.host < 0
        )

    def waits_for_people(self, now: float) -> bool:
        """Return whether people may still find the room, which is a slow one, though all have been
        away for a while."""
        return self.opened.is_slow and self.is_listed and any(
            one.away_since is not None and now - one.away_since < A_DAY
            for one in self.members.present()
        )

    def awaited(self) -> Guest | None:
        """Return the guest whose decision the game waits for."""
        game = self.game
        if game is None or self.journal.moves.paused or game.over or self.members.closed:
            return None
        guest = self.members.owner(game.now.turn)
        return guest if game.awaits_person and guest and not guest.gone else None
