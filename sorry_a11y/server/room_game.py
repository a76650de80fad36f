"""A game of a hosted table: played on by its people, and led again from its journal."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from sys import intern
from typing import NamedTuple

from sorry_a11y.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import action_text, parse_action
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.server.entries import Acted, TookBack
from sorry_a11y.storage.record import end_text, undo_text
from sorry_a11y.storage.replay import ReplayTable
from sorry_a11y.table.dealer import Chance
from sorry_a11y.table.setup import Seating
from sorry_a11y.table.table import Batch, Host

Deed = Acted | TookBack
"""What a line of the journal tells of a game."""


UNDO = "undo"
LATE = 12
"""Lines that may be left when somebody begins to listen for what they missed."""


def _nothing() -> None:
    """Nothing is to be done any more."""


class Numbered(NamedTuple):
    """A line of the journal with its number."""

    seq: int
    deed: Deed


class Script:
    """The lines of a game under way, oldest first, in little room: a server has thousands."""

    def __init__(self) -> None:
        self._seqs = array("L")
        self._texts: list[str] = []

    def append(self, seq: int, deed: Deed) -> None:
        """One more line."""
        self._seqs.append(seq)
        text = f"{UNDO} {deed.seat}" if isinstance(deed, TookBack) else deed.text
        self._texts.append(intern(text))

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[Numbered]:
        for seq, text in zip(self._seqs, self._texts, strict=True):
            word, _, seat = text.partition(" ")
            yield Numbered(seq, TookBack(Seat(int(seat))) if word == UNDO else Acted(text))


class RoomGame(Host):
    """A host that writes every deed down before anybody is told. ``write``: puts a line into the
    journal and gives its number; ``winner``: of the game before, who begins; ``seq``: the number of
    the last line that is in the game, at first of the one with which it began."""

    def __init__(
        self, rules: Ruleset, seating: Seating, chance: Chance, write: Callable[[Deed], int],
        winner: Seat | None = None, seq: int = 0,
    ) -> None:
        self._kept = ReplayTable(rules, seating, chance, winner, first_won=winner is not None)
        super().__init__(self._kept)
        self.seq = seq
        self._kept.recorder = _Scribe(self)
        self._write = write
        self._script: list[Numbered] = []
        self._following = False
        self._standing_in = False

    def stand_in(self, seat: Seat, decision: Decision) -> None:
        """A bot decides for somebody who is away."""
        self._standing_in = True
        try:
            self.decide(seat, decision, self.number)
        finally:
            self._standing_in = False

    def lead(
        self, script: Iterable[Numbered], near_end: Callable[[], None] = lambda: None
    ) -> None:
        """Go once more through what the journal holds, to the same place; where it ends in the
        middle of the bots' turns, they go on. ``near_end``: called when only a few lines are left,
        for whoever wants to listen from there. Raises IllegalActionError or NotationError where
        the rules do not give what it says."""
        self._script = list(script)[::-1]
        self.begin()
        while self._script:
            if len(self._script) <= LATE:
                near_end()
                near_end = _nothing
            deed = self._script[-1].deed
            if isinstance(deed, TookBack):
                self.undo(deed.seat)
                continue
            action = self._action(deed)
            if isinstance(action, Shuffle | Lot):
                raise IllegalActionError("a person must decide")
            self.decide(action.seat, action, self.number)
        near_end()

    def standing(self, seats: tuple[Seat, ...]) -> Batch:
        """How things stand, for who plays ``seats``."""
        return self._batch_for(Collector(self, seats), (), whole=False)

    def note(self, deed: Deed) -> None:
        """Write a deed down, unless the journal told it."""
        if not self._following:
            self.seq = self._write(deed)

    def acted(self, action: Action, *, by_person: bool) -> None:
        """Something was decided."""
        self.note(Acted(action_text(self.rules, action), by_person and self._standing_in))

    def texts(self, script: Iterable[Numbered]) -> list[str]:
        """Go through what the journal holds, as `lead`, and give the lines of a record of it,
        without their checks."""
        texts = _Texts(self.rules)
        self._kept.recorder = texts
        self.lead(script)
        return texts.lines

    # -- how the game moves: by its journal, and then by itself --------------------------------

    def _action(self, deed: Acted) -> Action:
        return parse_action(self.table.game, deed.text)

    def _act(self, seat: Seat, decision: Decision) -> list[Event]:
        with self._from_script():
            return super()._act(seat, decision)

    def _take_back(self, seat: Seat) -> bool:
        with self._from_script():
            return super()._take_back(seat)

    def _step(self) -> list[Event] | None:
        deed = self._script[-1].deed if self._script else None
        if isinstance(deed, TookBack):
            return None
        with self._from_script():
            return self._kept.follow(self._action(deed)) if deed else super()._step()

    @contextmanager
    def _from_script(self) -> Iterator[None]:
        """What happens meanwhile is the next line of the journal, if there is one."""
        self._following = bool(self._script)
        if self._script:
            self.seq = self._script.pop().seq
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

    def undo(self, seat: Seat, _kept: int) -> None:
        """A seat took its last decision back."""
        self._game.note(TookBack(seat))

    def end(self, winners: tuple[Seat, ...]) -> None:
        """The game is over: the last action says so."""


class _Texts:
    """Takes down what happens at a table as the lines of its record."""

    def __init__(self, rules: Ruleset) -> None:
        self.lines: list[str] = []
        self._rules = rules

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened."""
        del by_person
        self.lines.append(action_text(self._rules, action))

    def undo(self, seat: Seat, kept: int) -> None:
        """A seat took its last decision back."""
        self.lines.append(undo_text(seat, kept))

    def end(self, winners: tuple[Seat, ...]) -> None:
        """The game is over."""
        self.lines.append(end_text(winners))


class Collector:
    """Hears everything that one guest may hear, each batch with the line it ended with."""

    def __init__(self, game: RoomGame, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.heard: list[tuple[int, Batch]] = []
        self._game = game

    def hear(self, batch: Batch) -> None:
        """Note a batch."""
        self.heard.append((self._game.seq, batch))


def heard_since(
    make: Callable[[], RoomGame], script: Iterable[Numbered], seats: tuple[Seat, ...], since: int
) -> list[tuple[int, Batch]]:
    """What somebody on ``seats`` has not heard of a game who heard it up to line ``since``; if
    that is nothing, how things stand. ``make`` gives the game before its first line."""
    game = make()
    collector = Collector(game, seats)
    game.listen(collector)
    game.lead(script)
    later = [one for one in collector.heard if one[0] > since]
    if later:
        return later
    seq, last = collector.heard[-1]
    return [(seq, last._replace(events=(), whole=False, back_to=None))]
