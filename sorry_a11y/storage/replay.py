"""A record led through the rules, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.decisions import parse_action, parse_seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import NotationError
from sorry_a11y.storage.errors import RecordError
from sorry_a11y.storage.kept_table import KeptTable
from sorry_a11y.storage.lines import Line
from sorry_a11y.storage.record import ASIDE, IMPORTED, Record
from sorry_a11y.table.chance import chance_from


@dataclass(frozen=True)
class ReplayStep:
    """What one line of a record did. ``action``: what was decided, None for a line that is no
    decision; ``by_person``: whether a person at the keyboard decided it; ``undone_by``: the seat
    that took something back, or None; ``events``: what happened."""

    line: int
    action: Action | None = None
    by_person: bool = False
    undone_by: int | None = None
    events: tuple[Event, ...] = ()


class Replay:
    """A table, and the lines of a record that lead it on as `steps` is iterated."""

    def __init__(self, record: Record) -> None:
        self.record = record
        setup = record.header.setup
        chance = chance_from(record.header.secret)
        self.table = KeptTable(setup.rules(), setup.seating(), chance)
        self._ended = False

    def steps(self) -> Iterator[ReplayStep]:
        """One step a line; raises RecordError ("refused") for the first that the rules do not
        give. To be iterated once."""
        for line in self.record.lines:
            try:
                yield self._step(line)
            except (IllegalActionError, NotationError) as error:
                raise RecordError("refused", line.number) from error

    def run(self) -> KeptTable:
        """The table after all lines; raises RecordError."""
        for _ in self.steps():
            pass
        return self.table

    def _step(self, line: Line) -> ReplayStep:
        word, _, rest = line.text.partition(" ")
        match word:
            case "undo":
                return self._undo(line, rest)
            case "end":
                return self._end(line, rest)
            case _ if line.text in (ASIDE, IMPORTED):
                return ReplayStep(line.number)
        action = parse_action(self.table.game, line.text)
        by_person = self.table.awaits_person
        return ReplayStep(line.number, action, by_person, events=tuple(self.table.follow(action)))

    def _undo(self, line: Line, rest: str) -> ReplayStep:
        letter, _, kept = rest.partition(" ")
        seat = parse_seat(letter)
        mark = self.table.undo(seat) if self.record.header.setup.may_undo else None
        if mark is None or kept != str(mark.actions):
            raise NotationError(line.text)
        self._ended = False
        return ReplayStep(line.number, undone_by=seat)

    def _end(self, line: Line, rest: str) -> ReplayStep:
        winners = tuple(parse_seat(letter) for letter in rest.split(" "))
        if self._ended or not self.table.over or winners != self.table.game.winners:
            raise NotationError(line.text)
        self._ended = True
        return ReplayStep(line.number)
