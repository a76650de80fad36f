"""The lines of a record, each with a check that says whether it and all before it are as written.

A line is a text, a space, and three characters: the low 18 bits of a CRC-32 over the texts of
this line and all lines above it, each with its line feed. A line that was changed, moved, left
out or put in breaks the check at its place.
"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from sorry_a11y.storage.errors import RecordError

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
WIDTH = 3
BITS = 6
MOST_RECORD_BYTES = 256 * 1024
"""No record is longer. The longest match measured has less than half of this."""
LONGEST_TEXT = 5000
"""Bytes of a text; only a seed of thousands of digits comes near it."""


class Line(NamedTuple):
    """A text without its check; ``number`` from 1; ``end``: bytes up to and with its line feed."""

    number: int
    text: str
    end: int


class Lines(NamedTuple):
    """The whole lines of a record. ``state``: what `Chain` goes on from; ``cut``: whether a
    piece of a line, or zeros from a crash of the machine, followed."""

    lines: tuple[Line, ...]
    state: int
    cut: bool


def step(state: int, text: bytes) -> tuple[int, bytes]:
    """The state after a line's text, and the check that the line ends with."""
    state = crc32(text + b"\n", state)
    check = "".join(ALPHABET[state >> BITS * at & 63] for at in reversed(range(WIDTH)))
    return state, check.encode("ascii")


class Chain:
    """Puts checks on lines, one after the other."""

    def __init__(self, state: int = 0) -> None:
        self.state = state

    def line(self, text: str) -> bytes:
        """The line as it stands in the file. The text holds no line feed."""
        encoded = text.encode("utf-8")
        self.state, check = step(self.state, encoded)
        return encoded + b" " + check + b"\n"


def split(data: bytes) -> Lines:
    """The lines of a record; raises RecordError ("too-big", "changed"). What follows the last
    line feed is left out, whatever it is: the record was cut there."""
    if len(data) > MOST_RECORD_BYTES:
        raise RecordError("too-big")
    found: list[Line] = []
    state = start = 0
    while (end := data.find(b"\n", start)) >= 0:
        number = len(found) + 1
        text, _, check = data[start:end].rpartition(b" ")
        state, expected = step(state, text)
        if check != expected or len(text) > LONGEST_TEXT:
            raise RecordError("changed", number)
        found.append(Line(number, _decoded(text, number), end + 1))
        start = end + 1
    return Lines(tuple(found), state, start < len(data))


def _decoded(text: bytes, number: int) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("changed", number) from error
