"""The benchmark against apologies compares like with like."""

from __future__ import annotations

from apologies.game import GameMode
from apologies.rules import Rules

from sorry_a11y.rules.ground import Position
from sorry_a11y.rulesets.registry import Wishes, make_rules
from tests.benchmarks.peer import outcome, peer_card, peer_view, position_of
from tests.benchmarks.reachable import plays_of, reachable

PLAIN_WALKS = ("3", "5", "8", "12")
"""Cards whose plays are one walk forward: there the two engines differ in nothing but a lane that
the other takes for shared."""


def alike(position: Position) -> tuple[int, ...]:
    """The position without the numbers of the pawns."""
    return tuple(
        spot for first in range(0, 16, 4) for spot in sorted(position[first : first + 4])
    )


def test_both_engines_are_asked_about_the_same_positions() -> None:
    """A position comes back whole from the other engine's objects, and where the two engines
    read the rules alike they find the same outcomes."""
    rules = make_rules(Wishes())
    peer = Rules(GameMode.STANDARD)
    compared = 0
    for held in reachable(rules, 6, 1500):
        view = peer_view(rules, held)
        assert position_of(rules, view) == held.position
        name = rules.cards[held.hand[0]].name
        in_lanes = any(60 <= spot < 80 for spot in held.position)
        if name not in PLAIN_WALKS or in_lanes:
            continue
        moves = [m for m in peer.construct_legal_moves(view, peer_card(name)) if m.actions]
        theirs = {alike(outcome(rules, view, move)) for move in moves}
        assert {alike(play.after) for play in plays_of(rules, held).plays} == theirs
        compared += 1
    assert compared > 100
