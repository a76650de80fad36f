"""How pawns are seen to get from where they stand to where the events bring them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist
from random import Random

import pytest

from sorry_a11y.core.bots.bot import RandomBot
from sorry_a11y.core.game.dealer import next_action
from sorry_a11y.core.game.menu import Option, menu
from sorry_a11y.core.rules.board import RED, SEATS, Pawn
from sorry_a11y.core.rules.events import position_after
from sorry_a11y.core.rules.game import apply_action, begin_silently
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.frontends.web.table_drawing import drawing
from sorry_a11y.ui.session.menu_walk import shown_motions
from sorry_a11y.ui.session.motions import motions


@pytest.mark.parametrize(
    "wishes", [Wishes(), Wishes("parker"), Wishes("dog"), Wishes("dog", {"board": "64"})], ids=str
)
def test_pawns_go_from_square_to_square(wishes: Wishes) -> None:
    """Promise of docs/page.md: every pawn that an event moves is seen to go from where it stood to
    where it ends, and nobody else; who walks or slides goes over squares that touch one another,
    out of a lane and home as well."""
    rules = make_rules(wishes)
    drawn = drawing(rules.board, RED)
    chance, bots = Random(3), dict.fromkeys(SEATS, RandomBot())
    game = begin_silently(rules)
    kinds = set()
    while not game.over:
        position = game.position
        game, events = apply_action(game, next_action(game, bots, chance, chance))
        for event in events:
            before, position = position, position_after(position, (event,))
            ways = list(motions((event,), rules.board))
            if not ways:
                continue
            seen = bytearray(before)
            for pawn, kind, spots in ways:
                kinds.add(kind)
                assert before[pawn] == spots[0]
                seen[pawn] = spots[-1]
                if kind in ("walk", "slide"):
                    for one, other in pairwise(spots):
                        apart = dist(drawn.places[one], drawn.places[other])
                        wide = other in drawn.homes or one in drawn.homes
                        assert wide or apart == pytest.approx(1), (event, spots)
            assert seen == position
    assert {"walk", "hop", "bump"} <= kinds
    assert ("slide" in kinds) is bool(rules.board.slides)


def _branches(stage: tuple[Option, ...]) -> Iterator[Option]:
    """Yield the branches of a stage, and behind it, that ask about pawns of whole plays."""
    for option in stage:
        if option.decision is None:
            yield option
            yield from _branches(option.stage())


def test_a_branch_is_shown_with_every_spot_where_its_pawns_may_end() -> None:
    """Promise of docs/page.md: in Dog, whose joker goes many ways, a choice that leads to others
    shows each spot where a pawn that it asks about may end, and no other spot."""
    rules = make_rules(Wishes("dog"))
    chance, bots = Random(3), dict.fromkeys(SEATS, RandomBot())
    game = begin_silently(rules)
    goes_on = 0
    for _ in range(400):
        for branch in _branches(menu(View(game, game.turn))):
            ways = shown_motions(branch, rules.board)
            of = Pawn(int(branch.value)) if branch.feature == "ends" else None
            asked = [(play.legs[0].pawn if of is None else of, play) for play in branch.plays]
            assert {(way[-1].pawn, way[-1].spots[-1]) for way in ways} == {
                (pawn, play.after[pawn])
                for pawn, play in asked
                if play.after[pawn] != game.position[pawn]
            }
            goes_on += any(len(way) > 1 for way in ways)
        game, _ = apply_action(game, next_action(game, bots, chance, chance))
    assert goes_on
