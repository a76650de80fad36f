"""Opponents by name: levels of strength, characters with a taste, and two that never learned.

A level differs from the next in one thing only: by how much it misjudges each option, as the
spread of a bell curve over the logit of winning. The strongest misjudges nothing, and looks at
close options again (`lookahead`). The spreads are set so that each level beats the one below it in
about six of ten games between two, and a beginner one that chooses by lot.

A character is as strong as a good player, but drawn to one kind of thing: it adds to the logit of
every option what it likes about it. Where it likes nothing, or everything alike, it plays as the
strongest does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from random import Random
from typing import TYPE_CHECKING

from sorry_a11y.bots.bot import Bot, RandomBot
from sorry_a11y.bots.learned import Judge, Valued, best_of, tempted
from sorry_a11y.bots.learned_net import keen, learned, learned_family
from sorry_a11y.bots.lens import lens
from sorry_a11y.bots.lookahead import looks_further, reconsidered
from sorry_a11y.bots.runner import RunnerBot
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import (
    ALL_PAWNS,
    NOWHERE,
    SPOTS,
    Pawn,
    Position,
    Seat,
    pawns_of,
    seat_of,
)
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

LEVELS: Mapping[str, float] = {
    "beginner": 0.8, "casual": 0.33, "steady": 0.19, "strong": 0.09, "champion": 0.0,
}
"""Name -> spread of the misjudging, in logits; the weakest first."""


def judge(seen: View) -> Judge:
    """Return the judge that tells how often strong players win from there among themselves."""
    return _judge(seen.rules, seen.seats)


@lru_cache(maxsize=64)
def _judge(rules: Ruleset, seats: tuple[Seat, ...]) -> Judge:
    known = learned(learned_family(rules, seats))
    return Judge(known.net.score, lens(rules, seats, known.shape), known.trust)


def _chooser(seen: View) -> Judge:
    """Return the judge by which players choose.

    It takes the others for runners, where it has learned what that means.
    """
    return _chooser_at(seen.rules, seen.seats, seen.seat)


@lru_cache(maxsize=64)
def _chooser_at(rules: Ruleset, seats: tuple[Seat, ...], seat: Seat) -> Judge:
    known = keen(learned_family(rules, seats))
    others = [other for other in seats if other not in rules.tables.side_of[seat]]
    return Judge(known.net.score, lens(rules, seats, known.shape), runners=others)


def _considered(seen: View) -> list[Valued]:
    """Return the options as the strongest player values them.

    Those that a second look leaves behind (`lookahead`) are left out.
    """
    judging = _chooser(seen)
    valued = judging.valued(seen)
    if len(valued) > 1 and looks_further(seen):
        return reconsidered(seen, valued, judging)
    return valued


class LevelBot:
    """A learned player of one level.

    ``noise``: the spread of its misjudging, in logits; without any it looks further too.
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
        """Return the option that seems best of those valued."""
        if not self.noise or len(valued) == 1:
            return best_of(valued)
        return tempted(valued, self.noise, chance)


def level(name: str) -> LevelBot:
    """Return the player of a level; raises KeyError for none."""
    return LevelBot(name, LEVELS[name])


Taste = Callable[["Ruleset", Seat, Position, Position], float]
"""(rules, seat, position before, after) -> by how much, in logits, the seat likes it."""

_BUMP = 0.6
"""The worth of a rival's pawn sent back to the bumper, in logits."""
_SAFE = 0.4
"""The worth of a pawn brought into its lane or home to the homebody."""
_ROAMING = 0.05
"""The cost of a pawn on the track to the homebody."""
STEP = 0.04
"""The worth of a step forward of the farthest pawn still out to the racer."""


def bumping(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """Return the bumper: every rival's pawn sent back is a joy."""
    start_of = rules.tables.start_of
    side = rules.tables.side_of[seat]
    sent = sum(
        before[pawn] != after[pawn] == start_of[pawn]
        for pawn in ALL_PAWNS if seat_of(pawn) not in side
    )
    return _BUMP * sent


def _staying_home(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """Return the homebody: a pawn in its lane is a comfort, one on the track a worry."""
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
    """Return the racer: whichever pawn is in front must go on, one after the other."""
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
    "bumper": bumping, "homebody": _staying_home, "racer": _racing,
}
"""Name -> taste."""


class CharacterBot:
    """A learned player with a taste."""

    def __init__(self, name: str, taste: Taste) -> None:
        self.name = name
        self.taste = taste

    def choose(self, seen: View, _chance: Random) -> Decision:
        """Return the option it likes best; the first in order on ties."""
        best = max(
            _chooser(seen).valued(seen),
            key=lambda one: one.logit
            + self.taste(seen.rules, seen.seat, seen.position, one.after.position),
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
"""Kind -> what its players are called, the first of them unless that name is taken. They are names
in all languages of the game, and no two kinds have a name that sounds alike."""


def character(name: str) -> CharacterBot:
    """Return the player of a character; raises KeyError for none."""
    return CharacterBot(name, CHARACTERS[name])


BOTS: Mapping[str, Callable[[], Bot]] = {
    "runner": RunnerBot,
    "chance": RandomBot,
    **{name: partial(level, name) for name in LEVELS},
    **{name: partial(character, name) for name in CHARACTERS},
}
"""Name -> maker, the default first."""

DEFAULT_BOT = "runner"


def make_bot(name: str) -> Bot:
    """Return the bot called ``name``; raises KeyError."""
    return BOTS[name]()
