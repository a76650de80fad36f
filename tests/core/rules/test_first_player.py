"""Who goes first: a lot, or a draw of cards (3)."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rules.actions import Lot, Shuffle
from sorry_a11y.core.rules.board import BLUE, GREEN, RED, YELLOW, Seat
from sorry_a11y.core.rules.events import FirstPlayerChosen, StartCardDrawn
from sorry_a11y.core.rules.game import (
    Game,
    IllegalActionError,
    Outcome,
    Phase,
    apply_action,
    apply_silently,
    begin_silently,
)
from tests.core.rules.positions import book
from tests.core.rules.staging import names, stacked


def test_first_player_by_lot() -> None:
    """3 (hasbro): a lot says who begins; only who plays can be drawn."""
    game = apply_silently(begin_silently(book("hasbro"), (RED, YELLOW)), stacked(book("hasbro")))
    assert game.phase is Phase.LOT
    with pytest.raises(IllegalActionError):
        apply_silently(game, Lot(BLUE))
    game, events = apply_action(game, Lot(YELLOW))
    assert game.turn == 2
    assert events[0] == FirstPlayerChosen(YELLOW, "lot")


def drawn(game: Game, *cards: str) -> Outcome:
    """The opening draw from a pile with these cards on top."""
    return apply_action(game, stacked(game.rules, *cards))


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        (("3", "sorry", "12", "11"), 1),  # Sorry! first
        (("3", "5", "12", "11"), 2),  # else the highest number
        (("12", "3", "12", "11", "2", "8"), 2),  # red and yellow again: 2 and 8
        (("sorry", "12", "4", "sorry", "1", "2"), 3),  # Sorry! against Sorry!: red 1, green 2
        (("7", "7", "7", "7", "5", "8", "8", "1", "3", "4"), 2),  # again and again
    ],
)
def test_opening_draw(cards: tuple[str, ...], first: Seat) -> None:
    """3 (001): each draws; Sorry! begins, else the highest number; those who tie draw again; the
    cards go back and all are shuffled anew."""
    parker = book("parker")
    game = begin_silently(parker)
    assert game.phase is Phase.OPENING_SHUFFLE
    game, events = drawn(game, *cards)
    told_cards = [event for event in events if isinstance(event, StartCardDrawn)]
    assert [parker.cards[event.card].name for event in told_cards] == list(cards)
    assert events[-1] == FirstPlayerChosen(first, "draw")
    assert game.phase is Phase.ROUND_SHUFFLE
    assert sorted(game.discards) == list(parker.full_deck), "the cards go back"
    game = apply_silently(game, stacked(parker, "3"))
    assert game.turn == first
    assert names(parker, game.hands[first]) == ["3"]


def test_opening_draw_of_some_colours() -> None:
    """1, 3: only who plays draws, in clockwise order."""
    _, events = drawn(begin_silently(book("parker"), (BLUE, GREEN)), "5", "12")
    assert [event.seat for event in events if isinstance(event, StartCardDrawn)] == [1, 3]
    assert events[-1] == FirstPlayerChosen(GREEN, "draw")


def test_opening_draw_that_ties_to_the_end() -> None:
    """3: two players who draw equal cards until none is left shuffle and draw anew."""
    parker = book("parker", "deck=44")
    game = apply_silently(begin_silently(parker, (RED, YELLOW)), Shuffle(parker.full_deck))
    assert game.phase is Phase.OPENING_SHUFFLE
    assert sorted(game.discards) == list(parker.full_deck)
    game, events = drawn(game, "5", "12")
    assert events[-1] == FirstPlayerChosen(YELLOW, "draw")
