"""What was said held against what was meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

WORD = re.compile(r"\w+")
"""Marks and the ends of lines are not said; words and numbers are."""


@dataclass
class Count:
    """``meant`` sentences, of which so many were ``heard`` whole and in order; ``doubled`` were
    heard again in the same reply; ``lost`` not at all, or cut, or too late; ``more``: words that
    nobody meant. ``remarks``: the first cases, to be looked at."""

    meant: int = 0
    heard: int = 0
    doubled: int = 0
    lost: int = 0
    more: int = 0
    remarks: list[str] = field(default_factory=list)

    @property
    def is_perfect(self) -> bool:
        """Every sentence once, in order, nothing else."""
        return self.meant == self.heard and not (self.doubled or self.lost or self.more)

    def remark(self, text: str) -> None:
        """Keep one of the first cases."""
        if len(self.remarks) < 40:
            self.remarks.append(text)


def words(text: str) -> list[str]:
    """The words of a text, in small letters."""
    return WORD.findall(text.casefold())


def hold(
    count: Count, key: str, meant: Sequence[str], said: Iterable[str], typed: Iterable[str] = ()
) -> None:
    """Count one reply: ``meant`` sentences and what was ``said`` after the key. Words in
    ``typed`` before the first sentence are the reader's echo of the keyboard, not the game's."""
    stream = [word for utterance in said for word in words(utterance)]
    echo = [word for text in typed for word in words(text)]
    if echo and stream[: len(echo)] == echo:
        stream = stream[len(echo) :]
    at = 0
    for sentence in meant:
        wanted = words(sentence)
        if not wanted:
            continue
        count.meant += 1
        found = _find(stream, wanted, at)
        if found < 0:
            count.lost += 1
            count.remark(f"after {key!r} lost: {sentence}; said: {' '.join(stream[at:])}")
            continue
        if found > at:
            _left_over(count, key, stream[at:found], meant)
        count.heard += 1
        at = found + len(wanted)
    if at < len(stream):
        _left_over(count, key, stream[at:], meant)


def _left_over(count: Count, key: str, rest: list[str], meant: Sequence[str]) -> None:
    """Words between sentences: a sentence told again, or something that nobody meant."""
    for sentence in meant:
        wanted = words(sentence)
        found = _find(rest, wanted, 0) if wanted else -1
        if found >= 0:
            count.doubled += 1
            count.remark(f"after {key!r} doubled: {sentence}")
            rest = rest[:found] + rest[found + len(wanted) :]
    if rest:
        count.more += len(rest)
        count.remark(f"after {key!r} more: {' '.join(rest)}")


def _find(stream: Sequence[str], wanted: Sequence[str], first: int) -> int:
    """Where the words stand in the stream, from ``first`` on; -1 if nowhere."""
    size = len(wanted)
    for at in range(first, len(stream) - size + 1):
        if list(stream[at : at + size]) == list(wanted):
            return at
    return -1
