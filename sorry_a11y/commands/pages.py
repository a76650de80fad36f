"""The rules and the keys as texts to read."""

from __future__ import annotations

from sorry_a11y.commands.equipment import read_sentences
from sorry_a11y.narration.catalog import Words
from sorry_a11y.narration.mistakes import rules_for
from sorry_a11y.rulebook.rule_pages import differences as differences_of
from sorry_a11y.rulebook.rule_pages import lines, pages, reference_cards
from sorry_a11y.rules.board import SEATS
from sorry_a11y.rulesets.families import DEFAULT, Wishes
from sorry_a11y.session.key_commands import key_sentences
from sorry_a11y.settings.values import Settings


def read_rules(wishes: Wishes, settings: Settings, *, differences: bool, cards: bool) -> int:
    """Tell the rules, only the differences from hasbro, or the reference cards; the exit
    status. Raises MistakeError."""
    rules, language = rules_for(wishes, SEATS), settings.language
    if cards:
        return read_sentences(reference_cards(rules, language), settings)
    if differences:
        base = rules_for(Wishes(DEFAULT), SEATS)
        return read_sentences(differences_of(rules, base, language), settings)
    return read_sentences(list(lines(pages(rules, language))), settings)


def read_keys(settings: Settings) -> int:
    """Tell every key and what it does; the exit status."""
    return read_sentences(key_sentences(Words(settings.language)), settings)
