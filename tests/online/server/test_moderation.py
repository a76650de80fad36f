"""Those who run a server: reports, bans, orders, and the command for them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from sorry_a11y.online.server.housekeeping import Operator
from sorry_a11y.online.server.people.identities import FILE, Identities
from sorry_a11y.online.server.people.moderation import (
    FOR_EVER,
    Ban,
    Moderation,
    OrderAnswer,
    Report,
    as_network,
)
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import decoded_down, encoded

from .people import HeardConnection, awaited
from .programs import Serving, run
from .tables import Sitter
from .test_hall import HallHarness, secret, you


def sent_away(hall: HallHarness) -> list[HeardConnection]:
    """The connections that the operator has ended."""
    connections = [one.connection for one in hall.people]
    for one in connections:
        one.is_dismissed = False
    awaited(Operator(hall.lobby).do_orders())
    hall.settle()
    return [one for one in connections if one.is_dismissed]


def test_a_report_carries_the_last_lines() -> None:
    """Promise of docs/running-a-server.md: a report names who reported whom and has the last lines
    of that table's chat; a few can be made at once, and nobody hears of it but who made it."""
    hall = HallHarness()
    ann, eve = hall.known("Ann"), hall.known("Eve")
    ann.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
    eve.says(msg.Join(ann.seated.code, "Eve"))
    for number in range(25):
        eve.says(msg.Say(f"spam {number}"))
        hall.now += 3
    told = len(eve.told)
    why = [ann.refusal(msg.ReportPerson(eve.seated.guest)) for _ in range(4)]
    assert why == [""] * 3 + ["many"]
    assert ann.all(msg.Notice)[-1] == msg.Notice("reported", "Eve", lines=20)
    assert len(eve.told) == told
    hall.now += 300
    assert ann.refusal(msg.ReportPerson(77)) == "host"
    report = Moderation(hall.identities.file).reports()[0]
    assert (report.by, report.about, report.network) == ("Ann", "Eve", "home of Eve")
    assert report.lines == tuple(f"Eve: spam {number}" for number in range(5, 25))


def test_who_is_banned_does_not_come_by_name_or_by_network(tmp_path: Path) -> None:
    """Promise: a ban holds for an identity on whatever network, or for a network whoever comes from
    it, until its day; whoever is there when it begins is sent away, and nobody else."""
    path = tmp_path / FILE
    hall = HallHarness(Identities(path))
    ann, eve = hall.known("Ann"), hall.known("Eve")
    other = Identities(path)
    desk = Moderation(other.file)
    assert sent_away(hall) == []
    person = other.named("eve")
    assert person is not None
    desk.ban(Ban(person.number, "", "Eve", FOR_EVER))
    assert sent_away(hall) == [eve.connection]
    again = hall.someone("far away", identity=secret("Eve"))
    assert again.all(msg.Refused)[-1] == msg.Refused("banned", of="hello")
    assert again.refusal(msg.ListTables()) == "version"
    desk.ban(Ban(0, as_network("203.0.113.7/24"), "net", 100_000))
    assert sent_away(hall) == [eve.connection]
    for address, why in (
        ("203.0.113.200", ["banned"]),
        ("::ffff:203.0.113.9", ["banned"]),
        ("203.0.114.1", []),
    ):
        assert [one.why for one in hall.someone(address).all(msg.Refused)] == why
    assert desk.unban(person.number, "")
    assert not desk.unban(person.number, "")
    assert sent_away(hall) == []
    assert hall.comes("Eve").refusal(msg.EnterHall()) == ""
    assert ann.refusal(msg.EnterHall()) == ""
    other.close()


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("2001:db8::1/48", "2001:db8::/48"),
        ("Ann", ""),
        ("300.1.1.1", ""),
    ],
)
def test_what_names_a_network(text: str, network: str) -> None:
    """Promise: a network is an address, with or without its bits; everything else is a name."""
    assert as_network(text) == network


