"""The format of a record: the log of one game as text, an entry a line (docs/records.md).

Each line ends with a check that says whether it and all lines above it are as they were written:
a space, and three characters for the low 18 bits of a CRC-32 over the texts of these lines, each
with its line feed. A line that was changed, moved, left out or put in breaks the check at its
place.

`read_record` takes bytes apart and checks every line; `game_of` leads the entries through the
rules and refuses what these do not allow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from zlib import crc32

from sorry_a11y.core.game.following import Followed, follow
from sorry_a11y.core.game.header import Header, HeaderError, read_header
from sorry_a11y.core.game.logged_game import LoggedGame
from sorry_a11y.core.game.setup import PERSON
from sorry_a11y.core.rules.game import IllegalActionError
from sorry_a11y.core.rules.notation import NotationError
from sorry_a11y.store.errors import RecordError
from sorry_a11y.store.files import StrPath, as_utf8, read_given
from sorry_a11y.store.game_saver import END, end_text

MOST_RECORD_BYTES = 256 * 1024
"""The most bytes of a record, twice those of the longest match measured."""
_RECORD_FORMAT = 1
_TITLE = "sorry-a11y record"
IMPORTED = "imported"
_WHOLE = "whole"
"""The last line of every record: where it is missing, the record was cut."""
_LAST_LINE = re.compile(rb"\nwhole [0-9A-Za-z_-]{3}\Z")
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
_LONGEST_TEXT = 5000
"""The most bytes of a line without its check."""
_FIRST_WORDS = re.compile(rb"sorry-a11y record (\d{1,9})(?= )")


# -- lines with their checks ---------------------------------------------------------------------


class Chain:
    """The checks of the lines of a record, made one after the other.

    Args:
        state: The CRC-32 of the lines before.
    """

    def __init__(self, state: int = 0) -> None:
        self.state = state

    def check(self, text: bytes) -> bytes:
        """Return the check of the next line."""
        self.state = state = crc32(text + b"\n", self.state)
        return (
            ALPHABET[state >> 12 & 63] + ALPHABET[state >> 6 & 63] + ALPHABET[state & 63]
        ).encode("ascii")

    def line(self, text: str) -> bytes:
        """Return the next line of the file, with check and line feed; ``text`` has no line feed."""
        encoded = text.encode("utf-8")
        return encoded + b" " + self.check(encoded) + b"\n"


def _split_lines(data: bytes) -> list[str]:
    """Return the whole lines of a record without checks; a piece of a line may follow.

    Raises:
        RecordError: "too-big" or "changed".
    """
    if len(data) > MOST_RECORD_BYTES:
        raise RecordError("too-big")
    found: list[str] = []
    chain = Chain()
    start = 0
    while (end := data.find(b"\n", start)) >= 0:
        text, _, check = data[start:end].rpartition(b" ")
        if chain.check(text) != check or len(text) > _LONGEST_TEXT:
            raise RecordError("changed", len(found) + 1)
        try:
            found.append(text.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError("changed", len(found) + 1) from error
        start = end + 1
    return found


def _check_title(data: bytes) -> None:
    """Raise RecordError unless the bytes begin as a record that this program knows.

    It says "not-a-record", "newer", or "cut-header" for a piece of its first words. The title is
    read before any check, so that a later format may put its checks elsewhere.
    """
    found = _FIRST_WORDS.match(data)
    if found:
        if int(found[1]) != _RECORD_FORMAT:
            raise RecordError("newer" if int(found[1]) > _RECORD_FORMAT else "not-a-record")
        return
    words = f"{_TITLE} {_RECORD_FORMAT} ".encode()
    raise RecordError("cut-header" if words.startswith(data) else "not-a-record")


# -- the whole -----------------------------------------------------------------------------------


class Record(NamedTuple):
    """A record as read, not yet checked against the rules.

    Attributes:
        header: Its header.
        lines: The lines after the header.
        cut: Whether its last lines are missing.
    """

    header: Header
    lines: tuple[str, ...]
    cut: bool = False

    @property
    def texts(self) -> list[str]:
        """The texts of its log, as they are stored."""
        return ["\n".join(self.header.lines()), *self.lines]

    @property
    def data(self) -> bytes:
        """The record as a file."""
        return record_of_texts(self.header, self.lines)

    @property
    def is_imported(self) -> bool:
        """Tell whether it was imported from a file: the game of somebody else."""
        return IMPORTED in self.lines

    @property
    def has_person(self) -> bool:
        """Tell whether a person plays."""
        return any(occupant.kind == PERSON for occupant in self.header.setup.occupants)


def read_record(data: bytes) -> Record:
    """Return the record that the bytes hold, up to its last whole line.

    Raises:
        RecordError: There are too many bytes, the format is another or newer, the header is not
            whole, or a line is not as it was written.
    """
    _check_title(data[:MOST_RECORD_BYTES])
    lines = _split_lines(data)
    if not lines:
        raise RecordError("cut-header")
    if lines[0] != f"{_TITLE} {_RECORD_FORMAT}":
        raise RecordError("header", 1)
    is_whole = lines[-1] == _WHOLE
    return _record(lines[1:-1] if is_whole else lines[1:], is_cut=not is_whole)


def read_record_file(path: StrPath) -> Record:
    """Return the record in a file that the player names.

    Editors and mail may have changed what `as_written` mends. Errors are those of `read_given` and
    `read_record`.
    """
    return read_record(as_written(read_given(path, MOST_RECORD_BYTES)))


def as_written(data: bytes) -> bytes:
    """Return the bytes of a record without what editors do to a text.

    That is a byte order mark, UTF-16 with one, CR LF, blanks at the ends of lines, blank lines at
    the end, and a missing line feed after the last line. No line of a record ends with a blank or
    is blank.
    """
    lines = as_utf8(data).split(b"\n")
    text = b"\n".join([line.rstrip(b" \t\r") for line in lines])
    body = text.rstrip(b"\n")
    return body + b"\n" if body != text or _LAST_LINE.search(body) else body


def read_texts(texts: Sequence[str]) -> Record:
    """Return the record that the texts of a log make; raises RecordError."""
    return _record([*texts[0].split("\n"), *texts[1:]], is_cut=False)


def _record(lines: Sequence[str], *, is_cut: bool) -> Record:
    """Return the record of its lines after the title."""
    try:
        header, length = read_header(lines)
    except HeaderError as error:
        if error.at is None:
            raise RecordError("cut-header") from error
        raise RecordError("header", error.at + 2) from error
    return Record(header, tuple(lines[length:]), is_cut)


def record_of_texts(header: Header, texts: Iterable[str]) -> bytes:
    """Return the file of a record, made of its header and the lines after it without checks."""
    chain, title = Chain(), f"{_TITLE} {_RECORD_FORMAT}"
    return b"".join(map(chain.line, (title, *header.lines(), *texts, _WHOLE)))


def record_of(game: LoggedGame) -> bytes:
    """Return the record of a game as a file."""
    ends = [end_text(game.winners)] if game.over else []
    return record_of_texts(game.header, [*game.log.lines(), *ends])


# -- led through the rules -----------------------------------------------------------------------


def follow_record(record: Record, game: LoggedGame) -> Iterator[Followed]:
    """Apply the entries of a record to a new game, one after the other.

    Raises:
        RecordError: "refused" at the first line that the rules do not allow.
    """
    has_ended = False
    before = 1 + len([*record.header.lines()])
    for number, line in enumerate(record.lines, before + 1):
        if line == IMPORTED:
            continue
        ends = line.startswith(END)
        try:
            if not ends:
                yield from follow(game, [line])
            elif has_ended or line != end_text(game.winners):
                raise NotationError(line)
        except (IllegalActionError, NotationError) as error:
            raise RecordError("refused", number) from error
        has_ended = ends


def whole_game(path: StrPath) -> LoggedGame:
    """Return the game of a record in a file that the player names.

    Errors are those of `read_record_file` and `game_of`, and RecordError "cut".
    """
    record = read_record_file(path)
    if record.cut:
        raise RecordError("cut")
    return game_of(record)


def game_of(record: Record) -> LoggedGame:
    """Return the game in its state after a record; raises RecordError."""
    game = LoggedGame(record.header)
    for _ in follow_record(record, game):
        pass
    return game
