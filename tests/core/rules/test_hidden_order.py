"""What is hidden stays hidden in its order too: twin worlds whose hands differ in nothing else."""

from __future__ import annotations

from random import Random

import pytest

from sorry_a11y.core.game.dealer import chance_action
from sorry_a11y.core.rules.actions import Fold
from sorry_a11y.core.rules.board import SEATS, WATCHER
from sorry_a11y.core.rules.events import HandFolded
from sorry_a11y.core.rules.game import Game, apply_action, apply_silently, begin_silently
from sorry_a11y.core.rules.notation import action_text, decision_called
from sorry_a11y.core.rules.ruleset import PLAY
from sorry_a11y.core.rules.view import View, veil
from sorry_a11y.core.rulesets.families import Wishes, make_rules

GAMES = (Wishes("dog"), Wishes(points=True), Wishes("parker", teams=True, points=True))
_DECISIONS = 120


def reordered(game: Game, rng: Random) -> Game:
    """Return the same game but that the seat on turn holds its cards in another order."""
    hands = list(game.hands)
    hands[game.turn] = bytes(rng.sample(hands[game.turn], len(hands[game.turn])))
    twin = game.replace(hands=tuple(hands))
    return twin.find_choices() if game.phase is PLAY else twin


def heard(game: Game, text: str) -> dict[int, object]:
    """Return by seat all that everybody but the seat on turn learns of a decision."""
    decision = decision_called(View(game, game.turn), text)
    after, events = apply_action(game, decision)
    return {
        seat: (
            veil(events, () if seat == WATCHER else (seat,), game.rules.is_open),
            View(after, seat).content(),
        )
        for seat in (*SEATS, WATCHER)
        if seat != game.turn
    }


@pytest.mark.parametrize("wishes", GAMES, ids=str)
def test_the_order_of_a_hand_tells_nothing(wishes: Wishes) -> None:
    """Promise of docs/rules (D5): nothing that others hear or see depends on the order in which a
    hand is held, in which the gift of the partner comes last."""
    rng = Random(f"order {wishes}")
    game = begin_silently(make_rules(wishes, SEATS), SEATS)
    compared = folds = 0
    while compared < _DECISIONS or (wishes.game == "dog" and folds < 12):
        if game.awaits_chance:
            game = apply_silently(game, chance_action(game, rng))
            continue
        decision = rng.choice(View(game, game.turn).options())
        if len({*game.hands[game.turn]}) > 1:
            text = action_text(game.rules, decision)
            assert heard(reordered(game, rng), text) == heard(game, text)
            compared += 1
            folds += isinstance(decision, Fold)
        game = apply_silently(game, decision)
        if game.over:
            game = begin_silently(make_rules(wishes, SEATS), SEATS)


def test_a_folded_hand_is_shown_in_order_of_its_kinds() -> None:
    """The same of the one event that shows a whole hand, and of the discards."""
    rng = Random("fold")
    game = begin_silently(make_rules(Wishes("dog"), SEATS), SEATS)
    shown = 0
    while shown < 5:
        if game.awaits_chance:
            game = apply_silently(game, chance_action(game, rng))
            continue
        decision = rng.choice(View(game, game.turn).options())
        after, events = apply_action(game, decision)
        for event in events:
            if isinstance(event, HandFolded):
                assert [*event.cards] == sorted(game.hands[game.turn])
                assert after.discards.endswith(event.cards) or after.awaits_chance
                shown += 1
        game = after
