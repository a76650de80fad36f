"""The words of the rules: speakable, all used, and without a number of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import ast, parse, visitor

from sorry_a11y.narration import catalog as catalogs
from sorry_a11y.rulebook.rule_pages import differences, lines, pages, reference_cards
from sorry_a11y.rulesets import sorry
from sorry_a11y.rulesets.families import plain_rules
from tests.harness.rule_books import PRESETS, variants

WORDS = catalogs.LOCALES / "en" / "rules.ftl"


class Heard(NamedTuple):
    """Every sentence and every line of a card that is told of a preset and its variants, and the
    messages that were asked for on the way."""

    sentences: frozenset[str]
    cards: frozenset[str]
    messages: frozenset[str]


@cache
def heard(preset: str) -> Heard:
    """Tell all of a preset and its variants, once for all tests."""
    sentences: set[str] = set()
    cards: set[str] = set()
    with _messages() as messages:
        for rules in variants(preset):
            for section in pages(rules):
                sentences.update(s for p in section.paragraphs for s in p.sentences)
            sentences.update(differences(rules, plain_rules("hasbro")))
            cards.update(reference_cards(rules))
    return Heard(frozenset(sentences), frozenset(cards), frozenset(messages))


@contextmanager
def _messages() -> Iterator[set[str]]:
    """Notes the messages that are asked for meanwhile."""
    said: set[str] = set()
    original = catalogs.Words.say

    def recorded(self: catalogs.Words, message: str, **values: catalogs.MessageValue) -> str:
        said.add(message)
        return original(self, message, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogs.Words, "say", recorded)
        yield said


@pytest.mark.parametrize("preset", PRESETS)
def test_heard_text_has_no_forbidden_symbol(preset: str) -> None:
    """Letters, digits, comma, full stop, ! and ?, apostrophe and hyphen inside a word: nothing
    else is heard, whatever the options."""
    plain_words = re.compile(r"(?:[^\W_]+(?:['-][^\W_]+)*|[ ,.!?])+")
    told = heard(preset)
    for line in (*told.sentences, *told.cards, *lines(pages(plain_rules(preset)))):
        assert plain_words.fullmatch(line), line
        assert not re.search(r" [ ,.!?]|[,.!?]{2}", line), line


@pytest.mark.parametrize("preset", PRESETS)
def test_every_sentence_is_one_sentence(preset: str) -> None:
    """A paragraph is made of whole sentences: each begins with a capital letter, so that its
    number cannot run into it, and ends at its only full stop."""
    for sentence in heard(preset).sentences:
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert sentence.count(".") == 1, sentence


class _Texts(visitor.Visitor):
    """Collects the words that stand in messages themselves."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def test_no_number_is_written_into_the_words() -> None:
    """Every number in the rules comes from a rule book: the messages hold no digit."""
    collected = _Texts()
    collected.visit(parse(WORDS.read_text(encoding="utf-8")))
    assert collected.texts
    assert not [text for text in collected.texts if re.search(r"\d", text)]


def test_every_message_is_told_somewhere() -> None:
    """The words hold no junk, no message twice, none that no rule book ever tells, and none is
    missing (that would raise)."""
    body = parse(WORDS.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages))
    with _messages() as said:
        reference_cards(sorry.build_sorry("hasbro", {"seven": "cards"}, teams=True))
        differences(plain_rules("hasbro"), plain_rules("dog"))
    said = said.union(*(heard(preset).messages for preset in PRESETS))
    said |= {  # what a card does, which a key answers (`narration.answers`)
        f"rules-does-{ability.words}" for preset in PRESETS for card in plain_rules(preset).cards
        for ability in card.abilities
    }
    assert {message for message in said if message.startswith("rules-")} == set(messages)
