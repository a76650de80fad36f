"""The entries of a room's log, stored (`store.log`) before anybody is told of them.

Everything that must survive the process is an entry; from the entries alone a room is put together
again. Secrets of people are in them only as digests.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.wire.protocol import A_DAY, StandIn, UndoRule

OPEN = "open"
"""The kind of a seat that waits for a person."""
ACTED = '{"t":"act"'
"""How the text of an entry begins that holds a decision."""


class JournalEntry(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Any entry."""


class Opened(JournalEntry, frozen=True, tag="opened"):
    """A table was opened: its rules as wished for, its seats ("person", "open" or a kind of bot),
    how it is kept, and the digest of its code.

    Attributes:
        public_code: The code itself of a table that is listed for all.
        language: The language of the host of such a table.
        drop_in: Whether people may take the seats of bots while a game is under way.
    """

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
    """A game begins.

    Attributes:
        secret: The number from which its chance follows.
        names: The names of everybody by seat.
        first: The seat that begins as the last winner, or -1.
        started: The seconds since 1970 in UTC at which it began.
        rules: The version of the rules under which it is played.
    """

    secret: str
    kinds: dict[Seat, str]
    names: dict[Seat, str]
    first: Seat = WATCHER
    started: int = 0
    rules: int = 1


class Acted(JournalEntry, frozen=True, tag="act"):
    """An entry of the game under way, as `game.log` writes it. ``at``: when, in seconds since 1970
    in UTC, at a slow table; 0 at others."""

    text: str
    at: int = 0


class Changed(JournalEntry, frozen=True, tag="changed"):
    """A change among people: the host, who may come, who may talk, who is gone for good. ``at``: as
    of `Acted`."""

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


def entry_text(entry: AnyEntry) -> str:
    """Return an entry as the journal keeps it."""
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """Return an entry of the journal; raises msgspec.DecodeError for any other text."""
    entry: AnyEntry = _decoder.decode(text)
    return entry


def entry_code(entry: AnyEntry) -> str:
    """Return the digest of the code by which a table is found from this entry on; empty where the
    entry changes nothing about that."""
    return entry.code if isinstance(entry, Opened | Recoded) else ""
