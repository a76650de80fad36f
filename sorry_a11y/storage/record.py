"""A record: the list of decisions of one game, as text, one a line (docs/records.md).

`read_record` takes bytes apart and checks that every line is as it was written; `replay` leads
the decisions through the rules and refuses what they do not give.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from stat import S_ISREG

from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.rules.actions import Action
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import COLOURS, SEAT_LETTERS, action_text, seat_called
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.storage.errors import RecordError, StorageError, shown
from sorry_a11y.storage.files import MOST_RECORD_BYTES, Chain, Line, split
from sorry_a11y.storage.header import BEGIN, FORMAT, TITLE, Header
from sorry_a11y.table.names import LONGEST_NAME
from sorry_a11y.table.setup import PERSON, SeatSetup, Setup

_TITLE = re.compile(rb"sorry-a11y record (\d{1,9})(?= )")
_STARTED = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z", re.ASCII)
_PROGRAM = re.compile(r"[0-9A-Za-z.+-]{1,40}", re.ASCII)
_SEED = re.compile(r"-?(0|[1-9]\d{0,4299})", re.ASCII)
_COUNT = re.compile(r"[1-9]\d{0,17}", re.ASCII)
_PAIR = re.compile(r"([a-z-]{1,40})=([0-9a-z-]{1,40})", re.ASCII)


def check_title(data: bytes) -> None:
    """Raise RecordError unless the bytes begin as a record that this program knows:
    "not-a-record", "newer", or "cut-header" for a piece of its first words. The title is read
    before any check, so that a later format may put its checks elsewhere."""
    found = _TITLE.match(data)
    if found:
        if int(found[1]) != FORMAT:
            raise RecordError("newer" if int(found[1]) > FORMAT else "not-a-record")
        return
    words = f"{TITLE} {FORMAT} ".encode()
    raise RecordError("cut-header" if words.startswith(data) else "not-a-record")


class HeaderReader:
    """Takes the lines of a head one by one and checks them."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self._lines = lines
        self._at = 0

    def read(self) -> tuple[Header, int]:
        """The head and how many lines it has; raises RecordError ("header", "cut-header")."""
        if self._take(TITLE) != str(FORMAT):
            raise self._wrong()
        program = self._matched("program", _PROGRAM)[0]
        started = self._started()
        book = self._take("game")
        book_line = self._at
        options = self._options()
        teams = self._flag("teams")
        rounds, target = self._points()
        secret = int(self._matched("seed", _SEED)[0])
        may_undo = self._flag("undo")
        setup = Setup(
            book, options, teams, bool(rounds or target), rounds, target, may_undo, self._chairs()
        )
        try:
            setup.rules()
        except (CombinationError, OptionError) as error:
            at = book_line + isinstance(error, OptionError)
            raise RecordError("header", at) from error
        return Header(setup, secret, started, program), self._at

    def _wrong(self) -> RecordError:
        return RecordError("header", self._lines[self._at - 1].number)

    def _text(self) -> str:
        if self._at >= len(self._lines):
            raise RecordError("cut-header")
        self._at += 1
        return self._lines[self._at - 1].text

    def _take(self, key: str) -> str:
        text = self._text()
        if not text.startswith(key + " "):
            raise self._wrong()
        return text[len(key) + 1 :]

    def _matched(self, key: str, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.fullmatch(self._take(key))
        if not found:
            raise self._wrong()
        return found

    def _flag(self, key: str) -> bool:
        value = self._take(key)
        if value not in ("yes", "no"):
            raise self._wrong()
        return value == "yes"

    def _started(self) -> datetime:
        found = self._matched("started", _STARTED)
        try:
            year, month, day, hour, minute, second = (int(part) for part in found.groups())
            return datetime(year, month, day, hour, minute, second, tzinfo=UTC)
        except ValueError as error:
            raise self._wrong() from error

    def _options(self) -> tuple[tuple[str, str], ...]:
        pairs = []
        for word in self._take("rules").split(" "):
            found = _PAIR.fullmatch(word)
            if not found:
                raise self._wrong()
            pairs.append((found[1], found[2]))
        if len(dict(pairs)) < len(pairs):
            raise self._wrong()
        return tuple(pairs)

    def _points(self) -> tuple[int, int]:
        word, _, number = self._take("points").partition(" ")
        if word == "no" and not number:
            return 0, 0
        if word not in ("rounds", "target") or not _COUNT.fullmatch(number):
            raise self._wrong()
        return (int(number), 0) if word == "rounds" else (0, int(number))

    def _chairs(self) -> tuple[SeatSetup, ...]:
        chairs: list[SeatSetup] = []
        first: dict[tuple[str, str | None], int] = {}
        while (text := self._text()) != BEGIN:
            seat, kind, name = self._chair(text)
            if chairs and seat <= chairs[-1].seat:
                raise self._wrong()
            # who holds several seats stands there several times; no two others are called alike
            chairs.append(SeatSetup(seat, kind, name, first.setdefault((kind, name), seat)))
        if not 2 <= len(chairs) <= len(COLOURS):
            raise self._wrong()
        return tuple(chairs)

    def _chair(self, text: str) -> tuple[Seat, str, str | None]:
        colour, _, rest = text.partition(" ")
        kind, _, name = rest.partition(" ")
        if colour not in COLOURS or kind not in (PERSON, *BOTS):
            raise self._wrong()
        if (name or kind != PERSON or rest != kind) and not _is_name(name):
            raise self._wrong()
        return seat_called(colour), kind, name or None


def _is_name(name: str) -> bool:
    """Whether this program, or an older one that took more for a name, can have written it."""
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()


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


def undo_text(seat: Seat, kept: int) -> str:
    """The line, without its check, that ``seat`` took back all but the first ``kept`` actions."""
    return f"undo {SEAT_LETTERS[seat]} {kept}"


def end_text(winners: tuple[Seat, ...]) -> str:
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

    def undo(self, seat: Seat, kept: int) -> bytes:
        """``seat`` took its last decision back: the first ``kept`` actions stay."""
        return self._chain.line(undo_text(seat, kept))

    def end(self, winners: tuple[Seat, ...]) -> bytes:
        """The game is over."""
        return self._chain.line(end_text(winners))

    def aside(self) -> bytes:
        """The player does not want to be asked about this game."""
        return self._chain.line(ASIDE)
