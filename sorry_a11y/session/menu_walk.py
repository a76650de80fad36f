"""Walking through a menu: the stage, the choice on the focus line, and what has been told."""

from __future__ import annotations

from dataclasses import dataclass, field

from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.view import View
from sorry_a11y.table.menu import Option, digits, leads_to, menu


@dataclass
class MenuStage:
    """One stage of a menu. ``at``: index of the current option; ``told``: those heard so far."""

    options: tuple[Option, ...]
    title: Option | None = None
    at: int = 0
    told: set[int] = field(default_factory=set)

    @property
    def current(self) -> Option:
        """The option on the focus line."""
        return self.options[self.at]

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit of each option."""
        return digits(self.options)

    @property
    def by_place(self) -> bool:
        """Whether the digits are the places in the stage, from 1."""
        return self.digits == tuple(range(1, len(self.options) + 1))


class MenuWalk:
    """Where a player is in the stages of a decision. A stage with nothing but one branch is no
    choice: it is passed through, either way."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.stages = [MenuStage(options)]
        self._pass_through()

    @property
    def stage(self) -> MenuStage:
        """The stage asked now."""
        return self.stages[-1]

    def number_of(self, decision: Decision) -> int:
        """The number, from 1, of the option of this stage behind which the decision lies; 0 if
        it lies behind none."""
        for number, option in zip(self.stage.digits, self.stage.options, strict=True):
            if leads_to(option, decision):
                return number
        return 0

    @property
    def cards(self) -> list[int]:
        """The card of the current option, or of the branch it lies behind; none where that says
        nothing of one."""
        decision = self.stage.current.decision
        own = getattr(decision, "card", -1)
        branches = [stage.title for stage in self.stages[1:]] + [self.stage.current]
        of_branches = [int(one.value) for one in branches if one and one.feature == "card"]
        return [card for card in (own, *of_branches) if card >= 0][:1]

    def step(self, by: int) -> None:
        """Make the option ``by`` places on the current one, round and round."""
        self.stage.at = (self.stage.at + by) % len(self.stage.options)

    def enter(self, option: Option) -> None:
        """Open the stage behind a branch."""
        self.stages.append(MenuStage(option.stage(), option))
        self._pass_through()

    def leave(self) -> bool:
        """Go back to the last stage where there was a choice; False if there was none."""
        choices = [at for at, stage in enumerate(self.stages[:-1]) if len(stage.options) > 1]
        if not choices:
            return False
        del self.stages[choices[-1] + 1 :]
        return True

    def _pass_through(self) -> None:
        while len(self.stage.options) == 1 and self.stage.current.decision is None:
            self.stages.append(MenuStage(self.stage.current.stage(), self.stage.current))


def only_decision(seen: View) -> Decision | None:
    """The decision of whoever sees this and is on turn, where there is only one."""
    stage = MenuWalk(menu(seen)).stage
    return stage.current.decision if len(stage.options) == 1 else None
