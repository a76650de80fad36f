"""The entries that a room has written and not yet committed."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.server.game_entries import GameEntries
from sorry_a11y.server.journal import AnyEntry, entry_code, entry_text


class RoomJournal:
    """The end of a room's journal.

    Attributes:
        seq: How many entries the log has, those not stored included.
        unsaved: Entries to be stored, in order: number, text, and the digest of a code that it
            tells.
        moves: Those of the game under way.
        changed: Called when there is an entry to store or a message to tell.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.unsaved: list[tuple[int, str, str]] = []
        self.changed: Callable[[], None] = lambda: None
        self.moves = GameEntries(self.write)

    def write(self, entry: AnyEntry) -> int:
        """Write an entry; return its number."""
        self.seq += 1
        self.unsaved.append((self.seq, entry_text(entry), entry_code(entry)))
        self.changed()
        return self.seq

    def follow(self) -> int:
        """Count an entry that is in the journal already; return its number."""
        self.seq += 1
        return self.seq

    def take_unsaved(self) -> list[tuple[int, str, str]]:
        """Return the entries to be committed; they count as taken."""
        unsaved, self.unsaved = self.unsaved, []
        return unsaved
