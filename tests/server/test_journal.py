"""The journal: lines come back as they were given, all of a commit or none."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from threading import Thread

import pytest

from sorry_a11y.server import room as room_module
from sorry_a11y.server.journal import Journal, JournalError, StoredEntry
from sorry_a11y.server.members import SLEEP_S
from sorry_a11y.server.sqlite_journal import SqliteJournal
from sorry_a11y.wire import protocol as msg
from sorry_a11y.wire.encoding import Heard
from tests.server.memory_journal import MemoryJournal

from .people import RoomHarness, two_at_a_table


@pytest.fixture(params=["memory", "sqlite"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Journal:
    """Each journal there is."""
    return MemoryJournal() if request.param == "memory" else SqliteJournal(tmp_path / "j.sqlite")


def test_lines_come_back_as_given(journal: Journal) -> None:
    """Promise of Journal: order and numbers stay; a table that was closed is not listed."""
    lines = [StoredEntry("a", 1, "x"), StoredEntry("b", 1, "y"), StoredEntry("a", 2, "z")]
    journal.append(lines)
    assert journal.entries("a") == [lines[0], lines[2]]
    assert sorted(journal.code_entries()) == lines[:2]
    journal.close_table("a")
    assert list(journal.code_entries()) == [lines[1]]
    assert journal.entries("c") == []
    journal.close()


def test_a_number_is_given_once(journal: Journal) -> None:
    """Promise of Journal: two owners of one table cannot both write; the whole commit fails."""
    journal.append([StoredEntry("a", 1, "x")])
    with pytest.raises(JournalError):
        journal.append([StoredEntry("a", 1, "another")])
    journal.append([StoredEntry("a", 2, "y")])
    assert [line.text for line in journal.entries("a")] == ["x", "y"]
    journal.close()


def test_a_journal_has_one_owner(tmp_path: Path) -> None:
    """Promise: a second server on the same folder is refused, until the first is gone."""
    first = SqliteJournal(tmp_path / "j.sqlite")
    with pytest.raises(JournalError, match="in use"):
        SqliteJournal(tmp_path / "j.sqlite")
    first.close()
    SqliteJournal(tmp_path / "j.sqlite").close()


def test_closing_waits_for_a_commit(tmp_path: Path) -> None:
    """Promise: a file is not taken away from a thread that writes into it: what it writes is there
    afterwards, and what comes after is refused."""
    journal = SqliteJournal(tmp_path / "j.sqlite")
    entry = StoredEntry("a", 1, "x")
    with journal.transaction():
        closing = Thread(target=journal.close)
        closing.start()
        closing.join(0.1)
        journal.write([entry])
    closing.join()
    with pytest.raises(JournalError):
        journal.append([StoredEntry("a", 2, "y")])
    again = SqliteJournal(tmp_path / "j.sqlite", is_locked=True)
    assert again.entries("a") == [entry]
    again.close()


def test_other_files_are_refused(tmp_path: Path) -> None:
    """Promise: neither a newer journal nor something else is written into."""
    newer = sqlite3.connect(tmp_path / "newer.sqlite")
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    (tmp_path / "else.sqlite").write_bytes(b"something else, and long enough to have a head" * 99)
    for name in ("newer", "else"):
        with pytest.raises(JournalError):
            SqliteJournal(tmp_path / f"{name}.sqlite")


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """Promise: what could not be written has not happened, nobody is told of it, everybody hears
    why, and with room again the game goes on from where it stood."""
    journal = SqliteJournal(tmp_path / "j.sqlite")
    room = RoomHarness(journal)
    ann = room.host()
    ben = room.guest(ann)
    ann.says(msg.Start())
    room.play(ann, 3)
    pages = journal._file.execute("PRAGMA page_count").fetchone()[0]
    journal._file.execute(f"PRAGMA max_page_count = {pages}")
    refused = None
    while refused is None:
        actor = ann if ann.is_on_turn else ben
        before = actor.question, len(journal.entries(ann.seated.table))  # type: ignore[union-attr]
        heard = len(ben.all(Heard))
        room.now += 1
        actor.plays()
        refused = next((one for one in actor.told if isinstance(one, msg.Refused)), None)
    assert refused.why == "saved"
    assert len(journal.entries(ann.seated.table)) == before[1]  # type: ignore[union-attr]
    assert actor.question == before[0]
    assert all(not one.batch.events for one in ben.all(Heard)[heard:])
    journal._file.execute("PRAGMA max_page_count = 1000000")
    room.play(ann)
    assert room.table(ann).stage == "over"
    journal.close()


def test_a_table_that_nobody_has_decided_at_goes_on_after_the_server_died() -> None:
    """Promise: whoever is back hears what is decided next, also where nothing was before."""
    room, ann, ben = two_at_a_table()
    anew = RoomHarness(room.journal)
    anew.restart()
    people = [anew.back(one) for one in (ann, ben)]
    anew.play(people[0], 4)
    assert all(any(one.batch.events for one in person.all(Heard)) for person in people)
    anew.play(people[0])
    assert anew.table(people[0]).stage == "over"


def test_a_table_sleeps_while_nobody_is_there_and_wakes_for_its_people() -> None:
    """Promise: tables that nobody sits at cost no memory, and nobody notices."""
    room, ann, ben = two_at_a_table()
    room.play(ann, 8)
    seq, question = room.table(ann).journal.seq, ann.question
    eve = room.someone()
    ann.goes_away()
    ben.goes_away()
    room.wait(SLEEP_S + 2)
    assert not room.lobby._rooms
    assert ann.seated is not None
    assert eve.refusal(msg.Join(ann.seated.code, "Eve")) == "begun"
    again = room.back(ann, seq)
    assert again.question == question
    assert room.table(again).journal.seq == seq
    room.back(ben, seq)
    room.play(again)
    assert room.table(again).stage == "over"


def test_a_table_that_everybody_left_is_closed_for_good() -> None:
    """Promise: what is over makes room, and its code brings nobody there."""
    room, ann, ben = two_at_a_table()
    ben.says(msg.Leave())
    ann.says(msg.Leave())
    room.wait(2)
    assert not room.lobby._rooms
    assert room.lobby.over() == [ann.seated.table]  # type: ignore[union-attr]
    assert room.someone().refusal(msg.Join(ann.seated.code, "Eve")) == "code"  # type: ignore[union-attr]


def test_a_server_started_anew_knows_its_tables() -> None:
    """Promise: after the process is gone codes, tokens, turns and people are as they were."""
    room, ann, ben = two_at_a_table()
    room.play(ann, 10)
    ann.says(msg.Manage("lock"))
    ann.says(msg.Manage("silence", 1))
    table = room.table(ann)
    anew = RoomHarness(room.journal)
    assert anew.restart() == 1
    again = anew.back(ben, ben.all(Heard)[-1].seq)
    other = anew.table(again)
    assert other.game is not None
    assert table.game is not None
    assert other.game.table.game[1:] == table.game.table.game[1:]
    assert (other.journal.seq, other.members.host, other.members.locked, other.game.number) == (
        table.journal.seq, table.members.host, True, table.game.number
    )
    assert again.refusal(msg.Say("hello")) == "silenced"
    assert [one.batch.events for one in again.all(Heard)] == [()], "nothing is told twice"
    first = anew.back(ann)
    anew.play(first)
    assert anew.table(first).stage == "over"


def test_a_game_under_other_rules_ends_and_the_table_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Promise of docs/online.md: after an upgrade that changes the rules people keep their seats,
    hear why the game is gone, and begin another one, which goes on after the next start."""
    journal = SqliteJournal(tmp_path / "j.sqlite")
    room = RoomHarness(journal)
    ann = room.host()
    ben = room.guest(ann)
    ann.says(msg.Start())
    room.play(ann, 5)
    monkeypatch.setattr(room_module, "RULES_VERSION", 2)
    upgraded = RoomHarness(journal)
    anew, other = upgraded.back(ann), upgraded.back(ben)
    for one in (anew, other):
        assert [told.what for told in one.all(msg.Happened)].count("new-rules") == 1
        assert one.all(msg.TableState)[-1].stage == "gathering"
    anew.says(msg.Start())
    assert upgraded.play(anew, 5) == 5
    again = RoomHarness(journal)
    last = again.back(anew)
    assert last.all(msg.TableState)[-1].stage == "playing"
    assert not last.all(msg.Happened)
    journal.close()
