"""Who is blocked meets a wall: whatever they try, they are told what is told when nobody is there.

Each way is tried twice by the same person: where Ann, who has blocked Ben, sits at her table, and
where she is not here and has no table. What Ben is told must be the same, word for word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
import pytest

from sorry_a11y.core.rules.board import Seat
from sorry_a11y.online.server.people.directory import Directory
from sorry_a11y.online.server.people.identities import Identities
from sorry_a11y.online.wire import protocol as msg
from sorry_a11y.online.wire.encoding import Heard, Outgoing

from .people import Someone
from .test_hall import HallHarness, secret, you

SEATS = {"red": "you", "blue": "open", "green": "open", "yellow": "open"}
NO_TABLE = "987654321098"
"""A code that no table has."""


class Evening:
    """Ben, whom Ann has blocked, and a friend of both. ``code``: that of Ann's table if she is
    there; ``old``: the place at that table that Ben had before; ``seat``: that of Dan, who sits
    there and has told Ben how he comes back to it."""

    def __init__(self, *, is_here: bool, public: bool = True) -> None:
        self.hall = hall = HallHarness()
        self.ben, self.cid = hall.known("Ben"), hall.known("Cid")
        self.ann = hall.known("Ann")
        for one, other in ((self.ann, "Ben"), (self.ben, "Ann")):
            one.says(msg.Relate("friend", other))
        self.code, self.old = NO_TABLE, msg.Back(NO_TABLE[:3], "0" * 32)
        self.seat = self.old
        self.is_here = is_here
        if is_here:
            self.ann.says(msg.HostTable("hasbro", "Ann", SEATS, public=public))
            self.ben.says(msg.Join(self.ann.seated.code, "Ben"))
            self.old = msg.Back(self.ben.seated.table, self.ben.seated.token)
        self.ann.says(msg.Relate("block", "Ben"))
        if is_here:
            self.code = self.ann.all(msg.InviteCode)[-1].code
            dan = hall.known("Dan")
            dan.says(msg.Join(self.code, "Dan"))
            self.seat = msg.Back(dan.seated.table, dan.seated.token)
        else:
            self.ann.goes_away()
            hall.known("Dan").says(msg.HostTable("hasbro", "Dan", SEATS))
        hall.wait(400)

    def anew(self, address: str = "home of Ben", **hello: str) -> Someone:
        """Ben on a new connection."""
        return self.hall.someone(address, **({"identity": secret("Ben")} | hello))

    def nameless(self, address: str = "home of Ben", **hello: str) -> Someone:
        """Ben, who shows nothing that proves who he is."""
        return self.hall.someone(address, **hello)


Way = Callable[[Evening], Sequence[Outgoing]]


def enters(one: Someone) -> list[Outgoing]:
    """What somebody is told who enters the hall and asks for its tables."""
    return [*one.says(msg.EnterHall()), *one.says(msg.ListTables())]


def invites(evening: Evening) -> list[Outgoing]:
    """Ben invites Ann twice to a table of his own."""
    ben = evening.anew()
    ben.says(msg.HostTable("hasbro", "Ben", SEATS))
    return [*ben.says(msg.Invite("Ann", ben.seated.code))] * 2


def reports(evening: Evening) -> list[Outgoing]:
    """Ben reports Ann from his own table, by the number that she has at hers."""
    ben = evening.anew()
    ben.says(msg.HostTable("hasbro", "Ben", SEATS))
    return [m for number in range(3) for m in ben.says(msg.ReportPerson(number))]


def begins_anew(evening: Evening) -> list[Outgoing]:
    """Ben has the server forget him, takes another name with the same program, and joins."""
    ben = evening.anew()
    ben.says(msg.ForgetMe())
    ben.says(msg.TakeName("Zoe"))
    return [*ben.says(msg.Join(evening.code, "Zoe")), *enters(ben)]


def takes_another_identity(evening: Evening) -> list[Outgoing]:
    """Ben's program takes over an identity that he made on another device."""
    phone, ben = evening.hall.comes("phone"), evening.anew()
    phone.says(msg.TakeName("Zoe"))
    phone.says(msg.AskTransfer())
    ben.says(msg.Adopt(phone.all(msg.TransferCode)[-1].code))
    return [*ben.says(msg.Join(evening.code, "Zoe")), *enters(ben)]