def test_orders_reach_the_server_once(tmp_path: Path) -> None:
    """Promise: an order is done once and answered; who was forgotten by the command is so at the
    server at once; a table that is ended tells its people, and is over for good."""
    path = tmp_path / FILE
    hall = HallHarness(Identities(path))
    ann, ben = hall.known("Ann"), hall.known("Ben")
    ann.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}, public=True))
    other = Identities(path)
    desk = Moderation(other.file)
    assert [desk.has_changed() for _ in range(2)] == [True, False], "nothing new is not read again"
    numbers = [
        desk.order("say", ["Back in five minutes"]),
        desk.order("tables", []),
        desk.order("people", []),
        desk.order("end", ["nothing"]),
        desk.order("dance", []),
    ]
    assert [desk.answer_to(number) for number in numbers] == [None] * 5
    sent_away(hall)
    sent_away(hall)
    said, tables, people, ended, unknown = (desk.answer_to(number) for number in numbers)
    assert [one.text for one in ben.all(msg.Notice)] == ["Back in five minutes"]
    assert said is not None
    assert said.rows == [["2"]]
    assert tables is not None
    assert tables.rows == [[ann.seated.table[:8], "hasbro", "gathering", "1", "public", "Ann"]]
    assert people is not None
    assert people.rows == [["Ann", "table"], ["Ben", "hall"]]
    for refused in (ended, unknown):
        assert refused is not None
        assert not refused.done
    number = desk.order("end", [ann.seated.table[:8]])
    sent_away(hall)
    answer = desk.answer_to(number)
    assert answer is not None
    assert answer.done
    assert ann.all(msg.Refused)[-1].why == "ended"
    assert hall.someone().refusal(msg.Join(ann.seated.code, "Dora")) == "code"
    hall.wait(1)
    assert hall.lobby.supervisor.over == [ann.seated.table]
    found = other.named("Ben")
    assert found is not None
    other.forget(found.number)
    sent_away(hall)
    assert you(ben) == msg.You()
    other.close()


def test_every_order_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: an order is answered also where a table has no host any more, and where it fails."""
    path = tmp_path / FILE
    hall = HallHarness(Identities(path))
    ann = hall.known("Ann")
    ann.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
    ann.says(msg.Leave())
    desk = Moderation(Identities(path).file)
    number = desk.order("tables", [])
    sent_away(hall)
    answer = desk.answer_to(number)
    assert answer is not None
    assert [row[-1] for row in answer.rows] == [""]

    def fails(_operator: object, _order: object) -> OrderAnswer:
        raise KeyError

    monkeypatch.setattr(Operator, "_answer", fails)
    number = desk.order("tables", [])
    sent_away(hall)
    assert desk.answer_to(number) == OrderAnswer(False)


@pytest.mark.parametrize("is_here", [True, False])
def test_a_banned_host_is_removed_and_the_next_one_hosts(tmp_path: Path, *, is_here: bool) -> None:
    """Promise: whom the operator bans is at no table any more, whether they are there or away; the
    others hear who removed them and who hosts now, and play on."""
    path = tmp_path / FILE
    hall, other = HallHarness(Identities(path)), Identities(path)
    eve, ann = hall.known("Eve"), hall.known("Ann")
    sent_away(hall)
    eve.says(msg.HostTable("hasbro", "Eve", {"red": "you", "blue": "open", "green": "open"}))
    ann.says(msg.Join(eve.seated.code, "Ann"))
    if not is_here:
        eve.goes_away()
    person = hall.identities.named("Eve")
    assert person is not None
    Moderation(other.file).ban(Ban(person.number, "", "Eve", FOR_EVER))
    assert sent_away(hall) == ([eve.connection] if is_here else [])
    assert ann.happened() == ["Eve banned", "Ann hosts"]
    assert ann.refusal(msg.Manage("start")) == ""


def test_a_report_without_lines_says_so() -> None:
    """Promise: after a start anew the server has no chat, and does not say that it kept any."""
    hall = HallHarness()
    ann, eve = hall.known("Ann"), hall.known("Eve")
    ann.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
    eve.says(msg.Join(ann.seated.code, "Eve"))
    ann.says(msg.ReportPerson(eve.seated.guest))
    assert ann.all(msg.Notice)[-1] == msg.Notice("reported", "Eve", lines=0)


def test_the_command_tells_each_thing_in_a_sentence(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: every command of `sorry-a11y server` answers in a
    sentence, refuses in one, and is written to a log that its owner alone reads."""
    folder = tmp_path / "tables"

    def server(*words: str) -> tuple[int, str]:
        status, told, complained = run("server", *words, "--data", str(folder))
        return status, told + complained

    status, told = server("tables")
    assert (status, told[:29]) == (1, "No server has saved people's ")
    with Serving(folder) as serving:
        assert server("tables") == (0, "No table is in use.\n")
        assert server("people") == (0, "Nobody with a name of their own is here.\n")
        assert server("say", "Back", "soon") == (0, "0 connections were told.\n")
        assert server("end", "abc")[0] == 1
        ann = Sitter(
            f"127.0.0.1:{serving.port}",
            msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}),
        )
        assert server("end", ann.seated.table[:8])[0] == 0
        assert ann.hears("closed the table") == (
            "The people who run this server closed the table, goodbye"
        )
        assert ann.heard[-1][1].status == 0
    identities = Identities(folder / FILE)
    identities.claim(secret("Ann"), "Ann", 1)
    identities.close()
    assert server("ban", "ann", "--days", "0")[0] == 2
    status, told = server("ban", "ann", "--days", "3")
    assert (status, told[:24]) == (0, "Ann may not come before ")
    assert server("ban", "2001:db8::1/64") == (0, "2001:db8::/64 may not come any more.\n")
    assert server("bans")[1].count("\n") == 2
    assert server("unban", "Ann") == (0, "Ann may come again.\n")
    assert server("unban", "Ann") == (1, "Ann is not banned.\n")
    assert server("forget", "Ann") == (0, "Ann is forgotten.\n")
    nobody = "Ann is neither the name of a person here nor a network.\n"
    assert server("forget", "Ann") == (1, nobody)
    assert server("reports") == (0, "Nobody has reported anything.\n")
    identities = Identities(folder / FILE)
    for lines in ((), ("Eve: Go away",)):
        Moderation(identities.file).report(
            Report(0, 1, "Ann", "Eve", 0, "192.0.2.1", "name", lines)
        )
    identities.close()
    reported = "On 1970-01-02, Ann reported Eve, who came from 192.0.2.1, because of the name."
    assert server("reports")[1].splitlines() == [
        f"{reported} There are no lines of chat.",
        f"{reported} The last lines of chat follow.",
        "Eve: Go away",
    ]
    assert server("dance")[0] == 2
    assert server("ban")[0] == 2
    assert server("tables", "now")[0] == 2
    log = folder / "operator.log"
    assert "ban ann: Ann may not come before" in log.read_text(encoding="utf-8")
    if os.name != "nt":
        assert log.stat().st_mode & 0o077 == 0


