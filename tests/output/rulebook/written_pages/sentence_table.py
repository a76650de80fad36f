"""A source's sentences as a table of a written page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.output.rulebook.written_pages.reading import Reading, SourceSection, Verdict, sections

READ = {"000": "hobby", "001": "parker", "002": "hasbro", "003": "bounce-home", "004": "dog"}
"""Source -> the rule book that follows it, by which its file of sentences here is called. 000 is
read without its advertisements and its words on the author; captions of pictures count."""
SECTIONS: Mapping[str, tuple[SourceSection, ...]] = {
    source: sections(Path(__file__).with_name(f"{preset}.txt").read_text(encoding="utf-8"))
    for source, preset in READ.items()
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
