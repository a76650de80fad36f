"""The rules as a written page: the sentences that are told, each with its source.

Paragraphs cite the source that the rule book is named after, then the others that say the same;
what no source says is marked as decided here. Options that change a paragraph stand below it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill

from sorry_a11y.core.rulesets.families import family_of, plain_rules
from sorry_a11y.core.rulesets.presets import Part, Point, Sentence
from sorry_a11y.output.rulebook.rule_pages import RulePage, Section, pages, reference_cards
from tests.output.rulebook.written_pages.reading import SOURCES, citations
from tests.output.rulebook.written_pages.sentence_table import sentence_table

WIDTH = 99
HEAD = (
    "`sorry-a11y rules {name}` tells the same sentences; this page adds where each comes from. "
    "Both are made from the data of the game. A paragraph has the same number in every rule "
    "book of a game, and it is the number that the code and the tests cite."
)
SENTENCES = (
    "What each sentence says, in our words, and what becomes of it here: kept, at which "
    "paragraph and with which option; decided otherwise, and how; or silent, where it says "
    "nothing that could be played."
)


def markdown(preset: str) -> str:
    """The page of a preset, in English, for docs/rules/PRESET.md; raises KeyError for a preset
    there is not."""
    return "\n".join(_Document(preset).lines())


class _Document:
    def __init__(self, preset: str) -> None:
        self.preset = preset
        family = family_of(preset)
        self.source = family.presets[preset].source
        self.page = RulePage(plain_rules(preset))
        self.variants = [
            (f"{option}={value}", RulePage(plain_rules(preset, {option: value})))
            for option, accepted in family.presets[preset].options.items()
            for value in accepted
            if value != self.page.facts[option]
        ]

    def lines(self) -> Iterator[str]:
        introduction, *_, clashes, options = pages(self.page.rules)
        yield f"# {introduction.title}\n"
        yield _wrapped(introduction.paragraphs[0].text) + "\n"
        yield _wrapped(HEAD.format(name=self.preset)) + "\n"
        yield "Sources:\n"
        yield from self._sources()
        for part in self.page.family.parts:
            yield from self._part(part)
        yield from self._plain(clashes)
        yield from self._plain(options)
        yield f"## Source {self.source}, sentence by sentence\n"
        yield _wrapped(SENTENCES) + "\n"
        yield from sentence_table(self.source)
        yield ""
        yield "## Reference cards\n\n```text"
        yield from reference_cards(self.page.rules)
        yield "```\n"

    def _sources(self) -> Iterator[str]:
        points = self.page.family.paragraphs()
        named = {source for point in points for one in point.sentences for source in citations(one)}
        for source, title in SOURCES.items():
            if source in named:
                own = ", which this rule book follows" if source == self.source else ""
                yield f"- {source}: {title}{own}"
        yield ""

    def _part(self, part: Part) -> Iterator[str]:
        yield f"## {self.page.say(f'rules-title-{part.title}')}\n"
        if part.opening:
            yield _wrapped(" ".join(self.page.texts(part.opening))) + "\n"
        for point in part.points:
            yield f"### {point.number}\n"
            if point.gap:
                yield from self._gap(point)
            text = " ".join(self.page.texts(point.sentences))
            yield _wrapped(f"Decision: {text}" if point.gap else text) + "\n"
            label = "Grounds" if point.gap else "Source"
            yield _wrapped(self._cited(self.page.told(point.sentences), label)) + "\n"
            if point.note:
                yield _wrapped(f"Note: {point.note}") + "\n"
            changes = list(self._changes(point))
            if changes:
                yield "\n".join(changes) + "\n"

    def _gap(self, point: Point) -> Iterator[str]:
        if point.quote:
            quoted = f'Source: {self.source} says "{point.quote}", in English "{point.english}".'
            yield _wrapped(quoted) + "\n"
        else:
            yield f"Source: {self.source} is silent.\n"
        yield _wrapped(f"Gap: {point.gap}") + "\n"

    def _cited(self, sentences: tuple[Sentence, ...], label: str) -> str:
        """Where the sentences come from: the own source and who says the same, then each
        sentence that is not in the own source."""
        backed = [citations(one) for one in sentences if self.source in citations(one)]
        same = _grouped(backed)
        own = same.pop(self.source, None)
        if own is None:
            told = [f"Not in {self.source}."]
        else:
            told = [f"{label}: {_listed({self.source: own})}."]
        if same:
            told.append(f"The same: {_listed(same)}.")
        told += [
            f"Sentence {number}: {_origin(one)}."
            for number, one in enumerate(sentences, 1)
            if self.source not in citations(one)
        ]
        return " ".join(told)

    def _changes(self, point: Point) -> Iterator[str]:
        """What each option value would change in a paragraph, one list item each."""
        here = self.page.told(point.sentences)
        told = set(self.page.texts(point.sentences))
        for wish, page in self.variants:
            there = page.told(point.sentences)
            texts = page.texts(point.sentences)
            new = [
                f"{text} [{_origin(one)}]"
                for text, one in zip(texts, there, strict=True)
                if text not in told
            ]
            if new:
                yield _item(f"`{wish}`: {' '.join(new)}")
            elif told - set(texts):
                gone = [str(i) for i, one in enumerate(here, 1) if one not in there]
                told_of = "sentence {} does" if len(gone) == 1 else "sentences {} do"
                yield _item(f"`{wish}`: {told_of.format(' and '.join(gone))} not hold.")

    def _plain(self, section: Section) -> Iterator[str]:
        yield f"## {section.title}\n"
        for paragraph in section.paragraphs:
            number = f"{paragraph.number}: " if paragraph.number else ""
            yield _item(f"{number}{paragraph.text}")
        yield ""


def _origin(sentence: Sentence) -> str:
    return _listed(_grouped([citations(sentence)])) or "decided here"


def _grouped(citations: Iterable[Mapping[str, str]]) -> dict[str, list[str]]:
    """Source -> the places in it, sources in their order, places as they come, each once."""
    groups: dict[str, list[str]] = {source: [] for source in SOURCES}
    cited: set[str] = set()
    for one in citations:
        for source, place in one.items():
            cited.add(source)
            named = f"section {place}" if place[:1].isdigit() else place
            if named and named not in groups[source]:
                groups[source].append(named)
    return {source: places for source, places in groups.items() if source in cited}


def _listed(groups: Mapping[str, list[str]]) -> str:
    return ", ".join(
        f"{source} ({', '.join(places)})" if places else source for source, places in groups.items()
    )


def _wrapped(text: str, indent: str = "") -> str:
    return fill(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def _item(text: str) -> str:
    return _wrapped(f"- {text}", "  ")
