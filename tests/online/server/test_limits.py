"""Limits belong to people, tables and networks: they outlast connections, and what one guest asks
for is felt by no other."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path
from time import process_time
from typing import Any, cast
from unittest.mock import Mock

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.http11 import Request

from sorry_a11y.core.rulesets.families import MOST_ROUNDS, MOST_TARGET
from sorry_a11y.online.server.lobby import Lobby
from sorry_a11y.online.server.rate_limits import RATES, Rate, network_of
from sorry_a11y.online.server.rooms.guests import CatchUp
from sorry_a11y.online.server.table_server import ServerOptions, single_server
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.codes import digest, new_code, new_token
from sorry_a11y.online.wire.encoding import Heard, decoded_down, decoded_up, encoded
from sorry_a11y.online.wire.records import WireError
from sorry_a11y.store.log_store import StoredEntry
from sorry_a11y.store.threaded_log import open_alone
from tests.harness.sessions import alike
from tests.harness.waiting import comes_true

from .memory_log import MemoryLog
from .people import RoomHarness, Someone, awaited, heard_since, two_at_a_table
from .test_server import HELLO, HOST, Served, ask, served, wait_for


def back_refused(room: RoomHarness, old: Someone, since: int = 0) -> str:
    """Why somebody is refused who comes back on another connection and hangs up."""
    one = room.someone("elsewhere")
    why = one.refusal(msg.Back(old.seated.table, old.seated.token, since))
    one.goes_away()
    return why


def test_coming_back_to_the_beginning_has_a_budget_that_outlasts_connections() -> None:
    """Promise of limits: a game is led again six times for a guest, then once in ten seconds,
    however often they hang up; who has heard nearly everything comes back as often as they like."""
    room, ann, ben = two_at_a_table()
    room.play(ann, 30)
    ben.goes_away()
    assert [back_refused(room, ben) for _ in range(8)] == [""] * 6 + ["many"] * 2
    heard = room.table(ann).journal.seq
    assert {back_refused(room, ben, heard) for _ in range(20)} == {""}
    room.now += 10
    assert [back_refused(room, ben) for _ in range(2)] == ["", "many"]


def test_many_guests_of_one_address_share_a_budget() -> None:
    """Promise of limits: replays are counted by address as well, so that many watchers are no way
    to ask for more."""
    room, ann, _ = two_at_a_table()
    room.play(ann, 6)
    watchers = [room.guest(ann, f"Eve {number}", watch=True) for number in range(6)]
    for one in watchers:
        one.goes_away()
    why = [back_refused(room, one) for one in watchers for _ in range(6)]
    assert why == [""] * 30 + ["many"] * 6


def test_one_replay_a_guest_at_a_time() -> None:
    """Promise of limits: while a game is led again for a guest, the same guest cannot ask for it a
    second time; nothing of the connection before is changed by the refusal."""
    room, ann, ben = two_at_a_table()
    room.play(ann, 6)
    ben.goes_away()
    back = msg.Back(ben.seated.table, ben.seated.token, 0)
    first, second = room.someone(), room.someone()
    awaited(room.intake.say(first.connection, back))
    awaited(room.intake.say(second.connection, back))
    room.settle()
    assert second.told[-1] == msg.Refused("many", of="back")
    assert first.all(Heard)
    assert not first.all(msg.Bye)


def test_what_happens_during_a_replay_is_told_behind_it() -> None:
    """Promise of what a guest hears on coming back: everything since the entry they named, once
    and in order, whatever is decided while the game is led again."""
    room, ann, ben = two_at_a_table()
    room.play(ann, 20)
    room.play_until(ann)
    ben.goes_away()
    again = room.someone()
    back = msg.Back(ben.seated.table, ben.seated.token, 0)
    awaited(room.intake.say(again.connection, back))
    replays = [*room.lobby.supervisor.to_replay]
    room.lobby.supervisor.to_replay.clear()
    ann.plays()
    ann.says(msg.Say("hello"))
    assert not again.all(Heard)
    assert not again.all(msg.Said)
    for replay in replays:
        room.lobby.supervisor.replayed(replay, replay.run())
    room.settle()
    whole = heard_since(room.table(ann), ben.seated.seats)
    assert [encoded(one) for one in again.all(Heard)] == [encoded(one) for one in whole]
    assert isinstance(again.told[-1], msg.Said)


@served
async def test_a_replay_holds_up_nobody_else(at: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of limits: while a game is led again for one guest, others decide and hear."""
    may_end, real = threading.Event(), CatchUp.run

    def slow(self: CatchUp) -> list[Heard]:
        assert may_end.wait(20)
        return real(self)

    monkeypatch.setattr(CatchUp, "run", slow)
    ann = await at.someone()
    seated = await ask(ann, HOST, msg.Seated)
    await ask(ann, msg.Manage("start"), msg.News)
    again = await at.someone()
    await ask(again, msg.Back(seated.table, seated.token), msg.TableState)
    cid = await at.someone()
    await ask(cid, msg.HostTable("hasbro", "Cid", {"red": "you", "blue": "runner"}), msg.Seated)
    await ask(cid, msg.Manage("start"), msg.News)
    may_end.set()
    await wait_for(again, msg.News)


