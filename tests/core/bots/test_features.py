"""What a learned player looks at."""

from __future__ import annotations

import random

import pytest

from sorry_a11y.core.bots.card_odds import CardOdds, hit_masks
from sorry_a11y.core.bots.features import NUMBERS, Inputs, Outlook, Shape
from sorry_a11y.core.bots.learned import Judge
from sorry_a11y.core.bots.learned_net import chances
from sorry_a11y.core.bots.lens import lens
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import (
    ALL_PAWNS,
    BLUE,
    MOST_KINDS,
    RED,
    SEATS,
    YELLOW,
    Pawn,
    Seat,
    seat_of,
)
from sorry_a11y.core.rules.game import Phase, begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.core.bots.weights_by_lot import drawn_net
from tests.core.rules.positions import book
from tests.core.rules.positions import position as placed
from tests.core.rules.symmetry import turned_position

FOUR = SEATS


def shape_for(rules: Ruleset) -> Shape:
    """The shape of the board of a rule book, all that is around a seat looked at."""
    return Shape(
        rules.board.track, rules.board.lane, len(rules.cards), pairs=2, runners=1, around=1
    )


def stakes_of(inputs: Inputs, shape: Shape) -> list[float]:
    """The inputs that have a number, in order; those not looked at are nought."""
    weighed = dict(inputs.weighed)
    return [weighed.get(shape.numbers + at, 0.0) for at in range(NUMBERS)]


def around(inputs: Inputs, shape: Shape) -> dict[int, float]:
    """What may hit the pawns of a seat, by input."""
    return {at: number for at, number in inputs.weighed if shape.hits <= at < shape.others}


def pile(inputs: Inputs, shape: Shape) -> dict[int, float]:
    """What is left of the pile, by input."""
    return {at: number for at, number in inputs.weighed if at >= shape.left}


def before(rules: Ruleset, position: bytes, seat: Seat, seats: tuple[Seat, ...] = FOUR) -> View:
    """What ``seat`` sees before the first card, at a position."""
    game = begin_silently(rules, seats).replace(position=position, turn=seat, phase=Phase.PLAY)
    return View(game, seat).replace(hand=bytes([0]), discards=b"")


@pytest.mark.parametrize("preset", ["hasbro", "dog"])
def test_every_seat_is_looked_at_alike(preset: str) -> None:
    """A position turned by a seat gives the next seat what the seat before had: one set of
    weights serves all four."""
    rules = book(preset)
    rng = random.Random(2)
    looking = lens(rules, FOUR, shape_for(rules))
    for _ in range(80):
        position = bytearray(rules.board.start(seat_of(pawn)) for pawn in ALL_PAWNS)
        # no two pawns are as far on their roads: which of them counts first would be arbitrary
        offsets = rng.sample(range(rules.board.track), 9)
        for pawn, offset in zip(rng.sample(range(16), 9), offsets, strict=True):
            position[pawn] = rules.board.square(seat_of(Pawn(pawn)), offset)
        if len(set(position)) < 9 + len({*range(4)}):
            continue
        turned = turned_position(rules.board, bytes(position))
        here, there = before(rules, bytes(position), RED), before(rules, turned, BLUE)
        looks = looking.look(here, CardOdds.of(here), Outlook(bytes(position)))
        moved = looking.look(there, CardOdds.of(there), Outlook(turned))
        for seat in FOUR:
            then, now = looks[seat], moved[(seat + 1) % 4]
            assert sorted(now.active) == sorted(then.active)
            assert sorted(now.pairs) == sorted(then.pairs)
            assert dict(now.weighed) == pytest.approx(dict(then.weighed))