def is_invited(evening: Evening) -> list[Outgoing]:
    """Dan, who sits at Ann's table, invites Ben there; without her he is at no table."""
    ben = evening.anew()
    before = len(ben.told)
    if evening.is_here:
        dan = evening.hall.someone("home of Dan", identity=secret("Dan"))
        dan.says(evening.seat)
        told = dan.says(msg.Invite("Ben", evening.code))
        assert [one.what for one in told if isinstance(one, msg.Notice)] == ["sent"]
    return ben.told[before:]


def waits_for_news(evening: Evening) -> list[Outgoing]:
    """Ben is a friend of Ann's by his own list and is told of new tables; she comes back to the
    hall, and opens another table."""
    ben = evening.anew()
    ben.says(msg.Watch("tables"))
    ben.says(msg.EnterHall())
    before = len(ben.told)
    if evening.is_here:
        evening.ann.goes_away()
        evening.hall.wait(400)
        ann = evening.hall.comes("Ann")
        ann.says(msg.EnterHall())
        ann.says(msg.HostTable("hasbro", "Ann", SEATS, public=True))
    return ben.told[before:]


WAYS: dict[str, Way] = {
    "by code": lambda at: at.anew().says(msg.Join(at.code, "Ben")),
    "by code, under another name": lambda at: at.anew().says(msg.Join(at.code, "Zoe")),
    "by code, without a name": lambda at: at.anew().says(msg.Join(at.code, "")),
    "by code, without an identity": lambda at: at.nameless().says(msg.Join(at.code, "Zoe")),
    "by code, with a new secret": lambda at: at.nameless(identity=secret("new")).says(
        msg.Join(at.code, "Zoe")
    ),
    "by code, to one seat": lambda at: at.anew().says(msg.Join(at.code, "Ben", Seat(1))),
    "by code, under a name of the table": lambda at: at.anew().says(msg.Join(at.code, "Ann")),
    "to watch": lambda at: at.anew().says(msg.Join(at.code, "Ben", watch=True)),
    "to watch, without an identity": lambda at: at.nameless().says(
        msg.Join(at.code, "Zoe", watch=True)
    ),
    "by looking at the table of a code": lambda at: at.anew().says(msg.LookAt(at.code)),
    "by looking at the table of a code, without an identity": lambda at: at.nameless().says(
        msg.LookAt(at.code)
    ),
    "from another network": lambda at: at.anew("2001:db8:77::1").says(msg.Join(at.code, "Ben")),
    "from another network, without an identity": lambda at: at.nameless("2001:db8:77::1").says(
        msg.Join(at.code, "Zoe")
    ),
    "in another language": lambda at: at.nameless(lang="de").says(msg.Join(at.code, "Zoe")),
    "by the hall and its list": lambda at: enters(at.anew()),
    "by the hall and its list, without an identity": lambda at: enters(at.nameless()),
    "by playing now": lambda at: at.anew().says(msg.PlayNow("hasbro", "Ben")),
    "by playing now, without an identity": lambda at: at.nameless().says(
        msg.PlayNow("hasbro", "Zoe")
    ),
    "by inviting": invites,
    "by asking to be a friend": lambda at: at.anew().says(msg.Relate("friend", "Ann")),
    "by ending the friendship": lambda at: at.anew().says(msg.Relate("unfriend", "Ann")),
    "by blocking": lambda at: at.anew().says(msg.Relate("block", "Ann")),
    "by a report": reports,
    "by the seat from before": lambda at: at.anew().says(at.old),
    "by a seat that was handed on": lambda at: at.anew().says(at.seat),
    "by a seat that was handed on, without an identity": lambda at: at.nameless().says(at.seat),
    "by being forgotten": begins_anew,
    "by another identity": takes_another_identity,
    "by an invitation of somebody else": is_invited,
    "by waiting for news": waits_for_news,
    "by her name": lambda at: at.anew().says(msg.TakeName("Ann")),
}