@pytest.mark.parametrize(("name", "most"), [("rounds", MOST_ROUNDS), ("target", MOST_TARGET)])
def test_a_points_game_has_an_end(name: str, most: int) -> None:
    """Promise of limits: nobody opens a table at a server for a longer match than at home."""
    wished = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}, points=True)
    longest = msgspec.structs.replace(wished, **{name: most})
    assert decoded_up(encoded(longest).encode()) == longest
    too_long = msgspec.structs.replace(wished, **{name: most + 1})
    with pytest.raises(WireError):
        decoded_up(encoded(too_long).encode())


def test_talk_has_a_limit_for_who_comes_back() -> None:
    """Promise of limits: five lines at once, however often somebody hangs up; others talk on."""
    room, ann, ben = two_at_a_table()
    for _ in range(10):
        ben.goes_away()
        ben = room.back(ben, since=room.table(ben).journal.seq, address="cafe")
        for _ in range(5):
            ben.says(msg.Say("spam"))
    assert len(ann.all(msg.Said)) == 5
    assert ann.refusal(msg.Say("stop it")) == ""


def test_talk_has_a_limit_for_many_guests_of_one_address() -> None:
    """Promise of limits: fifteen lines at once are all that the guests of one address get to say
    at a table, under whatever names; a guest who is silenced uses up nobody's lines."""
    room, ann, ben = two_at_a_table()
    said = 0
    for number in range(6):
        eve = room.someone("cafe")
        eve.says(msg.Join(ann.seated.code, f"Eve {number}", watch=True))
        said += sum(eve.refusal(msg.Say("spam")) == "" for _ in range(5))
        eve.says(msg.Leave())
    assert said == 15
    ann.says(msg.Manage("silence", ben.seated.guest))
    assert {ben.refusal(msg.Say("spam")) for _ in range(12)} == {"silenced"}
    assert ann.refusal(msg.Say("hello")) == ""


def test_a_table_has_a_limit_of_talk() -> None:
    """Promise of limits: thirty lines at once are all that one table is told."""
    room, ann, _ = two_at_a_table()
    watchers = [room.guest(ann, f"Eve {number}", watch=True) for number in range(8)]
    said = [one.refusal(msg.Say("spam")) for one in watchers for _ in range(5)]
    assert said == [""] * 30 + ["many"] * 10
    room.wait(10)
    assert ann.refusal(msg.Say("hello")) == ""


def test_coming_and_going_has_a_limit_and_leaves_nothing() -> None:
    """Promise of limits: an address gets sixty new guests in at once, however often they leave and
    connect anew; of who watched and left, neither a listener nor a name stays."""
    room, ann, ben = two_at_a_table()
    members, game = room.table(ann).members, room.game(ann)
    listeners, seq = len(game._subscribers), room.table(ann).journal.seq
    numbers = []
    for number in range(70):
        eve = room.someone("cafe")
        eve.says(msg.Join(ann.seated.code, f"Eve {number}", watch=True))
        numbers += [one.guest for one in eve.all(msg.Seated)]
        eve.says(msg.Leave())
        eve.goes_away()
    assert numbers == [*range(2, 62)], "no number is given twice"
    assert room.table(ann).journal.seq == seq + 2 * 60
    assert len(game._subscribers) == listeners
    assert len(members.guests) == 2
    assert room.guest(ann, "Dan", watch=True).seated, "from another address"
    anew = RoomHarness(room.journal)
    again = anew.back(ben)
    assert sorted(anew.table(again).members.guests) == [0, 1, 62]
    anew.back(ann)
    anew.play(again)
    assert anew.table(again).stage == "over"


def test_who_leaves_before_the_game_leaves_nothing() -> None:
    """Promise of a seat: one that is given back before the game begins is somebody else's wholly,
    no bot plays for them, also when the table is made anew from its journal."""
    room = RoomHarness()
    ann = room.host("Ann", seats={"red": "you", "yellow": "open"})
    for name in ("Ben", "Cid", "Dan"):
        one = room.guest(ann, name)
        one.says(msg.Leave())
    eve = room.guest(ann, "Eve")
    ann.says(msg.Manage("start"))
    room.play(ann, 20)
    assert not [what for what in ann.happened() if "stands-in" in what]
    assert sorted(room.table(ann).members.guests) == [0, 4]
    anew = RoomHarness(room.journal)
    again = anew.back(eve)
    assert sorted(anew.table(again).members.guests) == [0, 4]
    assert alike(anew.game(again).now, room.game(ann).now)


