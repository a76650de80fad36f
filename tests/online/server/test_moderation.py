"""Those who run a server: reports, bans, orders, and the command for them."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest
from websockets.sync.client import connect

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

from .hall_socket import HallSocket
from .people import HeardConnection, awaited
from .programs import Serving, run
from .tables import Sitter
from .test_hall import HallHarness, secret, you

TABLE = msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"})


def answered(desk: Moderation, number: int) -> OrderAnswer:
    """What came of an order."""
    answer = desk.answer_to(number)
    assert answer is not None
    return answer


def number_of(identities: Identities, name: str) -> int:
    """The number of somebody who is known."""
    person = identities.named(name)
    assert person is not None
    return person.number


def server(data: Path, *words: str) -> tuple[int, str]:
    """The exit status of the operator's command about a folder, and all that it told."""
    status, told, complained = run("server", *words, "--data", str(data))
    return status, told + complained


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
    ann = hall.opens()
    eve = hall.joins("Eve", ann)
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
    hall, other = HallHarness(Identities(tmp_path / FILE)), Identities(tmp_path / FILE)
    ann, eve = hall.known("Ann"), hall.known("Eve")
    desk = Moderation(other.file)
    assert sent_away(hall) == []
    number = number_of(other, "eve")
    desk.ban(Ban(number, "", "Eve", FOR_EVER))
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
    assert [desk.unban(number, "") for _ in range(2)] == [True, False]
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
    hall, other = HallHarness(Identities(tmp_path / FILE)), Identities(tmp_path / FILE)
    ann, ben = hall.opens(public=True), hall.known("Ben")
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
    said, tables, people, ended, unknown = (answered(desk, number) for number in numbers)
    assert [one.text for one in ben.all(msg.Notice)] == ["Back in five minutes"]
    assert said.rows == [["2"]]
    assert tables.rows == [[ann.seated.table[:8], "hasbro", "gathering", "1", "public", "Ann"]]
    assert people.rows == [["Ann", "table"], ["Ben", "hall"]]
    assert (ended.done, unknown.done) == (False, False)
    number = desk.order("end", [ann.seated.table[:8]])
    sent_away(hall)
    assert answered(desk, number).done
    assert ann.all(msg.Refused)[-1].why == "ended"
    assert hall.someone().refusal(msg.Join(ann.seated.code, "Dora")) == "code"
    hall.wait(1)
    assert hall.lobby.supervisor.over == [ann.seated.table]
    other.forget(number_of(other, "Ben"))
    sent_away(hall)
    assert you(ben) == msg.You()
    other.close()


