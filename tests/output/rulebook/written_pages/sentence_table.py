"""A source's sentences as a table of a written page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tests.output.rulebook.written_pages import (
    source_bounce_home,
    source_dog,
    source_hasbro,
    source_hobby,
    source_parker,
)
from tests.output.rulebook.written_pages.reading import Reading, SourceSection, Verdict

SECTIONS: Mapping[str, tuple[SourceSection, ...]] = {
    "000": source_hobby.SECTIONS,
    "001": source_parker.SECTIONS,
    "002": source_hasbro.SECTIONS,
    "003": source_bounce_home.SECTIONS,
    "004": source_dog.SECTIONS,
}
"""Source -> its parts, in its order."""


def readings(source: str) -> list[Reading]:
    """All sentences of a source, in its order; raises KeyError for a source not gone through."""
    return [one for section in SECTIONS[source] for one in section.readings()]


def sentence_table(source: str) -> Iterator[str]:
    """The lines of the table, and below it how many sentences there are of each verdict."""
    found = readings(source)
    yield "| sentence | says | here |"
    yield "|---|---|---|"
    for one in found:
        yield f"| {one.named} | {one.said} | {_verdict(one)} |"
    counts = {verdict: sum(one.verdict is verdict for one in found) for verdict in Verdict}
    yield ""
    yield (
        f"{len(found)} sentences: {counts[Verdict.KEPT]} kept, {counts[Verdict.OTHERWISE]} decided "
        f"otherwise, {counts[Verdict.SILENT]} silent."
    )


def _verdict(one: Reading) -> str:
    if one.verdict is Verdict.SILENT:
        return "silent"
    where = ", ".join([*one.points, *(f"`{option}`" for option in one.options)])
    if one.verdict is Verdict.KEPT:
        return f"kept: {where}"
    return f"otherwise: {where}. {one.why}"
