"""Every ability of a card is known wherever abilities are told apart."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from sorry_a11y.core.bots.card_odds import hit_masks
from sorry_a11y.core.game.menu import menu
from sorry_a11y.core.game.setup import PERSON, Occupant, Seating
from sorry_a11y.core.rules.abilities import Ability
from sorry_a11y.core.rules.abilities.burn import Burn
from sorry_a11y.core.rules.abilities.out import Out
from sorry_a11y.core.rules.abilities.replacing import Sorry
from sorry_a11y.core.rules.abilities.sharing import Sharing
from sorry_a11y.core.rules.abilities.split import Split
from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.abilities.swap import Swap
from sorry_a11y.core.rules.board import RED, SEATS, Pawn
from sorry_a11y.core.rules.refusals import TELLING, stuck_pawns, unplayable
from sorry_a11y.core.rules.view import View
from sorry_a11y.core.rules.ways import Reason
from sorry_a11y.output.narration.answers import card_meaning, stuck
from sorry_a11y.output.narration.listener import Listener
from sorry_a11y.output.rulebook.rule_pages import card_rule, reference_cards
from tests.core.rules.positions import book
from tests.core.rules.staging import staged
from tests.harness.pawns import R1, R2
from tests.harness.sessions import option_text


class Sample(NamedTuple):
    """A card with the ability, a position in which it does nothing, and one in which it does."""

    game: str
    card: str
    stuck: str
    free: str


SAMPLES: dict[type[Ability], Sample] = {
    Out: Sample("hasbro", "1", "red: home, home, home, home; blue: start", "red: start"),
    Steps: Sample("hasbro", "3", "red: start; blue: start", "red: 20; blue: start"),
    Swap: Sample("hasbro", "11", "red: start; blue: 30", "red: 20; blue: 30"),
    Sorry: Sample("hasbro", "sorry", "red: start; blue: start", "red: start; blue: 30"),
    Split: Sample("hasbro", "7", "red: start; blue: start", "red: 20, 30; blue: start"),
    Burn: Sample("dog", "7", "red: kennel; blue: kennel", "red: 6, 12; blue: kennel"),
}
SHARED = {Sharing}
"""What several abilities have in common."""


def concrete(kind: type[Ability]) -> set[type[Ability]]:
    """The abilities that a card can have."""
    below = {one for sub in kind.__subclasses__() for one in concrete(sub)}
    return below or {kind}


def test_every_ability_has_a_sample() -> None:
    """Promise of this file: an ability that is new is asked for everything below."""
    assert concrete(Ability) == set(SAMPLES)
    assert not SHARED & set(SAMPLES)


def listener(game: str) -> Listener:
    seating = Seating(Occupant(seat, PERSON, f"Player {seat}", seat) for seat in SEATS)
    return Listener(RED, seating, book(game))


@pytest.mark.parametrize("ability", SAMPLES, ids=lambda kind: kind.__name__)
def test_every_ability_has_words(ability: type[Ability]) -> None:
    """Promise: each ability is told by the key that asks what a card does, on a reference card
    and in the rules of the card."""
    one = SAMPLES[ability]
    rules = book(one.game)
    kind = rules.kind(one.card)
    assert any(isinstance(found, ability) for found in rules.cards[kind].abilities)
    assert card_meaning(listener(one.game), kind)
    assert len(reference_cards(rules)) == len(rules.cards) + 1
    assert card_rule(rules, kind)


@pytest.mark.parametrize("ability", SAMPLES, ids=lambda kind: kind.__name__)
def test_every_ability_says_why_it_is_refused(ability: type[Ability]) -> None:
    """Promise (key y): where a card does nothing, every pawn says why, in words."""
    one = SAMPLES[ability]
    seen = View(staged(book(one.game), one.stuck, "red", one.card), RED)
    assert not seen.choices.plays
    ((_, found),) = unplayable(seen)
    assert found
    assert all(each.reason in (*TELLING, "wrong-card") for each in found)
    assert any(each.reason != "wrong-card" for each in found)
    assert stuck(listener(one.game), found)


@pytest.mark.parametrize("ability", SAMPLES, ids=lambda kind: kind.__name__)
def test_every_ability_is_offered_in_the_menu(ability: type[Ability]) -> None:
    """Promise: what a card allows is offered as options with words, and bots that learned know
    what it hits."""
    one = SAMPLES[ability]
    rules = book(one.game)
    seen = View(staged(rules, one.free, "red", one.card), RED)
    options = menu(seen)
    assert options
    for number, option in enumerate(options, 1):
        assert option_text(option, number, len(options), seen, listener(one.game))
    assert hit_masks(rules)


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        # the partner's pawn on the track can be meant too, but is protected on its start square
        ("red: 6, kennel; yellow: 20", {R1: "guarded", R2: "in-start"}),
        # two own pawns change places: neither is stuck
        ("red: 6, 12; yellow: kennel", {}),
    ],
    ids=("partner", "own"),
)
def test_a_jack_may_be_meant_for_pawns_of_the_own_side(
    text: str, reasons: dict[Pawn, Reason]
) -> None:
    """Promise (key y): a card that swaps with anybody says of partners and own pawns what it says
    of rivals, not that nobody is there."""
    seen = View(staged(book("dog"), text, "red", "J"), RED)
    found = {one.pawn: one.reason for one in stuck_pawns(seen)}
    assert {pawn: found.get(pawn) for pawn in reasons} == reasons
    if not reasons:
        assert not {R1, R2} & set(found)
