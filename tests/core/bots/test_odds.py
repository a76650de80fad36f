"""The odds of being hit, held against the same assumption played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from sorry_a11y.core.analysis.odds import (
    Drawer,
    again_pool,
    hit_chance,
    pawn_odds,
)
from sorry_a11y.core.game.setup import seat_players
from sorry_a11y.core.rules.board import RED, SEATS, YELLOW, Kind, Seat
from sorry_a11y.core.rules.game import Phase, begin_silently
from sorry_a11y.core.rules.view import HIDDEN, View
from sorry_a11y.output.narration.advice import hitters_answer
from sorry_a11y.output.narration.advice import odds_answer as tell_odds
from sorry_a11y.output.narration.listener import Listener
from tests.core.rules.positions import book
from tests.core.rules.positions import position as placed

NOTHING = frozenset[Kind]()


def hits_in(cards: Iterator[int], turns: Sequence[Drawer], again: frozenset[Kind]) -> bool:
    """Whether some turn hits when the cards come in this order."""
    for turn in turns:
        due = turn.cards
        while due:
            card = next(cards)
            if card in turn.hits:
                return True
            due -= card not in again
    return False


def kinds(*some: int) -> frozenset[Kind]:
    return frozenset(map(Kind, some))


@pytest.mark.parametrize(
    ("left", "again", "turns"),
    [
        ((1, 2, 1), NOTHING, (Drawer(1, kinds(0)),)),
        ((1, 2, 2), kinds(1), (Drawer(1, kinds(0)), Drawer(1, kinds(0, 2)))),
        ((2, 1, 2, 1), kinds(3), (Drawer(2, kinds(1)), Drawer(1, kinds(2)))),
        ((2, 2, 2), kinds(0, 1), (Drawer(1, NOTHING), Drawer(1, kinds(1)))),
        ((2, 1, 2), NOTHING, (Drawer(1, kinds(1)), Drawer(2, kinds(2)))),
        ((2, 2, 2), kinds(2), (Drawer(1, kinds(0)), Drawer(1, kinds(1)), Drawer(2, NOTHING))),
        ((1, 1), NOTHING, (Drawer(1, NOTHING),)),
    ],
)
def test_small_decks_by_every_order(
    left: tuple[int, ...], again: frozenset[Kind], turns: tuple[Drawer, ...]
) -> None:
    """The chance is exact: it is the share of all orders of the cards in which a turn hits."""
    cards = [kind for kind, count in enumerate(left) for _ in range(count)]
    orders = list(permutations(cards))
    hit = sum(hits_in(iter(order), turns, again) for order in orders)
    assert hit_chance(left, left, again, turns) == pytest.approx(hit / len(orders))


def test_cards_come_round_again() -> None:
    """With nothing left unseen the whole pool comes again; cards that only draw on for ever are
    no turn at all."""
    turn = (Drawer(1, kinds(0)),)
    assert hit_chance((0, 0), (1, 3), NOTHING, turn) == pytest.approx(0.25)
    assert hit_chance((0, 0), (0, 3), kinds(1), turn) == 0.0


def before(text: str, seats: tuple[Seat, ...] = SEATS, preset: str = "hasbro") -> View:
    """What red sees at a position with a 12 drawn and nothing discarded."""
    rules = book(preset)
    game = begin_silently(rules, seats).replace(
        position=placed(rules, text), turn=RED, phase=Phase.PLAY
    )
    twelve = next(kind for kind, card in enumerate(rules.cards) if card.name == "12")
    return View(game, RED).replace(hand=bytes([twelve]), discards=b"", pile=HIDDEN * 44)


def test_a_simple_danger_by_hand() -> None:
    """Two players, a pawn three before mine and none in start: only the 3 hits, 4 of 44 cards,
    or one of four 2s before it."""
    seen = before("red: 20, home, home, home; yellow: 17, home, home, home", (RED, YELLOW))
    (one,) = pawn_odds(seen)
    three = next(kind for kind, card in enumerate(seen.rules.cards) if card.name == "3")
    eleven = next(kind for kind, card in enumerate(seen.rules.cards) if card.name == "11")
    assert [hitter.by for hitter in one.hitters] == [2]
    assert (three, 4) in one.hitters[0].cards
    assert eleven not in dict(one.hitters[0].cards)
    by_hand = 4 / 44 * (1 + 4 / 43 * (1 + 3 / 42 * (1 + 2 / 41 * (1 + 1 / 40))))
    assert again_pool(seen) == seen.rules.deck
    assert one.chance == pytest.approx(by_hand)


def test_the_most_endangered_pawn_is_told_first() -> None:
    """By ear the greatest danger comes first; the first answer names who does it with what, the
    second also how many of those cards are left, a sentence for each danger."""
    seen = before("red: 20, 40; blue: 17; yellow: 37, 36; green: home, home, home, home")
    to = Listener(RED, seat_players(4, [], None), seen.rules)
    found = pawn_odds(seen)
    told = tell_odds(to, found)
    most = max(found, key=lambda one: one.chance)
    assert told[0].startswith(
        f"Right now pawn {most.pawn + 1} would be hit {most.in_100} times in 100, "
    )
    assert " with " in told[0]
    assert not any(" left" in line for line in told)
    assert all(" left" in line and " with " in line for line in hitters_answer(to, found))
    assert not hitters_answer(to, [])
    assert tell_odds(to, []) == ["Right now nothing can hit you before your next turn"]
