"""A record gives back the game it was made of, whatever was played and wherever it stopped."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.rules.actions import Give, Lot
from sorry_a11y.core.rules.board import RED, YELLOW
from sorry_a11y.core.rules.notation import action_text, parse_action
from sorry_a11y.core.rules.plays import Play
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from sorry_a11y.store.record import follow_record, game_of, read_record
from tests.harness.sessions import advance, new_game
from tests.store.games import (
    ALL,
    decide,
    name_of,
    noted,
    play,
    record_of,
    same_game,
    seat,
    took_back,
    undone,
    variants,
)

VARIANTS = list(variants())


PEOPLE = ((0,), (0, 2), ALL)


@pytest.mark.parametrize("at", range(len(VARIANTS)), ids=[name_of(one) for one in VARIANTS])
def test_every_rule_book_and_option_comes_back(at: int) -> None:
    """Promise: record, load, replay give the same events and the same game for every rule book
    and option, whoever plays."""
    table, notes = noted(VARIANTS[at], seat(PEOPLE[at % 3]), at)
    events = play(table, most=150)
    found = read_record(notes.data)
    again = LoggedGame(found.header)
    assert [event for step in follow_record(found, again) for event in step.events] == events
    assert same_game(again, table)


@pytest.mark.parametrize(
    "wishes",
    [Wishes(), Wishes("parker", teams=True, points=True), Wishes("dog", {"board": "64"})],
    ids=name_of,
)
def test_the_same_end_from_every_line(wishes: Wishes) -> None:
    """Promise: a game that goes on from any line of its record comes to the same end as one
    never interrupted, what was taken back included."""
    table, notes = noted(wishes, seat(bot="runner"), 3)
    play(table, undo=True, most=400)
    rng = Random("lines")
    lines = notes.lines
    first = next(at for at, line in enumerate(lines) if line.startswith(b"shuffle"))
    for cut in [first, *rng.sample(range(first, len(lines)), 8), len(lines)]:
        again = game_of(read_record(b"".join(lines[:cut])))
        play(again, undo=True, most=400)
        assert same_game(again, table)
        assert again.log.entries == table.log.entries


@pytest.mark.parametrize("wishes", [Wishes(), Wishes(points=True), Wishes("dog")], ids=name_of)
def test_taking_back_everything_after_a_resume(wishes: Wishes) -> None:
    """Promise: after a resume every own decision since the last exchange of cards can still be
    taken back, and the same choices give the same game."""
    seating = seat(bot="runner")
    table, notes = noted(wishes, seating, 8)
    play(table, most=120)
    again = game_of(read_record(notes.data))
    depth = 0
    while took_back(again, RED):
        depth += 1
    gifts = [at for at, one in enumerate(table.actions) if isinstance(one, Give) and one.seat == 0]
    since = table.actions[gifts[-1] + 1 if gifts else 0 :]
    assert depth == sum(
        1 for a in since if getattr(a, "seat", None) == 0 and not isinstance(a, Lot)
    )
    play(again, most=120)
    assert same_game(again, table)


def test_undo_to_any_point_gives_the_same_game() -> None:
    """Promise: undo to any point and the same choices give the same game, and so does its
    record, which tells of all that was taken back."""
    rng = Random("any point")
    plain, _ = noted(Wishes(), seat((0, 2)), 5)
    play(plain, most=200)
    for _ in range(10):
        table, notes = noted(Wishes(), seat((0, 2)), 5)
        play(table, most=rng.randrange(20, 200))
        for _ in range(rng.randrange(1, 12)):
            if not table.over:
                took_back(table, rng.choice((RED, YELLOW)))
        play(table, most=200)
        assert same_game(table, plain)
        again = game_of(read_record(notes.data))
        assert same_game(again, plain)
        assert undone(again) == undone(table) > 0


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(teams=True),
        Wishes("parker", teams=True),
        Wishes("dog"),
        Wishes("parker", {"seven": "cards"}),
    ],
    ids=name_of,
)
def test_a_seven_in_any_order_is_kept(wishes: Wishes) -> None:
    """Promise: also a 7 whose parts were made in another order than the listed play with its
    outcome comes back as it was made."""
    rng = Random("sevens")
    found = 0
    for seed in range(40):
        table = new_game(make_rules(wishes), seat(), seed)
        advance(table)
        while not table.over and len(table.actions) < 200:
            game = table.now
            for listed in game.choices.plays:
                if len(listed.legs) < 2:
                    continue
                legs = tuple(rng.sample(listed.legs, len(listed.legs)))
                for made in game.choices.named(listed.card, legs)[:1]:
                    text = action_text(game.rules, made)
                    read = parse_action(game, text)
                    assert isinstance(read, Play)
                    assert (read.legs, read.after) == (legs, made.after)
                    found += legs != listed.legs
            decide(table)
            advance(table)
        if found > 100:
            break
    assert found > 20


def test_records_are_small() -> None:
    """Promise: under 20 KB a game, also with much taken back, for every rule book as it stands
    against the usual opponents."""
    for wishes in (one for one in VARIANTS if not one.rules and not one.target):
        data = record_of(wishes, 2, seating=seat(bot="runner"), undo=True)
        assert b"\nend " in data
        assert len(data) < 20_000, name_of(wishes)