def test_a_copy_of_a_running_server_is_put_back(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: what runs is copied and checked; a copy is put where
    nothing is, and its people come back to their seats and names; where something is, or nothing
    whole, there is one sentence and nothing has happened."""
    folder, copy, anew = tmp_path / "tables", tmp_path / "copy", tmp_path / "anew"

    def server(*words: str, data: Path = folder) -> tuple[int, str]:
        status, told, complained = run("server", *words, "--data", str(data))
        assert (told + complained).count("\n") == 1
        return status, (told + complained)

    async def seat(url: str) -> msg.Seated:
        async with connect(url) as socket:
            await socket.send(encoded(msg.Hello(1, 1, identity=secret("Ann"))))
            await socket.send(encoded(msg.TakeName("Ann")))
            await socket.send(
                encoded(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
            )
            while not isinstance(message := decoded_down(await socket.recv()), msg.Seated):
                pass
            return message

    async def comes_back(url: str, seated: msg.Seated) -> list[str]:
        async with connect(url) as socket:
            await socket.send(encoded(msg.Hello(1, 1, identity=secret("Ann"))))
            await socket.send(encoded(msg.EnterHall()))
            await socket.send(encoded(msg.Back(seated.table, seated.token)))
            told: list[str] = []
            while "TableState" not in told:
                message = decoded_down(await socket.recv())
                told.append(
                    message.name if isinstance(message, msg.You) else (type(message).__name__)
                )
            return told

    assert server("backup", str(copy))[0] == 1
    with Serving(folder) as running:
        seated = asyncio.run(seat(running.url))
        status, told = server("backup", str(copy))
        assert status == 0
        assert told.endswith(". Tables 1, names of people 1.\n")
        assert server("backup", str(copy))[0] == 1
    assert server("restore", str(copy))[0] == 1  # there are tables
    assert server("restore", str(copy), data=anew)[0] == 0
    with Serving(anew) as again:
        assert "Ann" in asyncio.run(comes_back(again.url, seated))
    (copy / "tables.sqlite").write_bytes(b"nonsense" * 1000)
    assert server("restore", str(copy), data=tmp_path / "other")[0] == 1
    assert not (tmp_path / "other" / "tables.sqlite").exists()
    if os.name != "nt":
        assert {one.stat().st_mode & 0o077 for one in anew.iterdir()} == {0}


@pytest.mark.skipif(os.name == "nt", reason="no owners there")
def test_a_log_that_root_begins_is_copied_by_the_servers_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: the log belongs to whoever has the folder, also where
    root gives the first command, so that the nightly copy can read it; a copy that fails names the
    file that it could not read, and is not there."""
    folder, copy = tmp_path / "tables", tmp_path / "copy"
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda _file, user, group: given.append((user, group)))
    with Serving(folder):
        owner = folder.stat()
        for _ in range(2):
            assert run("server", "bans", "--data", str(folder))[0] == 0
    assert given == [(owner.st_uid, owner.st_gid)]
    log = folder / "operator.log"
    log.unlink()
    log.mkdir()  # what nobody reads as a file, whatever account has the test
    status, _told, complained = run("server", "backup", str(copy), "--data", str(folder))
    assert status == 1
    assert "operator.log cannot be read" in complained
    assert not copy.exists()
