"""Everything of a table travels as bytes and comes back as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, get_args

import pytest

from sorry_a11y.rules.board import BLUE, RED, WATCHER, Seat
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.view import View, options
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.table.dealer import SeededChance
from sorry_a11y.table.setup import Setup, parse_seats
from sorry_a11y.table.table import Batch, Host, Table, UndoRefusedError
from sorry_a11y.wire.messages import EVENTS, SEEN, NewsReader, pack_game, pack_news, unpack_game
from sorry_a11y.wire.structs import Pair
from tests.wire.decisions import pack_decision, unpack_decision

SEATS = "red=Ann,blue=Ben,yellow=runner,green=chance"
BOOKS = (
    Wishes("hasbro", {"first": "draw", "slide": "optional"}), Wishes("parker", teams=True),
    Wishes("hobby", points=True, target=60), Wishes("hasbro", points=True, teams=True, rounds=2),
    Wishes("dog"), Wishes("dog", {"board": "64", "protect": "fresh"}),
)


class Listener:
    """Keeps every batch that somebody is given."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.batches: list[Batch] = []

    def hear(self, batch: Batch) -> None:
        self.batches.append(batch)


def played(wishes: Wishes, seed: int, most: int = 60) -> Iterator[tuple[Host, list[Listener]]]:
    """A host and its listeners, a person, another and a watcher, after each decision of a person;
    now and then something is taken back."""
    seating = parse_seats(SEATS, None)
    rules = make_rules(wishes, seating.seats)
    host = Host(Table(rules, seating, SeededChance(seed)))
    listeners = [Listener((RED,)), Listener((BLUE,)), Listener(())]
    for one in listeners:
        host.listen(one)
    host.begin()
    chance = Random(f"wire {seed}")
    for _ in range(most):
        yield host, listeners
        if host.table.over:
            return
        seat = host.table.game.turn
        if chance.random() < 0.1:
            with suppress(UndoRefusedError):
                host.undo(seat)
        else:
            decision = chance.choice(options(host.table.view(seat)))
            host.decide(seat, decision, host.number)


@pytest.mark.parametrize("wishes", BOOKS, ids=lambda one: f"{one.game} {dict(one.rules)}")
def test_what_is_told_comes_as_it_went(wishes: Wishes) -> None:
    """Promise: every batch of every listener comes back equal from bytes alone, choices and all,
    and no listener's bytes hold what its batch does not."""
    for seed in range(3):
        *_, (host, listeners) = played(wishes, seed)
        setup = Setup.of(host.rules, host.seating, may_undo=True)
        for one in listeners:
            far, own = unpack_game(pack_game(setup, one.seats))
            assert (far, own) == (setup, one.seats)
            reader = NewsReader(far.rules(), far.seats, own)
            for batch in one.batches:
                again = reader.unpack(pack_news(batch))
                assert again._replace(views={}) == batch._replace(views={})
                assert {s: _bare(v) for s, v in again.views.items()} == {
                    s: _bare(v) for s, v in batch.views.items()
                }


def _bare(view: View) -> View:
    """A view without its rule book, which equals only itself."""
    return view._replace(rules=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("wishes", BOOKS[2::2], ids=lambda one: one.game)
def test_every_decision_travels(wishes: Wishes) -> None:
    """Promise: whatever may be decided goes over in words of a record and comes back equal, with
    the number of its question."""
    for host, _ in played(wishes, 5, 40):
        game = host.table.game
        if not host.table.over:
            for decision in options(host.table.view(game.turn)):
                data = pack_decision(host.rules, decision, host.number)
                assert unpack_decision(data, game) == (decision, host.number)


def test_no_event_stays_behind() -> None:
    """Promise: every kind of event, with every field, and all of a view travels; a new one that
    cannot is noticed here."""
    assert set(EVENTS) == {event.__name__ for event in get_args(Event)}
    for event in get_args(Event):
        assert EVENTS[event.__name__].fields == tuple(event.__dataclass_fields__)
    assert set(SEEN.fields) == set(View._fields) - {"rules", "seats", "seat", "choices"}


def test_a_field_that_nothing_is_said_about_cannot_travel() -> None:
    """Promise: a number or text without limits is refused when the struct is made."""
    for hint in (int, str, bytes, dict[str, int]):
        record: Any = type("Loud", (), {"__annotations__": {"loudness": hint}})
        with pytest.raises(TypeError, match="loudness"):
            Pair(record)


def test_a_watcher_sees_no_hand() -> None:
    """Promise: of hidden hands, somebody who watches is sent none."""
    *_, (host, listeners) = played(BOOKS[4], 1)
    reader = NewsReader(host.rules, host.seating.seats, ())
    for batch in listeners[2].batches:
        view = reader.unpack(pack_news(batch)).views[WATCHER]
        assert not view.hand
        assert not view.choices.plays


@pytest.mark.parametrize("wishes", BOOKS, ids=lambda one: f"{one.game} {dict(one.rules)}")
def test_a_question_is_asked_once(wishes: Wishes) -> None:
    """Promise: after a batch none comes that tells nothing and asks the same: to a table elsewhere
    such a one says that a decision was lost."""
    for seed in range(3):
        listeners = list(played(wishes, seed))[-1][1]
        for one in listeners:
            for before, after in zip(one.batches, one.batches[1:], strict=False):
                assert after.events or after.number != before.number
