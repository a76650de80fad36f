"""Everything of a table travels as text and comes back as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.port import Batch, UndoRefusedError
from sorry_a11y.core.game.setup import Setup, parse_seats
from sorry_a11y.core.rules.board import BLUE, RED, WATCHER, Seat
from sorry_a11y.core.rules.events import Event, ScoreLine
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import DownReader, Heard, encoded
from sorry_a11y.online.wire.records import EVENTS, LINE, SEEN, SEEN_FIELDS, Limits
from tests.harness.sessions import new_game

SEATS = "red=Ann,blue=Ben,yellow=runner,green=chance"
BOOKS = (
    Wishes("hasbro", {"first": "draw", "slide": "optional"}),
    Wishes("parker", teams=True),
    Wishes("hobby", points=True, target=60),
    Wishes("hasbro", points=True, teams=True, rounds=2),
    Wishes("dog"),
    Wishes("dog", {"board": "64", "protect": "fresh"}),
)


class Listener:
    """Keeps every batch that somebody is given."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.batches: list[Batch] = []

    def hear(self, batch: Batch) -> None:
        self.batches.append(batch)


def played(
    wishes: Wishes, seed: int, most: int = 60
) -> Iterator[tuple[LoggedGame, list[Listener]]]:
    """A host and its listeners, a person, another and a watcher, after each decision of a person;
    now and then something is taken back."""
    seating = parse_seats(SEATS, None)
    rules = make_rules(wishes, seating.seats)
    host = new_game(rules, seating, seed)
    listeners = [Listener((RED,)), Listener((BLUE,)), Listener(())]
    for one in listeners:
        host.listen(one)
    host.begin()
    chance = Random(f"wire {seed}")
    for _ in range(most):
        yield host, listeners
        if host.over:
            return
        seat = host.now.turn
        if chance.random() < 0.1:
            with suppress(UndoRefusedError):
                host.undo(seat)
        else:
            decision = chance.choice(host.view(seat).options())
            host.decide(seat, decision, host.number)


def state_of(host: LoggedGame, own: tuple[Seat, ...]) -> msg.TableState:
    """What a server says of the game first."""
    setup = Setup.of(host.rules, host.seating, may_undo=True)
    return msg.TableState("playing", [], 0, setup=setup, own=own)


def reader_of(host: LoggedGame, own: tuple[Seat, ...]) -> DownReader:
    """Reads what somebody at the table is told."""
    reader, state = DownReader(), state_of(host, own)
    assert reader.read(encoded(state)) == state
    return reader


def read(reader: DownReader, batch: Batch) -> Batch:
    """A batch after it travelled."""
    heard = reader.read(encoded(Heard(7, batch)))
    assert isinstance(heard, Heard), heard
    assert heard.seq == 7
    return heard.batch


@pytest.mark.parametrize("wishes", BOOKS, ids=lambda one: f"{one.game} {dict(one.rules)}")
def test_what_is_told_comes_as_it_went(wishes: Wishes) -> None:
    """Promise: every batch of every listener comes back equal from text alone, choices and all,
    and no listener's text holds what its batch does not."""
    for seed in range(3):
        *_, (host, listeners) = played(wishes, seed)
        for one in listeners:
            reader = reader_of(host, one.seats)
            for batch in one.batches:
                again = read(reader, batch)
                assert again._replace(views={}) == batch._replace(views={})
                assert again.views == batch.views


def test_no_event_stays_behind() -> None:
    """Promise: every kind of event, with every field, and all of a view travels; and something is
    said of each number, text and list in it, so that nothing strange is told."""
    host = next(played(BOOKS[0], 1))[0]
    setup = Setup.of(host.rules, host.seating, may_undo=True)
    assert set(EVENTS) == set(get_args(Event))
    checked = {*Limits(setup, (RED,)).checks, "origin", "spot", "phase"}
    for record, form in (*EVENTS.items(), (ScoreLine, LINE), (View, SEEN)):
        hints = SEEN_FIELDS if record is View else get_type_hints(record)
        assert {*form.fields} == {*hints}
        unchecked = {name for name in form.fields if name.split(".")[-1] not in checked}
        assert all(hints[name] is bool or get_origin(hints[name]) is Literal for name in unchecked)


def test_a_watcher_sees_no_hand() -> None:
    """Promise: of hidden hands, somebody who watches is sent none."""
    *_, (host, listeners) = played(BOOKS[4], 1)
    reader = reader_of(host, ())
    for batch in listeners[2].batches:
        view = read(reader, batch).views[WATCHER]
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
