"""What every reply must keep to, whatever is played: each rule as a check that gives what is wrong
with a reply, nothing if it keeps the rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from sorry_a11y.frontends.terminal.layout import Layout, columns_of, last_lines, page
from sorry_a11y.ui.session.reply import Reply

from .sessions import sentences

AS_WRITTEN = re.compile(r"sorry-a11y|--[a-z]+(-[a-z]+)*")
"""Command-line options stay as written."""
SOUNDED = re.compile(r"[^\W_]|[ ,.!?。，、！？]")
"""Letters and digits, and the signs that every reader takes for a pause."""
INSIDE = re.compile(r"(?<=\w)['’-](?=\w)")
"""Signs that are heard as part of a word."""
ENDS = (".", "!", "?", "。", "！", "？")
SHEETS = ((80, 24), (40, 24), (20, 24), (80, 2))
"""Columns and rows of the terminals a reply is laid out for."""


def _symbols(text: str, names: Sequence[str]) -> str:
    """Return what a sentence holds that some reader spells out or drops."""
    for name in names:
        if not name.isalnum():  # letters and digits are heard as they are
            text = text.replace(f"{name}'s", "").replace(name, "")
    return SOUNDED.sub("", INSIDE.sub("", AS_WRITTEN.sub("", text)))


def has_focus(_key: str, reply: Reply, _names: Sequence[str]) -> Iterator[str]:
    """Check that there is a line to stand on."""
    if not reply.focus.strip():
        yield "no focus line"


def has_words(_key: str, reply: Reply, _names: Sequence[str]) -> Iterator[str]:
    """Check that there are at least three characters and a letter."""
    text = " ".join(sentences(reply))
    if len(text) < 3 or not any(character.isalpha() for character in text):
        yield f"too short: {text!r}"


def is_no_echo(key: str, reply: Reply, _names: Sequence[str]) -> Iterator[str]:
    """Check that it does not begin with the pressed key, which readers would take for its echo."""
    first = sentences(reply)[0]
    if len(key) == 1 and first.startswith(key):
        yield f"begins with the key: {first!r}"


def has_plain_words(_key: str, reply: Reply, names: Sequence[str]) -> Iterator[str]:
    """Check that it has no symbol that some reader reads out."""
    for sentence in sentences(reply):
        if found := _symbols(sentence, names):
            yield f"{found!r} in {sentence!r}"


def has_whole_sentences(_key: str, reply: Reply, _names: Sequence[str]) -> Iterator[str]:
    """Check all that is told: one sentence a line, none blank, none with an empty clause, news
    closed by a full stop."""
    for sentence in sentences(reply):
        if sentence != " ".join(sentence.split()) or not sentence:
            yield f"blanks in {sentence!r}"
        if re.search(r"^[,.]|, *[,.]|\.\.| ,", sentence):
            yield f"an empty clause in {sentence!r}"
        if sentence[:1].islower():
            yield f"begins small: {sentence!r}"
    yield from (f"not closed: {one!r}" for one in reply.news if not one.endswith(ENDS))


def is_left_open(_key: str, reply: Reply, _names: Sequence[str]) -> Iterator[str]:
    """Check that a focus line has no full stop, as long as the game goes on."""
    if reply.status is None and reply.focus.endswith(ENDS):
        yield f"closed focus line: {reply.focus!r}"


def fits_the_sheet(_key: str, reply: Reply, _names: Sequence[str]) -> Iterator[str]:
    """Check that it fits: wrapped within the terminal's width - 1, at most one screenful, no blank
    line, on any terminal."""
    return iter(_misfits(tuple(sentences(reply))))


@lru_cache(1024)
def _misfits(told: tuple[str, ...]) -> tuple[str, ...]:
    """Return what does not fit of sentences laid out on every sheet; many a reply comes again."""
    found = []
    for columns, rows in SHEETS:
        layout = Layout(columns, rows)
        left = told
        while left:
            lines, left = page(left, layout, lambda count: f"{count} more lines")
            if len(lines) > layout.capacity:
                found.append(f"{len(lines)} lines on {columns} by {rows}")
            found += [
                f"the line {line!r} on {columns} columns"
                for line in lines
                if not line.strip() or columns_of(line) > columns - 1
            ]
    return tuple(found)


@lru_cache(1024)
def without_room_to_type(focus: str) -> tuple[str, ...]:
    """Return the last lines of 80, 40 and 20 columns behind which nothing can be typed."""
    found = []
    for columns in (80, 40, 20):
        lines = last_lines(focus, Layout(columns, 24, typing=True))
        if not (all(columns_of(line) < columns for line in lines) and lines[-1].endswith(" ")):
            found.append(f"the lines {lines} on {columns} columns")
    return tuple(found)


Check = Callable[[str, Reply, Sequence[str]], Iterator[str]]
CHECKS: tuple[Check, ...] = (
    *(has_focus, has_words, is_no_echo, has_plain_words, has_whole_sentences, is_left_open),
    fits_the_sheet,
)
