"""The digits of the cards in a hand: a card keeps its own as long as it is held."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from typing import NamedTuple

import pytest

from sorry_a11y.core.game.menu import card_keys
from sorry_a11y.core.rules.board import NO_KIND, Kind, kinds_in
from sorry_a11y.core.rulesets.families import Wishes
from sorry_a11y.ui.session.decision import DecisionScreen
from tests.harness.sessions import PlayedSession, session, under_way, wanderer, watched
from tests.ui.session.test_facts_that_hold import held

TABLES = {"dog": Wishes("dog"), "points": Wishes("hobby", points=True)}


class Asked(NamedTuple):
    """A decision of the player: of which deal, the digits, and the card that was decided on."""

    deal: tuple[int, int]
    keys: Mapping[Kind, int]
    card: Kind


def _asked(screen: PlayedSession, decisions: int) -> Iterator[Asked]:
    """The decisions of the player, in order."""
    screen.opened()
    before = -1
    for key in islice(wanderer(3), 600):
        made = len(watched(screen).decided)
        if made > before and isinstance(screen.inner, DecisionScreen):
            before, course = made, screen.view().course
            deal, keys = (course.round, course.deal), screen.who.feed.card_keys(screen.who.seat)
        if made >= decisions or screen.who.is_over:
            return
        screen.key(key)
        if len(watched(screen).decided) > made:
            decision = watched(screen).decided[made][1]
            yield Asked(deal, keys, getattr(decision, "card", NO_KIND))


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_card_keeps_its_digit(table: str, seed: int) -> None:
    """Promise of the explanation of a card's key: it stays as long as the card is held, no two
    cards have the same, and every card of the hand has one."""
    screen = session(TABLES[table], seed)
    kept = 0
    asked = list(_asked(screen, 40))
    for before, now in pairwise(asked):
        assert len(set(now.keys.values())) == len(now.keys)
        assert all(1 <= key <= 9 for key in now.keys.values())
        if before.deal != now.deal:
            continue
        for card in (before.keys.keys() & now.keys.keys()) - {before.card}:
            assert now.keys[card] == before.keys[card]
            kept += 1
    assert kept > 20


@pytest.mark.parametrize("table", TABLES)
def test_a_digit_comes_back_with_what_is_taken_back(table: str) -> None:
    """Promise: a play that is taken back gives every card the digit that it had."""
    screen = under_way(session(TABLES[table], 5))
    compared = 0
    for key in islice(wanderer(8), 300):
        who, made = screen.who, len(watched(screen).decided)
        if made > 25 or who.is_over:
            break
        before = dict(who.feed.card_keys(who.seat))
        shown = screen.shown()
        screen.key(key)
        if len(watched(screen).decided) == made + 1 and shown:
            if not screen.key("u").news:
                continue  # an exchange is not taken back
            assert who.feed.card_keys(who.seat) == before
            compared += 1
            screen.key("enter")
    assert compared > 5


def test_a_new_card_takes_a_digit_that_is_free() -> None:
    """Promise: a card has its own number, and where another card has that, one that is free; a
    card without a number first takes a digit that is on no card."""
    seen = held("dog", "red: 5, 9; blue: 17; yellow: kennel", ("K", "5", "10"))
    king, five, ten = kinds_in(seen.hand)
    keys = card_keys(seen)
    assert keys[five] == 5
    assert keys[king] == 1, "no card of Dog has a 1 on it"
    assert keys[ten] == 2
    assert card_keys(seen, {king: 5}) == {king: 5, five: 1, ten: 2}


def test_a_gift_has_the_digit_of_its_card() -> None:
    """Promise: cards are given by the digits by which they are played later."""
    screen = under_way(session("dog", 5))
    shown = screen.shown()
    assert shown
    keys = screen.who.feed.card_keys(screen.who.seat)
    assert dict(zip(shown.cards, map(int, shown.keys), strict=True)) == keys


def test_a_digit_without_a_card_is_answered_by_the_keys_of_the_hand() -> None:
    """Promise of docs/listening.md: who presses a digit that no card has hears which ones have."""
    screen = under_way(session("dog", 5))
    keys = sorted(screen.who.feed.card_keys(screen.who.seat).values())
    free = next(digit for digit in range(1, 10) if digit not in keys)
    told = screen.key(str(free)).focus
    assert told.startswith(f"No card on {free}, your keys are {keys[0]}, {keys[1]}")
