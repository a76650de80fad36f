"""Positions to think about: three to five choices, of which one is clearly the best.

They come from games that bots play, so they look as games do. What a choice is worth is how often a
strong player wins from there (`analysis.advice`).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sorry_a11y.analysis.advice import ranking
from sorry_a11y.bots.bot import shuffled
from sorry_a11y.bots.learned import Valued
from sorry_a11y.bots.opponents import make_bot
from sorry_a11y.game.dealer import Step, play_to_end
from sorry_a11y.game.menu import menu
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.game import Game, Phase, begin_silently
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.view import View

FEWEST, MOST = 3, 5
"""Choices of a position."""
PUZZLE_COSTS: Mapping[str, tuple[float, float]] = {
    "easy": (0.1, 1.0), "medium": (0.05, 0.1), "hard": (0.02, 0.05),
}
"""Name of a difficulty -> by how much, 0 to 1, the best choice wins more often than the second
best: at least, and less than."""
CLEAR = (0.08, 0.92)
"""Between these the best choice wins: a game that is nearly over asks nothing."""
_PLAYER = "runner"
"""Who plays the games: positions come fast, and are those of games between people."""
_MOST_FOUND = 255
"""Positions of a game among which is chosen."""
_POSITIONS_A_GAME = 12
"""Positions of a game that are looked at, by lot; then comes another game."""


class Puzzle(NamedTuple):
    """A position and the worth of its choices.

    Attributes:
        game: The game when the seat on turn has to choose.
        ranked: Its choices, the best first.
    """

    game: Game
    ranked: tuple[Valued, ...]


def puzzle(rules: Ruleset, level: str, seed: str) -> Puzzle:
    """Return the position of a difficulty (of `PUZZLE_COSTS`) that ``seed`` stands for.

    It is the same for the same rules everywhere. Cards must be drawn open (`Ruleset.is_open`). It
    takes about half a second.
    """
    least, below = PUZZLE_COSTS[level]
    attempt = 0
    while True:
        chance = Random(f"{seed} {level} {attempt}")
        for game in _positions(rules, chance):
            ranked = tuple(ranking(View(game, game.turn)))
            gap = ranked[0].chance - ranked[1].chance
            if least <= gap < below and CLEAR[0] <= ranked[0].chance <= CLEAR[1]:
                return Puzzle(game, ranked)
        attempt += 1


def _positions(rules: Ruleset, chance: Random) -> list[Game]:
    """Return some positions of one game that have as many choices as a puzzle has, by lot."""
    players = {seat: make_bot(_PLAYER) for seat in SEATS}
    steps: list[Step] = []
    play_to_end(begin_silently(rules, SEATS), players, chance, chance, watch=steps.append)
    found = [
        step.before for step in steps
        if step.before.phase is Phase.PLAY and _can_be_asked(step.before)
    ][:_MOST_FOUND]
    return [found[at] for at in shuffled(bytes(range(len(found))), chance)[:_POSITIONS_A_GAME]]


def _can_be_asked(game: Game) -> bool:
    """Return whether a player hears the choices as one short list."""
    choices = menu(View(game, game.turn))
    return FEWEST <= len(choices) <= MOST and all(one.decision for one in choices)
