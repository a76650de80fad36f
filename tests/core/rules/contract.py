"""The contract every rule book keeps, checked while random games are played.

After every action: the news alone rebuild the position, the hands and whose turn it is; all pawns
are somewhere they may be, no two on one square; the deck is whole; the action chosen led where it
said. A ``thorough`` game also checks before its actions: each play leads where it says, no two
to the same; the same question has the same answer, from this rule book and from one built
anew; neither the numbers of the pawns nor the colours of the seats matter; what is legal is taken
and what is not is refused. Every game ends.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple

from sorry_a11y.core.rules.actions import Action, Lot, Shuffle
from sorry_a11y.core.rules.game import Game, Phase, apply_action, begin, taken_back
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ruleset import Ruleset
from tests.core.rules import checks
from tests.core.rules.positions import told
from tests.core.rules.tables import Table

LONGEST = 40_000
"""Actions after which a match of random plays is taken to go on for ever: many times as many as
the longest ever seen."""


class Looks(NamedTuple):
    """Before which actions a thorough game is looked at: each of the first so many, and of those
    after them this part, drawn by lot."""

    first: int = 250
    afterwards: float = 0.25


MOST = Looks()
TAKEN_BACK = 0.05
"""After how many of the actions of a thorough game one is taken back and taken anew."""
MOST_TRIED = 100
"""Of more plays than that, as many are tried, picked at random."""


class BrokenError(AssertionError):
    """The contract was broken; the text says at which table, in which game and where."""


@dataclass
class Tally:
    """What the games at a table came to; ``widest``: the most plays offered at once."""

    games: int = 0
    actions: int = 0
    widest: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.widest = max(self.widest, other.widest)


def decide(game: Game, rng: random.Random) -> Action:
    """A random action that the game waits for; of a play and the choice to decline, mostly a
    play."""
    if game.phase is Phase.LOT:
        return Lot(rng.choice(game.seats))
    if game.awaits_chance:
        order = bytearray(game.discards)
        rng.shuffle(order)
        return Shuffle(bytes(order))
    plays = game.choices.plays
    if plays and not (game.choices.may_pass and rng.random() < 0.1):
        return rng.choice(plays)
    return rng.choice(checks.legal_decisions(game))


@dataclass
class Match:
    """One random game under observation."""

    table: Table
    seed: int
    rules: Ruleset
    twin: Ruleset
    thorough: bool
    looks: Looks = MOST

    def __post_init__(self) -> None:
        self.rng = random.Random(f"{self.table.name} {self.seed}")
        self.listener = checks.Listener()
        self.stale: tuple[Play, ...] = ()

    def play(self) -> Tally:
        """Play to the end; raises BrokenError where the contract is broken."""
        game, events = begin(self.rules, self.table.seats)
        tally = Tally(games=1)
        try:
            self.listener.hear(events)
            self.listener.agrees(game)
            while game.phase is not Phase.OVER:
                tally.actions += 1
                tally.widest = max(tally.widest, len(game.choices.plays))
                assert tally.actions < LONGEST, "the game does not end"
                if self.thorough and (
                    tally.actions <= self.looks.first or self.rng.random() < self.looks.afterwards
                ):
                    self.before(game)
                game = self.step(game)
            checks.refuses_the_rest(game, self.stale, self.rng, 100)
        except Exception as cause:
            raise BrokenError(
                f"{self.table.name}, game {self.seed}, action {tally.actions}: "
                f"{told(self.rules, game.position)}; seat {game.turn}, "
                f"{[self.rules.cards[card].name for card in game.hands[game.turn]]}, "
                f"{game.phase.name}: {type(cause).__name__}: {cause}"
            ) from cause
        return tally

    def before(self, game: Game) -> None:
        """The checks of a game that waits for an action."""
        plays = game.choices.plays
        for play in self.rng.sample(plays, min(len(plays), MOST_TRIED)):
            checks.leads_where_it_says(self.rules, game.position, play)
            checks.pawns_in_place(self.rules, game.seats, play.after)
        if game.phase is Phase.PLAY:
            checks.stable_and_distinct(game, self.twin)
            checks.blind_to_numbers_and_colours(game, self.rng)
        checks.refuses_the_rest(game, self.stale, self.rng)
        checks.takes_what_is_legal(game, self.rng)
        self.stale = game.choices.plays[:2] or self.stale

    def takes_back(self, game: Game, after: Game) -> None:
        """Once an action was taken back, the news alone tell how the game stands; and again once
        it is taken anew."""
        for stands in (game, after):
            self.listener.hear([taken_back(stands, game.turn)])
            self.listener.agrees(stands)

    def step(self, game: Game) -> Game:
        action = decide(game, self.rng)
        after, events = apply_action(game, action)
        self.listener.hear(events)
        self.listener.agrees(after)
        if self.thorough and self.rng.random() < TAKEN_BACK:
            self.takes_back(game, after)
        checks.whole_deck(after)
        if isinstance(action, Play) and after.course.round == game.course.round:
            assert after.position == action.after
            checks.pawns_in_place(self.rules, after.seats, after.position)
        return after


def observe(table: Table, games: int, thorough: int = 0, looks: Looks = MOST) -> Tally:
    """Play the first ``games`` games at a table, ``thorough`` of them thoroughly."""
    rules, twin = table.rules(), table.rules()
    tally = Tally()
    for number in range(games):
        tally.add(Match(table, number, rules, twin, number < thorough, looks).play())
    return tally
