"""A record gives back the game it was made of, whatever was played and wherever it stopped."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.rules.actions import Give, Lot
from sorry_a11y.rules.board import RED, YELLOW
from sorry_a11y.rules.events import Event
from sorry_a11y.rules.game import IllegalActionError
from sorry_a11y.rules.notation import action_text, parse_action
from sorry_a11y.rules.plays import Play, is_legal
from sorry_a11y.rulesets.families import Wishes, make_rules
from sorry_a11y.storage.home import OpenFile
from sorry_a11y.storage.record import read_record
from sorry_a11y.storage.replay import Replay, go_on
from sorry_a11y.table.dealer import chance_from
from sorry_a11y.table.table import Table
from tests.harness.sessions import advance
from tests.storage.games import (
    ALL,
    decide,
    name_of,
    noted,
    play,
    record_of,
    same_game,
    seat,
    variants,
)

VARIANTS = list(variants())


def no_file() -> tuple[int, OpenFile]:
    """The file that a game in memory never asks for."""
    raise AssertionError


PEOPLE = ((0,), (0, 2), ALL)


@pytest.mark.parametrize("at", range(len(VARIANTS)), ids=[name_of(one) for one in VARIANTS])
def test_every_rule_book_and_option_comes_back(at: int) -> None:
    """Promise: record, load, replay give the same events and the same game for every rule book
    and option, whoever plays."""
    table, notes = noted(VARIANTS[at], seat(PEOPLE[at % 3]), at)
    events = play(table, most=150)
    replay = Replay(read_record(notes.data))
    told: list[Event] = []
    for step in replay.steps():
        told += step.events
    assert told == events
    assert same_game(replay.table, table)


@pytest.mark.parametrize("wishes", [Wishes(), Wishes("parker", teams=True, points=True),
                                    Wishes("dog", {"board": "64"})], ids=name_of)
def test_the_same_end_from_every_line(wishes: Wishes) -> None:
    """Promise: a game that goes on from any line of its record comes to the same end as one
    never interrupted, what was taken back included."""
    table, notes = noted(wishes, seat(bot="runner"), 3)
    play(table, undo=True, most=400)
    rng = Random("lines")
    first = next(at for at, line in enumerate(notes.lines) if line.startswith(b"begin"))
    for cut in [first + 1, *rng.sample(range(first + 1, len(notes.lines)), 8), len(notes.lines)]:
        data = b"".join(notes.lines[:cut])
        kept = go_on(read_record(data), 1, no_file, None)
        play(kept.table, undo=True, most=400)
        assert same_game(kept.table, table)
        assert kept.table.undone == table.undone


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(points=True), Wishes("dog")], ids=name_of)
def test_taking_back_everything_after_a_resume(wishes: Wishes) -> None:
    """Promise: after a resume every own decision since the last exchange of cards can still be
    taken back, and the same choices give the same game."""
    seating = seat(bot="runner")
    table, notes = noted(wishes, seating, 8)
    play(table, most=120)
    kept = go_on(read_record(notes.data), 1, no_file, None)
    depth = 0
    while kept.table.undo(RED):
        depth += 1
    gifts = [at for at, one in enumerate(table.actions) if isinstance(one, Give) and one.seat == 0]
    since = table.actions[gifts[-1] + 1 if gifts else 0 :]
    assert depth == sum(1 for a in since if getattr(a, "seat", None) == 0
                        and not isinstance(a, Lot))
    play(kept.table, most=120)
    assert same_game(kept.table, table)


def test_undo_to_any_point_gives_the_same_game() -> None:
    """Promise: undo to any point and the same choices give the same game, and so does its
    record, which tells of all that was taken back."""
    rng = Random("any point")
    plain = Table(make_rules(Wishes()), seat((0, 2)), chance_from(5))
    play(plain, most=200)
    for _ in range(10):
        table, notes = noted(Wishes(), seat((0, 2)), 5)
        play(table, most=rng.randrange(20, 200))
        for _ in range(rng.randrange(1, 12)):
            if not table.over:
                table.undo(rng.choice((RED, YELLOW)))
        play(table, most=200)
        assert same_game(table, plain)
        again = Replay(read_record(notes.data)).run()
        assert same_game(again, plain)
        assert again.undone == table.undone > 0


@pytest.mark.parametrize("wishes", [Wishes(teams=True), Wishes("parker", teams=True),
                                    Wishes("dog"), Wishes("parker", {"seven": "cards"})],
                         ids=name_of)
def test_a_seven_in_any_order_is_kept(wishes: Wishes) -> None:
    """Promise: also a 7 whose parts were made in another order than the listed play with its
    outcome comes back as it was made."""
    rng = Random("sevens")
    found = 0
    for seed in range(40):
        table = Table(make_rules(wishes), seat(), chance_from(seed))
        advance(table)
        while not table.over and len(table.actions) < 200:
            game = table.game
            for listed in game.choices.plays:
                if len(listed.legs) < 2:
                    continue
                legs = tuple(rng.sample(listed.legs, len(listed.legs)))
                play_ = Play(listed.seat, listed.card, legs, listed.after, listed.again)
                hand = game.hands[game.turn]
                if not is_legal(game.rules.tables, game.position, game.rules.cards, hand, play_):
                    continue
                text = action_text(game.rules, play_)
                assert parse_action(game, text) == play_
                found += legs != listed.legs
            decide(table)
            advance(table)
        if found > 100:
            break
    assert found > 20


def test_what_the_rules_do_not_give_is_no_action() -> None:
    """Promise: a play of another seat, a card not held and legs that do not resolve are refused
    when they are read."""
    table, _ = noted(Wishes(), seat(), 1)
    advance(table)
    for text in ("b 5 b1+5", "r 12 r1+12", "r 2 b1 out", "r 7 r1+3 r1+4"):
        with pytest.raises(IllegalActionError):
            table.follow(parse_action(table.game, text))


def test_records_are_small() -> None:
    """Promise: under 20 KB a game, also with much taken back, for every rule book as it stands
    against the usual opponents."""
    for wishes in (one for one in VARIANTS if not one.rules and not one.target):
        data = record_of(wishes, 2, seating=seat(bot="runner"), undo=True)
        assert b"\nend " in data
        assert len(data) < 20_000, name_of(wishes)