def test_what_is_refused_is_not_counted() -> None:
    """Promise of docs/protocol.md: a request that is refused counts for no limit, so whoever makes
    a mistake again and again is not kept waiting for the right one."""
    room = RoomHarness()
    wrong = msg.HostTable("no such game", "Ann", {"red": "you", "blue": "open"})
    assert [room.someone().refusal(wrong) for _ in range(8)] == ["game"] * 8
    right = msgspec.structs.replace(wrong, game="hasbro")
    assert [room.someone().refusal(right) for _ in range(6)] == [""] * 5 + ["many"]


def test_a_host_has_a_limit_of_locking() -> None:
    """Promise of limits: locking and unlocking without end writes fifteen entries at once, and
    then one every four seconds."""
    room = RoomHarness()
    ann = room.host("Ann")
    seq = room.table(ann).journal.seq
    for number in range(40):
        ann.goes_away()
        ann = room.back(ann, since=room.table(ann).journal.seq)
        ann.says(msg.Manage("unlock" if number % 2 else "lock"))
    assert room.table(ann).journal.seq == seq + 15
    room.now += 4
    assert ann.refusal(msg.Manage("lock")) == ""


@pytest.mark.skipif(os.name == "nt", reason="files have no such bits there")
def test_the_journal_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: other users of the machine read nothing of the journal,
    in which the secrets of the cards are; files that an older version left open are closed to
    them."""

    def bits() -> set[int]:
        return {one.stat().st_mode & 0o777 for one in tmp_path.glob("tables.sqlite*")}

    before = os.umask(0)
    try:
        for _ in range(2):
            journal = open_alone(tmp_path / "tables.sqlite")
            journal.append([StoredEntry("t", len(journal.entries("t")) + 1, "{}")])
            assert len([*tmp_path.glob("tables.sqlite*")]) == 3
            assert bits() == {0o600}
            journal.close()
            for one in tmp_path.glob("tables.sqlite*"):
                one.chmod(0o644)
    finally:
        os.umask(before)


DEEP = '{"t":"hello","v":' + "[" * 2000 + "]" * 2000 + "}"


@served
async def test_deep_nesting_is_a_message_without_sense(
    at: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """Promise of limits: a message nested without end is refused like any other nonsense: no error
    is logged, the connection stays, and a program that is told one hears an error that it knows."""
    one = await connect(at.url, compression=None)
    for deep in (DEEP, DEEP.replace('"v"', '"x"')):
        await one.send(deep)
        refused = await wait_for(one, msg.Refused)
        assert isinstance(refused, msg.Refused)
        assert refused.why == "message"
    assert isinstance(await ask(one, HELLO, msg.Welcome), msg.Welcome)
    assert not caplog.records
    with pytest.raises(WireError):
        decoded_down('{"t":"welcome","v":' + "[" * 5000 + "]" * 5000 + "}")


def tries(room: RoomHarness, addresses: list[str]) -> list[str]:
    """How codes that are none are refused, tried from addresses one after the other."""
    return [
        room.someone(address).refusal(msg.Join(f"{at:012}", "Eve"))
        for at, address in enumerate(addresses)
    ]


def test_a_household_is_one_address() -> None:
    """Promise of limits: whoever has 2^64 addresses of IPv6 has one share, and one who has 65,536
    such networks a larger one; other networks are not kept waiting."""
    room = RoomHarness()
    ann = room.host()
    home = [f"2001:db8:1:1::{number:x}" for number in range(12)]
    assert tries(room, home) == ["code"] * 10 + ["many"] * 2
    site = [f"2001:db8:1:{number:x}::1" for number in range(2, 40)]
    assert tries(room, site) == ["code"] * 30 + ["many"] * 8
    assert room.someone("2001:db8:2::1").refusal(msg.Join(ann.seated.code, "Ben")) == ""


def test_codes_cannot_be_tried_through_with_the_files() -> None:
    """Promise of wire/codes: whoever has a server's files finds no code quickly. The digest of a
    code, or of an address, takes many times as long as that of a token, which nobody can try."""

    def cost(secrets: list[str]) -> float:
        began = process_time()
        assert len(set(map(digest, secrets))) == len(secrets)
        return process_time() - began

    token = min(cost([new_token() for _ in range(30)]) for _ in range(9))
    assert cost([new_code() for _ in range(30)]) > 30 * token


def test_many_networks_cannot_try_codes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise of limits: when many networks together have tried too many codes, those that were
    wrong try no further one; who has the right code has a seat, and so have those whose seat it
    was, and guests of listed tables, whose codes are no secret."""
    monkeypatch.setattr(RATES, "wrong_codes_of_all", Rate(20, 0.5))
    room, ann, ben = two_at_a_table()
    listed = room.host("Dan", public=True)
    guessing = [f"10.0.0.{number}" for number in range(20)]
    assert tries(room, guessing) == ["code"] * 20
    assert tries(room, guessing[-2:]) == ["many"] * 2
    right = msg.Join(ann.seated.code, "Cid", watch=True)
    assert room.someone(guessing[0]).refusal(right) == "many"
    assert room.someone("far").refusal(right) == ""
    assert room.someone("far").refusal(msg.Join(listed.seated.code, "Cid")) == ""
    ben.goes_away()
    assert back_refused(room, ben, since=0) == ""
    room.now += 1
    assert room.someone(guessing[0]).refusal(msg.Join(ann.seated.code, "Eve", watch=True)) == ""


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("local", "local"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_the_network_of_an_address(address: str, network: str) -> None:
    """Promise of limits: an address counts for its network, however it is written."""
    assert network_of(address) == network


def test_tables_are_listed_in_pages() -> None:
    """Promise of docs/running-a-server.md: a list has at most a hundred tables, however many there
    are, and may be asked for twenty times at once."""
    room = RoomHarness()
    for number in range(130):
        one = room.someone(f"host {number}")
        one.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}, public=True))
    asker = room.someone()
    asker.says(msg.ListTables())
    asker.says(msg.ListTables(100))
    first, second = asker.all(msg.Listing)
    assert (len(first.tables), first.more) == (100, True)
    assert (len(second.tables), second.more) == (30, False)
    assert len({one.code for one in first.tables + second.tables}) == 130
    why = [room.someone().refusal(msg.ListTables()) for _ in range(20)]
    assert why == [""] * 18 + ["many"] * 2


