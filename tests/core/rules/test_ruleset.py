"""A rule book that contradicts itself is refused when it is made, in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import BLUE, GREEN, RED, YELLOW, Board, Kind
from sorry_a11y.core.rules.dealing import Deals, HeldHand
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.ruleset import Scoring
from sorry_a11y.core.rules.value import GameError
from sorry_a11y.core.rules.way_tables import MovementRules
from tests.core.rules.positions import book

HASBRO, DOG = book("hasbro"), book("dog")
BOARD = HASBRO.board
KINDS = tuple(HASBRO.cards[0].replace(name=f"card-{number}") for number in range(33))
"""More kinds of cards than a rule book may have."""
ONLY_SEVENS = tuple(card.replace(abilities=(Split(7),)) for card in HASBRO.cards)

REFUSED: tuple[tuple[Callable[[], object], str], ...] = (
    (lambda: HASBRO.replace(name=""), "name of a Ruleset must be a text of at least one letter"),
    (lambda: HASBRO.replace(deck=(5, 4)), "deck must count each of 11 kinds of cards, not 2"),
    (lambda: HASBRO.replace(deck=(-1, *HASBRO.deck[1:])), "each a whole number from 0 to 999"),
    (lambda: HASBRO.replace(deck=(0,) * 11), "deck of 0 is too small"),
    (lambda: HASBRO.replace(cards=(HASBRO.cards[0],) * 11), "a name of its own"),
    (lambda: Card("", HASBRO.cards[0].abilities), "name of a Card must be one word, not ''"),
    (lambda: Card("a b", HASBRO.cards[0].abilities), "name of a Card must be one word"),
    (
        lambda: Card("11", (Swap(optional=True), Steps(11))),
        "in an order in which optional ones come last",
    ),
    (lambda: Card("blank", ()), r"abilities of a Card must be at least one, not \(\)"),
    (lambda: HASBRO.replace(order=(Kind(0), Kind(1))), "order must have every kind, 0 to 10"),
    (lambda: HASBRO.replace(first="draw", order=()), "order must have every kind"),
    (lambda: HASBRO.replace(dealing=HeldHand(12)), "deck of 45 is too small to deal 12"),
    (lambda: DOG.replace(dealing=Deals((6, 28))), "deck of 110 is too small to deal 28"),
    (lambda: HASBRO.replace(dealing=Deals((5,))), "sides must be two pairs"),
    (lambda: HASBRO.replace(movement=HASBRO.movement.replace(protects="start")), "a doorstep if"),
    (lambda: HASBRO.replace(board=BOARD.replace(doorstep=True)), "a doorstep if pawns are prot"),
    (lambda: HASBRO.replace(cards=ONLY_SEVENS), "some card must leave the start"),
    (lambda: HeldHand(0), "hand of a HeldHand must be a whole number from 1 to 99, not 0"),
    (lambda: Deals(()), "sizes of a Deals must be at least one"),
    (lambda: Deals((6, 0)), "must be a tuple, each a whole number from 1 to 99"),
    (lambda: Scoring(rounds=0, target=0), "after 0 rounds and at 0"),
    (lambda: Scoring(rounds=2, target=300), "after 2 rounds and at 300"),
    (lambda: Scoring(rounds=-1), "after -1 rounds"),
    (lambda: Scoring(rounds=0, target=-5), "at -5"),
    (lambda: MovementRules(sides=((RED, YELLOW), (BLUE,))), "sides of a MovementRules must be"),
    (
        lambda: MovementRules(sides=((RED, YELLOW), (BLUE, YELLOW, GREEN))),
        "tuples with each seat, 0 to 3, once",
    ),
    (lambda: BOARD.replace(track=62), "track of a Board must be a multiple of four, not 62"),
    (lambda: BOARD.replace(track=0), "track of a Board must be a whole number from 4"),
    (lambda: BOARD.replace(lane=0), "lane of a Board must be a whole number from 1"),
    (lambda: BOARD.replace(track=228), "must be at most 223 with lanes of 5, not 228"),
    (lambda: BOARD.replace(door=15), "door of a Board must be a whole number from -1 to 14"),
    (lambda: BOARD.replace(exit=15), "exit of a Board must be a whole number from 0 to 14"),
    (
        lambda: BOARD.replace(slides=((1, 0),)),
        r"pairs: a square 0 to 14, and 1 to 14 steps, not \(\(1, 0\),\)",
    ),
    (lambda: BOARD.replace(slides=((15, 3),)), r"slides of a Board must be pairs"),
    (
        lambda: Board(40, 4, -1, 0, has_home=False, bounces=True),
        "bounces of a Board must be False where has_home is",
    ),
    (lambda: HASBRO.replace(cards="x"), "cards of a Ruleset must be a tuple, each a Card, not 'x'"),
    (lambda: HASBRO.replace(deck=[4] * 11), "deck of a Ruleset must be a tuple, each"),
    (lambda: HASBRO.replace(board=None), "board of a Ruleset must be a Board, not None"),
    (lambda: BOARD.replace(track="60"), "track of a Board must be a whole number"),
    (lambda: HASBRO.cards[0].replace(abilities=5), "must be a tuple, each an Ability"),
    (lambda: BOARD.replace(slides=((1,),)), "must be pairs"),
    (lambda: BOARD.replace(slides=((1, "3"),)), "must be pairs"),
    (
        lambda: MovementRules(slides="all"),  # type: ignore[arg-type]
        "slides of a MovementRules must be one of others, own, none",
    ),
    (lambda: HASBRO.replace(first="red"), "must be one of random, draw"),
    (lambda: Steps(0), "steps of a Steps must be forward, or below 0"),
    (lambda: Steps(-100), "from -99 to 99, not -100"),
    (lambda: Burn(0), "total of a Burn must be a whole number from 1 to 7"),
    (lambda: Burn(8), "from 1 to 7, not 8"),
    (lambda: Split(-7), "total of a Split must be a whole number from 1 to 99"),
    (lambda: Split(7, 1), "pawns of a Split must be a whole number from 2 to 7, not 1"),
    (lambda: HASBRO.replace(options={"home": 1}), "must be a Mapping of texts to texts"),
    (
        lambda: HASBRO.replace(
            cards=tuple(one.replace(abilities=(Out(),)) for one in HASBRO.cards)
        ),
        "some card must walk",
    ),
    (lambda: HASBRO.kind("99"), "There is no card 99. The cards are 1, 2, 3,"),
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
    (lambda: BOARD.replace(door=14), "a door on the last square of a side"),
    (lambda: BOARD.replace(door=-1), "a door before the first square"),
    (lambda: BOARD.replace(exit=14), "an exit on the last square of a side"),
    (lambda: BOARD.replace(slides=((14, 1),)), "a slide of one step from the last square but one"),
)


@pytest.mark.parametrize("make", [make for make, _ in TAKEN], ids=[words for _, words in TAKEN])
def test_the_least_and_the_most_are_taken(make: Callable[[], object]) -> None:
    """Promise: what lies on the border of what is refused is a rule book like any other."""
    assert make() is not None