def words_of(told: Sequence[Outgoing]) -> list[str]:
    """What was told, as it travels, without what chance makes: codes, secrets, and the game."""
    texts = [msgspec.json.encode(one).decode() for one in told if not isinstance(one, Heard)]
    return [re.sub(r'"(table|token|code)":"[^"]*"', r'"\1":""', text) for text in texts]


@pytest.mark.parametrize(
    ("way", "public"),
    [
        *((way, True) for way in WAYS),
        *((way, False) for way in WAYS if "code" in way or "watch" in way),
    ],
)
def test_no_way_leads_to_who_has_blocked_somebody(way: str, public: bool) -> None:
    """Promise of docs/online.md: whom somebody has blocked can neither sit with them nor see them
    or their tables, listed or not, and is told what is told when they are away."""
    here, away = Evening(is_here=True, public=public), Evening(is_here=False)
    told, control = (words_of(WAYS[way](evening)) for evening in (here, away))
    assert told == control
    for evening in (here, away):
        rooms = evening.hall.lobby.rooms.here.values()
        sitting = [{one.name for one in room.members.present()} for room in rooms]
        assert not any("Ann" in names and names & {"Ben", "Zoe"} for names in sitting)


def test_the_ways_lead_there_without_a_block() -> None:
    """Promise of this table of ways: each that could lead to Ann does so while nothing is blocked,
    so the wall is what keeps Ben out."""
    hall = HallHarness()
    ann = hall.opens(seats=SEATS, public=True)
    ben, zoe = hall.known("Ben"), hall.someone()
    assert [one.name for one in ben.all(msg.HallNow)[-1].people] == ["Ann"]
    ben.says(msg.ListTables())
    assert [one.host for one in ben.all(msg.Listing)[-1].tables] == ["Ann"]
    assert zoe.refusal(msg.LookAt(ann.seated.code)) == ""
    assert zoe.refusal(msg.Join(ann.seated.code, "Zoe")) == ""
    assert ben.refusal(msg.PlayNow("hasbro", "Ben")) == ""
    assert ben.seated.table == ann.seated.table


