"""A game with all that led to it, as a value: what a record holds.

Everything by chance follows from the seed and the number of the action, as at a `Table`: the same
seed and the same decisions give the same game in a program and at the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from sorry_a11y.rules.actions import Action, Decision, Lot, Shuffle
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.events import Event, TurnBegan
from sorry_a11y.rules.game import Game, Outcome, apply_action, begin, begin_silently
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.table.dealer import chance_action, chance_from, new_chance
from sorry_a11y.table.setup import PERSON


@dataclass(frozen=True)
class History:
    """A game from its beginning.

    ``seats``: those that play, in turn order; ``seed``: the number that all chance follows from;
    ``actions``: everything decided so far, chance included; ``players``: for each seat the name of
    its bot, or "person"; ``game``: the game to which all this leads.
    """

    rules: Ruleset
    seats: tuple[Seat, ...]
    seed: int
    players: tuple[str, ...]
    actions: tuple[Action, ...] = field(repr=False)
    game: Game

    @classmethod
    def begin(
        cls, rules: Ruleset, seats: Sequence[Seat], *, seed: int | None = None,
        players: Sequence[str] = (),
    ) -> History:
        """Return a game with its cards dealt, waiting for the first decision. ``seed``: None for a
        number that nobody can guess where hands are hidden; ``players``: all persons unless said.
        Raises GameError for seats that cannot play."""
        number = new_chance(is_open=rules.is_open).number if seed is None else seed
        game = begin_silently(rules, tuple(seats))
        names = tuple(players) or (PERSON,) * len(game.seats)
        return cls(rules, game.seats, number, names, (), game)._dealt()

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.game.winners)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; none before the end."""
        return self.game.winners

    @cached_property
    def turns(self) -> int:
        """How often a turn came to a seat. A card that draws again lengthens a turn."""
        events = (event for _, _, outcome in self.steps() for event in outcome.events)
        return sum(isinstance(event, TurnBegan) for event in events)

    def after(self, decision: Decision) -> History:
        """Return the history with one more decision, waiting for the next one or over. Raises
        IllegalActionError where the rules do not allow it."""
        return self._with(decision)._dealt()

    def back(self) -> History:
        """Return the history before its last decision; itself where there is none."""
        at = len(self.actions) - 1
        while at >= 0 and isinstance(self.actions[at], Shuffle | Lot):
            at -= 1
        if at < 0:
            return self
        game = begin_silently(self.rules, self.seats)
        for action in self.actions[:at]:
            game, _ = apply_action(game, action)
        return History(self.rules, self.seats, self.seed, self.players, self.actions[:at], game)

    def steps(self) -> Iterator[tuple[Game, Action, Outcome]]:
        """Yield each action again: the game before it, the action, and what became of it. What
        happens before the first action comes with that."""
        game, first = begin(self.rules, self.seats)
        opening: tuple[Event, ...] = first
        for action in self.actions:
            after, events = apply_action(game, action)
            yield game, action, Outcome(after, opening + events)
            game, opening = after, ()

    def _with(self, action: Action) -> History:
        game, _ = apply_action(self.game, action)
        return History(
            self.rules, self.seats, self.seed, self.players, (*self.actions, action), game
        )

    def _dealt(self) -> History:
        history, chance = self, chance_from(self.seed)
        while history.game.awaits_chance:
            dealer = chance.at(len(history.actions))
            history = history._with(chance_action(history.game, dealer))
        return history
