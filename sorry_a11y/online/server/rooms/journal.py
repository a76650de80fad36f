"""The journal of a room: its entries, stored (`store.log_store`) before anybody is told of them.

Everything that must survive the process is an entry; a room is rebuilt from its entries alone. They
have digests in place of people's secrets.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from time import time
from typing import Literal

import msgspec
from msgspec import Struct

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import PERSON, YOU
from sorry_a11y.core.rules.board import Seat
from sorry_a11y.core.rules.notation import seat_called
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import make_rules
from sorry_a11y.online.wire.protocol import A_DAY, HostTable
from sorry_a11y.store.log_store import StoredEntry

ACTED = '{"t":"act"'
"""The beginning of the text of every `Acted` entry."""


class JournalEntry(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """An entry of a journal."""


class Opened(JournalEntry, frozen=True, tag="opened"):
    """The entry that a table was opened.

    Attributes:
        table: The request of its host.
        code: The digest of its invite code.
        public_code: The code itself if the table is listed for all; else empty.
        language: The language of its host if the table is listed for all; else empty.
    """

    table: HostTable
    code: str
    public_code: str = ""
    language: str = ""

    @property
    def is_slow(self) -> bool:
        """Whether each turn has a day."""
        return self.table.patience >= A_DAY

    @property
    def seats(self) -> dict[Seat, str]:
        """The seats in turn order, each with "person", "open" or a kind of bot."""
        kinds = {
            seat_called(colour): PERSON if who == YOU else who
            for colour, who in self.table.seats.items()
        }
        return dict(sorted(kinds.items()))

    def rules(self, seats: tuple[Seat, ...]) -> Ruleset:
        """Return the rule book for some seats; raises CombinationError or OptionError."""
        return make_rules(self.table.wishes, seats)


class Came(JournalEntry, frozen=True, tag="came"):
    """The entry that a guest came.

    Attributes:
        guest: The number of the guest.
        name: The name of the guest.
        seats: The seats of the guest; none for a watcher.
        token: The digest of the secret by which they come back.
        person: The number of their identity, 0 for none.
    """

    guest: int
    name: str
    seats: list[Seat]
    token: str
    person: int = 0


class Arranged(JournalEntry, frozen=True, tag="arranged"):
    """The entry that the host gave the coming game other rules or seats.

    Attributes:
        table: The request that would open such a table.
    """

    table: HostTable


class Moved(JournalEntry, frozen=True, tag="moved"):
    """The entry that a guest takes other seats, from the coming game on."""

    guest: int
    seats: list[Seat]


class Handed(JournalEntry, frozen=True, tag="handed"):
    """The entry that a guest goes on at the program of another one, who asked for their seat.

    Attributes:
        guest: The number of the guest who has the seat.
        by: The number of the other one, which nobody has any more.
    """

    guest: int
    by: int


class Began(JournalEntry, frozen=True, tag="began"):
    """The entry that a game began.

    Attributes:
        header: The lines of its header, as `game.header` writes them.
        rules: The version of the rules under which it is played.
    """

    header: str
    rules: int


class Acted(JournalEntry, frozen=True, tag="act"):
    """An entry of the log of the game under way.

    Attributes:
        text: The entry, as `game.log` writes it.
        at: The time of the entry at a slow table, in seconds since 1970 in UTC; 0 at others.
    """

    text: str
    at: int = 0


class Changed(JournalEntry, frozen=True, tag="changed"):
    """A change of the table or of a guest.

    Attributes:
        what: The change: the guest is the host from now on, nobody or anybody may join, the guest
            may not or may chat, the guest has left for good, the game is paused or goes on, or the
            table is over for good.
        guest: The number of the guest; -1 if the change concerns nobody.
        at: The time at a slow table, as in `Acted`.
    """

    what: Literal[
        "host", "locked", "unlocked", "silenced", "unsilenced", "gone", "paused", "on", "closed"
    ]
    guest: int = -1
    at: int = 0


class Recoded(JournalEntry, frozen=True, tag="code"):
    """The entry that a guest was removed, which gives the table a new invite code.

    Attributes:
        code: The digest of the new code.
        public_code: The new code if the table is listed for all; else empty.
        banned: The digest of the guest's address, from which nobody may join again, if the table is
            listed for all; else empty.
        person: The number of the guest's identity, which may not join again; 0 for none.
    """

    code: str
    public_code: str = ""
    banned: str = ""
    person: int = 0


AnyEntry = Opened | Came | Arranged | Moved | Handed | Began | Acted | Changed | Recoded

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def read_entry(text: str) -> AnyEntry:
    """Return the entry in a text; raises msgspec.DecodeError if it has none."""
    entry: AnyEntry = _decoder.decode(text)
    return entry


class Ledger:
    """The date of a server, and the rooms in which something happens.

    Args:
        date: A function that returns the seconds since 1970.

    Attributes:
        date: As given.
        changed: The ids of the rooms with an entry to be stored or a message to be told; the values
            are None.
        restless: The ids of the rooms that must be looked after as time passes; so too.
    """

    def __init__(self, date: Callable[[], float] = time) -> None:
        self.date = date
        self.changed: dict[str, None] = {}
        self.restless: dict[str, None] = {}

    def note(self, room: str) -> None:
        """Note that something happens in a room, such as an entry to be stored or a message."""
        self.changed[room] = None
        self.restless[room] = None

    def forget(self, room: str) -> None:
        """Forget a room that is in memory no more."""
        self.changed.pop(room, None)
        self.restless.pop(room, None)


class RoomJournal:
    """The journal of one room; a `game.log.LogPort` for the game under way.

    Args:
        room: The id of the room.
        ledger: The ledger of the server.
        is_slow: Whether the table is slow, so that entries have a time.

    Attributes:
        seq: The number of entries, including those that are not stored; the last one has this
            number.
        committed: The number of entries that are stored.
        unsaved: The entries to be stored, in order.
        stored: The texts of `Acted` entries that were read and are not in the game yet.
        numbers: The number of the `Began` entry of the present game, and of each entry of its log.
        moved_at: At a slow table, the time of the last of these or of the last pause, in seconds
            since 1970.
    """

    def __init__(self, room: str, ledger: Ledger, *, is_slow: bool) -> None:
        self.seq = self.committed = self.moved_at = 0
        self.unsaved: list[StoredEntry] = []
        self.stored: list[str] = []
        self.numbers = array("L", [0])
        self._room = room
        self._ledger = ledger
        self._is_slow = is_slow

    def write(self, entry: AnyEntry) -> int:
        """Add an entry, to be stored; return its number."""
        self.seq += 1
        code = entry.code if isinstance(entry, Opened | Recoded) else ""
        text = _encoder.encode(entry).decode()
        self.unsaved.append(StoredEntry(self._room, self.seq, text, code))
        self.note()
        return self.seq

    def note(self) -> None:
        """Note that something happens in the room, such as an entry or a message."""
        self._ledger.note(self._room)

    def read(self) -> int:
        """Count an entry that is stored already; return its number."""
        self.seq += 1
        self.committed = self.seq
        return self.seq

    def take_unsaved(self) -> list[StoredEntry]:
        """Remove and return the entries to be stored."""
        unsaved, self.unsaved = self.unsaved, []
        return unsaved

    @property
    def is_settled(self) -> bool:
        """Whether every entry is stored."""
        return self.committed == self.seq

    def entry_date(self) -> int:
        """Return the present time for an entry; 0 if the table is not slow."""
        return int(self._ledger.date()) if self._is_slow else 0

    def turn_lasts(self) -> float:
        """Return the seconds that the present turn of a slow table has lasted."""
        return self._ledger.date() - self.moved_at

    # -- the game under way ------------------------------------------------------------------------

    def begin_game(self, seq: int, started: int) -> None:
        """Begin the log of a new game.

        Args:
            seq: The number of the `Began` entry.
            started: The time at which the game began, in seconds since 1970.
        """
        self.numbers, self.moved_at = array("L", [seq]), started
        self.stored = []

    def append(self, lines: Sequence[str]) -> None:
        """Write entries of the game's log."""
        for line in lines:
            entry = Acted(line, self.entry_date())
            self._note(self.write(entry), entry)

    def follow(self, seq: int, entry: Acted) -> None:
        """Take an entry of the game's log that is stored already."""
        self.stored.append(entry.text)
        self._note(seq, entry)

    def _note(self, seq: int, entry: Acted) -> None:
        self.numbers.append(seq)
        self.moved_at = entry.at

    def reached(self, game: LoggedGame) -> int:
        """Return the number of the last entry that the game has reached."""
        return self.numbers[len(game.log.entries)]
