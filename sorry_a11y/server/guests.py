"""Those at a table: who they are, what is kept for them, and how they are refused."""

from __future__ import annotations

from dataclasses import dataclass, field

from sorry_a11y.rules.board import Seat
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard, Outgoing

GALLERY = 1_000_000
"""The number of all those together who listen without a name."""


MOST_MISSED = 8
"""Batches that are kept for somebody who is away; who missed more hears the game led again."""


class RefusedError(Exception):
    """Something that a guest asked for and cannot have; ``why`` as in `messages.Refused`."""

    def __init__(self, why: str, *, id: int = -1, given: str = "", accepted: str = "") -> None:  # noqa: A002
        super().__init__(why)
        self.message = msg.Refused(why, id, given, accepted)  # type: ignore[arg-type]


@dataclass
class Guest:
    """Somebody at the table. ``seats``: theirs, none for a watcher; ``away_since``: when they went
    out of reach, None while they are here; ``stood_in``: a bot plays for them until they are
    back; ``address``: from where they came last; ``outbox``: (line that must be safe, message);
    ``missed``: the last batches while they are away, all of those after line ``missed_after``; None
    while they are here."""

    number: int
    name: str
    seats: tuple[Seat, ...]
    token: str
    away_since: float | None = None
    away_told: bool = False
    silenced: bool = False
    stood_in: bool = False
    gone: bool = False
    address: str = ""
    outbox: list[tuple[int, Outgoing]] = field(default_factory=list)
    missed: list[Heard] = field(default_factory=list)
    missed_after: int | None = None

    def miss(self, heard: Heard) -> None:
        """Keep what is told while they are away, as far as it is not too much."""
        self.missed.append(heard)
        if len(self.missed) > MOST_MISSED:
            self.missed_after = self.missed.pop(0).seq

    def begin_missing(self, seq: int) -> None:
        """From line ``seq`` on, what they cannot be told is kept."""
        self.missed, self.missed_after = [], seq

    @property
    def is_here(self) -> bool:
        """Whether messages reach them."""
        return self.away_since is None and not self.gone


@dataclass
class Question:
    """Something asked of several; ``waits``: guests who have not answered."""

    number: int
    what: str
    who: Guest
    seat: Seat
    asked: float
    waits: set[int]
