"""A network while it learns, and as it is written down."""

from __future__ import annotations

import random

import pytest

from sorry_a11y.core.bots.features import NUMBERS, InputPart, Inputs, Shape
from sorry_a11y.core.bots.learned_net import from_text
from tests.training.pupil import Pupil, pair_rows, side_by_side, to_text

SHAPE = Shape(12, 2, 3)
TWO_BY_TWO = Shape(12, 2, 3, pairs=2)
AROUND = Shape(12, 2, 3, around=1)


def blank(hidden: int, rng: random.Random, shape: Shape = SHAPE) -> Pupil:
    return Pupil.fresh(shape, hidden, rng)


def some(rng: random.Random, shape: Shape) -> Inputs:
    """Inputs by lot."""
    pairs = [rng.randrange(pair_rows(shape)) for _ in range(5)] if shape.pairs else []
    there = [rng.randrange(shape.numbers) for _ in range(4)]
    numbers = [
        (rng.randrange(shape.hits, shape.inputs), rng.uniform(-1, 1))
        for _ in range(3 * shape.around)
    ]
    numbers += [
        (shape.numbers + at, rng.choice((0.0, rng.uniform(-1, 1)))) for at in range(NUMBERS)
    ]
    measured, known = [at for at, _ in numbers[:3]], [number for _, number in numbers[:3]]
    inputs = Inputs([InputPart(there[:2], measured, known, pairs[:3]), InputPart(there[2:])])
    inputs.numbers, inputs.crossed = dict(numbers[3:]), pairs[3:]
    return inputs


@pytest.mark.parametrize("shape", [SHAPE, TWO_BY_TWO, AROUND], ids=["places", "pairs", "around"])
def test_what_was_learned_is_written_down(shape: Shape) -> None:
    """A network that was written and read scores as the one that learned, but for rounding; and
    it can go on learning from where it was."""
    rng = random.Random(2)
    pupil = blank(4, rng, shape)
    for _ in range(200):
        pupil.learn(some(rng, shape), rng.uniform(-0.2, 0.2))
    found = from_text(to_text(pupil, shape, 1.5))
    assert (found.shape, found.trust) == (shape, 1.5)
    again = Pupil.of(found.net, shape)
    for _ in range(50):
        inputs = some(rng, shape)
        score = found.net.score(inputs)
        assert score == pytest.approx(pupil.score(inputs), abs=0.05)
        assert score == pytest.approx(again.score(inputs), abs=2e-4)


def test_joined_networks_score_as_their_mean() -> None:
    """Networks asked together are one network, whose score is the mean of theirs."""
    rng = random.Random(4)
    nets = [blank(hidden, rng) for hidden in (2, 3)]
    for net in nets:
        net.out[:] = [rng.uniform(-1, 1) for _ in net.out]
    together = side_by_side(nets)
    for _ in range(20):
        inputs = some(rng, SHAPE)
        mean = sum(net.score(inputs) for net in nets) / 2
        assert together.score(inputs) == pytest.approx(mean)


def test_learning_moves_a_score_the_right_way() -> None:
    """A step up raises the score of these inputs, a step down lowers it."""
    net = blank(3, random.Random(1))
    inputs = Inputs([InputPart([0, 3, 3])])
    inputs.numbers = {SHAPE.numbers: 0.5, SHAPE.numbers + 2: 1.0}
    first = net.score(inputs)
    net.learn(inputs, 0.1)
    second = net.score(inputs)
    net.learn(inputs, -0.3)
    assert first < second > net.score(inputs)
