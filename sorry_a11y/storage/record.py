"""A record: the list of decisions of one game, as text, one a line (docs/records.md).

`read_record` takes bytes apart and checks that every line is as it was written; `replay` leads
the decisions through the rules and refuses what they do not give.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.decisions import SEAT_LETTERS, action_text
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.storage.errors import StorageError, shown
from sorry_a11y.storage.header import Header
from sorry_a11y.storage.header_reader import HeaderReader, check_title
from sorry_a11y.storage.lines import MOST_RECORD_BYTES, Chain, Line, split
from sorry_a11y.table.setup import PERSON

ASIDE = "aside"
IMPORTED = "imported"
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
"""A kernel's log that says it is an ordinary file would else be waited for."""


@dataclass(frozen=True)
class Record:
    """A record as read, not yet checked against the rules.

    ``lines``: what follows the head; ``data``: the bytes that are whole lines, head included;
    ``state``: what the next line's check goes on from; ``cut``: whether a piece of a line
    followed.
    """

    header: Header
    lines: tuple[Line, ...]
    data: bytes
    state: int
    cut: bool

    @property
    def set_aside(self) -> bool:
        """Whether the player chose not to be asked about this game again."""
        return bool(self.lines) and self.lines[-1].text == ASIDE

    @property
    def is_imported(self) -> bool:
        """Whether it was taken in from a file: somebody else's game."""
        return any(line.text == IMPORTED for line in self.lines)

    @property
    def has_person(self) -> bool:
        """Whether anybody but bots plays."""
        return any(chair.kind == PERSON for chair in self.header.setup.chairs)

    def marked(self) -> bytes:
        """The bytes of the record of an imported game."""
        if self.is_imported:
            return self.data
        return self.data + Chain(self.state).line(IMPORTED)


def read_record(data: bytes) -> Record:
    """The record that the bytes hold, up to its last whole line. Raises RecordError: of a record
    longer than MOST_BYTES, of something else or something newer, of a head that is not whole,
    of the first line that is not as it was written."""
    check_title(data[:MOST_RECORD_BYTES])
    lines, state, cut = split(data)
    header, length = HeaderReader(lines).read()
    return Record(header, lines[length:], data[: lines[-1].end], state, cut)


def read_bytes(path: Path) -> bytes:
    """The file's bytes, at most one more than a record may have. Raises StorageError: there is
    no such file ("no-file"), it is a folder or a device ("not-a-file"), "cannot-read"."""
    try:
        # a pipe would wait for a writer for ever, so look before opening
        if not S_ISREG(path.stat().st_mode):
            raise StorageError("not-a-file", file=shown(path))
        with open(path, "rb", opener=_opened) as file:
            return file.read(MOST_RECORD_BYTES + 1) or b""
    except (FileNotFoundError, NotADirectoryError) as error:
        raise StorageError("no-file", file=shown(path)) from error
    except (OSError, ValueError) as error:
        raise StorageError("cannot-read", file=shown(path)) from error


def _opened(path: str, flags: int) -> int:
    return os.open(path, flags | _AT_ONCE)


def undo_text(seat: int, kept: int) -> str:
    """The line, without its check, that ``seat`` took back all but the first ``kept`` actions."""
    return f"undo {SEAT_LETTERS[seat]} {kept}"


def end_text(winners: tuple[int, ...]) -> str:
    """The line, without its check, that the game is over."""
    return f"end {' '.join(SEAT_LETTERS[seat] for seat in winners)}"


def whole(header: Header, texts: Iterable[str]) -> bytes:
    """A record of lines that somebody else wrote, ``texts`` without their checks."""
    chain = Chain()
    return b"".join(map(chain.line, (*header.texts(), *texts)))


class Writer:
    """Turns what happens in a game into the bytes that are appended to its record."""

    def __init__(self, rules: Ruleset, state: int = 0) -> None:
        self._rules = rules
        self._chain = Chain(state)

    def head(self, header: Header) -> bytes:
        """The head of a new record."""
        return b"".join(self._chain.line(text) for text in header.texts())

    def action(self, action: Action) -> bytes:
        """A decision of a person, a bot or chance."""
        return self._chain.line(action_text(self._rules, action))

    def undo(self, seat: int, kept: int) -> bytes:
        """``seat`` took its last decision back: the first ``kept`` actions stay."""
        return self._chain.line(undo_text(seat, kept))

    def end(self, winners: tuple[int, ...]) -> bytes:
        """The game is over."""
        return self._chain.line(end_text(winners))

    def aside(self) -> bytes:
        """The player does not want to be asked about this game."""
        return self._chain.line(ASIDE)
