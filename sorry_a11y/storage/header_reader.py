"""The head of a record, read line by line and checked."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from sorry_a11y.bots.registry import BOTS
from sorry_a11y.rules.notation import COLOURS
from sorry_a11y.rulesets.options import OptionError
from sorry_a11y.rulesets.registry import CombinationError
from sorry_a11y.storage.errors import RecordError
from sorry_a11y.storage.header import BEGIN, FORMAT, TITLE, Header
from sorry_a11y.storage.lines import Line
from sorry_a11y.table.names import LONGEST_NAME
from sorry_a11y.table.setup import PERSON, Chair, Setup

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

    def _chairs(self) -> tuple[Chair, ...]:
        chairs: list[Chair] = []
        first: dict[tuple[str, str | None], int] = {}
        while (text := self._text()) != BEGIN:
            seat, kind, name = self._chair(text)
            if chairs and seat <= chairs[-1].seat:
                raise self._wrong()
            # who holds several seats stands there several times; no two others are called alike
            chairs.append(Chair(seat, kind, name, first.setdefault((kind, name), seat)))
        if not 2 <= len(chairs) <= len(COLOURS):
            raise self._wrong()
        return tuple(chairs)

    def _chair(self, text: str) -> tuple[int, str, str | None]:
        colour, _, rest = text.partition(" ")
        kind, _, name = rest.partition(" ")
        if colour not in COLOURS or kind not in (PERSON, *BOTS):
            raise self._wrong()
        if (name or kind != PERSON or rest != kind) and not _is_name(name):
            raise self._wrong()
        return COLOURS.index(colour), kind, name or None


def _is_name(name: str) -> bool:
    """Whether this program, or an older one that took more for a name, can have written it."""
    return 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()
