"""A table whose game is kept: every action goes to a recorder as it happens, and recorded actions
can be led through it again."""

from __future__ import annotations

from typing import Protocol

from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.table.seating import Seating
from sorry_a11y.table.table import Mark, Table


class Keeper(Protocol):
    """What a table tells the one who keeps its game; nothing here raises."""

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened."""

    def undo(self, seat: int, kept: int) -> None:
        """``seat`` took its last decision back; the first ``kept`` actions stay."""

    def end(self, winners: tuple[int, ...]) -> None:
        """The game is over."""


class KeptTable(Table):
    """A table like any other, told to ``keeper`` if there is one."""

    def __init__(self, rules: Ruleset, seating: Seating, seed: int) -> None:
        super().__init__(rules, seating, seed)
        self.keeper: Keeper | None = None
        self._recorded: Action | None = None

    def follow(self, action: Action) -> list[Event]:
        """Do what was recorded, whoever decided it then; raises IllegalActionError where the
        rules do not allow it, or the game is over."""
        if self.over:
            raise IllegalActionError("the game is over")
        if self.awaits_person:
            if isinstance(action, Shuffle | Lot):
                raise IllegalActionError("a person must decide")
            return self.decide(action.seat, action)
        self._recorded = action
        try:
            return self.step()
        finally:
            self._recorded = None

    def undo(self, seat: int) -> Mark | None:
        """As at any table; told to the keeper."""
        mark = super().undo(seat)
        if mark and self.keeper:
            self.keeper.undo(seat, mark.actions)
        return mark

    def _act(self, action: Action) -> list[Event]:
        by_person = self.awaits_person
        events = super()._act(action)
        if self.keeper:
            self.keeper.append(action, by_person=by_person)
            if self.over:
                self.keeper.end(self.game.winners)
        return events

    def _next_action(self) -> Action:
        return self._recorded or super()._next_action()
