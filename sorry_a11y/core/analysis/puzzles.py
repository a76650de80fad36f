"""Positions to think about: three to five choices, one of which is clearly the best.

They come from games that bots play. The worth of a choice is how often a strong player wins after
it (`analysis.advice`).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sorry_a11y.core.analysis.advice import ranking
from sorry_a11y.core.bots.bot import shuffled
from sorry_a11y.core.bots.learned import Valued
from sorry_a11y.core.bots.opponents import make_bot
from sorry_a11y.core.game.dealer import Step, play_to_end
from sorry_a11y.core.game.menu import menu
from sorry_a11y.core.rules.board import SEATS
from sorry_a11y.core.rules.game import Game, Phase, begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View

FEWEST, MOST = 3, 5
"""The fewest and the most choices of a puzzle."""
PUZZLE_COSTS: Mapping[str, tuple[float, float]] = {
    "easy": (0.1, 1.0),
    "medium": (0.05, 0.1),
    "hard": (0.02, 0.05),
}
"""For each difficulty the difference, 0 to 1, between the chances of the best and the second best
choice: the least, and the first that is too much."""
CLEAR = (0.08, 0.92)
"""The least and the greatest chance of winning after the best choice: in a game that is nearly over
choices matter little."""
_PLAYER = "runner"
"""The bot that plays the games, chosen because it is fast."""
_MOST_FOUND = 255
"""The most positions of one game that are shuffled: `shuffled` takes bytes."""
_POSITIONS_A_GAME = 12
"""The most positions of a game that are looked at before another game is played."""


class Puzzle(NamedTuple):
    """A position and the worth of its choices.

    Attributes:
        game: The game in which the seat on turn has to choose.
        ranked: Its choices, the best first.
    """

    game: Game
    ranked: tuple[Valued, ...]


def puzzle(rules: Ruleset, level: str, seed: str) -> Puzzle:
    """Return the puzzle of a seed, which takes about half a second.

    The same arguments give the same puzzle on every machine.

    Args:
        rules: The rule book, in which cards are drawn open (`Ruleset.is_open`).
        level: The difficulty, one of `PUZZLE_COSTS`.
        seed: Any text.
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
    """Return random positions of one game that have FEWEST to MOST choices."""
    players = {seat: make_bot(_PLAYER) for seat in SEATS}
    steps: list[Step] = []
    play_to_end(begin_silently(rules, SEATS), players, chance, chance, watch=steps.append)
    found = [
        step.before
        for step in steps
        if step.before.phase is Phase.PLAY and _can_be_asked(step.before)
    ][:_MOST_FOUND]
    return [found[at] for at in shuffled(bytes(range(len(found))), chance)[:_POSITIONS_A_GAME]]


def _can_be_asked(game: Game) -> bool:
    """Return whether the game has FEWEST to MOST choices that lead to no further ones."""
    choices = menu(View(game, game.turn))
    return FEWEST <= len(choices) <= MOST and all(one.decision for one in choices)