def test_wrong_codes_of_neighbours_keep_nobody_from_their_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Promise of limits: behind one address of a school somebody may try codes until all are
    refused there, and then no log is asked for them; who has a seat comes back all the same."""
    room, ann, ben = two_at_a_table()
    ben.goes_away()
    looked_up = Mock(return_value="")
    monkeypatch.setattr(room.journal, "game_with", looked_up)
    assert tries(room, ["school"] * 11)[-1] == "many"
    assert looked_up.call_count == 10
    heard = room.table(ann).journal.seq
    back = room.someone("school")
    assert back.refusal(msg.Back(ben.seated.table, "0" * 32, heard)) == "many"
    assert back.refusal(msg.Back(ben.seated.table, ben.seated.token, heard)) == ""


@served
async def test_what_fails_and_what_is_refused_is_counted(
    at: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: a loop that failed and was begun again, each refusal by
    its reason, and how late the loop was, are among the figures."""
    raised: list[bool] = []

    def once(_self: Lobby, _now: float) -> None:
        if not raised:
            raised.append(True)
            raise ZeroDivisionError

    monkeypatch.setattr(Lobby, "tick", once)
    ann = await at.someone()
    await ask(ann, msg.Join("1" * 12, "Ann"), msg.Refused)
    health = at.tables._front._health
    await comes_true(lambda: raised and health.is_well)
    lines = health.figures().splitlines()
    assert 'sorry_a11y_loops_restarted_total{loop="the clock of the rooms"} 1' in lines
    assert 'sorry_a11y_refused_total{why="code"} 1' in lines
    assert "sorry_a11y_loop_late_seconds_count 0" not in lines


def test_figures_are_told_to_this_machine_alone() -> None:
    """Promise of docs/running-a-server.md: figures are for the machine itself, and not for those
    who come by its proxy; health is told to everybody; no page from elsewhere opens a socket."""

    async def status(path: str, address: str, *headers: tuple[str, str]) -> int:
        server = single_server(MemoryLog(), ServerOptions(trusted=("127.0.0.1",)))

        class Socket:
            remote_address = (address, 1)

            def respond(self, status: int, text: str) -> int:
                return int(status) if text else 0

        request = Request(path, Headers([("Origin", "https://elsewhere.example"), *headers]))
        answer = await server._front._before_greeting(cast(Any, Socket()), request)
        return cast(int, answer)

    def told(path: str, address: str, *headers: tuple[str, str]) -> int:
        return asyncio.run(status(path, address, *headers))

    assert [told("/metrics", one) for one in ("127.0.0.1", "::1", "192.0.2.7")] == [200, 200, 403]
    assert told("/metrics", "127.0.0.1", ("X-Forwarded-For", "192.0.2.7")) == 403
    assert told("/health", "192.0.2.7") == 200
    assert told("/t/230", "127.0.0.1") == 403
