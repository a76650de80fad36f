"""The rules in words, in every language: speakable, all used, without a number of their own, and on
reference cards that fit a page of braille."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

import pytest
from wcwidth import wcswidth

from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets import sorry
from sorry_a11y.core.rulesets.families import plain_rules
from sorry_a11y.output.narration import catalog as catalogs
from sorry_a11y.output.rulebook.rule_pages import (
    differences,
    lines,
    option_words,
    pages,
    reference_cards,
)
from tests.harness.languages import SPOKEN
from tests.harness.rule_books import PRESETS, variants, wishes
from tests.output.narration.specimens import messages, texts

WIDTH, HEIGHT = 40, 25
"""Cells and lines of a page of braille."""
STOPS = {"zh-Hant": "。"}


class Heard(NamedTuple):
    """Every sentence and every line of a card that is told of a preset and its variants, and the
    messages that were asked for on the way."""

    sentences: frozenset[str]
    cards: frozenset[tuple[str, ...]]
    asked: frozenset[str]


@cache
def heard(preset: str, language: str) -> Heard:
    """Tell all of a preset and its variants, once for all tests."""
    sentences: set[str] = set()
    cards: set[tuple[str, ...]] = set()
    crossed = [
        sorry.build_sorry(preset, wish, teams=teams, points=points)
        for wish in wishes(preset)
        for teams in (False, True)
        for points in (False, True)
        if preset in sorry.SORRY_PRESETS
    ]
    with _asked() as asked:
        for rules in variants(preset):
            for section in pages(rules, language):
                sentences.update(s for p in section.paragraphs for s in p.sentences)
            sentences.update(differences(rules, plain_rules("hasbro"), language))
        for rules in [*variants(preset), *crossed]:
            cards.add(tuple(reference_cards(rules, language)))
    return Heard(frozenset(sentences), frozenset(cards), frozenset(asked))


@contextmanager
def _asked() -> Iterator[set[str]]:
    """Notes the messages that are asked for meanwhile."""
    asked: set[str] = set()
    original = catalogs.Words.say

    def recorded(self: catalogs.Words, message: str, **values: catalogs.MessageValue) -> str:
        asked.add(message)
        return original(self, message, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogs.Words, "say", recorded)
        yield asked


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_sentence_is_one_plain_sentence(preset: str, language: str) -> None:
    """A paragraph is made of whole sentences: each begins with a capital letter, so that its number
    cannot run into it, ends at its only full stop, and has no sign that readers spell out."""
    stop = STOPS.get(language, ".")
    spoken = re.compile(rf"(?:[^\W_]|(?<=\w)['’-](?=\w)|[ ,!?，、]|{re.escape(stop)})+")
    told = heard(preset, language)
    for line in (*told.sentences, *lines(pages(plain_rules(preset), language), language)):
        text = re.sub(r"^D?\d+\. ", "", line).replace("Sorry!", "Sorry")
        assert spoken.fullmatch(text), line
        assert not re.search(r" [ ,.!?，、。]|[,.!?，、。]{2}", text), line
    for sentence in told.sentences:
        assert sentence[:1] == sentence[:1].upper(), sentence
        assert sentence.find(stop) == len(sentence) - 1, sentence


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_reference_cards_fit_a_page_of_braille(preset: str, language: str) -> None:
    """One line a card below the line that names the rule book, 40 cells by 25 lines at most, a wide
    character counting two; each card is told by its name."""
    for cards in heard(preset, language).cards:
        assert len(cards) <= HEIGHT
        assert max(map(wcswidth, cards)) <= WIDTH, max(cards, key=wcswidth)
        names = [line.split()[0] for line in cards[1:]]
        assert len(set(names)) == len(names) == len(plain_rules(preset).cards)


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (sorry.build_sorry("hasbro", {}, teams=True), "7 forward 7, or split over up to 7 pawns"),
        (plain_rules("parker"), "7 forward 7, or 2 parts as cards"),
        (sorry.build_sorry("hasbro", {}, points=True), "2 start a pawn, or forward 2, play again"),
        (plain_rules("dog", {"jack": "foreign"}), "Jack swap with another colour"),
    ],
)
def test_reference_cards_say_what_the_card_does(rules: Ruleset, line: str) -> None:
    """What the abilities of a card allow stands on its line."""
    assert line in reference_cards(rules)


@pytest.mark.parametrize("language", SPOKEN)
def test_no_number_is_written_into_the_words(language: str) -> None:
    """Every number in the rules comes from a rule book: their messages hold no digit but in what a
    house rule does, whose value may be a number."""
    words = [one for one in texts(language) if one[0].startswith("rules-")]
    assert len(words) > 300
    assert [
        (name, text)
        for name, text in words
        if re.search(r"\d", text) and not name.startswith("rules-set-")
    ] == []


def test_every_message_is_told_somewhere() -> None:
    """No message is held that no rule book ever tells; none is missing (that would raise)."""
    with _asked() as asked:
        reference_cards(sorry.build_sorry("hasbro", {"seven": "cards"}, teams=True))
        differences(plain_rules("hasbro"), plain_rules("dog"))
    asked = asked.union(*(heard(preset, "en").asked for preset in PRESETS))
    asked |= {  # what a card does, which a key answers (`narration.answers`)
        f"rules-does-{ability.words}"
        for preset in PRESETS
        for card in plain_rules(preset).cards
        for ability in card.abilities
    }
    words = {name for name in messages("en") if name.startswith("rules-")}
    assert {name for name in asked if name.startswith("rules-")} == words


def test_a_house_rule_without_words_is_told_by_its_name() -> None:
    """Promise of docs/contributing.md: an option works before anybody has worded it; pages and
    menus tell option and value."""
    rules = plain_rules("hasbro")
    rules = rules.replace(options={**rules.options, "doors": "3"})
    assert option_words(catalogs.Words("de"), rules, "doors") == "doors 3"
