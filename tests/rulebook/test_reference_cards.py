"""Reference cards: true to the cards, and fit to emboss."""

from __future__ import annotations

import pytest

from sorry_a11y.rulebook.rule_pages import reference_cards
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets import sorry
from sorry_a11y.rulesets.families import plain_rules
from tests.harness.braille import HEIGHT, WIDTH
from tests.harness.rule_books import PRESETS, variants, wishes


@pytest.mark.parametrize("preset", PRESETS)
def test_reference_cards_fit_a_page_of_braille(preset: str) -> None:
    """One line a card below the line that names the rule book, 40 cells by 25 lines at most."""
    crossed = [
        sorry.build_sorry(preset, wish, teams=teams, points=points)
        for wish in wishes(preset) for teams in (False, True) for points in (False, True)
        if preset in sorry.SORRY_PRESETS
    ]
    for rules in [*variants(preset), *crossed]:
        cards = reference_cards(rules)
        assert len(cards) == len(rules.cards) + 1 <= HEIGHT == 25
        assert max(map(len, cards)) <= WIDTH == 40, max(cards, key=len)
        assert cards[0] == f"{preset}, {sum(rules.deck)} cards"
        names = [line.split()[0] for line in cards[1:]]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (plain_rules("hasbro"), "2 start a pawn, or forward 2, draw again"),
        (plain_rules("hasbro"), "7 forward 7, or split over 2 pawns"),
        (sorry.build_sorry("hasbro", {}, teams=True), "7 forward 7, or split over up to 7 pawns"),
        (plain_rules("parker"), "7 forward 7, or 2 parts as cards"),
        (plain_rules("hasbro"), "10 forward 10, or back 1"),
        (sorry.build_sorry("hasbro", {}, points=True), "2 start a pawn, or forward 2, play again"),
        (plain_rules("dog"), "4 forward 4, or back 4"),
        (plain_rules("dog"), "Ace start a pawn, or forward 1 or 11"),
        (plain_rules("dog", {"jack": "foreign"}), "Jack swap with another colour"),
        (plain_rules("dog"), "Joker as any other card"),
    ],
)
def test_reference_cards_say_what_the_card_does(rules: Ruleset, line: str) -> None:
    """What the abilities of a card allow stands on its line."""
    assert line in reference_cards(rules)
