"""The log of a game in a room: those entries of the room's journal that move the game."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sorry_a11y.game.following import play_script
from sorry_a11y.game.header import Header
from sorry_a11y.game.log import GameEntry
from sorry_a11y.game.logged_game import LoggedGame
from sorry_a11y.game.port import Batch
from sorry_a11y.game.script import Script
from sorry_a11y.game.setup import Seating
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.server.journal import Acted
from sorry_a11y.wire.encoding import Heard

LATE = 12
"""Entries that may be left when a guest begins to listen for what they missed."""


class GameEntries:
    """The entries of the game under way (a `game.log.LogPort`).

    Attributes:
        began_at: The number of the journal's entry with which the game began.
        moved_at: The date of the last entry in seconds since 1970, or of the beginning; 0 where
            nobody asks when.
        paused: Whether nothing may be decided.
        stored: Entries of a journal that is read, as long as they are not in the game.
        date: Gives the date of an entry that is written.
    """

    def __init__(self, write: Callable[[Acted], int]) -> None:
        """Write entries by ``write``, which returns their numbers."""
        self.began_at = self.moved_at = 0
        self.paused = False
        self.stored: list[str] = []
        self.date: Callable[[], int] = lambda: 0
        self._numbers = array("L")
        self._write = write

    def begin(self, at: int, started: int) -> None:
        """Begin the log of a new game, with entry ``at`` of the journal."""
        self.began_at, self.moved_at, self.paused = at, started, False
        self._numbers = array("L")
        self.stored = []

    def append(self, lines: Sequence[str]) -> None:
        """Write entries of the game into the journal."""
        for line in lines:
            entry = Acted(line, self.date())
            self._note(self._write(entry), entry.at)

    def follow(self, number: int, entry: Acted) -> None:
        """Take an entry that is in the journal."""
        self.stored.append(entry.text)
        self._note(number, entry.at)

    def _note(self, number: int, at: int) -> None:
        self._numbers.append(number)
        self.moved_at = at

    def reached(self, game: LoggedGame) -> int:
        """Return the number of the last entry that is in ``game``, be it at its end or led there
        once more."""
        count = len(game.log.entries)
        return self._numbers[count - 1] if count else self.began_at

    def copy(self) -> GameEntries:
        """Return the numbers of this moment, to be read on another thread."""
        other = GameEntries(self._write)
        other.began_at, other._numbers = self.began_at, self._numbers[:]
        return other


@dataclass(frozen=True)
class CatchUp:
    """The entries that a guest of a room has not heard yet.

    They are found by leading the game again, for which `run` may be called on any thread.

    Attributes:
        room: The room.
        guest: The number of the guest.
        since: The last entry that the guest has heard.
    """

    room: str
    guest: int
    since: int
    seats: tuple[Seat, ...]
    header: Header
    rules: Ruleset
    seating: Seating
    log: Sequence[GameEntry]
    numbers: GameEntries

    @classmethod
    def of(
        cls, room: str, guest: int, seats: tuple[Seat, ...], since: int, game: LoggedGame,
        entries: GameEntries,
    ) -> CatchUp:
        """Return what is to be led again of a game as it stands now."""
        return cls(
            room, guest, since, seats, game.header, game.rules, game.seating,
            tuple(game.log.entries), entries.copy(),
        )

    def run(self) -> list[Heard]:
        """Return what the guest has not heard; how things stand, if that is nothing."""
        game = LoggedGame(self.header, self.rules, self.seating)
        game.script = Script(self.log, ends=True)
        collector = _Collector(game, self.numbers, self.seats)
        game.listen(collector)
        play_script(game)
        later = [heard for heard in collector.heard if heard.seq > self.since]
        if later:
            return later
        seq, last = collector.heard[-1]
        return [Heard(seq, last._replace(events=(), whole=False, back_to=None))]


class _Collector:
    """Hears everything that one guest may hear, each batch with the entry it ended with."""

    def __init__(self, game: LoggedGame, entries: GameEntries, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.heard: list[Heard] = []
        self._game = game
        self._entries = entries

    def hear(self, batch: Batch) -> None:
        """Note a batch."""
        self.heard.append(Heard(self._entries.reached(self._game), batch))