def test_dangers_lie_with_whoever_has_the_turn_first() -> None:
    """Two pawns some steps before a rival's: whoever has the turn first can lose one soon, the one
    behind loses nothing; and what one may lose, the other may win."""
    rules = book("hasbro")
    position = placed(rules, "red: 20, 22; yellow: 17")
    seen = before(rules, position, RED, (RED, YELLOW))
    shape = shape_for(rules)
    red, yellow = (
        stakes_of(inputs, shape)
        for inputs in lens(rules, (0, 2), shape).look(seen, CardOdds.of(seen), Outlook(position))
    )
    soon, later, wins_soon, wins_later = range(4)
    assert red[soon] > 0.0 == red[later]
    assert yellow[wins_soon] == pytest.approx(red[soon])
    assert yellow[wins_soon] > red[wins_soon]
    assert yellow[wins_later] == 0.0


def test_what_is_around_a_seat() -> None:
    """Red's pawn two steps before yellow's is hit by yellow's 2, whose turn comes first, and not
    after; red sees where yellow stands, that it runs, and that the pile is whole; a seat that
    does not run is told from one that does."""
    rules = book("hasbro")
    position = placed(rules, "red: 20; yellow: 18")
    seen, shape = before(rules, position, RED, (RED, YELLOW)), shape_for(rules)
    looking, card_odds = lens(rules, (0, 2), shape), CardOdds(rules.deck)
    red, yellow = looking.look(seen, card_odds, Outlook(position), runners=(YELLOW,))
    two = card_odds.odds[1]
    place = red.active[[spot != rules.board.start(RED) for spot in position[:4]].index(True)]
    hits = around(red, shape)
    assert hits.keys() == {shape.hits + place}
    assert two < hits[shape.hits + place] < 1.0
    assert pile(red, shape) == {
        shape.left + kind: pytest.approx(0.0) for kind in range(shape.kinds)
    } | {shape.left + shape.kinds: 0.5}
    told = {at - shape.others for at in red.active if shape.others <= at < shape.left}
    assert told == {at for at in yellow.active if at < shape.turns}
    assert shape.runs in yellow.active
    assert shape.strangers in yellow.active
    assert shape.strangers not in red.active


@pytest.mark.parametrize("preset", ["hasbro", "parker", "bounce-home", "hobby"])
def test_no_hit_is_overlooked(preset: str) -> None:
    """Whenever a card lets a lone pawn send another back, the table of hits knows."""
    rules = book(preset)
    rng = random.Random(preset)
    masks, board = hit_masks(rules), rules.board
    hits = 0
    for _ in range(300):
        position = bytearray([255] * 16)
        position[0:4] = bytes([board.start(RED)] + [board.home(RED)] * 3)
        position[8:12] = bytes([board.home(YELLOW)] * 4)
        if rng.random() < 0.8:
            position[0] = rng.randrange(board.track)
        square = rng.randrange(board.track)
        if square == position[0]:
            continue
        position[8] = square
        for kind, card in enumerate(rules.cards):
            if any(isinstance(ability, Swap) for ability in card.abilities):
                continue
            found = rules.finder.choices(bytes(position), RED, bytes([kind]))
            if any(play.after[8] == board.start(YELLOW) for play in found.plays):
                bit = 1 << MOST_KINDS * square + kind
                assert masks[0][position[0]] & bit, (position[0], square, card)
                hits += 1
    assert hits > 30


def test_sides_win_together() -> None:
    """In teams a seat and its partner have one chance, and the two sides' chances make 1."""
    rules = make_rules(Wishes(teams=True))
    game = begin_silently(rules, FOUR)
    looking = lens(rules, FOUR, shape_for(rules))
    net = drawn_net(looking.shape, 2, random.Random(3)).net
    seen = View(game, RED).replace(hand=bytes([0]), discards=b"")
    looks = looking.look(seen, CardOdds.of(seen), Outlook(game.position))
    found = Judge(net.score, looking).chances(looks)
    assert len(found) == 2
    assert sum(found) == pytest.approx(1.0)
    assert looking.side_at == {0: 0, 1: 1, 2: 0, 3: 1}
    assert sum(chances([0.3, 800.0, -800.0])) == pytest.approx(1.0)
