"""What a server forgets by itself, and what it does not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sorry_a11y.online.server import housekeeping
from sorry_a11y.online.server.housekeeping import Ages, forget_old
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.server.people.moderation import FOR_EVER, Ban, Moderation, Report
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.store import sqlite_log
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.store.sqlite_log import DAY_S
from sorry_a11y.store.threaded_log import ThreadedLog, open_alone

from .people import RoomHarness, people_in
from .test_hall import secret


class Calendar:
    """A clock of days for a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day = 20_000
        monkeypatch.setattr(housekeeping, "today", lambda: self.day)
        monkeypatch.setattr(sqlite_log, "time", lambda: self.day * DAY_S)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """The day that the server thinks it is."""
    return Calendar(monkeypatch)


def test_tables_go_after_their_age_and_leave_nothing(tmp_path: Path, calendar: Calendar) -> None:
    """Promise of docs/running-a-server.md: a table at which nothing happened for its age is
    deleted, with its code and all names in the file; one that was used stays, and so does one in
    memory; one that all have left goes earlier."""
    journal = open_alone(tmp_path / "tables.sqlite")
    room = RoomHarness(journal)
    old, used, left = (room.host(name) for name in ("Anneliese", "Barnabas", "Cordelia"))
    left.says(msg.Leave())
    for one in (old, left):
        one.goes_away()
    room.wait(601)
    for table in room.lobby.supervisor.over:
        journal.close_game(table)

    def forgotten() -> int:
        return asyncio.run(forget_old(room.lobby, ThreadedLog(journal), Ages()))

    calendar.day += 7
    assert forgotten() == 0
    calendar.day += 1
    assert forgotten() == 1
    calendar.day += 82
    assert forgotten() == 0
    used.says(msg.Manage("lock"))
    calendar.day += 1
    assert forgotten() == 1
    assert journal.entries(old.seated.table) == []
    assert room.someone().refusal(msg.Join(old.seated.code, "Dora")) == "code"
    calendar.day += 91  # in memory still
    assert forgotten() == 0
    assert used.refusal(msg.Manage("unlock")) == ""
    journal.close()
    for name in (b"Anneliese", b"Cordelia"):
        assert name not in (tmp_path / "tables.sqlite").read_bytes()
    assert b"Barnabas" in (tmp_path / "tables.sqlite").read_bytes()


def test_many_tables_go_in_parts(tmp_path: Path, calendar: Calendar) -> None:
    """Promise: however many are old, all go, a few in a transaction."""
    journal = open_alone(tmp_path / "tables.sqlite")
    journal.append([StoredEntry(f"t{number}", 1, "{}") for number in range(170)])
    calendar.day += 91
    assert len(journal.old_games(calendar.day - 90, 0)) == 50
    room = RoomHarness(journal)
    assert asyncio.run(forget_old(room.lobby, ThreadedLog(journal), Ages())) == 170
    journal.close()


def test_people_go_after_their_age(tmp_path: Path, calendar: Calendar) -> None:
    """Promise of docs/running-a-server.md: old identities, reports and bans go; others stay."""
    identities = Identities()
    identities.claim(secret("Ann"), "Ann", calendar.day)
    for name in ("Ben", "Cid"):
        identities.claim(secret(name), name, calendar.day - 401)
    assert identities.with_secret(secret("Cid"), calendar.day)
    desk = Moderation(identities.file)
    for day in (calendar.day - 91, calendar.day - 90):
        desk.report(Report(0, day, "Ann", "Eve", 0, "home", "other", ("Eve: spam",)))
    for until in (calendar.day, calendar.day + 1, FOR_EVER):
        desk.ban(Ban(until, "", "Eve", until))
    journal = open_alone(tmp_path / "tables.sqlite")
    asyncio.run(forget_old(RoomHarness(journal, identities).lobby, ThreadedLog(journal), Ages()))
    assert people_in(identities) == ["Ann", "Cid"]
    assert [one.day for one in desk.reports()] == [calendar.day - 90]
    assert {one.until for one in desk.bans()} == {calendar.day + 1, FOR_EVER}
    journal.close()
