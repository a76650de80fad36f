"""People in the halls of two processes of one server, which share the file of people."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sorry_a11y.server.identities import FILE, Identities
from sorry_a11y.server.other_halls import HallNews, OtherHalls
from sorry_a11y.server.shared_limits import SILENT_S
from sorry_a11y.wire import protocol as msg

from .test_hall import HallHarness, secret, you

Pair = tuple[HallHarness, HallHarness]


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[Pair]:
    """The halls of two processes."""
    with ExitStack() as stack:
        one, two = (HallHarness(Identities(tmp_path / FILE, part, 2)) for part in range(2))
        for hall in (one, two):
            stack.callback(hall.identities.close)
        yield one, two


def pass_time(halls: Pair) -> None:
    """Let both processes say what there is, and hear it."""
    for _ in range(2):
        for hall in halls:
            hall.wait(1)


def names(hall: HallHarness, name: str) -> list[tuple[str, str]]:
    """Whom somebody is told of in the hall."""
    one = hall.comes(name)
    one.says(msg.EnterHall())
    return [(person.name, person.place) for person in one.all(msg.HallNow)[-1].people]


def test_people_of_both_processes_are_told_of(halls: Pair) -> None:
    """Promise of docs/running-a-server.md: whoever is in the hall by another process is told of,
    with where they are, until they go or their process says nothing any more."""
    one, two = halls
    ann, ben = one.known("Ann"), two.known("Ben")
    pass_time(halls)
    assert names(one, "Cid") == [("Ann", "hall"), ("Ben", "hall")]
    ben.says(msg.PlayNow("hasbro", "Ben"))
    pass_time(halls)
    assert ("Ben", "game") in names(one, "Cid")
    two.lobby.gone(ben.number, two.now)
    pass_time(halls)
    assert names(one, "Cid") == [("Ann", "hall")]
    one.wait(int(SILENT_S) + 2)
    assert names(two, "Dora") == [("Ann", "hall")]
    two.wait(int(SILENT_S) + 2)
    assert names(two, "Dora") == [("Ann", "hall")] or names(two, "Dora") == []
    assert ann.number


def test_an_invitation_reaches_another_process(halls: Pair) -> None:
    """Promise: an invitation is heard by whoever is invited, once, by whichever process they came;
    who has blocked the one who invites hears nothing."""
    one, two = halls
    ann, ben, eve = one.known("Ann"), two.known("Ben"), two.known("Eve")
    eve.says(msg.Relate("block", "Ann"))
    pass_time(halls)
    ann.says(msg.HostTable("hasbro", "Ann", {"red": "you", "blue": "open"}))
    assert ann.seated is not None
    for name in ("Ben", "Eve"):
        assert ann.refusal(msg.Invite(name, ann.seated.code)) == ""
    assert ann.refusal(msg.Invite("Max", ann.seated.code)) == "person"
    pass_time(halls)
    pass_time(halls)
    told = msg.Notice("invited", "Ann", ann.seated.code, "hasbro")
    assert ben.all(msg.Notice) == [told]
    assert eve.all(msg.Notice) == []


def test_friends_and_tables_are_told_by_both_processes(halls: Pair) -> None:
    """Promise: who waits for a friend or a table hears of those at another process, too."""
    one, two = halls
    ann, ben = one.known("Ann"), two.known("Ben")
    ann.says(msg.Relate("friend", "Ben"))
    ann.says(msg.WatchTables())
    two.lobby.gone(ben.number, two.now)
    two.wait(400)
    one.wait(400)
    pass_time(halls)
    ben = two.known("Ben")
    pass_time(halls)
    assert [notice.what for notice in ann.all(msg.Notice)] == ["friend"]
    ben.says(msg.PlayNow("hasbro", "Ben"))
    pass_time(halls)
    assert [notice.what for notice in ann.all(msg.Notice)] == ["friend", "table"]


def test_what_is_known_of_somebody_is_the_same_at_both(halls: Pair) -> None:
    """Promise: a name, a block and a code for another device hold at every process at once."""
    one, two = halls
    ann, same, eve = one.known("Ann"), two.comes("Ann"), two.known("Eve")
    same.says(msg.EnterHall())
    ann.says(msg.Relate("block", "Eve"))
    ann.says(msg.TakeName("Anna"))
    pass_time(halls)
    assert (you(same).name, you(same).blocked) == ("Anna", ["Eve"])
    assert ("Anna", "hall") not in names(two, "Eve")
    ann.says(msg.AskTransfer())
    phone = two.comes("phone")
    assert phone.refusal(msg.Adopt(ann.all(msg.TransferCode)[-1].code)) == ""
    assert you(phone).name == "Anna"
    assert eve.number
    assert secret("Ann") != secret("phone")


def test_play_now_leads_to_a_table_of_another_process(halls: Pair) -> None:
    """Promise of docs/online.md: play now leads to the next open table in one's language, at
    whichever process it is; not to one whose host has blocked the player."""
    one, two = halls
    ann, ben, eve = one.known("Ann"), two.known("Ben"), two.known("Eve")
    ann.says(msg.Relate("block", "Eve"))
    ann.says(msg.PlayNow("hasbro", "Ann"))
    assert ann.seated is not None
    two.lobby.elsewhere = one.lobby.listed_here()
    pass_time(halls)
    wish = msg.PlayNow("hasbro", "Ben")
    code = two.lobby.elsewhere[0].code
    assert two.lobby.led_elsewhere(ben.number, wish) == msg.Join(code, "Ben")
    for other in (msg.PlayNow("dog", "Ben"), msg.ListTables()):
        assert two.lobby.led_elsewhere(ben.number, other) == other
    assert two.lobby.led_elsewhere(eve.number, wish) == wish


def test_codes_are_not_tried_at_one_process_after_the_other(halls: Pair) -> None:
    """Promise of docs/running-a-server.md: who has tried too many codes at one process is refused
    at the other one, too, for as long; others are not."""
    one, two = halls
    eve = one.someone("192.0.2.66")
    wrong = [eve.refusal(msg.Join(f"{number:012}", "Eve")) for number in range(11)]
    assert wrong == ["code"] * 10 + ["many"]
    pass_time(halls)
    assert two.someone("192.0.2.66").refusal(msg.Join("1" * 12, "Eve")) == "many"
    assert two.someone("192.0.2.67").refusal(msg.Join("1" * 12, "Ann")) == "code"
    two.wait(6)
    assert two.someone("192.0.2.66").refusal(msg.Join("1" * 12, "Eve")) == "code"


def test_news_of_another_version_are_passed_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Promise of OtherHalls: while two versions run side by side, what one of them does not
    understand is passed over and logged once; everything else is heard, once."""
    with ExitStack() as stack:
        people = [Identities(tmp_path / FILE, part, 3) for part in range(3)]
        for one in people:
            stack.callback(one.close)
        here, there, newer = (OtherHalls(one.file, one.part, lambda: 1000.0) for one in people)
        newer.show([])
        people[2].file.execute("UPDATE present SET people = ?", ('[[1, "Ann", "moon", true]]',))
        there.show([])
        there.tell(HallNews("changed", 1))
        for text in ('{"what": "later"}', "no news"):
            people[2].file.execute(
                "INSERT INTO news (part, at, text) VALUES (2, 1000.0, ?)", (text,)
            )
        there.tell(HallNews("changed", 2))
        assert [one.person for one in here.look()] == [1, 2]
        assert here.look() == []
        assert (here.people, here.count) == ([], 2)
    assert len(caplog.records) == 1
