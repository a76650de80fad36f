"""A table through which recorded actions can be led again."""

from __future__ import annotations

from sorry_a11y.rules.actions import Action, Lot, Shuffle
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.table.chance import Chance
from sorry_a11y.table.seating import Seating
from sorry_a11y.table.table import Mark, Table


class KeptTable(Table):
    """A table like any other, on which a record can be played again. A server has thousands, so
    what may be taken back is not held but found again from the actions."""

    def __init__(
        self, rules: Ruleset, seating: Seating, chance: Chance, first: int | None = None,
        *, first_won: bool = False,
    ) -> None:
        super().__init__(rules, seating, chance, first, first_won=first_won)
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

    def _mark(self, seat: int) -> Mark:
        return Mark(None, len(self.actions), seat)

    def _next_action(self) -> Action:
        return self._recorded or super()._next_action()
