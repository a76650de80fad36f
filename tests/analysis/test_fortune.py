"""Luck apart from choices, for the end of a game and its review."""

from __future__ import annotations

import re

from sorry_a11y.analysis.luck import Fortune, draws, fortune, sides, total
from sorry_a11y.narration.advice import fortune_sentences, luck_sentences
from sorry_a11y.narration.listener import Listener
from sorry_a11y.rules.board import RED
from sorry_a11y.rules.events import TurnBegan
from sorry_a11y.rulesets.families import Wishes
from tests.harness.sessions import enters, heard, session, watched


def test_cards_and_choices_are_told_apart() -> None:
    """Promise: the cards' worth is the sum over all draws of the game, the cost is never below
    nothing, and the turning point is the draw that moved the chance most."""
    presenter = session(Wishes(quick=True), 3, seats="red=you,yellow=chance")
    for _ in heard(presenter, enters()):
        pass
    table = watched(presenter)
    rules, seats = table.game.rules, table.seating.seats
    found = fortune(rules, seats, table.actions, RED)
    every = draws(rules, seats, table.actions)
    at = next(number for number, side in enumerate(sides(rules, seats)) if 0 in side)
    assert found.cards == total(every, 2)[at]
    assert found.cost >= 0
    assert found.turned is not None
    assert abs(found.moved) == max(abs(draw.luck[at]) for draw in every)
    sentences = luck_sentences(Listener(RED, table.seating, rules), seats, table.actions)
    assert sentences[0].startswith("Luck ")
    began = sum(isinstance(event, TurnBegan) and event.seat == RED for event in table.log)
    assert 0 < found.turn <= began, "own turns are counted, not everybody's"
    assert re.match(rf"The turning point (was|came after) your turn {found.turn}, ", sentences[1])


def test_no_luck_is_told_as_none() -> None:
    """A game without draws that matter: no turning point, and no number that says nothing."""
    presenter = session("hasbro", 1)
    assert fortune_sentences(presenter.listener(), Fortune(0.0, 0.0, None, 0, 0.0)) == [
        "Luck favoured nobody, your choices cost nothing"
    ]
