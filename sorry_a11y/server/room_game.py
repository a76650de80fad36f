"""A game in a room: played on by its people, and led again from its journal."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from sys import intern
from typing import NamedTuple

from sorry_a11y.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import action_text, parse_action
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.server.journal import Acted, Began, TookBack
from sorry_a11y.storage.record import end_text
from sorry_a11y.storage.replay import ReplayTable
from sorry_a11y.table.dealer import SecretChance
from sorry_a11y.table.setup import Seating
from sorry_a11y.table.table import Batch, Host
from sorry_a11y.wire.encoding import Heard

GameEntry = Acted | TookBack
"""An entry of the journal that moves a game."""
UNDO, UNDO_ONLY = "undo", "undo-only"
"""Words of a `Script`: a decision was taken back, and the pile was mixed or left as it was."""
LATE = 12
"""Entries that may be left when a guest begins to listen for what they missed."""


class ScriptEntry(NamedTuple):
    """An entry of the journal with its number."""

    seq: int
    entry: GameEntry


class Script:
    """The entries of a game under way, oldest first, in little room: a server has thousands."""

    def __init__(self) -> None:
        self._seqs = array("L")
        self._texts: list[str] = []

    def append(self, seq: int, entry: GameEntry) -> None:
        """Add an entry."""
        self._seqs.append(seq)
        text = (
            f"{UNDO if entry.mixed else UNDO_ONLY} {entry.seat}"
            if isinstance(entry, TookBack) else entry.text
        )
        self._texts.append(intern(text))

    def copy(self) -> Script:
        """Return the entries of this moment, to be read on another thread."""
        other = Script()
        other._seqs, other._texts = self._seqs[:], self._texts[:]
        return other

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[ScriptEntry]:
        for seq, text in zip(self._seqs, self._texts, strict=True):
            word, _, seat = text.partition(" ")
            is_undo = word in (UNDO, UNDO_ONLY)
            yield ScriptEntry(
                seq, TookBack(Seat(int(seat)), word == UNDO) if is_undo else Acted(text)
            )


@dataclass(frozen=True)
class CatchUp:
    """What guest ``guest`` of room ``room`` has not heard who heard everything up to entry
    ``since``: found by leading the game again through ``script``, for which `run` may be called on
    any thread."""

    room: str
    guest: int
    since: int
    seats: tuple[Seat, ...]
    game: RoomGame
    script: Script

    def run(self) -> list[Heard]:
        """Return what the guest has not heard, as the game stood when the replay was asked for."""
        return self.game.heard_since(self.seats, self.since, self.script)


class RoomGame(Host):
    """A host that writes every decision down before anybody is told.

    ``began``: the entry with which the game began, and ``began_at`` its number; ``write``: puts an
    entry into the journal and returns its number. ``seq``: the number of the last entry that is in
    the game; ``script``: all entries since it began; ``paused``: nothing may be decided;
    ``date``: seconds since 1970 for the entries, 0 where nobody asks when; ``moved_at``: the date
    of the last of them, or of the beginning.
    """

    def __init__(
        self, rules: Ruleset, seating: Seating, began: Began, began_at: int,
        write: Callable[[GameEntry], int], date: Callable[[], int] = lambda: 0,
    ) -> None:
        winner = began.first if began.first >= 0 else None
        chance = SecretChance(int(began.secret))
        self._kept = ReplayTable(rules, seating, chance, winner, first_won=winner is not None)
        super().__init__(self._kept)
        self.began = began
        self.seq = self._began_at = began_at
        self.script = Script()
        self.paused = False
        self._kept.recorder = _Scribe(self)
        self._write = write
        self._date = date
        self.moved_at = began.started
        self._ahead: list[ScriptEntry] = []
        self._following = False
        self._standing_in = False
        self._mixes = True

    # -- decisions -------------------------------------------------------------------------------

    def decide_text(self, seat: Seat, text: str, after: int) -> None:
        """Carry out the decision ``text`` of a seat as an answer to question ``after``; raises
        NotationError or IllegalActionError, and nothing has happened then."""
        action = parse_action(self.table.game, text)
        if isinstance(action, Shuffle | Lot):
            raise IllegalActionError("chance is nobody's to decide")
        self.decide(seat, action, after)

    def stand_in(self, seat: Seat, decision: Decision) -> None:
        """Carry out a bot's decision for a guest who is away."""
        self._standing_in = True
        try:
            self.decide(seat, decision, self.number)
        finally:
            self._standing_in = False

    def note(self, entry: GameEntry) -> None:
        """Write an entry down, unless it is from the journal."""
        if not self._following:
            self.seq = self._write(entry)
            self.script.append(self.seq, entry)
            self.moved_at = entry.at

    def acted(self, action: Action, *, by_person: bool) -> None:
        """Write an action down."""
        stood_in = by_person and self._standing_in
        self.note(Acted(action_text(self.rules, action), stood_in, self._date()))

    # -- led again ---------------------------------------------------------------------------------

    def lead(self, script: Script, near_end: Callable[[], None] = lambda: None) -> None:
        """Go once more through what the journal holds, to the same place; where it ends in the
        middle of the bots' turns, they go on.

        ``near_end``: called once when only a few entries are left. Raises IllegalActionError or
        NotationError where the rules do not give what the journal says.
        """
        self._ahead = list(script)[::-1]
        is_near = False
        self.begin()
        while self._ahead:
            if len(self._ahead) <= LATE and not is_near:
                is_near = True
                near_end()
            entry = self._ahead[-1].entry
            if isinstance(entry, TookBack):
                self.undo(entry.seat)
                continue
            action = self._action(entry)
            if isinstance(action, Shuffle | Lot):
                raise IllegalActionError("a person must decide")
            self.decide(action.seat, action, self.number)
        if not is_near:
            near_end()

    def heard_since(
        self, seats: tuple[Seat, ...], since: int, script: Script | None = None
    ) -> list[Heard]:
        """Return what a guest on ``seats`` has not heard who heard everything up to entry
        ``since``; how things stand, if that is nothing. ``script``: the entries to go through, by
        default all. The whole game is led again, so a server calls this on another thread."""
        game = RoomGame(
            self.rules, self.seating, self.began, self._began_at, lambda _entry: 0
        )
        collector = _Collector(game, seats)
        game.listen(collector)
        game.lead(self.script if script is None else script)
        later = [heard for heard in collector.heard if heard.seq > since]
        if later:
            return later
        seq, last = collector.heard[-1]
        return [Heard(seq, last._replace(events=(), whole=False, back_to=None))]

    def standing(self, seats: tuple[Seat, ...]) -> Heard:
        """Return how things stand, for a guest on ``seats``."""
        return Heard(self.seq, self._batch_for(_Collector(self, seats), (), whole=False))

    def record(self) -> str:
        """Return the lines of a record of the game, which is over, without their checks, and
        without what was taken back: the pile that was mixed then cannot be told by a record."""
        lines = [action_text(self.rules, action) for action in self._kept.actions]
        return "\n".join([*lines, end_text(self.table.game.winners)])

    def took_back(self, seat: Seat) -> None:
        """Write an undo down."""
        self.note(TookBack(seat, self._mixes, self._date()))

    # -- how the game moves: by its journal, and then by itself --------------------------------

    def _action(self, entry: Acted) -> Action:
        return parse_action(self.table.game, entry.text)

    def _act(self, seat: Seat, decision: Decision) -> list[Event]:
        with self._from_script():
            return super()._act(seat, decision)

    def _take_back(self, seat: Seat) -> bool:
        entry = self._ahead[-1].entry if self._ahead else None
        self._mixes = not isinstance(entry, TookBack) or entry.mixed
        with self._from_script():
            is_done = super()._take_back(seat)
        if is_done and self._mixes:
            self._kept.mix_pile()
        return is_done

    def _step(self) -> list[Event] | None:
        entry = self._ahead[-1].entry if self._ahead else None
        if isinstance(entry, TookBack):
            return None
        with self._from_script():
            return self._kept.follow(self._action(entry)) if entry else super()._step()

    @contextmanager
    def _from_script(self) -> Iterator[None]:
        """Take what happens meanwhile for the next entry of the journal, if there is one."""
        self._following = bool(self._ahead)
        if self._ahead:
            self.seq = self._ahead.pop().seq
        try:
            yield
        finally:
            self._following = False


class _Scribe:
    """What the table tells of itself, for the journal."""

    def __init__(self, game: RoomGame) -> None:
        self._game = game

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened."""
        self._game.acted(action, by_person=by_person)

    def undo(self, seat: Seat, kept: int) -> None:  # noqa: ARG002
        """A seat took its last decision back."""
        self._game.took_back(seat)

    def end(self, winners: tuple[Seat, ...]) -> None:
        """The game is over: the last action says so."""


class _Collector:
    """Hears everything that one guest may hear, each batch with the entry it ended with."""

    def __init__(self, game: RoomGame, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.heard: list[Heard] = []
        self._game = game

    def hear(self, batch: Batch) -> None:
        """Note a batch."""
        self.heard.append(Heard(self._game.seq, batch))
