"""The lists of the hall: they live, and tell who comes and goes to whom wants to hear it."""

from __future__ import annotations

import pytest

from sorry_a11y.online.wire import protocol as msg

from .people import Someone, awaited
from .test_hall import HallHarness, befriend, secret, you

SEATS = {"red": "you", "blue": "open"}


def passes(hall: HallHarness, seconds: float = 1.0) -> None:
    """Let time pass in the hall, a second at a time."""
    end = hall.now + seconds
    while hall.now < end:
        hall.wait(1)
        awaited(hall.lobby.board.look_after(hall.now))


def people(one: Someone) -> list[tuple[str, str]]:
    """Who is here and where, as somebody was told last."""
    return [(row.name, row.place) for row in one.all(msg.HallNow)[-1].people]


def tables(one: Someone) -> list[tuple[str, int]]:
    """The open tables by their hosts, with their free seats, as somebody was told last."""
    return [(row.host, row.open) for row in one.all(msg.HallNow)[-1].tables]


def came_and_went(one: Someone) -> list[str]:
    """Who came and went, as somebody was told."""
    told = [row for row in one.all(msg.Notice) if row.what in ("came", "went", "friend")]
    return [f"{row.name} {row.what}" for row in told]


def test_the_lists_are_sent_again_when_they_change() -> None:
    """Promise of docs/online.md: who is in the hall sees who comes, sits down and goes, and which
    tables open, fill and close, without asking; where nothing changes nothing is sent."""
    hall = HallHarness()
    ann = hall.known("Ann")
    passes(hall)
    ben = hall.known("Ben")
    passes(hall)
    assert (people(ann), tables(ann)) == ([("Ben", "hall")], [])
    ben.says(msg.HostTable("hasbro", "Ben", SEATS, public=True))
    passes(hall)
    assert (people(ann), tables(ann)) == ([("Ben", "table")], [("Ben", 1)])
    sent = len(ann.all(msg.HallNow))
    passes(hall, 5)
    assert len(ann.all(msg.HallNow)) == sent
    cid = hall.someone()
    cid.says(msg.Join(ben.seated.code, "Cid"))
    passes(hall)
    assert tables(ann) == [("Ben", 0)]
    ben.says(msg.Leave())
    cid.says(msg.Leave())
    ben.goes_away()
    passes(hall)
    assert (people(ann), tables(ann)) == ([], [])


def test_who_sits_at_a_table_is_sent_no_lists() -> None:
    """Promise: at a table nobody is disturbed by who comes into the hall, but by friends."""
    hall = HallHarness()
    ann = hall.opens()
    passes(hall)
    before = len(ann.told)
    hall.known("Ben")
    passes(hall, 3)
    assert ann.told[before:] == []


def test_who_comes_and_goes_is_told_once_and_can_be_turned_off() -> None:
    """Promise of docs/online.md: coming and going is told to those who were there, not of a page
    that is loaded again, and no more once it is turned off, on the next day either."""
    hall = HallHarness()
    ann = hall.known("Ann")
    passes(hall)
    ben = hall.known("Ben")
    passes(hall, 3)
    assert came_and_went(ann) == ["Ben came"]
    assert came_and_went(ben) == []
    ben.goes_away()
    passes(hall, 5)
    ben = hall.comes("Ben")
    ben.says(msg.EnterHall())
    passes(hall, 20)
    assert came_and_went(ann) == ["Ben came"], "it was a page that is loaded again"
    ben.goes_away()
    passes(hall, 20)
    assert came_and_went(ann) == ["Ben came", "Ben went"]
    ann.says(msg.Watch("people", on=False))
    assert you(ann).watches == []
    hall.known("Cid")
    passes(hall, 3)
    assert came_and_went(ann) == ["Ben came", "Ben went"]
    again = hall.comes("Ann")
    again.says(msg.EnterHall())
    assert you(again).watches == []


def test_a_friend_who_comes_is_not_told_twice() -> None:
    """Promise: that a friend comes is told as news of a friend alone."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    befriend(ann, ben)
    ben.goes_away()
    passes(hall, 400)
    before = len(came_and_went(ann))
    hall.comes("Ben").says(msg.EnterHall())
    passes(hall, 3)
    assert came_and_went(ann)[before:] == ["Ben friend"]


@pytest.mark.parametrize("hello", [{"identity": secret("Ben")}, {}], ids=["Ben", "nobody"])
def test_a_wall_stands_in_lists_that_live(hello: dict[str, str]) -> None:
    """Promise of docs/online.md: who stands in the hall and is blocked, or shows no name, neither
    sees nor is told that she comes, opens a table, moves and goes; who blocked sees nothing
    either."""
    hall = HallHarness()
    ann = hall.known("Ann")
    hall.known("Ben").goes_away()
    ann.says(msg.Relate("block", "Ben"))
    ann.goes_away()
    passes(hall, 400)
    ben = hall.someone(**hello)
    ben.says(msg.EnterHall())
    passes(hall)
    before = len(ben.told)
    ann = hall.comes("Ann")
    ann.says(msg.EnterHall())
    passes(hall, 2)
    assert people(ann) == []
    ann.says(msg.HostTable("hasbro", "Ann", SEATS, public=True))
    passes(hall, 2)
    ann.says(msg.Leave())
    ann.goes_away()
    passes(hall, 30)
    assert ben.told[before:] == []


def test_a_block_takes_effect_in_lists_that_are_open() -> None:
    """Promise: who is blocked while both stand in the hall sees the other one go, as if they had
    gone; and is not told so."""
    hall = HallHarness()
    ann, ben = hall.known("Ann"), hall.known("Ben")
    passes(hall, 2)
    before = len(ben.told)
    ann.says(msg.Relate("block", "Ben"))
    passes(hall, 30)
    assert (people(ann), people(ben)) == ([], [])
    assert [type(one) for one in ben.told[before:]] == [msg.HallNow]


def test_many_in_the_hall_are_sent_the_lists_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise: the work for the lists does not grow with the square of the people in the hall; the
    more are there, the less often they are sent them."""
    monkeypatch.setattr("sorry_a11y.online.server.people.hall_board._VIEWERS_A_SECOND", 0.5)
    hall = HallHarness()
    ann = hall.known("Ann")
    hall.known("Ben")
    passes(hall)
    sent = len(ann.all(msg.HallNow))
    for number in range(4):
        hall.known(f"Guest {number}")
        passes(hall)
    assert len(ann.all(msg.HallNow)) - sent <= 2
    passes(hall, 12)
    assert len(people(ann)) == 5
