"""Every sentence of every source: accounted for, and in accord with the paragraphs."""

from __future__ import annotations

import pytest

from sorry_a11y.core.rulesets.families import FAMILIES, Family, family_of
from tests.harness.rule_books import PRESETS
from tests.output.rulebook.written_pages.reading import SourceSection, Verdict, citations
from tests.output.rulebook.written_pages.sentence_table import SECTIONS, readings

COUNTED = {"000": 113, "001": 83, "002": 82, "003": 71, "004": 36}
"""Sentences of each source, counted in the source itself: full stops, list items, captions and
rows of tables; not counted are titles, advertisements and what is said of the author."""

OF = {family_of(preset).presets[preset].source: preset for preset in PRESETS}
"""Source -> the rule book that follows it."""


def test_every_source_is_gone_through() -> None:
    """Each source that a rule book is named after has its sentences told, and no other."""
    assert set(SECTIONS) == set(OF) == set(COUNTED)


@pytest.mark.parametrize("source", COUNTED)
def test_every_sentence_is_accounted_for(source: str) -> None:
    """As many verdicts as sentences were counted, section by section and in all."""
    for section in SECTIONS[source]:
        assert len(list(section.readings())) == section.sentences, section.name
    assert len({section.name for section in SECTIONS[source]}) == len(SECTIONS[source])
    assert len(readings(source)) == COUNTED[source]


@pytest.mark.parametrize("source", COUNTED)
def test_verdicts_name_what_there_is(source: str) -> None:
    """What is kept or decided otherwise names points and options that exist; only what is
    decided otherwise has a reason, and what is silent names nothing."""
    family = family_of(OF[source])
    numbers = {point.number for point in family.paragraphs()}
    accepted = family.presets[OF[source]].options
    for one in readings(source):
        assert set(one.points) <= numbers, one
        assert bool(one.points) == (one.verdict is not Verdict.SILENT), one
        assert bool(one.why) == (one.verdict is Verdict.OTHERWISE), one
        for option in one.options:
            name, _, value = option.partition("=")
            assert value in accepted[name], one


@pytest.mark.parametrize("source", COUNTED)
def test_what_is_kept_is_cited_and_what_is_cited_was_read(source: str) -> None:
    """A sentence that is kept is kept at a point that cites its source; a point that cites a
    place in a source has a sentence of that place, kept or decided otherwise."""
    family = family_of(OF[source])
    cited = _cited(family, source)
    found = readings(source)
    for one in found:
        if one.verdict is Verdict.KEPT:
            assert any(point in cited for point in one.points), one
    read = {(point, one.section) for one in found for point in one.points}
    places = {one.section for one in found}
    for point, sections in cited.items():
        for section in sections & places if source == "004" else sections:
            assert (point, section) in read, (point, section)


@pytest.mark.parametrize("source", COUNTED)
def test_what_is_read_otherwise_stands_where_the_sources_are_at_odds(source: str) -> None:
    """Each sentence that is decided otherwise is told in the rule book that follows its source,
    and in the default one, among the things that are at odds."""
    family = family_of(OF[source])
    for preset in {OF[source], next(iter(family.presets))}:
        told = {clash.number for clash in family.clashes if preset in clash.presets}
        for one in readings(source):
            if one.verdict is Verdict.OTHERWISE:
                assert told & set(one.points), (preset, one)


def test_sentences_are_told_in_our_own_words() -> None:
    """What a sentence says is told in a few words, one line, without a mark that would break the
    table."""
    for source in COUNTED:
        for one in readings(source):
            assert 0 < len(one.said.split()) <= 35, one
            assert one.said.endswith("."), one
            assert "|" not in one.said + one.why, one


def test_a_line_that_is_no_verdict_is_refused() -> None:
    """A slip in the data is an error, not a sentence that vanishes."""
    with pytest.raises(ValueError, match="keep"):
        list(SourceSection("aim", 1, "keep 34 | Four pawns home.").readings())


def _cited(family: Family, source: str) -> dict[str, set[str]]:
    """Point -> the places of the source that it cites; "" where none is named."""
    assert family in FAMILIES
    places: dict[str, set[str]] = {}
    for point in family.paragraphs():
        for sentence in point.sentences:
            if source in citations(sentence):
                places.setdefault(point.number, set()).add(citations(sentence)[source])
        if point.quote and source == "004":
            places.setdefault(point.number, set())
    return places
