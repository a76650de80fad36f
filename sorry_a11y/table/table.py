"""The table: a game, its sitters and its dealer, brought forward until a person must decide.

Everything by chance follows from its `Chance` and the number of the action, so the same chance
and the same decisions give the same game, also after something was taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from sorry_a11y.rules.actions import Action, Decision, Give, Lot
from sorry_a11y.rules.events import Event, FirstPlayerChosen
from sorry_a11y.rules.game import Game, IllegalActionError, Phase, act, begin
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View, view
from sorry_a11y.table.chance import Chance
from sorry_a11y.table.dealer import next_action
from sorry_a11y.table.seating import Robot, Seating


class Keeper(Protocol):
    """What a table tells the one who keeps its game; nothing here raises."""

    def append(self, action: Action, *, by_person: bool) -> None:
        """An action has happened; it is the last of the table's."""

    def undo(self, seat: int, kept: int) -> None:
        """``seat`` took its last decision back; the first ``kept`` actions stay."""

    def end(self, winners: tuple[int, ...]) -> None:
        """The game is over."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A point to return to: the game before a person's decision, and how many actions led there;
    None where the game is found by going through those again."""

    game: Game | None
    actions: int
    seat: int


class Table:
    """One game under way. ``actions`` is everything decided so far, chance included; ``keeper``,
    if there is one, is told everything as it happens; ``first``: the seat that begins where that
    is settled (by the players, or because it has won the last game), None to cast lots;
    ``first_won``: as the winner of the game before."""

    def __init__(
        self, rules: Ruleset, seating: Seating, chance: Chance, first: int | None = None,
        *, first_won: bool = False,
    ) -> None:
        self.first = first
        self._first_won = first_won
        self.seating = seating
        self.chance = chance
        self.actions: list[Action] = []
        self.undone = 0
        self.keeper: Keeper | None = None
        self._marks: list[Mark] = []
        self.game, opening = begin(rules, seating.seats)
        self._opening = list(opening)

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return self.game.phase is Phase.OVER

    @property
    def awaits_person(self) -> bool:
        """Whether a person must decide before anything else can happen."""
        return (
            not self.over
            and not self.game.awaits_chance
            and not isinstance(self.seating.sitters[self.game.turn], Robot)
        )

    def view(self, seat: int) -> View:
        """What ``seat`` may know, or a watcher."""
        return view(self.game, seat)

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """Carry out a person's decision; raises IllegalActionError for another seat's."""
        if not self.awaits_person or seat != self.game.turn or decision.seat != seat:
            raise IllegalActionError(f"seat {seat} is not on turn")
        mark = self._mark(seat)
        events = self._act(decision)
        if isinstance(decision, Give):
            self._marks.clear()  # once cards have changed hands unseen, nothing before is undone
        else:
            self._marks.append(mark)
        return events

    def step(self) -> list[Event]:
        """One action by chance or a bot; none if a person must decide or the game is over."""
        events, self._opening = self._opening, []
        if self.over or self.awaits_person:
            return events
        return [*events, *self._act(self._next_action())]

    def advance(self) -> list[Event]:
        """Everything until a person must decide or the game is over."""
        events = self.step()
        while not (self.over or self.awaits_person):
            events += self.step()
        return events

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of a person to take back."""
        return bool(self._marks)

    def undo(self, seat: int) -> Mark | None:
        """Take back the last decision of whoever sits on ``seat`` and everything since; None if
        there is none, or if cards were exchanged since (D5)."""
        mine = self.seating.seats_of(seat)
        for at in range(len(self._marks) - 1, -1, -1):
            mark = self._marks[at]
            if mark.seat in mine:
                del self._marks[at:]
                del self.actions[mark.actions :]
                self.game = mark.game or self._game_again()
                self.undone += 1
                if self.keeper:
                    self.keeper.undo(seat, mark.actions)
                return mark
        return None

    def _mark(self, seat: int) -> Mark:
        return Mark(self.game, len(self.actions), seat)

    def _game_again(self) -> Game:
        """The game to which the actions lead from the beginning."""
        game, _ = begin(self.game.rules, self.game.seats)
        for action in self.actions:
            game, _ = act(game, action)
        return game

    def _act(self, action: Action) -> list[Event]:
        by_person = self.awaits_person
        self.game, events = act(self.game, action)
        self.actions.append(action)
        if self.keeper:
            self.keeper.append(action, by_person=by_person)
            if self.over:
                self.keeper.end(self.game.winners)
        return [self._as_winner(event) for event in events]

    def _as_winner(self, event: Event) -> Event:
        """Who begins, told as the winner of the game before; every other event as it is."""
        if self._first_won and isinstance(event, FirstPlayerChosen) and event.how == "lot":
            return replace(event, how="winner")
        return event

    def _next_action(self) -> Action:
        if self.game.phase is Phase.LOT and self.first is not None:
            return Lot(self.first)
        chance = self.chance.at(len(self.actions))
        return next_action(self.game, self.seating.bots, chance, chance)
