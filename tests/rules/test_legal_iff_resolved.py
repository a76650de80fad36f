"""A play is legal if and only if its legs can be made (16, 39, D14): whatever the rules offer is
compared with everything that a player might try."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.ways import ComeOut
from tests.rules.brute import Trial, partner_of, pawns_of
from tests.rules.checks import outcome_key
from tests.rules.positions import scattered, told
from tests.rules.tables import COVERING, PLAIN, Table

TABLES = (*PLAIN, *COVERING)


def thinned(rules: Ruleset, position: bytes, seat: Seat, most: int) -> bytes:
    """The position with at most ``most`` pawns of the seat (and its partner) able to walk, so
    that trying everything ends soon; the others are put back into start."""
    spots = bytearray(position)
    seats = (seat, partner_of(seat)) if rules.has_teams else (seat,)
    walking = [
        pawn for member in seats for pawn in pawns_of(member)
        if spots[pawn] not in (rules.board.start(member), rules.board.home(member))
    ]
    for pawn in walking[most:]:
        spots[pawn] = rules.tables.start_of[pawn]
    return bytes(spots)


def compare(rules: Ruleset, position: bytes, seat: Seat, card: str) -> Trial:
    """Assert that all that can be made is offered for a card, and nothing else."""
    trial = Trial(rules, position, seat, card)
    offered = rules.finder.choices(position, seat, bytes([rules.kind(card)]))
    where = f"{told(rules, position)}; seat {seat}, card {card}"
    expected = {outcome_key(play): play.legs for play in trial.plays}
    given = {outcome_key(play): play.legs for play in offered.plays}
    extra = [legs for key, legs in given.items() if key not in expected]
    missing = [legs for key, legs in expected.items() if key not in given]
    assert not extra, f"{where}: offered but not to be made: {extra[:3]}"
    assert not missing, f"{where}: to be made but not offered: {missing[:3]}"
    assert offered.may_pass == (not trial.must), f"{where}: may pass: {offered.may_pass}"
    return trial


def compare_orders(rules: Ruleset, position: bytes, trials: dict[str, Trial]) -> None:
    """A 7 may be made in any order that leads to the same; legs of one card are no play of
    another."""
    for card, trial in trials.items():
        kind = rules.kind(card)
        offered = rules.finder.choices(position, trial.seat, bytes([kind]))
        possible = {(play.legs, play.again) for play in trial.plays}
        for play in trial.plays[:40]:
            if len(play.legs) > 1 and not any(isinstance(leg, ComeOut) for leg in play.legs):
                made = [(one.after, one.again) for one in offered.named(kind, play.legs)]
                assert (play.after, play.again) in made, play
        for other in trials.values():
            for play in other.plays[::7]:
                for one in offered.named(kind, play.legs):
                    assert (one.legs, one.again) in possible, f"{card}: {play.legs}"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_offered_exactly_if_it_can_be_made(
    table: Table, how_many: Callable[[int], int]
) -> None:
    """Promise: legal if and only if resolved, for every card in crowded random positions."""
    rules = table.rules()
    rng = random.Random(f"brute {table.name}")
    slow = {"joker", "7"} if rules.board.forks else {"7"} if rules.has_teams else set()
    for number in range(how_many(6)):
        seat = rng.choice(table.seats)
        position = scattered(rules, table.seats, rng)
        trials = {}
        for card in rules.cards:
            where = position
            if card.name in slow:
                where = thinned(rules, position, seat, 3 if number % 6 else 4)
            trial = compare(rules, where, seat, card.name)
            if where == position:
                trials[card.name] = trial
        compare_orders(rules, position, trials)
