"""The written pages: as committed, and each paragraph with its source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sorry_a11y.core.rulesets.families import FAMILIES, facts, family_of
from sorry_a11y.core.rulesets.presets import Sentence
from tests.harness.rule_books import NUMBERS, PRESETS, variants
from tests.output.rulebook.written_pages.markdown import markdown
from tests.output.rulebook.written_pages.reading import SOURCES, citations

DOCS = Path(__file__).parents[3] / "docs" / "rules"


@pytest.mark.parametrize("preset", PRESETS)
def test_written_page_is_the_committed_one(preset: str, request: pytest.FixtureRequest) -> None:
    """docs/rules/PRESET.md holds what the data gives; pytest --rewrite-golden writes it anew."""
    path = DOCS / f"{preset}.md"
    if request.config.getoption("--rewrite-golden"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(markdown(preset), encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8").splitlines() == markdown(preset).splitlines()


def test_no_written_page_is_left_over() -> None:
    """Every page in docs/rules is that of a rule book."""
    assert sorted(path.stem for path in DOCS.glob("*.md")) == sorted(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_written_paragraph_cites_its_source(preset: str) -> None:
    """Below each numbered paragraph stands where it comes from, or that it is decided here."""
    source = family_of(preset).presets[preset].source
    parts = re.split(r"^### (\S+)$", markdown(preset), flags=re.MULTILINE)
    numbers, texts = parts[1::2], parts[2::2]
    assert numbers == NUMBERS[family_of(preset).name]
    cited = re.compile(
        rf"^(Source: {source}[ .]|Grounds: {source}[ .]|Not in {source}\.)", re.MULTILINE
    )
    for number, text in zip(numbers, texts, strict=True):
        assert cited.search(text), number


def test_the_page_of_dog_quotes_its_source_and_names_the_gap() -> None:
    """Each paragraph of Dog says what the source says, with a translation, what it leaves open,
    and what was decided; quotes are short."""
    page = markdown("dog")
    assert page.count("\nGap: ") == page.count("\nDecision: ") == 25
    for point in family_of("dog").paragraphs():
        assert point.gap
        assert bool(point.quote) == bool(point.english)
        assert len(point.quote.split()) <= 15


def test_conditions_and_sources_are_known() -> None:
    """Every condition asks for a fact and values that exist, and every citation for a source
    that is named: a slip would silence a sentence."""
    for family in FAMILIES:
        accepted: dict[str, set[str]] = {"preset": set(family.presets)}
        for preset in family.presets:
            for rules in variants(preset):
                for fact, value in facts(rules).items():
                    accepted.setdefault(fact, set()).add(value)
        sentences: list[Sentence] = [
            one for point in family.paragraphs() for one in point.sentences
        ] + [one for part in family.parts for one in part.opening]
        for one in sentences:
            assert set(citations(one)) <= set(SOURCES), one
            for term in one.when.split():
                fact, _, values = term.partition("=")
                assert set(values.split("|")) <= accepted[fact], one
        for clash in family.clashes:
            assert set(clash.presets) <= set(family.presets)
            assert clash.number in [point.number for point in family.paragraphs()]
