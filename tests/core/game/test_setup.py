"""What a game is, and that it foretells nothing."""

from __future__ import annotations

import pytest

from sorry_a11y.core.game.setup import Seating, Setup, parse_seats
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.harness.sessions import new_game

SEATS = "red=you,blue=champion,yellow=you,green=Ann"


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
    """Promise: rules and seating come out of it as they went in, one person of two seats too."""
    seating = parse_seats(SEATS, None)
    rules = make_rules(wishes, seating.seats)
    setup = Setup.of(rules, seating, may_undo=False)
    assert Seating(setup.occupants).occupants == seating.occupants
    again = setup.rules()
    assert (again.name, again.options, again.scoring) == (rules.name, rules.options, rules.scoring)
    assert again.movement == rules.movement
    assert Setup.of(again, Seating(setup.occupants), may_undo=False) == setup


def test_a_setup_knows_nothing_of_chance() -> None:
    """Promise: what is public is the same for every seed."""
    seating = parse_seats(SEATS, None)
    rules = make_rules(Wishes("dog"), seating.seats)
    games = [new_game(rules, seating, seed) for seed in (1, 2)]
    setups = {one.header.setup for one in games}
    assert len(setups) == 1
    assert not {"seed", "secret", "chance"} & {*Setup.__match_args__}
