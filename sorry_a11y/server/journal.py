"""The journal: every entry of every table, committed before anybody is told of it.

Everything that must survive the process is an entry; from the entries alone a room is put together
again. Secrets of people are in them only as digests. A journal (`sqlite_journal`,
`postgres_journal`, or one in memory for tests) promises: the entries of a table come back in the
order and with the numbers they were given, and what was committed outlives the process.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.wire.protocol import A_DAY, StandIn, UndoRule

OPEN = "open"
"""The kind of a seat that waits for a person."""
RECODED = '{"t":"code"'
"""How the text of an entry begins that changes a table's code."""
CODED = ('{"t":"opened"', RECODED)
"""How the text of an entry begins that tells a code."""
ACTED = '{"t":"act"'
"""How the text of an entry begins that holds a decision."""


class JournalEntry(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Any entry."""


class Opened(JournalEntry, frozen=True, tag="opened"):
    """A table was opened: its rules as wished for, its seats ("person", "open" or a kind of bot),
    how it is kept, and the digest of its code. ``public_code``: the code itself of a table that is
    listed for all, and ``language`` that of its host; ``drop_in``: people may take the seats of
    bots while a game is under way."""

    game: str
    options: dict[str, str]
    teams: bool
    points: bool
    rounds: int
    target: int
    chairs: dict[Seat, str]
    undo: UndoRule
    stand_in: StandIn
    patience: int
    watch: bool
    public: bool
    code: str
    public_code: str = ""
    language: str = ""
    drop_in: bool = False

    @property
    def is_slow(self) -> bool:
        """Whether a turn has a day."""
        return self.patience >= A_DAY


class Came(JournalEntry, frozen=True, tag="came"):
    """A guest sat down on ``seats``, or came to watch (none). ``person``: the number of their
    identity, 0 for none."""

    guest: int
    name: str
    seats: list[Seat]
    token: str
    person: int = 0


class Began(JournalEntry, frozen=True, tag="began"):
    """A game begins. ``secret``: the number from which its chance follows; ``names``: of everybody
    by seat; ``first``: the seat that begins as the last winner, or -1; ``started``: when, in
    seconds since 1970 in UTC; ``rules``: the version of the rules under which it is played."""

    secret: str
    kinds: dict[Seat, str]
    names: dict[Seat, str]
    first: Seat = WATCHER
    started: int = 0
    rules: int = 1


class Acted(JournalEntry, frozen=True, tag="act"):
    """A decision of a person (``stood_in``: of the bot that stood in), a bot or chance, as a record
    writes it. ``at``: when, in seconds since 1970 in UTC, at a slow table; 0 at others."""

    text: str
    stood_in: bool = False
    at: int = 0


class TookBack(JournalEntry, frozen=True, tag="undo"):
    """A seat took its last decision back. ``mixed``: whether the pile was mixed then, which older
    versions of the program did not do; ``at``: as of `Acted`."""

    seat: Seat
    mixed: bool = False
    at: int = 0


class Changed(JournalEntry, frozen=True, tag="changed"):
    """A change among people: the host, who may come, who may talk, who is gone for good. ``at``: as
    of `Acted`."""

    what: Literal["host", "locked", "unlocked", "silenced", "unsilenced", "gone", "paused", "on",
                  "closed"]
    guest: int = -1
    at: int = 0


class Recoded(JournalEntry, frozen=True, tag="code"):
    """A guest was removed: the table has another code from now on. ``barred``: the digest of the
    address that a listed table, whose code everybody is told, does not let in again; ``person``:
    the identity that no table lets in again that removed it, 0 for none."""

    code: str
    public_code: str = ""
    barred: str = ""
    person: int = 0


AnyEntry = Opened | Came | Began | Acted | TookBack | Changed | Recoded

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def entry_text(entry: AnyEntry) -> str:
    """Return an entry as the journal keeps it."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """Return an entry of the journal; raises msgspec.DecodeError for any other text."""
    entry: AnyEntry = _decoder.decode(text)
    return entry


class StoredEntry(NamedTuple):
    """An entry as it is stored. ``seq``: from 1 within its table; ``text``: of `entry_text`."""

    table: str
    seq: int
    text: str


class JournalError(Exception):
    """The entries are not committed: the disk is full or gone, or another process has it."""

    @property
    def in_use(self) -> bool:
        """Whether another process has it."""
        return str(self) == "in use"


class Journal(Protocol):
    """Where entries are kept. Everything raises JournalError."""

    def append(self, entries: Sequence[StoredEntry]) -> None:
        """Commit all of the entries or none; return when they are safe."""

    def entries(self, table: str) -> list[StoredEntry]:
        """Return all entries of a table, in order; none if there is no such table."""

    def code_entries(self) -> Iterable[StoredEntry]:
        """Return, in order, the first entry of every table that was not closed, and those by which
        its code changed."""

    def close_table(self, table: str) -> None:
        """Do not list a table any more, which is over for good."""

    def close(self) -> None:
        """Let go of everything."""
