"""The rules of a rule book in plain sentences, from the same data as the game.

A page has sections of numbered paragraphs; the numbers are those that the code and the tests
cite (1 to 55, D1 to D25). Which sentences hold is decided by the rule book's options, every
number in them by its board, cards and deck. A reference card says what a card does in one line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import NamedTuple

from sorry_a11y.core.rules.abilities.steps import Steps
from sorry_a11y.core.rules.board import Kind
from sorry_a11y.core.rules.plays import Card
from sorry_a11y.core.rules.ruleset import Ruleset
from sorry_a11y.core.rulesets.families import Family, facts, family_of, options_of, plain_rules
from sorry_a11y.core.rulesets.presets import Clash, Sentence, holds
from sorry_a11y.output.narration.answers import is_wild
from sorry_a11y.output.narration.catalog import FALLBACK, MessageValue, Words, upper_first
from sorry_a11y.output.narration.narrator import house_options
from sorry_a11y.output.rulebook.sentence_values import card_name, card_values, values


class Paragraph(NamedTuple):
    """A paragraph of a page.

    Attributes:
        number: The number of the paragraph, as "12" or "D3"; empty for an introduction.
        sentences: At least one whole sentence.
    """

    number: str
    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """The sentences in a row."""
        return " ".join(self.sentences)


class Section(NamedTuple):
    """Paragraphs under a title of a few words."""

    title: str
    paragraphs: list[Paragraph]


class RulePage:
    """The sentences about one rule book in one language."""

    def __init__(self, rules: Ruleset, language: str = FALLBACK) -> None:
        self.rules = rules
        self.family: Family = family_of(rules.name)
        self.facts: Mapping[str, str] = facts(rules)
        self.words = Words(language)
        self._values = {"preset": rules.name, **values(rules, self.words)}

    def say(self, message: str, **more: MessageValue) -> str:
        """Return the text of a message with the values of the rule book and ``more``."""
        return self.words.say(message, **(self._values | more))

    def told(self, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        """Return those sentences whose condition the rule book meets."""
        return tuple(one for one in sentences if holds(one.when, self.facts))

    def texts(self, sentences: tuple[Sentence, ...]) -> tuple[str, ...]:
        """Return the texts of those sentences whose condition the rule book meets."""
        return tuple(self.say(f"rules-{one.message}") for one in self.told(sentences))

    def meaning(self, option: str, value: str) -> str:
        """Return one sentence that names an option and a value and says what the value does."""
        rules = self.rules
        if self.facts[option] != value:
            rules = plain_rules(rules.name, options_of(rules) | {option: value})
        meaning = option_words(self.words, rules, option)
        return self.say("rules-option-set", option=option, value=value, meaning=meaning)


def pages(rules: Ruleset, language: str = FALLBACK) -> list[Section]:
    """Return the whole page of a rule book.

    Its sections: an introduction, the parts of the rules, the points on which sources disagree, and
    the house rules.
    """
    page = RulePage(rules, language)
    sections = [_introduction(page)]
    for part in page.family.parts:
        paragraphs = [Paragraph("", page.texts(part.opening))] if part.opening else []
        paragraphs += [
            Paragraph(point.number, texts)
            for point in part.points
            if (texts := page.texts(point.sentences))
        ]
        sections.append(Section(page.say(f"rules-title-{part.title}"), paragraphs))
    sections.append(_clashes(page))
    sections.append(_options(page))
    return sections


def card_rule(rules: Ruleset, card: Kind, language: str = FALLBACK) -> list[str]:
    """Return the sentences of a rule book about one card, given by its kind."""
    page = RulePage(rules, language)
    numbers = page.family.card_points[rules.cards[card].name]
    return [
        sentence
        for part in page.family.parts
        if part.title != "teams" or rules.has_teams
        for point in part.points
        if point.number in numbers
        for sentence in page.texts(point.sentences)
    ]


def lines(sections: list[Section], language: str = FALLBACK) -> Iterator[str]:
    """Yield a page to be heard or printed: one title or sentence a line.

    The number of a paragraph stands before its first sentence. Lines are not wrapped; a title ends
    with the full stop of the ``language``.
    """
    stopped = Words(language).stopped
    for section in sections:
        yield stopped(section.title)
        for paragraph in section.paragraphs:
            first, *others = paragraph.sentences
            yield f"{paragraph.number}. {first}" if paragraph.number else first
            yield from others


def _introduction(page: RulePage) -> Section:
    sentences = [
        page.say(f"rules-intro-{page.rules.name}"),
        page.say(f"rules-aim-{page.family.name}"),
    ]
    changes = chosen_options(page.rules)
    if changes:
        told = [
            page.say("rules-change", option=name, value=value) for name, value in changes.items()
        ]
        sentences.append(page.say("rules-house", changes=page.words.every(told)))
    return Section(page.say("rules-title-intro"), [Paragraph("", tuple(sentences))])


def chosen_options(rules: Ruleset) -> dict[str, str]:
    """Return the options whose values differ from those of the preset, as name to value.

    In a points game ``start`` is compared with the preset's start for points games (45).
    """
    changes = options_of(rules)
    preset = family_of(rules.name)
    if rules.scoring is not None:
        own_start = preset.for_points(rules.name, {}).options["start"]
        changes.pop("start", None)
        if rules.options["start"] != own_start:
            changes = {"start": rules.options["start"], **changes}
    return changes


def _clashes(page: RulePage) -> Section:
    paragraphs = [
        _clash(page, clash) for clash in page.family.clashes if page.rules.name in clash.presets
    ]
    return Section(page.say("rules-title-clashes"), paragraphs)


def _clash(page: RulePage, clash: Clash) -> Paragraph:
    sentences = [page.say(f"rules-{message}") for message in clash.messages]
    if clash.option:
        value = page.facts[clash.option]
        sentences.append(page.say("rules-clash-option", option=clash.option, value=value))
    return Paragraph(clash.number, tuple(sentences))


def _options(page: RulePage) -> Section:
    paragraphs = [Paragraph("", (page.say("rules-options-opening"),))]
    for option, accepted in page.family.presets[page.rules.name].options.items():
        here = page.facts[option]
        sentences = [page.say("rules-option-is", option=option, value=here)]
        sentences += [page.meaning(option, value) for value in accepted if value != here]
        paragraphs.append(Paragraph("", tuple(sentences)))
    return Section(page.say("rules-title-options"), paragraphs)


def differences(rules: Ruleset, base: Ruleset, language: str = FALLBACK) -> list[str]:
    """Return a sentence for each difference of ``rules`` from ``base``.

    If there is none, one sentence says so. A rule book of another game is compared with the default
    rule book of its own game, and a first sentence names that game.
    """
    page = RulePage(rules, language)
    told = []
    if page.family is not family_of(base.name):
        told.append(page.say(f"rules-other-game-{page.family.name}"))
        base = plain_rules(next(iter(page.family.presets)))
    there = facts(base)
    told += [
        page.say(f"rules-{fact}-differ")
        for fact in ("teams", "points")
        if page.facts[fact] == "yes" and there[fact] == "no"
    ]
    changed = [name for name in rules.options if page.facts[name] != there[name]]
    told += [page.meaning(name, page.facts[name]) for name in changed]
    if page.facts["points-start"] != there["points-start"] and "start" not in changed:
        told.append(page.say("rules-points-start-differ"))
    return told or [page.say("rules-same", base=base.name)]


def option_words(words: Words, rules: Ruleset, name: str) -> str:
    """Return words for what the value of the option ``name`` does.

    If there is no message for it, they are the option and its value.

    Raises:
        KeyError: The rule book has no such option.
    """
    value = rules.options[name]
    for message in (f"rules-set-{name}-{value}", f"rules-set-{name}"):
        if words.has(message):
            return words.say(message, **card_values(rules, words))
    return words.say("rules-change", option=name, value=value)


def house_rules(words: Words, rules: Ruleset) -> list[str]:
    """Return a sentence for each option in which a game differs from its preset."""
    return [words.sentence([option_words(words, rules, name)]) for name in house_options(rules)]


def reference_cards(rules: Ruleset, language: str = FALLBACK) -> list[str]:
    """Return a line that names the rule book, then a line for each card in order of kinds."""
    page = RulePage(rules, language)
    return [page.say("rules-card-title"), *(_line(page, card) for card in rules.cards)]


def _line(page: RulePage, card: Card) -> str:
    if is_wild(page.rules, card):
        moves = page.say("rules-card-wild")
    else:
        moves = reduce(
            lambda rest, last: page.say("rules-card-or", rest=rest, last=last), _moves(page, card)
        )
    if card.again:
        held = page.rules.scoring is not None
        moves = page.say("rules-card-play-again" if held else "rules-card-again", moves=moves)
    line = page.say("rules-card-line", name=card_name(card, page.words), moves=moves)
    return upper_first(line)


def _moves(page: RulePage, card: Card) -> Iterator[str]:
    """Yield a phrase for each ability of a card; all its steps forward share one phrase."""
    forward = [one.steps for one in card.abilities if isinstance(one, Steps) and one.steps > 0]
    told = False
    for ability in card.abilities:
        if not (isinstance(ability, Steps) and ability.steps > 0):
            yield page.say(f"rules-card-{ability.reference}", **ability.values)
        elif not told:
            told = True
            yield page.say("rules-card-forward", steps=page.words.either(forward))
