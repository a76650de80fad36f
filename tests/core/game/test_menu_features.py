"""By what the choices of a stage are told apart, and in which order they come."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from sorry_a11y.core.game.menu import _effect, _value, card_of, menu
from sorry_a11y.core.rules.board import Kind, Pawn, Seat
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rules.ways import ComeOut, Leg, SendBack, SwapPlaces, TakePlace, Walk
from tests.harness.pawns import B3, G4, R2, R3
from tests.harness.sessions import session, under_way
from tests.ui.session.test_facts_that_hold import held


@pytest.mark.parametrize(
    ("legs", "effect", "steps", "fork", "seat", "other"),
    [
        ((ComeOut(R2),), "out", 0, 0, -1, -1),
        ((Walk(R2, -4),), "back", -4, 0, -1, -1),
        ((Walk(R2, 5, past=True),), "low", 5, 1, -1, -1),
        ((Walk(R2, 12),), "high", 12, 0, -1, -1),
        ((Walk(R2, 7),), "seven", 7, 0, -1, -1),
        ((Walk(R2, 3), Walk(R3, 4)), "seven", 3, 0, -1, -1),
        ((SwapPlaces(R2, B3),), "swap", 0, 0, 1, 6),
        ((TakePlace(R2, G4),), "take", 0, 0, 3, 15),
        ((SendBack(R2),), "pay", 0, 0, -1, -1),
    ],
)
def test_what_a_play_is_told_apart_by(
    legs: tuple[Leg, ...], effect: str, steps: int, fork: int, seat: Seat, other: Pawn
) -> None:
    """Each sort of play has its own effect; steps, fork, and whose pawn it touches where it has
    them, and a value for none where it has not."""
    play = cast(Play, SimpleNamespace(card=Kind(4), legs=legs))
    assert _effect(play) == _value(play, "effect") == effect
    assert _value(play, "card") == 4
    assert _value(play, "pawn") == 1
    found = [
        _value(play, "steps"),
        _value(play, "fork"),
        _value(play, "seat"),
        _value(play, "other"),
    ]
    assert found == [steps, fork, seat, other]


def test_what_costs_most_is_offered_last() -> None:
    """Promise of docs/listening.md: a card by which a lap is lost, or the partner bumped, comes
    behind the others; a play of which only a part does so too."""
    for text, hand, last in (
        ("red: 36; yellow: kennel", ("9", "3"), "9"),
        ("red: 5; yellow: 8", ("3", "2"), "3"),
    ):
        seen = held("dog", text, hand)
        assert [seen.rules.cards[card_of(one)].name for one in menu(seen)][-1] == last
    seen = held("dog", "red: 5, 30; yellow: 8", ("7",))
    (seven,) = menu(seen)
    bumps = [one.plays[0].after[8] == seen.rules.tables.start_of[8] for one in seven.stage()]
    assert bumps == sorted(bumps)
    assert len(set(bumps)) == 2


@pytest.mark.parametrize("seed", range(8))
def test_a_card_that_leads_out_is_given_last(seed: int) -> None:
    """Promise of docs/listening.md: Enter gives a partner no ace, king or joker while another card
    can be given."""
    screen = under_way(session("dog", seed))
    cards = [screen.view().rules.cards[card_of(one)].name for one in menu(screen.view())]
    leads_out = [card in ("A", "K", "joker") for card in cards]
    assert leads_out == sorted(leads_out)
