"""Lines from a pipe that nobody vouches for: none is held whole that is longer than any query."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

MOST_QUERY_BYTES = 1_000_000
"""Of a line; a query takes a few hundred."""


def short_lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of ``source``, each as soon as it is there. Of one that is longer than MOST_BYTES,
    its beginning as soon as it is one byte too long; the rest is passed over."""
    while line := source.readline(MOST_QUERY_BYTES + 1):
        yield line
        while len(line) > MOST_QUERY_BYTES and not line.endswith(b"\n"):
            line = source.readline(MOST_QUERY_BYTES + 1)
