"""Texts to read: the rules and the keys, a screenful at a time on a terminal."""

from __future__ import annotations

import sys

from sorry_a11y.doors.mistakes import rules_for
from sorry_a11y.narration.catalog import FALLBACK, catalog
from sorry_a11y.narration.reference_cards import reference_cards
from sorry_a11y.narration.rule_pages import differences as differences_of
from sorry_a11y.narration.rule_pages import lines, pages
from sorry_a11y.narration.words import Words
from sorry_a11y.rulesets.registry import DEFAULT, Wishes
from sorry_a11y.ui.helping import key_sentences
from sorry_a11y.ui.reply import Ending, Reply
from sorry_a11y.ui.terminal import is_terminal, run


class Text:
    """A front that tells a text and ends."""

    def __init__(self, sentences: list[str], language: str = FALLBACK) -> None:
        self._sentences = sentences
        self._language = language

    def open(self) -> Reply:
        """The whole text; the edge cuts it into pages."""
        *news, focus = self._sentences
        return Reply(tuple(news), focus, status=0)

    def press(self, _key: str) -> Reply:
        """Never asked: the text ends with its first reply."""
        return self.open()

    def hang_up(self, _why: Ending) -> Reply:
        """Nothing to add."""
        return Reply((), "", status=0)

    def more(self, lines_left: int) -> str:
        """The focus line between two pages."""
        return catalog(self._language).say("end-more", count=lines_left)


def read_rules(
    wishes: Wishes, *, differences: bool, cards: bool, language: str = FALLBACK
) -> int:
    """Tell the rules, only the differences from hasbro, or the reference cards; the exit
    status. Raises MistakeError."""
    rules = rules_for(wishes, (0, 1, 2, 3))
    if cards:
        return read_sentences(reference_cards(rules, language), language)
    if differences:
        base = rules_for(Wishes(DEFAULT), (0, 1, 2, 3))
        return read_sentences(differences_of(rules, base, language), language)
    return read_sentences(list(lines(pages(rules, language))), language)


def read_keys(language: str = FALLBACK) -> int:
    """Tell every key and what it does; the exit status."""
    return read_sentences(key_sentences(Words(language)), language)


def read_sentences(sentences: list[str], language: str) -> int:
    """Tell a text, a screenful at a time on a terminal; the exit status."""
    if is_terminal(sys.stdin) and is_terminal(sys.stdout):
        return run(Text(sentences, language), "keys")
    sys.stdout.write("".join(f"{sentence}\n" for sentence in sentences))
    return 0
