"""The bots by name: levels from beginner to champion, characters, the runner, and chance.

A level adds a random error to the logit of winning of each option, normal with a deviation of its
own. The strongest adds none, and looks ahead at close options (`lookahead`). The deviations are
chosen so that in games of two each level beats the one below it, and the beginner the bot that
chooses by lot, in about six of ten games.

A character adds to the logit of each option how much it likes the outcome. If it likes all options
equally, it chooses as the strongest level does without looking ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING

from sorry_a11y.core.bots.bot import Bot, RandomBot
from sorry_a11y.core.bots.learned import Judge, Valued, best_of, tempted
from sorry_a11y.core.bots.learned_net import keen, learned, learned_family
from sorry_a11y.core.bots.lens import lens
from sorry_a11y.core.bots.lookahead import looks_further, reconsidered
from sorry_a11y.core.bots.runner import RunnerBot
from sorry_a11y.core.rules.actions import Decision
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SPOTS,
    Pawn,
    Position,
    Seat,
    pawns_of,
    seat_of,
)
from sorry_a11y.core.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.core.rules.ruleset import Ruleset

LEVELS: Mapping[str, float] = {
    "beginner": 0.8,
    "casual": 0.33,
    "steady": 0.19,
    "strong": 0.09,
    "champion": 0.0,
}
"""By name of the level the standard deviation of its error, in logits; the weakest first."""


def judge(seen: View) -> Judge:
    """Return the judge by which players are told chances: those between strong players."""
    return _judge(seen.rules, seen.seats)


@lru_cache(maxsize=64)
def _judge(rules: Ruleset, seats: tuple[Seat, ...]) -> Judge:
    known = learned(learned_family(rules, seats))
    return Judge(known.net.score, lens(rules, seats, known.shape), known.trust)


def _chooser(seen: View) -> Judge:
    """Return the judge by which bots choose.

    It takes the rivals to be played by the runner, if its network has learned against the runner.
    """
    return _chooser_at(seen.rules, seen.seats, seen.seat)


@lru_cache(maxsize=64)
def _chooser_at(rules: Ruleset, seats: tuple[Seat, ...], seat: Seat) -> Judge:
    known = keen(learned_family(rules, seats))
    others = [other for other in seats if other not in rules.tables.side_of[seat]]
    return Judge(known.net.score, lens(rules, seats, known.shape), runners=others)


def _considered(seen: View) -> list[Valued]:
    """Return the options with their values, without those that `lookahead` gives up."""
    judging = _chooser(seen)
    valued = judging.valued(seen)
    if len(valued) > 1 and looks_further(seen):
        return reconsidered(seen, valued, judging)
    return valued


class LevelBot:
    """A learned player of one level.

    Args:
        name: The name of the level.
        noise: The standard deviation of its error, in logits; with 0 it also looks ahead.
    """

    def __init__(self, name: str, noise: float) -> None:
        self.name = name
        self.noise = noise

    def choose(self, seen: View, chance: Random) -> Decision:
        """Return the option that seems best; the first in order on ties."""
        if not self.noise:
            return best_of(_considered(seen)).decision
        return self.pick(_chooser(seen).valued(seen), chance).decision

    def pick(self, valued: list[Valued], chance: Random) -> Valued:
        """Return the option that seems best to it among those valued."""
        if not self.noise or len(valued) == 1:
            return best_of(valued)
        return tempted(valued, self.noise, chance)


def level(name: str) -> LevelBot:
    """Return the bot of a level, one of `LEVELS`."""
    return LevelBot(name, LEVELS[name])


Taste = Callable[["Ruleset", Seat, Position, Position], float]
"""A function of (rules, seat, position before, position after) that returns how much the character
likes the change, in logits."""

_BUMP = 0.6
"""How much the bumper likes each rival's pawn that is sent back, in logits."""
_SAFE = 0.4
"""How much the homebody likes each pawn brought into its lane or home, in logits."""
_ROAMING = 0.05
"""How much the homebody dislikes each pawn on the track, in logits."""
STEP = 0.04
"""How much the racer likes each step of its foremost pawn, in logits."""


def bumping(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """Return the bumper's liking, for rivals' pawns sent back."""
    start_of = rules.tables.start_of
    side = rules.tables.side_of[seat]
    sent = sum(
        before[pawn] != after[pawn] == start_of[pawn]
        for pawn in ALL_PAWNS
        if seat_of(pawn) not in side
    )
    return _BUMP * sent


def _staying_home(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """Return the homebody's liking, for pawns in the lane or at home and not on the track."""
    board = rules.board
    liking = 0.0
    for pawn in pawns_of(seat):
        liking += _SAFE * (_sheltered(rules, pawn, after) - _sheltered(rules, pawn, before))
        liking -= _ROAMING * (
            (board.square_of(SPOTS[after[pawn]]) != NOWHERE)
            - (board.square_of(SPOTS[before[pawn]]) != NOWHERE)
        )
    return liking


def _racing(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """Return the racer's liking, for steps of the foremost pawn that has not arrived."""
    board = rules.board
    out = [p for p in pawns_of(seat) if not rules.tables.goal_table[before[p]]]
    if not out:
        return 0.0
    front = min(out, key=lambda pawn: board.distance(seat, SPOTS[before[pawn]]))
    return STEP * (
        board.distance(seat, SPOTS[before[front]]) - board.distance(seat, SPOTS[after[front]])
    )


def _sheltered(rules: Ruleset, pawn: Pawn, position: Position) -> bool:
    spot = SPOTS[position[pawn]]
    lane = rules.board.lane_step(seat_of(pawn), spot)
    return bool(lane or rules.tables.goal_table[spot])


CHARACTERS: Mapping[str, Taste] = {
    "bumper": bumping,
    "homebody": _staying_home,
    "racer": _racing,
}
"""The taste of each character, by its name."""


class CharacterBot:
    """A learned player with a taste."""

    def __init__(self, name: str, taste: Taste) -> None:
        self.name = name
        self.taste = taste

    def choose(self, seen: View, _chance: Random) -> Decision:
        """Return the option it likes best; the first in order on ties."""
        best = max(
            _chooser(seen).valued(seen),
            key=lambda one: (
                one.logit + self.taste(seen.rules, seen.seat, seen.position, one.after.position)
            ),
        )
        return best.decision


CAST: Mapping[str, tuple[str, ...]] = {
    "beginner": ("Pia", "Tim", "Lulu"),
    "casual": ("Leo", "Carla", "Finn"),
    "steady": ("Otto", "Vera", "Paul"),
    "strong": ("Greta", "Hugo", "Ines"),
    "champion": ("Viktor", "Sofia", "Roman"),
    "bumper": ("Mara", "Bruno", "Kate"),
    "homebody": ("Emil", "Lotte", "Oskar"),
    "racer": ("Juno", "Max", "Rita"),
}
"""By level or character the names of its players; a later one is used if the first is taken. The
names serve all languages of the game, and no two of different entries sound alike."""


def character(name: str) -> CharacterBot:
    """Return the bot of a character, one of `CHARACTERS`."""
    return CharacterBot(name, CHARACTERS[name])


BOTS: Mapping[str, Callable[[], Bot]] = {
    "runner": RunnerBot,
    "chance": RandomBot,
    **{name: partial(level, name) for name in LEVELS},
    **{name: partial(character, name) for name in CHARACTERS},
}
"""The maker of each bot, by the bot's name; the default first."""

DEFAULT_BOT = "runner"


def make_bot(name: str) -> Bot:
    """Return a new bot by its name, one of `BOTS`."""
    return BOTS[name]()