def test_a_refusal_takes_no_other_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: who is blocked is not told by the time that an answer takes: the database is asked
    as often as for a code that no table has, which is all that takes long."""
    asked: list[int] = []
    ask = Directory.ask

    async def counted(directory: Directory, question: Callable[..., object]) -> object:
        asked.append(1)
        return await ask(directory, question)

    monkeypatch.setattr(Directory, "ask", counted)
    counts = []
    for is_here in (True, False):
        evening = Evening(is_here=is_here)
        for one in (evening.anew(), evening.nameless()):
            asked.clear()
            one.says(msg.Join(evening.code, "Zoe"))
            counts.append(len(asked))
    assert counts[:2] == counts[2:]


# -- the side of who blocks ----------------------------------------------------------------------


def test_who_blocks_at_their_own_table_removes_the_other() -> None:
    """Promise: who is blocked by the host leaves the table as if the host had removed them."""
    hall = HallHarness()
    ann = hall.opens(seats=SEATS)
    ben = hall.joins("Ben", ann)
    told = ben.told[:]
    ann.says(msg.Relate("block", who=ben.seated.guest))
    assert ben.told[len(told) :] == [msg.Bye("removed")]
    assert [one.name for one in hall.table(ann).members.present()] == ["Ann"]
    assert you(ann).blocked == ["Ben"]


@pytest.mark.parametrize("is_over", [False, True])
def test_who_blocks_at_the_table_of_others_goes(is_over: bool) -> None:
    """Promise: at another's table who blocks somebody leaves it, so that no game after this one
    has both; the one who is blocked is told what is told when somebody leaves."""
    hall = HallHarness()
    cid = hall.opens("Cid", seats=SEATS)
    ann, ben = hall.joins("Ann", cid), hall.joins("Ben", cid)
    cid.says(msg.Manage("start"))
    if is_over:
        hall.play(cid, 5000)
    before = len(ben.told)
    ann.says(msg.Relate("block", "Ben"))
    assert ann.happened()[-1] == "Ann left"
    told = [one for one in ben.told[before:] if isinstance(one, msg.Happened)]
    assert [f"{one.name} {one.what}" for one in told] == ["Ann left"]
    assert {one.name for one in hall.table(cid).members.present()} == {"Cid", "Ben"}
    if is_over:
        cid.says(msg.Manage("start"))
        assert "Ann" not in hall.table(cid).names().values()


def test_a_guest_without_an_identity_can_be_blocked() -> None:
    """Promise: a guest who has no name in the hall can be blocked too: they leave the table, stay
    outside under any name, and the block holds for the name that their program takes later."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.comes("Ben")
    ann.says(msg.HostTable("hasbro", "Ann", SEATS))
    ben.says(msg.Join(ann.seated.code, "Benny"))
    ann.says(msg.Relate("block", who=ben.seated.guest))
    assert you(ann).blocked == ["Benny"]
    code = ann.all(msg.InviteCode)[-1].code
    again = hall.comes("Ben")
    assert again.refusal(msg.Join(code, "Benny")) == "code"
    again.says(msg.TakeName("Ben"))
    assert again.refusal(msg.Join(code, "Ben")) == "code"
    ann.says(msg.EnterHall())
    assert you(ann).blocked == ["Ben"]
    for name in ("Benny", "Ben"):
        ann.says(msg.Relate("unblock", name))
    cid = hall.someone()
    assert cid.refusal(msg.Join(code, "Cid")) == "", "nobody is blocked any more"


def test_who_blocks_is_told_the_truth() -> None:
    """Promise: who has blocked somebody is told that they sit at the table of a code, and neither
    sees such a table nor one of people without a name in the hall."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    ann.says(msg.Relate("block", "Ben"))
    ben.says(msg.HostTable("hasbro", "Ben", SEATS, public=True))
    assert ann.refusal(msg.Join(ben.seated.code, "Ann")) == "blocked"
    assert ann.all(msg.Refused)[-1].given == "Ben"
    zoe = hall.someone()
    zoe.says(msg.HostTable("hasbro", "Zoe", SEATS, public=True))
    ann.says(msg.ListTables())
    assert not ann.all(msg.Listing)[-1].tables
    assert ann.refusal(msg.Join(zoe.seated.code, "Ann")) == "", "a code is told by friends"


def test_a_block_holds_while_who_blocks_is_away() -> None:
    """Promise: the wall stands while its owner is away, and after the server began anew."""
    hall = HallHarness(Identities())
    cid = hall.opens("Cid", seats=SEATS, public=True)
    ann = hall.joins("Ann", cid)
    hall.known("Ben").goes_away()
    ann.says(msg.Relate("block", "Ben"))
    ann.goes_away()
    again = HallHarness(hall.identities, hall.journal)
    again.restart()
    again._have(cid.seated.table)
    ben = again.comes("Ben")
    assert ben.refusal(msg.Join(cid.seated.code, "Ben")) == "code"
    ben.says(msg.ListTables())
    assert not ben.all(msg.Listing)[-1].tables


def test_a_block_at_another_device_parts_both_when_they_come_back() -> None:
    """Promise: who blocked somebody from another device is parted from them on coming back."""
    hall = HallHarness()
    cid = hall.opens("Cid", seats=SEATS)
    ann, _ = hall.joins("Ann", cid), hall.joins("Ben", cid)
    ann.goes_away()
    hall.comes("Ann").says(msg.Relate("block", "Ben"))
    assert len([*hall.table(cid).members.present()]) == 3
    back = hall.someone("home of Ann", identity=secret("Ann"))
    back.says(msg.Back(ann.seated.table, ann.seated.token))
    assert {one.name for one in hall.table(cid).members.present()} == {"Cid", "Ben"}
