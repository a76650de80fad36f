"""The format of a record: the decisions of one game, as text, one a line (docs/records.md).

Each line ends with a check that says whether it and all lines above it are as they were written:
a space, and three characters for the low 18 bits of a CRC-32 over the texts of these lines, each
with its line feed. A line that was changed, moved, left out or put in breaks the check at its
place.

`read_record` takes bytes apart and checks every line; `replay` leads the decisions through the
rules and refuses what these do not allow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import NamedTuple
from zlib import crc32

from sorry_a11y import __version__
from sorry_a11y.bots.opponents import BOTS
from sorry_a11y.rules.board import Seat
from sorry_a11y.rules.notation import COLOURS, SEAT_LETTERS, seat_called
from sorry_a11y.rules.ruleset import Ruleset
from sorry_a11y.rulesets.families import CombinationError
from sorry_a11y.rulesets.presets import OptionError
from sorry_a11y.storage.errors import RecordError
from sorry_a11y.table.names import LONGEST_NAME
from sorry_a11y.table.setup import PERSON, Seating, SeatSetup, Setup

FORMAT = 1
TITLE = "sorry-a11y record"
BEGIN = "begin"
ASIDE = "aside"
IMPORTED = "imported"
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
MOST_RECORD_BYTES = 256 * 1024
"""No record is longer. The longest match measured has less than half of this."""
LONGEST_TEXT = 5000
"""Bytes of a text; only a seed of thousands of digits comes near it."""
_TITLE = re.compile(rb"sorry-a11y record (\d{1,9})(?= )")
_STARTED = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z", re.ASCII)
_PROGRAM = re.compile(r"[0-9A-Za-z.+-]{1,40}", re.ASCII)
_SEED = re.compile(r"-?(0|[1-9]\d{0,4299})", re.ASCII)
_COUNT = re.compile(r"[1-9]\d{0,17}", re.ASCII)
_PAIR = re.compile(r"([a-z-]{1,40})=([0-9a-z-]{1,40})", re.ASCII)


# -- lines with their checks ---------------------------------------------------------------------


class Line(NamedTuple):
    """A text without its check; ``number`` from 1; ``end``: bytes up to and with its line feed."""

    number: int
    text: str
    end: int


class Chain:
    """Puts checks on lines, one after the other. ``state``: what the next check follows from."""

    def __init__(self, state: int = 0) -> None:
        self.state = state

    def check(self, text: bytes) -> bytes:
        """Return the check of the next line."""
        self.state = state = crc32(text + b"\n", self.state)
        return (ALPHABET[state >> 12 & 63] + ALPHABET[state >> 6 & 63]
                + ALPHABET[state & 63]).encode("ascii")

    def line(self, text: str) -> bytes:
        """Return the next line as it stands in the file. The text holds no line feed."""
        encoded = text.encode("utf-8")
        return encoded + b" " + self.check(encoded) + b"\n"


def split_lines(data: bytes) -> tuple[tuple[Line, ...], int]:
    """Return the whole lines of a record, and the state of their chain. Raises RecordError
    ("too-big", "changed"). A piece of a line at the end is left out, and zeros from a crash of the
    machine."""
    if len(data) > MOST_RECORD_BYTES:
        raise RecordError("too-big")
    found: list[Line] = []
    chain = Chain()
    start = 0
    while (end := data.find(b"\n", start)) >= 0:
        number = len(found) + 1
        text, _, check = data[start:end].rpartition(b" ")
        if chain.check(text) != check or len(text) > LONGEST_TEXT:
            raise RecordError("changed", number)
        try:
            found.append(Line(number, text.decode("utf-8"), end + 1))
        except UnicodeDecodeError as error:
            raise RecordError("changed", number) from error
        start = end + 1
    return tuple(found), chain.state


# -- the head ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Header:
    """The head of a record: which game is played, by whom, and where chance comes from.

    ``secret``: the number from which all chance follows (`table.chance`), told to nobody while
    hands are hidden; ``started``: in UTC, to the second; ``program``: the version that wrote the
    record.
    """

    setup: Setup
    secret: int
    started: datetime
    program: str = __version__

    @classmethod
    def of(
        cls, rules: Ruleset, seating: Seating, secret: int, started: datetime, *,
        may_undo: bool,
    ) -> Header:
        """Return the head of a game about to begin. ``started``: an aware time. A name that could
        break a line (the command line refuses it) is written with question marks."""
        setup = Setup.of(rules, seating, may_undo=may_undo)
        return cls(
            replace(setup, chairs=tuple(map(_written, setup.chairs))),
            secret,
            started.astimezone(UTC).replace(microsecond=0),
        )

    def texts(self) -> Iterator[str]:
        """Yield the lines of the head, without their checks."""
        yield f"{TITLE} {FORMAT}"
        yield f"program {self.program}"
        yield f"started {self.started.replace(tzinfo=None).isoformat(timespec='seconds')}Z"
        yield f"game {self.setup.book}"
        yield "rules " + " ".join(f"{name}={value}" for name, value in self.setup.options)
        yield f"teams {_flag(self.setup.teams)}"
        yield f"points {self._points()}"
        yield f"seed {self.secret}"
        yield f"undo {_flag(self.setup.may_undo)}"
        for chair in self.setup.chairs:
            name = f" {chair.name}" if chair.name else ""
            yield f"{COLOURS[chair.seat]} {chair.kind}{name}"
        yield BEGIN

    def _points(self) -> str:
        setup = self.setup
        if not setup.points:
            return "no"
        return f"target {setup.target}" if setup.target else f"rounds {setup.rounds}"


def _flag(value: bool) -> str:
    return "yes" if value else "no"


def _written(held: SeatSetup) -> SeatSetup:
    if held.kind == PERSON:
        return replace(held, name=_writable(held.name) if held.name else None)
    return replace(held, name=_writable(held.name or "") or "?")


def _writable(name: str) -> str:
    printable = "".join(char if char.isprintable() else "?" for char in name)
    return printable.strip()[:LONGEST_NAME].strip()


def _check_title(data: bytes) -> None:
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


class _HeaderReader:
    """Takes the lines of a head one by one and checks them."""

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self._lines = lines
        self._at = 0

    def read(self) -> tuple[Header, int]:
        """Return the head and how many lines it has; raises RecordError ("header",
        "cut-header")."""
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
            book, options, teams, bool(rounds or target), rounds, target, may_undo, self._seats()
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

    def _seats(self) -> tuple[SeatSetup, ...]:
        found: list[SeatSetup] = []
        first: dict[tuple[str, str | None], int] = {}
        while (text := self._text()) != BEGIN:
            seat, kind, name = self._seat(text)
            if found and seat <= found[-1].seat:
                raise self._wrong()
            # who holds several seats stands there several times; no two others are called alike
            found.append(SeatSetup(seat, kind, name, first.setdefault((kind, name), seat)))
        if not 2 <= len(found) <= len(COLOURS):
            raise self._wrong()
        return tuple(found)

    def _seat(self, text: str) -> tuple[Seat, str, str | None]:
        colour, _, rest = text.partition(" ")
        kind, _, name = rest.partition(" ")
        if colour not in COLOURS or kind not in (PERSON, *BOTS):
            raise self._wrong()
        if (name or kind != PERSON or rest != kind) and not _is_name(name):
            raise self._wrong()
        return seat_called(colour), kind, name or None


def _is_name(name: str) -> bool:
    """Tell whether this program, or an older one that allowed more names, can have written it."""
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()


# -- the whole -----------------------------------------------------------------------------------


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
        """Tell whether the player chose not to be asked about this game again."""
        return bool(self.lines) and self.lines[-1].text == ASIDE

    @property
    def is_imported(self) -> bool:
        """Tell whether it was imported from a file: the game of somebody else."""
        return any(line.text == IMPORTED for line in self.lines)

    @property
    def has_person(self) -> bool:
        """Tell whether a person plays."""
        return any(chair.kind == PERSON for chair in self.header.setup.chairs)

    def marked(self) -> bytes:
        """Return the record with the mark of an imported game."""
        if self.is_imported:
            return self.data
        return self.data + Chain(self.state).line(IMPORTED)


def read_record(data: bytes) -> Record:
    """Return the record that the bytes hold, up to its last whole line. Raises RecordError for
    too many bytes, for another or a newer format, for a head that is not whole, and for the first
    line that is not as it was written."""
    _check_title(data[:MOST_RECORD_BYTES])
    lines, state = split_lines(data)
    header, length = _HeaderReader(lines).read()
    end = lines[-1].end
    return Record(header, lines[length:], data[:end], state, end < len(data))


def undo_text(seat: Seat, kept: int) -> str:
    """Return the line, without its check, that ``seat`` took back all but the first ``kept``
    actions."""
    return f"undo {SEAT_LETTERS[seat]} {kept}"


def end_text(winners: tuple[Seat, ...]) -> str:
    """Return the line, without its check, that the game is over."""
    return f"end {' '.join(SEAT_LETTERS[seat] for seat in winners)}"


def whole(header: Header, texts: Iterable[str]) -> bytes:
    """Return a record made of a head and the lines after it, ``texts``, without their checks."""
    chain = Chain()
    return b"".join(map(chain.line, (*header.texts(), *texts)))
