"""The journal of a room: its entries, stored (`store.log_store`) before anybody is told of them.

Everything that must survive the process is an entry; from the entries alone a room is put together
again. Secrets of people are in them only as digests.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from time import time
from typing import Literal

import msgspec
from msgspec import Struct

from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.setup import PERSON, YOU
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import seat_called
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import make_rules
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.wire.protocol import A_DAY, HostTable

ACTED = '{"t":"act"'
"""How the text of an entry begins that holds a decision."""


class JournalEntry(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Any entry."""


class Opened(JournalEntry, frozen=True, tag="opened"):
    """The entry that a table was opened.

    Attributes:
        table: The table as its host wished for it.
        code: The digest of its code.
        public_code: The code itself of a table that is listed for all.
        language: The language of the host of such a table.
    """

    table: HostTable
    code: str
    public_code: str = ""
    language: str = ""

    @property
    def is_slow(self) -> bool:
        """Whether a turn has a day."""
        return self.table.patience >= A_DAY

    @property
    def seats(self) -> dict[Seat, str]:
        """The seats in turn order, each "person", "open" or a kind of bot."""
        kinds = {
            seat_called(colour): PERSON if who == YOU else who
            for colour, who in self.table.seats.items()
        }
        return dict(sorted(kinds.items()))

    def rules(self, seats: tuple[Seat, ...]) -> Ruleset:
        """Return the rule book; raises CombinationError or OptionError where there is none."""
        return make_rules(self.table.wishes, seats)


class Came(JournalEntry, frozen=True, tag="came"):
    """A guest sat down on ``seats``, or came to watch (none).

    ``person``: the number of their identity, 0 for none.
    """

    guest: int
    name: str
    seats: list[Seat]
    token: str
    person: int = 0


class Began(JournalEntry, frozen=True, tag="began"):
    """A game begins.

    Attributes:
        header: The lines of its header, as `game.header` writes them.
        rules: The version of the rules under which it is played.
    """

    header: str
    rules: int


class Acted(JournalEntry, frozen=True, tag="act"):
    """An entry of the game under way, as `game.log` writes it.

    ``at``: when, in seconds since 1970 in UTC, at a slow table; 0 at others.
    """

    text: str
    at: int = 0


class Changed(JournalEntry, frozen=True, tag="changed"):
    """A change among people: the host, who may come, who may talk, who is gone for good.

    ``at``: as of `Acted`.
    """

    what: Literal["host", "locked", "unlocked", "silenced", "unsilenced", "gone", "paused", "on",
                  "closed"]
    guest: int = -1
    at: int = 0


class Recoded(JournalEntry, frozen=True, tag="code"):
    """A guest was removed: the table has another code from now on.

    Attributes:
        barred: The digest of the address that a listed table, whose code everybody is told, does
            not let in again.
        person: The identity that this table does not let in again, 0 for none.
    """

    code: str
    public_code: str = ""
    barred: str = ""
    person: int = 0


AnyEntry = Opened | Came | Began | Acted | Changed | Recoded

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def read_entry(text: str) -> AnyEntry:
    """Return an entry of the journal; raises msgspec.DecodeError for any other text."""
    entry: AnyEntry = _decoder.decode(text)
    return entry


class RoomJournal:
    """The journal of one room; a `game.log.LogPort` for the game under way.

    Args:
        room: The id of the room.
        is_slow: Whether entries have a date, as at a slow table.

    Attributes:
        seq: How many entries there are, those not stored included.
        committed: How many of them are stored.
        unsaved: The entries to be stored, in order.
        stored: The texts of entries that were read and are not in the game yet.
        numbers: The number of the entry with which the game began, and of each of its entries.
        moved_at: The date of the last of these, in seconds since 1970.
        changed: Called when there is an entry to store or a message to tell.
        date: Gives seconds since 1970, by which the days of a slow table go on while no server
            runs.
    """

    def __init__(self, room: str, *, is_slow: bool) -> None:
        self.seq = self.committed = self.moved_at = 0
        self.unsaved: list[StoredEntry] = []
        self.stored: list[str] = []
        self.numbers = array("L", [0])
        self.changed: Callable[[], None] = lambda: None
        self.date: Callable[[], float] = time
        self._room = room
        self._is_slow = is_slow

    def write(self, entry: AnyEntry) -> int:
        """Write an entry; return its number."""
        self.seq += 1
        code = entry.code if isinstance(entry, Opened | Recoded) else ""
        text = _encoder.encode(entry).decode()
        self.unsaved.append(StoredEntry(self._room, self.seq, text, code))
        self.changed()
        return self.seq

    def read(self) -> int:
        """Count an entry that is stored already; return its number."""
        self.seq += 1
        self.committed = self.seq
        return self.seq

    def take_unsaved(self) -> list[StoredEntry]:
        """Return the entries to be stored; they count as taken."""
        unsaved, self.unsaved = self.unsaved, []
        return unsaved

    @property
    def is_settled(self) -> bool:
        """Whether every entry is stored."""
        return self.committed == self.seq

    def entry_date(self) -> int:
        """Return the date of an entry that is written now; 0 where entries have none."""
        return int(self.date()) if self._is_slow else 0

    # -- the game under way ------------------------------------------------------------------------

    def begin_game(self, seq: int, started: int) -> None:
        """Begin the log of a new game, with entry ``seq``."""
        self.numbers, self.moved_at = array("L", [seq]), started
        self.stored = []

    def append(self, lines: Sequence[str]) -> None:
        """Write entries of the game."""
        for line in lines:
            entry = Acted(line, self.entry_date())
            self._note(self.write(entry), entry)

    def follow(self, seq: int, entry: Acted) -> None:
        """Take an entry of the game that is stored already."""
        self.stored.append(entry.text)
        self._note(seq, entry)

    def _note(self, seq: int, entry: Acted) -> None:
        self.numbers.append(seq)
        self.moved_at = entry.at

    def reached(self, game: LoggedGame) -> int:
        """Return the number of the last entry that is in the game."""
        return self.numbers[len(game.log.entries)]
