"""The benchmark against apologies compares like with like."""

from __future__ import annotations

from apologies.game import GameMode
from apologies.rules import Rules
from apologies.source import RewardV1InputSource

from sorry_a11y.bots.runner import greedy
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rules.board_tables import Position
from sorry_a11y.rules.plays import Choices
from sorry_a11y.rulesets.families import Wishes, make_rules
from tests.benchmarks.original import published
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


def test_the_original_runner_is_the_published_one() -> None:
    """`OriginalRunner` chooses what the other engine's own player of that reward chooses, wherever
    both engines have the same outcomes to choose from."""
    rules, peer, source = make_rules(Wishes()), Rules(GameMode.STANDARD), RewardV1InputSource()
    compared = 0
    for held in reachable(rules, 3, 700):
        view = peer_view(rules, held)
        found = plays_of(rules, held)
        card = peer_card(rules.cards[held.hand[0]].name)
        moves = [move for move in peer.construct_legal_moves(view, card) if move.actions]
        theirs = {alike(outcome(rules, view, move)) for move in moves}
        if len(moves) < 2 or {alike(play.after) for play in found.plays} != theirs:
            continue
        best = source.choose_move(GameMode.STANDARD, view, moves, Rules.evaluate_move)
        own = greedy(
            rules, SEATS, held.seat, held.position,
            Choices(tuple(sorted(found.plays, key=published)), may_pass=False),
        )
        assert own is not None
        compared += 1
        assert alike(own.after) == alike(outcome(rules, view, best))
    assert compared > 100
