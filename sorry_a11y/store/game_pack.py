"""All saved games in one file, to be kept elsewhere and brought back."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from sorry_a11y.store.errors import StorageError
from sorry_a11y.store.given import MOST_RECORD_BYTES
from sorry_a11y.store.library import Library

_NUMBER = re.compile(r"game-(\d{1,9})\.txt")
MOST_GAMES = 10_000
"""Games that are read of one file."""


def pack_games(library: Library) -> bytes:
    """Return a ZIP archive of all records that can be read, each as it is. Raises StorageError
    "cannot-read"."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for number in library.numbers():
            try:
                data = library.load(number).data
            except StorageError:
                continue
            archive.writestr(f"game-{number}.txt", data)
    return packed.getvalue()


def unpack_games(data: bytes) -> Iterator[bytes]:
    """Yield the records of such a file by their numbers; bytes that are no archive as they are,
    since they may be a record."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except zipfile.BadZipFile:
        yield data
        return
    with archive:
        named = [(int(found[1]), one) for one in archive.infolist()
                 if (found := _NUMBER.fullmatch(one.filename.rsplit("/", 1)[-1]))]
        for _, one in sorted(named, key=lambda pair: pair[0])[:MOST_GAMES]:
            try:
                with archive.open(one) as record:
                    yield record.read(MOST_RECORD_BYTES + 1)
            except (zipfile.BadZipFile, zlib.error, OSError, EOFError, NotImplementedError,
                    RuntimeError):
                yield b""


def is_pack(data: bytes) -> bool:
    """Return whether a file begins as one of many games does."""
    return data.startswith(b"PK")


class PackCounts(NamedTuple):
    """The number of games of a file that were added, were known, or are damaged.

    Attributes:
        added: Games saved beside the others.
        known: Games that were here already.
        damaged: Games that cannot be read.
    """

    added: int
    known: int
    damaged: int


def take_back_games(library: Library, data: bytes) -> PackCounts:
    """Save the games of a file beside those of a library."""
    counted = Counter[str]()
    for record in unpack_games(data):
        try:
            library.take_back(record)
            counted["added"] += 1
        except StorageError as error:
            counted["known" if error.code == "already" else "damaged"] += 1
    return PackCounts(counted["added"], counted["known"], counted["damaged"])
