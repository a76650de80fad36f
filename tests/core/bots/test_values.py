"""Values are sums of parts that are kept: they are those that are reckoned from nothing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from sorry_a11y.core.bots.bot import RandomBot
from sorry_a11y.core.bots.card_odds import CardOdds
from sorry_a11y.core.bots.features import Inputs, Shape, outlook
from sorry_a11y.core.bots.learned_net import (
    FAMILIES,
    FIXED_ONE,
    LEAKS,
    PAIR_OFFSET,
    Net,
    keen,
    learned_family,
)
from sorry_a11y.core.bots.lens import Lens, lens
from sorry_a11y.core.game.dealer import Step, play_to_end
from sorry_a11y.core.rules.board import SEATS, Seat
from sorry_a11y.core.rules.game import begin_silently
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.core.bots.weights_by_lot import drawn_net

TWO = (SEATS[0], SEATS[2])
GAMES = {
    "open-2": (Wishes(), TWO),
    "open-4": (Wishes(), SEATS),
    "teams": (Wishes(teams=True), SEATS),
    "hand-2": (Wishes(points=True), TWO),
    "hand-4": (Wishes(points=True), SEATS),
    "targets": (Wishes("dog"), SEATS),
}
"""A game of each family."""


def plain_score(net: Net, inputs: Inputs) -> float:
    """The score reckoned unit by unit."""
    rows, bias, out, _, scale, pairs = net.weights
    sums = [weight * FIXED_ONE for weight in bias]
    for at in inputs.active:
        for unit, weight in enumerate(rows[at]):
            sums[unit] += weight * FIXED_ONE
    for at, number in inputs.weighed:
        for unit, weight in enumerate(rows[at]):
            sums[unit] += weight * int(number * FIXED_ONE)
    if pairs:
        part = round(pairs.scale / scale * FIXED_ONE)
        for at in inputs.pairs:
            for unit in range(pairs.width):
                sums[unit] += (pairs.table[at * pairs.width + unit] - PAIR_OFFSET) * part
    weighs = [round(weight / scale) for weight in out]
    above = sum(weight * max(one, 0) for weight, one in zip(weighs, sums[1:], strict=True))
    leaked = sum(weight * one for weight, one in zip(weighs, sums[1:], strict=True))
    plain, hidden = scale / FIXED_ONE, scale * scale / FIXED_ONE / LEAKS
    return sums[0] * plain + (above * (LEAKS - 1) + leaked) * hidden


def met(family: str, games: int) -> Iterator[View]:
    """What the seats on turn saw in games by lot."""
    wishes, seats = GAMES[family]
    rules = make_rules(wishes)
    for number in range(games):
        chance = Random(f"{family} {number}")
        players = dict.fromkeys(seats, RandomBot())
        steps: list[Step] = []
        play_to_end(begin_silently(rules, seats), players, chance, chance, watch=steps.append)
        for step in steps:
            if not step.before.awaits_chance and chance.random() < 0.1:
                yield View(step.before, step.before.turn)


@pytest.mark.parametrize("family", FAMILIES)
def test_sums_are_what_the_inputs_add_up_to(family: str) -> None:
    """Promise: to the last bit, a score is that of its inputs added up one by one, whatever was
    looked at before."""
    assert learned_family(make_rules(GAMES[family][0]), GAMES[family][1]) == family
    net, shape, _ = keen(family)
    for seen in met(family, 2):
        looking, card_odds = lens(seen.rules, seen.seats, shape), CardOdds.of(seen)
        runners = tuple(seat for seat in seen.seats if seat != seen.seat)
        for decision in seen.options()[:3]:
            for inputs in looking.look(seen, card_odds, outlook(seen, decision), runners):
                assert net.score(inputs) == plain_score(net, inputs)


def told(inputs: Inputs) -> list[object]:
    """All that a look says, part by part."""
    return [
        *((part.active, part.measured, part.numbers, part.pairs) for part in inputs.parts),
        inputs.numbers,
        inputs.crossed,
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_kept_is_what_is_seen(family: str) -> None:
    """Promise: a lens that has looked at a whole game sees what a new one sees."""
    _, shape, _ = keen(family)
    for at, seen in enumerate(met(family, 4)):
        if at % 5:
            continue
        old, new = lens(seen.rules, seen.seats, shape), Lens(seen.rules, seen.seats, shape)
        card_odds = CardOdds.of(seen)
        for decision in seen.options()[:3]:
            after = outlook(seen, decision)
            for one, other in zip(
                old.look(seen, card_odds, after), new.look(seen, card_odds, after), strict=True
            ):
                assert told(one) == told(other)


@pytest.mark.parametrize("hidden", [1, 7, 40])
def test_any_weights_add_up(hidden: int) -> None:
    """Promise: so do weights by lot as large as a file can hold, units for and against a seat,
    and pairs."""
    chance = Random(hidden)
    seats: tuple[Seat, ...] = SEATS
    rules = make_rules(Wishes())
    shape = Shape(60, 5, 11, pairs=hidden, runners=1, around=1)
    net = drawn_net(shape, hidden, chance).net
    looking = lens(rules, seats, shape)
    for seen in met("open-4", 1):
        for inputs in looking.look(seen, CardOdds.of(seen), outlook(seen, seen.options()[0])):
            assert net.score(inputs) == plain_score(net, inputs)
