"""What a feed keeps for those who draw."""

from __future__ import annotations

from sorry_a11y.core.game.port import Batch
from sorry_a11y.core.rules.board import BLUE, RED, WATCHER, Kind, Seat, Spot
from sorry_a11y.core.rules.events import CardPassed, CardPlayed, PawnSlid, PawnWalked
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.ui.session.feed import Passed, passed_through
from tests.harness.pawns import R1

HERE, TRIANGLE = Spot(31), Spot(27)
"""The end of a long slide, and its triangle four squares before it."""
BACK = PawnWalked(R1, HERE, TRIANGLE, -4)


def test_a_pawn_that_slides_back_to_its_place_has_moved() -> None:
    """Promise of docs/page.md: the drawing follows the news, move by move. Who goes back 4 onto a
    triangle and slides to where they stood is seen to go and to come; a turn in which nothing moved
    adds nothing that could be taken for a move."""
    position = bytes([HERE, *[80] * 15])
    moves = (BACK, PawnSlid(R1, TRIANGLE, HERE))
    game = begin_silently(make_rules(Wishes())).replace(position=position)
    views: dict[Seat, View] = {WATCHER: View(game, WATCHER)}
    batches = [Batch(1, moves, views, whole=True), Batch(2, (), views, whole=True)]
    assert list(passed_through(batches, position)) == [
        Passed(bytes([TRIANGLE, *[80] * 15]), events=moves[:1]),
        Passed(position, events=moves[1:]),
    ]


def test_each_move_is_of_a_card() -> None:
    """Promise of docs/page.md: who draws the news knows whose card each move is of; a card that is
    laid down without a move is seen as well, and what nobody played has no card."""
    position = bytes([HERE, *[80] * 15])
    game = begin_silently(make_rules(Wishes()))
    views: dict[Seat, View] = {WATCHER: View(game.replace(position=position), WATCHER)}
    four, five = Kind(3), Kind(4)
    batches = [
        Batch(1, (CardPassed(BLUE, five, declined=False),), views, whole=True),
        Batch(
            2,
            (CardPlayed(RED, four), BACK),
            {WATCHER: View(game.replace(position=bytes([TRIANGLE, *[80] * 15])), WATCHER)},
            whole=True,
        ),
        Batch(3, (), views, whole=True),
    ]
    assert list(passed_through(batches, position)) == [
        Passed(position, BLUE, five),
        Passed(bytes([TRIANGLE, *[80] * 15]), RED, four, (BACK,)),
        Passed(position),
    ]
