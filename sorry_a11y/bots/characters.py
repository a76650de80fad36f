"""Opponents with a taste: as strong as a good player, but drawn to one kind of thing.

A character adds to the logit of every option what it likes about it; where it likes nothing, or
everything alike, it plays as the strongest does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING

from sorry_a11y.bots.levels import chooser
from sorry_a11y.rules.actions import Decision
from sorry_a11y.rules.board import ALL_PAWNS, NOWHERE, SPOTS, Pawn, Seat, seat_of
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.view import View

if TYPE_CHECKING:
    from sorry_a11y.rules.ruleset import Ruleset

Taste = Callable[["Ruleset", Seat, Position, Position], float]
"""(rules, seat, position before, after) -> by how much, in logits, the seat likes it."""

BUMP = 0.6
"""What a rival's pawn sent back is worth to the bumper, in logits."""
SAFE = 0.4
"""What a pawn brought into its lane or home is worth to the homebody."""
ROAMING = 0.05
"""What a pawn on the track costs the homebody."""
STEP = 0.04
"""What a step forward of the farthest pawn still out is worth to the racer."""


def bumping(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """The bumper: every rival's pawn sent back is a joy."""
    start_of = rules.tables.start_of
    side = rules.tables.side_of[seat]
    sent = sum(
        before[pawn] != after[pawn] == start_of[pawn]
        for pawn in ALL_PAWNS if seat_of(pawn) not in side
    )
    return BUMP * sent


def staying_home(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """The homebody: a pawn in its lane is a comfort, one on the track a worry."""
    board = rules.board
    liking = 0.0
    for pawn in rules.tables.pawns_of[seat]:
        liking += SAFE * (_sheltered(rules, pawn, after) - _sheltered(rules, pawn, before))
        liking -= ROAMING * (
            (board.square_of(SPOTS[after[pawn]]) != NOWHERE)
            - (board.square_of(SPOTS[before[pawn]]) != NOWHERE)
        )
    return liking


def racing(rules: Ruleset, seat: Seat, before: Position, after: Position) -> float:
    """The racer: whichever pawn is in front must go on, one after the other."""
    board = rules.board
    out = [p for p in rules.tables.pawns_of[seat] if not rules.tables.goal_table[before[p]]]
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
    "bumper": bumping, "homebody": staying_home, "racer": racing,
}
"""Name -> taste."""


class CharacterBot:
    """A learned player with a taste."""

    def __init__(self, name: str, taste: Taste) -> None:
        self.name = name
        self.taste = taste

    def choose(self, seen: View, _chance: Random) -> Decision:
        """The option it likes best; the first in order on ties."""
        best = max(
            chooser(seen).valued(seen),
            key=lambda one: one.logit
            + self.taste(seen.rules, seen.seat, seen.position, one.after.position),
        )
        return best.decision


def character(name: str) -> CharacterBot:
    """The player of a character; raises KeyError for none."""
    return CharacterBot(name, CHARACTERS[name])
