"""A seat that is handed on: somebody comes back with another device or under another name."""

from __future__ import annotations

import pytest

from sorry_a11y.online.wire import protocol as msg

from .people import RoomHarness, Someone, two_at_a_table


def lost_device(**wishes: object) -> tuple[RoomHarness, Someone, Someone, Someone]:
    """A game whose guest Ben is away, and came in again from another device: the room, Ann, who
    hosts, the lost device, and the new one."""
    room, ann, ben = two_at_a_table(**wishes)
    room.play(ann, 6)
    ben.goes_away()
    room.wait(11)
    new = room.someone("telephone")
    new.says(msg.Join(ann.seated.code, "Ben's phone"))
    return room, ann, ben, new


def handed(ann: Someone, ben: Someone, new: Someone) -> None:
    """Ask for the seat, and have the host say yes."""
    new.says(msg.AskSeat(ben.seated.guest))
    ann.says(msg.AnswerQuestion(ann.all(msg.Asked)[-1].ask, True))


def test_the_host_hands_a_seat_on_to_another_device() -> None:
    """Promise of docs/online.md: who comes where no seat is free watches, asks for the seat of
    somebody who is away, and plays on in it once the host says yes; the others hear it."""
    room, ann, ben, new = lost_device()
    eve = room.guest(ann, "Eve", watch=True)
    assert (new.seated.seats, new.state.own) == ([], ())
    new.says(msg.AskSeat(ben.seated.guest))
    asked = ann.all(msg.Asked)[-1]
    assert (asked.what, asked.names) == ("seat", ["Ben's phone", "Ben"])
    assert not eve.all(msg.Asked)
    assert eve.happened()[-1] == new.happened()[-1] == "Ben's phone wants-seat"
    ann.says(msg.AnswerQuestion(asked.ask, True))
    assert ann.happened()[-1] == "Ben handed", "which says that he is back"
    state = new.state
    assert (state.you, state.own) == (ben.seated.guest, tuple(ben.seated.seats))
    assert ann.state.watchers == ["Eve"]
    assert new.views.keys() == {*ben.seated.seats}
    room.play_until(new)
    new.plays()


def test_the_old_device_is_told_and_the_new_one_comes_back() -> None:
    """Promise of docs/online.md: the old device hears that the seat is elsewhere, and the secret of
    the new one leads to the seat, also at a server that was started anew."""
    room, ann, ben, new = lost_device()
    handed(ann, ben, new)
    old = room.someone("the old one")
    assert old.refusal(msg.Back(ben.seated.table, ben.seated.token, 0)) == "elsewhere"
    new.goes_away()
    found = room.rebuilt(ann).members.with_token(new.seated.token)
    assert found
    assert (found.name, found.number) == ("Ben", ben.seated.guest)
    again = room.back(new)
    assert again.state.own == tuple(ben.seated.seats)


@pytest.mark.parametrize("end", ["no", "silence", "back"])
def test_a_seat_that_is_not_granted_stays(end: str) -> None:
    """Promise: a no, half a minute of silence, and the return of who has the seat leave everything;
    after a no the same guest asks for it no more."""
    room, ann, ben, new = lost_device()
    new.says(msg.AskSeat(ben.seated.guest))
    asked = ann.all(msg.Asked)[-1]
    match end:
        case "no":
            ann.says(msg.AnswerQuestion(asked.ask, False))
        case "silence":
            room.wait(31)
        case "back":
            room.back(ben)
    assert [(one.what, one.yes) for one in new.all(msg.Settled)] == [("seat", False)]
    ann.says(msg.AnswerQuestion(asked.ask, True))
    assert new.state.own == ()
    why = {"no": "seat-asked", "silence": "", "back": "person"}[end]
    assert new.refusal(msg.AskSeat(ben.seated.guest)) == why


def test_a_play_leaves_the_question_about_a_seat_open() -> None:
    """Promise: while the host is asked the game goes on, and a yes after it counts."""
    room, ann, ben = two_at_a_table()
    room.play_until(ann)
    ben.goes_away()
    new = room.guest(ann, "Cem")
    new.says(msg.AskSeat(ben.seated.guest))
    ann.plays()
    assert not new.all(msg.Settled)
    ann.says(msg.AnswerQuestion(ann.all(msg.Asked)[-1].ask, True))
    assert new.state.own == tuple(ben.seated.seats)


def test_the_host_loses_the_device() -> None:
    """Promise: where the host's own seat is asked for, another player answers, and the new device
    is the host; with nobody there nobody is asked."""
    room, ann, ben = two_at_a_table()
    ann.goes_away()
    room.wait(11)
    new = room.someone("telephone")
    new.says(msg.Join(ann.seated.code, "Ann 2"))
    handed(ben, ann, new)
    assert new.state.you == new.state.host == ann.seated.guest
    new.goes_away()
    ben.goes_away()
    room.wait(11)
    third = room.someone("third")
    third.says(msg.Join(ann.seated.code, "Cem"))
    assert third.refusal(msg.AskSeat(ben.seated.guest)) == "seat-away"


def test_who_plays_and_who_is_here_is_asked_for_nothing() -> None:
    """Promise: nobody asks for the seat of somebody who is here, and nobody has two."""
    room, ann, ben, new = lost_device(
        seats={"red": "you", "yellow": "open", "blue": "open", "green": "runner"}
    )
    assert new.refusal(msg.AskSeat(ann.seated.guest)) == "person"
    assert new.refusal(msg.AskSeat(77)) == "person"
    assert ann.refusal(msg.AskSeat(ben.seated.guest)) == "seat"
    assert room.table(ann).questions.open is None
