"""The journal: lines come back as they were given, all of a commit or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from sorry_a11y.online.server.rooms import new_games
from sorry_a11y.online.server.rooms import room as room_module
from sorry_a11y.online.server.rooms.attendance import Attendance
from sorry_a11y.online.server.rooms.members import SLEEP_S
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard
from sorry_a11y.store.threaded_log import open_alone
from tests.harness.sessions import alike

from .people import RoomHarness, two_at_a_table


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """Promise: what could not be written has not happened, nobody is told of it, everybody hears
    why, and with room again the game goes on from where it stood."""
    journal = open_alone(tmp_path / "j.sqlite")
    room, ann, ben = two_at_a_table(journal)
    room.play(ann, 3)
    pages = journal._file.execute("PRAGMA page_count").fetchone()[0]
    journal._file.execute(f"PRAGMA max_page_count = {pages}")
    refused = None
    while refused is None:
        actor = ann if ann.is_on_turn else ben
        before = actor.question, len(journal.entries(ann.seated.table))
        heard = len(ben.all(Heard))
        room.now += 1
        actor.plays()
        refused = next((one for one in actor.told if isinstance(one, msg.Refused)), None)
    assert refused.why == "saved"
    assert len(journal.entries(ann.seated.table)) == before[1]
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
    assert not room.lobby.rooms.here
    assert eve.refusal(msg.Join(ann.seated.code, "Ann")) == "name"
    again = room.back(ann, seq)
    assert again.question == question
    assert room.table(again).journal.seq == seq
    room.back(ben, seq)
    room.play(again)
    assert room.table(again).stage == "over"


def test_a_table_at_which_nothing_happens_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: while everybody at a table thinks, the seconds that pass cost the server
    nothing; once somebody goes away, or anything is said, time counts there again."""
    looked: list[str] = []
    real = Attendance.tick

    def tick(self: Attendance, now: float) -> None:
        looked.append(self._room.id)
        real(self, now)

    monkeypatch.setattr(Attendance, "tick", tick)
    room, ann, ben = two_at_a_table()
    room.wait(3)
    looked.clear()
    room.wait(600)
    assert looked == []
    ann.says(msg.Say("hello"))
    room.wait(600)
    assert looked == [ann.seated.table]
    ben.goes_away()
    room.wait(11)
    assert len(looked) > 10
    assert "Ben away" in ann.happened()
    room.back(ben)
    room.wait(3)
    looked.clear()
    room.wait(600)
    assert looked == []


def test_a_table_that_everybody_left_is_closed_for_good() -> None:
    """Promise: what is over makes room, and its code brings nobody there."""
    room, ann, ben = two_at_a_table()
    ben.says(msg.Leave())
    ann.says(msg.Leave())
    room.wait(2)
    assert not room.lobby.rooms.here
    assert room.lobby.supervisor.over == [ann.seated.table]
    assert room.someone().refusal(msg.Join(ann.seated.code, "Eve")) == "code"


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
    assert alike(anew.game(again).now, room.game(ann).now)
    assert (other.journal.seq, other.members.host, other.door.locked) == (
        table.journal.seq,
        table.members.host,
        True,
    )
    assert anew.game(again).number == room.game(ann).number
    assert again.refusal(msg.Say("hello")) == "silenced"
    assert [one.batch.events for one in again.all(Heard)] == [()], "nothing is told twice"
    first = anew.back(ann)
    anew.play(first)
    assert anew.table(first).stage == "over"


def test_a_game_under_other_rules_ends_and_the_table_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Promise of docs/running-a-server.md: after an upgrade of the rules people keep their seats,
    hear why the game is gone, and begin another one, which is kept."""
    journal = open_alone(tmp_path / "j.sqlite")
    room, ann, ben = two_at_a_table(journal)
    room.play(ann, 5)
    for module in (room_module, new_games):
        monkeypatch.setattr(module, "RULES_VERSION", 2)
    upgraded = RoomHarness(journal)
    anew, other = upgraded.back(ann), upgraded.back(ben)
    for one in (anew, other):
        assert [told.what for told in one.all(msg.Happened)].count("new-rules") == 1
        assert one.state.stage == "gathering"
    anew.says(msg.Manage("start"))
    assert upgraded.play(anew, 5) == 5
    again = RoomHarness(journal)
    last = again.back(anew)
    assert last.state.stage == "playing"
    assert not last.all(msg.Happened)
    journal.close()


def test_how_the_table_stands_tells_up_to_where_a_game_begins() -> None:
    """Promise of docs/listening.md: who begins a game hears the beginning in one reply: the news of
    it come behind how the table stands, which says up to where they go."""
    room, ann, ben = two_at_a_table()
    for one in (ann, ben):
        at = next(
            at
            for at, told in enumerate(one.told)
            if isinstance(told, msg.TableState) and told.stage == "playing"
        )
        state, news = one.told[at], one.told[at + 1 :]
        assert isinstance(state, msg.TableState)
        assert all(isinstance(told, Heard) for told in news)
        assert state.seq == one.all(Heard)[-1].seq == room.table(ann).journal.seq
