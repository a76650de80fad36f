"""How lucky the cards were: what a draw was worth, and what games are without it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from sorry_a11y.core.analysis.luck import drawn, draws, sides, total
from sorry_a11y.core.bots.opponents import make_bot
from sorry_a11y.core.game.dealer import Step, play_to_end
from sorry_a11y.core.rules.board import RED, SEATS, YELLOW, Kind, Seat, kinds_of
from sorry_a11y.core.rules.game import Game, Phase, apply_silently, begin_silently
from sorry_a11y.core.rules.view import View, unseen
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.harness.listeners import lain_otherwise

TWO = (RED, YELLOW)
FOUR = SEATS


def steps(wishes: Wishes, seats: tuple[Seat, ...], seed: int) -> list[Step]:
    """A whole game between runners."""
    rules = make_rules(wishes, seats)
    found: list[Step] = []
    players = dict.fromkeys(seats, make_bot("runner"))
    play_to_end(
        begin_silently(rules, seats), players, Random(seed), Random(seed), watch=found.append
    )
    return found


def with_top(game: Game, kind: Kind) -> Game:
    """The game with a card of the kind on top of the pile, in place of the one that lay there."""
    pile = bytearray(game.pile)
    at = pile.index(kind)
    pile[0], pile[at] = pile[at], pile[0]
    return game.replace(pile=bytes(pile))


def test_the_mean_is_over_all_that_could_have_come() -> None:
    """Had any other card of the pile come, the mean would be the same; and the luck of all of
    them together, each as often as it lies there, is 0."""
    for step in steps(Wishes(), TWO, 3)[::9]:
        if step.before.phase is not Phase.PLAY or not step.before.pile:
            continue
        real = drawn(*step)[0]
        sums = [0.0, 0.0]
        for kind in set(kinds_of(step.before.pile)):
            before = with_top(step.before, kind)
            other = drawn(before, step.action, apply_silently(before, step.action))[0]
            assert other.cards == bytes((kind,))
            assert other.mean == pytest.approx(real.mean)
            for side, luck in enumerate(other.luck):
                sums[side] += luck * before.pile.count(kind)
        assert sums == pytest.approx([0.0, 0.0])


def test_the_last_card_is_no_luck() -> None:
    """A card that alone was left could not have been another."""
    for seed in range(4):
        for step in steps(Wishes(), TWO, seed):
            if step.before.phase is Phase.PLAY and len(step.before.pile) == 1:
                assert all(
                    luck == pytest.approx(0.0) for draw in drawn(*step) for luck in draw.luck
                )


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        (Wishes(), FOUR),
        (Wishes(), (0, 1, 3)),
        (Wishes(teams=True), FOUR),
        (Wishes(points=True), TWO),
        (Wishes("dog"), FOUR),
    ],
    ids=str,
)
def test_every_card_that_comes_is_a_draw(
    wishes: Wishes, seats: tuple[Seat, ...], how_many: Callable[[int], int]
) -> None:
    """In every way of dealing each card that reaches a seat is counted once, as that seat's, and
    what one side gains by it the others lose: in the first 60 steps of a game, N with --games
    N."""
    found = steps(wishes, seats, 5)[: how_many(60)]
    rules = make_rules(wishes, seats)
    told = draws(found[0].before, [step.action for step in found])
    one_by_one = [draw for at, step in enumerate(found) for draw in drawn(*step, at)]
    assert told == one_by_one
    assert len(total(told, len(sides(rules, seats)))) == len(sides(rules, seats))
    for draw in told:
        assert sum(draw.luck) == pytest.approx(0.0)
        after = found[draw.action].after
        assert all(card in tuple(after.hands[draw.seat]) for card in draw.cards)
    came = sum(len(draw.cards) for draw in told)
    piles = sum(
        len(step.after.discards) - len(step.before.discards)
        for step in found
        if step.after.phase in (Phase.PLAY, Phase.GIVE) and step.before.phase is Phase.PLAY
    )
    assert came >= piles


def test_what_a_seat_cannot_see_changes_no_luck() -> None:
    """The luck of a card in a hand goes by what its seat knew: other hands and the order of the
    pile change nothing."""
    for step in steps(Wishes(points=True), TWO, 2)[1:60:7]:
        for draw in drawn(*step):
            if len(draw.cards) > 1:
                continue
            game = step.after
            swapped = lain_otherwise(game, (draw.seat,), Random(1))
            assert unseen(View(swapped, draw.seat)) == unseen(View(game, draw.seat))
            before = step.before
            assert drawn(before, step.action, swapped)[0].mean == pytest.approx(draw.mean)
