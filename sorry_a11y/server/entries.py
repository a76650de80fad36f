"""The lines of a table's journal. Everything that must survive the process is one of these; from
them alone a table is put together again. Secrets of people are in them only as digests."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from sorry_a11y.rules.board import WATCHER, Seat
from sorry_a11y.wire.protocol import StandIn, UndoRule

OPEN = "open"
"""The kind of a chair that waits for somebody."""


class JournalEntry(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Any line."""


class Opened(JournalEntry, frozen=True, tag="opened"):
    """A table was opened: its rules as wished for, its chairs ("person", "open" or a kind of bot
    by seat), how it is kept, and the digest of its code; ``public_code``: the code itself of a
    table that is listed for all."""

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


class Came(JournalEntry, frozen=True, tag="came"):
    """Somebody sat down on ``seats``, or came to watch (none)."""

    guest: int
    name: str
    seats: list[Seat]
    token: str


class Began(JournalEntry, frozen=True, tag="began"):
    """A game begins: ``secret``: the number from which its chance follows; ``names``: of everybody
    by seat; ``first``: the seat that begins as the last winner, or -1; ``started``: when, in
    seconds since 1970 in UTC."""

    secret: str
    kinds: dict[Seat, str]
    names: dict[Seat, str]
    first: Seat = WATCHER
    started: int = 0


class Acted(JournalEntry, frozen=True, tag="act"):
    """A decision of a person (``stood_in``: of the bot that stood in), a bot or chance, as a record
    writes it."""

    text: str
    stood_in: bool = False


class TookBack(JournalEntry, frozen=True, tag="undo"):
    """A seat took its last decision back."""

    seat: Seat


class Changed(JournalEntry, frozen=True, tag="changed"):
    """Something about people: the host, who may come, who may talk, who is gone for good."""

    what: Literal["host", "locked", "unlocked", "silenced", "unsilenced", "gone", "paused", "on",
                  "closed"]
    guest: int = -1


class Recoded(JournalEntry, frozen=True, tag="code"):
    """Somebody was removed: the table has another code from now on. ``barred``: the digest of the
    address that a listed table, whose code anybody is told, does not let in again."""

    code: str
    public_code: str = ""
    barred: str = ""


AnyEntry = Opened | Came | Began | Acted | TookBack | Changed | Recoded

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def written(line: AnyEntry) -> str:
    """A line as the journal keeps it."""
    return _encoder.encode(line).decode()


def read_line(text: str) -> AnyEntry:
    """A line from the journal; raises msgspec.DecodeError for what is none."""
    line: AnyEntry = _decoder.decode(text)
    return line
