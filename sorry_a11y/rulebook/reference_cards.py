"""Reference cards: what each card does, one line a card, short enough to emboss."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from sorry_a11y.narration.catalog import FALLBACK
from sorry_a11y.rulebook.pages import Page
from sorry_a11y.rulebook.values import card_name, is_wild, joined
from sorry_a11y.rules.cards import Ability, Card, Out, Sorry, Steps, Swap
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rules.sevens import Burn, Split

WIDTH = 40
"""The cells of a line of braille, which no line exceeds."""
HEIGHT = 25
"""The lines of a page of braille, which the whole set does not exceed."""


def reference_cards(rules: Ruleset, language: str = FALLBACK) -> list[str]:
    """A line that names the rule book, then a line a card in the order of the kinds."""
    page = Page(rules, language)
    return [page.tell("card-title"), *(_line(page, card) for card in rules.cards)]


def _line(page: Page, card: Card) -> str:
    if is_wild(page.rules, card):
        moves = page.tell("card-wild")
    else:
        moves = reduce(lambda rest, last: page.tell("card-or", rest=rest, last=last),
                       _moves(page, card))
    if card.again:
        held = page.rules.scoring is not None
        moves = page.tell("card-play-again" if held else "card-again", moves=moves)
    line = page.tell("card-line", name=card_name(card, page.tell), moves=moves)
    return line[0].upper() + line[1:]


def _moves(page: Page, card: Card) -> Iterator[str]:
    """What the card does, numbers of steps in one direction told together."""
    forward = [one.steps for one in card.abilities if isinstance(one, Steps) and one.steps > 0]
    told = False
    for ability in card.abilities:
        if not (isinstance(ability, Steps) and ability.steps > 0):
            yield _move(page, ability)
        elif not told:
            told = True
            yield page.tell("card-forward", steps=joined(forward, page.tell))


def _move(page: Page, ability: Ability) -> str:
    match ability:
        case Out():
            return page.tell("card-out")
        case Steps(steps):
            return page.tell("card-back", steps=-steps)
        case Split():
            several = "share" if ability.pawns > 2 else "split"
            parts = {"share": "share-parts", "split": "parts"}[several]
            return page.tell(f"card-{parts if ability.as_cards else several}",
                             pawns=ability.pawns)
        case Swap(others):
            return page.tell(f"card-swap-{others}")
        case Sorry():
            return page.tell("card-sorry")
        case Burn():
            return page.tell("card-burn")
    raise TypeError(f"a reference card does not know {ability}")