def test_every_order_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: an order is answered also where a table has no host any more, and where it fails."""
    hall = HallHarness(Identities(tmp_path / FILE))
    hall.opens().says(msg.Leave())
    desk = Moderation(Identities(tmp_path / FILE).file)
    number = desk.order("tables", [])
    sent_away(hall)
    assert [row[-1] for row in answered(desk, number).rows] == [""]

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
    hall, other = HallHarness(Identities(tmp_path / FILE)), Identities(tmp_path / FILE)
    sent_away(hall)
    eve = hall.opens("Eve", seats={"red": "you", "blue": "open", "green": "open"})
    ann = hall.joins("Ann", eve)
    if not is_here:
        eve.goes_away()
    number = number_of(hall.identities, "Eve")
    Moderation(other.file).ban(Ban(number, "", "Eve", FOR_EVER))
    assert sent_away(hall) == ([eve.connection] if is_here else [])
    assert ann.happened() == ["Eve banned", "Ann hosts"]
    assert ann.refusal(msg.Manage("start")) == ""


def test_a_report_without_lines_says_so() -> None:
    """Promise: after a start anew the server has no chat, and does not say that it kept any."""
    hall = HallHarness()
    ann = hall.opens()
    eve = hall.joins("Eve", ann)
    ann.says(msg.ReportPerson(eve.seated.guest))
    assert ann.all(msg.Notice)[-1] == msg.Notice("reported", "Eve", lines=0)


def test_the_command_tells_each_thing_in_a_sentence(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: every command of `sorry-a11y server` answers in a
    sentence, refuses in one, and is written to a log that its owner alone reads."""
    folder = tmp_path / "tables"
    told_of = partial(server, folder)
    status, told = told_of("tables")
    assert (status, told[:29]) == (1, "No server has saved people's ")
    with Serving(folder) as serving:
        assert told_of("tables") == (0, "No table is in use.\n")
        assert told_of("people") == (0, "Nobody with a name of their own is here.\n")
        assert told_of("say", "Back", "soon") == (0, "0 connections were told.\n")
        assert told_of("end", "abc")[0] == 1
        ann = Sitter(f"127.0.0.1:{serving.port}", TABLE)
        assert told_of("end", ann.seated.table[:8])[0] == 0
        assert ann.hears("closed the table") == (
            "The people who run this server closed the table, goodbye"
        )
        assert ann.heard[-1][1].status == 0
    identities = Identities(folder / FILE)
    identities.claim(secret("Ann"), "Ann", 1)
    identities.close()
    assert told_of("ban", "ann", "--days", "0")[0] == 2
    status, told = told_of("ban", "ann", "--days", "3")
    assert (status, told[:24]) == (0, "Ann may not come before ")
    assert told_of("ban", "2001:db8::1/64") == (0, "2001:db8::/64 may not come any more.\n")
    assert told_of("bans")[1].count("\n") == 2
    assert told_of("unban", "Ann") == (0, "Ann may come again.\n")
    assert told_of("unban", "Ann") == (1, "Ann is not banned.\n")
    assert told_of("forget", "Ann") == (0, "Ann is forgotten.\n")
    nobody = "Ann is neither the name of a person here nor a network.\n"
    assert told_of("forget", "Ann") == (1, nobody)
    assert told_of("reports") == (0, "Nobody has reported anything.\n")
    identities = Identities(folder / FILE)
    for lines in ((), ("Eve: Go away",)):
        Moderation(identities.file).report(
            Report(0, 1, "Ann", "Eve", 0, "192.0.2.1", "name", lines)
        )
    identities.close()
    reported = "On 1970-01-02, Ann reported Eve, who came from 192.0.2.1, because of the name."
    assert told_of("reports")[1].splitlines() == [
        f"{reported} There are no lines of chat.",
        f"{reported} The last lines of chat follow.",
        "Eve: Go away",
    ]
    assert told_of("dance")[0] == 2
    assert told_of("ban")[0] == 2
    assert told_of("tables", "now")[0] == 2
    log = folder / "operator.log"
    assert "ban ann: Ann may not come before" in log.read_text(encoding="utf-8")
    if os.name != "nt":
        assert log.stat().st_mode & 0o077 == 0


def test_a_copy_of_a_running_server_is_put_back(tmp_path: Path) -> None:
    """Promise of docs/running-a-server.md: what runs is copied, and put back where nothing is, with
    seats and names; else there is one sentence and nothing has happened."""
    folder, copy, anew = tmp_path / "tables", tmp_path / "copy", tmp_path / "anew"
    told = [server(folder, "backup", str(copy))]
    with Serving(folder) as running:
        with connect(running.url) as socket:
            ann = HallSocket(socket, "Ann")
            ann.asks(msg.TakeName("Ann"), msg.You)
            seated = ann.asks(TABLE, msg.Seated)
        told += [server(folder, "backup", str(copy)) for _ in range(2)]
    assert told[1][1].endswith(". Tables 1, names of people 1.\n")
    told.append(server(folder, "restore", str(copy)))  # there are tables
    told.append(server(anew, "restore", str(copy)))
    with Serving(anew) as again, connect(again.url) as socket:
        ann = HallSocket(socket, "Ann")
        assert ann.asks(msg.EnterHall(), msg.You).name == "Ann"
        ann.asks(msg.Back(seated.table, seated.token), msg.TableState)
    (copy / "tables.sqlite").write_bytes(b"nonsense" * 1000)
    told.append(server(tmp_path / "other", "restore", str(copy)))
    assert [status for status, _ in told] == [1, 0, 1, 1, 0, 1]
    assert {text.count("\n") for _, text in told} == {1}
    assert not (tmp_path / "other" / "tables.sqlite").exists()
    if os.name != "nt":
        assert {one.stat().st_mode & 0o077 for one in anew.iterdir()} == {0}


@pytest.mark.skipif(os.name == "nt", reason="no owners there")
def test_a_log_that_root_begins_is_copied_by_the_servers_account(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promise of docs/running-a-server.md: the log belongs to whoever has the folder, also where
    root begins it; a copy that fails names the file that it could not read."""
    folder, copy = tmp_path / "tables", tmp_path / "copy"
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda _file, user, group: given.append((user, group)))
    with Serving(folder):
        owner = folder.stat()
        for _ in range(2):
            assert server(folder, "bans")[0] == 0
    assert given == [(owner.st_uid, owner.st_gid)]
    log = folder / "operator.log"
    log.unlink()
    log.mkdir()  # what nobody reads as a file, whatever account has the test
    status, told = server(folder, "backup", str(copy))
    assert status == 1
    assert "operator.log cannot be read" in told
    assert not copy.exists()
