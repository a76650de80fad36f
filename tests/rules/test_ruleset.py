"""A rule book that contradicts itself is refused when it is made, in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sorry_a11y.rules import COMPILED
from sorry_a11y.rules.abilities.burn import Burn
from sorry_a11y.rules.abilities.out import Out
from sorry_a11y.rules.abilities.replacing import Sorry
from sorry_a11y.rules.abilities.split import Split
from sorry_a11y.rules.abilities.steps import Steps
from sorry_a11y.rules.abilities.swap import Swap
from sorry_a11y.rules.board import BLUE, GREEN, RED, YELLOW, Board, Kind
from sorry_a11y.rules.dealing import Deals, HeldHand
from sorry_a11y.rules.plays import Card
from sorry_a11y.rules.ruleset import Scoring
from sorry_a11y.rules.value import GameError
from sorry_a11y.rules.way_tables import MovementRules
from tests.rules.positions import book

HASBRO, DOG = book("hasbro"), book("dog")
BOARD = HASBRO.board
KINDS = tuple(HASBRO.cards[0].replace(name=f"card-{number}") for number in range(33))
"""More kinds of cards than a rule book may have."""

REFUSED: tuple[tuple[Callable[[], object], str], ...] = (
    (lambda: HASBRO.replace(name=""), "needs a name"),
    (lambda: HASBRO.replace(deck=(5, 4)), "11 kinds of cards, but 2 counts"),
    (lambda: HASBRO.replace(deck=(-1, *HASBRO.deck[1:])), "cannot be dealt"),
    (lambda: HASBRO.replace(deck=(0,) * 11), "cannot be dealt"),
    (lambda: HASBRO.replace(cards=(HASBRO.cards[0],) * 11), "a name of its own"),
    (lambda: HASBRO.replace(cards=(*HASBRO.cards[1:], Card("", HASBRO.cards[0].abilities))),
     "a name of its own"),
    (lambda: HASBRO.replace(cards=(Card("blank", ()), *HASBRO.cards[1:])), "allow something"),
    (lambda: HASBRO.replace(order=(Kind(0), Kind(1))), "does not rank every kind"),
    (lambda: HASBRO.replace(first="draw", order=()), "does not rank every kind"),
    (lambda: HASBRO.replace(dealing=HeldHand(12)), "too few to deal 12"),
    (lambda: DOG.replace(dealing=Deals((6, 28))), "too few to deal 28"),
    (lambda: HASBRO.replace(dealing=Deals((5,))), "needs one partner"),
    (lambda: HeldHand(0), "at least one card"),
    (lambda: Deals(()), "at least one card"),
    (lambda: Deals((6, 0)), "at least one card"),
    (lambda: Scoring(rounds=0, target=0), "after 0 rounds and at 0"),
    (lambda: Scoring(rounds=2, target=300), "after 2 rounds and at 300"),
    (lambda: Scoring(rounds=-1), "after -1 rounds"),
    (lambda: Scoring(rounds=0, target=-5), "at -5"),
    (lambda: MovementRules(sides=((RED, YELLOW), (BLUE,))), "Every seat must be on one side"),
    (
        lambda: MovementRules(sides=((RED, YELLOW), (BLUE, YELLOW, GREEN))),
        "Every seat must be on one side",
    ),
    (lambda: BOARD.replace(track=62), "no board of 62 squares"),
    (lambda: BOARD.replace(track=0), "no board of 0 squares"),
    (lambda: BOARD.replace(lane=0), "lanes of 0"),
    (lambda: BOARD.replace(track=228), "does not fit into a byte"),
    (lambda: BOARD.replace(door=60), "not on the track"),
    (lambda: BOARD.replace(exit=-1), "not on the track"),
    (lambda: BOARD.replace(slides=((1, 0),)), r"no slide \(1, 0\)"),
    (lambda: BOARD.replace(slides=((15, 3),)), r"no slide \(15, 3\)"),
    (lambda: Board(40, 4, -1, 0, has_home=False, bounces=True), "nothing bounces"),
    (lambda: HASBRO.replace(cards="x"), "cards of a Ruleset must be a tuple of Card"),
    (lambda: HASBRO.replace(deck=[4] * 11), "deck of a Ruleset must be a tuple of int"),
    (lambda: HASBRO.replace(board=None), "board of a Ruleset must be Board"),
    (lambda: BOARD.replace(track="60"), "track of a Board must be int"),
    (lambda: HASBRO.cards[0].replace(abilities=5), "must be a tuple of Ability"),
    (lambda: BOARD.replace(slides=((1,),)), "no slide"),
    (lambda: BOARD.replace(slides=((1, "3"),)), "no slide"),
    (lambda: MovementRules(slides="all"),  # type: ignore[arg-type]
     "slides of a MovementRules must be one of others, own, none"),
    (lambda: HASBRO.replace(first="red"), "must be one of random, draw"),
    (lambda: Steps(0), "1 to 99 steps, not 0"),
    (lambda: Steps(-100), "1 to 99 steps, not -100"),
    (lambda: Burn(0), "1 to 99 steps, not 0"),
    (lambda: Split(7, 1), "Two pawns or more share a card, not 1"),
    (lambda: HASBRO.replace(cards=(HASBRO.cards[0].replace(name="a b"), *HASBRO.cards[1:])),
     "the name of a card is one word"),
    (lambda: HASBRO.replace(cards=tuple(one.replace(abilities=(Out(),)) for one in HASBRO.cards)),
     "some card must walk"),
    (lambda: HASBRO.kind("99"), "There is no card 99. The cards are 1, 2, 3,"),
    *(() if COMPILED else (  # compiled, a list is refused by Python itself
        (lambda: Deals([6, 5]), "at least one card"),  # type: ignore[arg-type]
        (lambda: Steps("x"), "steps of a Steps must be int"),  # type: ignore[arg-type]
        (lambda: Split(7, "x"), "pawns of a Split must be int"),  # type: ignore[arg-type]
        (lambda: Out(5), "optional of a Out must be bool"),  # type: ignore[arg-type]
        (lambda: Swap("x"), "others of a Swap must be one of"),  # type: ignore[arg-type]
        (lambda: Sorry("x"), "alone of a Sorry must be one of"),  # type: ignore[arg-type]
    )),
)


@pytest.mark.parametrize(("make", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_a_rule_book_that_contradicts_itself_is_refused(
    make: Callable[[], object], words: str
) -> None:
    """Promise of Ruleset and its parts: contradictory or empty values raise GameError, which
    says what is wrong."""
    with pytest.raises(GameError, match=words):
        make()


TAKEN: tuple[tuple[Callable[[], object], str], ...] = (
    (lambda: HeldHand(1), "a hand of one card"),
    (lambda: Deals((1,)), "one deal of one card"),
    (lambda: HASBRO.replace(dealing=HeldHand(11)), "a deck of 45, four hands of 11"),
    (lambda: DOG.replace(dealing=Deals((6, 27))), "a deck of 110, four hands of 27"),
    (lambda: HASBRO.replace(deck=(0, *HASBRO.deck[1:])), "no card of one kind"),
    (lambda: HASBRO.replace(cards=KINDS[:32], deck=(2,) * 32, order=()), "32 kinds of cards"),
    (lambda: Scoring(rounds=1, target=0), "one round"),
    (lambda: Scoring(rounds=0, target=1), "a target of one point"),
    (lambda: BOARD.replace(lane=1), "a lane of one square"),
    (lambda: Board(4, 4, -1, 0, has_home=False), "one square a seat"),
    (lambda: BOARD.replace(track=220), "the most squares, 252 spots"),
    (lambda: BOARD.replace(door=59), "a door on the last square"),
    (lambda: BOARD.replace(door=-1), "a door before the first square"),
    (lambda: BOARD.replace(exit=59), "an exit on the last square"),
    (lambda: BOARD.replace(slides=((14, 1),)), "a slide of one step from the last square but one"),
)


@pytest.mark.parametrize("make", [make for make, _ in TAKEN], ids=[words for _, words in TAKEN])
def test_the_least_and_the_most_are_taken(make: Callable[[], object]) -> None:
    """Promise: what lies on the border of what is refused is a rule book like any other."""
    assert make() is not None
