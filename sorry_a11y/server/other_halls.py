"""The halls of the other processes of a server, by the file of people that all of them have.

Each process writes who is at it, and what concerns people at others; it reads what the others have
written. Nothing of it is kept for longer than it takes to be read.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from sorry_a11y.server.people_file import PeopleFile, make_tables
from sorry_a11y.server.shared_limits import RENEW_S, SILENT_S, LimitsReport
from sorry_a11y.wire import protocol as msg

log = logging.getLogger(__name__)
T = TypeVar("T")

KEPT_S = 60.0

_TABLES = """
CREATE TABLE IF NOT EXISTS present (part INTEGER PRIMARY KEY, seen REAL NOT NULL, people TEXT);
CREATE TABLE IF NOT EXISTS news (
    id INTEGER PRIMARY KEY, part INTEGER NOT NULL, at REAL NOT NULL, text TEXT NOT NULL
);
"""


class Present(Struct, frozen=True, array_like=True):
    """Somebody who is at another process. ``is_in``: whether they are in the hall."""

    person: int
    name: str
    place: msg.Place
    is_in: bool


class HallNews(Struct, frozen=True):
    """What other processes are to know.

    ``what``: "friend" (identity ``person`` has come), "table" (one of ``person`` is open to all),
    "invited" (``person`` invites ``to``), "changed" (what is known of ``person`` has changed),
    "turn" (a slow table waits for ``person``), "limits" (``report`` of what guests took).
    ``notice``: what people are told; ``language``: of the table.
    """

    what: Literal["friend", "table", "invited", "changed", "turn", "limits"]
    person: int = 0
    to: int = 0
    notice: msg.Notice | None = None
    language: str = ""
    report: LimitsReport | None = None


_people = msgspec.json.Decoder(list[Present])
_news = msgspec.json.Decoder(HallNews)


class OtherHalls:
    """What process ``part`` of a server knows of the others. ``file``: of people, which is open;
    ``date``: seconds since 1970. ``people``: who is at the others; ``count``: how many processes
    they are. What another version wrote and this one does not understand is passed over, and logged
    the first time. Everything raises sqlite3.Error."""

    def __init__(self, file: PeopleFile, part: int, date: Callable[[], float]) -> None:
        self._file = file
        self._part = part
        self._date = date
        make_tables(file, _TABLES)
        self._began = date()
        self._shown = ""
        self._shown_at = 0.0
        self._seen: set[int] = set()
        self._read: dict[str, list[Present]] = {}
        self._understands_all = True
        self.people: list[Present] = []
        self.count = 0

    def show(self, people: Sequence[Present]) -> None:
        """Let the others know who is here, where that has changed or was said long ago."""
        text, now = msgspec.json.encode(people).decode(), self._date()
        if text == self._shown and now - self._shown_at < RENEW_S:
            return
        self._file.execute(
            "INSERT INTO present (part, seen, people) VALUES (?, ?, ?)"
            " ON CONFLICT (part) DO UPDATE SET seen = excluded.seen, people = excluded.people",
            (self._part, now, text),
        )
        self._file.execute("DELETE FROM news WHERE at < ?", (now - KEPT_S,))
        self._shown, self._shown_at = text, now

    def tell(self, news: HallNews) -> None:
        """Let the others know something."""
        self._file.execute(
            "INSERT INTO news (part, at, text) VALUES (?, ?, ?)",
            (self._part, self._date(), msgspec.json.encode(news).decode()),
        )

    def look(self) -> list[HallNews]:
        """Learn who is at the others (`people`); return what they have told since the last call."""
        since = self._date() - SILENT_S
        texts = [row[0] for row in self._file.execute(
            "SELECT people FROM present WHERE part <> ? AND seen > ?", (self._part, since)
        )]
        self.count = len(texts)
        self._read = {
            text: self._read.get(text) or self._decoded(_people, text) or [] for text in texts
        }
        self.people = [one for found in self._read.values() for one in found]
        rows = self._file.execute(
            "SELECT id, text FROM news WHERE part <> ? AND at > ? AND at >= ? ORDER BY id",
            (self._part, since, self._began),
        ).fetchall()
        new = [self._decoded(_news, text) for number, text in rows if number not in self._seen]
        self._seen = {number for number, _text in rows}
        return [one for one in new if one]

    def _decoded(self, decoder: msgspec.json.Decoder[T], text: str) -> T | None:
        """Return what another process wrote, or None if it cannot be understood."""
        try:
            return decoder.decode(text)
        except msgspec.DecodeError as error:
            if self._understands_all:
                log.warning("something that another process wrote is passed over: %s", error)
                self._understands_all = False
            return None
