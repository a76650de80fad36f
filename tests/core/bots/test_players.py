"""The opponents that have learned: what they may see, what they choose, what they weigh."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from random import Random

import pytest

from sorry_a11y.api.contests import contest
from sorry_a11y.core.bots.learned_net import FAMILIES, KEEN, from_file, learned, learned_family
from sorry_a11y.core.bots.opponents import BOTS, LEVELS, judge, level, make_bot
from sorry_a11y.core.game.dealer import chance_action
from sorry_a11y.core.rules.board import RED, SEATS, YELLOW, Seat
from sorry_a11y.core.rules.game import CHANCE, Game, Phase, apply_silently, begin_silently
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rulesets.families import Wishes, make_rules
from tests.core.rules.tables import COVERING, PLAIN, Table
from tests.harness.listeners import lain_otherwise

LEARNED = [name for name in BOTS if name not in ("runner", "chance")]
MOST_BYTES = 600_000
BOARDS = {"open": Wishes(), "teams": Wishes(), "hand": Wishes(), "targets": Wishes("dog")}
"""A game on the board of each family."""
FOUR = SEATS
GAMES = [
    Wishes(),
    Wishes(points=True),
    Wishes(teams=True),
    Wishes("hobby", teams=True, points=True),
    Wishes("dog"),
]


def moments(
    rules: Ruleset, seats: tuple[Seat, ...], seed: int, every: int, most: int = 12
) -> list[Game]:
    """Games awaiting a decision, ``every`` decisions apart, from one played by lot."""
    chance = Random(seed)
    game = begin_silently(rules, seats)
    met: list[Game] = []
    decisions = 0
    while game.phase is not Phase.OVER and len(met) < most:
        if game.phase in CHANCE:
            game = apply_silently(game, chance_action(game, chance))
            continue
        if decisions % every == 0:
            met.append(game)
        decisions += 1
        game = apply_silently(game, chance.choice(View(game, game.turn).options()))
    return met


@pytest.mark.parametrize("table", [*PLAIN, *COVERING], ids=lambda table: table.name)
def test_they_play_every_game(table: Table) -> None:
    """Every rule book, option, number of seats, teams, points: each learned player decides
    something that its seat may decide, at moments all over a game."""
    rules = table.rules()
    for at, game in enumerate(moments(rules, table.seats, 1, 18, 6)):
        seen = View(game, game.turn)
        bot = make_bot(LEARNED[at % len(LEARNED)])
        assert bot.choose(seen, Random(at)) in seen.options()


@pytest.mark.parametrize("wishes", GAMES, ids=str)
def test_hidden_cards_change_nothing(wishes: Wishes) -> None:
    """Fairness: with the hidden hands and the order of the deck shuffled among themselves, every
    player chooses the same."""
    rules = make_rules(wishes)
    for at, game in enumerate(moments(rules, FOUR, 3, 10, 6)):
        for name in BOTS:
            chosen = make_bot(name).choose(View(game, game.turn), Random(at))
            for shuffle in range(3):
                other = lain_otherwise(game, (game.turn,), Random(shuffle))
                assert make_bot(name).choose(View(other, game.turn), Random(at)) == chosen


def test_weights_are_small_and_fit_their_boards() -> None:
    """Every family has weights, for the board that it learned on, and all of them together are
    small."""
    total = 0
    for family in (*FAMILIES, *(f"{family}-keen" for family in KEEN)):
        file = files("sorry_a11y.core.bots") / "weights" / f"{family}.bin"
        content = file.read_bytes()
        total += len(content)
        found = from_file(content)
        rules = make_rules(BOARDS[family.partition("-")[0]])
        assert found.shape[:3] == (rules.board.track, rules.board.lane, len(rules.cards))
        weights = found.net.weights
        assert len(weights.rows) == found.shape.inputs
        assert all(len(row) == len(weights.out) + 1 for row in [*weights.rows, weights.bias])
    assert 0 < total < MOST_BYTES


@pytest.mark.parametrize(
    ("wishes", "seats", "family"),
    [
        (Wishes("parker"), (1, 2), "open-2"),
        (Wishes(), (0, 1, 3), "open-4"),
        (Wishes(teams=True, points=True), FOUR, "teams"),
    ],
)
def test_each_game_has_its_family(wishes: Wishes, seats: tuple[Seat, ...], family: str) -> None:
    """A game is judged by the weights that were learned on the game most like it; test_values.py
    has a game of each family."""
    assert learned_family(make_rules(wishes, seats), seats) == family


@pytest.mark.parametrize(
    ("wishes", "seats", "usual"),
    [(Wishes(), (0, 2), 24), (Wishes(points=True), (0, 2), 24), (Wishes(), FOUR, 40)],
)
def test_the_champion_wins(
    wishes: Wishes, seats: tuple[Seat, ...], usual: int, how_many: Callable[[int], int]
) -> None:
    """The champion beats runners clearly: in games between two it wins most, alone against three
    clearly more than its share; ``--games N`` plays N of each. docs/opponents.md has the exact
    figures."""
    bots, games = len(seats), how_many(usual)
    names = ("champion", *["runner"] * (bots - 1))
    result = contest(names, make_rules(wishes, seats), games, 7)
    assert result.wins[0] > games / bots * 1.2


def test_levels_misjudge_less_and_less() -> None:
    """The levels stand in order, and a beginner strays from the best option far more often than
    a strong player does; the champion never."""
    assert all(lower > upper for lower, upper in pairwise(LEVELS.values()))
    games = moments(make_rules(Wishes()), (RED, YELLOW), 5, 2)
    strayed = dict.fromkeys(LEVELS, 0)
    for game in games:
        seen = View(game, game.turn)
        valued = judge(seen).valued(seen)
        best = max(one.logit for one in valued)
        logits = {one.decision: one.logit for one in valued}
        for name in LEVELS:
            for seed in range(20):
                chosen = level(name).choose(seen, Random(seed))
                strayed[name] += logits[chosen] < best
    assert strayed["champion"] == 0
    assert strayed["beginner"] > strayed["casual"] > strayed["strong"]


def test_the_chances_of_all_options_are_chances() -> None:
    """Every option is given a chance of winning between 0 and 1, in the order of the logits."""
    for game in moments(make_rules(Wishes()), FOUR, 8, 4):
        seen = View(game, game.turn)
        valued = judge(seen).valued(seen)
        assert [one.decision for one in valued] == seen.options()
        assert all(0.0 < one.chance < 1.0 for one in valued)
        ranked = sorted(valued, key=lambda one: one.logit)
        assert all(one.chance <= more.chance for one, more in pairwise(ranked))


def test_weights_are_not_read_before_they_are_asked() -> None:
    """A runner's game reads no weights: they cost nothing until somebody asks."""
    learned.cache_clear()
    contest(("runner", "chance"), games=1)
    assert learned.cache_info().currsize == 0
