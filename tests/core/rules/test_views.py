"""What a seat may know: hidden cards reach nobody (46, D5, D25)."""

from __future__ import annotations

import random
from typing import get_args, get_type_hints

import pytest

from sorry_a11y.core.rules.board import WATCHER, YELLOW
from sorry_a11y.core.rules.events import Event
from sorry_a11y.core.rules.game import (
    Phase,
    apply_action,
    apply_silently,
    begin,
    begin_silently,
    taken_back,
)
from sorry_a11y.core.rules.plays import NO_CHOICES
from sorry_a11y.core.rules.view import View, veil
from tests.core.rules.contract import decide
from tests.core.rules.positions import book
from tests.core.rules.tables import Table, plain
from tests.harness.listeners import lain_otherwise

EVERY = (
    *(plain(preset) for preset in ("hasbro", "parker", "bounce-home", "hobby", "dog")),
    *(plain(preset, points="2 rounds") for preset in ("hasbro", "parker")),
    plain("bounce-home", points="1 round", teams="yes"),
    plain("hobby", teams="yes"),
)
HELD = (
    plain("hasbro", points="2 rounds"),
    plain("parker", points="1 round", teams="yes"),
    plain("dog"),
)


@pytest.mark.parametrize("table", HELD, ids=lambda table: table.name)
def test_a_view_tells_what_everybody_sees_and_nothing_that_is_hidden(table: Table) -> None:
    """Promise: games that differ only in what a seat cannot see look alike to it, always; how many
    cards each seat holds and the pile has, and what was discarded, is known to all."""
    rules, rng = table.rules(), random.Random(f"views {table.name}")
    game = begin_silently(rules, table.seats)
    sizes = set()
    while game.phase is not Phase.OVER:
        for seat in game.seats:
            seen, hidden = View(game, seat), lain_otherwise(game, (seat,), rng)
            if seat != game.turn:  # the choices of the seat on turn are its own affair
                hidden = hidden.replace(choices=NO_CHOICES)
            assert View(hidden, seat) == seen
            assert seen.hand_sizes == tuple(len(hand) for hand in game.hands)
            assert (seen.pile_size, seen.discards) == (len(game.pile), game.discards)
            sizes.add(seen.hand_sizes)
        game = apply_silently(game, decide(game, rng))
    assert any(len(set(one)) > 1 for one in sizes)


@pytest.mark.parametrize("table", EVERY, ids=lambda table: table.name)
def test_a_watcher_holds_no_hand(table: Table) -> None:
    """Promise: whoever watches sees no card but those that all see, and is asked nothing; what a
    watcher sees and hears does not depend on what is hidden."""
    rules, rng = table.rules(), random.Random(f"watcher {table.name}")
    game, events = begin(rules, table.seats)
    is_open = rules.is_open
    for _ in range(300):
        if game.phase is Phase.OVER:
            break
        seen = View(game, WATCHER)
        assert game.rules.is_open or not seen.options()
        assert seen.hand == (game.hands[game.turn] if is_open else b"")
        assert not seen.choices.plays
        assert not seen.to_act
        if not is_open:
            assert View(lain_otherwise(game, (), rng), WATCHER) == seen
        heard = veil((*events, taken_back(game, game.turn)), (), is_open)
        assert heard == veil((*events, taken_back(game, game.turn)), (WATCHER,), is_open)
        if not is_open:
            assert cards_told(heard) == 0
            assert getattr(heard[-1], "hands", ()) == (None,) * 4
        game, events = apply_action(game, decide(game, rng))


def cards_told(events: list[Event]) -> int:
    """How many of the events name a card that was dealt, drawn or given."""
    names = ("HandDealt", "CardDrawn", "CardGiven")
    return sum(
        type(event).__name__ in names
        and (getattr(event, "card", None) is not None or getattr(event, "cards", None) is not None)
        for event in events
    )


@pytest.mark.parametrize("table", HELD, ids=lambda table: table.name)
def test_each_card_is_told_to_its_holders_only(table: Table) -> None:
    """Promise: of the cards dealt, drawn and exchanged, a listener is told its own and what its
    partner gave it or got from it, and is told that the others happened."""
    rules, rng = table.rules(), random.Random(f"news {table.name}")
    game, events = begin(rules, table.seats)
    while game.phase is not Phase.OVER:
        game, news = apply_action(game, decide(game, rng))
        events += news
    for seat in game.seats:
        heard = veil(events, (seat,), is_open=False)
        assert len(heard) == len(events)
        mine = [
            event
            for event in events
            if seat in (getattr(event, "seat", None), getattr(event, "partner", None))
        ]
        assert cards_told(heard) == cards_told(mine) > 0
    assert veil(events, table.seats, is_open=False) == list(events)


def test_an_open_draw_hides_nothing() -> None:
    """7, 35: the card drawn lies open: everybody sees it."""
    rules, rng = book("hasbro"), random.Random("open")
    game, events = begin(rules)
    for _ in range(200):
        if game.phase is Phase.OVER:
            break
        game, news = apply_action(game, decide(game, rng))
        events += news
        if game.phase is Phase.PLAY:
            assert {View(game, seat).hand for seat in game.seats} == {game.hands[game.turn]}
    assert veil(events, (YELLOW,), is_open=True) == list(events)


def test_an_event_tells_the_kinds_of_its_fields() -> None:
    """Promise of decision 0008: events stay plain, since a compiled class would tell of a card that
    may be hidden only that it has a type, and the public interface checks fields by their kinds."""
    hints = [get_type_hints(kind) for kind in get_args(Event)]
    assert {name for told in hints for name, kind in told.items() if kind in (type, tuple)} == set()
    assert any(type(None) in get_args(told.get("card")) for told in hints)
