"""What a game is, and that it foretells nothing."""

from __future__ import annotations

import pytest

from sorry_a11y.core.game.setup import PERSON, Occupant, Seating, Setup, parse_seats
from sorry_a11y.core.rules.board import BLUE, GREEN, RED, YELLOW
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.harness.sessions import new_game

SEATS = "red=Ann,blue=champion,yellow=you,green=runner"


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(),
        Wishes("hobby", teams=True, points=True, target=100),
        Wishes("parker", {"home": "bounce"}, points=True, rounds=3),
        Wishes("dog", {"seats": "2"}),
    ],
)
def test_a_setup_is_the_whole_game(wishes: Wishes) -> None:
    """Promise: rules and seating come out of it as they went in."""
    seating = parse_seats(SEATS, None)
    rules = make_rules(wishes, seating.seats)
    setup = Setup.of(rules, seating, may_undo=False)
    again = setup.rules()
    assert (again.name, again.options, again.scoring) == (rules.name, rules.options, rules.scoring)
    assert again.movement == rules.movement
    assert Setup.of(again, Seating(setup.occupants), may_undo=False) == setup


def test_who_is_who_stays_so() -> None:
    """Promise: equal names stay different people, and one of two seats stays one."""
    people = Seating(
        [
            Occupant(RED, PERSON, None, 0),
            Occupant(BLUE, PERSON, None, 1),
            Occupant(YELLOW, PERSON, None, 0),
            Occupant(GREEN, PERSON, "Ann", 3),
        ]
    )
    setup = Setup.of(make_rules(Wishes()), people, may_undo=True)
    assert Seating(setup.occupants).occupants == people.occupants


def test_a_setup_knows_nothing_of_chance() -> None:
    """Promise: what is public is the same for every seed."""
    seating = parse_seats(SEATS, None)
    rules = make_rules(Wishes("dog"), seating.seats)
    games = [new_game(rules, seating, seed) for seed in (1, 2)]
    setups = {one.header.setup for one in games}
    assert len(setups) == 1
    assert not {"seed", "secret", "chance"} & {*Setup.__match_args__}
